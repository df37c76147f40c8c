### Die eigenen Worte des Clients: Seiten, Knöpfe, Beschriftungen.

## Everywhere

tagline = Schlachten auf dem Tisch, genau nach den Regeln.
menu = Menü
language = Sprache
theme = Farben
theme-auto = Wie das System
theme-dark = Dunkel
theme-light = Hell
close = Schließen
loading = Einen Augenblick …
offline = Die Verbindung ist unterbrochen. Neuer Versuch …
unreachable = Der Server antwortet nicht. Läuft er?
to-start = Startseite
lexicon = Regeln und Begriffe
credits = Mitwirkende
undo = Zurücknehmen

## Start page

start-title = Trainingsschlacht
start-text = Neun Disks und vier Befehlskarten auf jeder Seite, fünf Runden. So lernt man das Spiel am schnellsten.
start-army = Deine Armee
start-empire = Karl Franz fliegt voran; Armbrüste und Pistolen erledigen den Rest.
start-orc = Grom, Wildschweine und Wölfe: mitten hinein ins Getümmel.
start-opponent = Dein Gegner
opponent-greedy = Gieriger Bot
opponent-greedy-about = Nimmt, was er kriegen kann.
opponent-random = Zufallsbot
opponent-random-about = Tut irgendetwas, das erlaubt ist.
opponent-friend = Jemand neben dir
opponent-friend-about = Zu zweit an einem Gerät.
start-name = Dein Name
start-friend = Name der zweiten Person
start-button = In die Schlacht!
player-number = Spieler { $number }
bot-name = Bot ({ $bot })
bot-greedy = gierig
bot-random = zufällig
running-title = Laufende Schlachten
running-line =
    { $round ->
        [0] { $phase }
       *[other] Runde { $round }, { $phase }
    }
running-yours = Du bist am Zug
kind-training = Trainingsschlacht
kind-warhammer = Standardschlacht
running-none = Noch keine. Fang eine an!
finished-title = Beendete Schlachten
finished-winner = { $player } hat gewonnen
finished-none = Noch keine.

## The table

table-label = Das Schlachtfeld
zoom-in = Näher heran
zoom-out = Weiter weg
zoom-fit = Den ganzen Tisch zeigen
rounds-label = Runde { $round } von { $rounds }
round-title = Runde { $round }
first-player = Startspieler
player-disks = { $count } von { $total } Disks
player-lost =
    { $count ->
        [0] keine verloren
       *[other] { $count } verloren
    }
player-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
hand-label = Deine Befehlskarten
hand-empty = Keine Karten auf der Hand.
card-back = Eine Karte liegt verdeckt
activations =
    { $count ->
        [one] { $count } Aktivierung
       *[other] { $count } Aktivierungen
    }
tray-label = Disks für den Aufmarsch
fights-label = Gefechte
fight-pair = { $disk } auf { $other }
options-label = Disks zur Wahl
fan-label = Welche Disk des Stapels?
target-label = Was mit diesem Ziel geschehen soll
log-label = Was geschehen ist
tab-hand = Karten
tab-log = Verlauf
tab-players = Spieler
disk-label = { $disk } ({ $player }): Bewegung { $movement }, Angriff { $attack }, Konter { $counter }, Ausdauer { $toughness }.

## Buttons

button-pass = Passen
button-end = Aktivierung beenden
button-done = Fertig
button-back = Zurückfliegen
button-stop = Nicht weiter
button-battle = { $ability }: { $disk }
button-reinforce = Mobilisieren: { $disk }
button-focus = { $ability }
button-strike =
    { $count ->
        [0] Opfer wählen
        [one] { $count } Disk treffen
       *[other] { $count } Disks treffen
    }
button-lay = „{ $card }“ verdeckt auslegen
button-choose-card = Karte wählen
button-place-rest = Den Rest für mich aufstellen

## Pointing

aim-flips =
    { $flips ->
        [one] { $flips } Sprung.
       *[other] { $flips } Sprünge.
    }
aim-pin = Bindet { $other }.
aim-stop = Muss dort halten.
aim-damage = { $disk }: { $amount } Schaden.
aim-guarded =
    { $left ->
        [0] { $disk }: immun.
       *[other] { $disk }: resistent.
    }
aim-wound = { $disk }: eine Wunde.
aim-casualty = { $disk }: würde fallen.
aim-danger = Gefährlicher Boden.
act-shoot = Schießen
act-land = Hierher springen
act-facts =
    { $dice ->
        [one] { $range }, { $gap } mm: { $dice } Würfel mit Stärke { $strength }
       *[other] { $range }, { $gap } mm: { $dice } Würfel mit Stärke { $strength }
    }
sight-label = { $range } · { $gap } mm
odds-label = Wie wahrscheinlich jeder Schaden ist
odds-wound = Wunde { $percent } %
odds-token = Aktivierungsmarker { $percent } %
notice-stopped = Die Bewegung endet unterwegs.

