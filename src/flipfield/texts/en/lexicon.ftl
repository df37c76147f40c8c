### The lexicon: areas of the rules and kinds of words. It is loaded with its page.

lexicon-browse = Browse the rules
lexicon-words = All words in four languages
lexicon-link = Link to this rule

## Areas

area-components = What is in the box
area-setup-training = Training battle
area-setup-standard = Setting up a battle
area-initiative = Initiative
area-scenario = Scenarios and objectives
area-deployment = Deployment
area-terrain-placement = Placing terrain
area-army = Armies and regiments
area-command = Command cards
area-activation = Activation
area-move = Moving
area-pin = Pinning
area-overlap = Overlapping
area-range = Range
area-sight = Line of sight
area-ranged = Ranged attacks
area-dice = Dice
area-scatter = Scatter
area-focus = Focus abilities
area-magic = Magic
area-melee = Melee
area-scrum = Scrums
area-damage = Damage
area-wound = Wounds
area-empower = Empowering
area-reserve = The reserve
area-reinforce = Reinforcing
area-end-phase = End phase
area-victory = Winning
area-elimination = Elimination
area-multiplayer = More than two players
area-keyword = Keywords
area-terrain = Terrain
area-card = Single command cards
area-unit = Single disks
area-control = Owners, allies and enemies
area-target = Targets
area-variant = Variants

## Kinds of words

words-of-term = Words of the rules
words-of-disk = Disks
words-of-card = Cards
words-of-terrain = Terrain pieces
