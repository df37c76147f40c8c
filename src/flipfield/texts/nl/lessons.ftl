### What the tutor says. A lesson has a title, a line about it, its steps, hints for them, and an end.

## Flip

lesson-flip = De kanteling
lesson-flip-about = Hoe een schijf beweegt: over haar rand, kanteling na kanteling.
lesson-flip-disk = Welkom! De gemarkeerde schijf is van jou: de Zwaardvechters van Marienburg. De blauwe ruit is haar beweging: zo vaak mag ze kantelen.
lesson-flip-activate = Een schijf handelt als ze geactiveerd wordt. Tik op de Zwaardvechters.
lesson-flip-activate-hint = Dat zijn de Kruisboogschutters; die komen in een latere les. Tik op de gemarkeerde Zwaardvechters.
lesson-flip-first = Het lichte gebied laat zien waar de schijf kan komen. Eén kanteling klapt haar over haar rand, hoogstens haar eigen breedte ver. Tik in de gouden ring vlak voor haar.
lesson-flip-first-hint = Nog niet: eerst moeten de Zwaardvechters bewegen. Tik in de gouden ring.
lesson-flip-far = Dat was één kanteling. Voor een langere weg wijs je het doel aan en de kantelingen volgen elkaar vanzelf op. Stuur de Zwaardvechters naar de volgende ring.
lesson-flip-far-hint = De ring is niet bereikt, dus de beweging begint opnieuw. Tik in de gouden ring.
lesson-flip-end = Je bent er. Je hoeft niet alle kantelingen te gebruiken: beëindig de activering. De schijf krijgt een activeringsfiche en rust tot de volgende ronde.
lesson-flip-well = Je kunt kantelen. Al het andere in dit spel groeit daaruit.

## Pin

lesson-pin = Het vastzetten
lesson-pin-about = Wat er gebeurt als een schijf op een andere landt.
lesson-pin-pinned = Au! Ork-Jongenz zijn op je Kruisboogschutters geland. Een schijf waarop een andere ligt, is vastgezet: ze kan niet geactiveerd worden. Tik erop en het spel vertelt het je.
lesson-pin-activate = Doe hun hetzelfde aan. Activeer de gemarkeerde Zwaardvechters.
lesson-pin-activate-hint = Deze Zwaardvechters staan te ver weg. Neem de gemarkeerde.
lesson-pin-pin = Kantel nu op de gemarkeerde Ork-Jongenz. Een smalle strook is genoeg; randen die elkaar alleen raken niet.
lesson-pin-pin-hint = Er liggen geen Ork-Jongenz onder je, dus de beweging begint opnieuw. Land zo dat je een deel van de gemarkeerde schijf bedekt.
lesson-pin-stopped = Vastgezet! Een schijf die een vijand vastzet, moet daar stoppen, en de twee zijn in gevecht: in de lijfgevechtfase slaan ze toe. Let op: ook eigen schijven zetten elkaar vast.
lesson-pin-well = Wie bovenop ligt, beslist wie nog mag handelen.

## Command cards

lesson-cards = Bevelkaarten
lesson-cards-about = Wie eerst komt en hoeveel schijven handelen.
lesson-cards-strategies = Elke kaart heeft een strategie. Stoutmoedig gaat voor standvastig, standvastig voor sluw, sluw voor stoutmoedig. Traag is altijd het laatst. Bij gelijke strategie begint de startspeler, en dat zijn hier de Orks.
lesson-cards-choose = Gespeelde kaarten liggen open, dus je weet wat de Orks nog hebben: Strijdlustige soldaten (standvastig) en Nadering (traag). Kies de kaart die voor allebei komt: een stoutmoedige.
lesson-cards-choose-hint = Met die kaart zouden de Orks misschien eerst komen. Stoutmoedig gaat voor standvastig: neem Zegen van Myrmidia.
lesson-cards-spend = Jij komt eerst! Het getal op de kaart zegt hoeveel schijven je activeert: twee. Activeer er twee, na elkaar, en beweeg ze zoals je wilt. Een ervan mag zelfs twee keer vaker kantelen: dat is de vaardigheid van de kaart.
lesson-cards-last = Nu hebben de Orks alleen nog Nadering, en traag komt het laatst: elke kaart van jou gaat voor. Kies er een.
lesson-cards-well = Als niemand nog een kaart heeft of geen schijf meer kan handelen, begint het lijfgevecht. Daarna komen alle kaarten terug op de hand.

