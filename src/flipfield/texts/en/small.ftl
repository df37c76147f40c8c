### For ears, keys and fingers.

table-keys = The battlefield, for the arrow keys
words-placed = { $disk } ({ $square })
words-measured = From { $from } to { $to }: { $measured }.
words-terrain = Terrain
words-piece = { $piece }, from { $from } to { $to }.
words-edges = { $left } mm from the left, { $near } mm from your edge.

seat-give = { $player } plays on another device
seat-link = Open this link there. It works once: whoever opens it plays for { $player }.
seat-copied = Copied.
seat-back = Until then this device has the seat too.
seat-given = Play on here without { $player }
invited-title = You are invited to a battle
invited-text = You play for { $player }. At the table: { $others }.
invited-take = Take the seat

words-turned = Turned by { $degrees }°.
keys-play = Play or pause
keys-step = One step on or back
keys-border = To the next round or phase, or the one before
keys-ends = To the beginning, to the end
