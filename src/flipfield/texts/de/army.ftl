### Armeen, eigene Schlachten und eigene Zahlen.

## Die drei Seiten

own-title = Eigene Schlacht
own-text = Zwei bis vier Spieler, beliebige Armeen, beliebige Bots, eigene Zahlen.
armies-title = Deine Armeen
armies-text = Rekrutiere Disks für deine Helden, teile sie und führe sie in die Schlacht.
numbers-title = Zahlen
numbers-text = Jede Zahl sagt, woher sie kommt. Was die Regelhefte bestimmen, steht fest; alles andere darfst du durch das ersetzen, was in deiner eigenen Schachtel gedruckt ist.

## Die Liste der Armeen

armies-none = Noch keine. Rekrutiere eine, lass eine auslosen oder öffne eine, die dir jemand gegeben hat.
armies-disks =
    { $count ->
        [one] { $count } Disk
       *[other] { $count } Disks
    }
armies-new = Neue Armee
armies-ready = Mit einem fertigen Bataillon beginnen
armies-draw = Armee auslosen
armies-race = Volk
armies-delete = Löschen
armies-deleted = „{ $name }“ wurde gelöscht.
armies-restore = Zurückholen
armies-battle = Damit in die Schlacht
armies-open = Armee öffnen
armies-paste = Teilcode oder Text einer Armee
armies-open-button = Öffnen
armies-file = Datei öffnen
armies-drop = Du kannst auch eine Datei hier ablegen.

## Eine Armee aufstellen

builder-name = Name der Armee
builder-unnamed = Armee ohne Namen
builder-regiment = Bataillon { $number }
builder-add-regiment = Bataillon hinzufügen
builder-choose-hero = Held wählen
builder-drop-regiment = Bataillon { $number } herausnehmen
builder-points = { $cost } von { $points } Punkten
builder-left =
    { $left ->
        [one] noch { $left } Punkt
       *[other] noch { $left } Punkte
    }
builder-cost =
    { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }
builder-add = Hinzufügen: { $unit }
builder-remove = Eine herausnehmen: { $unit }
builder-details = Genauer: { $unit }
builder-recruits = Disks zum Rekrutieren
builder-elite = Elite
builder-unique = Einzigartig
builder-cards = Befehlskarten: { $count } von { $hand }
builder-legal = Diese Armee ist erlaubt.
builder-broken =
    { $count ->
        [one] { $count } Grenze ist verletzt
       *[other] { $count } Grenzen sind verletzt
    }
builder-empty = Wähle einen Helden: Helden rekrutieren Disks ihres eigenen Volkes.
builder-kept = In diesem Browser aufgehoben.
builder-not-kept = Dieser Browser hebt zwischen Besuchen nichts auf. Kopiere den Code oder speichere den Text, bevor du gehst.
builder-from-link = Diese Armee kam mit einem Link. Sie gehört noch nicht zu deinen Armeen.
builder-keep = Aufheben

## Teilen

share-title = Teilen
share-code = Teilcode
share-copy = Code kopieren
share-link = Link kopieren
share-copied = Kopiert.
share-not-copied = Der Browser hat es nicht erlaubt. Bitte markiere den Code und kopiere ihn selbst.
share-save = Als Text speichern
share-picture = Bild speichern
share-print = Drucken
share-not-drawn = Das Bild ließ sich nicht herstellen. In eine Datei drucken geht überall.

## Dateien, die man nicht lesen kann

file-line = Zeile { $line }: { $text }
file-large = Diese Datei ist zu groß. Eine Armee oder ein Zahlensatz hat nur ein paar Zeilen.
file-binary = Das ist keine Textdatei. Armeen und Zahlensätze sind einfache Texte.
listing-not-text = Das ist kein Text, sondern etwas anderes. Armeen sind einfache Texte oder Teilcodes.
listing-no-colon = „{ $text }“ hat keinen Doppelpunkt. Eine Zeile lautet „Held: 2 Einheit, Einheit“ oder „Karten: Karte, Karte“.
listing-cards-twice = Die Karten stehen zweimal da, zuerst in Zeile { $first }. Behalte eine Zeile.
listing-empty = Im Text steht kein Bataillon. Eine Zeile lautet „Held: 2 Einheit, Einheit“ oder „Karten: Karte, Karte“.
listing-empty-item = Zwischen zwei Kommas oder nach dem letzten steht nichts. Nimm das Komma weg.
listing-unknown =
    { $what ->
        [hero] Kein Held heißt „{ $name }“.
        [unit] Keine Einheit heißt „{ $name }“.
       *[card] Keine Karte heißt „{ $name }“.
    }
