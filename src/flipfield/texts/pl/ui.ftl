### Własne słowa klienta: strony, przyciski, podpisy.

## Everywhere

tagline = Bitwy na stole, ściśle według zasad.
menu = Menu
language = Język
theme = Kolory
theme-auto = Jak w systemie
theme-dark = Ciemne
theme-light = Jasne
close = Zamknij
loading = Chwileczkę …
offline = Połączenie zostało zerwane. Próbuję ponownie …
unreachable = Serwer nie odpowiada. Czy jest uruchomiony?
to-start = Strona główna
lexicon = Zasady i pojęcia
credits = Autorzy
undo = Cofnij

## Start page

start-title = Bitwa szkoleniowa
start-text = Po dziewięć dysków i cztery karty dowodzenia na stronę, pięć rund. Tak najszybciej nauczysz się gry.
start-army = Twoja armia
start-empire = Karl Franz leci przodem; kusze i pistolety zrobią resztę.
start-orc = Grom, dziki i wilki: prosto w największy tłok.
start-opponent = Twój przeciwnik
opponent-greedy = Zachłanny bot
opponent-greedy-about = Bierze, co się da.
opponent-random = Losowy bot
opponent-random-about = Robi cokolwiek, byle było dozwolone.
opponent-friend = Ktoś obok ciebie
opponent-friend-about = Dwie osoby, jedno urządzenie.
start-name = Twoje imię
start-friend = Imię drugiej osoby
start-button = Do boju!
player-number = Gracz { $number }
bot-name = Bot ({ $bot })
bot-greedy = zachłanny
bot-random = losowy
running-title = Trwające bitwy
running-line =
    { $round ->
        [0] { $phase }
       *[other] Runda { $round }, { $phase }
    }
running-yours = Twoja kolej
kind-training = Bitwa szkoleniowa
kind-warhammer = Bitwa standardowa
running-none = Jeszcze żadnej. Zacznij pierwszą!
finished-title = Zakończone bitwy
finished-winner = Wygrywa { $player }
finished-none = Jeszcze żadnej.

## The table

table-label = Pole bitwy
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Pokaż cały stół
rounds-label = Runda { $round } z { $rounds }
round-title = Runda { $round }
first-player = Pierwszy gracz
player-disks = dyski: { $count } z { $total }
player-lost =
    { $count ->
        [0] bez strat
        [one] { $count } stracony
        [few] { $count } stracone
       *[other] { $count } straconych
    }
player-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
hand-label = Twoje karty dowodzenia
hand-empty = Brak kart na ręce.
card-back = Karta leży zakryta
activations =
    { $count ->
        [one] { $count } aktywacja
        [few] { $count } aktywacje
       *[other] { $count } aktywacji
    }
tray-label = Dyski do rozstawienia
fights-label = Starcia
fight-pair = { $disk } na dysku { $other }
options-label = Dyski do wyboru
fan-label = Który dysk ze stosu?
target-label = Co zrobić z tym celem
log-label = Przebieg bitwy
tab-hand = Karty
tab-log = Przebieg
tab-players = Gracze
disk-label = { $disk } ({ $player }): ruch { $movement }, atak { $attack }, kontratak { $counter }, wytrzymałość { $toughness }.

## Buttons

button-pass = Pas
button-end = Zakończ aktywację
button-done = Gotowe
button-back = Zawróć
button-stop = Wystarczy
button-battle = { $ability }: { $disk }
button-reinforce = Wsparcie: { $disk }
button-focus = { $ability }
button-strike =
    { $count ->
        [0] Wybierz ofiary
        [one] Uderz { $count } dysk
        [few] Uderz { $count } dyski
       *[other] Uderz { $count } dysków
    }
button-lay = Połóż zakrytą kartę „{ $card }”
button-choose-card = Wybierz kartę
button-place-rest = Rozstaw resztę za mnie

## Pointing

aim-flips =
    { $flips ->
        [one] { $flips } obrót.
        [few] { $flips } obroty.
       *[other] { $flips } obrotów.
    }
aim-pin = Przyszpili: { $other }.
aim-stop = Tam musi się zatrzymać.
aim-damage = { $disk }: obrażenia { $amount }.
aim-guarded =
    { $left ->
        [0] { $disk }: niewrażliwość.
       *[other] { $disk }: odporność.
    }
aim-wound = { $disk }: rana.
aim-casualty = { $disk }: padnie.
aim-danger = Niebezpieczny teren.
act-shoot = Strzelaj
act-land = Obrót w to miejsce
act-facts =
    { $dice ->
        [one] { $range }, { $gap } mm: { $dice } kość o sile { $strength }
        [few] { $range }, { $gap } mm: { $dice } kości o sile { $strength }
       *[other] { $range }, { $gap } mm: { $dice } kości o sile { $strength }
    }
sight-label = { $range } · { $gap } mm
odds-label = Szansa na każdą liczbę obrażeń
odds-wound = rana { $percent }%
odds-token = znacznik aktywacji { $percent }%
notice-stopped = Ruch zatrzymał się po drodze.

## Looking closely

hero = Bohater
inspect-damage =
    { $amount ->
        [one] { $amount } obrażenie.
        [few] { $amount } obrażenia.
       *[other] { $amount } obrażeń.
    }
inspect-wounds =
    { $wounds ->
        [one] { $wounds } rana.
        [few] { $wounds } rany.
       *[other] { $wounds } ran.
    }
inspect-activated = Aktywowany w tej rundzie.
inspect-empowered = Wzmocniony.
inspect-pinned = Przyszpilają go: { $disks }.
inspect-pins = Przyszpila: { $disks }.
inspect-embattled = Otoczony.
inspect-ranged =
    { $dice ->
        [one] Atak dystansowy: { $dice } kość o sile { $strength }, maksymalnie { $range }, obrażenia { $type }.
        [few] Atak dystansowy: { $dice } kości o sile { $strength }, maksymalnie { $range }, obrażenia { $type }.
       *[other] Atak dystansowy: { $dice } kości o sile { $strength }, maksymalnie { $range }, obrażenia { $type }.
    }
inspect-house = ⌂ nasza własna liczba; instrukcje jej nie podają.
pile-label =
    { $count ->
        [one] Stos: { $count } dysk
        [few] Stos: { $count } dyski
       *[other] Stos: { $count } dysków
    }

## Two players at one device

handover-title = Urządzenie przejmuje { $player }
handover-text = Karty pozostają zakryte, dopóki { $player } nie da znaku.
handover-button = To ja, { $player }

## The end, and replays

result-winner = { $count ->
        [one] Wygrywa { $player }!
       *[other] Wygrywają { $player }!
    }
result-draw = Nikt nie wygrywa
result-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
result-rematch = Rewanż
result-again = Nowa bitwa
result-look = Obejrzyj stół
replay-watch = Obejrzyj powtórkę
replay-save = Zapisz powtórkę
replay-open = Otwórz plik powtórki
replay-timeline = Oś czasu
replay-step = Krok { $step } z { $total }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Krok dalej
replay-last = Na koniec
replay-speed = Tempo
replay-side = Patrzy

## Rules

rule-open = Zasada: { $rule }
rule-source = Źródło: { $source }
rule-fallback = Ta zasada nie ma jeszcze tłumaczenia.
lexicon-search = Szukaj zasad i pojęć w dowolnym języku
lexicon-terms = Pojęcia
lexicon-rules =
    { $count ->
        [0] Nie znaleziono zasad
        [one] { $count } zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    }

## Keys

keys-title = Klawisze
keys-tab = Przejdź po wszystkim, czego można dotknąć
keys-arrows = Od dysku do dysku albo przesuń miejsce lądowania
keys-fine = Przesuń miejsce lądowania o milimetr
keys-enter = Wybierz
keys-escape = Anuluj
keys-end = Zakończ, pas albo gotowe
keys-undo = Cofnij
keys-inspect = Przyjrzyj się dyskowi
keys-zoom = Bliżej, dalej, cały stół
keys-pan = Przesuń stół
keys-help = Pokaż te klawisze

## Credits

credits-icons = Rysunki na dyskach pochodzą z game-icons.net, na licencji
credits-icons-licence = CC BY 3.0
credits-icons-changes = Zmiany: rysunki wycięte z kwadratów, pokolorowane i umieszczone na dyskach.
credits-alegreya = Alegreya: SIL Open Font License
credits-alegreya-sans = Alegreya Sans: SIL Open Font License
credits-scripts = Te pakiety są częścią strony, każdy ze swoją licencją:
credits-fonts = Kroje pisma to Alegreya i Alegreya Sans, autor Juan Pablo del Peral (Huerta Tipográfica), na licencji SIL Open Font License.
credits-game = Flipfield to wolny silnik gier bitewnych. Wszystkie zasady opisano własnymi słowami; nie ma tu tekstów ani grafik wydawców.

## Setting up

button-suggest = Zrób to za mnie
button-aside = Odłóż na bok
offers-label = Do wyboru
offer-trigger = { $ability }: { $disk } przeciw: { $disks }
draft-zone = Dotknij swojej krawędzi lub przeciągnij wzdłuż niej, aby położyć kartę. Jej liczba mówi, ile dysków rozstawisz w tej strefie.
draft-terrain = Wskaż miejsce na polu bitwy, obracaj dwoma palcami, przyciskami, kółkiem myszy lub klawiszem R i dotknij, aby położyć.
turn-left = Obróć w lewo
turn-right = Obróć w prawo
keys-turn = Obróć znacznik terenu
active-scenario = Scenariusz „{ $scenario }”:
own-objective = Twój tajny cel:

## Quick battle

start-battle = Która bitwa?
quick-title = Szybka bitwa
quick-text = Cała gra: własne strefy rozstawienia, teren, scenariusz i gotowe regimenty.
quick-side = Twoja strona
quick-size = Regimenty na stronę
quick-own = Twoje regimenty
quick-other = Regimenty przeciwnika
quick-random = Losowo
