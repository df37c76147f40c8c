### Strijdmachten, eigen veldslagen en eigen getallen.

## De drie pagina’s

own-title = Je eigen veldslag
own-text = Twee tot vier spelers, alle strijdmachten, alle bots, je eigen getallen.
armies-title = Je strijdmachten
armies-text = Werf schijven voor je helden, deel ze en voer ze aan in de strijd.
numbers-title = Getallen
numbers-text = Elk getal zegt waar het vandaan komt. Wat de regelboeken bepalen staat vast; al het andere mag je vervangen door wat er in je eigen doos gedrukt staat.

## De lijst van strijdmachten

armies-none = Nog geen. Werf er een, loot er een, of open er een die iemand je gaf.
armies-disks =
    { $count ->
        [one] { $count } schijf
       *[other] { $count } schijven
    }
armies-new = Nieuwe strijdmacht
armies-ready = Met een kant-en-klaar regiment beginnen
armies-draw = Een strijdmacht loten
armies-race = Volk
armies-delete = Verwijderen
armies-deleted = ‘{ $name }’ is verwijderd.
armies-restore = Terughalen
armies-battle = Hiermee ten strijde
armies-open = Een strijdmacht openen
armies-paste = Deelcode of tekst van een strijdmacht
armies-open-button = Openen
armies-file = Bestand openen
armies-drop = Je kunt hier ook een bestand neerzetten.

## Een strijdmacht bouwen

builder-name = Naam van de strijdmacht
builder-unnamed = Strijdmacht zonder naam
builder-regiment = Regiment { $number }
builder-add-regiment = Regiment toevoegen
builder-choose-hero = Kies een held
builder-drop-regiment = Regiment { $number } weghalen
builder-points = { $cost } van { $points } punten
builder-left =
    { $left ->
        [one] nog { $left } punt
       *[other] nog { $left } punten
    }
builder-cost =
    { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }
builder-add = Toevoegen: { $unit }
builder-remove = Eén weghalen: { $unit }
builder-details = Nader bekijken: { $unit }
builder-recruits = Schijven om te werven
builder-elite = Elite
builder-unique = Uniek
builder-cards = Bevelkaarten: { $count } van { $hand }
builder-legal = Deze strijdmacht is toegestaan.
builder-broken =
    { $count ->
        [one] { $count } grens is overschreden
       *[other] { $count } grenzen zijn overschreden
    }
builder-empty = Kies een held: helden werven schijven van hun eigen volk.
builder-kept = Bewaard in deze browser.
builder-not-kept = Deze browser bewaart niets tussen bezoeken. Kopieer de code of sla de tekst op voordat je weggaat.
builder-from-link = Deze strijdmacht kwam met een link. Ze hoort nog niet bij je strijdmachten.
builder-keep = Bewaren

## Delen

share-title = Delen
share-code = Deelcode
share-copy = Code kopiëren
share-link = Link kopiëren
share-copied = Gekopieerd.
share-not-copied = De browser stond het niet toe. Selecteer de code en kopieer hem zelf.
share-save = Als tekst opslaan
share-picture = Plaatje opslaan
share-print = Afdrukken
share-not-drawn = Het plaatje kon niet worden gemaakt. Afdrukken naar een bestand werkt overal.

## Bestanden die niet te lezen zijn

file-line = Regel { $line }: { $text }
file-large = Dit bestand is te groot. Een strijdmacht of een stel getallen heeft maar een paar regels.
file-binary = Dit is geen tekstbestand. Strijdmachten en stellen getallen zijn gewone teksten.
listing-not-text = Dit is geen tekst maar iets anders. Strijdmachten zijn gewone teksten of deelcodes.
listing-no-colon = In ‘{ $text }’ staat geen dubbelepunt. Een regel luidt ‘Held: 2 Eenheid, Eenheid’ of ‘Kaarten: Kaart, Kaart’.
listing-cards-twice = De kaarten staan er twee keer, eerst in regel { $first }. Houd één regel.
listing-empty = Er staat geen regiment in de tekst. Een regel luidt ‘Held: 2 Eenheid, Eenheid’ of ‘Kaarten: Kaart, Kaart’.
listing-empty-item = Tussen twee komma’s of na de laatste staat niets. Haal de komma weg.
listing-unknown =
    { $what ->
        [hero] Geen held heet ‘{ $name }’.
        [unit] Geen eenheid heet ‘{ $name }’.
       *[card] Geen kaart heet ‘{ $name }’.
    }
