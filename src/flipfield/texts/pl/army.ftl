### Armie, własne bitwy i własne liczby.

## Trzy strony

own-title = Własna bitwa
own-text = Od dwóch do czterech graczy, dowolne armie, dowolne boty, własne liczby.
armies-title = Twoje armie
armies-text = Rekrutuj dyski dla swoich bohaterów, dziel się nimi i prowadź je do bitwy.
numbers-title = Liczby
numbers-text = Każda liczba mówi, skąd pochodzi. To, o czym decydują instrukcje, jest stałe; wszystko inne możesz zastąpić tym, co wydrukowano w twoim pudełku.

## Lista armii

armies-none = Jeszcze żadnej. Zrekrutuj ją, wylosuj albo otwórz taką, którą ktoś ci dał.
armies-disks =
    { $count ->
        [one] { $count } dysk
        [few] { $count } dyski
       *[other] { $count } dysków
    }
armies-new = Nowa armia
armies-ready = Zacznij od gotowego regimentu
armies-draw = Wylosuj armię
armies-race = Rasa
armies-delete = Usuń
armies-deleted = Usunięto „{ $name }”.
armies-restore = Przywróć
armies-battle = Z nią do bitwy
armies-open = Otwórz armię
armies-paste = Kod lub tekst armii
armies-open-button = Otwórz
armies-file = Otwórz plik
armies-drop = Możesz też upuścić tu plik.

## Budowanie armii

builder-name = Nazwa armii
builder-unnamed = Armia bez nazwy
builder-regiment = Regiment { $number }
builder-add-regiment = Dodaj regiment
builder-choose-hero = Wybierz bohatera
builder-drop-regiment = Wycofaj regiment { $number }
builder-points = Punkty: { $cost } z { $points }
builder-left =
    { $left ->
        [one] pozostał { $left } punkt
        [few] pozostały { $left } punkty
       *[other] pozostało { $left } punktów
    }
builder-cost =
    { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }
builder-add = Dodaj: { $unit }
builder-remove = Wycofaj jeden: { $unit }
builder-details = Szczegóły: { $unit }
builder-recruits = Dyski do rekrutacji
builder-elite = Elitarny
builder-unique = Unikatowy
builder-cards = Karty dowodzenia: { $count } z { $hand }
builder-legal = Ta armia jest dozwolona.
builder-broken =
    { $count ->
        [one] przekroczono { $count } ograniczenie
        [few] przekroczono { $count } ograniczenia
       *[other] przekroczono { $count } ograniczeń
    }
builder-empty = Wybierz bohatera: bohaterowie rekrutują dyski własnej rasy.
builder-kept = Przechowywana w tej przeglądarce.
builder-not-kept = Ta przeglądarka niczego nie przechowuje między wizytami. Skopiuj kod albo zapisz tekst, zanim wyjdziesz.
builder-from-link = Ta armia przyszła z odnośnikiem. Nie ma jej jeszcze wśród twoich armii.
builder-keep = Zachowaj

## Dzielenie się

share-title = Podziel się
share-code = Kod armii
share-copy = Kopiuj kod
share-link = Kopiuj odnośnik
share-copied = Skopiowano.
share-not-copied = Przeglądarka na to nie pozwoliła. Zaznacz kod i skopiuj go samodzielnie.
share-save = Zapisz jako tekst
share-picture = Zapisz obrazek
share-print = Drukuj
share-not-drawn = Nie udało się zrobić obrazka. Drukowanie do pliku działa wszędzie.

## Pliki, których nie da się odczytać

file-line = Wiersz { $line }: { $text }
file-large = Ten plik jest za duży. Armia lub zestaw liczb ma kilka wierszy.
file-binary = To nie jest plik tekstowy. Armie i zestawy liczb to zwykłe teksty.
listing-not-text = To nie jest tekst, lecz coś innego. Armie to zwykłe teksty albo kody.
listing-no-colon = W „{ $text }” brakuje dwukropka. Wiersz wygląda tak: „Bohater: 2 Jednostka, Jednostka” albo „Karty: Karta, Karta”.
listing-cards-twice = Karty podano dwa razy, najpierw w wierszu { $first }. Zostaw jeden wiersz.
listing-empty = W tekście nie ma żadnego regimentu. Wiersz wygląda tak: „Bohater: 2 Jednostka, Jednostka” albo „Karty: Karta, Karta”.
listing-empty-item = Między dwoma przecinkami albo po ostatnim nic nie ma. Usuń przecinek.
listing-unknown =
    { $what ->
        [hero] Żaden bohater nie nazywa się „{ $name }”.
        [unit] Żadna jednostka nie nazywa się „{ $name }”.
       *[card] Żadna karta nie nazywa się „{ $name }”.
    }
