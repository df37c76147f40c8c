### The table in play.

hint-resolve = Choose one of your glowing disks.
hint-reach = Point at a place in the ring to see what a move there would bring.
hint-targets = Enemies with a red glow can be attacked.
hint-ended = Nothing is left to do but to end it.
odds-axis = damage
odds-falls = falls { $percent } %
result-objective = Objective: { $objective }
result-fallen = Fallen:
reserve-label = From the reserve:
