### Replays: what was answered at each step, and what can be done with a replay.

replay-begins = De slag begint.
replay-to-round = Naar ronde { $round }
replay-phase-back = Naar de vorige fase
replay-phase-next = Naar de volgende fase
play-on = Vanaf hier verder spelen
play-on-title = Vanaf hier verder spelen
play-on-text = Bij stap { $step } begint een nieuwe slag: alles tot hier blijft zoals het was, wat nu komt is aan jou.
play-on-me = Ik speel
play-on-start = Verder spelen
play-on-cancel = Annuleren
picture-png = Afbeelding (PNG)
picture-svg = Afbeelding (SVG)
error-replay-over = Bij deze stap is de slag voorbij. Ga een stukje terug om verder te spelen.

## Changed rules

error-rules-changed = Sinds deze slag zijn er regels veranderd. Hij is maar tot stap { $played } na te spelen.
changed-ended = Je kunt hem bekijken, bewaren of vanaf daar als nieuwe slag verder spelen.
changed-goes-on = Sinds het begin van deze slag zijn er regels veranderd. Hij gaat volgens de nieuwe verder.
changed-stopped = Sinds deze slag zijn er regels veranderd. Hij is te zien tot stap { $step }; het volgende antwoord past niet meer bij de regels.
changed-differs = Sinds deze slag zijn er regels veranderd. Volgens de regels van nu verloopt hij anders dan toen.
changed-rules = Wat er veranderd is ({ $count })
finished-stopped = beëindigd door een regelwijziging

## Answers

answer-roll = De dobbelstenen tonen { $faces }.
answer-shuffle = De kaarten zijn geschud.
answer-edge = { $player } nam de { $edge }.
answer-tokens = { $player } bepaalde de initiatiefvolgorde: { $order }.
answer-scenario = { $player } koos het scenario ‘{ $card }’.
answer-zone = { $player } legde de opstellingskaart ‘{ $card }’ neer.
answer-terrain = { $player } plaatste het terreinstuk ‘{ $piece }’.
answer-terrain-aside = { $player } legde het terreinstuk ‘{ $piece }’ opzij.
answer-deploy = { $player } stelde { $disk } op.
answer-scout-scout = { $player } verkende met { $disk }.
answer-scout-done = { $player } beëindigde de verkenning.
answer-command = { $player } koos de bevelkaart ‘{ $card }’.
answer-resolve-activate = { $player } activeerde { $disk }.
answer-resolve-reinforce = { $player } zette { $disk } in uit de reserve.
answer-resolve-battle = { $player } gebruikte de gevechtsvaardigheid met { $disk }.
answer-resolve-done = { $player } rondde de kaart af.
answer-place = { $player } koos een plek voor de schijf uit de reserve.
answer-turn-flip = { $player } kantelde { $disk }.
answer-turn-shoot = { $player } viel van afstand aan: { $target }.
answer-turn-focus = { $player } gebruikte de focusvaardigheid ‘{ $ability }’.
answer-turn-pass = { $player } paste met de schijf.
answer-turn-end = { $player } beëindigde de activering.
answer-turn-back = { $player } liet de verkenner terugvliegen naar het begin.
answer-nearest = { $player } koos { $disk }.
answer-shove = { $player } koos waarheen de schijf kantelde.
answer-trigger = { $player } liet ‘{ $ability }’ het eerst werken.
answer-summon = { $player } riep { $disk } op.
answer-bloodshed = { $player } liet een gevecht meteen afhandelen.
answer-target = { $player } koos { $disk } als doel.
answer-target-stop = { $player } koos geen verder doel.
answer-token = { $player } koos { $disk } voor de activeringsfiches.
answer-token-stop = { $player } verplaatste geen fiche meer.
answer-engagement = { $player } koos het volgende gevecht.
answer-strike = { $player } koos wie de klap krijgt: { $disks }.
