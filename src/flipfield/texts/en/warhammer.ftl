### Warhammer: Diskwars in English.
### Disks, units, cards, terrain pieces, sides, edges, players, abilities, ranges, phases and steps come in as words
### of this language, lists as joined text; an empty list comes in as the number 0. Names of disks stay as they are
### and may be singular or plural, so no sentence makes a verb, article or pronoun agree with one.

## Disks

unit-azhag-the-slaughterer = Azhag the Slaughterer
unit-grimgor-ironhide = Grimgor Ironhide
unit-grom-the-paunch = Grom the Paunch
unit-archaon-the-everchosen = Archaon the Everchosen
unit-kairos-fateweaver = Kairos Fateweaver
unit-valkia-the-bloody = Valkia the Bloody
unit-alarielle-the-radiant = Alarielle the Radiant
unit-teclis = Teclis
unit-tyrion = Tyrion
unit-karl-franz = Karl Franz
unit-luthor-huss = Luthor Huss
unit-volkmar-the-grim = Volkmar the Grim
unit-big-boss = Big Boss
unit-arrer-boyz = Arrer Boyz
unit-wolf-riders = Wolf Riders
unit-boar-boyz = Boar Boyz
unit-orc-boyz = Orc Boyz
unit-rock-lobber = Rock Lobber
unit-stone-fangz-shaman = Stone Fangz Shaman
unit-black-orcs = Black Orcs
unit-river-troll = River Troll
unit-kurgan-marauders = Kurgan Marauders
unit-flamers = Flamers
unit-bloodthirster = Bloodthirster
unit-plaguebearers = Plaguebearers
unit-hellstriders = Hellstriders
unit-hellcannon = Hellcannon
unit-sorcerer-of-tzeentch = Sorcerer of Tzeentch
unit-bloodcrushers = Bloodcrushers
unit-militia-archers = Militia Archers
unit-militia-spearmen = Militia Spearmen
unit-swordmasters-of-hoeth = Swordmasters of Hoeth
unit-skycutter = Skycutter
unit-high-mage = High Mage
unit-sun-dragon = Sun Dragon
unit-maiden-guard = Maiden Guard
unit-ellyrian-reavers = Ellyrian Reavers
unit-repeater-bolt-thrower = Repeater Bolt Thrower
unit-marienburg-swordsmen = Marienburg Swordsmen
unit-huntsmen = Huntsmen
unit-helblaster-volley-gun = Helblaster Volley Gun
unit-bright-wizard = Bright Wizard
unit-talabheim-greatswords = Talabheim Greatswords
unit-knights-panther = Knights Panther
unit-hochland-pistoliers = Hochland Pistoliers
unit-reikland-crossbowmen = Reikland Crossbowmen
unit-steam-tank = Steam Tank

## Command cards and the special scenario

card-fists-of-mork = Fists of Mork
card-approach = Approach
card-waaagh = Waaagh!
card-strength-of-gork = Strength of Gork
card-eager-soldiers = Eager Soldiers
card-bait = Bait
card-storm-of-chaos = Storm of Chaos
card-assault = Assault
card-intimidate = Intimidate
card-nurgles-rot = Nurgle's Rot
card-blood-for-the-blood-god = Blood for the Blood God
card-stall = Stall
card-speed-of-asuryan = Speed of Asuryan
card-arcane-attack = Arcane Attack
card-shield-of-saphery = Shield of Saphery
card-push = Push
card-winds-of-morai-heg = Winds of Morai-Heg
card-entrap = Entrap
card-myrmidias-blessing = Myrmidia's Blessing
card-rally = Rally
card-fulminating-cage = Fulminating Cage
card-inspire = Inspire
card-garrison = Garrison
card-attack = Attack
card-strongholds = Strongholds

## Terrain

terrain-gully = Gully
terrain-gully-text = Rough and dangerous: a disk that enters it must stop, and after a flip or after reinforcing every disk that overlaps it takes d6 physical damage.
terrain-cave = Cave
terrain-cave-text = Cover: ranged attacks against a disk in it roll one battle die less, but at least one. Ranged attacks do not cross its border; stray shots do.
terrain-ruined-windmill = Ruined Windmill
terrain-ruined-windmill-text = Blocks sight between disks outside it and gives disks in it Swift (counter). The player who controls it may reinforce on it: the disk must overlap the windmill.
terrain-old-wood = Old Wood
terrain-old-wood-text = Blocks sight between disks outside it. Rough: a disk that enters it must stop. Cover: ranged attacks against a disk in it roll one battle die less, but at least one.
terrain-watchtower = Watchtower
terrain-watchtower-text = Disks in it see across everything that blocks sight, and they are immune to impact damage.

## Armies, races, factions

army-empire = Army of the Empire
army-orc = Army of the Orcs
race-empire = Empire
race-high-elf = High Elf
race-orc = Orc
race-chaos = Chaos
faction-order = Order
faction-destruction = Destruction

## Ready-made regiments

regiment-azhag = Regiment of Azhag
regiment-grimgor = Regiment of Grimgor
regiment-grom = Regiment of Grom
regiment-archaon = Regiment of Archaon
regiment-kairos = Regiment of Kairos
regiment-valkia = Regiment of Valkia
regiment-alarielle = Regiment of Alarielle
regiment-teclis = Regiment of Teclis
regiment-tyrion = Regiment of Tyrion
regiment-karl-franz = Regiment of Karl Franz
regiment-luthor-huss = Regiment of Luthor Huss
regiment-volkmar = Regiment of Volkmar

## What the command cards do

card-fists-of-mork-text = Destruction Only. Battle ability: a caster deals d6 − 2 arcane damage to a target disk within medium range and to every disk within short range of it. Unstable: on chaos the caster takes it too.
card-approach-text = Many disks, no frills.
card-waaagh-text = Every Orc disk activated with this card gains Relentless.
card-strength-of-gork-text = Destruction Only. Battle ability: a caster empowers a target disk within medium range.
card-eager-soldiers-text = Every disk activated with this card gets +1 movement.
card-bait-text = Battle ability: a hero empowers a target disk within medium range.
card-storm-of-chaos-text = Destruction Only. Battle ability: a caster deals 2 arcane damage to every enemy within short range. Unstable: on chaos the caster takes it too.
card-assault-text = Straight at the enemy, no tricks.
card-intimidate-text = Battle ability: a hero makes an enemy disk that pins them flip once; you choose where to.
card-nurgles-rot-text = Destruction Only. Battle ability: a daemonic disk lowers the toughness of a target enemy disk within medium range by 1 until the end phase.
card-blood-for-the-blood-god-text = Destruction Only. Battle ability: one engagement that a hero takes part in is resolved at once, whatever the scrum order.
card-stall-text = Battle ability: a hero takes the activation token off a target allied disk within medium range.
card-speed-of-asuryan-text = Order Only. Every High Elf disk activated with this card gets +2 movement.
card-arcane-attack-text = The Magic of every disk activated with this card is 1 stronger.
card-shield-of-saphery-text = Order Only. Battle ability: a caster takes all damage off a target allied disk within medium range.
card-push-text = Every disk activated with this card gains Impact 1; if it has Impact already, it deals 1 more.
card-winds-of-morai-heg-text = Order Only. Ranged attacks of disks activated with this card reach one range farther. No effect on disks that already have an attack with siege range.
card-entrap-text = Battle ability: a hero puts an activation token on a target enemy disk within medium range.
card-myrmidias-blessing-text = One Empire disk activated with this card gets +2 movement.
card-rally-text = Battle ability: a hero empowers a target disk within medium range.
card-fulminating-cage-text = Order Only. Battle ability: a caster deals 3 arcane damage to a target enemy disk within medium range. Unstable: on chaos the caster takes it too.
card-inspire-text = Battle ability: a hero empowers one or two target disks within medium range.
card-garrison-text = Disks that reinforce with this card get no activation token.
card-attack-text = All that counts is numbers.

## Deployment cards

deployment-scout = Scout
deployment-scout-text = Your disks deployed in this zone gain Scout.
deployment-rendezvous = Rendezvous
deployment-rendezvous-text = Your disks that reinforce in this zone get no activation token.
deployment-ambush = Ambush
deployment-ambush-text = This zone reaches from the edge to long range.
deployment-banners = Banners
deployment-banners-text = Your disks deployed in this zone start empowered.
deployment-road = Road
deployment-road-text = Your disks whose move begins completely in this zone have +1 movement.
deployment-trenches = Trenches
deployment-trenches-text = Your disks that lie completely in this zone are Resistant (ranged attacks).
deployment-shrine = Shrine
deployment-shrine-text = Your disks that lie completely in this zone are Resistant (arcane damage).
deployment-palisade = Palisade
deployment-palisade-text = Your disks that lie completely in this zone are Immune (impact damage).
deployment-hill = Hill
deployment-hill-text = Your disks that lie completely in this zone see across everything that blocks sight.
deployment-war-engines = War Engines
deployment-war-engines-text = Ranged attacks of your disks that lie completely in this zone reach one range farther, siege range at most.
deployment-relief = Relief
deployment-relief-text = Your disks that reinforce in this zone are empowered.
deployment-hidden-path = Hidden Path
deployment-hidden-path-text = In the first round your disks that lie completely in this zone are Immune (ranged attacks).

## Scenarios: the abilities, and what the objectives are worth

scenario-forced-march = Forced March
scenario-forced-march-text = Every disk that can move has +1 movement.
scenario-volleys = Volleys
scenario-volleys-text = Every ranged attack rolls one battle die more.
scenario-bloodlust = Bloodlust
scenario-bloodlust-text = Every disk gains Impact 1; if it has Impact already, it deals 1 more.
scenario-winds-of-magic = Winds of Magic
scenario-winds-of-magic-text = The Magic of every disk is 1 stronger.
scenario-grim-resolve = Grim Resolve
scenario-grim-resolve-text = Every hero on the battlefield starts each round empowered.

