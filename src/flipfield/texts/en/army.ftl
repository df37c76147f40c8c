### Armies, own battles and own numbers.

## The three pages

own-title = Your own battle
own-text = Two to four players, any armies, any bots, your own numbers.
armies-title = Your armies
armies-text = Recruit disks for your heroes, share them, and lead them into battle.
numbers-title = Numbers
numbers-text = Every number says where it comes from. What the rulebooks decide is fixed; everything else you may replace by what is printed in your own box.

## The list of armies

armies-none = None yet. Recruit one, draw one, or open one that somebody gave you.
armies-disks =
    { $count ->
        [one] { $count } disk
       *[other] { $count } disks
    }
armies-new = New army
armies-ready = Begin with a ready-made regiment
armies-draw = Draw an army at random
armies-race = Race
armies-delete = Delete
armies-deleted = “{ $name }” was deleted.
armies-restore = Bring it back
armies-battle = To battle with it
armies-open = Open an army
armies-paste = Share code or text of an army
armies-open-button = Open
armies-file = Open a file
armies-drop = You can also drop a file here.

## Building an army

builder-name = Name of the army
builder-unnamed = Army without a name
builder-regiment = Regiment { $number }
builder-add-regiment = Add a regiment
builder-choose-hero = Choose a hero
builder-drop-regiment = Take out regiment { $number }
builder-points = { $cost } of { $points } points
builder-left =
    { $left ->
        [one] { $left } point left
       *[other] { $left } points left
    }
builder-cost =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
builder-add = Add: { $unit }
builder-remove = Take one out: { $unit }
builder-details = Details: { $unit }
builder-recruits = Disks to recruit
builder-elite = Elite
builder-unique = Unique
builder-cards = Command cards: { $count } of { $hand }
builder-legal = This army is legal.
builder-broken =
    { $count ->
        [one] { $count } limit is broken
       *[other] { $count } limits are broken
    }
builder-empty = Choose a hero: heroes recruit disks of their own race.
builder-kept = Kept in this browser.
builder-not-kept = This browser keeps nothing between visits. Copy the code or save the text before you leave.
builder-from-link = This army came with a link. It is not among your armies yet.
builder-keep = Keep it

## Sharing

share-title = Share
share-code = Share code
share-copy = Copy code
share-link = Copy link
share-copied = Copied.
share-not-copied = The browser did not allow it. Please select the code and copy it yourself.
share-save = Save as text
share-picture = Save picture
share-print = Print
share-not-drawn = The picture could not be made. Printing to a file works everywhere.

## Files that cannot be read

file-line = Line { $line }: { $text }
file-large = This file is too large. An army or an overlay has a few lines.
file-binary = This is not a text file. Armies and overlays are plain texts.
listing-not-text = This is not a text but something else. Armies are plain texts or share codes.
listing-no-colon = “{ $text }” has no colon. A line reads “Hero: 2 Unit, Unit” or “Cards: Card, Card”.
listing-cards-twice = The cards are there twice, first in line { $first }. Keep one line.
listing-empty = There is no regiment in the text. A line reads “Hero: 2 Unit, Unit” or “Cards: Card, Card”.
listing-empty-item = Nothing stands between two commas or after the last one. Take the comma out.
listing-unknown =
    { $what ->
        [hero] No hero is called “{ $name }”.
        [unit] No unit is called “{ $name }”.
       *[card] No card is called “{ $name }”.
    }
listing-unknown-near =
    { $what ->
        [hero] No hero is called “{ $name }”. Did you mean “{ $near }”?
        [unit] No unit is called “{ $name }”. Did you mean “{ $near }”?
       *[card] No card is called “{ $name }”. Did you mean “{ $near }”?
    }
listing-no-hero = “{ $name }” is no hero and cannot lead a regiment.
listing-hero-recruited = “{ $name }” is a hero and leads a regiment of their own.
listing-copies = “{ $text }” is no number of copies. Write 1 or more, or leave it out.
listing-code-version = The share code is of version { $version }, but this Flipfield reads version { $known }. A code begins with { $known }.
listing-code-length = A share code of { $length } characters cannot be. Some are missing, or there are too many.
listing-code-check = The check digits of the share code do not fit: some character is wrong.
listing-code-roundabout = The share code tells its army in a roundabout way. Have Flipfield write it again.
listing-code-empty = The share code is empty.
listing-code-character = Character { $place } of the share code, “{ $letter }”, cannot be. Codes use the digits and the letters A to Z without U.
listing-code-unknown = The share code names a unit or card that this Flipfield does not know. A newer version will.
listing-code-unit-first = The share code begins with a unit, but a hero must come first.
listing-code-no-regiment = There is no regiment in the share code.
error-listing = This army cannot be read.
setup-far-too-many = There can never be more than { $most } copies of { $unit }.

## Setting up a battle of one’s own

battle-players = How many players?
battle-regiments = Regiments for each player
battle-who = Who plays?
battle-human = A human
battle-army = Army
battle-ready = Ready-made regiments
battle-saved = One of your armies
battle-code = Share code or text
battle-race = Drawn from a race
battle-any = Any race
battle-regiment = Regiment { $number }
battle-none-saved = You have no armies yet. Recruit one first.
battle-more = Scenario, battlefield and numbers
battle-scenario = Scenario
battle-drawn = Drawn from the scenario cards
battle-sets = Core sets on the table
battle-supply = Armies take only what the core sets hold
battle-width = Width of the battlefield in cm
battle-height = Depth of the battlefield in cm
battle-numbers = Numbers
battle-shipped = As they come with Flipfield
battle-choose-army = Please choose an army.
battle-teams = Play in two teams
battle-team = Team

## Own numbers

numbers-new = New set of numbers
numbers-name = Name of this set
numbers-unnamed = Numbers without a name
numbers-own = Your sets of numbers
numbers-search = Search for a disk or card
numbers-show = Show
numbers-all = all numbers
numbers-open = numbers you may change
numbers-changed = what you changed
numbers-was = Instead of { $value }
numbers-reset = Put back: { $number }
numbers-count =
    { $count ->
        [0] Nothing is changed yet.
        [one] { $count } number is changed.
       *[other] { $count } numbers are changed.
    }
numbers-save = Save as a file
numbers-load = Open a file
numbers-battle = To battle with these numbers
numbers-nothing = No number fits.
numbers-printed = A rulebook states this number: it cannot be changed.
numbers-forced = A worked example of the rulebook leaves no other number: it cannot be changed.
numbers-table = Only disks and command cards can have numbers of your own.
numbers-field = { $thing }: { $number }
numbers-other = Other
numbers-add = Add …
numbers-take = Take out: { $name }
numbers-dice = Dice
numbers-strength = Strength
numbers-add-attack = Add an attack
numbers-take-attack = Take the attack out
word-movement = More movement
word-movement-for-one = More movement for one disk
word-relentless = Relentless
word-impact = More Impact
word-magic = Stronger Magic
word-range = Longer range
word-garrison = Reinforcements without a token
word-order-only = Order only
word-destruction-only = Destruction only
word-unstable = Unstable
number-size = Size
number-keywords = Keywords
number-ranged = Ranged attacks
number-abilities = Abilities
number-strategy = Strategy
number-activations = Activations
number-passive = Passive ability
number-battle = Battle ability
number-user = Whose battle ability
number-race = Only for
number-amount = Amount
number-value = Value with the text side up
number-plain = Value with the picture side up
number-width = Width
number-height = Depth
number-card = Width
table-sizes = Diameters of the disks, in mm
table-ruler = Range ruler, in mm
table-field = Battlefield, in mm
table-deployment = Deployment cards, in mm
table-die = Faces of the battle die
table-card = Command cards
table-deployment-card = Deployment cards
table-scenario = Scenario cards
overlay-not-toml = This is not TOML, the form in which numbers are written: a table such as [unit.karl-franz], then lines such as counter = 5.
overlay-unknown = “{ $name }” is not known here.
overlay-near = “{ $name }” is not known here. Did you mean “{ $near }”?
overlay-table-shape = “{ $table }” must hold tables such as [{ $table }.name].
overlay-row-shape = “{ $name }” must be a table with numbers.
overlay-printed = A rulebook states “{ $value }” here: it cannot be changed.
overlay-forced = A worked example of the rulebook leaves only “{ $value }” here: it cannot be changed.
overlay-list = This must be a list such as { $like }.
overlay-word = This must be a word.
overlay-number = This must be a whole number from { $least } to { $most }.
overlay-value = “{ $value }” cannot be here: a word is not known, or something is missing.
overlay-part-number = “{ $name }” must be a whole number from { $least } to { $most }.
overlay-long-list = At most { $most } of these fit here.
overlay-too-large = This is too large: at most { $most } characters can be read.
overlay-too-many-parts = A key has too many parts with dots between them: at most { $most } can be read.
overlay-too-deep = Lists and tables are nested too deeply: at most { $most } within each other can be read.
overlay-long-number = A number is too long: at most { $most } digits can be read.
overlay-long-text = A key or a text is too long: at most { $most } letters can be read.
overlay-too-many-keys = This holds too much: at most { $most } keys and tables can be read.
provenance-overlay = From the own numbers of this battle
inspect-overlay = ✎ a number of your own, chosen for this battle.