listing-unknown-near =
    { $what ->
        [hero] Żaden bohater nie nazywa się „{ $name }”. Czy chodziło o „{ $near }”?
        [unit] Żadna jednostka nie nazywa się „{ $name }”. Czy chodziło o „{ $near }”?
       *[card] Żadna karta nie nazywa się „{ $name }”. Czy chodziło o „{ $near }”?
    }
listing-no-hero = „{ $name }” nie jest bohaterem i nie może prowadzić regimentu.
listing-hero-recruited = „{ $name }” jest bohaterem i prowadzi własny regiment.
listing-copies = „{ $text }” nie podaje liczby kopii. Wpisz 1 lub więcej albo pomiń liczbę.
listing-code-version = Kod ma wersję { $version }, a ten Flipfield czyta wersję { $known }. Kod zaczyna się od { $known }.
listing-code-length = Kod o długości { $length } nie istnieje. Jakichś znaków brakuje albo jest ich za dużo.
listing-code-check = Cyfry kontrolne kodu się nie zgadzają: któryś znak jest błędny.
listing-code-roundabout = Kod opisuje armię okrężną drogą. Niech Flipfield zapisze go od nowa.
listing-code-empty = Kod jest pusty.
listing-code-character = Znak { $place } kodu, „{ $letter }”, jest niemożliwy. Kody składają się z cyfr i liter od A do Z bez U.
listing-code-unknown = Kod wymienia jednostkę lub kartę, której ten Flipfield nie zna. Nowsza wersja ją zna.
listing-code-unit-first = Kod zaczyna się od jednostki, a najpierw musi być bohater.
listing-code-no-regiment = W kodzie nie ma żadnego regimentu.
error-listing = Tej armii nie można odczytać.
setup-far-too-many = Kopii { $unit } nigdy nie może być więcej niż { $most }.

## Przygotowanie własnej bitwy

battle-players = Ilu graczy?
battle-regiments = Regimenty każdego gracza
battle-who = Kto gra?
battle-human = Człowiek
battle-army = Armia
battle-ready = Gotowe regimenty
battle-saved = Jedna z twoich armii
battle-code = Kod lub tekst
battle-race = Wylosowana z rasy
battle-any = Dowolna rasa
battle-regiment = Regiment { $number }
battle-none-saved = Nie masz jeszcze armii. Najpierw jakąś zrekrutuj.
battle-more = Scenariusz, pole bitwy i liczby
battle-scenario = Scenariusz
battle-drawn = Wylosowany z kart scenariuszy
battle-sets = Zestawy podstawowe na stole
battle-supply = Armie biorą tylko to, co jest w zestawach podstawowych
battle-width = Szerokość pola bitwy w cm
battle-height = Głębokość pola bitwy w cm
battle-numbers = Liczby
battle-shipped = Takie jak w Flipfield
battle-choose-army = Wybierz armię.
battle-teams = Gra w dwóch drużynach
battle-team = Drużyna

## Własne liczby

numbers-new = Nowy zestaw liczb
numbers-name = Nazwa tego zestawu
numbers-unnamed = Liczby bez nazwy
numbers-own = Twoje zestawy liczb
numbers-search = Szukaj dysku lub karty
numbers-show = Pokaż
numbers-all = wszystkie liczby
numbers-open = liczby, które możesz zmienić
numbers-changed = to, co zmieniono
numbers-was = Zamiast { $value }
numbers-reset = Przywróć: { $number }
numbers-count =
    { $count ->
        [0] Nic jeszcze nie zmieniono.
        [one] Zmieniono { $count } liczbę.
        [few] Zmieniono { $count } liczby.
       *[other] Zmieniono { $count } liczb.
    }
