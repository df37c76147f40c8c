### The way to the lessons and the lesson's own buttons.

learn-title = Naucz się grać
learn-about = Osiem krótkich lekcji przy prawdziwym stole: po dwie minuty, bez czytania na zapas.
learn-begin = Pierwsza lekcja
learn-go-on = Dalej: lekcja { $number }
learn-all = Wszystkie lekcje
learn-all-done = Wszystkie lekcje za tobą. Pora na całą bitwę!
learn-intro = Każda lekcja pokazuje jedną rzecz i daje ją wypróbować. Stół jest prawdziwy: co jest sprzeczne z zasadami, zostaje odrzucone, a zasada jest o jedno dotknięcie stąd.
learn-count = Ukończone: { $done } z { $count }
learn-done = Ukończona
learn-start = Zacznij
learn-repeat = Jeszcze raz
learn-lesson = Lekcja { $number } z { $count }
learn-step = Krok { $step } z { $count }
learn-read = Dalej
learn-watch = Patrz: teraz kolej nauczyciela.
learn-restart = Od początku
learn-skip = Pomiń
learn-well = Dobra robota!
learn-next = Następna lekcja: { $title }
learn-battle = Do bitwy szkoleniowej
bot-tutor = nauczyciel
refusal-lesson = To dozwolone, ale ta lekcja chce ci pokazać coś innego. Spróbuj jeszcze raz.
error-no-such-lesson = Nie ma takiej lekcji. Wróć do listy i wybierz inną.
setup-bad-position = Pozycja początkowa ma błąd w miejscu „{ $place }”.
