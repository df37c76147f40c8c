### When something goes wrong, and what a player comes back to.

## Connection and versions

offline-waiting = Die Verbindung ist unterbrochen. Deine Antwort wird gesendet, sobald sie wieder da ist.
offline-refused = Dafür braucht es die Verbindung, und die ist gerade unterbrochen. Es wurde nichts gespielt; versuch es noch einmal, wenn sie wieder da ist.
offline-now = Jetzt versuchen
renewed = Flipfield wurde erneuert, während diese Seite offen war. Lade sie neu, um sicher weiterzumachen; nichts geht verloren.
renewed-reload = Neu laden
page-missing = Diese Seite konnte nicht geladen werden. Entweder ist die Verbindung unterbrochen, oder Flipfield wurde erneuert. Neu laden hilft.

## A browser that keeps nothing, and the way back

storage-none = Dieser Browser merkt sich zwischen Besuchen nichts, also auch keine Schlachten. Die Adresse einer Schlacht führt zu ihr zurück: Leg ein Lesezeichen an oder kopiere am Tisch ihren Link.
storage-game = Dieser Browser merkt sich diese Schlacht nicht. Ihre Adresse führt dich zurück: Leg ein Lesezeichen an oder kopiere den Link. Wer ihn hat, kann für dich spielen.
storage-understood = Verstanden
link-copy = Link zu meinem Platz kopieren
link-copied = Kopiert. Er öffnet diese Schlacht überall; wer ihn hat, kann für dich spielen.
link-by-hand = Der Browser lässt uns nicht kopieren. Hier ist der Link:

## Players

friend-language = Sprache deines Mitspielers
bot-numbered = Bot { $number } ({ $bot })

## Games on the start page

games-remove = „{ $game }“ von der Liste nehmen
games-removed = „{ $game }“ ist von der Liste.
games-few = Weniger zeigen
games-all =
    { $count ->
        [one] { $count } Schlacht zeigen
       *[other] Alle { $count } Schlachten zeigen
    }
games-restore =
    { $count ->
        [one] { $count } Schlacht wieder zeigen
       *[other] { $count } Schlachten wieder zeigen
    }

## Reports and replays

report-words = Was ist schiefgegangen? (in deinen Worten)
reported-title = Problembericht vom { $when }
reported-silent = Der Spieler hat nichts dazu geschrieben.
reported-versions = Flipfield { $version }, Seite { $client }.

## Sources of rules

source-000 = deutsche Spielregel
source-001 = polnische Spielregel
source-004 = englische Kurzübersicht
rule-in-lexicon = Im Lexikon öffnen
