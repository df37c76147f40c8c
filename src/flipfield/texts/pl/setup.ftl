## Armies and teams at the table

player-team = Drużyna { $number }
roster-open = Obejrzyj armię: { $player }
roster-table = Na polu bitwy
roster-reserve = W rezerwie
roster-casualty = Stracone
offers-back = Krok wstecz
battle-change-army = Zmień tę armię
