### Warhammer: Diskwars in Polish.
### Disks, units, cards, terrain pieces, sides, edges, players, abilities, ranges, phases and steps come in as words
### of this language, lists as joined text; an empty list comes in as the number 0. Names of disks stay as they are
### and may be singular or plural, so no sentence makes a verb, article or pronoun agree with one.

## Disks

unit-azhag-the-slaughterer = Azhag Rzeźnik
unit-grimgor-ironhide = Grimgor Żelazna Skóra
unit-grom-the-paunch = Grom Brzuch
unit-archaon-the-everchosen = Archaon Wszechwybraniec
unit-kairos-fateweaver = Kairos Tkacz Losu
unit-valkia-the-bloody = Valkia Krwawa
unit-alarielle-the-radiant = Alarielle Świetlista
unit-teclis = Teclis
unit-tyrion = Tyrion
unit-karl-franz = Karl Franz
unit-luthor-huss = Luthor Huss
unit-volkmar-the-grim = Volkmar Ponury
unit-big-boss = Duża Szef
unit-arrer-boyz = Ucznicze Chopaki
unit-wolf-riders = Wilczy jeźdźcy
unit-boar-boyz = Chopaki na knurach
unit-orc-boyz = Orcze Chopaki
unit-rock-lobber = Głazocisk
unit-stone-fangz-shaman = Szaman Kamiennych Kłuf
unit-black-orcs = Czarne orki
unit-river-troll = Troll Rzeczny
unit-kurgan-marauders = Kurgańscy grasanci
unit-flamers = Płomieńce
unit-bloodthirster = Krwiopijec
unit-plaguebearers = Siewcy zarazy
unit-hellstriders = Piekielni jeźdźcy
unit-hellcannon = Działo piekieł
unit-sorcerer-of-tzeentch = Czarnoksiężnik Tzeentcha
unit-bloodcrushers = Krwawi miażdżyciele
unit-militia-archers = Łucznicy z milicji
unit-militia-spearmen = Włócznicy z milicji
unit-swordmasters-of-hoeth = Mistrzowie miecza Hoetcha
unit-skycutter = Podniebny rydwan
unit-high-mage = Elfi arcymag
unit-sun-dragon = Słoneczny smok
unit-maiden-guard = Gwardia dziewic
unit-ellyrian-reavers = Jeźdźcy z Ellyrionu
unit-repeater-bolt-thrower = Powtarzalna balista
unit-marienburg-swordsmen = Marienburscy fechmistrzowie
unit-huntsmen = Łowcy
unit-helblaster-volley-gun = Kartaczownica Piekłomiot
unit-bright-wizard = Czarodziej z Jasnego Zakonu
unit-talabheim-greatswords = Talabheimskie wielkie miecze
unit-knights-panther = Rycerze Pantery
unit-hochland-pistoliers = Hochlandzcy rajtarzy
unit-reikland-crossbowmen = Reiklandzcy kusznicy
unit-steam-tank = Czołg parowy

## Command cards and the special scenario

card-fists-of-mork = Pięści Morka
card-approach = Podejście
card-waaagh = Waaagh!
card-strength-of-gork = Siła Gorka
card-eager-soldiers = Gorliwi żołnierze
card-bait = Przynęta
card-storm-of-chaos = Burza Chaosu
card-assault = Szturm
card-intimidate = Zastraszenie
card-nurgles-rot = Zgnilizna Nurgla
card-blood-for-the-blood-god = Krew dla boga krwi
card-stall = Opóźnianie
card-speed-of-asuryan = Szybkość Asuryana
card-arcane-attack = Mistyczny Atak
card-shield-of-saphery = Tarcza Saphery
card-push = Odepchnięcie
card-winds-of-morai-heg = Wiatry Morai-Heg
card-entrap = Uwięzienie
card-myrmidias-blessing = Błogosławieństwo Myrmidii
card-rally = Zbiórka
card-fulminating-cage = Wybuchowa klatka
card-inspire = Inspiracja
card-garrison = Garnizon
card-attack = Atak
card-strongholds = Twierdze

## Terrain

terrain-gully = Wąwóz
terrain-gully-text = Trudny i niebezpieczny: dysk, który na niego wejdzie, musi się zatrzymać, a po obrocie lub po wprowadzeniu jako wsparcie każdy dysk, który na niego nachodzi, otrzymuje k6 obrażeń fizycznych.
terrain-cave = Jaskinia
terrain-cave-text = Zasłona: w atakach dystansowych na dysk, który na nią nachodzi, rzuca się o jedną kość bitewną mniej, ale co najmniej jedną. Ataki dystansowe nie przechodzą przez jej granicę, rozrzut tak.
terrain-ruined-windmill = Zrujnowany młyn
terrain-ruined-windmill-text = Blokuje pole widzenia między dyskami leżącymi poza nim, a dyskom, które na niego nachodzą, daje słowo kluczowe Szybki (kontratak). Kto go kontroluje, może tu wprowadzać wsparcie: dysk musi nachodzić na młyn.
terrain-old-wood = Stary las
terrain-old-wood-text = Blokuje pole widzenia między dyskami leżącymi poza nim. Trudny: dysk, który do niego wejdzie, musi się zatrzymać. Zasłona: w atakach dystansowych na dysk, który na niego nachodzi, rzuca się o jedną kość bitewną mniej, ale co najmniej jedną.
terrain-watchtower = Wieża strażnicza
terrain-watchtower-text = Dyski, które na nią nachodzą, widzą ponad wszystkim, co blokuje pole widzenia, i są niewrażliwe na obrażenia od Uderzenia.

## Armies, races, factions

army-empire = Armia Imperium
army-orc = Armia Orków
race-empire = Imperium
race-high-elf = Elfy Wysokiego Rodu
race-orc = Orki
race-chaos = Chaos
faction-order = Porządek
faction-destruction = Zniszczenie

## Ready-made regiments

regiment-azhag = Regiment Azhaga
regiment-grimgor = Regiment Grimgora
regiment-grom = Regiment Groma
regiment-archaon = Regiment Archaona
regiment-kairos = Regiment Kairosa
regiment-valkia = Regiment Valkii
regiment-alarielle = Regiment Alarielle
regiment-teclis = Regiment Teclisa
regiment-tyrion = Regiment Tyriona
regiment-karl-franz = Regiment Karla Franza
regiment-luthor-huss = Regiment Luthora Hussa
regiment-volkmar = Regiment Volkmara

## What the command cards do