listing-unknown-near =
    { $what ->
        [hero] Kein Held heißt „{ $name }“. Meintest du „{ $near }“?
        [unit] Keine Einheit heißt „{ $name }“. Meintest du „{ $near }“?
       *[card] Keine Karte heißt „{ $name }“. Meintest du „{ $near }“?
    }
listing-no-hero = „{ $name }“ ist kein Held und kann kein Bataillon führen.
listing-hero-recruited = „{ $name }“ ist ein Held und führt ein eigenes Bataillon.
listing-copies = „{ $text }“ ist keine Anzahl. Schreibe 1 oder mehr, oder lass sie weg.
listing-code-version = Der Teilcode hat die Version { $version }, dieses Flipfield liest aber Version { $known }. Ein Code beginnt mit { $known }.
listing-code-length = Einen Teilcode mit { $length } Zeichen kann es nicht geben. Es fehlen welche, oder es sind zu viele.
listing-code-check = Die Prüfziffern des Teilcodes passen nicht: Irgendein Zeichen ist falsch.
listing-code-roundabout = Der Teilcode erzählt seine Armee auf Umwegen. Lass ihn von Flipfield neu schreiben.
listing-code-empty = Der Teilcode ist leer.
listing-code-character = Zeichen { $place } des Teilcodes, „{ $letter }“, kann nicht sein. Codes bestehen aus Ziffern und den Buchstaben A bis Z ohne U.
listing-code-unknown = Der Teilcode nennt eine Einheit oder Karte, die dieses Flipfield nicht kennt. Eine neuere Version kennt sie.
listing-code-unit-first = Der Teilcode beginnt mit einer Einheit, aber zuerst muss ein Held kommen.
listing-code-no-regiment = Im Teilcode steht kein Bataillon.
error-listing = Diese Armee kann nicht gelesen werden.
setup-far-too-many = Mehr als { $most } Exemplare von { $unit } kann es nie geben.

## Eine eigene Schlacht vorbereiten

battle-players = Wie viele Spieler?
battle-regiments = Bataillone für jeden Spieler
battle-who = Wer spielt?
battle-human = Ein Mensch
battle-army = Armee
battle-ready = Fertige Bataillone
battle-saved = Eine deiner Armeen
battle-code = Teilcode oder Text
battle-race = Aus einem Volk ausgelost
battle-any = Irgendein Volk
battle-regiment = Bataillon { $number }
battle-none-saved = Du hast noch keine Armeen. Rekrutiere zuerst eine.
battle-more = Szenario, Schlachtfeld und Zahlen
battle-scenario = Szenario
battle-drawn = Aus den Szenariokarten gezogen
battle-sets = Grundspiele auf dem Tisch
battle-supply = Armeen nehmen nur, was in den Grundspielen liegt
battle-width = Breite des Schlachtfelds in cm
battle-height = Tiefe des Schlachtfelds in cm
battle-numbers = Zahlen
battle-shipped = Wie sie mit Flipfield kommen
battle-choose-army = Bitte wähle eine Armee.
battle-teams = In zwei Teams spielen
battle-team = Team

## Eigene Zahlen

numbers-new = Neuer Zahlensatz
numbers-name = Name dieses Zahlensatzes
numbers-unnamed = Zahlensatz ohne Namen
numbers-own = Deine Zahlensätze
numbers-search = Nach einer Disk oder Karte suchen
numbers-show = Zeigen
numbers-all = alle Zahlen
numbers-open = Zahlen, die du ändern darfst
numbers-changed = was du geändert hast
numbers-was = Statt { $value }
numbers-reset = Zurücksetzen: { $number }
numbers-count =
    { $count ->
        [0] Noch ist nichts geändert.
        [one] { $count } Zahl ist geändert.
       *[other] { $count } Zahlen sind geändert.
    }
numbers-save = Als Datei speichern
numbers-load = Datei öffnen
numbers-battle = Mit diesen Zahlen in die Schlacht
numbers-nothing = Keine Zahl passt.
numbers-printed = Ein Regelheft nennt diese Zahl: Sie kann nicht geändert werden.
numbers-forced = Ein Beispiel im Regelheft lässt keine andere Zahl zu: Sie kann nicht geändert werden.
numbers-table = Nur Disks und Befehlskarten können eigene Zahlen haben.
numbers-field = { $thing }: { $number }
numbers-other = Sonstiges
numbers-add = Hinzufügen …
numbers-take = Herausnehmen: { $name }
numbers-dice = Würfel
numbers-strength = Stärke
numbers-add-attack = Angriff hinzufügen
numbers-take-attack = Angriff herausnehmen
word-movement = Mehr Bewegung
word-movement-for-one = Mehr Bewegung für eine Disk
word-relentless = Unaufhaltsam
word-impact = Stärkeres Gewaltig
word-magic = Stärkere Magie
word-range = Größere Reichweite
word-garrison = Verstärkung ohne Marker
word-order-only = Nur für Ordnung
word-destruction-only = Nur für Zerstörung
word-unstable = Instabil
number-size = Größe
number-keywords = Schlüsselwörter
number-ranged = Fernkampfangriffe
number-abilities = Fähigkeiten
number-strategy = Strategie
number-activations = Aktivierungen
number-passive = Passive Fähigkeit
number-battle = Kampffähigkeit
number-user = Wessen Kampffähigkeit
number-race = Nur für
number-amount = Betrag
number-value = Wert mit der Textseite oben
number-plain = Wert mit der Bildseite oben
number-width = Breite
number-height = Tiefe
number-card = Breite
table-sizes = Durchmesser der Disks, in mm
table-ruler = Maßstab, in mm
table-field = Schlachtfeld, in mm
table-deployment = Aufmarschkarten, in mm
table-die = Seiten des Kampfwürfels
table-card = Befehlskarten
table-deployment-card = Aufmarschkarten
table-scenario = Szenariokarten
overlay-not-toml = Das ist kein TOML, die Form, in der Zahlen geschrieben werden: eine Tabelle wie [unit.karl-franz], dann Zeilen wie counter = 5.
overlay-unknown = „{ $name }“ ist hier nicht bekannt.
overlay-near = „{ $name }“ ist hier nicht bekannt. Meintest du „{ $near }“?
overlay-table-shape = „{ $table }“ muss Tabellen wie [{ $table }.name] enthalten.
overlay-row-shape = „{ $name }“ muss eine Tabelle mit Zahlen sein.
overlay-printed = Ein Regelheft nennt hier „{ $value }“: Das kann nicht geändert werden.
overlay-forced = Ein Beispiel im Regelheft lässt hier nur „{ $value }“ zu: Das kann nicht geändert werden.
overlay-list = Das muss eine Liste sein, zum Beispiel { $like }.
overlay-word = Das muss ein Wort sein.
overlay-number = Das muss eine ganze Zahl von { $least } bis { $most } sein.
overlay-value = „{ $value }“ kann hier nicht sein: Ein Wort ist unbekannt, oder etwas fehlt.
overlay-part-number = „{ $name }“ muss eine ganze Zahl von { $least } bis { $most } sein.
overlay-long-list = Hier passen höchstens { $most } davon hin.
overlay-too-large = Das ist zu groß: Höchstens { $most } Zeichen lassen sich lesen.
overlay-too-many-parts = Ein Schlüssel hat zu viele Teile mit Punkten dazwischen: Höchstens { $most } lassen sich lesen.
overlay-too-deep = Listen und Tabellen sind zu tief verschachtelt: Höchstens { $most } ineinander lassen sich lesen.
overlay-long-number = Eine Zahl ist zu lang: Höchstens { $most } Ziffern lassen sich lesen.
overlay-long-text = Ein Schlüssel oder Text ist zu lang: Höchstens { $most } Buchstaben lassen sich lesen.
overlay-too-many-keys = Das ist zu viel: Höchstens { $most } Schlüssel und Tabellen lassen sich lesen.
provenance-overlay = Aus den eigenen Zahlen dieser Schlacht
inspect-overlay = ✎ eine eigene Zahl, für diese Schlacht gewählt.
