## Armies and teams at the table

player-team = Team { $number }
roster-open = De strijdmacht van { $player } bekijken
roster-table = Op het slagveld
roster-reserve = In reserve
roster-casualty = Verloren
offers-back = Een stap terug
battle-change-army = Deze strijdmacht wijzigen
