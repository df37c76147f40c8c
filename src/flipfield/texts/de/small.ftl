### Für Ohren, Tasten und Finger.

table-keys = Das Schlachtfeld, für die Pfeiltasten
words-placed = { $disk } ({ $square })
words-measured = Von { $from } nach { $to }: { $measured }.
words-terrain = Gelände
words-piece = { $piece }, von { $from } bis { $to }.
words-edges = { $left } mm von links, { $near } mm von deinem Rand.

seat-give = { $player } spielt an einem anderen Gerät
seat-link = Öffne dort diesen Link. Wer ihn hat, spielt für { $player }.
seat-copied = Kopiert.
seat-back = Derselbe Link, hier geöffnet, holt den Platz zurück.
seat-given = { $player } ist dort: hier ohne diesen Platz weiterspielen

words-turned = Um { $degrees }° gedreht.
keys-play = Abspielen oder anhalten
keys-step = Einen Schritt vor oder zurück
keys-border = Zur nächsten Runde oder Phase, oder zur vorigen
keys-ends = Zum Anfang, zum Ende
