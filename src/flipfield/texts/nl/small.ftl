### Voor oren, toetsen en vingers.

table-keys = Het slagveld, voor de pijltjestoetsen
words-placed = { $disk } ({ $square })
words-measured = Van { $from } naar { $to }: { $measured }.
words-terrain = Terrein
words-piece = { $piece }, van { $from } tot { $to }.
words-edges = { $left } mm van links, { $near } mm van jouw rand.

seat-give = { $player } speelt op een ander apparaat
seat-link = Open daar deze link. Wie hem heeft, speelt voor { $player }.
seat-copied = Gekopieerd.
seat-back = Dezelfde link, hier geopend, haalt de plaats terug.
seat-given = { $player } is daar: hier verder spelen zonder die plaats

words-turned = { $degrees }° gedraaid.
keys-play = Afspelen of pauzeren
keys-step = Een stap verder of terug
keys-border = Naar de volgende ronde of fase, of de vorige
keys-ends = Naar het begin, naar het einde