card-fists-of-mork-text = Tylko Zniszczenie. Zdolność bitewna: mag zadaje k6 − 2 obrażeń mistycznych wybranemu dyskowi w średnim zasięgu i każdemu dyskowi w bliskim zasięgu od niego. Niestabilny: jeśli wypadnie chaos, obrażenia otrzymuje też mag.
card-approach-text = Wiele dysków, żadnych fajerwerków.
card-waaagh-text = Każdy dysk Orków aktywowany tą kartą zyskuje słowo kluczowe Bezlitosny.
card-strength-of-gork-text = Tylko Zniszczenie. Zdolność bitewna: mag wzmacnia wybrany dysk w średnim zasięgu.
card-eager-soldiers-text = Każdy dysk aktywowany tą kartą otrzymuje +1 do ruchu.
card-bait-text = Zdolność bitewna: bohater wzmacnia wybrany dysk w średnim zasięgu.
card-storm-of-chaos-text = Tylko Zniszczenie. Zdolność bitewna: mag zadaje 2 obrażenia mistyczne każdemu wrogowi w bliskim zasięgu. Niestabilny: jeśli wypadnie chaos, obrażenia otrzymuje też mag.
card-assault-text = Prosto na wroga, bez sztuczek.
card-intimidate-text = Zdolność bitewna: bohater obraca jeden raz wrogi dysk, który go przyszpila; ty wybierasz, dokąd.
card-nurgles-rot-text = Tylko Zniszczenie. Zdolność bitewna: demoniczny dysk obniża o 1 wytrzymałość wybranego wrogiego dysku w średnim zasięgu, aż do fazy zakończenia.
card-blood-for-the-blood-god-text = Tylko Zniszczenie. Zdolność bitewna: jedno starcie, w którym bierze udział bohater, zostaje rozpatrzone od razu, bez względu na kolejność w zwarciu.
card-stall-text = Zdolność bitewna: bohater zdejmuje znacznik aktywacji z wybranego sojuszniczego dysku w średnim zasięgu.
card-speed-of-asuryan-text = Tylko Porządek. Każdy dysk Elfów Wysokiego Rodu aktywowany tą kartą otrzymuje +2 do ruchu.
card-arcane-attack-text = Magia każdego dysku aktywowanego tą kartą jest silniejsza o 1.
card-shield-of-saphery-text = Tylko Porządek. Zdolność bitewna: mag zdejmuje wszystkie obrażenia z wybranego sojuszniczego dysku w średnim zasięgu.
card-push-text = Każdy dysk aktywowany tą kartą zyskuje Uderzenie 1, a jeśli ma już Uderzenie, wzrasta ono o 1.
card-winds-of-morai-heg-text = Tylko Porządek. Ataki dystansowe dysków aktywowanych tą kartą sięgają o jeden zasięg dalej. Nie działa na dyski, które mają już atak o zasięgu oblężniczym.
card-entrap-text = Zdolność bitewna: bohater kładzie znacznik aktywacji na wybranym wrogim dysku w średnim zasięgu.
card-myrmidias-blessing-text = Jeden dysk Imperium aktywowany tą kartą otrzymuje +2 do ruchu.
card-rally-text = Zdolność bitewna: bohater wzmacnia wybrany dysk w średnim zasięgu.
card-fulminating-cage-text = Tylko Porządek. Zdolność bitewna: mag zadaje 3 obrażenia mistyczne wybranemu wrogiemu dyskowi w średnim zasięgu. Niestabilny: jeśli wypadnie chaos, obrażenia otrzymuje też mag.
card-inspire-text = Zdolność bitewna: bohater wzmacnia jeden lub dwa wybrane dyski w średnim zasięgu.
card-garrison-text = Dyski wprowadzane tą kartą jako wsparcie nie otrzymują znacznika aktywacji.
card-attack-text = Liczy się tylko liczebność.

## Deployment cards

deployment-scout = Zwiad
deployment-scout-text = Twoje dyski rozstawione w tej strefie zyskują Zwiad.
deployment-rendezvous = Punkt zborny
deployment-rendezvous-text = Twoje dyski wprowadzane jako wsparcie w tej strefie nie otrzymują znacznika aktywacji.
deployment-ambush = Zasadzka
deployment-ambush-text = Ta strefa sięga od krawędzi na daleki zasięg.
deployment-banners = Sztandary
deployment-banners-text = Twoje dyski rozstawione w tej strefie zaczynają wzmocnione.
deployment-road = Trakt
deployment-road-text = Twoje dyski, które zaczynają ruch w całości w tej strefie, mają +1 do ruchu.
deployment-trenches = Okopy
deployment-trenches-text = Twoje dyski leżące w całości w tej strefie mają Odporność (ataki dystansowe).
deployment-shrine = Kapliczka
deployment-shrine-text = Twoje dyski leżące w całości w tej strefie mają Odporność (obrażenia mistyczne).
deployment-palisade = Palisada
deployment-palisade-text = Twoje dyski leżące w całości w tej strefie mają Niewrażliwość (Uderzenie).
deployment-hill = Wzgórze
deployment-hill-text = Twoje dyski leżące w całości w tej strefie widzą ponad wszystkim, co blokuje pole widzenia.
deployment-war-engines = Machiny wojenne
deployment-war-engines-text = Ataki dystansowe twoich dysków leżących w całości w tej strefie sięgają o jeden zasięg dalej, najwyżej na zasięg oblężniczy.
deployment-relief = Odsiecz
deployment-relief-text = Twoje dyski wprowadzane jako wsparcie w tej strefie są wzmocnione.
deployment-hidden-path = Ukryta ścieżka
deployment-hidden-path-text = W pierwszej rundzie twoje dyski leżące w całości w tej strefie mają Niewrażliwość (ataki dystansowe).

## Scenarios: the abilities, and what the objectives are worth

scenario-forced-march = Forsowny marsz
scenario-forced-march-text = Każdy dysk, który może się poruszać, ma +1 do ruchu.
scenario-volleys = Salwy
scenario-volleys-text = W każdym ataku dystansowym rzuca się o jedną kość bitewną więcej.
scenario-bloodlust = Żądza krwi
scenario-bloodlust-text = Każdy dysk zyskuje Uderzenie 1, a jeśli ma już Uderzenie, wzrasta ono o 1.
scenario-winds-of-magic = Wiatry magii
scenario-winds-of-magic-text = Magia każdego dysku jest silniejsza o 1.
scenario-grim-resolve = Ponura determinacja
scenario-grim-resolve-text = Każdy bohater na polu bitwy zaczyna każdą rundę wzmocniony.

objective-casualties =
    { $points ->
        [one] { $points } punkt zwycięstwa za każdy dysk na stosach ofiar przeciwników.
        [few] { $points } punkty zwycięstwa za każdy dysk na stosach ofiar przeciwników.
       *[other] { $points } punktów zwycięstwa za każdy dysk na stosach ofiar przeciwników.
    }
objective-heroes =
    { $points ->
        [one] { $points } punkt zwycięstwa za każdego bohatera na stosach ofiar przeciwników.
        [few] { $points } punkty zwycięstwa za każdego bohatera na stosach ofiar przeciwników.
       *[other] { $points } punktów zwycięstwa za każdego bohatera na stosach ofiar przeciwników.
    }