## Shooting

lesson-shooting = Schieten
lesson-shooting-about = Reikwijdte, dobbelstenen, schade.
lesson-shooting-values = Kruisboogschutters raken van ver. Blijf op de schijf rusten of houd haar ingedrukt om te zien hoe: drie dobbelstenen, tot middellange reikwijdte, kracht 3.
lesson-shooting-activate = Activeer de gemarkeerde Kruisboogschutters.
lesson-shooting-activate-hint = De andere schieten daarna. Begin met de gemarkeerde.
lesson-shooting-shoot = Vijanden binnen bereik en in zicht lichten rood op. Tik op de Ork-Jongenz en kies schieten.
lesson-shooting-shoot-hint = Verspil het schot niet: tik op de Ork-Jongenz en schiet.
lesson-shooting-damage = Eén treffer: 3 schade. De taaiheid in het groene schild is 4, dus de Ork-Jongenz staan nog. Maar de schade blijft op ze liggen tot de ronde eindigt.
lesson-shooting-again = Je tweede Kruisboogschutters staan klaar, en 1 schade meer is genoeg. Schiet op dezelfde Ork-Jongenz.
lesson-shooting-again-hint = De Ork-Jongenz zijn er bijna geweest. Tik erop en schiet.
lesson-shooting-well = De schade bereikte de taaiheid en de Ork-Jongenz zijn gevallen. Pas op voor de afzwaaier: die treft de dichtstbijzijnde schijf, vriend of vijand.

## Melee

lesson-melee = Lijfgevecht
lesson-melee-about = Aanval, tegenaanval, wonden.
lesson-melee-values = In het lijfgevecht wordt niet gedobbeld, alleen de waarden tellen. Wie bovenop ligt, is aanvaller en brengt zijn aanvalswaarde toe (linker rode cirkel). Wie onderop ligt, brengt zijn tegenaanvalswaarde toe (rechter rode cirkel).
lesson-melee-pin = Je aanvalswaarde is 4, de taaiheid van de Ork-Jongenz is 4. Kantel op de gemarkeerde!
lesson-melee-pin-hint = Zonder vastzetten geen gevecht. Kantel de Zwaardvechters op de gemarkeerde Ork-Jongenz.
lesson-melee-order = Nog meer Ork-Jongenz zijn op Karl Franz geland. Nu slaan alle schijven toe die in gevecht zijn. Jij bent startspeler: kies welk gevecht eerst komt.
lesson-melee-blows = Beide klappen van een gevecht vallen tegelijk. Je Zwaardvechters verdroegen 3 schade en wonnen. Karl Franz kreeg er 5, evenveel als zijn taaiheid: dat is een wond, maar zijn uithoudingsvermogen (het hart) verdraagt er een. De eindfase nam alle schade weg; wonden blijven.
lesson-melee-well = Val aan waar jouw getal groot genoeg is en dat van hen niet.

## Scrum

lesson-scrum = De kluwen
lesson-scrum-about = Een hele stapel vecht, van boven naar beneden.
lesson-scrum-pile = De gemarkeerde Zwaardvechters liggen op Ork-Jongenz, en Ork-Jongenz liggen op hen: ze zijn belaagd. Een belaagde schijf moet zich eerst verdedigen. Met taaiheid 4 tegen aanval 5 zouden ze vallen voordat ze toeslaan.
lesson-scrum-top = Red ze: leg je andere Zwaardvechters bovenop, op de gemarkeerde Ork-Jongenz.
lesson-scrum-top-hint = Dat helpt je Zwaardvechters niet. Land op de gemarkeerde Ork-Jongenz die op hen liggen.
lesson-scrum-strike = De stapel vocht van boven naar beneden. Hier liggen twee vijanden op je Zwaardvechters, en zij kunnen er maar één raken: 3 schade. Wiens taaiheid is niet groter?
lesson-scrum-strike-hint = De Boogschutter-Jongenz hebben taaiheid 4 en zouden blijven staan. De Wolvenrijders hebben maar 3.
lesson-scrum-result = De bovenste Ork-Jongenz vielen eerst, dus je belaagde Zwaardvechters waren vrij en sloegen zelf toe. De laatste vielen, maar namen de Wolvenrijders mee: klappen vallen tegelijk.
lesson-scrum-well = Kijk naar de top van de stapel: daar begint het gevecht.

