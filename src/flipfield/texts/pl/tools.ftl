### Narzędzia stołu: linijka, szanse, starcia, kolejność, dźwięk.

ruler = Linijka i pole widzenia
ruler-from = Linijka: dotknij dysku albo miejsca.
ruler-to = Linijka: teraz drugi koniec.
ruler-again = Dotknij czegokolwiek, aby zmierzyć od nowa.
ruler-away = Odłóż linijkę
ruler-blocked = poza polem widzenia
keys-ruler = Linijka: strzałki i Enter kładą jej końce
keys-fights = Pokaż starcia

aim-covers = Przykryje bez przyszpilenia: { $disks }.
aim-ground = Będzie leżał na terenie: { $pieces }.
aim-ability = { $ability }: { $disk }.
aim-threats = Potem mogą tam dotrzeć: { $disks }.
aim-safe = Żaden wróg nie może tam zaraz dotrzeć.
aim-dice = Kości po drodze
aim-melee = Walka wręcz po tym lądowaniu

odds-others = Rozrzut może trafić także:
fate-unhurt = bez szwanku
fate-damage = obrażenia: { $amount }
fate-wound =
    { $amount ->
        [0] rana
       *[other] rana i obrażenia: { $amount }
    }
fate-falls = pada
fate-chance = { $percent }%
fate-span = od { $least } do { $most }%
fates-none = Nikt nie ucierpi.
fates-many = Zbyt wiele możliwości, by je policzyć.

fight-resolve = Rozegraj
fights-left = W wybranej kolejności; każde tak, jakby było następne.
fights-now = Co przyniosłoby każde, gdyby rozegrać je teraz.
fights-none = Żaden dysk nie jest w starciu.
blow = { $disk } → { $disks }: { $amount }
blow-choice = { $disk } → jeden z: { $disks }: { $amount }

order-label = Kolejność gry
order-now =
    { $left ->
        [0] { $card }, ostatnia akcja
       *[other] { $card }, zostało { $left }
    }
order-next = { $card }, potem
order-done = { $card }
order-hidden = karta leży
order-choosing = wybiera

open-objective = Twój cel:
draft-plain = Zwykła strona: liczy się tylko jej liczba.
draft-turn-over = Odwróć
draft-here = Połóż tutaj
sound = Dźwięk