objective-terrain =
    { $points ->
        [one] { $points } punkt zwycięstwa za każdy znacznik terenu, który kontrolujesz.
        [few] { $points } punkty zwycięstwa za każdy znacznik terenu, który kontrolujesz.
       *[other] { $points } punktów zwycięstwa za każdy znacznik terenu, który kontrolujesz.
    }
objective-ground =
    { $points ->
        [one] { $points } punkt zwycięstwa za każdy twój dysk, który sięga do strefy rozstawienia przeciwnika.
        [few] { $points } punkty zwycięstwa za każdy twój dysk, który sięga do strefy rozstawienia przeciwnika.
       *[other] { $points } punktów zwycięstwa za każdy twój dysk, który sięga do strefy rozstawienia przeciwnika.
    }
objective-survivors =
    { $points ->
        [one] { $points } punkt zwycięstwa za każdy twój dysk na polu bitwy, który leży poza twoimi strefami rozstawienia.
        [few] { $points } punkty zwycięstwa za każdy twój dysk na polu bitwy, który leży poza twoimi strefami rozstawienia.
       *[other] { $points } punktów zwycięstwa za każdy twój dysk na polu bitwy, który leży poza twoimi strefami rozstawienia.
    }

## Abilities

ability-marshal = Porządkowanie szyków
ability-marshal-text = Zdolność skupienia: przenosi do dwóch znaczników aktywacji z sojuszniczych dysków na inne sojusznicze dyski.
ability-orc-magic = Magia Orków
ability-orc-magic-text = Magia tego dysku jest silniejsza o 1 za każdy dysk Orków w bliskim zasięgu; on sam też się liczy.
ability-backlash = Cena magii
ability-backlash-text = Ten dysk otrzymuje 1 obrażenie za każdym razem, gdy używa Magii.
ability-magic = Magia
ability-magic-text = Zdolność skupienia: zadaje obrażenia mistyczne wybranemu wrogiemu dyskowi w średnim zasięgu, bez rzutu kośćmi.
ability-rouse = Pogonić Chopaków
ability-rouse-text = Zdolność skupienia: zdejmuje znaczniki aktywacji z najwyżej dwóch dysków w średnim zasięgu, które mają w nazwie słowo „Chopaki”.
ability-summon = Przyzwanie demonów
ability-summon-text = Zdolność skupienia: wprowadza jako wsparcie demoniczny dysk z rezerwy w bliskim zasięgu od tego dysku; otrzymuje on znacznik aktywacji.
ability-plague = Zaraza
ability-plague-text = Każdy wzmocniony dysk, swój czy wrogi, który znajdzie się w bliskim zasięgu tego dysku, traci znacznik wzmocnienia.
ability-doom = Zagłada
ability-doom-text = Gdy ten dysk ściera się z wrogiem, bo go przyszpila albo zostaje przyszpilony, każdy wróg w jego bliskim zasięgu otrzymuje 1 obrażenie mistyczne.
ability-duel = Pojedynek
ability-duel-text = Gdy ten dysk ściera się z wrogami, bo ich przyszpila albo zostaje przyszpilony, za każdego z nich rzuca się k6: przy wyniku 4 lub więcej otrzymuje on 2 obrażenia fizyczne.
ability-hellcannon = Nieokiełznane
ability-hellcannon-text = Jeśli w pierwszym rzucie ataku dystansowego wypadnie chaos, ten dysk musi obrócić się w stronę najbliższego dysku, którego nie przyszpila, i jeśli może, wylądować na nim.
ability-chaos-hits = Niezawodne strzały
ability-chaos-hits-text = W atakach dystansowych tego dysku chaos liczy się jako trafienie, także przy ponownych rzutach z powodu rozrzutu.
ability-empower = Wzmocnienie
ability-empower-text = Wybrany dysk otrzymuje znacznik wzmocnienia: do fazy zakończenia ma +1 do siły ataku, +1 do siły kontrataku i +1 do wytrzymałości.
ability-inspire = Inspiracja
ability-inspire-text = Jeden lub dwa wybrane dyski otrzymują po znaczniku wzmocnienia: do fazy zakończenia mają +1 do siły ataku, +1 do siły kontrataku i +1 do wytrzymałości.
ability-entrap = Uwięzienie
ability-entrap-text = Wybrany wrogi dysk otrzymuje znacznik aktywacji i dopóki go ma, nie można go aktywować.
ability-refresh = Drugi oddech
ability-refresh-text = Wybrany sojuszniczy dysk traci znacznik aktywacji i może zostać aktywowany ponownie.
ability-heal = Uzdrowienie
ability-heal-text = Z wybranego sojuszniczego dysku znikają wszystkie obrażenia; rany pozostają.
ability-rot = Zgnilizna
ability-rot-text = Wybrany wrogi dysk ma −1 do wytrzymałości aż do fazy zakończenia; jeśli ma już obrażenia, może od razu otrzymać ranę.
ability-cage = Wybuchowa klatka
ability-cage-text = Wybrany wrogi dysk otrzymuje 3 obrażenia mistyczne. Niestabilny: jeśli wypadnie chaos, obrażenia otrzymuje też dysk, który używa zdolności.
ability-storm = Burza Chaosu
ability-storm-text = Każdy wróg w bliskim zasięgu dysku, który używa zdolności, otrzymuje 2 obrażenia mistyczne. Niestabilny: jeśli wypadnie chaos, obrażenia otrzymuje też ten dysk.
ability-fists = Pięści Morka
ability-fists-text = Wybrany dysk i każdy dysk w bliskim zasięgu od niego otrzymują k6 − 2 obrażeń mistycznych. Niestabilny: jeśli wypadnie chaos, obrażenia otrzymuje też dysk, który używa zdolności.
ability-intimidate = Zastraszenie
ability-intimidate-text = Wrogi dysk, który przyszpila bohatera, zostaje jeden raz obrócony; dokąd, wybiera gracz bohatera.
ability-blood = Krew dla boga krwi
ability-blood-text = Jedno starcie, w którym bierze udział dysk używający zdolności, zostaje rozpatrzone od razu, bez względu na kolejność w zwarciu.

## Keywords of disks

