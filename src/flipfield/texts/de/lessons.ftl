### What the tutor says. A lesson has a title, a line about it, its steps, hints for them, and an end.

## Flip

lesson-flip = Der Sprung
lesson-flip-about = Wie sich eine Disk bewegt: über den Rand, Sprung um Sprung.
lesson-flip-disk = Willkommen! Die markierte Disk gehört dir: die Schwertkämpfer aus Marienburg. Die blaue Raute ist ihre Bewegung: So viele Sprünge darf sie machen.
lesson-flip-activate = Eine Disk handelt, wenn sie aktiviert wird. Tippe die Schwertkämpfer an.
lesson-flip-activate-hint = Das sind die Armbrustschützen; sie kommen in einer späteren Lektion dran. Tippe die markierten Schwertkämpfer an.
lesson-flip-first = Die helle Fläche zeigt, wohin die Disk kommen kann. Ein Sprung klappt sie über ihren Rand, höchstens um ihre eigene Breite. Tippe in den goldenen Ring gleich davor.
lesson-flip-first-hint = Noch nicht: Erst sollen sich die Schwertkämpfer bewegen. Tippe in den goldenen Ring.
lesson-flip-far = Das war ein Sprung. Für einen längeren Weg zeigst du auf das Ziel, die Sprünge folgen einander von selbst. Schick die Schwertkämpfer zum nächsten Ring.
lesson-flip-far-hint = Der Ring ist nicht erreicht, darum beginnt die Bewegung von vorn. Tippe in den goldenen Ring.
lesson-flip-end = Angekommen. Du musst nicht alle Sprünge nutzen: Beende die Aktivierung. Die Disk bekommt einen Aktivierungsmarker und ruht bis zur nächsten Runde.
lesson-flip-well = Du kannst springen. Alles andere in diesem Spiel wächst daraus.

## Pin

lesson-pin = Das Binden
lesson-pin-about = Was geschieht, wenn eine Disk auf einer anderen landet.
lesson-pin-pinned = Autsch! Ork-Jungz sind auf deinen Armbrustschützen gelandet. Eine Disk, auf der eine andere liegt, ist gebunden: Sie kann nicht aktiviert werden. Tippe sie an, und das Spiel sagt es dir.
lesson-pin-activate = Zahl es ihnen heim. Aktiviere die markierten Schwertkämpfer.
lesson-pin-activate-hint = Diese Schwertkämpfer stehen zu weit weg. Nimm die markierten.
lesson-pin-pin = Spring jetzt auf die markierten Ork-Jungz. Ein schmaler Streifen genügt; wenn sich nur die Ränder berühren, reicht das nicht.
lesson-pin-pin-hint = Unter dir liegen keine Ork-Jungz, darum beginnt die Bewegung von vorn. Lande so, dass du einen Teil der markierten Disk bedeckst.
lesson-pin-stopped = Gebunden! Wer einen Gegner bindet, muss dort halten, und die beiden stehen im Gefecht: In der Nahkampfphase kämpfen sie. Vorsicht: Auch eigene Disks binden einander.
lesson-pin-well = Wer oben liegt, entscheidet, wer noch handeln darf.

## Command cards

lesson-cards = Befehlskarten
lesson-cards-about = Wer zuerst kommt und wie viele Disks handeln.
lesson-cards-strategies = Jede Karte hat eine Strategie. Tollkühn kommt vor entschlossen, entschlossen vor heimtückisch, heimtückisch vor tollkühn. Langsam ist immer zuletzt dran. Bei gleicher Strategie beginnt der Startspieler, und das sind hier die Orks.
lesson-cards-choose = Gespielte Karten liegen offen, du weißt also, was die Orks noch haben: Kampfeslust (entschlossen) und Annäherung (langsam). Wähle die Karte, die vor beiden kommt: eine tollkühne.
lesson-cards-choose-hint = Mit dieser Karte kämen die Orks vielleicht zuerst. Tollkühn kommt vor entschlossen: Nimm Myrmidias Segen.
lesson-cards-spend = Du kommst zuerst! Die Zahl auf der Karte sagt, wie viele Disks du aktivierst: zwei. Aktiviere zwei, eine nach der anderen, und beweg sie, wie du magst. Eine darf sogar zwei Sprünge mehr machen: Das ist die Fähigkeit der Karte.
lesson-cards-last = Jetzt haben die Orks nur noch Annäherung, und langsam kommt zuletzt: Jede deiner Karten ist früher dran. Wähle eine.
lesson-cards-well = Hat niemand mehr eine Karte oder kann keine Disk mehr handeln, beginnt der Nahkampf. Danach kommen alle Karten zurück auf die Hand.

## Shooting

lesson-shooting = Schießen
lesson-shooting-about = Reichweite, Würfel, Schaden.
lesson-shooting-values = Armbrustschützen treffen aus der Ferne. Verweile auf der Disk oder halte sie gedrückt, dann siehst du, wie: drei Würfel, bis mittlere Reichweite, Stärke 3.
lesson-shooting-activate = Aktiviere die markierten Armbrustschützen.
lesson-shooting-activate-hint = Die anderen schießen danach. Beginne mit den markierten.
lesson-shooting-shoot = Gegner in Reichweite und Sicht leuchten rot. Tippe die Ork-Jungz an und wähle Schießen.
lesson-shooting-shoot-hint = Verschenk den Schuss nicht: Tippe die Ork-Jungz an und schieße.
lesson-shooting-damage = Ein Treffer: 3 Schaden. Die Ausdauer im grünen Schild ist 4, die Ork-Jungz stehen also noch. Doch der Schaden bleibt auf ihnen, bis die Runde endet.
lesson-shooting-again = Deine zweiten Armbrustschützen sind bereit, und 1 Schaden mehr genügt. Schieße auf dieselben Ork-Jungz.
lesson-shooting-again-hint = Die Ork-Jungz sind fast erledigt. Tippe sie an und schieße.
lesson-shooting-well = Der Schaden hat die Ausdauer erreicht, die Ork-Jungz sind gefallen. Vorsicht beim Streuschuss: Er trifft die nächste Disk, ob Freund oder Feind.

## Melee

lesson-melee = Nahkampf
lesson-melee-about = Angriff, Konter, Wunden.
lesson-melee-values = Im Nahkampf wird nicht gewürfelt, es zählen die Werte. Wer oben liegt, greift an und verursacht seine Angriffsstärke (linker roter Kreis). Wer unten liegt, verursacht seine Konterstärke (rechter roter Kreis).
lesson-melee-pin = Deine Angriffsstärke ist 4, die Ausdauer der Ork-Jungz ist 4. Spring auf die markierten!
lesson-melee-pin-hint = Wer nichts bindet, kämpft nicht. Spring mit den Schwertkämpfern auf die markierten Ork-Jungz.
lesson-melee-order = Weitere Ork-Jungz sind auf Karl Franz gelandet. Jetzt schlagen alle Disks zu, die im Gefecht stehen. Du bist Startspieler: Wähle, welches Gefecht zuerst kommt.
lesson-melee-blows = Beide Schläge eines Gefechts fallen zugleich. Deine Schwertkämpfer hielten 3 Schaden aus und siegten. Karl Franz nahm 5, so viel wie seine Ausdauer: Das ist eine Wunde, aber seine Robustheit (das Herz) verträgt eine. Die Endphase hat allen Schaden entfernt; Wunden bleiben.
lesson-melee-well = Greif dort an, wo dein Wert groß genug ist und der des Gegners nicht.

## Scrum

lesson-scrum = Der Massenkampf
lesson-scrum-about = Ein ganzer Stapel kämpft, von oben nach unten.
lesson-scrum-pile = Die markierten Schwertkämpfer liegen auf Ork-Jungz, und Ork-Jungz liegen auf ihnen: Sie sind umkämpft. Eine umkämpfte Disk muss sich zuerst verteidigen. Mit Ausdauer 4 gegen Angriff 5 fielen sie, bevor sie zuschlagen.
lesson-scrum-top = Rette sie: Leg deine anderen Schwertkämpfer obenauf, auf die markierten Ork-Jungz.
lesson-scrum-top-hint = Das hilft deinen Schwertkämpfern nicht. Lande auf den markierten Ork-Jungz, die auf ihnen liegen.
lesson-scrum-strike = Der Stapel hat von oben nach unten gekämpft. Hier liegen zwei Gegner auf deinen Schwertkämpfern, und sie können nur einen treffen: 3 Schaden. Wessen Ausdauer ist nicht größer?
lesson-scrum-strike-hint = Die Bogenschützen-Jungz haben Ausdauer 4 und blieben stehen. Die Wolfsreiter haben nur 3.
lesson-scrum-result = Die obersten Ork-Jungz fielen zuerst, also waren deine umkämpften Schwertkämpfer frei und schlugen selbst zu. Die letzten fielen, nahmen aber die Wolfsreiter mit: Schläge fallen zugleich.
lesson-scrum-well = Schau auf die Spitze des Stapels: Dort beginnt der Kampf.

