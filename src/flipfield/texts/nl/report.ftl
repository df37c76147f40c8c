### Problem reports, and files that are dropped on the page.

report-problem = Een probleem melden
report-saved = Bewaard als { $file }. Voeg dit bestand bij je bericht.
report-failed = De melding kon niet worden bewaard. Probeer het nog eens.
open-drop = Laat los om het bestand te openen
open-refused = ‘{ $file }’ is niet geopend. { $reason }
open-one = Laat één bestand tegelijk los.
open-large = Het is te groot voor een herhaling, een melding, een strijdmacht of een stel getallen. Zoek het bestand dat Flipfield heeft bewaard.
open-empty = Het bestand is leeg. Bewaar het opnieuw op de plek waar het vandaan komt.
open-binary = Dit is geen tekstbestand. Flipfield opent herhalingen, meldingen, strijdmachten en stellen getallen.
open-unreadable = Het kon niet worden gelezen; mappen kunnen niet worden geopend. Kies één bestand.
open-broken = Het is beschadigd of niet volledig. Bewaar de herhaling of melding opnieuw en open het nieuwe bestand.
open-unknown = Dit is geen herhaling en geen melding. Zoek een bestand dat Flipfield heeft bewaard.
open-no-replay = Deze melding bevat geen herhaling en geen tafel om te tonen. De opdracht ‘flipfield replay show’ leest haar.
open-no-numbers = Het verandert geen getal dat Flipfield kent. Vergelijk het met een stel getallen dat je op de pagina met eigen getallen bewaart.