numbers-save = Zapisz jako plik
numbers-load = Otwórz plik
numbers-battle = Z tymi liczbami do bitwy
numbers-nothing = Żadna liczba nie pasuje.
numbers-printed = Tę liczbę podaje instrukcja: nie można jej zmienić.
numbers-forced = Przykład z instrukcji nie pozwala na inną liczbę: nie można jej zmienić.
numbers-table = Własne liczby mogą mieć tylko dyski i karty dowodzenia.
numbers-field = { $thing }: { $number }
numbers-other = Inne
numbers-add = Dodaj …
numbers-take = Usuń: { $name }
numbers-dice = Kości
numbers-strength = Siła
numbers-add-attack = Dodaj atak
numbers-take-attack = Usuń atak
word-movement = Więcej ruchu
word-movement-for-one = Więcej ruchu dla jednego dysku
word-relentless = Bezlitosny
word-impact = Silniejsze Uderzenie
word-magic = Silniejsza magia
word-range = Większy zasięg
word-garrison = Posiłki bez znacznika
word-order-only = Tylko Porządek
word-destruction-only = Tylko Zniszczenie
word-unstable = Niestabilny
number-size = Rozmiar
number-keywords = Słowa kluczowe
number-ranged = Ataki dystansowe
number-abilities = Zdolności
number-strategy = Strategia
number-activations = Aktywacje
number-passive = Zdolność pasywna
number-battle = Zdolność bitewna
number-user = Czyja zdolność bitewna
number-race = Tylko dla
number-amount = Wielkość
number-value = Wartość stroną z tekstem do góry
number-plain = Wartość stroną z obrazkiem do góry
number-width = Szerokość
number-height = Głębokość
number-card = Szerokość
table-sizes = Średnice dysków, w mm
table-ruler = Linijka zasięgu, w mm
table-field = Pole bitwy, w mm
table-deployment = Karty rozstawienia, w mm
table-die = Ścianki kości bitewnej
table-card = Karty dowodzenia
table-deployment-card = Karty rozstawienia
table-scenario = Karty scenariuszy
overlay-not-toml = To nie jest TOML, czyli forma, w jakiej zapisuje się liczby: tabela, na przykład [unit.karl-franz], a potem wiersze, na przykład counter = 5.
overlay-unknown = Nazwa „{ $name }” nie jest tu znana.
overlay-near = Nazwa „{ $name }” nie jest tu znana. Czy chodziło o „{ $near }”?
overlay-table-shape = „{ $table }” musi zawierać tabele takie jak [{ $table }.name].
overlay-row-shape = „{ $name }” musi być tabelą z liczbami.
overlay-printed = Instrukcja podaje tu „{ $value }”: nie można tego zmienić.
overlay-forced = Przykład z instrukcji pozwala tu tylko na „{ $value }”: nie można tego zmienić.
overlay-list = To musi być lista, na przykład { $like }.
overlay-word = To musi być słowo.
overlay-number = To musi być liczba całkowita od { $least } do { $most }.
overlay-value = „{ $value }” nie może tu stać: jakieś słowo jest nieznane albo czegoś brakuje.
overlay-part-number = „{ $name }” musi być liczbą całkowitą od { $least } do { $most }.
overlay-long-list = Zmieści się tu najwyżej { $most } takich elementów.
overlay-too-large = To za duże: da się odczytać najwyżej { $most } znaków.
overlay-too-many-parts = Klucz ma za dużo części oddzielonych kropkami: da się odczytać najwyżej { $most }.
overlay-too-deep = Listy i tabele są zagnieżdżone zbyt głęboko: da się odczytać najwyżej { $most } poziomów.
overlay-long-number = Liczba jest za długa: da się odczytać najwyżej { $most } cyfr.
overlay-long-text = Klucz lub tekst jest za długi: da się odczytać najwyżej { $most } liter.
overlay-too-many-keys = Tego jest za dużo: da się odczytać najwyżej { $most } kluczy i tabel.
provenance-overlay = Z własnych liczb tej bitwy
inspect-overlay = ✎ własna liczba, wybrana do tej bitwy.