keyword-flank = Flankowanie
keyword-flank-text = Może wejść jako wsparcie przy dowolnej krawędzi pola bitwy, poza strefami rozstawienia wroga i nie na wrogim dysku.
keyword-flying = Latanie
keyword-flying-text = Przelatuje nad dyskami i terenem; przyszpila i nachodzi tylko tam, gdzie kończy ruch.
keyword-frenzy = Szał
keyword-frenzy-text = Jako atakujący może uderzyć każdego wroga, którego przyszpila, a nie tylko jednego.
keyword-immune-physical = Niewrażliwość (obrażenia fizyczne)
keyword-immune-physical-text = Nie otrzymuje obrażeń fizycznych.
keyword-immune-arcane = Niewrażliwość (obrażenia mistyczne)
keyword-immune-arcane-text = Nie otrzymuje obrażeń mistycznych.
keyword-immune-ranged = Niewrażliwość (ataki dystansowe)
keyword-immune-ranged-text = Nie może być celem ataków dystansowych i nie otrzymuje od nich obrażeń.
keyword-immune-impact = Niewrażliwość (Uderzenie)
keyword-immune-impact-text = Nie otrzymuje obrażeń od Uderzenia.
keyword-immune-magic = Niewrażliwość (Magia)
keyword-immune-magic-text = Nie może być celem Magii i nie otrzymuje od niej obrażeń.
keyword-impact = Uderzenie { $value }
keyword-impact-text = Po każdym obrocie zadaje tyle obrażeń fizycznych każdemu nowo przyszpilonemu dyskowi, swojemu i wrogiemu.
keyword-magic = Magia { $value }
keyword-magic-text = W ramach akcji może zadać tyle obrażeń mistycznych wybranemu wrogiemu dyskowi w średnim zasięgu.
keyword-mobile = Mobilny
keyword-mobile-text = Gdy się porusza, może też wykonać atak dystansowy albo użyć zdolności skupienia, przed całym ruchem lub po nim.
keyword-relentless = Bezlitosny
keyword-relentless-text = Gdy po raz pierwszy w danym ruchu przyszpila wrogów, nie musi się zatrzymać.
keyword-resistant-physical = Odporność (obrażenia fizyczne)
keyword-resistant-physical-text = Otrzymuje tylko połowę obrażeń fizycznych, zaokrąglając w górę.
keyword-resistant-arcane = Odporność (obrażenia mistyczne)
keyword-resistant-arcane-text = Otrzymuje tylko połowę obrażeń mistycznych, zaokrąglając w górę.
keyword-resistant-ranged = Odporność (ataki dystansowe)
keyword-resistant-ranged-text = Otrzymuje tylko połowę obrażeń od ataków dystansowych, zaokrąglając w górę.
keyword-resistant-impact = Odporność (Uderzenie)
keyword-resistant-impact-text = Otrzymuje tylko połowę obrażeń od Uderzenia, zaokrąglając w górę.
keyword-resistant-magic = Odporność (Magia)
keyword-resistant-magic-text = Otrzymuje tylko połowę obrażeń od Magii, zaokrąglając w górę.
keyword-scout = Zwiad
keyword-scout-text = Przed pierwszą rundą może wykonać jeden darmowy ruch, nie nachodząc na wroga i nie zadając mu obrażeń.
keyword-slow-attack = Wolny (atak)
keyword-slow-attack-text = Jego atak trafia po wszystkich ciosach w starciu, które nie są wolne.
keyword-slow-counter = Wolny (kontratak)
keyword-slow-counter-text = Jego kontratak trafia po wszystkich ciosach w starciu, które nie są wolne.
keyword-strider = Łazik
keyword-strider-text = Podczas ruchu ignoruje zdolności terenu.
keyword-swift-attack = Szybki (atak)
keyword-swift-attack-text = Jego atak trafia przed wszystkimi ciosami w starciu, które nie są szybkie.
keyword-swift-counter = Szybki (kontratak)
keyword-swift-counter-text = Jego kontratak trafia przed wszystkimi ciosami w starciu, które nie są szybkie.

## Keywords of terrain

terrain-keyword-blocks-sight = Blokuje pole widzenia
terrain-keyword-cover = Zasłona
terrain-keyword-dangerous-physical = Niebezpieczny (obrażenia fizyczne)
terrain-keyword-dangerous-arcane = Niebezpieczny (obrażenia mistyczne)
terrain-keyword-defensive = Obronny
terrain-keyword-fortified = Ufortyfikowany
terrain-keyword-high-ground = Wysoki
terrain-keyword-rough = Trudny

## Words of the game

strategy-bold = Śmiała
strategy-steady = Pewna
strategy-devious = Przebiegła
strategy-slow = Powolna

phase-setup = Przygotowanie
phase-deployment = Rozstawienie
phase-scouting = Zwiad
phase-activation = Faza aktywacji
phase-melee = Faza walki wręcz
phase-end = Faza zakończenia
phase-over = Bitwa skończona

range-short = bliski zasięg
range-medium = średni zasięg
range-long = daleki zasięg
range-siege = zasięg oblężniczy

die-hit = trafienie
die-critical = trafienie krytyczne
die-scatter = rozrzut
die-miss = pudło
die-chaos = chaos

step-swift = szybki cios
step-normal = cios
step-slow = wolny cios

stat-movement = Ruch
stat-attack = Siła ataku
stat-counter = Siła kontrataku
stat-toughness = Wytrzymałość
stat-stamina = Kondycja
stat-command = Wartość dowodzenia
stat-cost = Koszt zaciągu
stat-points = Punkty zaciągu

token-damage = Znacznik obrażeń
token-wound = Znacznik rany
token-activation = Znacznik aktywacji
token-empowerment = Znacznik wzmocnienia

size-small = Mały
size-medium = Średni
size-large = Duży

type-physical = fizyczne
type-arcane = mistyczne

trait-hero = Bohater
trait-infantry = Piechota
trait-cavalry = Kawaleria
trait-missile = Strzelec
trait-caster = Mag
trait-monster = Potwór
trait-war-machine = Machina wojenna
trait-daemonic = Demoniczny
trait-boyz = Chopaki

edge-south = krawędź południowa
edge-north = krawędź północna
edge-west = krawędź zachodnia
edge-east = krawędź wschodnia

side-text = strona z tekstem
side-picture = strona z ilustracją
side-front = przód
side-back = tył

provenance-printed = Podane w instrukcji
provenance-forced = Wynika z przykładu
provenance-reported = Podane przez graczy
provenance-house = Nasza własna liczba

## Decisions: what is being decided, and what the others wait for

decision-roll = Kości zostają rzucone.
decision-roll-wait = Czekamy na rzut kośćmi.
decision-shuffle = Karty są tasowane.
decision-shuffle-wait = Czekamy na potasowanie kart.
decision-edge = { $player } wybiera krawędź pola bitwy.
decision-edge-wait = Czekamy, aż { $player } wybierze krawędź.
decision-tokens = { $player } rozdaje znaczniki inicjatywy: kto będzie pierwszy, a kto następny?
decision-tokens-wait = Czekamy, aż { $player } rozda znaczniki inicjatywy.
decision-scenario = { $player } wybiera jedną z dwóch kart scenariusza.
decision-scenario-wait = Czekamy, aż { $player } wybierze kartę scenariusza.
decision-zone = { $player } bierze kartę rozstawienia i kładzie ją przy swojej krawędzi.
decision-zone-wait = Czekamy, aż { $player } położy kartę rozstawienia.
decision-terrain = { $player } bierze znacznik terenu i umieszcza go na polu bitwy.
decision-terrain-wait = Czekamy, aż { $player } umieści znacznik terenu.
decision-deploy = { $player } rozstawia dysk w strefie rozstawienia. Zostało: { $left }.
decision-deploy-wait = Czekamy, aż { $player } rozstawi dysk.
decision-scout = { $player } może poruszyć dysk ze Zwiadem albo zakończyć zwiad.
decision-scout-wait = Czekamy, aż { $player } przeprowadzi zwiad.
decision-command = { $player } w tajemnicy wybiera kartę dowodzenia.
decision-command-wait = Czekamy, aż { $player } wybierze kartę dowodzenia.
decision-resolve =
    { $left ->
        [0] { $player } kończy kartę „{ $card }” (brak aktywacji).
        [one] { $player } aktywuje dysk kartą „{ $card }” (pozostała { $left } aktywacja).
        [few] { $player } aktywuje dysk kartą „{ $card }” (pozostały { $left } aktywacje).
       *[other] { $player } aktywuje dysk kartą „{ $card }” (pozostało { $left } aktywacji).
    }
