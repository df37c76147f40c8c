### Stół opisany słowami, dla uszu i klawiszy.

words-title = Stół w słowach
words-grid = Pole bitwy jest podzielone na kwadraty o boku 10 cm: litery od lewej, liczby od twojej krawędzi. Najdalszy prawy róg to { $square }. Kierunki jak na zegarze; 12 wskazuje w głąb stołu.
words-square = W { $square }.
words-nearest = Najbliższy wróg: { $disk }, na godzinie { $hour }, { $gap } mm.
words-reserve = W rezerwie: { $disks }.
words-ask = Kto może dosięgnąć: { $disk }?
words-threats = { $disk } – mogą dosięgnąć: { $disks }.
words-safe = { $disk } – żaden wróg nie może dosięgnąć.
words-able = Można wybrać.
keys-words = Opisz stół słowami
