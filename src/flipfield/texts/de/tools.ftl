### Werkzeuge am Tisch: Maßstab, Chancen, Gefechte, Reihenfolge, Klang.

ruler = Maßstab und Sichtlinie
ruler-from = Maßstab: Berühre eine Disk oder eine Stelle.
ruler-to = Maßstab: Jetzt das andere Ende.
ruler-again = Berühre etwas, um neu zu messen.
ruler-away = Maßstab weglegen
ruler-blocked = keine Sichtlinie
keys-ruler = Maßstab: Pfeile und Enter legen die Enden
keys-fights = Die Gefechte zeigen

aim-covers = Bedeckt { $disks }, ohne zu binden.
aim-ground = Liegt auf: { $pieces }.
aim-ability = { $ability }: { $disk }.
aim-threats = Wäre dann erreichbar für { $disks }.
aim-safe = Kein Gegner könnte als Nächstes dorthin.
aim-dice = Die Würfel unterwegs
aim-melee = Nahkampf nach dieser Landung

odds-others = Streuwürfel können auch treffen:
fate-unhurt = unversehrt
fate-damage = { $amount } Schaden
fate-wound =
    { $amount ->
        [0] eine Wunde
       *[other] eine Wunde und { $amount } Schaden
    }
fate-falls = fällt
fate-chance = { $percent } %
fate-span = { $least } bis { $most } %
fates-none = Niemand kommt zu Schaden.
fates-many = Zu viele Möglichkeiten zum Zählen.

fight-resolve = Ausfechten
fights-left = In frei gewählter Reihenfolge, jedes als käme es als Nächstes.
fights-now = Was jedes brächte, würde es jetzt ausgefochten.
fights-none = Keine Disk ist im Gefecht.
blow = { $disk } → { $disks }: { $amount }
blow-choice = { $disk } → eine von { $disks }: { $amount }

order-label = Reihenfolge
order-now =
    { $left ->
        [0] { $card }, letzte Aktion
       *[other] { $card }, noch { $left }
    }
order-next = { $card }, danach
order-done = { $card }
order-hidden = Karte liegt
order-choosing = wählt

open-objective = Dein Auftrag:
draft-plain = Die schlichte Seite: Nur ihre Zahl gilt.
draft-turn-over = Umdrehen
draft-here = Hier hinlegen
sound = Klang