decision-resolve-wait = Czekamy, aż { $player } aktywuje dysk.
decision-place = { $player } wybiera miejsce dla dysku z rezerwy: { $disk }.
decision-place-wait = Czekamy, aż { $player } wprowadzi dysk z rezerwy.
decision-turn =
    { $flips ->
        [0] { $player } wykonuje akcję dyskiem { $disk } (brak obrotów).
        [one] { $player } wykonuje akcję dyskiem { $disk } (pozostał { $flips } obrót).
        [few] { $player } wykonuje akcję dyskiem { $disk } (pozostały { $flips } obroty).
       *[other] { $player } wykonuje akcję dyskiem { $disk } (pozostało { $flips } obrotów).
    }
decision-turn-wait = Czekamy, aż { $player } wykona akcję dyskiem { $disk }.
decision-nearest = { $player } wybiera jeden z równie bliskich dysków.
decision-nearest-wait = Czekamy, aż { $player } wybierze jeden z równie bliskich dysków.
decision-target = { $player } wybiera cel zdolności bitewnej, której używa dysk { $disk }.
decision-target-wait = Czekamy, aż { $player } wybierze cel.
decision-token = { $player } przenosi lub zdejmuje znaczniki aktywacji: który dysk?
decision-token-wait = Czekamy, aż { $player } wybierze dysk dla znaczników aktywacji.
decision-engagement = { $player } wybiera, które starcie będzie rozpatrywane jako następne.
decision-engagement-wait = Czekamy, aż { $player } wybierze starcie.
decision-strike = { $player } wybiera, kogo uderzy dysk { $disk }.
decision-strike-wait = Czekamy, aż { $player } wybierze, kogo uderzy dysk.
decision-trigger = { $player } wybiera, która zdolność zadziała najpierw.
decision-trigger-wait = Czekamy, aż { $player } wybierze, która zdolność zadziała najpierw.
decision-bloodshed = { $player } wybiera starcie, które zostanie rozpatrzone od razu.
decision-bloodshed-wait = Czekamy, aż { $player } wybierze starcie.
decision-shove = { $player } wybiera, dokąd obróci się dysk { $disk }.
decision-shove-wait = Czekamy, aż { $player } obróci dysk.
decision-summon = { $player } wybiera demoniczny dysk z rezerwy.
decision-summon-wait = Czekamy, aż { $player } wybierze demoniczny dysk.
decision-referee = Sędzia mówi, co dzieje się dalej.
decision-referee-wait = Czekamy na sędziego.
decision-border = Może się zacząć następna faza.
decision-border-wait = Może się zacząć następna faza.

## Events: the log tells the battle

event-initiative =
    { $order ->
        [0] Rzuty na inicjatywę: { $rolls }. Remis, więc rzucamy jeszcze raz.
       *[other] Rzuty na inicjatywę: { $rolls }. Kolejność: { $order }.
    }
event-edge = { $player } zajmuje miejsce: { $edge }.
event-totals = { $players } rzucają na inicjatywę: { $rolls }. Z niewydanymi punktami zaciągu daje to { $totals }.
event-tokens = Kolejność inicjatywy jest ustalona: { $order }.
event-scenario = Aktywny scenariusz to „{ $card }”.
event-objectives = Każdy gracz otrzymuje tajny cel.
event-special = Rozgrywany jest scenariusz specjalny { $special }: wszyscy mają ten sam jawny cel.
event-offer = Do wyboru leżą: { $cards }.
event-zone = { $player } kładzie kartę rozstawienia „{ $card }” ({ $side }, wartość rozstawienia { $value }).
event-terrain = { $player } umieszcza znacznik terenu „{ $piece }”.
event-aside = Znacznik terenu „{ $piece }” nigdzie się nie mieści; { $player } odkłada go na bok.
event-deploy = Na polu bitwy { $many ->
        [yes] stają dyski
       *[no] staje dysk
    } { $disk }.
event-reinforce = Z rezerwy { $many ->
        [yes] przybywają dyski
       *[no] przybywa dysk
    } { $disk }.
event-round = Zaczyna się runda { $round }.
event-phase = { $phase }.
event-chosen = { $player } kładzie zakrytą kartę dowodzenia.
event-reveal = { $player } odkrywa kartę „{ $card }”.
event-order = Karty będą rozpatrywane w tej kolejności: { $players }.
event-resolve = { $player } rozpatruje kartę „{ $card }”.
event-unused = { $player } nie wykorzystuje { $count ->
    [one] jednej aktywacji
   *[other] { $count } aktywacji
} z karty.
event-discard = { $player } odrzuca kartę „{ $card }”.
event-flip = Dysk { $disk } obraca się{ $times ->
        [1] {""}
       *[other] {" "}{ $times } razy
    }.
event-pin = Dysk { $disk } przyszpila: { $other }.
event-stop = Dysk { $disk } musi się zatrzymać.
event-relentless = Bezlitosny: dysk { $disk } prze dalej bez zatrzymania.
event-activated =
    { $cause ->
        [activation-pass] Dysk { $disk } pasuje i dostaje znacznik aktywacji.
        [dice-critical] Trafienie krytyczne kładzie znacznik aktywacji na dysku { $disk }.
       *[other] Dysk { $disk } dostaje znacznik aktywacji.
    }
