### For ears, keys and fingers.

table-keys = The battlefield, for the arrow keys
words-placed = { $disk } ({ $square })
words-measured = From { $from } to { $to }: { $measured }.
words-terrain = Terrain
words-piece = { $piece }, from { $from } to { $to }.
words-edges = { $left } mm from the left, { $near } mm from your edge.