## Keywords

lesson-keywords = Sleutelwoorden
lesson-keywords-about = Mobiel, Vliegend, Inslag: wat schijven bijzonder maakt.
lesson-keywords-look = Een geactiveerde schijf doet één ding: bewegen of schieten of een vaardigheid gebruiken. Sleutelwoorden buigen zulke regels. De Pistoolruiters zijn Mobiel.
lesson-keywords-activate = Activeer de Pistoolruiters.
lesson-keywords-activate-hint = Karl Franz komt daarna. Eerst de Pistoolruiters.
lesson-keywords-ride = De Wolvenrijders zijn buiten bereik. Rijd naar de gouden ring.
lesson-keywords-ride-hint = Vanaf hier reikt geen schot. Rijd de gouden ring in, de beweging begint opnieuw.
lesson-keywords-shoot = Mobiel: na de beweging mogen ze nog schieten. Tik op de Wolvenrijders en schiet.
lesson-keywords-shoot-hint = Nog niet stoppen: mobiele schijven bewegen en schieten. Tik op de Wolvenrijders.
lesson-keywords-fly = Nu Karl Franz. Hij is Vliegend: hij gaat over schijven heen zonder te stoppen. Vlieg over de Ork-Jongenz naar de Boogschutter-Jongenz, land op ze en beëindig de activering.
lesson-keywords-fly-hint = Karl Franz moet op de Boogschutter-Jongenz neerkomen en niet op de Ork-Jongenz. De vlucht begint opnieuw.
lesson-keywords-landed = Inslag 1: bij de landing kregen de Boogschutter-Jongenz meteen 1 schade, en in het lijfgevecht maakte hij ze af. De Ork-Jongenz onder zijn weg voelden niets.
lesson-keywords-well = Blijf op een schijf rusten of houd haar ingedrukt, en ze noemt haar sleutelwoorden. Elk ervan wordt één tik verder uitgelegd.

## Magic

lesson-magic = Bevelen en magie
lesson-magic-about = Gevechtsvaardigheden, focusvaardigheden en vuur uit de handen.
lesson-magic-card = Je speelt Hergroepering. Die kaart heeft een gevechtsvaardigheid: een held mag ze één keer gebruiken, vóór de eerste activering, tussen twee activeringen of na de laatste. Jouw held is Karl Franz.
lesson-magic-rally = Gebruik ze nu: druk op de gemarkeerde knop.
lesson-magic-rally-hint = Zo meteen. Eerst de gevechtsvaardigheid van de kaart: druk op de gemarkeerde knop.
lesson-magic-empower = Een bekrachtigde schijf krijgt tot het einde van de ronde +1 aanval, tegenaanval en taaiheid. Geef dat aan de Zwaardvechters.
lesson-magic-empower-hint = De Zwaardvechters gaan het lijfgevecht in en hebben het harder nodig. Tik op hen.
lesson-magic-activate = Nu de Vuurtovenaar. Activeer hem.
lesson-magic-activate-hint = De Zwaardvechters komen het laatst. Eerst de Vuurtovenaar.
lesson-magic-cast = Magie is een focusvaardigheid, een actie zoals schieten, maar zonder dobbelstenen en altijd raak. Tik op de Wolvenrijders en laat ze branden.
lesson-magic-cast-hint = De Tovenaar moet niet stilstaan. Tik op de Wolvenrijders en gebruik Magie.
lesson-magic-charge = Drie magische schade, en ze zijn weg. Het vuur kostte de Tovenaar 1 schade. Leid nu de bekrachtigde Zwaardvechters op de Ork-Jongenz.
lesson-magic-charge-hint = De Ork-Jongenz zijn nog vrij. Kantel de Zwaardvechters op ze, de beweging begint opnieuw.
lesson-magic-well = Meer heb je niet nodig. Regels en woorden zijn altijd één tik ver. Goede slag!