objective-casualties =
    { $points ->
        [one] { $points } victory point for each disk in the opponents’ casualty piles.
       *[other] { $points } victory points for each disk in the opponents’ casualty piles.
    }
objective-heroes =
    { $points ->
        [one] { $points } victory point for each hero in the opponents’ casualty piles.
       *[other] { $points } victory points for each hero in the opponents’ casualty piles.
    }
objective-terrain =
    { $points ->
        [one] { $points } victory point for each terrain piece that you control.
       *[other] { $points } victory points for each terrain piece that you control.
    }
objective-ground =
    { $points ->
        [one] { $points } victory point for each of your disks that reaches into an opponent’s deployment zone.
       *[other] { $points } victory points for each of your disks that reaches into an opponent’s deployment zone.
    }
objective-survivors =
    { $points ->
        [one] { $points } victory point for each of your disks on the battlefield that lies outside your deployment zones.
       *[other] { $points } victory points for each of your disks on the battlefield that lies outside your deployment zones.
    }

## Abilities

ability-marshal = Marshal the Ranks
ability-marshal-text = Focus ability: moves up to two activation tokens from allied disks to other allied disks.
ability-orc-magic = Orc Magic
ability-orc-magic-text = This disk’s Magic is 1 stronger for each Orc disk within short range, itself included.
ability-backlash = Backlash
ability-backlash-text = This disk takes 1 damage each time it uses Magic.
ability-magic = Magic
ability-magic-text = Focus ability: deals arcane damage to a target enemy disk within medium range, without any dice.
ability-rouse = Rouse the Boyz
ability-rouse-text = Focus ability: takes the activation tokens off up to two disks with “Boyz” in their title within medium range.
ability-summon = Summon Daemons
ability-summon-text = Focus ability: brings a daemonic disk from the reserve onto the battlefield, within short range of this disk and with an activation token.
ability-plague = Plague
ability-plague-text = Every empowered disk that comes within short range of this disk, friend or foe, loses its empowerment token.
ability-doom = Doom
ability-doom-text = When this disk engages an enemy, pinning or being pinned, every enemy within short range of it takes 1 arcane damage.
ability-duel = Duel
ability-duel-text = When this disk engages enemies, pinning or being pinned, a d6 is rolled for each of them: on 4 or more it takes 2 physical damage.
ability-hellcannon = Untamed
ability-hellcannon-text = If the first roll of its ranged attack shows chaos, this disk must flip towards the nearest disk that it is not pinning, and onto that disk if it can.
ability-chaos-hits = Unerring Arrows
ability-chaos-hits-text = In this disk’s ranged attacks chaos counts as a hit, on rerolled scatter dice too.
ability-empower = Empower
ability-empower-text = The target gets an empowerment token: +1 attack strength, +1 counter strength and +1 toughness until the end phase.
ability-inspire = Inspire
ability-inspire-text = One or two targets get an empowerment token each: +1 attack strength, +1 counter strength and +1 toughness until the end phase.
ability-entrap = Entrap
ability-entrap-text = The target enemy disk gets an activation token and cannot be activated while it carries it.
ability-refresh = Second Wind
ability-refresh-text = The target allied disk loses its activation token and can be activated again.
ability-heal = Healing
ability-heal-text = The target allied disk loses all its damage; wounds stay.
ability-rot = Rot
ability-rot-text = The target enemy disk has 1 toughness less until the end phase; a damaged disk may suffer a wound from it at once.
ability-cage = Fulminating Cage
ability-cage-text = The target enemy disk takes 3 arcane damage. Unstable: on chaos the user takes it too.
ability-storm = Storm of Chaos
ability-storm-text = Every enemy within short range of the user takes 2 arcane damage. Unstable: on chaos the user takes it too.
ability-fists = Fists of Mork
ability-fists-text = The target and every disk within short range of it take d6 − 2 arcane damage. Unstable: on chaos the user takes it too.
ability-intimidate = Intimidate
ability-intimidate-text = An enemy disk that pins the user flips once; the user’s player chooses where to.
ability-blood = Blood for the Blood God
ability-blood-text = One engagement that the user takes part in is resolved at once, whatever the scrum order.

## Keywords of disks

