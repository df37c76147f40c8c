### The table in words, for ears and keys.

words-title = The table in words
words-grid = The battlefield is divided into squares of 10 cm: letters from the left, numbers from your edge. The far right corner is { $square }. Directions are told as on a clock; 12 points away from you.
words-square = In { $square }.
words-nearest = Nearest enemy: { $disk }, at { $hour } o’clock, { $gap } mm.
words-reserve = In reserve: { $disks }.
words-ask = What can reach { $disk }?
words-threats = { $disk } can be reached by { $disks }.
words-safe = No enemy can reach { $disk }.
words-able = Can be chosen.
keys-words = Tell the table in words
