### Warhammer: Diskwars in Dutch.
### Disks, units, cards, terrain pieces, sides, edges, players, abilities, ranges, phases and steps come in as words
### of this language, lists as joined text; an empty list comes in as the number 0. Names of disks stay as they are
### and may be singular or plural, so no sentence makes a verb, article or pronoun agree with one.

## Disks

unit-azhag-the-slaughterer = Azhag de Slachter
unit-grimgor-ironhide = Grimgor IJzerhuid
unit-grom-the-paunch = Grom de Pens
unit-archaon-the-everchosen = Archaon de Eeuwig Uitverkorene
unit-kairos-fateweaver = Kairos Lotswever
unit-valkia-the-bloody = Valkia de Bloedige
unit-alarielle-the-radiant = Alarielle de Stralende
unit-teclis = Teclis
unit-tyrion = Tyrion
unit-karl-franz = Karl Franz
unit-luthor-huss = Luthor Huss
unit-volkmar-the-grim = Volkmar de Grimmige
unit-big-boss = Grote Baas
unit-arrer-boyz = Boogschutter-Jongenz
unit-wolf-riders = Wolvenrijders
unit-boar-boyz = Zwijnenrijder-Jongenz
unit-orc-boyz = Ork-Jongenz
unit-rock-lobber = Keienwerper
unit-stone-fangz-shaman = Steentandz-sjamaan
unit-black-orcs = Zwarte Orks
unit-river-troll = Riviertrol
unit-kurgan-marauders = Kurgan-plunderaars
unit-flamers = Vlamdemonen
unit-bloodthirster = Bloeddorster
unit-plaguebearers = Pestdragers
unit-hellstriders = Helleruiters
unit-hellcannon = Hellekanon
unit-sorcerer-of-tzeentch = Tovenaar van Tzeentch
unit-bloodcrushers = Bloedverpletteraars
unit-militia-archers = Boogschutters van de burgerwacht
unit-militia-spearmen = Speerdragers van de burgerwacht
unit-swordmasters-of-hoeth = Zwaardmeesters van Hoeth
unit-skycutter = Hemelklover
unit-high-mage = Hoge Magiër
unit-sun-dragon = Zonnedraak
unit-maiden-guard = Maagdengarde
unit-ellyrian-reavers = Ellyrische Grensruiters
unit-repeater-bolt-thrower = Repeteerballista
unit-marienburg-swordsmen = Zwaardvechters van Marienburg
unit-huntsmen = Jagers
unit-helblaster-volley-gun = Helvuur-salvokanon
unit-bright-wizard = Vuurtovenaar
unit-talabheim-greatswords = Grootzwaarden van Talabheim
unit-knights-panther = Ridders van de Panter
unit-hochland-pistoliers = Pistoolruiters van Hochland
unit-reikland-crossbowmen = Kruisboogschutters van Reikland
unit-steam-tank = Stoomtank

## Command cards and the special scenario

card-fists-of-mork = Vuisten van Mork
card-approach = Nadering
card-waaagh = Waaagh!
card-strength-of-gork = Kracht van Gork
card-eager-soldiers = Strijdlustige soldaten
card-bait = Lokaas
card-storm-of-chaos = Chaosstorm
card-assault = Bestorming
card-intimidate = Intimidatie
card-nurgles-rot = Nurgles Verrotting
card-blood-for-the-blood-god = Bloed voor de Bloedgod
card-stall = Tijdrekken
card-speed-of-asuryan = Snelheid van Asuryan
card-arcane-attack = Magische aanval
card-shield-of-saphery = Schild van Saphery
card-push = Doorstoot
card-winds-of-morai-heg = Winden van Morai-Heg
card-entrap = In de val
card-myrmidias-blessing = Zegen van Myrmidia
card-rally = Hergroepering
card-fulminating-cage = Laaiende kooi
card-inspire = Bezieling
card-garrison = Garnizoen
card-attack = Aanval
card-strongholds = Vestingen

## Terrain

terrain-gully = Ravijn
terrain-gully-text = Ruig en gevaarlijk: een schijf die erin komt, moet stoppen, en na een kanteling of na het inzetten als versterking krijgt elke schijf die het overlapt d6 fysieke schade.
terrain-cave = Grot
terrain-cave-text = Dekking: bij afstandsaanvallen op een schijf in de grot wordt één gevechtsdobbelsteen minder geworpen, maar minstens één. Afstandsaanvallen gaan niet over de grens ervan, afzwaaiers wel.
terrain-ruined-windmill = Vervallen windmolen
terrain-ruined-windmill-text = Blokkeert het zicht tussen schijven erbuiten en geeft schijven erin Snel (tegenaanval). Wie de windmolen controleert, mag er versterkingen inzetten: de schijf moet hem overlappen.
terrain-old-wood = Oud woud
terrain-old-wood-text = Blokkeert het zicht tussen schijven erbuiten. Ruig: een schijf die erin komt, moet stoppen. Dekking: bij afstandsaanvallen op een schijf erin wordt één gevechtsdobbelsteen minder geworpen, maar minstens één.
terrain-watchtower = Wachttoren
terrain-watchtower-text = Schijven erin zien over alles heen wat het zicht blokkeert en zijn immuun voor schade van Inslag.

## Armies, races, factions

army-empire = Strijdmacht van het Keizerrijk
army-orc = Strijdmacht van de Orks
race-empire = Keizerrijk
race-high-elf = Hoogelfen
race-orc = Orks
race-chaos = Chaos
faction-order = Orde
faction-destruction = Vernietiging

## Ready-made regiments

regiment-azhag = Regiment van Azhag
regiment-grimgor = Regiment van Grimgor
regiment-grom = Regiment van Grom
regiment-archaon = Regiment van Archaon
regiment-kairos = Regiment van Kairos
regiment-valkia = Regiment van Valkia
regiment-alarielle = Regiment van Alarielle
regiment-teclis = Regiment van Teclis
regiment-tyrion = Regiment van Tyrion
regiment-karl-franz = Regiment van Karl Franz
regiment-luthor-huss = Regiment van Luthor Huss
regiment-volkmar = Regiment van Volkmar

## What the command cards do

