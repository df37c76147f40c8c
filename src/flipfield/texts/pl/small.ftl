### Dla uszu, klawiszy i palców.

table-keys = Pole bitwy, dla klawiszy strzałek
words-placed = { $disk } ({ $square })
words-measured = Od { $from } do { $to }: { $measured }.
words-terrain = Teren
words-piece = { $piece }, od { $from } do { $to }.
words-edges = { $left } mm od lewej, { $near } mm od twojej krawędzi.
