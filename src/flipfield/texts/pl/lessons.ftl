### What the tutor says. A lesson has a title, a line about it, its steps, hints for them, and an end.

## Flip

lesson-flip = Obrót
lesson-flip-about = Jak porusza się dysk: przez krawędź, obrót za obrotem.
lesson-flip-disk = Witaj! Zaznaczony dysk jest twój: to Marienburscy fechmistrzowie. Niebieski romb to ruch: tyle obrotów może wykonać.
lesson-flip-activate = Dysk działa, gdy zostanie aktywowany. Dotknij fechmistrzów.
lesson-flip-activate-hint = To kusznicy; ich kolej przyjdzie w innej lekcji. Dotknij zaznaczonych fechmistrzów.
lesson-flip-first = Jasne pole pokazuje, dokąd dysk może dotrzeć. Jeden obrót przerzuca go przez krawędź, najdalej o jego własną szerokość. Dotknij złotego pierścienia tuż przed nim.
lesson-flip-first-hint = Jeszcze nie: najpierw niech fechmistrzowie się ruszą. Dotknij wnętrza złotego pierścienia.
lesson-flip-far = To był jeden obrót. Przy dłuższej drodze wskaż cel, a obroty nastąpią jeden po drugim. Poślij fechmistrzów do następnego pierścienia.
lesson-flip-far-hint = Pierścień nie został osiągnięty, więc ruch zaczyna się od nowa. Dotknij wnętrza złotego pierścienia.
lesson-flip-end = Jesteś na miejscu. Nie musisz zużyć wszystkich obrotów: zakończ aktywację. Dysk dostanie znacznik aktywacji i odpocznie do następnej rundy.
lesson-flip-well = Umiesz już obracać dysk. Cała reszta gry wyrasta z tego.

## Pin

lesson-pin = Przyszpilenie
lesson-pin-about = Co się dzieje, gdy dysk ląduje na innym.
lesson-pin-pinned = Au! Orcze Chopaki wylądowały na twoich kusznikach. Dysk, na którym leży inny, jest przyszpilony: nie można go aktywować. Dotknij go, a gra ci to powie.
lesson-pin-activate = Odpłać im tym samym. Aktywuj zaznaczonych fechmistrzów.
lesson-pin-activate-hint = Ci fechmistrzowie stoją za daleko. Weź zaznaczonych.
lesson-pin-pin = Teraz wskocz na zaznaczone Orcze Chopaki. Wystarczy skrawek; samo zetknięcie krawędzi to za mało.
lesson-pin-pin-hint = Pod tobą nie ma Orczych Chopaków, więc ruch zaczyna się od nowa. Wyląduj tak, by zakryć część zaznaczonego dysku.
lesson-pin-stopped = Przyszpilone! Dysk, który przyszpili wroga, musi się tam zatrzymać, a oba są w starciu: będą walczyć w fazie walki wręcz. Uwaga: własne dyski też się przyszpilają.
lesson-pin-well = Kto leży na wierzchu, decyduje, kto jeszcze może działać.

## Command cards

lesson-cards = Karty dowodzenia
lesson-cards-about = Kto jest pierwszy i ile dysków działa.
lesson-cards-strategies = Każda karta ma strategię. Śmiała wyprzedza pewną, pewna przebiegłą, przebiegła śmiałą. Powolna jest zawsze ostatnia. Przy równych strategiach zaczyna pierwszy gracz, a tu są nim Orki.
lesson-cards-choose = Zagrane karty leżą odkryte, więc wiesz, co Orkom zostało: Gorliwi żołnierze (pewna) i Podejście (powolna). Wybierz kartę, która wyprzedza obie: śmiałą.
lesson-cards-choose-hint = Z tą kartą Orki mogłyby być pierwsze. Śmiała wyprzedza pewną: weź Błogosławieństwo Myrmidii.
lesson-cards-spend = Zaczynasz! Liczba na karcie mówi, ile dysków aktywujesz: dwa. Aktywuj dwa, jeden po drugim, i porusz nimi, jak chcesz. Jeden z nich może nawet wykonać dwa obroty więcej: to zdolność tej karty.
lesson-cards-last = Teraz Orki mają tylko Podejście, a powolna jest ostatnia: każda twoja karta będzie wcześniej. Wybierz jedną.
lesson-cards-well = Gdy nikt nie ma już kart albo żaden dysk nie może działać, zaczyna się walka wręcz. Po niej wszystkie karty wracają na rękę.

## Shooting

lesson-shooting = Strzelanie
lesson-shooting-about = Zasięg, kości, obrażenia.
lesson-shooting-values = Kusznicy trafiają z daleka. Zatrzymaj się na dysku albo go przytrzymaj, a zobaczysz jak: trzy kości, do średniego zasięgu, siła 3.
lesson-shooting-activate = Aktywuj zaznaczonych kuszników.
lesson-shooting-activate-hint = Tamci strzelają potem. Zacznij od zaznaczonych.
lesson-shooting-shoot = Wrogowie w zasięgu i na widoku świecą na czerwono. Dotknij Orczych Chopaków i wybierz strzał.
lesson-shooting-shoot-hint = Nie marnuj strzału: dotknij Orczych Chopaków i strzelaj.
lesson-shooting-damage = Jedno trafienie: obrażenia 3. Wytrzymałość w zielonej tarczy to 4, więc Orcze Chopaki jeszcze stoją. Ale obrażenia zostają na nich do końca rundy.
lesson-shooting-again = Drudzy kusznicy są gotowi i wystarczy jeszcze 1 obrażenie. Strzelaj do tych samych Orczych Chopaków.
lesson-shooting-again-hint = Orcze Chopaki ledwo stoją. Dotknij ich i strzelaj.
lesson-shooting-well = Obrażenia sięgnęły wytrzymałości i Orcze Chopaki padły. Uważaj na rozrzut: trafia najbliższy dysk, swój czy wrogi.

## Melee

lesson-melee = Walka wręcz
lesson-melee-about = Atak, kontratak, rany.
lesson-melee-values = W walce wręcz nie ma kości, liczą się wartości. Kto leży na wierzchu, jest atakującym i zadaje siłę ataku (lewe czerwone kółko). Kto leży pod spodem, zadaje siłę kontrataku (prawe czerwone kółko).
lesson-melee-pin = Twoja siła ataku to 4, wytrzymałość Orczych Chopaków to 4. Wskocz na zaznaczonych!
lesson-melee-pin-hint = Bez przyszpilenia nie ma walki. Wskocz fechmistrzami na zaznaczone Orcze Chopaki.
lesson-melee-order = Kolejne Orcze Chopaki wylądowały na Karlu Franzu. Teraz uderzają wszystkie dyski w starciu. Jesteś pierwszym graczem: wybierz, które starcie będzie pierwsze.
lesson-melee-blows = Oba ciosy starcia padają naraz. Twoi fechmistrzowie znieśli obrażenia 3 i wygrali. Karl Franz otrzymał 5, tyle co jego wytrzymałość: to rana, ale jego kondycja (serce) wytrzymuje jedną. Faza zakończenia zdjęła wszystkie obrażenia; rany zostają.
lesson-melee-well = Atakuj tam, gdzie twoja liczba wystarcza, a ich nie.

## Scrum

lesson-scrum = Zwarcie
lesson-scrum-about = Walczy cały stos, od góry do dołu.
lesson-scrum-pile = Zaznaczeni fechmistrzowie leżą na Orczych Chopakach, a na nich leżą inne Orcze Chopaki: są otoczeni. Otoczony dysk musi się najpierw bronić. Z wytrzymałością 4 przeciw atakowi 5 padliby, zanim uderzą.
lesson-scrum-top = Ratuj ich: połóż na wierzchu drugich fechmistrzów, na zaznaczone Orcze Chopaki.
lesson-scrum-top-hint = To nie pomoże twoim fechmistrzom. Wyląduj na zaznaczonych Orczych Chopakach, które na nich leżą.
lesson-scrum-strike = Stos walczył od góry do dołu. Tu na twoich fechmistrzach leży dwóch wrogów, a uderzyć mogą tylko jednego: obrażenia 3. Czyja wytrzymałość nie jest większa?
lesson-scrum-strike-hint = Ucznicze Chopaki mają wytrzymałość 4 i by ustały. Wilczy jeźdźcy mają tylko 3.
lesson-scrum-result = Orcze Chopaki ze szczytu padły pierwsze, więc twoi otoczeni fechmistrzowie byli wolni i uderzyli sami. Ostatni padli, ale zabrali ze sobą Wilczych jeźdźców: ciosy padają naraz.
lesson-scrum-well = Patrz na szczyt stosu: tam zaczyna się walka.

## Keywords

lesson-keywords = Słowa kluczowe
lesson-keywords-about = Mobilny, Latanie, Uderzenie: co wyróżnia dyski.
lesson-keywords-look = Aktywowany dysk robi jedną rzecz: rusza się albo strzela, albo używa zdolności. Słowa kluczowe naginają takie zasady. Rajtarzy mają słowo Mobilny.
lesson-keywords-activate = Aktywuj rajtarów.
lesson-keywords-activate-hint = Karl Franz będzie następny. Najpierw rajtarzy.
lesson-keywords-ride = Wilczy jeźdźcy są poza zasięgiem. Podjedź do złotego pierścienia.
lesson-keywords-ride-hint = Stąd żaden strzał nie sięgnie. Podjedź do złotego pierścienia, ruch zaczyna się od nowa.
lesson-keywords-shoot = Mobilny: po ruchu mogą jeszcze strzelić. Dotknij Wilczych jeźdźców i strzelaj.
lesson-keywords-shoot-hint = To jeszcze nie koniec: mobilne dyski ruszają się i strzelają. Dotknij Wilczych jeźdźców.
lesson-keywords-fly = Teraz Karl Franz. Ma Latanie: mija dyski górą, bez zatrzymania. Przeleć nad Orczymi Chopakami do Uczniczych Chopaków, wyląduj na nich i zakończ aktywację.
lesson-keywords-fly-hint = Karl Franz ma wylądować na Uczniczych Chopakach, a nie na Orczych. Lot zaczyna się od nowa.
lesson-keywords-landed = Uderzenie 1: przy lądowaniu Ucznicze Chopaki od razu otrzymały 1 obrażenie, a w walce wręcz Karl Franz je dobił. Orcze Chopaki po drodze nic nie poczuły.
lesson-keywords-well = Zatrzymaj się na dysku albo go przytrzymaj, a wymieni swoje słowa kluczowe. Każde jest wyjaśnione o jedno dotknięcie dalej.

## Magic

lesson-magic = Rozkazy i magia
lesson-magic-about = Zdolności bitewne, zdolności skupienia i ogień z dłoni.
lesson-magic-card = Grasz kartę Zbiórka. Ma ona zdolność bitewną: bohater może jej użyć raz, przed pierwszą aktywacją, między dwiema albo po ostatniej. Twoim bohaterem jest Karl Franz.
lesson-magic-rally = Użyj jej teraz: naciśnij zaznaczony przycisk.
lesson-magic-rally-hint = Za chwilę. Najpierw zdolność bitewna karty: naciśnij zaznaczony przycisk.
lesson-magic-empower = Wzmocniony dysk ma do końca rundy +1 do ataku, kontrataku i wytrzymałości. Daj to fechmistrzom.
lesson-magic-empower-hint = Fechmistrzowie będą walczyć wręcz i potrzebują tego bardziej. Dotknij ich.
lesson-magic-activate = Teraz Czarodziej. Aktywuj go.
lesson-magic-activate-hint = Fechmistrzowie będą ostatni. Najpierw Czarodziej.
lesson-magic-cast = Magia to zdolność skupienia, akcja jak strzał, ale bez kości i zawsze celna. Dotknij Wilczych jeźdźców i niech płoną.
lesson-magic-cast-hint = Czarodziej nie powinien stać bezczynnie. Dotknij Wilczych jeźdźców i użyj Magii.
lesson-magic-charge = Trzy obrażenia mistyczne i już ich nie ma. Ogień kosztował Czarodzieja 1 obrażenie. Teraz poprowadź wzmocnionych fechmistrzów na Orcze Chopaki.
lesson-magic-charge-hint = Orcze Chopaki są wciąż wolne. Wskocz na nie fechmistrzami, ruch zaczyna się od nowa.
lesson-magic-well = To wszystko, czego ci trzeba. Zasady i pojęcia są zawsze o jedno dotknięcie stąd. Dobrej bitwy!
