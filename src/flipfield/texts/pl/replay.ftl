### Replays: what was answered at each step, and what can be done with a replay.

replay-begins = Bitwa się zaczyna.
replay-to-round = Do rundy { $round }
replay-phase-back = Do poprzedniej fazy
replay-phase-next = Do następnej fazy
play-on = Graj dalej od tego miejsca
play-on-title = Graj dalej od tego miejsca
play-on-text = Nowa bitwa zaczyna się od kroku { $step }: wszystko do tej chwili pozostaje bez zmian, a reszta zależy od ciebie.
play-on-me = Ja gram
play-on-start = Graj dalej
play-on-cancel = Anuluj
picture-png = Obraz (PNG)
picture-svg = Obraz (SVG)
error-replay-over = W tym kroku bitwa jest już skończona. Cofnij się trochę, aby grać dalej.

## Changed rules

error-rules-changed = Od czasu tej bitwy zmieniły się zasady. Można ją odtworzyć tylko do kroku { $played }.
changed-ended = Możesz ją obejrzeć, zapisać albo grać dalej od tego miejsca jako nową bitwę.
changed-goes-on = Od początku tej bitwy zmieniły się zasady. Toczy się dalej według nowych.
changed-stopped = Od czasu tej bitwy zmieniły się zasady. Widać ją do kroku { $step }; następna odpowiedź nie jest już zgodna z zasadami.
changed-differs = Od czasu tej bitwy zmieniły się zasady. Według dzisiejszych przebiega inaczej niż wtedy.
changed-rules = Co się zmieniło ({ $count })
finished-stopped = zakończona przez zmianę zasad

## Answers

answer-roll = Wynik rzutu: { $faces }.
answer-shuffle = Karty zostały potasowane.
answer-edge = { $player } zajmuje miejsce: { $edge }.
answer-tokens = { $player } ustala kolejność inicjatywy: { $order }.
answer-scenario = { $player } wybiera scenariusz „{ $card }”.
answer-zone = { $player } kładzie kartę rozstawienia „{ $card }”.
answer-terrain = { $player } umieszcza znacznik terenu „{ $piece }”.
answer-terrain-aside = { $player } odkłada na bok znacznik terenu „{ $piece }”.
answer-deploy = { $player } rozstawia dysk { $disk }.
answer-scout-scout = { $player } przeprowadza zwiad dyskiem { $disk }.
answer-scout-done = { $player } kończy zwiad.
answer-command = { $player } wybiera kartę dowodzenia „{ $card }”.
answer-resolve-activate = { $player } aktywuje dysk { $disk }.
answer-resolve-reinforce = { $player } wprowadza z rezerwy dysk { $disk }.
answer-resolve-battle = { $player } używa zdolności bitewnej dyskiem { $disk }.
answer-resolve-done = { $player } kończy kartę.
answer-place = { $player } wybiera miejsce dla dysku z rezerwy.
answer-turn-flip = { $player } obraca dysk { $disk }.
answer-turn-shoot = { $player } atakuje z dystansu dysk { $target }.
answer-turn-focus = { $player } używa zdolności skupienia „{ $ability }”.
answer-turn-pass = { $player } pasuje tym dyskiem.
answer-turn-end = { $player } kończy aktywację.
answer-turn-back = { $player } zawraca dysk ze Zwiadem na miejsce, z którego ruszył.
answer-nearest = { $player } wybiera dysk { $disk }.
answer-shove = { $player } wybiera, dokąd obróci się dysk.
answer-trigger = { $player } decyduje, że najpierw zadziała „{ $ability }”.
answer-summon = { $player } przywołuje dysk { $disk }.
answer-bloodshed = { $player } każe rozpatrzyć starcie od razu.
answer-target = { $player } wybiera na cel dysk { $disk }.
answer-target-stop = { $player } nie wybiera kolejnego celu.
answer-token = { $player } wybiera dla znaczników aktywacji dysk { $disk }.
answer-token-stop = { $player } nie przenosi kolejnego znacznika.
answer-engagement = { $player } wybiera następne starcie.
answer-strike = { $player } wybiera, kogo uderzyć: { $disks }.
