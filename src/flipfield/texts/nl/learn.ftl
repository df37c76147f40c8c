### The way to the lessons and the lesson's own buttons.

learn-title = Leren spelen
learn-about = Acht korte lessen aan de echte tafel: twee minuten per les, zonder vooraf iets te lezen.
learn-begin = Eerste les
learn-go-on = Verder met les { $number }
learn-all = Alle lessen
learn-all-done = Alle lessen gedaan. Nu een hele veldslag!
learn-intro = Elke les laat één ding zien en laat je het proberen. De tafel is de echte: wat tegen de regels is, wordt geweigerd, en de regel is één tik ver.
learn-count = { $done } van { $count } gedaan
learn-done = Gedaan
learn-start = Beginnen
learn-repeat = Nog een keer
learn-lesson = Les { $number } van { $count }
learn-step = Stap { $step } van { $count }
learn-read = Verder
learn-watch = Kijk: de leermeester is aan de beurt.
learn-restart = Opnieuw
learn-skip = Overslaan
learn-well = Goed gedaan!
learn-next = Volgende les: { $title }
learn-battle = Naar de oefenslag
bot-tutor = leermeester
refusal-lesson = Dat mag, maar deze les wil je iets anders laten zien. Probeer het nog eens.
error-no-such-lesson = Deze les bestaat niet. Ga terug naar de lijst en kies een andere.
setup-bad-position = De beginstelling klopt niet bij ‘{ $place }’.