## Keywords

lesson-keywords = Schlüsselwörter
lesson-keywords-about = Beweglich, Fliegend, Gewaltig: was Disks besonders macht.
lesson-keywords-look = Eine aktivierte Disk tut eines: sich bewegen oder schießen oder eine Fähigkeit nutzen. Schlüsselwörter ändern solche Regeln. Die Pistoliere sind beweglich.
lesson-keywords-activate = Aktiviere die Pistoliere.
lesson-keywords-activate-hint = Karl Franz kommt danach. Zuerst die Pistoliere.
lesson-keywords-ride = Die Wolfsreiter sind außer Reichweite. Reite in den goldenen Ring.
lesson-keywords-ride-hint = Von hier reicht kein Schuss. Reite in den goldenen Ring, die Bewegung beginnt von vorn.
lesson-keywords-shoot = Beweglich: Nach der Bewegung dürfen sie noch schießen. Tippe die Wolfsreiter an und schieße.
lesson-keywords-shoot-hint = Noch nicht aufhören: Bewegliche Disks ziehen und schießen. Tippe die Wolfsreiter an.
lesson-keywords-fly = Nun Karl Franz. Er ist fliegend: Er zieht über Disks hinweg, ohne zu halten. Flieg über die Ork-Jungz zu den Bogenschützen-Jungz, lande auf ihnen und beende die Aktivierung.
lesson-keywords-fly-hint = Karl Franz soll auf den Bogenschützen-Jungz landen und nicht auf den Ork-Jungz. Der Flug beginnt von vorn.
lesson-keywords-landed = Gewaltig 1: Bei der Landung nahmen die Bogenschützen-Jungz sofort 1 Schaden, und im Nahkampf gab er ihnen den Rest. Die Ork-Jungz unter seinem Weg spürten nichts.
lesson-keywords-well = Verweile auf einer Disk oder halte sie gedrückt, und sie nennt ihre Schlüsselwörter. Jedes ist einen Fingertipp weiter erklärt.

## Magic

lesson-magic = Befehle und Magie
lesson-magic-about = Kampffähigkeiten, Fokusfähigkeiten und Feuer aus den Händen.
lesson-magic-card = Du spielst Neu formieren. Die Karte hat eine Kampffähigkeit: Ein Held darf sie einmal nutzen, vor der ersten, zwischen zwei oder nach der letzten Aktivierung. Dein Held ist Karl Franz.
lesson-magic-rally = Nutze sie jetzt: Drücke den markierten Knopf.
lesson-magic-rally-hint = Gleich. Zuerst die Kampffähigkeit der Karte: Drücke den markierten Knopf.
lesson-magic-empower = Eine verstärkte Disk hat bis zum Ende der Runde +1 auf Angriff, Konter und Ausdauer. Gib das den Schwertkämpfern.
lesson-magic-empower-hint = Die Schwertkämpfer gehen in den Nahkampf und brauchen es dringender. Tippe sie an.
lesson-magic-activate = Nun der Feuermagier. Aktiviere ihn.
lesson-magic-activate-hint = Die Schwertkämpfer kommen zuletzt. Zuerst der Feuermagier.
lesson-magic-cast = Magie ist eine Fokusfähigkeit, eine Aktion wie Schießen, aber ohne Würfel und immer ein Treffer. Tippe die Wolfsreiter an und lass sie brennen.
lesson-magic-cast-hint = Der Magier soll nicht müßig stehen. Tippe die Wolfsreiter an und nutze Magie.
lesson-magic-charge = Drei magischer Schaden, und sie sind fort. Das Feuer kostete den Magier 1 Schaden. Führe nun die verstärkten Schwertkämpfer auf die Ork-Jungz.
lesson-magic-charge-hint = Die Ork-Jungz sind noch frei. Spring mit den Schwertkämpfern auf sie, die Bewegung beginnt von vorn.
lesson-magic-well = Mehr brauchst du nicht. Regeln und Begriffe sind immer einen Fingertipp entfernt. Gute Schlacht!
