### The table in play.

hint-resolve = Kies een van je oplichtende schijven.
hint-reach = Wijs een plek in de ring aan om te zien wat een zet daarheen zou brengen.
hint-targets = Rood oplichtende vijanden kunnen worden aangevallen.
hint-ended = Er valt niets meer te doen; je kunt afsluiten.
odds-axis = schade
odds-falls = valt { $percent } %
result-objective = Opdracht: { $objective }
result-fallen = Gevallen:
reserve-label = Uit de reserve:
