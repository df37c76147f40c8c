### Der Tisch in Worten, für Ohren und Tasten.

words-title = Der Tisch in Worten
words-grid = Das Schlachtfeld ist in Quadrate von 10 cm geteilt: Buchstaben von links, Zahlen von deinem Rand aus. Die Ecke rechts hinten ist { $square }. Richtungen stehen wie auf einer Uhr; 12 zeigt von dir weg.
words-square = In { $square }.
words-nearest = Nächster Gegner: { $disk }, auf { $hour } Uhr, { $gap } mm.
words-reserve = In Reserve: { $disks }.
words-ask = Wer kann diese Disk erreichen: { $disk }?
words-threats = { $disk } kann erreicht werden von { $disks }.
words-safe = Kein Gegner erreicht diese Disk: { $disk }.
words-able = Kann gewählt werden.
keys-words = Den Tisch in Worten erzählen
