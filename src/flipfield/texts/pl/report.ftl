### Problem reports, and files that are dropped on the page.

report-problem = Zgłoś problem
report-saved = Zapisano jako { $file }. Dołącz ten plik do wiadomości.
report-failed = Nie udało się zapisać zgłoszenia. Spróbuj jeszcze raz.
open-drop = Upuść, aby otworzyć plik
open-refused = Nie otwarto pliku „{ $file }”. { $reason }
open-one = Upuszczaj po jednym pliku.
open-large = Jest za duży na powtórkę, zgłoszenie, armię lub zestaw liczb. Poszukaj pliku zapisanego przez Flipfield.
open-empty = Plik jest pusty. Zapisz go ponownie tam, skąd pochodzi.
open-binary = To nie jest plik tekstowy. Flipfield otwiera powtórki, zgłoszenia, armie i zestawy liczb.
open-unreadable = Nie udało się go odczytać; folderów nie można otwierać. Wybierz pojedynczy plik.
open-broken = Jest uszkodzony lub niepełny. Zapisz powtórkę lub zgłoszenie jeszcze raz i otwórz nowy plik.
open-unknown = To ani powtórka, ani zgłoszenie. Poszukaj pliku zapisanego przez Flipfield.
open-no-replay = To zgłoszenie nie zawiera ani powtórki, ani stołu do pokazania. Odczyta je polecenie „flipfield replay show”.
open-no-numbers = Nie zmienia żadnej liczby, którą zna Flipfield. Porównaj go z zestawem zapisanym na stronie własnych liczb.
