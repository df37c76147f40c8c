### Voor oren, toetsen en vingers.

table-keys = Het slagveld, voor de pijltjestoetsen
words-placed = { $disk } ({ $square })
words-measured = Van { $from } naar { $to }: { $measured }.
words-terrain = Terrein
words-piece = { $piece }, van { $from } tot { $to }.
words-edges = { $left } mm van links, { $near } mm van jouw rand.

seat-give = { $player } speelt op een ander apparaat
seat-link = Open daar deze link. Hij werkt één keer: wie hem opent, speelt voor { $player }.
seat-copied = Gekopieerd.
seat-back = Tot dan heeft ook dit apparaat de plaats.
seat-given = Hier verder spelen zonder { $player }
invited-title = Je bent uitgenodigd voor een veldslag
invited-text = Je speelt voor { $player }. Aan tafel: { $others }.
invited-take = Ga zitten

words-turned = { $degrees }° gedraaid.
keys-play = Afspelen of pauzeren
keys-step = Een stap verder of terug
keys-border = Naar de volgende ronde of fase, of de vorige
keys-ends = Naar het begin, naar het einde
