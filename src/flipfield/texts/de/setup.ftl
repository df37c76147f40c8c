## Armies and teams at the table

player-team = Team { $number }
roster-open = Die Armee von { $player } ansehen
roster-table = Auf dem Schlachtfeld
roster-reserve = In Reserve
roster-casualty = Verloren
offers-back = Einen Schritt zurück
battle-change-army = Diese Armee ändern