event-empower = Dysk { $disk } nabiera nowych sił: znacznik wzmocnienia.
event-drained = Dysk { $disk } traci znacznik wzmocnienia.
event-refreshed = Dysk { $disk } pozbywa się znacznika aktywacji.
event-healed = Dysk { $disk } pozbywa się wszystkich obrażeń.
event-weakened = Dysk { $disk } ma −{ $amount } do wytrzymałości aż do fazy zakończenia.
event-casualty = Dysk { $disk } pada i trafia na stos ofiar.
event-danger = Niebezpieczny teren! Rzut za dysk { $disk }: { $faces }.
event-damage =
    { $amount ->
        [one] Dysk { $disk } otrzymuje { $amount } obrażenie{ $cause ->
                [keyword-impact] {" "}od uderzenia
                [terrain-dangerous] {" "}od terenu
               *[other] {""}
            } (łącznie { $total }).
        [few] Dysk { $disk } otrzymuje { $amount } obrażenia{ $cause ->
                [keyword-impact] {" "}od uderzenia
                [terrain-dangerous] {" "}od terenu
               *[other] {""}
            } (łącznie { $total }).
       *[other] Dysk { $disk } otrzymuje { $amount } obrażeń{ $cause ->
                [keyword-impact] {" "}od uderzenia
                [terrain-dangerous] {" "}od terenu
               *[other] {""}
            } (łącznie { $total }).
    }
event-impact = Dysk { $disk } wpada z siłą: Uderzenie { $strength }{ $modifiers }.
event-guarded =
    { $left ->
        [0] Niewrażliwość: obrażenia dysku { $disk } ({ $amount }) przepadają.
       *[other] Odporność dysku { $disk }: z obrażeń w liczbie { $amount } dochodzi { $left }.
    }
modifiers = ({ $modifiers })
modifier = { $source } { $change }
modifier-empowered = wzmocnienie
modifier-cover = zasłona
modifier-card = karta dowodzenia
modifier-scenario = scenariusz
modifier-orcs = Orkowie w pobliżu
event-wound = Dysk { $disk } odnosi ranę (łącznie { $wounds }).
event-shoot = Dysk { $disk } strzela do dysku { $target } ({ $range }, kości: { $dice }){ $modifiers }.
event-roll = Rzut dysku { $disk } przeciw dyskowi { $target }: { $faces }.
event-scatter =
    { $victims ->
        [0] Rozrzut wokół dysku { $target } nikogo nie dosięga.
       *[other] Rozrzut wokół dysku { $target }, zagrożone dyski: { $victims }.
    }
event-siege = Zasięg oblężniczy: zwykłe trafienie w dysk { $victim } nie ma skutku.
event-magic = Dysk { $disk } używa Magii { $strength }{ $modifiers } przeciw dyskowi { $target }.
event-focus = Dysk { $disk } używa zdolności skupienia „{ $ability }”.
event-battle = Dysk { $disk } używa zdolności bitewnej „{ $ability }”.
event-ability = { $disk }: działa „{ $ability }”.
event-duel = Dysk { $disk } toczy pojedynek! Rzut: { $faces }.
event-unstable = { $disk }: karta jest niestabilna! Rzut: { $faces }.
event-shift = Znacznik aktywacji wędruje z dysku { $giver } na dysk { $taker }.
event-fight = Szczęk oręża: ścierają się { $pins }.
event-strike =
    { $amount ->
        [one] { $disk }: { $step } w dysk { $victim }, { $amount } obrażenie{ $modifiers }.
        [few] { $disk }: { $step } w dysk { $victim }, { $amount } obrażenia{ $modifiers }.
       *[other] { $disk }: { $step } w dysk { $victim }, { $amount } obrażeń{ $modifiers }.
    }
event-eliminated = { $player } nie ma już dysków na polu bitwy i odpada z gry.
event-cleared = Bitewny kurz opada: znikają wszystkie znaczniki poza ranami, a karty dowodzenia wracają na rękę.
event-score = Punkty zwycięstwa: { $scores }.
event-over =
    { $winner ->
        [-2] Nikt nie wygrywa: ostatnie dyski padły razem.
       *[other] { $winner } wygrywa bitwę!
    }

## Refusals: why not, and what to do instead

refusal-malformed = Ta odpowiedź nie pasuje do pytania. Wybierz jeszcze raz.
refusal-stale = To już zostało rozstrzygnięte. Spójrz na stół w obecnym stanie.
refusal-no-such-disk = Nie ma takiego dysku. Wybierz dysk, który bierze udział w grze.
refusal-no-such-option = Tego nie można tu zrobić. Wybierz jedną z podanych możliwości.
refusal-no-such-target = Ten dysk nie może być celem zdolności. Wybierz dysk w zasięgu i w polu widzenia, na który ona jeszcze nie działa.
refusal-wrong-phase = To musi poczekać: należy do innej fazy.
refusal-game-over = Bitwa już się skończyła.
refusal-activation-open = Dysk { $disk } jest jeszcze aktywny. Najpierw zakończ jego aktywację.
refusal-not-your-turn = To jeszcze nie twoja kolej. Poczekaj, aż drugi gracz skończy.
refusal-not-first-player = Tylko pierwszy gracz decyduje, w jakiej kolejności rozpatruje się starcia.
refusal-stopped-on-enemy = Dysk { $disk } przyszpilił wroga i musi się zatrzymać; pozostałe obroty przepadają.
refusal-stopped-on-rough = Dysk { $disk } wszedł na trudny teren i musi się na nim zatrzymać.
refusal-move-over = Ten ruch już się skończył.
refusal-no-movement = Dysk { $disk } nie może się poruszyć: nie ma wartości ruchu.
refusal-no-flips-left =
    { $flips ->
        [0] Dysk { $disk } nie ma w tym ruchu żadnego obrotu.
        [one] Dysk { $disk } wykorzystał już swój jedyny obrót.
        [few] Dysk { $disk } wykorzystał już wszystkie { $flips } obroty.
       *[other] Dysk { $disk } wykorzystał już wszystkie { $flips } obrotów.
    }
