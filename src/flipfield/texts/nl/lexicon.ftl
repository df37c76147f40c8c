### The lexicon: areas of the rules and kinds of words. It is loaded with its page.

lexicon-browse = Door de regels bladeren
lexicon-words = Alle begrippen in vier talen
lexicon-link = Link naar deze regel

## Areas

area-components = Wat er in de doos zit
area-setup-training = Oefenslag
area-setup-standard = Een slag voorbereiden
area-initiative = Initiatief
area-scenario = Scenario’s en opdrachten
area-deployment = Opstelling
area-terrain-placement = Terrein plaatsen
area-army = Strijdmachten en regimenten
area-command = Bevelkaarten
area-activation = Activering
area-move = Bewegen
area-pin = Vastzetten
area-overlap = Overlappen
area-range = Reikwijdte
area-sight = Zichtlijn
area-ranged = Afstandsaanvallen
area-dice = Dobbelstenen
area-scatter = Afzwaaiers
area-focus = Focusvaardigheden
area-magic = Magie
area-melee = Lijfgevecht
area-scrum = Kluwens
area-damage = Schade
area-wound = Wonden
area-empower = Bekrachtigen
area-reserve = De reserve
area-reinforce = Versterkingen inzetten
area-end-phase = Eindfase
area-victory = Overwinning
area-elimination = Uitschakeling
area-multiplayer = Meer dan twee spelers
area-keyword = Sleutelwoorden
area-terrain = Terrein
area-card = Afzonderlijke bevelkaarten
area-unit = Afzonderlijke schijven
area-control = Eigenaars, bondgenoten en vijanden
area-target = Doelen
area-variant = Varianten

## Kinds of words

words-of-term = Begrippen uit de regels
words-of-disk = Schijven
words-of-card = Kaarten
words-of-terrain = Terreinstukken