listing-unknown-near =
    { $what ->
        [hero] Geen held heet ‘{ $name }’. Bedoelde je ‘{ $near }’?
        [unit] Geen eenheid heet ‘{ $name }’. Bedoelde je ‘{ $near }’?
       *[card] Geen kaart heet ‘{ $name }’. Bedoelde je ‘{ $near }’?
    }
listing-no-hero = ‘{ $name }’ is geen held en kan geen regiment aanvoeren.
listing-hero-recruited = ‘{ $name }’ is een held en voert een eigen regiment aan.
listing-copies = ‘{ $text }’ is geen aantal. Schrijf 1 of meer, of laat het weg.
listing-code-version = De deelcode is van versie { $version }, maar deze Flipfield leest versie { $known }. Een code begint met { $known }.
listing-code-length = Een deelcode van { $length } tekens kan niet bestaan. Er ontbreken er, of het zijn er te veel.
listing-code-check = De controlecijfers van de deelcode kloppen niet: een van de tekens is fout.
listing-code-roundabout = De deelcode vertelt zijn strijdmacht met een omweg. Laat Flipfield hem opnieuw schrijven.
listing-code-empty = De deelcode is leeg.
listing-code-character = Teken { $place } van de deelcode, ‘{ $letter }’, kan niet. Codes bestaan uit cijfers en de letters A tot Z zonder U.
listing-code-unknown = De deelcode noemt een eenheid of kaart die deze Flipfield niet kent. Een nieuwere versie kent die wel.
listing-code-unit-first = De deelcode begint met een eenheid, maar er moet eerst een held komen.
listing-code-no-regiment = Er staat geen regiment in de deelcode.
error-listing = Deze strijdmacht kan niet worden gelezen.
setup-far-too-many = Meer dan { $most } exemplaren van { $unit } kunnen er nooit zijn.

## Een eigen veldslag voorbereiden

battle-players = Hoeveel spelers?
battle-regiments = Regimenten per speler
battle-who = Wie speelt?
battle-human = Een mens
battle-army = Strijdmacht
battle-ready = Kant-en-klare regimenten
battle-saved = Een van je strijdmachten
battle-code = Deelcode of tekst
battle-race = Geloot uit een volk
battle-any = Elk volk
battle-regiment = Regiment { $number }
battle-none-saved = Je hebt nog geen strijdmachts. Werf er eerst een.
battle-more = Scenario, slagveld en getallen
battle-scenario = Scenario
battle-drawn = Getrokken uit de scenariokaarten
battle-sets = Basissets op tafel
battle-supply = Strijdmachten nemen alleen wat in de basissets zit
battle-width = Breedte van het slagveld in cm
battle-height = Diepte van het slagveld in cm
battle-numbers = Getallen
battle-shipped = Zoals ze bij Flipfield horen
battle-choose-army = Kies een strijdmacht.
battle-teams = In twee teams spelen
battle-team = Team

## Eigen getallen

numbers-new = Nieuw stel getallen
numbers-name = Naam van dit stel
numbers-unnamed = Getallen zonder naam
numbers-own = Je stellen getallen
numbers-search = Zoek een schijf of kaart
numbers-show = Tonen
numbers-all = alle getallen
numbers-open = getallen die je mag veranderen
numbers-changed = wat je veranderd hebt
numbers-was = In plaats van { $value }
numbers-reset = Terugzetten: { $number }
numbers-count =
    { $count ->
        [0] Er is nog niets veranderd.
        [one] { $count } getal is veranderd.
       *[other] { $count } getallen zijn veranderd.
    }
