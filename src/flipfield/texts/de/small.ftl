### Für Ohren, Tasten und Finger.

table-keys = Das Schlachtfeld, für die Pfeiltasten
words-placed = { $disk } ({ $square })
words-measured = Von { $from } nach { $to }: { $measured }.
words-terrain = Gelände
words-piece = { $piece }, von { $from } bis { $to }.
words-edges = { $left } mm von links, { $near } mm von deiner Kante.
