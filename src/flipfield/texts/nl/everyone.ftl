### De tafel in woorden, voor oren en toetsen.

words-title = De tafel in woorden
words-grid = Het slagveld is verdeeld in vakken van 10 cm: letters van links, cijfers vanaf jouw rand. De verste hoek rechts is { $square }. Richtingen staan als op een klok; 12 wijst van je af.
words-square = In { $square }.
words-nearest = Dichtstbijzijnde vijand: { $disk }, op { $hour } uur, { $gap } mm.
words-reserve = In reserve: { $disks }.
words-ask = Wie kan deze schijf bereiken: { $disk }?
words-threats = { $disk } kan bereikt worden door { $disks }.
words-safe = Geen vijand kan { $disk } bereiken.
words-able = Kan gekozen worden.
keys-words = De tafel in woorden vertellen
