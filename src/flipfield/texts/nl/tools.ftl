### Gereedschap aan tafel: liniaal, kansen, gevechten, volgorde, geluid.

ruler = Liniaal en zichtlijn
ruler-from = Liniaal: raak een schijf of een plek aan.
ruler-to = Liniaal: nu het andere eind.
ruler-again = Raak iets aan om opnieuw te meten.
ruler-away = Liniaal wegleggen
ruler-blocked = geen zichtlijn
keys-ruler = Liniaal: pijlen en Enter leggen de einden
keys-fights = De gevechten tonen

aim-covers = Bedekt { $disks } zonder vast te zetten.
aim-ground = Ligt op { $pieces }.
aim-ability = { $ability }: { $disk }.
aim-threats = Is dan bereikbaar voor { $disks }.
aim-safe = Geen vijand kan er meteen bij.
aim-dice = De dobbelstenen onderweg
aim-melee = Lijfgevecht na deze landing

odds-others = Afwijkende dobbelstenen kunnen ook raken:
fate-unhurt = ongedeerd
fate-damage = { $amount } schade
fate-wound =
    { $amount ->
        [0] een wond
       *[other] een wond en { $amount } schade
    }
fate-falls = valt
fate-chance = { $percent } %
fate-span = { $least } tot { $most } %
fates-none = Niemand raakt gewond.
fates-many = Te veel mogelijkheden om te tellen.

fight-resolve = Uitvechten
fights-left = In een volgorde naar keuze, elk alsof het nu komt.
fights-now = Wat elk gevecht nu zou brengen.
fights-none = Geen schijf is in gevecht.
blow = { $disk } → { $disks }: { $amount }
blow-choice = { $disk } → een van { $disks }: { $amount }

order-label = Speelvolgorde
order-now =
    { $left ->
        [0] { $card }, laatste actie
       *[other] { $card }, nog { $left }
    }
order-next = { $card }, daarna
order-done = { $card }
order-hidden = kaart ligt
order-choosing = kiest

open-objective = Je opdracht:
draft-plain = De gewone kant: alleen het getal telt.
draft-turn-over = Omdraaien
draft-here = Hier neerleggen
sound = Geluid
