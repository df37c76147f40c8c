### Tools of the table: ruler, odds, engagements, order of play, sound.

ruler = Ruler and line of sight
ruler-from = Ruler: touch a disk or a place.
ruler-to = Ruler: now the other end.
ruler-again = Touch anything to measure anew.
ruler-away = Put the ruler away
ruler-blocked = no line of sight
keys-ruler = Ruler: arrows and Enter lay its ends
keys-fights = Show the engagements

aim-covers = Covers { $disks }, without pinning.
aim-ground = Lies on { $pieces }.
aim-ability = { $ability }: { $disk }.
aim-threats = Could then be reached by { $disks }.
aim-safe = No enemy could reach it next.
aim-dice = The dice on the way
aim-melee = Melee after this landing

odds-others = Scattered dice may also strike:
fate-unhurt = unhurt
fate-damage = { $amount } damage
fate-wound =
    { $amount ->
        [0] a wound
       *[other] a wound and { $amount } damage
    }
fate-falls = falls
fate-chance = { $percent } %
fate-span = { $least } to { $most } %
fates-none = Nobody is hurt.
fates-many = Too many ways to count.

fight-resolve = Fight it out
fights-left = In the order of your choice, each as if it came next.
fights-now = What each would bring if it were fought now.
fights-none = No disk is engaged.
blow = { $disk } → { $disks }: { $amount }
blow-choice = { $disk } → one of { $disks }: { $amount }

order-label = Order of play
order-now =
    { $left ->
        [0] { $card }, last act
       *[other] { $card }, { $left } left
    }
order-next = { $card }, next
order-done = { $card }
order-hidden = card laid
order-choosing = choosing

open-objective = Your objective:
draft-plain = The plain side: only its number counts.
draft-turn-over = Turn over
draft-here = Lay it here
sound = Sound
