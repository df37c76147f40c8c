### The table in play.

hint-resolve = Wähle eine deiner leuchtenden Disks.
hint-reach = Zeige auf einen Ort im Ring, um zu sehen, was ein Zug dorthin brächte.
hint-targets = Rot leuchtende Gegner können angegriffen werden.
hint-ended = Mehr ist nicht zu tun; die Aktivierung kann enden.
odds-axis = Schaden
odds-falls = fällt { $percent } %
result-objective = Auftrag: { $objective }
result-fallen = Gefallen:
reserve-label = Aus der Reserve:
