### The table in play.

hint-resolve = Wybierz jeden ze swoich podświetlonych dysków.
hint-reach = Wskaż miejsce w pierścieniu, aby zobaczyć, co przyniósłby tam ruch.
hint-targets = Wrogów podświetlonych na czerwono można zaatakować.
hint-ended = Nie zostało nic więcej do zrobienia; można zakończyć.
odds-axis = obrażenia
odds-falls = pada { $percent }%
result-objective = Cel: { $objective }
result-fallen = Polegli:
reserve-label = Z rezerwy:
