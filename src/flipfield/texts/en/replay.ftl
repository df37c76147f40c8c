### Replays: what was answered at each step, and what can be done with a replay.

replay-begins = The battle begins.
replay-to-round = To round { $round }
replay-phase-back = To the phase before
replay-phase-next = To the next phase
play-on = Play on from here
play-on-title = Play on from here
play-on-text = A new battle begins at step { $step }: everything up to here stays as it was, what comes next is up to you.
play-on-me = I play
play-on-start = Play on
play-on-cancel = Cancel
picture-png = Picture (PNG)
picture-svg = Picture (SVG)
error-replay-over = The battle is over at this step. Go back a little to play on.

## Changed rules

error-rules-changed = Rules have changed since this battle was played. It plays up to step { $played } and no further.
changed-ended = You can look at it, save it, or play on from there as a new battle.
changed-goes-on = Rules have changed since this battle began. It goes on by the new ones.
changed-stopped = Rules have changed since this battle was played. It is shown up to step { $step }; the next answer no longer fits the rules.
changed-differs = Rules have changed since this battle was played. By today’s rules it runs differently from then.
changed-rules = What changed ({ $count })
finished-stopped = ended by a change of the rules

## Answers

answer-roll = The dice show { $faces }.
answer-shuffle = The cards were shuffled.
answer-edge = { $player } took the { $edge }.
answer-tokens = { $player } set the initiative order: { $order }.
answer-scenario = { $player } chose the scenario “{ $card }”.
answer-zone = { $player } laid the deployment card “{ $card }”.
answer-terrain = { $player } placed the terrain piece “{ $piece }”.
answer-terrain-aside = { $player } laid the terrain piece “{ $piece }” aside.
answer-deploy = { $player } placed { $disk }.
answer-scout-scout = { $player } scouted with { $disk }.
answer-scout-done = { $player } ended the scouting.
answer-command = { $player } chose the command card “{ $card }”.
answer-resolve-activate = { $player } activated { $disk }.
answer-resolve-reinforce = { $player } brought { $disk } from the reserve.
answer-resolve-battle = { $player } used the battle ability with { $disk }.
answer-resolve-done = { $player } was done with the card.
answer-place = { $player } chose where the reserve disk enters.
answer-turn-flip = { $player } flipped { $disk }.
answer-turn-shoot = { $player } attacked { $target } from afar.
answer-turn-focus = { $player } used the focus ability “{ $ability }”.
answer-turn-pass = { $player } passed with the disk.
answer-turn-end = { $player } ended the activation.
answer-turn-back = { $player } took the scout back to where it started.
answer-nearest = { $player } chose { $disk }.
answer-shove = { $player } chose where the disk was flipped to.
answer-trigger = { $player } let “{ $ability }” come first.
answer-summon = { $player } summoned { $disk }.
answer-bloodshed = { $player } had an engagement resolved at once.
answer-target = { $player } chose { $disk } as the target.
answer-target-stop = { $player } chose no further target.
answer-token = { $player } chose { $disk } for the activation tokens.
answer-token-stop = { $player } moved no further token.
answer-engagement = { $player } chose the next engagement.
answer-strike = { $player } chose whom to strike: { $disks }.
