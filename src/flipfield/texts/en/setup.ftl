## Armies and teams at the table

player-team = Team { $number }
roster-open = Look at the army of { $player }
roster-table = On the battlefield
roster-reserve = In reserve
roster-casualty = Lost
offers-back = One step back
battle-change-army = Change this army
