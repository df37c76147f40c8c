### The lexicon: areas of the rules and kinds of words. It is loaded with its page.

lexicon-browse = In den Regeln blättern
lexicon-words = Alle Begriffe in vier Sprachen
lexicon-link = Link zu dieser Regel

## Areas

area-components = Was in der Schachtel ist
area-setup-training = Trainingsschlacht
area-setup-standard = Eine Schlacht aufbauen
area-initiative = Initiative
area-scenario = Szenarien und Aufträge
area-deployment = Aufmarsch
area-terrain-placement = Gelände platzieren
area-army = Armeen und Bataillone
area-command = Befehlskarten
area-activation = Aktivierung
area-move = Bewegen
area-pin = Binden
area-overlap = Überlappen
area-range = Reichweite
area-sight = Sichtlinie
area-ranged = Fernkampfangriffe
area-dice = Würfel
area-scatter = Streuschüsse
area-focus = Fokusfähigkeiten
area-magic = Magie
area-melee = Nahkampf
area-scrum = Massenkämpfe
area-damage = Schaden
area-wound = Wunden
area-empower = Verstärken
area-reserve = Die Reserve
area-reinforce = Mobilisieren
area-end-phase = Endphase
area-victory = Sieg
area-elimination = Ausscheiden
area-multiplayer = Mehr als zwei Spieler
area-keyword = Schlüsselwörter
area-terrain = Gelände
area-card = Einzelne Befehlskarten
area-unit = Einzelne Disks
area-control = Besitzer, Verbündete und Gegner
area-target = Ziele
area-variant = Varianten

## Kinds of words

words-of-term = Begriffe der Regeln
words-of-disk = Disks
words-of-card = Karten
words-of-terrain = Geländeteile