card-fists-of-mork-text = Alleen voor Vernietiging. Gevechtsvaardigheid: een tovenaar brengt een doelschijf binnen middellange reikwijdte en elke schijf binnen korte reikwijdte daarvan d6 − 2 magische schade toe. Instabiel: bij chaos treft het ook de tovenaar.
card-approach-text = Veel schijven, geen poespas.
card-waaagh-text = Elke Orkschijf die met deze kaart wordt geactiveerd, krijgt Onstuitbaar.
card-strength-of-gork-text = Alleen voor Vernietiging. Gevechtsvaardigheid: een tovenaar bekrachtigt een doelschijf binnen middellange reikwijdte.
card-eager-soldiers-text = Elke schijf die met deze kaart wordt geactiveerd, krijgt +1 beweging.
card-bait-text = Gevechtsvaardigheid: een held bekrachtigt een doelschijf binnen middellange reikwijdte.
card-storm-of-chaos-text = Alleen voor Vernietiging. Gevechtsvaardigheid: een tovenaar brengt elke vijand binnen korte reikwijdte 2 magische schade toe. Instabiel: bij chaos treft het ook de tovenaar.
card-assault-text = Recht op de vijand af, zonder trucjes.
card-intimidate-text = Gevechtsvaardigheid: een held laat een vijandelijke schijf die hem vastzet één keer kantelen; jij kiest waarheen.
card-nurgles-rot-text = Alleen voor Vernietiging. Gevechtsvaardigheid: een demonische schijf verlaagt de taaiheid van een vijandelijke doelschijf binnen middellange reikwijdte met 1 tot de eindfase.
card-blood-for-the-blood-god-text = Alleen voor Vernietiging. Gevechtsvaardigheid: één gevecht waaraan een held deelneemt, wordt meteen afgehandeld, ongeacht de volgorde in een kluwen.
card-stall-text = Gevechtsvaardigheid: een held haalt het activeringsfiche van een bevriende doelschijf binnen middellange reikwijdte.
card-speed-of-asuryan-text = Alleen voor Orde. Elke Hoogelfenschijf die met deze kaart wordt geactiveerd, krijgt +2 beweging.
card-arcane-attack-text = De Magie van elke schijf die met deze kaart wordt geactiveerd, is 1 sterker.
card-shield-of-saphery-text = Alleen voor Orde. Gevechtsvaardigheid: een tovenaar haalt alle schade van een bevriende doelschijf binnen middellange reikwijdte.
card-push-text = Elke schijf die met deze kaart wordt geactiveerd, krijgt Inslag 1; heeft ze al Inslag, dan wordt die 1 hoger.
card-winds-of-morai-heg-text = Alleen voor Orde. Afstandsaanvallen van schijven die met deze kaart worden geactiveerd, reiken één stap verder. Geen effect op schijven die al een aanval op belegeringsreikwijdte hebben.
card-entrap-text = Gevechtsvaardigheid: een held legt een activeringsfiche op een vijandelijke doelschijf binnen middellange reikwijdte.
card-myrmidias-blessing-text = Eén schijf van het Keizerrijk die met deze kaart wordt geactiveerd, krijgt +2 beweging.
card-rally-text = Gevechtsvaardigheid: een held bekrachtigt een doelschijf binnen middellange reikwijdte.
card-fulminating-cage-text = Alleen voor Orde. Gevechtsvaardigheid: een tovenaar brengt een vijandelijke doelschijf binnen middellange reikwijdte 3 magische schade toe. Instabiel: bij chaos treft het ook de tovenaar.
card-inspire-text = Gevechtsvaardigheid: een held bekrachtigt een of twee doelschijven binnen middellange reikwijdte.
card-garrison-text = Schijven die met deze kaart als versterking worden ingezet, krijgen geen activeringsfiche.
card-attack-text = Het aantal doet het werk.

## Deployment cards

deployment-scout = Verkenners
deployment-scout-text = Je schijven die in deze zone worden opgesteld, krijgen Verkenner.
deployment-rendezvous = Verzamelpunt
deployment-rendezvous-text = Je schijven die in deze zone als versterking worden ingezet, krijgen geen activeringsfiche.
deployment-ambush = Hinderlaag
deployment-ambush-text = Deze zone loopt van de rand tot op lange reikwijdte.
deployment-banners = Banieren
deployment-banners-text = Je schijven die in deze zone worden opgesteld, beginnen bekrachtigd.
deployment-road = Heirweg
deployment-road-text = Je schijven waarvan de beweging volledig in deze zone begint, hebben +1 beweging.
deployment-trenches = Loopgraven
deployment-trenches-text = Je schijven die volledig in deze zone liggen, zijn Resistent (afstandsaanvallen).
deployment-shrine = Heiligdom
deployment-shrine-text = Je schijven die volledig in deze zone liggen, zijn Resistent (magische schade).
deployment-palisade = Palissade
deployment-palisade-text = Je schijven die volledig in deze zone liggen, zijn Immuun (Inslag).
deployment-hill = Heuvel
deployment-hill-text = Je schijven die volledig in deze zone liggen, zien over alles heen wat het zicht blokkeert.
deployment-war-engines = Krijgsmachines
deployment-war-engines-text = Afstandsaanvallen van je schijven die volledig in deze zone liggen, reiken één stap verder, hoogstens tot belegeringsreikwijdte.
deployment-relief = Ontzet
deployment-relief-text = Je schijven die in deze zone als versterking worden ingezet, zijn bekrachtigd.
deployment-hidden-path = Verborgen pad
deployment-hidden-path-text = In de eerste ronde zijn je schijven die volledig in deze zone liggen Immuun (afstandsaanvallen).

## Scenarios: the abilities, and what the objectives are worth

scenario-forced-march = Geforceerde mars
scenario-forced-march-text = Elke schijf die kan bewegen, heeft +1 beweging.
scenario-volleys = Salvo’s
scenario-volleys-text = Bij elke afstandsaanval wordt één gevechtsdobbelsteen meer geworpen.
scenario-bloodlust = Bloeddorst
scenario-bloodlust-text = Elke schijf krijgt Inslag 1; heeft ze al Inslag, dan wordt die 1 hoger.
scenario-winds-of-magic = Winden van de magie
scenario-winds-of-magic-text = De Magie van elke schijf is 1 sterker.
scenario-grim-resolve = Grimmige vastberadenheid
scenario-grim-resolve-text = Elke held op het slagveld begint elke ronde bekrachtigd.

objective-casualties =
    { $points ->
        [one] { $points } overwinningspunt voor elke schijf op de verliesstapels van de tegenstanders.
       *[other] { $points } overwinningspunten voor elke schijf op de verliesstapels van de tegenstanders.
    }
objective-heroes =
    { $points ->
        [one] { $points } overwinningspunt voor elke held op de verliesstapels van de tegenstanders.
       *[other] { $points } overwinningspunten voor elke held op de verliesstapels van de tegenstanders.
    }
objective-terrain =
    { $points ->
        [one] { $points } overwinningspunt voor elk terreinstuk dat je controleert.
       *[other] { $points } overwinningspunten voor elk terreinstuk dat je controleert.
    }
objective-ground =
    { $points ->
        [one] { $points } overwinningspunt voor elke schijf van jou die tot in een vijandelijke opstellingszone reikt.
       *[other] { $points } overwinningspunten voor elke schijf van jou die tot in een vijandelijke opstellingszone reikt.
    }
objective-survivors =
    { $points ->
        [one] { $points } overwinningspunt voor elke schijf van jou op het slagveld die buiten je opstellingszones ligt.
       *[other] { $points } overwinningspunten voor elke schijf van jou op het slagveld die buiten je opstellingszones ligt.
    }

## Abilities

ability-marshal = Gelederen ordenen
ability-marshal-text = Focusvaardigheid: tot twee activeringsfiches gaan van bevriende schijven naar andere bevriende schijven.
ability-orc-magic = Orkmagie
ability-orc-magic-text = De Magie van deze schijf is 1 sterker voor elke Orkschijf binnen korte reikwijdte; de schijf zelf telt mee.
ability-backlash = Terugslag
ability-backlash-text = Deze schijf krijgt telkens 1 schade wanneer ze Magie gebruikt.
ability-magic = Magie
ability-magic-text = Focusvaardigheid: brengt een vijandelijke doelschijf binnen middellange reikwijdte magische schade toe, zonder dobbelstenen.
ability-rouse = De Jongenz opjutten
ability-rouse-text = Focusvaardigheid: haalt het activeringsfiche van hoogstens twee schijven binnen middellange reikwijdte met ‘Jongenz’ in hun titel.
ability-summon = Demonen oproepen
ability-summon-text = Focusvaardigheid: zet een demonische schijf uit de reserve als versterking in binnen korte reikwijdte van deze schijf; ze krijgt een activeringsfiche.
ability-plague = Pest
ability-plague-text = Elke bekrachtigde schijf, vriend of vijand, die binnen korte reikwijdte van deze schijf komt, verliest haar bekrachtigingsfiche.
ability-doom = Ondergang
ability-doom-text = Gaat deze schijf met een vijand het gevecht aan, of ze nu vastzet of vastgezet wordt, dan krijgt elke vijand binnen korte reikwijdte van haar 1 magische schade.
ability-duel = Tweegevecht
ability-duel-text = Gaat deze schijf met vijanden het gevecht aan, of ze nu vastzet of vastgezet wordt, dan wordt voor elk van hen een d6 geworpen: bij 4 of meer krijgt die vijand 2 fysieke schade.
ability-hellcannon = Ongetemd
ability-hellcannon-text = Toont de eerste worp van haar afstandsaanval chaos, dan moet deze schijf kantelen naar de dichtstbijzijnde schijf die ze niet vastzet, en erop landen als dat kan.
ability-chaos-hits = Feilloze pijlen
ability-chaos-hits-text = Bij afstandsaanvallen van deze schijf telt chaos als treffer, ook bij opnieuw geworpen afzwaaiers.
ability-empower = Bekrachtigen
ability-empower-text = Het doel krijgt een bekrachtigingsfiche: +1 aanvalswaarde, +1 tegenaanvalswaarde en +1 taaiheid tot de eindfase.
ability-inspire = Bezieling
ability-inspire-text = Een of twee doelen krijgen elk een bekrachtigingsfiche: +1 aanvalswaarde, +1 tegenaanvalswaarde en +1 taaiheid tot de eindfase.
ability-entrap = In de val
ability-entrap-text = De vijandelijke doelschijf krijgt een activeringsfiche en kan niet geactiveerd worden zolang ze dat draagt.
ability-refresh = Tweede adem
ability-refresh-text = De bevriende doelschijf verliest haar activeringsfiche en kan opnieuw geactiveerd worden.
ability-heal = Genezing
ability-heal-text = De bevriende doelschijf verliest al haar schade; wonden blijven.
ability-rot = Verrotting
ability-rot-text = De vijandelijke doelschijf heeft tot de eindfase 1 taaiheid minder; heeft ze al schade, dan kan ze daardoor meteen een wond oplopen.
ability-cage = Laaiende kooi
ability-cage-text = De vijandelijke doelschijf krijgt 3 magische schade. Instabiel: bij chaos treft het ook de schijf die de vaardigheid gebruikt.
ability-storm = Chaosstorm
ability-storm-text = Elke vijand binnen korte reikwijdte van de schijf die de vaardigheid gebruikt, krijgt 2 magische schade. Instabiel: bij chaos treft het ook die schijf zelf.
ability-fists = Vuisten van Mork
ability-fists-text = Het doel en elke schijf binnen korte reikwijdte ervan krijgen d6 − 2 magische schade. Instabiel: bij chaos treft het ook de schijf die de vaardigheid gebruikt.
ability-intimidate = Intimidatie
ability-intimidate-text = Een vijandelijke schijf die de held vastzet, kantelt één keer; de speler van de held kiest waarheen.
ability-blood = Bloed voor de Bloedgod
ability-blood-text = Eén gevecht waaraan de schijf deelneemt die de vaardigheid gebruikt, wordt meteen afgehandeld, ongeacht de volgorde in een kluwen.

## Keywords of disks

keyword-flank = Flankeren
keyword-flank-text = Mag aan elke slagveldrand als versterking komen, buiten vijandelijke opstellingszones en niet op een vijand.
keyword-flying = Vliegend
keyword-flying-text = Vliegt over schijven en terrein heen; alleen waar haar beweging eindigt, zet ze vast en overlapt ze.
keyword-frenzy = Razernij
keyword-frenzy-text = Mag als aanvaller elke vijand treffen die ze vastzet, in plaats van één.
keyword-immune-physical = Immuun (fysieke schade)
keyword-immune-physical-text = Krijgt geen fysieke schade.
keyword-immune-arcane = Immuun (magische schade)
keyword-immune-arcane-text = Krijgt geen magische schade.
keyword-immune-ranged = Immuun (afstandsaanvallen)
keyword-immune-ranged-text = Kan geen doel van afstandsaanvallen zijn en krijgt er geen schade van.
keyword-immune-impact = Immuun (Inslag)
keyword-immune-impact-text = Krijgt geen schade van Inslag.
keyword-immune-magic = Immuun (Magie)
keyword-immune-magic-text = Kan geen doel van Magie zijn en krijgt er geen schade van.
keyword-impact = Inslag { $value }
keyword-impact-text = Brengt na elke kanteling elke nieuw vastgezette schijf zoveel fysieke schade toe, vriend of vijand.
keyword-magic = Magie { $value }
keyword-magic-text = Mag als actie een vijandelijke doelschijf binnen middellange reikwijdte zoveel magische schade toebrengen.
keyword-mobile = Mobiel
keyword-mobile-text = Mag bij een beweging ook haar afstandsaanval of focusvaardigheid gebruiken, vóór of na de hele beweging.
keyword-relentless = Onstuitbaar
keyword-relentless-text = Hoeft niet te stoppen wanneer ze voor het eerst in een beweging vijanden vastzet.
keyword-resistant-physical = Resistent (fysieke schade)
keyword-resistant-physical-text = Krijgt maar de helft van alle fysieke schade, naar boven afgerond.
keyword-resistant-arcane = Resistent (magische schade)
keyword-resistant-arcane-text = Krijgt maar de helft van alle magische schade, naar boven afgerond.
keyword-resistant-ranged = Resistent (afstandsaanvallen)
keyword-resistant-ranged-text = Krijgt maar de helft van de schade van afstandsaanvallen, naar boven afgerond.
keyword-resistant-impact = Resistent (Inslag)
keyword-resistant-impact-text = Krijgt maar de helft van de schade van Inslag, naar boven afgerond.
keyword-resistant-magic = Resistent (Magie)
keyword-resistant-magic-text = Krijgt maar de helft van de schade van Magie, naar boven afgerond.
keyword-scout = Verkenner
keyword-scout-text = Mag vóór de eerste ronde één keer vrij bewegen, zonder een vijand te overlappen of schade toe te brengen.
keyword-slow-attack = Traag (aanval)
keyword-slow-attack-text = Haar aanval treft pas na alle klappen van het gevecht die niet traag zijn.
keyword-slow-counter = Traag (tegenaanval)
keyword-slow-counter-text = Haar tegenaanval treft pas na alle klappen van het gevecht die niet traag zijn.
keyword-strider = Woudloper
keyword-strider-text = Negeert tijdens het bewegen de vaardigheden van terrein.
keyword-swift-attack = Snel (aanval)
keyword-swift-attack-text = Haar aanval treft vóór alle klappen van het gevecht die niet snel zijn.
keyword-swift-counter = Snel (tegenaanval)
keyword-swift-counter-text = Haar tegenaanval treft vóór alle klappen van het gevecht die niet snel zijn.

## Keywords of terrain

terrain-keyword-blocks-sight = Blokkeert zicht
terrain-keyword-cover = Dekking
terrain-keyword-dangerous-physical = Gevaarlijk (fysiek)
terrain-keyword-dangerous-arcane = Gevaarlijk (magisch)
terrain-keyword-defensive = Defensief
terrain-keyword-fortified = Verschanst
terrain-keyword-high-ground = Hoogte
terrain-keyword-rough = Ruig

## Words of the game

strategy-bold = Stoutmoedig
strategy-steady = Standvastig
strategy-devious = Sluw
strategy-slow = Traag

phase-setup = Voorbereiding
phase-deployment = Opstelling
phase-scouting = Verkenning
phase-activation = Activeringsfase
phase-melee = Lijfgevechtfase
phase-end = Eindfase
phase-over = De slag is voorbij

range-short = korte reikwijdte
range-medium = middellange reikwijdte
range-long = lange reikwijdte
range-siege = belegeringsreikwijdte

die-hit = treffer
die-critical = kritieke treffer
die-scatter = afzwaaier
die-miss = misser
die-chaos = chaos

step-swift = snelle klap
step-normal = klap
step-slow = trage klap

stat-movement = Beweging
stat-attack = Aanvalswaarde
stat-counter = Tegenaanvalswaarde
stat-toughness = Taaiheid
stat-stamina = Uithoudingsvermogen
stat-command = Bevelwaarde
stat-cost = Rekruteringskosten
stat-points = Rekruteringspunten

token-damage = Schadefiche
token-wound = Wondfiche
token-activation = Activeringsfiche
token-empowerment = Bekrachtigingsfiche

size-small = Klein
size-medium = Middelgroot
size-large = Groot

type-physical = fysiek
type-arcane = magisch

trait-hero = Held
trait-infantry = Infanterie
trait-cavalry = Cavalerie
trait-missile = Schutter
trait-caster = Tovenaar
trait-monster = Monster
trait-war-machine = Krijgsmachine
trait-daemonic = Demonisch
trait-boyz = Jongenz

edge-south = zuidrand
edge-north = noordrand
edge-west = westrand
edge-east = oostrand

side-text = tekstzijde
side-picture = beeldzijde
side-front = voorkant
side-back = achterkant

provenance-printed = Staat in een regelboek
provenance-forced = Volgt uit een speelvoorbeeld
provenance-reported = Door spelers gemeld
provenance-house = Ons eigen getal

## Decisions: what is being decided, and what the others wait for

decision-roll = De dobbelstenen rollen.
decision-roll-wait = Wachten op de dobbelstenen.
decision-shuffle = De kaarten worden geschud.
decision-shuffle-wait = Wachten tot de kaarten geschud zijn.
decision-edge = { $player } kiest een slagveldrand.
decision-edge-wait = Wachten tot { $player } een rand kiest.
decision-tokens = { $player } verdeelt de initiatieffiches: wie komt eerst, wie daarna?
decision-tokens-wait = Wachten tot { $player } de initiatieffiches verdeelt.
decision-scenario = { $player } kiest een van twee scenariokaarten.
decision-scenario-wait = Wachten tot { $player } een scenariokaart kiest.
decision-zone = { $player } neemt een opstellingskaart en legt die aan de eigen rand.
decision-zone-wait = Wachten tot { $player } een opstellingskaart neerlegt.
decision-terrain = { $player } neemt een terreinstuk en plaatst het op het slagveld.
decision-terrain-wait = Wachten tot { $player } een terreinstuk plaatst.
decision-deploy = { $player } stelt een schijf op in de opstellingszone, nog { $left } te gaan.
decision-deploy-wait = Wachten tot { $player } een schijf opstelt.
decision-scout = { $player } mag een verkenner bewegen of de verkenning beëindigen.
decision-scout-wait = Wachten tot { $player } klaar is met verkennen.
decision-command = { $player } kiest in het geheim een bevelkaart.
decision-command-wait = Wachten tot { $player } een bevelkaart kiest.
decision-resolve =
    { $left ->
        [0] { $player } rondt ‘{ $card }’ af (geen activeringen meer).
        [one] { $player } activeert een schijf met ‘{ $card }’ (nog { $left } activering).
       *[other] { $player } activeert een schijf met ‘{ $card }’ (nog { $left } activeringen).
    }
decision-resolve-wait = Wachten tot { $player } een schijf activeert.
decision-place = { $player } kiest een plek voor { $disk } uit de reserve.
decision-place-wait = Wachten tot { $player } een schijf uit de reserve inzet.
decision-turn =
    { $flips ->
        [0] { $player } is aan zet met { $disk } (geen kantelingen meer).
        [one] { $player } is aan zet met { $disk } (nog { $flips } kanteling).
       *[other] { $player } is aan zet met { $disk } (nog { $flips } kantelingen).
    }
decision-turn-wait = Wachten tot { $player } iets doet met { $disk }.
decision-nearest = { $player } kiest een van de even nabije schijven.
decision-nearest-wait = Wachten tot { $player } een van de even nabije schijven kiest.
decision-target = { $player } kiest een doel voor de gevechtsvaardigheid, gebruikt door { $disk }.
decision-target-wait = Wachten tot { $player } een doel kiest.
decision-token = { $player } verplaatst of verwijdert activeringsfiches: welke schijf?
decision-token-wait = Wachten tot { $player } een schijf kiest voor de activeringsfiches.
decision-engagement = { $player } kiest welk gevecht nu wordt afgehandeld.
decision-engagement-wait = Wachten tot { $player } een gevecht kiest.
decision-strike = { $player } kiest voor { $disk } wie de klap krijgt.
decision-strike-wait = Wachten tot { $player } kiest wie een klap krijgt.
decision-trigger = { $player } kiest welke vaardigheid het eerst werkt.
decision-trigger-wait = Wachten tot { $player } kiest welke vaardigheid het eerst werkt.
decision-bloodshed = { $player } kiest een gevecht dat meteen wordt afgehandeld.
decision-bloodshed-wait = Wachten tot { $player } een gevecht kiest.
decision-shove = { $player } kiest waarheen de schijf { $disk } kantelt.
decision-shove-wait = Wachten tot { $player } een schijf kantelt.
decision-summon = { $player } kiest een demonische schijf uit de reserve.
decision-summon-wait = Wachten tot { $player } een demonische schijf kiest.
decision-referee = De scheidsrechter zegt wat er nu gebeurt.
decision-referee-wait = Wachten op de scheidsrechter.
decision-border = De volgende fase kan beginnen.
decision-border-wait = De volgende fase kan beginnen.

## Events: the log tells the battle

event-initiative =
    { $order ->
        [0] Worpen om het initiatief: { $rolls }. Gelijk, dus nog een keer.
       *[other] Worpen om het initiatief: { $rolls }. De volgorde: { $order }.
    }
event-edge = { $player } neemt de { $edge }.
event-totals = { $players } werpen om het initiatief: { $rolls }. Met de niet uitgegeven rekruteringspunten maakt dat { $totals }.
event-tokens = De initiatiefvolgorde staat vast: { $order }.
event-scenario = Het actieve scenario is ‘{ $card }’.
event-objectives = Iedereen krijgt een geheime opdracht.
event-special = Het bijzondere scenario { $special } wordt gespeeld: iedereen heeft dezelfde open opdracht.
event-offer = Te kiezen liggen er: { $cards }.
event-zone = { $player } legt de opstellingskaart ‘{ $card }’ neer ({ $side }, opstellingswaarde { $value }).
event-terrain = { $player } plaatst het terreinstuk ‘{ $piece }’.
event-aside = Het terreinstuk ‘{ $piece }’ past nergens; { $player } legt het opzij.
event-deploy = { $disk } { $many ->
        [yes] betreden
       *[no] betreedt
    } het slagveld.
event-reinforce = { $disk } { $many ->
        [yes] komen
       *[no] komt
    } als versterking uit de reserve.
event-round = Ronde { $round } begint.
event-phase = { $phase }.
event-chosen = { $player } legt een bevelkaart gedekt neer.
event-reveal = { $player } onthult ‘{ $card }’.
event-order = De kaarten worden in deze volgorde afgehandeld: { $players }.
event-resolve = { $player } handelt ‘{ $card }’ af.
event-unused = { $player } laat { $count ->
    [one] één activering
   *[other] { $count } activeringen
} van de kaart onbenut.
event-discard = { $player } legt ‘{ $card }’ af.
event-flip = { $disk } { $many ->
        [yes] kantelen
       *[no] kantelt
    }{ $times ->
        [1] {""}
       *[other] {" "}{ $times } keer
    }.
event-pin = { $disk } { $many ->
        [yes] zetten
       *[no] zet
    } { $other } vast.
event-stop = { $disk } { $many ->
        [yes] moeten
       *[no] moet
    } stoppen.
event-relentless = Onstuitbaar: { $disk } { $many ->
        [yes] stormen
       *[no] stormt
    } door zonder te stoppen.
event-activated =
    { $cause ->
        [dice-critical] De kritieke treffer legt een activeringsfiche op { $disk }.
        [activation-pass] { $disk } { $many ->
                [yes] passen en krijgen
               *[no] past en krijgt
            } een activeringsfiche.
       *[other] { $disk } { $many ->
                [yes] krijgen
               *[no] krijgt
            } een activeringsfiche.
    }
event-empower = { $disk } { $many ->
        [yes] putten
       *[no] put
    } nieuwe kracht: een bekrachtigingsfiche.
event-drained = { $disk } { $many ->
        [yes] verliezen
       *[no] verliest
    } het bekrachtigingsfiche.
event-refreshed = { $disk } { $many ->
        [yes] raken
       *[no] raakt
    } het activeringsfiche kwijt.
event-healed = { $disk } { $many ->
        [yes] schudden
       *[no] schudt
    } alle schade van zich af.
event-weakened = { $disk } { $many ->
        [yes] verliezen
       *[no] verliest
    } tot de eindfase { $amount } taaiheid.
event-casualty = { $disk } { $many ->
        [yes] vallen en gaan
       *[no] valt en gaat
    } naar de verliesstapel.
