### Voor oren, toetsen en vingers.

table-keys = Het slagveld, voor de pijltjestoetsen
words-placed = { $disk } ({ $square })
words-measured = Van { $from } naar { $to }: { $measured }.
words-terrain = Terrein
words-piece = { $piece }, van { $from } tot { $to }.
words-edges = { $left } mm van links, { $near } mm van jouw rand.