keyword-flank = Flank
keyword-flank-text = May reinforce at any edge of the battlefield, outside enemy deployment zones and not on an enemy.
keyword-flying = Flying
keyword-flying-text = Passes over disks and terrain; it pins and overlaps only where its move ends.
keyword-frenzy = Frenzy
keyword-frenzy-text = As attacker it may strike every enemy it pins instead of just one.
keyword-immune-physical = Immune (physical damage)
keyword-immune-physical-text = Takes no physical damage.
keyword-immune-arcane = Immune (arcane damage)
keyword-immune-arcane-text = Takes no arcane damage.
keyword-immune-ranged = Immune (ranged attacks)
keyword-immune-ranged-text = Cannot be the target of ranged attacks and takes no damage from them.
keyword-immune-impact = Immune (impact damage)
keyword-immune-impact-text = Takes no damage from Impact.
keyword-immune-magic = Immune (Magic)
keyword-immune-magic-text = Cannot be the target of Magic and takes no damage from it.
keyword-impact = Impact { $value }
keyword-impact-text = After each flip it deals this much physical damage to every disk that it newly pins, friend or foe.
keyword-magic = Magic { $value }
keyword-magic-text = As its action it may deal this much arcane damage to a target enemy disk within medium range.
keyword-mobile = Mobile
keyword-mobile-text = When it moves, it may also make its ranged attack or use its focus ability, before or after the whole move.
keyword-relentless = Relentless
keyword-relentless-text = The first time in a move that it pins enemies, it need not stop.
keyword-resistant-physical = Resistant (physical damage)
keyword-resistant-physical-text = Takes only half of all physical damage, rounded up.
keyword-resistant-arcane = Resistant (arcane damage)
keyword-resistant-arcane-text = Takes only half of all arcane damage, rounded up.
keyword-resistant-ranged = Resistant (ranged attacks)
keyword-resistant-ranged-text = Takes only half the damage of ranged attacks, rounded up.
keyword-resistant-impact = Resistant (impact damage)
keyword-resistant-impact-text = Takes only half the damage of Impact, rounded up.
keyword-resistant-magic = Resistant (Magic)
keyword-resistant-magic-text = Takes only half the damage of Magic, rounded up.
keyword-scout = Scout
keyword-scout-text = May make one free move before the first round, without overlapping or harming an enemy.
keyword-slow-attack = Slow (attack)
keyword-slow-attack-text = Its attack strikes after all blows in the engagement that are not slow.
keyword-slow-counter = Slow (counter)
keyword-slow-counter-text = Its counter strikes after all blows in the engagement that are not slow.
keyword-strider = Strider
keyword-strider-text = Ignores the abilities of terrain while it moves.
keyword-swift-attack = Swift (attack)
keyword-swift-attack-text = Its attack strikes before all blows in the engagement that are not swift.
keyword-swift-counter = Swift (counter)
keyword-swift-counter-text = Its counter strikes before all blows in the engagement that are not swift.

## Keywords of terrain

terrain-keyword-blocks-sight = Blocks Sight
terrain-keyword-cover = Cover
terrain-keyword-dangerous-physical = Dangerous (physical)
terrain-keyword-dangerous-arcane = Dangerous (arcane)
terrain-keyword-defensive = Defensive
terrain-keyword-fortified = Fortified
terrain-keyword-high-ground = High Ground
terrain-keyword-rough = Rough

## Words of the game

strategy-bold = Bold
strategy-steady = Steady
strategy-devious = Devious
strategy-slow = Slow

phase-setup = Setup
phase-deployment = Deployment
phase-scouting = Scouting
phase-activation = Activation phase
phase-melee = Melee phase
phase-end = End phase
phase-over = The battle is over

range-short = short range
range-medium = medium range
range-long = long range
range-siege = siege range

die-hit = hit
die-critical = critical hit
die-scatter = scatter
die-miss = miss
die-chaos = chaos

step-swift = swift blow
step-normal = blow
step-slow = slow blow

stat-movement = Movement
stat-attack = Attack strength
stat-counter = Counter strength
stat-toughness = Toughness
stat-stamina = Stamina
stat-command = Command value
stat-cost = Recruitment cost
stat-points = Recruitment points

token-damage = Damage token
token-wound = Wound token
token-activation = Activation token
token-empowerment = Empowerment token

size-small = Small
size-medium = Medium
size-large = Large

type-physical = physical
type-arcane = arcane

trait-hero = Hero
trait-infantry = Infantry
trait-cavalry = Cavalry
trait-missile = Missile
trait-caster = Caster
trait-monster = Monster
trait-war-machine = War Machine
trait-daemonic = Daemonic
trait-boyz = Boyz

edge-south = southern edge
edge-north = northern edge
edge-west = western edge
edge-east = eastern edge

side-text = text side
side-picture = picture side
side-front = front
side-back = back

provenance-printed = Stated in a rulebook
provenance-forced = Follows from a worked example
provenance-reported = Reported by players
provenance-house = Our own number

## Decisions: what is being decided, and what the others wait for

decision-roll = The dice are rolled.
decision-roll-wait = Waiting for the dice.
decision-shuffle = The cards are shuffled.
decision-shuffle-wait = Waiting for the cards to be shuffled.
decision-edge = { $player } chooses a battlefield edge.
decision-edge-wait = Waiting for { $player } to choose an edge.
decision-tokens = { $player } hands out the initiative tokens: who comes first, who next?
decision-tokens-wait = Waiting for { $player } to hand out the initiative tokens.
decision-scenario = { $player } chooses one of two scenario cards.
decision-scenario-wait = Waiting for { $player } to choose a scenario card.
decision-zone = { $player } takes a deployment card and lays it at their own edge.
decision-zone-wait = Waiting for { $player } to lay a deployment card.
decision-terrain = { $player } takes a terrain piece and places it on the battlefield.
decision-terrain-wait = Waiting for { $player } to place a terrain piece.
decision-deploy = { $player } places a disk in the deployment zone, { $left } to go.
decision-deploy-wait = Waiting for { $player } to place a disk.
decision-scout = { $player } may move a scout, or ends the scouting.
decision-scout-wait = Waiting for { $player } to scout.
decision-command = { $player } secretly chooses a command card.
decision-command-wait = Waiting for { $player } to choose a command card.
decision-resolve =
    { $left ->
        [0] { $player } finishes “{ $card }” (no activations left).
       *[other] { $player } activates a disk with “{ $card }” ({ $left } left).
    }
decision-resolve-wait = Waiting for { $player } to activate a disk.
decision-place = { $player } chooses where { $disk } will enter from the reserve.
decision-place-wait = Waiting for { $player } to bring in a reserve disk.
decision-turn =
    { $flips ->
        [0] { $player } acts with { $disk } (no flips left).
        [one] { $player } acts with { $disk } ({ $flips } flip left).
       *[other] { $player } acts with { $disk } ({ $flips } flips left).
    }
decision-turn-wait = Waiting for { $player } to act with { $disk }.
decision-nearest = { $player } chooses one of the equally near disks.
decision-nearest-wait = Waiting for { $player } to choose one of the equally near disks.
decision-target = { $player } chooses a target for the battle ability, used by { $disk }.
decision-target-wait = Waiting for { $player } to choose a target.
decision-token = { $player } moves or removes activation tokens: which disk?
decision-token-wait = Waiting for { $player } to choose a disk for the activation tokens.
decision-engagement = { $player } chooses which engagement is resolved next.
decision-engagement-wait = Waiting for { $player } to choose an engagement.
decision-strike = { $player } chooses whom { $disk } will strike.
decision-strike-wait = Waiting for { $player } to choose whom a disk strikes.
decision-trigger = { $player } chooses which ability comes first.
decision-trigger-wait = Waiting for { $player } to choose which ability comes first.
decision-bloodshed = { $player } chooses an engagement to be resolved at once.
decision-bloodshed-wait = Waiting for { $player } to choose an engagement.
decision-shove = { $player } chooses where { $disk } will be flipped to.
decision-shove-wait = Waiting for { $player } to flip a disk.
decision-summon = { $player } chooses a daemonic disk from the reserve.
decision-summon-wait = Waiting for { $player } to choose a daemonic disk.
decision-referee = The referee says what happens next.
decision-referee-wait = Waiting for the referee.
decision-border = The next phase can begin.
decision-border-wait = The next phase can begin.

## Events: the log tells the battle

event-initiative =
    { $order ->
        [0] The dice for initiative: { $rolls }. A tie, so they are rolled again.
       *[other] The dice for initiative: { $rolls }. The order is { $order }.
    }
event-edge = { $player } took the { $edge }.
event-totals = { $players } rolled for initiative: { $rolls }. With the unspent recruitment points that made { $totals }.
event-tokens = The initiative order was settled: { $order }.
event-scenario = “{ $card }” became the active scenario.
event-objectives = Everybody was dealt a secret objective.
event-special = The special scenario { $special } is played: everybody has the same open objective.
event-offer = To choose from lay there: { $cards }.
event-zone = { $player } laid the deployment card “{ $card }” ({ $side }, deployment value { $value }).
event-terrain = { $player } placed the terrain piece “{ $piece }”.
event-aside = The terrain piece “{ $piece }” fitted nowhere, and { $player } set it aside.
event-deploy = { $disk } took the field.
event-reinforce = { $disk } came up from the reserve.
event-round = Round { $round } began.
event-phase = { $phase }.
event-chosen = { $player } laid a command card face down.
event-reveal = { $player } revealed “{ $card }”.
event-order = The cards were resolved in this order: { $players }.
event-resolve = { $player } gave the orders of “{ $card }”.
event-unused = { $player } left { $count ->
    [one] an activation
   *[other] { $count } activations
} of the card unused.
event-discard = { $player } discarded “{ $card }”.
event-flip = { $disk } flipped{ $times ->
        [1] {""}
       *[other] {" "}{ $times } times
    }.
event-pin = { $disk } pinned { $other }.
event-stop = { $disk } had to stop.
event-relentless = Relentless: { $disk } pressed on without stopping.
event-activated =
    { $cause ->
        [activation-pass] { $disk } passed and got an activation token.
        [dice-critical] The critical hit laid an activation token on { $disk }.
       *[other] { $disk } got an activation token.
    }
event-empower = { $disk } gained new strength: an empowerment token.
event-drained = { $disk } lost the empowerment token.
event-refreshed = { $disk } got rid of the activation token.
event-healed = { $disk } shook off all damage.
event-weakened = { $disk } lost { $amount } toughness until the end phase.
event-casualty = { $disk } fell and went to the casualty pile.
event-danger = Dangerous ground! The dice for { $disk }: { $faces }.
event-damage = { $disk } took { $amount } damage{ $cause ->
        [keyword-impact] {" "}from the impact
        [terrain-dangerous] {" "}from the ground
       *[other] {""}
    }, { $total } in all.
event-impact = { $disk } crashed in with Impact { $strength }{ $modifiers }.
event-guarded =
    { $left ->
        [0] Immune: the { $amount } damage to { $disk } came to nothing.
       *[other] Resistant: of { $amount } damage { $left } reached { $disk }.
    }
modifiers = ({ $modifiers })
modifier = { $source } { $change }
modifier-empowered = empowered
modifier-cover = cover
modifier-card = command card
modifier-scenario = scenario
modifier-orcs = Orcs close by
event-wound = { $disk } suffered a wound, { $wounds } in all.
event-shoot = { $disk } shot at { $target } ({ $range }) with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $modifiers }.
event-roll = The dice, { $disk } against { $target }: { $faces }.
event-scatter =
    { $victims ->
        [0] The stray shots around { $target } found nobody.
       *[other] Stray shots around { $target } flew towards { $victims }.
    }
event-siege = Siege range: a plain hit on { $victim } came to nothing.
event-magic = { $disk } cast Magic { $strength }{ $modifiers } on { $target }.
event-focus = { $disk } used the focus ability “{ $ability }”.
event-battle = { $disk } used the battle ability “{ $ability }”.
event-ability = { $disk }: “{ $ability }” took effect.
event-duel = { $disk } fought a duel, and the dice showed { $faces }.
event-unstable = Unstable! The dice for { $disk }: { $faces }.
event-shift = An activation token moved from { $giver } to { $taker }.
event-fight = Steel met steel: { $pins }.
event-strike = A { $step } by { $disk } against { $victim }: { $amount } damage{ $modifiers }.
event-eliminated = { $player } had no disk left on the battlefield and was eliminated.
event-cleared = The dust settled: all tokens but the wounds were taken away, and the command cards went back to hand.
event-score = Victory points: { $scores }.
event-over =
    { $winner ->
        [-2] Nobody won: the last disks fell together.
       *[other] { $winner } won the battle!
    }

## Refusals: why not, and what to do instead

refusal-malformed = That answer does not fit the question. Please choose again.
refusal-stale = This has been decided already. Please look at the table as it is now.
refusal-no-such-disk = There is no such disk. Please choose one that is in the game.
refusal-no-such-option = That is not possible here. Please choose one of the options offered.
refusal-no-such-target = This disk cannot be the target of the ability. Please choose one that is in range, in sight and not yet affected.
refusal-wrong-phase = That has to wait: it belongs to another phase.
refusal-game-over = The battle is over.
refusal-activation-open = { $disk } is still active. Please finish that activation first.
refusal-not-your-turn = It is not your turn yet. Please wait until the other player is done.
refusal-not-first-player = Only the first player decides in which order the engagements are resolved.
refusal-stopped-on-enemy = { $disk } pinned an enemy and must stop; the remaining flips are lost.
refusal-stopped-on-rough = { $disk } entered rough ground and must stop there.
refusal-move-over = This move is over.
refusal-no-movement = { $disk } cannot move: the disk has no movement value.
refusal-no-flips-left =
    { $flips ->
        [0] There is no flip for { $disk } in this move.
        [one] The only flip of { $disk } is used up.
       *[other] All { $flips } flips of { $disk } are used up.
    }
refusal-too-far = That is too far: one flip of { $disk } reaches { $reach } mm. Please choose a nearer place, or go there in several flips.
refusal-out-of-reach = That place cannot be reached in this move. Please choose one within the reach shown.
refusal-land-first = { $disk } must land first. End the move, then shoot or use the focus ability.
refusal-must-lurch = { $disk } must flip towards { $other }, and onto that disk if one flip reaches it.
refusal-one-action = A disk may take only one action in an activation.
refusal-scout-on-enemy = A scout may not land on an enemy. Please choose a free place for { $disk }.
refusal-scouts-do-no-harm = While scouting { $disk } may only move. With Mobile an action may be added, as long as it deals no damage to an enemy.
refusal-not-a-scout = Only a deployed disk with Scout that has not scouted yet may move now.
refusal-magic-needs-enemy = { $other } cannot be the target: Magic works on enemies on the battlefield only.
refusal-magic-out-of-range = { $other } cannot be reached: Magic needs a target within medium range.
refusal-immune-target = { $other } cannot be the target: the disk is immune.
refusal-no-sight = There is no line of sight from { $disk } to { $other }. Please choose a target in sight.
refusal-cave = Ranged attacks do not cross the border of a cave: { $disk } and { $other } would have to be both in it or both outside.
refusal-out-of-range = { $other } cannot be reached: the target is out of range for { $disk }.
refusal-target-out-of-range = { $other } cannot be the target: the battle ability of { $disk } reaches to medium range.
refusal-not-itself = A disk cannot be the target of its own ranged attack. Please choose another target for { $disk }.
refusal-no-ranged-attack = { $disk } cannot do that: the disk has no such ranged attack.
refusal-no-focus = { $disk } cannot use that focus ability now.
refusal-nothing-to-shift = There is nothing now that this focus ability of { $disk } could work on.
refusal-not-on-table = That disk is not on the battlefield.
refusal-not-your-disk = { $disk } cannot be chosen: you do not control this disk.
refusal-already-activated = { $disk } cannot be activated as long as an activation token lies on the disk.
refusal-pinned-disk = { $disk } cannot be activated: a pinned disk has to wait until nothing lies on it.
refusal-in-reserve = { $disk } cannot act from the reserve. Let the disk reinforce first.
refusal-not-in-reserve = { $disk } cannot reinforce: only disks in the reserve can.
refusal-must-activate = There are activations left and disks that can be activated. Activate one; it may pass.
refusal-no-activations = This card has no activations left for { $disk }.
refusal-card-waits = Another player’s card is being resolved; yours has to wait.
refusal-not-in-hand = This card is not in your hand. Please choose one that is.
refusal-no-battle-ability = This card has no battle ability.
refusal-battle-used = The battle ability of this card has been used already.
refusal-wrong-user = { $disk } cannot use this battle ability now: it takes a disk of the kind the card names, with a target in range.
refusal-outside-zone = { $disk } must lie completely inside one of your deployment zones.
refusal-zone-full = This deployment zone is full. Please choose another place for { $disk }.
refusal-heroes-first = The places that are left are for your heroes. Deploy them before { $disk }.
refusal-too-far-from-summoner = { $disk } must come in on the battlefield within short range of { $other }.
refusal-already-deployed = { $disk } cannot be deployed twice. Please choose a disk that is not on the battlefield yet.
refusal-on-enemy = { $disk } may not be placed on an enemy; { $other } would be pinned.
refusal-not-at-edge = { $disk } must lie wholly on the battlefield and touch an edge, or come in through a deployment zone of yours.
refusal-in-enemy-zone = { $disk } may not come in through an enemy deployment zone.
refusal-card-off-edge = The deployment card must lie completely along your own edge.
refusal-cards-overlap = Deployment cards may not overlap. Lay this one beside the others or apart from them.
refusal-card-near-corner = With this many players deployment cards may lie only on a part of your edge. Please choose a place there.
refusal-card-leaves-no-room = Here the card leaves no room on your edge for the cards that you still have to lay ({ $cards }). Please move it along the edge.
refusal-edge-taken = This edge is not free for you. Please choose one of the edges offered.
refusal-not-offered = That was not laid out. Please choose one of the cards on offer.
refusal-terrain-near-edge = Terrain must lie on the battlefield, farther than short range from every edge. Please choose a place nearer to the middle.
refusal-terrain-too-close = Terrain pieces must lie farther than short range from each other. Please choose a place with more room around it.
refusal-fits-somewhere = This terrain piece still fits on the battlefield and cannot be set aside. Please place it.
refusal-scrum-order = This engagement has to wait: in a scrum an embattled disk defends before it attacks. Please choose another one.
refusal-not-engaged = { $disk } can strike only disks that it is engaged with here.
refusal-must-strike = { $disk } must strike. Please choose whom.
refusal-one-victim = { $disk } may strike only one enemy.
refusal-cannot-undo = This cannot be taken back: dice, a revealed card or another player’s answer came after it.
refusal-wrong-dice =
    { $dice ->
        [one] That does not fit the roll: { $dice } die was to be rolled.
       *[other] That does not fit the roll: { $dice } dice were to be rolled.
    }
refusal-no-such-face = The die has no face “{ $face }”.
refusal-wrong-shuffle = That is not an order of the cards that were to be shuffled.

## Errors