event-danger = Gevaarlijk terrein! De worp voor { $disk }: { $faces }.
event-damage = { $disk } { $many ->
        [yes] lopen
       *[no] loopt
    } { $amount } schade op{ $cause ->
        [keyword-impact] {" "}door de inslag
        [terrain-dangerous] {" "}door het terrein
       *[other] {""}
    }, in totaal { $total }.
event-impact = { $disk } { $many ->
        [yes] slaan
       *[no] slaat
    } in met Inslag { $strength }{ $modifiers }.
event-guarded =
    { $left ->
        [0] Immuun: { $amount } schade aan { $disk } heeft geen effect.
       *[other] Resistent: van { $amount } schade komt { $left } aan bij { $disk }.
    }
modifiers = ({ $modifiers })
modifier = { $source } { $change }
modifier-empowered = bekrachtigd
modifier-cover = dekking
modifier-card = bevelkaart
modifier-scenario = scenario
modifier-orcs = Orks in de buurt
event-wound = { $disk } { $many ->
        [yes] lopen
       *[no] loopt
    } een wond op, in totaal { $wounds }.
event-shoot = { $disk } { $many ->
        [yes] schieten
       *[no] schiet
    } op { $target } ({ $range }) met { $dice } { $dice ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }{ $modifiers }.
event-roll = De dobbelstenen, { $disk } tegen { $target }: { $faces }.
event-scatter =
    { $victims ->
        [0] De afzwaaiers rond { $target } raken niemand.
       *[other] Afzwaaiers rond { $target } vliegen richting { $victims }.
    }
event-siege = Belegeringsreikwijdte: een gewone treffer op { $victim } heeft geen effect.
event-magic = { $disk } { $many ->
        [yes] gebruiken
       *[no] gebruikt
    } Magie { $strength }{ $modifiers } tegen { $target }.
event-focus = { $disk } { $many ->
        [yes] gebruiken
       *[no] gebruikt
    } de focusvaardigheid ‘{ $ability }’.
event-battle = { $disk } { $many ->
        [yes] gebruiken
       *[no] gebruikt
    } de gevechtsvaardigheid ‘{ $ability }’.
event-ability = { $disk }: ‘{ $ability }’ werkt.
event-duel = { $disk } { $many ->
        [yes] voeren
       *[no] voert
    } een tweegevecht, de worp toont { $faces }.
event-unstable = Instabiel! De worp voor { $disk }: { $faces }.
event-shift = Een activeringsfiche verhuist van { $giver } naar { $taker }.
event-fight = Wapengekletter: { $pins }.
event-strike = { $disk } tegen { $victim }: { $step }, { $amount } schade{ $modifiers }.
event-eliminated = { $player } heeft geen schijf meer op het slagveld en is uitgeschakeld.
event-cleared = Het stof daalt neer: alle fiches behalve de wonden verdwijnen, de bevelkaarten gaan terug naar de hand.
event-score = Overwinningspunten: { $scores }.
event-over =
    { $winner ->
        [-2] Niemand wint: de laatste schijven vielen tegelijk.
       *[other] { $winner } wint de slag!
    }

## Refusals: why not, and what to do instead

refusal-malformed = Dit antwoord past niet bij de vraag. Kies opnieuw.
refusal-stale = Dit is al beslist. Bekijk de tafel zoals die nu is.
refusal-no-such-disk = Deze schijf bestaat niet. Kies een schijf die in het spel is.
refusal-no-such-option = Dat kan hier niet. Kies een van de aangeboden mogelijkheden.
refusal-no-such-target = Deze schijf kan geen doel van de vaardigheid zijn. Kies er een die binnen reikwijdte en in zicht ligt en nog niet getroffen is.
refusal-wrong-phase = Dat moet wachten: het hoort bij een andere fase.
refusal-game-over = De slag is voorbij.
refusal-activation-open = De schijf { $disk } is nog actief. Rond eerst die activering af.
refusal-not-your-turn = Je bent nog niet aan zet. Wacht tot de andere speler klaar is.
refusal-not-first-player = Alleen de startspeler bepaalt in welke volgorde de gevechten worden afgehandeld.
refusal-stopped-on-enemy = De schijf { $disk } heeft een vijand vastgezet en moet stoppen; de overige kantelingen vervallen.
refusal-stopped-on-rough = De schijf { $disk } is op ruig terrein gekomen en moet daar stoppen.
refusal-move-over = Deze beweging is voorbij.
refusal-no-movement = De schijf { $disk } kan niet bewegen: ze heeft geen bewegingswaarde.
refusal-no-flips-left =
    { $flips ->
        [0] De schijf { $disk } heeft in deze beweging geen kanteling.
        [one] De schijf { $disk } heeft haar enige kanteling gebruikt.
       *[other] De schijf { $disk } heeft alle { $flips } kantelingen gebruikt.
    }
