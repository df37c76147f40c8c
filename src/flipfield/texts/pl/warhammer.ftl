### Warhammer: Diskwars in Polish.
### Disks, cards, players, abilities, ranges, phases and steps come in as words of this language, lists as joined
### text; an empty list comes in as the number 0. Names of disks stay as they are and may be singular or plural,
### so no sentence makes a verb, article or pronoun agree with one.

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
terrain-cave = Jaskinia
terrain-ruined-windmill = Zrujnowany młyn
terrain-old-wood = Stary las
terrain-watchtower = Wieża strażnicza

## Armies, races, factions

army-empire = Armia Imperium
army-orc = Armia Orków
race-empire = Imperium
race-high-elf = Elfy Wysokiego Rodu
race-orc = Orki
race-chaos = Chaos
faction-order = Porządek
faction-destruction = Zniszczenie

## What the training cards do

card-waaagh-text = Każdy dysk Orków aktywowany tą kartą zyskuje słowo kluczowe Bezlitosny.
card-eager-soldiers-text = Każdy dysk aktywowany tą kartą otrzymuje +1 do ruchu.
card-bait-text = Zdolność bitewna: bohater wzmacnia wybrany dysk w średnim zasięgu.
card-approach-text = Wiele dysków, żadnych fajerwerków.
card-myrmidias-blessing-text = Jeden dysk Imperium aktywowany tą kartą otrzymuje +2 do ruchu.
card-rally-text = Zdolność bitewna: bohater wzmacnia wybrany dysk w średnim zasięgu.
card-push-text = Każdy dysk aktywowany tą kartą zyskuje Uderzenie 1, a jeśli ma już Uderzenie, wzrasta ono o 1.
card-entrap-text = Zdolność bitewna: bohater kładzie znacznik aktywacji na wybranym wrogim dysku w średnim zasięgu.

## Abilities

ability-marshal = Porządkowanie szyków
ability-marshal-text = Zdolność skupienia: przenosi do dwóch znaczników aktywacji z sojuszniczych dysków na inne sojusznicze dyski.
ability-orc-magic = Magia Orków
ability-orc-magic-text = Magia tego dysku jest silniejsza o 1 za każdy dysk Orków w bliskim zasięgu; on sam też się liczy.
ability-backlash = Cena magii
ability-backlash-text = Ten dysk otrzymuje 1 obrażenie za każdym razem, gdy używa Magii.
ability-magic = Magia
ability-magic-text = Zdolność skupienia: zadaje obrażenia mistyczne wybranemu wrogiemu dyskowi w średnim zasięgu, bez rzutu kośćmi.
ability-empower = Wzmocnienie
ability-empower-text = Wybrany dysk otrzymuje znacznik wzmocnienia: do fazy zakończenia ma +1 do siły ataku, +1 do siły kontrataku i +1 do wytrzymałości.
ability-entrap = Uwięzienie
ability-entrap-text = Wybrany wrogi dysk otrzymuje znacznik aktywacji i dopóki go ma, nie można go aktywować.

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

token-damage = Znacznik obrażeń
token-wound = Znacznik rany
token-activation = Znacznik aktywacji
token-empowerment = Znacznik wzmocnienia

size-small = Mały
size-medium = Średni
size-large = Duży

type-physical = fizyczne
type-arcane = mistyczne

provenance-printed = Podane w instrukcji
provenance-forced = Wynika z przykładu
provenance-reported = Podane przez graczy
provenance-house = Nasza własna liczba

## Decisions: what is being decided, and what the others wait for

decision-roll = Kości zostają rzucone.
decision-roll-wait = Czekamy na rzut kośćmi.
decision-shuffle = Karty są tasowane.
decision-shuffle-wait = Czekamy na potasowanie kart.
decision-deploy = { $player } rozstawia dysk w strefie rozstawienia.
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
decision-turn-wait = Czekamy, aż { $player } wykona akcję dyskiem.
decision-nearest = { $player } wybiera, w który z równie bliskich dysków leci rozrzut.
decision-nearest-wait = Czekamy, aż { $player } wybierze, dokąd leci rozrzut.
decision-target = { $player } wybiera cel zdolności bitewnej, której używa dysk { $disk }.
decision-target-wait = Czekamy, aż { $player } wybierze cel.
decision-token = { $player } przenosi znaczniki aktywacji: z którego dysku, na który dysk?
decision-token-wait = Czekamy, aż { $player } przeniesie znaczniki aktywacji.
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

## Events: the log tells the battle

event-initiative =
    { $order ->
        [0] Rzuty na inicjatywę: { $rolls }. Remis, więc rzucamy jeszcze raz.
       *[other] Rzuty na inicjatywę: { $rolls }. Kolejność: { $order }.
    }
event-deploy = Na polu bitwy staje dysk { $disk }.
event-reinforce = Z rezerwy przybywa dysk { $disk }.
event-round = Zaczyna się runda { $round }.
event-phase = { $phase }.
event-chosen = { $player } kładzie zakrytą kartę dowodzenia.
event-reveal = { $player } odkrywa kartę „{ $card }”.
event-order = Karty będą rozpatrywane w tej kolejności: { $players }.
event-resolve = { $player } rozpatruje kartę „{ $card }”.
event-discard = { $player } odrzuca kartę „{ $card }”.
event-flip = { $disk }: obrót.
event-pin = Dysk { $disk } przyszpila dysk { $other }.
event-stop = Dysk { $disk } musi się zatrzymać.
event-relentless = Bezlitosny: dysk { $disk } prze dalej bez zatrzymania.
event-activated = { $disk }: znacznik aktywacji.
event-empower = { $disk }: nowe siły, znacznik wzmocnienia.
event-drained = { $disk }: znacznik wzmocnienia przepada.
event-refreshed = { $disk }: znacznik aktywacji znika.
event-healed = { $disk }: wszystkie obrażenia znikają.
event-weakened = { $disk }: −{ $amount } do wytrzymałości aż do fazy zakończenia.
event-casualty = Dysk { $disk } pada i trafia na stos ofiar.
event-danger = { $disk }: niebezpieczny teren! Rzut: { $faces }.
event-damage =
    { $amount ->
        [one] { $disk }: { $amount } obrażenie (łącznie { $total }).
        [few] { $disk }: { $amount } obrażenia (łącznie { $total }).
       *[other] { $disk }: { $amount } obrażeń (łącznie { $total }).
    }
event-wound = { $disk }: rana (łącznie { $wounds }).
event-shoot = Dysk { $disk } strzela do dysku { $target } ({ $range }).
event-roll = { $disk }, rzut przeciw dyskowi { $target }: { $faces }.
event-scatter =
    { $victims ->
        [0] Rozrzut wokół dysku { $target } nikogo nie dosięga.
       *[other] Rozrzut wokół dysku { $target }, zagrożone dyski: { $victims }.
    }
