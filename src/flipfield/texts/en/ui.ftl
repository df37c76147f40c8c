### The client's own words: pages, buttons, labels.

## Everywhere

tagline = Tabletop battles by the book.
menu = Menu
language = Language
theme = Colours
theme-auto = As the system
theme-dark = Dark
theme-light = Light
close = Close
loading = One moment …
offline = The connection is lost. Trying again …
unreachable = The server does not answer. Is it running?
to-start = Start page
lexicon = Rules and words
credits = Credits
undo = Undo

## Start page

start-title = Training battle
start-text = Nine disks and four command cards a side, five rounds. The quickest way to learn the game.
start-army = Your army
start-empire = Karl Franz flies ahead; crossbows and pistols do the rest.
start-orc = Grom, boars and wolves: first into the scrum.
start-opponent = Your opponent
opponent-greedy = Greedy bot
opponent-greedy-about = Takes what it can get.
opponent-random = Random bot
opponent-random-about = Does anything that is allowed.
opponent-friend = A friend
opponent-friend-about = Two players, one device.
start-name = Your name
start-friend = Your friend’s name
start-button = To battle!
player-number = Player { $number }
bot-name = Bot ({ $bot })
bot-greedy = greedy
bot-random = random
running-title = Battles under way
running-line =
    { $round ->
        [0] { $phase }
       *[other] Round { $round }, { $phase }
    }
running-yours = Your turn
kind-training = Training battle
kind-warhammer = Standard battle
running-none = None yet. Start one!
finished-title = Finished battles
finished-winner = { $player } won
finished-none = None yet.

## The table

table-label = The battlefield
zoom-in = Closer
zoom-out = Farther
zoom-fit = Show the whole table
rounds-label = Round { $round } of { $rounds }
round-title = Round { $round }
first-player = First player
player-disks = { $count } of { $total } disks
player-lost =
    { $count ->
        [0] none lost
       *[other] { $count } lost
    }
player-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hand-label = Your command cards
hand-empty = No cards in hand.
card-back = A card lies face down
activations =
    { $count ->
        [one] { $count } activation
       *[other] { $count } activations
    }
tray-label = Disks to place
fights-label = Engagements
fight-pair = { $disk } on { $other }
options-label = Disks to choose from
fan-label = Which disk of the pile?
target-label = What to do with this target
log-label = What happened
tab-hand = Cards
tab-log = Log
tab-players = Players
disk-label = { $disk } ({ $player }): movement { $movement }, attack { $attack }, counter { $counter }, toughness { $toughness }.

## Buttons

button-pass = Pass
button-end = End activation
button-done = Done
button-back = Fly back
button-stop = No more
button-battle = { $ability }: { $disk }
button-reinforce = Reinforce: { $disk }
button-focus = { $ability }
button-strike =
    { $count ->
        [0] Choose victims
        [one] Strike { $count } disk
       *[other] Strike { $count } disks
    }
button-lay = Lay “{ $card }” face down
button-choose-card = Choose a card
button-place-rest = Place the rest for me

## Pointing

aim-flips =
    { $flips ->
        [one] { $flips } flip.
       *[other] { $flips } flips.
    }
aim-pin = Pins { $other }.
aim-stop = Has to stop there.
aim-damage = { $disk }: { $amount } damage.
aim-guarded =
    { $left ->
        [0] { $disk }: immune.
       *[other] { $disk }: resistant.
    }
aim-wound = { $disk }: a wound.
aim-casualty = { $disk } would fall.
aim-danger = Dangerous ground.
act-shoot = Shoot
act-land = Flip here
act-facts =
    { $dice ->
        [one] { $range }, { $gap } mm: { $dice } die of strength { $strength }
       *[other] { $range }, { $gap } mm: { $dice } dice of strength { $strength }
    }
sight-label = { $range } · { $gap } mm
odds-label = How likely each amount of damage is
odds-wound = wound { $percent } %
odds-token = activation token { $percent } %
notice-stopped = The move stopped on the way.

## Looking closely

hero = Hero
inspect-damage = { $amount } damage.
inspect-wounds =
    { $wounds ->
        [one] { $wounds } wound.
       *[other] { $wounds } wounds.
    }
inspect-activated = Activated this round.
inspect-empowered = Empowered.
inspect-pinned = Pinned by { $disks }.
inspect-pins = Pins { $disks }.
inspect-embattled = Embattled.
inspect-ranged =
    { $dice ->
        [one] Ranged attack: { $dice } die of strength { $strength }, up to { $range }, { $type }.
       *[other] Ranged attack: { $dice } dice of strength { $strength }, up to { $range }, { $type }.
    }
inspect-house = ⌂ our own number; the rulebooks do not give it.
pile-label = A pile of { $count }

## Two players at one device

handover-title = Pass the device to { $player }
handover-text = The cards stay hidden until { $player } is ready.
handover-button = I am { $player }

## The end, and replays

result-winner = { $count ->
        [one] { $player } wins!
       *[other] { $player } win!
    }
result-draw = Nobody wins
result-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-rematch = Rematch
result-again = New battle
result-look = Look at the table
replay-watch = Watch the replay
replay-save = Save replay
replay-open = Open a replay file
replay-timeline = Timeline
replay-step = Step { $step } of { $total }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-side = Seen by

## Rules

rule-open = Rule: { $rule }
rule-source = Source: { $source }
rule-fallback = There is no translation of this rule yet.
lexicon-search = Search rules and words in any language
lexicon-terms = Words
lexicon-rules =
    { $count ->
        [0] No rules found
        [one] { $count } rule
       *[other] { $count } rules
    }

## Keys

keys-title = Keys
keys-tab = Go through everything that can be touched
keys-arrows = From disk to disk, or move the landing point
keys-fine = Move the landing point by a millimetre
keys-enter = Choose
keys-escape = Cancel
keys-end = End, pass or done
keys-undo = Take back
keys-inspect = Look at a disk closely
keys-zoom = Closer, farther, whole table
keys-pan = Move the table
keys-help = Show these keys

## Credits

credits-icons = The pictures on the disks are from game-icons.net, under the licence
credits-icons-licence = CC BY 3.0
credits-icons-changes = Changed: cut out of their squares, coloured and set into the disks' faces.
credits-alegreya = Alegreya: SIL Open Font License
credits-alegreya-sans = Alegreya Sans: SIL Open Font License
credits-scripts = These packages are part of this page, each with its licence:
credits-fonts = The typefaces are Alegreya and Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), under the SIL Open Font License.
credits-game = Flipfield is a free engine for tabletop games. All rules are told in our own words; there are no texts or pictures of the publishers in it.

## Setting up

button-suggest = Do it for me
button-aside = Set aside
offers-label = To choose from
offer-trigger = { $ability }: { $disk } against { $disks }
draft-zone = Tap or drag along your edge to lay the card. Its number is how many disks you will deploy in its zone.
draft-terrain = Point at the battlefield; turn with two fingers, the buttons, the wheel or R; tap to place.
turn-left = Turn to the left
turn-right = Turn to the right
keys-turn = Turn a terrain piece
active-scenario = Scenario “{ $scenario }”:
own-objective = Your secret objective:

## Quick battle

start-battle = Which battle?
quick-title = Quick battle
quick-text = The whole game: own deployment zones, terrain, a scenario and ready-made regiments.
quick-side = Your side
quick-size = Regiments a side
quick-own = Your regiments
quick-other = Your opponent’s regiments
quick-random = At random
