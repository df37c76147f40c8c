### De eigen woorden van de client: pagina’s, knoppen, bijschriften.

## Everywhere

tagline = Veldslagen op tafel, precies volgens de regels.
menu = Menu
language = Taal
theme = Kleuren
theme-auto = Zoals het systeem
theme-dark = Donker
theme-light = Licht
close = Sluiten
loading = Een ogenblik …
offline = De verbinding is verbroken. Nieuwe poging …
unreachable = De server antwoordt niet. Draait hij wel?
to-start = Startpagina
lexicon = Regels en begrippen
credits = Met dank aan
undo = Terugnemen

## Start page

start-title = Oefenslag
start-text = Negen schijven en vier bevelkaarten per kant, vijf ronden. Zo leer je het spel het snelst.
start-army = Jouw strijdmacht
start-empire = Karl Franz vliegt voorop; kruisbogen en pistolen doen de rest.
start-orc = Grom, zwijnen en wolven: midden in het gewoel.
start-opponent = Je tegenstander
opponent-greedy = Gretige bot
opponent-greedy-about = Pakt wat hij pakken kan.
opponent-random = Willekeurige bot
opponent-random-about = Doet maar wat, als het mag.
opponent-friend = Iemand naast je
opponent-friend-about = Met z’n tweeën op één apparaat.
start-name = Je naam
start-friend = Naam van de ander
start-button = Ten strijde!
player-number = Speler { $number }
bot-name = Bot ({ $bot })
bot-greedy = gretig
bot-random = willekeurig
running-title = Lopende veldslagen
running-line =
    { $round ->
        [0] { $phase }
       *[other] Ronde { $round }, { $phase }
    }
running-yours = Jouw beurt
kind-training = Oefenslag
kind-warhammer = Standaardveldslag
running-none = Nog geen. Begin er een!
finished-title = Afgelopen veldslagen
finished-winner = { $player } heeft gewonnen
finished-none = Nog geen.

## The table

table-label = Het slagveld
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = De hele tafel tonen
rounds-label = Ronde { $round } van { $rounds }
round-title = Ronde { $round }
first-player = Startspeler
player-disks = { $count } van { $total } schijven
player-lost =
    { $count ->
        [0] geen verloren
       *[other] { $count } verloren
    }
player-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
hand-label = Je bevelkaarten
hand-empty = Geen kaarten in de hand.
card-back = Er ligt een kaart gedekt
activations =
    { $count ->
        [one] { $count } activering
       *[other] { $count } activeringen
    }
tray-label = Schijven om op te stellen
fights-label = Gevechten
fight-pair = { $disk } op { $other }
options-label = Schijven om uit te kiezen
fan-label = Welke schijf van de stapel?
target-label = Wat er met dit doel gebeurt
log-label = Wat er is gebeurd
tab-hand = Kaarten
tab-log = Verloop
tab-players = Spelers
disk-label = { $disk } ({ $player }): beweging { $movement }, aanval { $attack }, tegenaanval { $counter }, taaiheid { $toughness }.

## Buttons

button-pass = Passen
button-end = Activering beëindigen
button-done = Klaar
button-back = Terugvliegen
button-stop = Niet verder
button-battle = { $ability }: { $disk }
button-reinforce = Versterking: { $disk }
button-focus = { $ability }
button-strike =
    { $count ->
        [0] Kies slachtoffers
        [one] Tref { $count } schijf
       *[other] Tref { $count } schijven
    }
button-lay = Leg ‘{ $card }’ gedekt
button-choose-card = Kies een kaart
button-place-rest = Stel de rest voor mij op

## Pointing

aim-flips =
    { $flips ->
        [one] { $flips } kanteling.
       *[other] { $flips } kantelingen.
    }
aim-pin = Zet { $other } vast.
aim-stop = Moet daar stoppen.
aim-damage = { $disk }: { $amount } schade.
aim-guarded =
    { $left ->
        [0] { $disk }: immuun.
       *[other] { $disk }: resistent.
    }
aim-wound = { $disk }: een wond.
aim-casualty = { $disk }: zou vallen.
aim-danger = Gevaarlijk terrein.
act-shoot = Schieten
act-land = Hierheen kantelen
act-facts =
    { $dice ->
        [one] { $range }, { $gap } mm: { $dice } dobbelsteen met kracht { $strength }
       *[other] { $range }, { $gap } mm: { $dice } dobbelstenen met kracht { $strength }
    }
sight-label = { $range } · { $gap } mm
odds-label = Hoe waarschijnlijk elke hoeveelheid schade is
odds-wound = wond { $percent } %
odds-token = activeringsfiche { $percent } %
notice-stopped = De beweging stopte onderweg.