refusal-too-far = Dat is te ver: één kanteling van de schijf { $disk } reikt { $reach } mm. Kies een plek dichterbij of kantel vaker.
refusal-out-of-reach = Deze plek is in deze beweging niet te bereiken. Kies een plek binnen het getoonde gebied.
refusal-land-first = De schijf { $disk } moet eerst landen. Beëindig de beweging en schiet dan of gebruik de focusvaardigheid.
refusal-must-lurch = De schijf { $disk } moet naar de schijf { $other } toe kantelen, en erop landen als één kanteling zo ver reikt.
refusal-one-action = Een schijf mag per activering maar één actie uitvoeren.
refusal-scout-on-enemy = Een verkenner mag niet op een vijand landen. Kies een vrije plek voor { $disk }.
refusal-scouts-do-no-harm = Tijdens het verkennen mag de schijf { $disk } alleen bewegen. Met Mobiel mag er een actie bij, zolang die geen vijand schade toebrengt.
refusal-not-a-scout = Alleen een opgestelde schijf met Verkenner die nog niet verkend heeft, mag nu bewegen.
refusal-magic-needs-enemy = De schijf { $other } kan geen doel zijn: Magie werkt alleen op vijanden op het slagveld.
refusal-magic-out-of-range = De schijf { $other } is te ver weg: Magie vraagt een doel binnen middellange reikwijdte.
refusal-immune-target = De schijf { $other } kan geen doel zijn: ze is immuun.
refusal-no-sight = Er is geen zichtlijn van de schijf { $disk } naar de schijf { $other }. Kies een doel dat in zicht ligt.
refusal-cave = Afstandsaanvallen gaan niet over de grens van een grot: de schijven { $disk } en { $other } zouden er allebei in of allebei buiten moeten liggen.
refusal-out-of-range = De schijf { $other } ligt buiten reikwijdte van de schijf { $disk }. Kies een doel dichterbij.
refusal-target-out-of-range = De schijf { $other } kan geen doel zijn: de gevechtsvaardigheid reikt vanaf de schijf { $disk } maar tot middellange reikwijdte.
refusal-not-itself = Een schijf kan geen doel van haar eigen afstandsaanval zijn. Kies een ander doel voor { $disk }.
refusal-no-ranged-attack = De schijf { $disk } heeft deze afstandsaanval niet.
refusal-no-focus = De schijf { $disk } kan deze focusvaardigheid nu niet gebruiken.
refusal-nothing-to-shift = Er is nu niets waarop deze focusvaardigheid van de schijf { $disk } kan werken.
refusal-not-on-table = Deze schijf ligt niet op het slagveld.
refusal-not-your-disk = Je hebt geen controle over de schijf { $disk }.
refusal-already-activated = De schijf { $disk } kan niet geactiveerd worden zolang er een activeringsfiche op ligt.
refusal-pinned-disk = De schijf { $disk } kan niet geactiveerd worden: ze is vastgezet en moet wachten tot er niets meer op ligt.
refusal-in-reserve = De schijf { $disk } ligt nog in de reserve. Zet haar eerst in als versterking.
refusal-not-in-reserve = De schijf { $disk } kan niet als versterking komen: ze ligt niet in de reserve.
refusal-must-activate = Er zijn nog activeringen en schijven die geactiveerd kunnen worden. Activeer er een; die mag passen.
refusal-no-activations = Deze kaart heeft geen activering meer voor { $disk }.
refusal-card-waits = De kaart van een andere speler wordt afgehandeld; die van jou moet wachten.
refusal-not-in-hand = Deze kaart zit niet in je hand. Kies een van je handkaarten.
refusal-no-battle-ability = Deze kaart heeft geen gevechtsvaardigheid.
refusal-battle-used = De gevechtsvaardigheid van deze kaart is al gebruikt.
refusal-wrong-user = De schijf { $disk } kan deze gevechtsvaardigheid nu niet gebruiken: nodig is een schijf van de soort die op de kaart staat, met een doel binnen reikwijdte.
refusal-outside-zone = De schijf { $disk } moet volledig in een van je opstellingszones liggen.
refusal-zone-full = Deze opstellingszone is vol. Kies een andere plek voor de schijf { $disk }.
refusal-heroes-first = De overige plekken zijn voor je helden. Stel die op vóór de schijf { $disk }.
refusal-too-far-from-summoner = De schijf { $disk } moet op het slagveld komen binnen korte reikwijdte van de schijf { $other }.
refusal-already-deployed = De schijf { $disk } ligt al op het slagveld. Kies een andere.
refusal-on-enemy = De schijf { $disk } mag niet op een vijand liggen; hier ligt de schijf { $other }.
refusal-not-at-edge = De schijf { $disk } moet volledig op het slagveld liggen en de rand raken, of in een van je opstellingszones liggen.
refusal-in-enemy-zone = De schijf { $disk } mag niet in een vijandelijke opstellingszone liggen.
refusal-card-off-edge = De opstellingskaart moet volledig langs je eigen rand liggen.
refusal-cards-overlap = Opstellingskaarten mogen elkaar niet overlappen. Leg deze naast de andere of apart.
refusal-card-near-corner = Met zoveel spelers mogen opstellingskaarten maar op een deel van je rand liggen. Kies een plek daar.
refusal-card-leaves-no-room = Zo blijft er op je rand geen plaats over voor de kaarten die je nog moet leggen ({ $cards }). Schuif de kaart langs de rand.
refusal-edge-taken = Deze rand is niet vrij voor jou. Kies een van de aangeboden randen.
refusal-not-offered = Dat ligt niet uit. Kies een van de uitgelegde kaarten.
refusal-terrain-near-edge = Terrein moet op het slagveld liggen, verder dan korte reikwijdte van elke rand. Kies een plek dichter bij het midden.
refusal-terrain-too-close = Terreinstukken moeten verder dan korte reikwijdte van elkaar liggen. Kies een plek met meer ruimte eromheen.
refusal-fits-somewhere = Dit terreinstuk past nog op het slagveld en mag niet opzij worden gelegd. Plaats het.
refusal-scrum-order = Dit gevecht moet wachten: in een kluwen verdedigt een belaagde schijf zich voordat ze aanvalt. Kies een ander gevecht.
refusal-not-engaged = De schijf { $disk } kan alleen schijven treffen waarmee ze hier in gevecht is.
refusal-must-strike = De schijf { $disk } moet toeslaan. Kies wie de klap krijgt.
refusal-one-victim = De schijf { $disk } mag maar één vijand treffen.
refusal-cannot-undo = Dit kan niet ongedaan worden gemaakt: daarna kwamen dobbelstenen, een onthulde kaart of het antwoord van een andere speler.
refusal-wrong-dice =
    { $dice ->
        [one] Dat past niet bij de worp: er moest { $dice } dobbelsteen geworpen worden.
       *[other] Dat past niet bij de worp: er moesten { $dice } dobbelstenen geworpen worden.
    }
refusal-no-such-face = De dobbelsteen heeft geen kant ‘{ $face }’.
refusal-wrong-shuffle = Dat is geen volgorde van de kaarten die geschud moesten worden.

## Errors

error-not-json = Het bericht was niet te lezen. Laad de pagina opnieuw.
error-too-large = Dat was te veel ineens: het bericht of bestand is te groot.
error-too-deep = Dat was niet te lezen: lijsten zijn te diep genest.
error-long-number = Dat was niet te lezen: een getal heeft meer dan { $most } cijfers.
error-too-many-values = Dat was te veel ineens: hoogstens { $most } waarden kunnen worden gelezen.
error-too-long = Dat uitrekenen zou te lang duren.
error-too-fast = Te veel berichten ineens. Wacht even en probeer het opnieuw.
error-stranger = Deze server kent dat adres niet. Open Flipfield via het adres dat je kreeg; de beheerder kan namen toevoegen met --name.
error-too-many = Dat is veel ineens. Wacht { $wait ->
    [one] een seconde
   *[other] { $wait } seconden
} en probeer het opnieuw.
error-malformed = Het bericht was niet te begrijpen. Laad de pagina opnieuw.
error-no-such-game = Deze slag bestaat hier niet. Misschien is het adres niet volledig; op de startpagina staan die van jou.
error-no-such-seat = Deze plaats is niet van jou: ze bestaat niet, of iemand speelt er nu op een ander apparaat.
error-no-such-invitation = Deze uitnodiging is al gebruikt of vervangen door een nieuwere. Vraag om een nieuwe link.
error-stale = Het spel is al verder. Bekijk de tafel zoals die nu is.
error-not-saved = { $reason ->
    [vanished] De database van de server is verdwenen: er kan niets worden opgeslagen en het antwoord telt niet. Zeg het tegen wie de server beheert.
    [damaged] De database van de server is beschadigd: er kan niets worden opgeslagen en het antwoord telt niet. Zeg het tegen wie de server beheert.
   *[other] Het antwoord kon niet worden opgeslagen en telt niet. Probeer het zo meteen opnieuw.
    }