numbers-save = Als bestand opslaan
numbers-load = Bestand openen
numbers-battle = Met deze getallen ten strijde
numbers-nothing = Geen enkel getal past.
numbers-printed = Een regelboek noemt dit getal: het kan niet worden veranderd.
numbers-forced = Een voorbeeld in het regelboek laat geen ander getal toe: het kan niet worden veranderd.
numbers-table = Alleen schijven en bevelkaarten kunnen eigen getallen hebben.
numbers-field = { $thing }: { $number }
numbers-other = Overige
numbers-add = Toevoegen …
numbers-take = Weghalen: { $name }
numbers-dice = Dobbelstenen
numbers-strength = Kracht
numbers-add-attack = Aanval toevoegen
numbers-take-attack = Aanval weghalen
word-movement = Meer beweging
word-movement-for-one = Meer beweging voor één schijf
word-relentless = Onstuitbaar
word-impact = Meer inslag
word-magic = Sterkere magie
word-range = Grotere reikwijdte
word-garrison = Versterking zonder fiche
word-order-only = Alleen voor Orde
word-destruction-only = Alleen voor Vernietiging
word-unstable = Instabiel
number-size = Grootte
number-keywords = Sleutelwoorden
number-ranged = Afstandsaanvallen
number-abilities = Vaardigheden
number-strategy = Strategie
number-activations = Activeringen
number-passive = Passieve vaardigheid
number-battle = Gevechtsvaardigheid
number-user = Wiens gevechtsvaardigheid
number-race = Alleen voor
number-amount = Hoeveelheid
number-value = Waarde met de tekstkant boven
number-plain = Waarde met de plaatjeskant boven
number-width = Breedte
number-height = Diepte
number-card = Breedte
table-sizes = Doorsneden van de schijven, in mm
table-ruler = Liniaal, in mm
table-field = Slagveld, in mm
table-deployment = Opstellingskaarten, in mm
table-die = Vlakken van de gevechtsdobbelsteen
table-card = Bevelkaarten
table-deployment-card = Opstellingskaarten
table-scenario = Scenariokaarten
overlay-not-toml = Dit is geen TOML, de vorm waarin getallen worden geschreven: een tabel zoals [unit.karl-franz], daarna regels zoals counter = 5.
overlay-unknown = ‘{ $name }’ is hier niet bekend.
overlay-near = ‘{ $name }’ is hier niet bekend. Bedoelde je ‘{ $near }’?
overlay-table-shape = ‘{ $table }’ moet tabellen zoals [{ $table }.name] bevatten.
overlay-row-shape = ‘{ $name }’ moet een tabel met getallen zijn.
overlay-printed = Een regelboek noemt hier ‘{ $value }’: dat kan niet worden veranderd.
overlay-forced = Een voorbeeld in het regelboek laat hier alleen ‘{ $value }’ toe: dat kan niet worden veranderd.
overlay-list = Dit moet een lijst zijn, bijvoorbeeld { $like }.
overlay-word = Dit moet een woord zijn.
overlay-number = Dit moet een geheel getal van { $least } tot { $most } zijn.
overlay-value = ‘{ $value }’ kan hier niet: een woord is onbekend, of er ontbreekt iets.
overlay-part-number = “{ $name }” moet een geheel getal van { $least } tot en met { $most } zijn.
overlay-long-list = Hier passen er hoogstens { $most } van.
overlay-too-large = Dit is te groot: hoogstens { $most } tekens kunnen worden gelezen.
overlay-too-many-parts = Een sleutel heeft te veel delen met punten ertussen: hoogstens { $most } kunnen worden gelezen.
overlay-too-deep = Lijsten en tabellen zijn te diep genest: hoogstens { $most } in elkaar kunnen worden gelezen.
overlay-long-number = Een getal is te lang: hoogstens { $most } cijfers kunnen worden gelezen.
overlay-long-text = Een sleutel of tekst is te lang: hoogstens { $most } letters kunnen worden gelezen.
overlay-too-many-keys = Dit is te veel: hoogstens { $most } sleutels en tabellen kunnen worden gelezen.
provenance-overlay = Uit de eigen getallen van deze veldslag
inspect-overlay = ✎ een eigen getal, gekozen voor deze veldslag.