refusal-too-far = To za daleko: jeden obrót dysku { $disk } sięga { $reach } mm. Wybierz bliższe miejsce albo dojdź tam kilkoma obrotami.
refusal-out-of-reach = Tego miejsca nie da się osiągnąć w tym ruchu. Wybierz miejsce w pokazanym obszarze.
refusal-land-first = Dysk { $disk } musi najpierw wylądować. Zakończ ruch, a potem strzelaj lub użyj zdolności skupienia.
refusal-must-lurch = Dysk { $disk } musi obrócić się w stronę dysku { $other }, a jeśli jeden obrót wystarczy, wylądować na nim.
refusal-one-action = Podczas aktywacji dysk może wykonać tylko jedną akcję.
refusal-scout-on-enemy = Podczas zwiadu nie można lądować na wrogu. Wybierz wolne miejsce dla dysku { $disk }.
refusal-scouts-do-no-harm = Podczas zwiadu dysk { $disk } może się tylko poruszać. Mobilny dysk może dodać akcję, o ile nie zada ona obrażeń wrogowi.
refusal-not-a-scout = Teraz może się poruszyć tylko rozstawiony dysk ze Zwiadem, który jeszcze tego nie zrobił.
refusal-magic-needs-enemy = Dysk { $other } nie może być celem: Magia działa tylko na wrogów na polu bitwy.
refusal-magic-out-of-range = Dysk { $other } jest za daleko: Magia wymaga celu w średnim zasięgu.
refusal-immune-target = Dysk { $other } nie może być celem: jest niewrażliwy.
refusal-no-sight = Dysk { $other } nie jest w polu widzenia dysku { $disk }. Wybierz cel, który widać.
refusal-cave = Ataki dystansowe nie przechodzą przez granicę jaskini: dyski { $disk } i { $other } musiałyby być oba w środku albo oba na zewnątrz.
refusal-out-of-range = Dysk { $other } jest poza zasięgiem dysku { $disk }. Wybierz bliższy cel.
refusal-target-out-of-range = Dysk { $other } nie może być celem: zdolność bitewna używana przez dysk { $disk } sięga tylko na średni zasięg.
refusal-not-itself = Dysk nie może być celem własnego ataku dystansowego. Wybierz dla dysku { $disk } inny cel.
refusal-no-ranged-attack = Dysk { $disk } nie ma takiego ataku dystansowego.
refusal-no-focus = Dysk { $disk } nie może teraz użyć tej zdolności skupienia.
refusal-nothing-to-shift = Ta zdolność skupienia dysku { $disk } nie ma teraz na co zadziałać.
refusal-not-on-table = Tego dysku nie ma na polu bitwy.
refusal-not-your-disk = Nie kontrolujesz dysku { $disk }.
refusal-already-activated = Dysku { $disk } nie można aktywować, dopóki leży na nim znacznik aktywacji.
refusal-pinned-disk = Dysku { $disk } nie można aktywować: przyszpilony dysk musi czekać, aż nic nie będzie na nim leżeć.
refusal-in-reserve = Dysk { $disk } jest w rezerwie i nie może tego zrobić. Najpierw wprowadź go jako wsparcie.
refusal-not-in-reserve = Dysku { $disk } nie można wprowadzić jako wsparcia: nie ma go w rezerwie.
refusal-must-activate = Są jeszcze aktywacje i dyski, które można aktywować. Aktywuj jeden z nich; może spasować.
refusal-no-activations = Na tej karcie nie ma już aktywacji dla dysku { $disk }.
refusal-card-waits = Trwa rozpatrywanie karty innego gracza; twoja musi poczekać.
refusal-not-in-hand = Nie masz tej karty na ręce. Wybierz jedną z tych, które masz.
refusal-no-battle-ability = Ta karta nie ma zdolności bitewnej.
refusal-battle-used = Zdolność bitewna tej karty została już użyta.
refusal-wrong-user = Dysk { $disk } nie może teraz użyć tej zdolności bitewnej: potrzebny jest dysk rodzaju podanego na karcie, z celem w zasięgu.
refusal-outside-zone = Dysk { $disk } musi leżeć w całości w jednej z twoich stref rozstawienia.
refusal-zone-full = Ta strefa rozstawienia jest pełna. Wybierz inne miejsce dla dysku { $disk }.
refusal-heroes-first = Pozostałe miejsca są dla twoich bohaterów. Rozstaw ich przed dyskiem { $disk }.
refusal-too-far-from-summoner = Dysk { $disk } musi wejść na pole bitwy w bliskim zasięgu od dysku { $other }.
refusal-already-deployed = Dysk { $disk } leży już na polu bitwy. Wybierz dysk, który nie jest jeszcze rozstawiony.
refusal-on-enemy = Dysku { $disk } nie można położyć na wrogu; leży tu dysk { $other }.
refusal-not-at-edge = Dysk { $disk } musi leżeć w całości na polu bitwy i dotykać krawędzi albo wejść przez jedną z twoich stref rozstawienia.
refusal-in-enemy-zone = Dysk { $disk } nie może wejść przez strefę rozstawienia wroga.
refusal-card-off-edge = Karta rozstawienia musi w całości leżeć przy twojej krawędzi.
refusal-cards-overlap = Karty rozstawienia nie mogą na siebie nachodzić. Połóż tę obok pozostałych albo osobno.
refusal-card-near-corner = Przy tylu graczach karty rozstawienia mogą leżeć tylko na części twojej krawędzi. Wybierz miejsce na niej.
refusal-card-leaves-no-room = Tak na twojej krawędzi nie starczy miejsca na karty, które musisz jeszcze położyć ({ $cards }). Przesuń kartę wzdłuż krawędzi.
refusal-edge-taken = Ta krawędź nie jest dla ciebie wolna. Wybierz jedną z podanych krawędzi.
refusal-not-offered = Tego nie ma wśród wyłożonych. Wybierz jedną z wyłożonych kart.
refusal-terrain-near-edge = Teren musi leżeć na polu bitwy, dalej niż w bliskim zasięgu od każdej krawędzi. Wybierz miejsce bliżej środka.
refusal-terrain-too-close = Znaczniki terenu muszą leżeć od siebie dalej niż w bliskim zasięgu. Wybierz miejsce, wokół którego jest więcej wolnej przestrzeni.
refusal-fits-somewhere = Ten znacznik terenu mieści się jeszcze na polu bitwy i nie można go odłożyć na bok. Umieść go.
refusal-scrum-order = To starcie musi poczekać: w zwarciu otoczony dysk najpierw się broni, a dopiero potem atakuje. Wybierz inne.
refusal-not-engaged = Dysk { $disk } może uderzyć tylko dyski, z którymi się tu ściera.
refusal-must-strike = Dysk { $disk } musi uderzyć. Wybierz kogo.
refusal-one-victim = Dysk { $disk } może uderzyć tylko jednego wroga.
refusal-cannot-undo = Tego nie można cofnąć: potem był już rzut kośćmi, odkryta karta albo odpowiedź innego gracza.
refusal-wrong-dice =
    { $dice ->
        [one] To nie pasuje do rzutu: należało rzucić { $dice } kością.
       *[other] To nie pasuje do rzutu: należało rzucić { $dice } kośćmi.
    }
refusal-no-such-face = Kość nie ma ścianki „{ $face }”.
refusal-wrong-shuffle = To nie jest kolejność kart, które należało potasować.

## Errors

