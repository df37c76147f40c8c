### The lexicon: areas of the rules and kinds of words. It is loaded with its page.

lexicon-browse = Przeglądaj zasady
lexicon-words = Wszystkie pojęcia w czterech językach
lexicon-link = Odnośnik do tej zasady

## Areas

area-components = Co jest w pudełku
area-setup-training = Bitwa wprowadzająca
area-setup-standard = Przygotowanie bitwy
area-initiative = Inicjatywa
area-scenario = Scenariusze i cele
area-deployment = Rozstawienie
area-terrain-placement = Rozkładanie terenu
area-army = Armie i regimenty
area-command = Karty dowodzenia
area-activation = Aktywacja
area-move = Ruch
area-pin = Przyszpilanie
area-overlap = Nachodzenie
area-range = Zasięg
area-sight = Pole widzenia
area-ranged = Ataki dystansowe
area-dice = Kości
area-scatter = Rozrzut
area-focus = Zdolności skupienia
area-magic = Magia
area-melee = Walka wręcz
area-scrum = Zwarcia
area-damage = Obrażenia
area-wound = Rany
area-empower = Wzmacnianie
area-reserve = Rezerwa
area-reinforce = Wprowadzanie wsparcia
area-end-phase = Faza zakończenia
area-victory = Zwycięstwo
area-elimination = Eliminacja
area-multiplayer = Więcej niż dwóch graczy
area-keyword = Słowa kluczowe
area-terrain = Teren
area-card = Poszczególne karty dowodzenia
area-unit = Poszczególne dyski
area-control = Właściciele, sojusznicy i wrogowie
area-target = Wybieranie celu
area-variant = Warianty

## Kinds of words

words-of-term = Pojęcia z zasad
words-of-disk = Dyski
words-of-card = Karty
words-of-terrain = Znaczniki terenu
