### When something goes wrong, and what a player comes back to.

## Connection and versions

offline-waiting = Połączenie zostało zerwane. Odpowiedź zostanie wysłana, gdy wróci.
offline-refused = Do tego potrzebne jest połączenie, a właśnie go nie ma. Niczego nie zagrano; spróbuj ponownie, gdy wróci.
offline-now = Spróbuj teraz
renewed = Flipfield został odnowiony, gdy ta strona była otwarta. Odśwież ją, aby bezpiecznie grać dalej; nic nie zginie.
renewed-reload = Odśwież
page-missing = Nie udało się wczytać tej strony. Albo nie ma połączenia, albo Flipfield został odnowiony. Pomoże odświeżenie.

## A browser that keeps nothing, and the way back

storage-none = Ta przeglądarka niczego nie pamięta między wizytami, więc bitwy nie są tu zapamiętywane. Do bitwy prowadzi jej adres: dodaj go do zakładek albo skopiuj odnośnik przy stole.
storage-game = Ta przeglądarka nie zapamięta tej bitwy. Do powrotu służy jej adres: dodaj go do zakładek albo skopiuj odnośnik. Kto go ma, może grać za ciebie.
storage-understood = Rozumiem
link-copy = Kopiuj odnośnik do mojego miejsca
link-copied = Skopiowano. Otworzy tę bitwę wszędzie; kto go ma, może grać za ciebie.
link-by-hand = Przeglądarka nie pozwala kopiować. Oto odnośnik:

## Players

friend-language = Język drugiego gracza
bot-numbered = Bot { $number } ({ $bot })

## Games on the start page

games-remove = Usuń „{ $game }” z listy
games-removed = „{ $game }” nie ma już na liście.
games-few = Pokaż mniej
games-all =
    { $count ->
        [one] Pokaż { $count } bitwę
        [few] Pokaż wszystkie { $count } bitwy
       *[other] Pokaż wszystkie { $count } bitew
    }
games-restore =
    { $count ->
        [one] Przywróć na listę { $count } bitwę
        [few] Przywróć na listę { $count } bitwy
       *[other] Przywróć na listę { $count } bitew
    }

## Reports and replays

report-words = Co poszło nie tak? (własnymi słowami)
reported-title = Zgłoszenie problemu: { $when }
reported-silent = Gracz niczego o tym nie napisał.
reported-versions = Flipfield { $version }, strona { $client }.

## Sources of rules

source-000 = niemiecka instrukcja
source-001 = polska instrukcja
source-004 = angielskie podsumowanie zasad
rule-in-lexicon = Otwórz w leksykonie
