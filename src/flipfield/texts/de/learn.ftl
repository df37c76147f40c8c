### The way to the lessons and the lesson's own buttons.

learn-title = Spielen lernen
learn-about = Acht kurze Lektionen am echten Tisch: je zwei Minuten, ohne vorher etwas zu lesen.
learn-begin = Erste Lektion
learn-go-on = Weiter mit Lektion { $number }
learn-all = Alle Lektionen
learn-all-done = Alle Lektionen geschafft. Jetzt eine ganze Schlacht!
learn-intro = Jede Lektion zeigt eine Sache und lässt dich sie ausprobieren. Der Tisch ist der echte: Was gegen die Regeln ist, wird abgelehnt, und die Regel ist einen Fingertipp entfernt.
learn-count = { $done } von { $count } geschafft
learn-done = Geschafft
learn-start = Beginnen
learn-repeat = Noch einmal
learn-lesson = Lektion { $number } von { $count }
learn-step = Schritt { $step } von { $count }
learn-read = Weiter
learn-watch = Schau zu: Der Lehrmeister ist dran.
learn-restart = Von vorn
learn-skip = Überspringen
learn-well = Gut gemacht!
learn-next = Nächste Lektion: { $title }
learn-battle = Zur Trainingsschlacht
bot-tutor = Lehrmeister
refusal-lesson = Das ist erlaubt, aber diese Lektion möchte dir etwas anderes zeigen. Versuch es noch einmal.
error-no-such-lesson = Diese Lektion gibt es nicht. Geh zurück zur Liste und wähle eine andere.
setup-bad-position = Die Ausgangsstellung stimmt bei „{ $place }“ nicht.
