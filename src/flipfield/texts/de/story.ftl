### Meldungen aus laufenden Spielen, das Protokoll, und was sieht, wer nur zuschaut.

reported-gone = Eine Meldung bleibt nur da, solange ihre Seite offen ist. Öffne die Datei noch einmal.