## Looking closely

hero = Held
inspect-damage = { $amount } Schaden.
inspect-wounds =
    { $wounds ->
        [one] { $wounds } Wunde.
       *[other] { $wounds } Wunden.
    }
inspect-activated = In dieser Runde schon aktiviert.
inspect-empowered = Verstärkt.
inspect-pinned = Gebunden durch { $disks }.
inspect-pins = Bindet { $disks }.
inspect-embattled = Umkämpft.
inspect-ranged =
    { $dice ->
        [one] Fernangriff: { $dice } Würfel mit Stärke { $strength }, bis { $range }, { $type }.
       *[other] Fernangriff: { $dice } Würfel mit Stärke { $strength }, bis { $range }, { $type }.
    }
inspect-house = ⌂ unsere eigene Zahl; die Regelbücher nennen sie nicht.
pile-label = Ein Stapel von { $count }

## Two players at one device

handover-title = Gib das Gerät an { $player }
handover-text = Die Karten bleiben verborgen, bis { $player } bereit ist.
handover-button = Ich bin { $player }

## The end, and replays

result-winner = { $count ->
        [one] { $player } gewinnt!
       *[other] { $player } gewinnen!
    }
result-draw = Niemand gewinnt
result-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
result-rematch = Revanche
result-again = Neue Schlacht
result-look = Den Tisch ansehen
replay-watch = Aufzeichnung ansehen
replay-save = Aufzeichnung speichern
replay-open = Aufzeichnung öffnen
replay-timeline = Zeitleiste
replay-step = Schritt { $step } von { $total }
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Ans Ende
replay-speed = Tempo
replay-side = Gesehen von

## Rules

rule-open = Regel: { $rule }
rule-source = Quelle: { $source }
rule-fallback = Diese Regel ist noch nicht übersetzt.
lexicon-search = Regeln und Begriffe in jeder Sprache suchen
lexicon-terms = Begriffe
lexicon-rules =
    { $count ->
        [0] Keine Regeln gefunden
        [one] { $count } Regel
       *[other] { $count } Regeln
    }

## Keys

keys-title = Tasten
keys-tab = Alles durchgehen, was man berühren kann
keys-arrows = Von Disk zu Disk, oder den Landepunkt bewegen
keys-fine = Den Landepunkt um einen Millimeter bewegen
keys-enter = Wählen
keys-escape = Abbrechen
keys-end = Beenden, passen oder fertig
keys-undo = Zurücknehmen
keys-inspect = Eine Disk genau ansehen
keys-zoom = Näher, weiter, ganzer Tisch
keys-pan = Den Tisch verschieben
keys-help = Diese Tasten zeigen

## Credits

credits-icons = Die Bilder auf den Disks stammen von game-icons.net, unter der Lizenz
credits-icons-licence = CC BY 3.0
credits-icons-changes = Geändert: aus ihren Quadraten geschnitten, eingefärbt und auf die Disks gesetzt.
credits-alegreya = Alegreya: SIL Open Font License
credits-alegreya-sans = Alegreya Sans: SIL Open Font License
credits-scripts = Diese Pakete sind Teil der Seite, jedes mit seiner Lizenz:
credits-fonts = Die Schriften sind Alegreya und Alegreya Sans von Juan Pablo del Peral (Huerta Tipográfica), unter der SIL Open Font License.
credits-game = Flipfield ist eine freie Spielmaschine für Tabletops. Alle Regeln sind in eigenen Worten erzählt; Texte und Bilder der Verlage kommen nicht darin vor.

## Setting up

button-suggest = Mach das für mich
button-aside = Beiseitelegen
offers-label = Zur Auswahl
offer-trigger = { $ability }: { $disk } gegen { $disks }
draft-zone = Tippe oder ziehe an deinem Rand entlang, um die Karte anzulegen. Ihre Zahl sagt, wie viele Disks in ihrer Zone aufmarschieren.
draft-terrain = Zeige auf das Schlachtfeld, drehe mit zwei Fingern, den Knöpfen, dem Mausrad oder R und tippe zum Hinlegen.
turn-left = Nach links drehen
turn-right = Nach rechts drehen
keys-turn = Ein Geländeteil drehen
active-scenario = Szenario „{ $scenario }“:
own-objective = Dein geheimer Auftrag:

## Quick battle

start-battle = Welche Schlacht?
quick-title = Schnelle Schlacht
quick-text = Das ganze Spiel: eigene Aufstellungszonen, Gelände, ein Szenario und fertige Bataillone.
quick-side = Deine Seite
quick-size = Bataillone je Seite
quick-own = Deine Bataillone
quick-other = Bataillone deines Gegners
quick-random = Zufällig
