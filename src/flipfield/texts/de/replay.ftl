### Replays: what was answered at each step, and what can be done with a replay.

replay-begins = Die Schlacht beginnt.
replay-to-round = Zur Runde { $round }
replay-phase-back = Zur Phase davor
replay-phase-next = Zur nächsten Phase
play-on = Ab hier weiterspielen
play-on-title = Ab hier weiterspielen
play-on-text = Bei Schritt { $step } beginnt eine neue Schlacht: Bis hierher bleibt alles, wie es war; was nun kommt, liegt an dir.
play-on-me = Ich spiele
play-on-start = Weiterspielen
play-on-cancel = Abbrechen
picture-png = Bild (PNG)
picture-svg = Bild (SVG)
error-replay-over = Bei diesem Schritt ist die Schlacht vorbei. Geh ein Stück zurück, um weiterzuspielen.

## Changed rules

error-rules-changed = Seit dieser Schlacht haben sich Regeln geändert. Sie lässt sich nur bis Schritt { $played } nachspielen.
changed-ended = Du kannst sie ansehen, speichern oder von dort als neue Schlacht weiterspielen.
changed-goes-on = Seit Beginn dieser Schlacht haben sich Regeln geändert. Sie geht nach den neuen weiter.
changed-stopped = Seit dieser Schlacht haben sich Regeln geändert. Sie wird bis Schritt { $step } gezeigt; die nächste Antwort passt nicht mehr zu den Regeln.
changed-differs = Seit dieser Schlacht haben sich Regeln geändert. Nach den heutigen verläuft sie anders als damals.
changed-rules = Was sich geändert hat ({ $count })
finished-stopped = durch geänderte Regeln beendet

## Answers

answer-roll = Die Würfel zeigen { $faces }.
answer-shuffle = Die Karten wurden gemischt.
answer-edge = { $player } nahm den { $edge }.
answer-tokens = { $player } legte die Initiative fest: { $order }.
answer-scenario = { $player } wählte das Szenario „{ $card }“.
answer-zone = { $player } legte die Aufmarschkarte „{ $card }“.
answer-terrain = { $player } platzierte das Geländeteil „{ $piece }“.
answer-terrain-aside = { $player } legte das Geländeteil „{ $piece }“ beiseite.
answer-deploy = { $player } ließ eine Disk aufmarschieren: { $disk }.
answer-scout-scout = { $player } spähte mit der Disk { $disk }.
answer-scout-done = { $player } beendete das Spähen.
answer-command = { $player } wählte die Befehlskarte „{ $card }“.
answer-resolve-activate = { $player } aktivierte die Disk { $disk }.
answer-resolve-reinforce = { $player } mobilisierte aus der Reserve: { $disk }.
answer-resolve-battle = { $player } nutzte die Kampffähigkeit ({ $disk }).
answer-resolve-done = { $player } schloss die Karte ab.
answer-place = { $player } wählte einen Platz für die Disk aus der Reserve.
answer-turn-flip = { $player } ließ die Disk { $disk } springen.
answer-turn-shoot = { $player } griff aus der Ferne an: { $target }.
answer-turn-focus = { $player } nutzte die Fokusfähigkeit „{ $ability }“.
answer-turn-pass = { $player } passte mit der Disk.
answer-turn-end = { $player } beendete die Aktivierung.
answer-turn-back = { $player } ließ den Spähtrupp zum Start zurückfliegen.
answer-nearest = { $player } wählte die Disk { $disk }.
answer-shove = { $player } wählte, wohin die Disk springen musste.
answer-trigger = { $player } ließ „{ $ability }“ zuerst wirken.
answer-summon = { $player } beschwor die Disk { $disk }.
answer-bloodshed = { $player } ließ ein Gefecht sofort abhandeln.
answer-target = { $player } wählte als Ziel die Disk { $disk }.
answer-target-stop = { $player } wählte kein weiteres Ziel.
answer-token = { $player } wählte für die Aktivierungsmarker die Disk { $disk }.
answer-token-stop = { $player } versetzte keinen weiteren Marker.
answer-engagement = { $player } wählte das nächste Gefecht.
answer-strike = { $player } wählte, wen der Schlag trifft: { $disks }.
