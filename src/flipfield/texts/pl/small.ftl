### Dla uszu, klawiszy i palców.

table-keys = Pole bitwy, dla klawiszy strzałek
words-placed = { $disk } ({ $square })
words-measured = Od { $from } do { $to }: { $measured }.
words-terrain = Teren
words-piece = { $piece }, od { $from } do { $to }.
words-edges = { $left } mm od lewej, { $near } mm od twojej krawędzi.

seat-give = { $player } gra na innym urządzeniu
seat-link = Otwórz tam ten link. Działa raz: kto go otworzy, gra za: { $player }.
seat-copied = Skopiowano.
seat-back = Do tego czasu miejsce ma też to urządzenie.
seat-given = Graj tu dalej bez: { $player }
invited-title = Zaproszenie do bitwy
invited-text = Grasz za: { $player }. Przy stole: { $others }.
invited-take = Zajmij miejsce

words-turned = Obrót o { $degrees }°.
keys-play = Odtwarzaj lub zatrzymaj
keys-step = Krok dalej lub wstecz
keys-border = Do następnej albo poprzedniej rundy lub fazy
keys-ends = Na początek, na koniec