event-siege = Zasięg oblężniczy: zwykłe trafienie w dysk { $victim } nie ma skutku.
event-magic = Dysk { $disk } używa Magii { $strength } przeciw dyskowi { $target }.
event-focus = Dysk { $disk } używa zdolności skupienia „{ $ability }”.
event-battle = Dysk { $disk } używa zdolności bitewnej „{ $ability }”.
event-ability = { $disk }: działa „{ $ability }”.
event-duel = { $disk }: pojedynek! Rzut: { $faces }.
event-unstable = { $disk }: karta jest niestabilna! Rzut: { $faces }.
event-shift = Znacznik aktywacji wędruje z dysku { $giver } na dysk { $taker }.
event-fight = Szczęk oręża: ścierają się { $pins }.
event-strike =
    { $amount ->
        [one] { $disk }: { $step } w dysk { $victim }, { $amount } obrażenie.
        [few] { $disk }: { $step } w dysk { $victim }, { $amount } obrażenia.
       *[other] { $disk }: { $step } w dysk { $victim }, { $amount } obrażeń.
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
refusal-cannot-end = Aktywacja nie może się tu zakończyć.
refusal-scout-on-enemy = Podczas zwiadu nie można lądować na wrogu. Wybierz wolne miejsce dla dysku { $disk }.
refusal-scouts-do-no-harm = Podczas zwiadu dysk { $disk } może się tylko poruszać; ataki i zdolności skupienia muszą poczekać.
refusal-not-a-scout = Teraz może się poruszyć tylko rozstawiony dysk ze Zwiadem, który jeszcze tego nie zrobił.
refusal-magic-needs-enemy = Dysk { $other } nie może być celem: Magia działa tylko na wrogów na polu bitwy.
refusal-magic-out-of-range = Dysk { $other } jest za daleko: Magia wymaga celu w średnim zasięgu.
refusal-immune-target = Dysk { $other } nie może być celem: jest niewrażliwy.
refusal-no-sight = Dysk { $other } nie jest w polu widzenia dysku { $disk }. Wybierz cel, który widać.
refusal-cave = Ataki dystansowe nie przechodzą przez granicę jaskini: dyski { $disk } i { $other } musiałyby być oba w środku albo oba na zewnątrz.
refusal-out-of-range = Dysk { $other } jest poza zasięgiem dysku { $disk }. Wybierz bliższy cel.
refusal-not-itself = Dysk nie może być celem własnego ataku dystansowego. Wybierz dla dysku { $disk } inny cel.
refusal-no-ranged-attack = Dysk { $disk } nie ma takiego ataku dystansowego.
refusal-no-focus = Dysk { $disk } nie może teraz użyć tej zdolności skupienia.
refusal-nothing-to-shift = Ta zdolność skupienia dysku { $disk } nie ma teraz na co zadziałać.
refusal-not-on-table = Tego dysku nie ma na polu bitwy.
refusal-not-your-disk = Nie kontrolujesz dysku { $disk }.
refusal-already-activated = Dysku { $disk } nie można w tej rundzie aktywować ponownie: leży na nim znacznik aktywacji.
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
refusal-already-empowered = Dysku { $disk } nie można wzmocnić drugi raz. Wybierz inny dysk.
refusal-outside-zone = Dysk { $disk } musi leżeć w całości w jednej z twoich stref rozstawienia.
refusal-zone-full = Ta strefa rozstawienia jest pełna. Wybierz inne miejsce dla dysku { $disk }.
refusal-heroes-first = Pozostałe miejsca są dla twoich bohaterów. Rozstaw ich przed dyskiem { $disk }.
refusal-too-far-from-summoner = Dysk { $disk } musi wejść na pole bitwy w bliskim zasięgu od dysku { $other }.
refusal-not-placed-yet = Dysk { $disk } trzeba najpierw umieścić na polu bitwy.
refusal-already-deployed = Dysk { $disk } leży już na polu bitwy. Wybierz dysk, który nie jest jeszcze rozstawiony.
refusal-on-enemy = Dysku { $disk } nie można położyć na wrogu; leży tu dysk { $other }.
refusal-not-at-edge = Dysk { $disk } musi leżeć w całości na polu bitwy i dotykać krawędzi albo wejść przez jedną z twoich stref rozstawienia.
refusal-in-enemy-zone = Dysk { $disk } nie może wejść przez strefę rozstawienia wroga.
refusal-card-off-edge = Karta rozstawienia musi w całości leżeć przy twojej krawędzi.
refusal-cards-overlap = Karty rozstawienia nie mogą na siebie nachodzić. Połóż tę obok pozostałych albo osobno.
refusal-card-near-corner = Przy tylu graczach karty rozstawienia mogą leżeć tylko na części twojej krawędzi. Wybierz miejsce na niej.
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
error-too-fast = Zbyt wiele wiadomości naraz. Odczekaj chwilę i spróbuj ponownie.
error-malformed = Wiadomość jest niezrozumiała. Odśwież stronę.
error-no-such-game = Nie ma takiej gry.
error-no-such-seat = To miejsce nie należy do ciebie albo nie istnieje.
error-stale = Gra poszła już dalej. Spójrz na stół w obecnym stanie.
error-not-saved = Nie udało się zapisać odpowiedzi, więc się nie liczy. Spróbuj ponownie za chwilę.
error-replay-not-over = Zapis bitwy będzie dostępny, gdy się ona skończy.
error-broken-replay = Ten zapis bitwy jest uszkodzony w miejscu: { $place }.
error-wrong-version = To pochodzi z innej wersji Flipfield i nie można tego tutaj otworzyć.
error-server = Na serwerze coś poszło nie tak. Spróbuj ponownie; to, co zostało przyjęte, jest zapisane.
error-no-such-rule = Nie ma takiej zasady.
error-setup = Tak nie można przygotować bitwy. Sprawdź „{ $key }”.