error-broken-game = Deze veldslag is in de database van de server beschadigd en kan niet worden geopend. Alle andere veldslagen gaan door.
error-replay-not-over = De herhaling is er zodra de slag voorbij is.
error-broken-replay = Deze herhaling is beschadigd, namelijk bij { $place }. Bewaar haar opnieuw en open het nieuwe bestand.
error-wrong-version = Dit komt uit een andere versie van Flipfield en kan hier niet geopend worden.
error-server = Er ging iets mis op de server. Probeer het opnieuw; wat al is aangenomen, blijft bewaard.
error-no-such-rule = Deze regel bestaat niet.
error-setup = Zo kan de slag niet worden voorbereid. Controleer ‘{ $key }’.

## Setups that cannot be

setup-unknown-game = Dit spel is hier niet beschikbaar.
setup-unknown-bot = Deze bot bestaat niet.
setup-unknown-key = De voorbereiding kent ‘{ $key }’ niet.
setup-wrong-number =
    { $players ->
        [one] Deze voorbereiding is voor { $players } speler.
       *[other] Deze voorbereiding is voor { $players } spelers.
    }
setup-players-range = Dit spel is voor { $least } tot { $most } spelers.
setup-regiments-range = De strijdmachten mogen { $least } tot { $most } regimenten hebben.
setup-sets-range = Er kunnen { $least } tot { $most } basissets zijn.
setup-unknown-special = Zo’n bijzonder scenario bestaat niet. Bekend zijn: { $known }.
setup-sets-for-strongholds = Vestingen vraagt één basisset per speler: { $least }.
setup-supply-shape = Of alle strijdmachten in de basissets moeten passen, zeg je met true of false.
setup-supply-short =
    { $sets ->
        [one] Eén basisset is niet genoeg voor alle strijdmachten samen. Tekort: { $missing }.
       *[other] { $sets } basissets zijn niet genoeg voor alle strijdmachten samen. Tekort: { $missing }.
    }
setup-teams-shape = In een teamspel heeft elke speler een team: { $players } getallen, waarvan minstens twee verschillende.
setup-field-shape = Het slagveld heeft twee getallen nodig: de breedte en de hoogte.
setup-field-too-small = Het slagveld is te klein voor alle opstellingszones. Kies een groter slagveld.
setup-field-too-large = Het slagveld is te groot: hoogstens { $most } cm aan elke kant. Kies een kleiner slagveld.
setup-far-too-many-regiments = Geen leger heeft meer dan { $most } regimenten.
setup-two-armies = De oefenslag heeft precies twee strijdmachten nodig.
setup-unknown-army = Een oefenstrijdmacht ‘{ $army }’ bestaat niet.
setup-same-army = Beide spelers kozen ‘{ $army }’. Kies twee verschillende oefenstrijdmachten.
setup-army-shape = Een strijdmacht heeft een lijst van regimenten nodig.
setup-regiment-shape = Een regiment heeft een held nodig en een lijst van eenheden met het aantal exemplaren van elk.
setup-unknown-regiment = Een kant-en-klaar regiment ‘{ $regiment }’ bestaat niet.
setup-unknown-hero = Een held ‘{ $hero }’ bestaat niet.
setup-unknown-unit = Een eenheid ‘{ $unit }’ die gerekruteerd kan worden, bestaat niet.
setup-unknown-card = Een van de bevelkaarten bestaat niet. Controleer de handkaarten.
setup-bad-copies = Het aantal exemplaren moet een geheel getal zijn, minstens 1. Controleer ‘{ $unit }’.
setup-overlay-shape = De overlay met eigen getallen moet een tekst zijn.
setup-bad-overlay = De overlay met eigen getallen klopt niet bij ‘{ $place }’: { $message }.

## Limits that an army breaks

army-army-size = Aantal regimenten: { $regiments }. Afgesproken zijn er { $agreed }.
army-over-budget = Regiment { $regiment }: de eenheden kosten samen { $cost }, maar de held heeft maar { $points } rekruteringspunten.
army-other-race = Regiment { $regiment }: de schijf { $unit } kan hier niet gerekruteerd worden, want helden rekruteren alleen hun eigen volk.
army-too-many-copies = Regiment { $regiment }: { $copies } exemplaren van de schijf { $unit } zijn te veel; er mogen er hoogstens { $most } zijn.
army-too-few-small = Regiment { $regiment }: kleine schijven { $small }, middelgrote en grote { $bigger }. Er moeten minstens evenveel kleine zijn.
army-too-many-elite = Regiment { $regiment }: elite-schijven { $elites }. Er mag er maar één zijn.
army-two-factions = Schijven van Orde en van Vernietiging kunnen niet in dezelfde strijdmacht zijn.
army-unique-twice = De schijf { $unit } mag niet twee keer in de strijdmacht zijn: ze is uniek.
army-no-unique-hero = De strijdmacht heeft minstens één unieke held nodig.
army-hand-size = Bevelkaarten: { $cards }. Volgens de bevelwaarden van de helden moeten het er precies { $command } zijn.
army-card-twice = De bevelkaart ‘{ $card }’ mag niet twee keer in de hand zitten.
army-other-faction = De bevelkaart ‘{ $card }’ is alleen voor de andere factie.
army-too-few-disks = De schijf { $unit }: alle strijdmachten samen vragen er { $wanted }, in de basissets zitten er { $held }. Tekort: { $short }.
army-too-few-cards = De bevelkaart ‘{ $card }’: alle strijdmachten samen vragen er { $wanted }, in de basissets zitten er { $held }. Tekort: { $short }.