error-not-json = Nie udało się odczytać wiadomości. Odśwież stronę.
error-too-large = To za dużo naraz: wiadomość lub plik jest za duży.
error-too-deep = Nie udało się tego odczytać: listy są zagnieżdżone zbyt głęboko.
error-long-number = Nie udało się tego odczytać: liczba ma więcej niż { $most } cyfr.
error-too-many-values = To za dużo naraz: da się odczytać najwyżej { $most } wartości.
error-too-long = Obliczanie tego trwałoby zbyt długo.
error-too-fast = Zbyt wiele wiadomości naraz. Odczekaj chwilę i spróbuj ponownie.
error-stranger = Serwer nie zna tego adresu. Otwórz Flipfield pod adresem, który dostałeś; gospodarz może dodać nazwy opcją --name.
error-too-many = To za dużo naraz. Odczekaj { $wait ->
    [one] sekundę
    [few] { $wait } sekundy
   *[other] { $wait } sekund
} i spróbuj ponownie.
error-malformed = Wiadomość jest niezrozumiała. Odśwież stronę.
error-no-such-game = Nie ma tu takiej bitwy. Może adres jest niepełny; twoje bitwy są na stronie startowej.
error-no-such-seat = To nie jest twoje miejsce: nie istnieje albo ktoś gra na nim teraz na innym urządzeniu.
error-no-such-invitation = To zaproszenie zostało już wykorzystane albo zastąpione nowszym. Poproś o nowy link.
error-stale = Gra poszła już dalej. Spójrz na stół w obecnym stanie.
error-not-saved = { $reason ->
    [vanished] Baza danych serwera zniknęła: niczego nie da się zapisać, więc odpowiedź się nie liczy. Powiedz o tym osobie, która prowadzi serwer.
    [damaged] Baza danych serwera jest uszkodzona: niczego nie da się zapisać, więc odpowiedź się nie liczy. Powiedz o tym osobie, która prowadzi serwer.
   *[other] Nie udało się zapisać odpowiedzi, więc się nie liczy. Spróbuj ponownie za chwilę.
    }
error-broken-game = Zapis tej bitwy w bazie danych serwera jest uszkodzony i nie można jej otworzyć. Wszystkie inne bitwy toczą się dalej.
error-replay-not-over = Powtórka będzie dostępna, gdy bitwa się skończy.
error-broken-replay = Ta powtórka jest uszkodzona w miejscu: { $place }. Zapisz ją ponownie i otwórz nowy plik.
error-wrong-version = To pochodzi z innej wersji Flipfield i nie można tego tutaj otworzyć.
error-server = Na serwerze coś poszło nie tak. Spróbuj ponownie; to, co zostało przyjęte, jest zapisane.
error-no-such-rule = Nie ma takiej zasady.
error-setup = Tak nie można przygotować bitwy. Sprawdź „{ $key }”.

## Setups that cannot be

setup-unknown-game = Tej gry tutaj nie ma.
setup-unknown-bot = Nie ma takiego bota.
setup-unknown-key = Przygotowanie gry nie zna ustawienia „{ $key }”.
setup-wrong-number =
    { $players ->
        [one] Ta gra jest dla { $players } gracza.
       *[other] Ta gra jest dla { $players } graczy.
    }
setup-players-range = Liczba graczy w tej grze: od { $least } do { $most }.
setup-regiments-range = Liczba regimentów w armii: od { $least } do { $most }.
setup-sets-range = Liczba zestawów podstawowych: od { $least } do { $most }.
setup-unknown-special = Nie ma takiego scenariusza specjalnego. Znane są: { $known }.
setup-sets-for-strongholds = Twierdze wymagają jednego zestawu podstawowego na gracza: { $least }.
setup-supply-shape = To, czy wszystkie armie muszą się zmieścić w zestawach podstawowych, podaje się jako true lub false.
setup-supply-short =
    { $sets ->
        [one] Jeden zestaw podstawowy nie wystarczy dla wszystkich armii razem. Brakuje: { $missing }.
        [few] { $sets } zestawy podstawowe nie wystarczą dla wszystkich armii razem. Brakuje: { $missing }.
       *[other] { $sets } zestawów podstawowych nie wystarczy dla wszystkich armii razem. Brakuje: { $missing }.
    }
setup-teams-shape = W grze drużynowej każdy gracz ma drużynę: podaj { $players } liczby, w tym co najmniej dwie różne.
setup-field-shape = Pole bitwy wymaga dwóch liczb: szerokości i wysokości.
setup-field-too-small = Pole bitwy jest za małe na wszystkie strefy rozstawienia. Wybierz większe.
setup-field-too-large = Pole bitwy jest za duże: najwyżej { $most } cm z każdej strony. Wybierz mniejsze.
setup-far-too-many-regiments = Żadna armia nie ma więcej niż { $most } regimentów.
setup-two-armies = Bitwa szkoleniowa wymaga dokładnie dwóch armii.
setup-unknown-army = W bitwie szkoleniowej nie ma armii „{ $army }”.
setup-same-army = Obaj gracze wybrali „{ $army }”. Wybierz dwie różne armie.
setup-army-shape = Armia wymaga listy regimentów.
setup-regiment-shape = Regiment wymaga bohatera oraz listy jednostek z liczbą egzemplarzy każdej z nich.
setup-unknown-regiment = Nie ma gotowego regimentu „{ $regiment }”.
setup-unknown-hero = Nie ma bohatera „{ $hero }”.
setup-unknown-unit = Nie ma jednostki „{ $unit }”, którą można by zrekrutować.
setup-unknown-card = Jedna z kart dowodzenia nie istnieje. Sprawdź rękę dowodzenia.
setup-bad-copies = Liczba egzemplarzy musi być liczbą całkowitą, co najmniej 1. Sprawdź „{ $unit }”.
setup-overlay-shape = Nakładka z własnymi liczbami musi być tekstem.
setup-bad-overlay = Nakładka z własnymi liczbami ma błąd w miejscu „{ $place }”: { $message }.

## Limits that an army breaks

army-army-size = Liczba regimentów: { $regiments }. Uzgodniona liczba: { $agreed }.
army-over-budget = Regiment { $regiment }: łączny koszt jednostek to { $cost }, a punkty zaciągu bohatera to tylko { $points }.
army-other-race = Regiment { $regiment }: dysku { $unit } nie można tu zrekrutować, bo bohater rekrutuje tylko własną rasę.
army-too-many-copies = Regiment { $regiment }: za dużo egzemplarzy dysku { $unit } ({ $copies }); dozwolone najwyżej { $most }.
army-too-few-small = Regiment { $regiment }: małe dyski: { $small }, średnie i duże: { $bigger }. Małych musi być co najmniej tyle samo.
army-too-many-elite = Regiment { $regiment }: elitarne dyski: { $elites }. Dozwolony jest tylko jeden.
army-two-factions = W jednej armii nie mogą być dyski Porządku i Zniszczenia.
army-unique-twice = Dysk { $unit } nie może być w armii dwa razy: jest unikatowy.
army-no-unique-hero = Armia potrzebuje co najmniej jednego unikatowego bohatera.
army-hand-size = Karty dowodzenia: { $cards }. Według wartości dowodzenia bohaterów musi ich być dokładnie { $command }.
army-card-twice = Karta dowodzenia „{ $card }” nie może być na ręce dwa razy.
army-other-faction = Karta dowodzenia „{ $card }” jest tylko dla drugiego stronnictwa.
army-too-few-disks = Dysk { $unit }: wszystkie armie razem potrzebują { $wanted }, w zestawach podstawowych jest { $held }. Brakuje: { $short }.
army-too-few-cards = Karta dowodzenia „{ $card }”: wszystkie armie razem potrzebują { $wanted }, w zestawach podstawowych jest { $held }. Brakuje: { $short }.