error-not-json = The message could not be read. Please reload the page.
error-too-large = That was too much at once: the message or file is too large.
error-too-deep = That could not be read: lists are nested too deeply.
error-long-number = That could not be read: a number has more than { $most } digits.
error-too-many-values = That was too much at once: at most { $most } values can be read.
error-too-long = Working that out would take too long.
error-too-fast = Too many messages at once. Please wait a moment and try again.
error-stranger = This server does not know the address you came by. Open Flipfield by the address you were given; the host can add names with --name.
error-too-many = That is a lot at once. Please wait { $wait ->
    [one] a second
   *[other] { $wait } seconds
} and try again.
error-malformed = The message could not be understood. Please reload the page.
error-no-such-game = There is no such battle here. Perhaps the address is not complete; the start page lists yours.
error-no-such-seat = You do not have this seat: it does not exist, or somebody plays it on another device now.
error-no-such-invitation = This invitation has been used or replaced by a newer one. Ask for a new link.
error-stale = The game has moved on. Please look at the table as it is now.
error-not-saved = { $reason ->
    [vanished] The server’s database is gone, so nothing can be saved and the answer does not count. Tell whoever runs the server.
    [damaged] The server’s database is damaged, so nothing can be saved and the answer does not count. Tell whoever runs the server.
   *[other] The answer could not be saved and does not count. Please try again in a moment.
    }
error-broken-game = This battle is damaged in the server’s database and cannot be opened. All other battles go on.
error-replay-not-over = The replay is available once the battle is over.
error-broken-replay = This replay file is damaged at { $place }. Save it again and open the new file.
error-wrong-version = This was made by another version of Flipfield and cannot be opened here.
error-server = Something went wrong on the server. Please try again; what was accepted so far is kept.
error-no-such-rule = There is no such rule.
error-setup = The battle cannot be set up so. Please check “{ $key }”.

## Setups that cannot be

setup-unknown-game = This game does not exist here.
setup-unknown-bot = There is no such bot.
setup-unknown-key = The setup has no “{ $key }”.
setup-wrong-number =
    { $players ->
        [one] This setup needs { $players } player.
       *[other] This setup needs { $players } players.
    }
setup-players-range = This game is for { $least } to { $most } players.
setup-regiments-range = The armies may have { $least } to { $most } regiments.
setup-sets-range = There can be { $least } to { $most } core sets.
setup-unknown-special = There is no such special scenario. Known are: { $known }.
setup-sets-for-strongholds = Strongholds needs one core set for each player: { $least }.
setup-supply-shape = Whether all armies have to fit into the core sets is said with true or false.
setup-supply-short =
    { $sets ->
        [one] One core set is not enough for all armies together. Missing: { $missing }.
       *[other] { $sets } core sets are not enough for all armies together. Missing: { $missing }.
    }
setup-teams-shape = In a team game every player has a team: { $players } numbers, with at least two different ones.
setup-field-shape = The battlefield needs two numbers: its width and its height.
setup-field-too-small = The battlefield is too small for all deployment zones. Please choose a larger one.
setup-field-too-large = The battlefield is too large: at most { $most } cm on each side. Please choose a smaller one.
setup-far-too-many-regiments = No army has more than { $most } regiments.
setup-two-armies = The training battle needs exactly two armies.
setup-unknown-army = There is no training army “{ $army }”.
setup-same-army = Both players chose “{ $army }”. Please choose two different training armies.
setup-army-shape = An army needs a list of regiments.
setup-regiment-shape = A regiment needs a hero and a list of units with the number of copies of each.
setup-unknown-regiment = There is no ready-made regiment “{ $regiment }”.
setup-unknown-hero = There is no hero “{ $hero }”.
setup-unknown-unit = There is no unit “{ $unit }” that could be recruited.
setup-unknown-card = One of the command cards does not exist. Please check the command hand.
setup-bad-copies = The number of copies must be a whole number from 1 upwards. Please check “{ $unit }”.
setup-overlay-shape = The overlay with your own numbers must be a text.
setup-bad-overlay = The overlay with your own numbers is wrong at “{ $place }”: { $message }.

## Limits that an army breaks

army-army-size = Number of regiments: { $regiments }. Agreed were { $agreed }.
army-over-budget = Regiment { $regiment }: the units cost { $cost } together, but the hero has only { $points } recruitment points.
army-other-race = Regiment { $regiment }: { $unit } cannot be recruited here, since heroes recruit only disks of their own race.
army-too-many-copies = Regiment { $regiment }: { $copies } copies of { $unit } are too many; { $most } at most.
army-too-few-small = Regiment { $regiment }: small disks { $small }, medium and large ones { $bigger }. There must be at least as many small ones.
army-too-many-elite = Regiment { $regiment }: elite disks { $elites }. Only one is allowed.
army-two-factions = Disks of Order and of Destruction cannot be in the same army.
army-unique-twice = { $unit } cannot be in the army twice: the disk is unique.
army-no-unique-hero = The army needs at least one unique hero.
army-hand-size = Command cards: { $cards }. The command values of the heroes ask for exactly { $command }.
army-card-twice = The command card “{ $card }” cannot be in the hand twice.
army-other-faction = The command card “{ $card }” is for the other faction only.
army-too-few-disks = { $unit }: all armies together want { $wanted }, the core sets hold { $held }. Missing: { $short }.
army-too-few-cards = The command card “{ $card }”: all armies together want { $wanted }, the core sets hold { $held }. Missing: { $short }.