## Looking closely

hero = Held
inspect-damage = { $amount } schade.
inspect-wounds =
    { $wounds ->
        [one] { $wounds } wond.
       *[other] { $wounds } wonden.
    }
inspect-activated = Deze ronde al geactiveerd.
inspect-empowered = Bekrachtigd.
inspect-pinned = Vastgezet door { $disks }.
inspect-pins = Zet { $disks } vast.
inspect-embattled = Belaagd.
inspect-ranged =
    { $dice ->
        [one] Afstandsaanval: { $dice } dobbelsteen met kracht { $strength }, tot { $range }, { $type }.
       *[other] Afstandsaanval: { $dice } dobbelstenen met kracht { $strength }, tot { $range }, { $type }.
    }
inspect-house = ⌂ ons eigen getal; de regelboeken geven het niet.
pile-label = Een stapel van { $count }

## Two players at one device

handover-title = Geef het apparaat aan { $player }
handover-text = De kaarten blijven verborgen tot { $player } klaar is.
handover-button = Ik ben { $player }

## The end, and replays

result-winner = { $count ->
        [one] { $player } wint!
       *[other] { $player } winnen!
    }
result-draw = Niemand wint
result-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
result-rematch = Revanche
result-again = Nieuwe veldslag
result-look = De tafel bekijken
replay-watch = Herhaling bekijken
replay-save = Herhaling bewaren
replay-open = Herhaling openen
replay-timeline = Tijdlijn
replay-step = Stap { $step } van { $total }
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-next = Een stap verder
replay-last = Naar het einde
replay-speed = Tempo
replay-side = Gezien door

## Rules

rule-open = Regel: { $rule }
rule-source = Bron: { $source }
rule-fallback = Van deze regel is nog geen vertaling.
lexicon-search = Zoek regels en begrippen in elke taal
lexicon-terms = Begrippen
lexicon-rules =
    { $count ->
        [0] Geen regels gevonden
        [one] { $count } regel
       *[other] { $count } regels
    }

## Keys

keys-title = Toetsen
keys-tab = Langs alles wat je kunt aanraken
keys-arrows = Van schijf naar schijf, of het landingspunt verplaatsen
keys-fine = Het landingspunt een millimeter verplaatsen
keys-enter = Kiezen
keys-escape = Annuleren
keys-end = Beëindigen, passen of klaar
keys-undo = Terugnemen
keys-inspect = Een schijf van dichtbij bekijken
keys-zoom = Dichterbij, verder weg, hele tafel
keys-pan = De tafel verschuiven
keys-help = Deze toetsen tonen

## Credits

credits-icons = De afbeeldingen op de schijven komen van game-icons.net, onder de licentie
credits-icons-licence = CC BY 3.0
credits-icons-changes = Gewijzigd: uit hun vierkanten geknipt, ingekleurd en op de schijven gezet.
credits-alegreya = Alegreya: SIL Open Font License
credits-alegreya-sans = Alegreya Sans: SIL Open Font License
credits-scripts = Deze pakketten maken deel uit van de pagina, elk met zijn licentie:
credits-fonts = De lettertypen zijn Alegreya en Alegreya Sans van Juan Pablo del Peral (Huerta Tipográfica), onder de SIL Open Font License.
credits-game = Flipfield is een vrij spelprogramma voor tafelgevechten. Alle regels zijn in eigen woorden verteld; er staan geen teksten of afbeeldingen van uitgevers in.

## Setting up

button-suggest = Doe het voor mij
button-aside = Opzijleggen
offers-label = Om uit te kiezen
offer-trigger = { $ability }: { $disk } tegen { $disks }
draft-zone = Tik of sleep langs je rand om de kaart neer te leggen. Het getal zegt hoeveel schijven je in de zone opstelt.
draft-terrain = Wijs naar het slagveld, draai met twee vingers, de knoppen, het muiswiel of R en tik om te plaatsen.
turn-left = Naar links draaien
turn-right = Naar rechts draaien
keys-turn = Een terreinstuk draaien
active-scenario = Scenario ‘{ $scenario }’:
own-objective = Je geheime opdracht:

## Quick battle

start-battle = Welke veldslag?
quick-title = Snelle veldslag
quick-text = Het hele spel: eigen opstellingszones, terrein, een scenario en kant-en-klare regimenten.
quick-side = Jouw kant
quick-size = Regimenten per kant
quick-own = Jouw regimenten
quick-other = Regimenten van je tegenstander
quick-random = Willekeurig
