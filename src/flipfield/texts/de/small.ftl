### Für Ohren, Tasten und Finger.

table-keys = Das Schlachtfeld, für die Pfeiltasten
words-placed = { $disk } ({ $square })
words-measured = Von { $from } nach { $to }: { $measured }.
words-terrain = Gelände
words-piece = { $piece }, von { $from } bis { $to }.
words-edges = { $left } mm von links, { $near } mm von deinem Rand.

seat-give = { $player } spielt an einem anderen Gerät
seat-link = Öffne dort diesen Link. Er gilt einmal: Wer ihn öffnet, spielt für { $player }.
seat-copied = Kopiert.
seat-back = Bis dahin hat auch dieses Gerät den Platz.
seat-given = Hier ohne { $player } weiterspielen
invited-title = Du bist zu einer Schlacht eingeladen
invited-text = Du spielst für { $player }. Am Tisch: { $others }.
invited-take = Platz nehmen

words-turned = Um { $degrees }° gedreht.
keys-play = Abspielen oder anhalten
keys-step = Einen Schritt vor oder zurück
keys-border = Zur nächsten Runde oder Phase, oder zur vorigen
keys-ends = Zum Anfang, zum Ende
