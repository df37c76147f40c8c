### Problem reports, and files that are dropped on the page.

report-problem = Problem melden
report-saved = Gespeichert als { $file }. Hänge diese Datei an deine Nachricht an.
report-failed = Die Meldung ließ sich nicht speichern. Versuch es bitte noch einmal.
open-drop = Loslassen, um die Datei zu öffnen
open-refused = „{ $file }“ wurde nicht geöffnet. { $reason }
open-one = Bitte nur eine Datei auf einmal ablegen.
open-large = Für eine Aufzeichnung, eine Meldung, eine Armee oder einen Zahlensatz ist sie zu groß. Suche die Datei, die Flipfield gespeichert hat.
open-empty = Die Datei ist leer. Speichere sie dort, wo sie herkommt, noch einmal.
open-binary = Das ist keine Textdatei. Flipfield öffnet Aufzeichnungen, Meldungen, Armeen und Zahlensätze.
open-unreadable = Sie ließ sich nicht lesen; Ordner können nicht geöffnet werden. Wähle eine einzelne Datei.
open-broken = Sie ist beschädigt oder unvollständig. Speichere die Aufzeichnung oder Meldung noch einmal und öffne die neue Datei.
open-unknown = Das ist weder eine Aufzeichnung noch eine Meldung. Suche eine Datei, die Flipfield gespeichert hat.
open-no-replay = Diese Meldung enthält weder eine Aufzeichnung noch einen Tisch, der sich zeigen ließe. Der Befehl „flipfield replay show“ liest sie.
open-no-numbers = Sie ändert keine Zahl, die Flipfield kennt. Vergleiche sie mit einem Zahlensatz, den du auf der Seite der eigenen Zahlen speicherst.
