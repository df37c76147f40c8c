### Warhammer: Diskwars in German.
### Disks, units, cards, terrain pieces, sides, edges, players, abilities, ranges, phases and steps come in as words
### of this language, lists as joined text; an empty list comes in as the number 0. Names of disks stay as they are
### and may be singular or plural, so no sentence makes a verb, article or pronoun agree with one.

## Disks

unit-azhag-the-slaughterer = Azhag der Vernichter
unit-grimgor-ironhide = Grimgork Eisenpelz
unit-grom-the-paunch = Grom der Fettsack
unit-archaon-the-everchosen = Archaon der Herr der letzten Tage
unit-kairos-fateweaver = Kairos Schicksalsweber
unit-valkia-the-bloody = Valkia die Blutige
unit-alarielle-the-radiant = Alarielle die Strahlende
unit-teclis = Teclis
unit-tyrion = Tyrion
unit-karl-franz = Karl Franz
unit-luthor-huss = Luthor Huss
unit-volkmar-the-grim = Volkmar der Grimmige
unit-big-boss = Der große Boss
unit-arrer-boyz = Bogenschützen-Jungz
unit-wolf-riders = Wolfsreiter
unit-boar-boyz = Wildschweinreiter-Jungz
unit-orc-boyz = Ork-Jungz
unit-rock-lobber = Steinschleuder
unit-stone-fangz-shaman = Felsork-Schamane
unit-black-orcs = Schwarzorks
unit-river-troll = Flusstroll
unit-kurgan-marauders = Kurgan-Barbaren
unit-flamers = Feuerdämonen
unit-bloodthirster = Blutdämon
unit-plaguebearers = Seuchenhüter
unit-hellstriders = Höllenjäger
unit-hellcannon = Höllenkanone
unit-sorcerer-of-tzeentch = Hexer des Tzeentch
unit-bloodcrushers = Zerschmetterer
unit-militia-archers = Bogenschützen der Bürgermiliz
unit-militia-spearmen = Speerträger der Bürgermiliz
unit-swordmasters-of-hoeth = Schwertmeister von Hoeth
unit-skycutter = Himmelssegler
unit-high-mage = Meisterzauberin
unit-sun-dragon = Sonnendrache
unit-maiden-guard = Jungferngarde
unit-ellyrian-reavers = Ellyrianische Grenzreiter
unit-repeater-bolt-thrower = Speerschleuder
unit-marienburg-swordsmen = Schwertkämpfer aus Marienburg
unit-huntsmen = Jäger
unit-helblaster-volley-gun = Höllenfeuer Salvenkanone
unit-bright-wizard = Feuermagier
unit-talabheim-greatswords = Bihandkämpfer aus Talabheim
unit-knights-panther = Ritter des Pantherordens
unit-hochland-pistoliers = Pistoliere aus Hochland
unit-reikland-crossbowmen = Armbrustschützen aus dem Reikland
unit-steam-tank = Dampfpanzer

## Command cards and the special scenario

card-fists-of-mork = Morks Fäuste
card-approach = Annäherung
card-waaagh = Waaagh!
card-strength-of-gork = Stärke des Gork
card-eager-soldiers = Kampfeslust
card-bait = Köder
card-storm-of-chaos = Chaossturm
card-assault = Ansturm
card-intimidate = Einschüchterung
card-nurgles-rot = Nurgles Fäulnis
card-blood-for-the-blood-god = Blut für den Blutgott
card-stall = Spiel auf Zeit
card-speed-of-asuryan = Auf Asuryans Flügeln
card-arcane-attack = Magischer Angriff
card-shield-of-saphery = Schild von Saphery
card-push = Vorstoß
card-winds-of-morai-heg = Winde der Morai-Heg
card-entrap = Einkesseln
card-myrmidias-blessing = Myrmidias Segen
card-rally = Neu formieren
card-fulminating-cage = Lodernder Käfig
card-inspire = Anspornen
card-garrison = Garnison
card-attack = Angriff
card-strongholds = Festungen

## Terrain

terrain-gully = Schlucht
terrain-gully-text = Unwegsam und gefährlich: Wer hineingerät, muss anhalten, und nach einem Sprung oder nach dem Mobilisieren erleidet jede Disk, die sie überlappt, W6 physischen Schaden.
terrain-cave = Höhle
terrain-cave-text = Deckung: Bei Fernkampfangriffen auf eine Disk in ihr fällt ein Kampfwürfel weniger, aber mindestens einer. Fernkampfangriffe gehen nicht über ihren Rand, Streuschüsse schon.
terrain-ruined-windmill = Verfallene Windmühle
terrain-ruined-windmill-text = Blockiert die Sichtlinie zwischen Disks außerhalb und gibt Disks in ihr Schnell (Konter). Wer sie kontrolliert, darf auf ihr mobilisieren: Die Disk muss die Windmühle überlappen.
terrain-old-wood = Alter Wald
terrain-old-wood-text = Blockiert die Sichtlinie zwischen Disks außerhalb. Unwegsam: Wer hineingerät, muss anhalten. Deckung: Bei Fernkampfangriffen auf eine Disk in ihm fällt ein Kampfwürfel weniger, aber mindestens einer.
terrain-watchtower = Wachturm
terrain-watchtower-text = Disks in ihm sehen über alles hinweg, was die Sichtlinie blockiert, und sind immun gegen Schaden durch Gewaltig.

## Armies, races, factions

army-empire = Armee des Imperiums
army-orc = Armee der Orks
race-empire = Imperium
race-high-elf = Hochelfen
race-orc = Orks
race-chaos = Chaos
faction-order = Ordnung
faction-destruction = Zerstörung

## Ready-made regiments

regiment-azhag = Azhags Bataillon
regiment-grimgor = Grimgorks Bataillon
regiment-grom = Groms Bataillon
regiment-archaon = Archaons Bataillon
regiment-kairos = Kairos’ Bataillon
regiment-valkia = Valkias Bataillon
regiment-alarielle = Alarielles Bataillon
regiment-teclis = Teclis’ Bataillon
regiment-tyrion = Tyrions Bataillon
regiment-karl-franz = Karl Franz’ Bataillon
regiment-luthor-huss = Luthor Huss’ Bataillon
regiment-volkmar = Volkmars Bataillon

## What the command cards do

card-fists-of-mork-text = Nur für Zerstörung. Kampffähigkeit: Ein Zauberer fügt einer Ziel-Disk in mittlerer Reichweite und jeder Disk in deren kurzer Reichweite W6 − 2 magischen Schaden zu. Instabil: Bei Chaos trifft es auch den Zauberer.
card-approach-text = Viele Disks, keine Schnörkel.
card-waaagh-text = Jede Ork-Disk, die mit dieser Karte aktiviert wird, erhält Unaufhaltsam.
card-strength-of-gork-text = Nur für Zerstörung. Kampffähigkeit: Ein Zauberer verstärkt eine Ziel-Disk in mittlerer Reichweite.
card-eager-soldiers-text = Jede Disk, die mit dieser Karte aktiviert wird, erhält +1 Bewegung.
card-bait-text = Kampffähigkeit: Ein Held verstärkt eine Ziel-Disk in mittlerer Reichweite.
card-storm-of-chaos-text = Nur für Zerstörung. Kampffähigkeit: Ein Zauberer fügt jedem Gegner in kurzer Reichweite 2 magischen Schaden zu. Instabil: Bei Chaos trifft es auch den Zauberer.
card-assault-text = Geradewegs auf den Gegner, ohne Kniffe.
card-intimidate-text = Kampffähigkeit: Ein Held lässt eine gegnerische Disk, die ihn bindet, einmal springen; du wählst, wohin.
card-nurgles-rot-text = Nur für Zerstörung. Kampffähigkeit: Eine dämonische Disk senkt die Ausdauer einer gegnerischen Ziel-Disk in mittlerer Reichweite bis zur Endphase um 1.
card-blood-for-the-blood-god-text = Nur für Zerstörung. Kampffähigkeit: Ein Gefecht, an dem ein Held beteiligt ist, wird sofort abgehandelt, ohne Rücksicht auf die Reihenfolge im Massenkampf.
card-stall-text = Kampffähigkeit: Ein Held nimmt den Aktivierungsmarker von einer verbündeten Ziel-Disk in mittlerer Reichweite.
card-speed-of-asuryan-text = Nur für Ordnung. Jede Hochelfen-Disk, die mit dieser Karte aktiviert wird, erhält +2 Bewegung.
card-arcane-attack-text = Die Magie jeder Disk, die mit dieser Karte aktiviert wird, ist um 1 stärker.
card-shield-of-saphery-text = Nur für Ordnung. Kampffähigkeit: Ein Zauberer nimmt allen Schaden von einer verbündeten Ziel-Disk in mittlerer Reichweite.
card-push-text = Jede Disk, die mit dieser Karte aktiviert wird, erhält Gewaltig 1; hat sie schon Gewaltig, steigt es um 1.
card-winds-of-morai-heg-text = Nur für Ordnung. Fernkampfangriffe von Disks, die mit dieser Karte aktiviert werden, reichen eine Stufe weiter. Ohne Wirkung auf Disks, die schon einen Angriff auf Belagerungsreichweite haben.
card-entrap-text = Kampffähigkeit: Ein Held legt einen Aktivierungsmarker auf eine gegnerische Ziel-Disk in mittlerer Reichweite.
card-myrmidias-blessing-text = Eine Imperium-Disk, die mit dieser Karte aktiviert wird, erhält +2 Bewegung.
card-rally-text = Kampffähigkeit: Ein Held verstärkt eine Ziel-Disk in mittlerer Reichweite.
card-fulminating-cage-text = Nur für Ordnung. Kampffähigkeit: Ein Zauberer fügt einer gegnerischen Ziel-Disk in mittlerer Reichweite 3 magischen Schaden zu. Instabil: Bei Chaos trifft es auch den Zauberer.
card-inspire-text = Kampffähigkeit: Ein Held verstärkt eine oder zwei Ziel-Disks in mittlerer Reichweite.
card-garrison-text = Disks, die mit dieser Karte mobilisiert werden, erhalten keinen Aktivierungsmarker.
card-attack-text = Was zählt, ist die Zahl.

## Deployment cards

deployment-scout = Spähtrupp
deployment-scout-text = Deine Disks, die in dieser Zone aufmarschieren, erhalten Spähtrupp.
deployment-rendezvous = Treffpunkt
deployment-rendezvous-text = Deine Disks, die in dieser Zone mobilisiert werden, erhalten keinen Aktivierungsmarker.
deployment-ambush = Hinterhalt
deployment-ambush-text = Diese Zone reicht vom Rand bis zur großen Reichweite.
deployment-banners = Banner
deployment-banners-text = Deine Disks, die in dieser Zone aufmarschieren, beginnen verstärkt.
deployment-road = Straße
deployment-road-text = Deine Disks, deren Bewegung vollständig in dieser Zone beginnt, haben +1 Bewegung.
deployment-trenches = Gräben
deployment-trenches-text = Deine Disks, die vollständig in dieser Zone liegen, haben Resistenz (Fernkampfangriffe).
deployment-shrine = Schrein
deployment-shrine-text = Deine Disks, die vollständig in dieser Zone liegen, haben Resistenz (magischer Schaden).
deployment-palisade = Palisade
deployment-palisade-text = Deine Disks, die vollständig in dieser Zone liegen, haben Immunität (Gewaltig).
deployment-hill = Hügel
deployment-hill-text = Deine Disks, die vollständig in dieser Zone liegen, sehen über alles hinweg, was die Sichtlinie blockiert.
deployment-war-engines = Kriegsmaschinen
deployment-war-engines-text = Fernkampfangriffe deiner Disks, die vollständig in dieser Zone liegen, reichen eine Stufe weiter, höchstens auf Belagerungsreichweite.
deployment-relief = Entsatz
deployment-relief-text = Deine Disks, die in dieser Zone mobilisiert werden, sind verstärkt.
deployment-hidden-path = Verborgener Pfad
deployment-hidden-path-text = In der ersten Runde haben deine Disks, die vollständig in dieser Zone liegen, Immunität (Fernkampfangriffe).

## Scenarios: the abilities, and what the objectives are worth

scenario-forced-march = Gewaltmarsch
scenario-forced-march-text = Jede Disk, die sich bewegen kann, hat +1 Bewegung.
scenario-volleys = Salven
scenario-volleys-text = Bei jedem Fernkampfangriff wird ein Kampfwürfel mehr geworfen.
scenario-bloodlust = Blutdurst
scenario-bloodlust-text = Jede Disk erhält Gewaltig 1; hat sie schon Gewaltig, steigt es um 1.
scenario-winds-of-magic = Winde der Magie
scenario-winds-of-magic-text = Die Magie jeder Disk ist um 1 stärker.
scenario-grim-resolve = Grimmige Entschlossenheit
scenario-grim-resolve-text = Jeder Held auf dem Schlachtfeld beginnt jede Runde verstärkt.

objective-casualties =
    { $points ->
        [one] { $points } Siegpunkt für jede Disk in den Totenstapeln der Gegner.
       *[other] { $points } Siegpunkte für jede Disk in den Totenstapeln der Gegner.
    }
objective-heroes =
    { $points ->
        [one] { $points } Siegpunkt für jeden Helden in den Totenstapeln der Gegner.
       *[other] { $points } Siegpunkte für jeden Helden in den Totenstapeln der Gegner.
    }
objective-terrain =
    { $points ->
        [one] { $points } Siegpunkt für jedes Geländeteil, das du kontrollierst.
       *[other] { $points } Siegpunkte für jedes Geländeteil, das du kontrollierst.
    }
objective-ground =
    { $points ->
        [one] { $points } Siegpunkt für jede deiner Disks, die in eine gegnerische Aufmarschzone ragt.
       *[other] { $points } Siegpunkte für jede deiner Disks, die in eine gegnerische Aufmarschzone ragt.
    }
objective-survivors =
    { $points ->
        [one] { $points } Siegpunkt für jede deiner Disks auf dem Schlachtfeld, die außerhalb deiner Aufmarschzonen liegt.
       *[other] { $points } Siegpunkte für jede deiner Disks auf dem Schlachtfeld, die außerhalb deiner Aufmarschzonen liegt.
    }

## Abilities

ability-marshal = Reihen ordnen
ability-marshal-text = Fokusfähigkeit: Bis zu zwei Aktivierungsmarker wandern von verbündeten Disks auf andere verbündete Disks.
ability-orc-magic = Ork-Magie
ability-orc-magic-text = Die Magie dieser Disk ist um 1 stärker für jede Ork-Disk in kurzer Reichweite; sie selbst zählt mit.
ability-backlash = Rückschlag
ability-backlash-text = Diese Disk erleidet jedes Mal 1 Schaden, wenn sie Magie einsetzt.
ability-magic = Magie
ability-magic-text = Fokusfähigkeit: Fügt einer gegnerischen Ziel-Disk in mittlerer Reichweite magischen Schaden zu, ganz ohne Würfel.
ability-rouse = Die Jungz antreiben
ability-rouse-text = Fokusfähigkeit: Nimmt die Aktivierungsmarker von bis zu zwei Disks in mittlerer Reichweite, die „Jungz“ im Titel haben.
ability-summon = Dämonen rufen
ability-summon-text = Fokusfähigkeit: Mobilisiert eine dämonische Disk aus der Reserve in kurzer Reichweite dieser Disk; sie erhält einen Aktivierungsmarker.
ability-plague = Seuche
ability-plague-text = Jede verstärkte Disk, die in kurze Reichweite dieser Disk kommt, ob Freund oder Feind, verliert ihren Verstärkungsmarker.
ability-doom = Untergang
ability-doom-text = Verwickelt diese Disk einen Gegner in ein Gefecht, ob sie bindet oder gebunden wird, erleidet jeder Gegner in ihrer kurzen Reichweite 1 magischen Schaden.
ability-duel = Zweikampf
ability-duel-text = Verwickelt diese Disk Gegner in ein Gefecht, ob sie bindet oder gebunden wird, fällt für jeden von ihnen ein W6: Bei 4 oder mehr erleidet er 2 physischen Schaden.
ability-hellcannon = Ungezähmt
ability-hellcannon-text = Zeigt der erste Wurf ihres Fernkampfangriffs Chaos, muss diese Disk auf die nächstgelegene Disk zuspringen, die sie nicht bindet, und auf ihr landen, wenn sie kann.
ability-chaos-hits = Unbeirrbare Pfeile
ability-chaos-hits-text = Bei Fernkampfangriffen dieser Disk zählt Chaos als Treffer, auch bei neu geworfenen Streuschüssen.
ability-empower = Verstärken
ability-empower-text = Das Ziel erhält einen Verstärkungsmarker: +1 Angriffsstärke, +1 Konterstärke und +1 Ausdauer bis zur Endphase.
ability-inspire = Anspornen
ability-inspire-text = Ein oder zwei Ziele erhalten je einen Verstärkungsmarker: +1 Angriffsstärke, +1 Konterstärke und +1 Ausdauer bis zur Endphase.
ability-entrap = Einkesseln
ability-entrap-text = Die gegnerische Ziel-Disk erhält einen Aktivierungsmarker und kann nicht aktiviert werden, solange sie ihn trägt.
ability-refresh = Frische Kräfte
ability-refresh-text = Die verbündete Ziel-Disk verliert ihren Aktivierungsmarker und kann noch einmal aktiviert werden.
ability-heal = Heilung
ability-heal-text = Die verbündete Ziel-Disk verliert allen Schaden; Wunden bleiben.
ability-rot = Fäulnis
ability-rot-text = Die gegnerische Ziel-Disk hat bis zur Endphase 1 Ausdauer weniger; hat sie schon Schaden, kann das sofort eine Wunde bedeuten.
ability-cage = Lodernder Käfig
ability-cage-text = Die gegnerische Ziel-Disk erleidet 3 magischen Schaden. Instabil: Bei Chaos trifft es auch die Disk, die die Fähigkeit nutzt.
ability-storm = Chaossturm
ability-storm-text = Jeder Gegner in kurzer Reichweite der Disk, die die Fähigkeit nutzt, erleidet 2 magischen Schaden. Instabil: Bei Chaos trifft es auch sie selbst.
ability-fists = Morks Fäuste
ability-fists-text = Das Ziel und jede Disk in seiner kurzen Reichweite erleiden W6 − 2 magischen Schaden. Instabil: Bei Chaos trifft es auch die Disk, die die Fähigkeit nutzt.
ability-intimidate = Einschüchterung
ability-intimidate-text = Eine gegnerische Disk, die den Helden bindet, springt einmal dorthin, wohin der Spieler des Helden will.
ability-blood = Blut für den Blutgott
ability-blood-text = Ein Gefecht, an dem die Disk beteiligt ist, die die Fähigkeit nutzt, wird sofort abgehandelt, ohne Rücksicht auf die Reihenfolge im Massenkampf.

## Keywords of disks

keyword-flank = Flankierend
keyword-flank-text = Darf an jedem Schlachtfeldrand mobilisiert werden, außerhalb gegnerischer Aufmarschzonen und nicht auf einem Gegner.
keyword-flying = Fliegend
keyword-flying-text = Zieht über Disks und Gelände hinweg; nur wo ihre Bewegung endet, bindet und überlappt sie.
keyword-frenzy = Kampfrausch
keyword-frenzy-text = Als Angreifer darf sie jeden Gegner treffen, den sie bindet, statt nur einen.
keyword-immune-physical = Immunität (physischer Schaden)
keyword-immune-physical-text = Erleidet keinen physischen Schaden.
keyword-immune-arcane = Immunität (magischer Schaden)
keyword-immune-arcane-text = Erleidet keinen magischen Schaden.
keyword-immune-ranged = Immunität (Fernkampfangriffe)
keyword-immune-ranged-text = Kann nicht Ziel von Fernkampfangriffen sein und erleidet durch sie keinen Schaden.
keyword-immune-impact = Immunität (Gewaltig)
keyword-immune-impact-text = Erleidet keinen Schaden durch Gewaltig.
keyword-immune-magic = Immunität (Magie)
keyword-immune-magic-text = Kann nicht Ziel von Magie sein und erleidet durch sie keinen Schaden.
keyword-impact = Gewaltig { $value }
keyword-impact-text = Fügt nach jedem Sprung jeder neu gebundenen Disk so viel physischen Schaden zu, ob Freund oder Feind.
keyword-magic = Magie { $value }
keyword-magic-text = Darf als Aktion einer gegnerischen Ziel-Disk in mittlerer Reichweite so viel magischen Schaden zufügen.
keyword-mobile = Beweglich
keyword-mobile-text = Darf zu einer Bewegung auch den Fernkampfangriff oder die Fokusfähigkeit nutzen, vor oder nach der ganzen Bewegung.
keyword-relentless = Unaufhaltsam
keyword-relentless-text = Wenn sie in einer Bewegung zum ersten Mal Gegner bindet, muss sie nicht anhalten.
keyword-resistant-physical = Resistenz (physischer Schaden)
keyword-resistant-physical-text = Erleidet nur die Hälfte jedes physischen Schadens, aufgerundet.
keyword-resistant-arcane = Resistenz (magischer Schaden)
keyword-resistant-arcane-text = Erleidet nur die Hälfte jedes magischen Schadens, aufgerundet.
keyword-resistant-ranged = Resistenz (Fernkampfangriffe)
keyword-resistant-ranged-text = Erleidet nur die Hälfte des Schadens von Fernkampfangriffen, aufgerundet.
keyword-resistant-impact = Resistenz (Gewaltig)
keyword-resistant-impact-text = Erleidet nur die Hälfte des Schadens durch Gewaltig, aufgerundet.
keyword-resistant-magic = Resistenz (Magie)
keyword-resistant-magic-text = Erleidet nur die Hälfte des Schadens durch Magie, aufgerundet.
keyword-scout = Spähtrupp
keyword-scout-text = Darf sich vor der ersten Runde einmal frei bewegen, ohne einen Gegner zu überlappen oder ihm zu schaden.
keyword-slow-attack = Langsam (Angriff)
keyword-slow-attack-text = Ihr Angriff trifft erst nach allen Schlägen des Gefechts, die nicht langsam sind.
keyword-slow-counter = Langsam (Konter)
keyword-slow-counter-text = Ihr Konter trifft erst nach allen Schlägen des Gefechts, die nicht langsam sind.
keyword-strider = Waldläufer
keyword-strider-text = Ignoriert während der Bewegung die Fähigkeiten des Geländes.
keyword-swift-attack = Schnell (Angriff)
keyword-swift-attack-text = Ihr Angriff trifft vor allen Schlägen des Gefechts, die nicht schnell sind.
keyword-swift-counter = Schnell (Konter)
keyword-swift-counter-text = Ihr Konter trifft vor allen Schlägen des Gefechts, die nicht schnell sind.

## Keywords of terrain

terrain-keyword-blocks-sight = Blockiert die Sichtlinie
terrain-keyword-cover = Deckung
terrain-keyword-dangerous-physical = Gefährlich (physisch)
terrain-keyword-dangerous-arcane = Gefährlich (magisch)
terrain-keyword-defensive = Defensiv
terrain-keyword-fortified = Befestigt
terrain-keyword-high-ground = Erhöhte Position
terrain-keyword-rough = Unwegsam

## Words of the game

strategy-bold = Tollkühn
strategy-steady = Entschlossen
strategy-devious = Heimtückisch
strategy-slow = Langsam

phase-setup = Aufbau
phase-deployment = Aufmarsch
phase-scouting = Spähtrupps
phase-activation = Aktivierungsphase
phase-melee = Nahkampfphase
phase-end = Endphase
phase-over = Die Schlacht ist vorbei

range-short = kurze Reichweite
range-medium = mittlere Reichweite
range-long = große Reichweite
range-siege = Belagerungsreichweite

die-hit = Treffer
die-critical = kritischer Treffer
die-scatter = Streuschuss
die-miss = Fehlschuss
die-chaos = Chaos

step-swift = schneller Schlag
step-normal = Schlag
step-slow = langsamer Schlag

stat-movement = Bewegung
stat-attack = Angriffsstärke
stat-counter = Konterstärke
stat-toughness = Ausdauer
stat-stamina = Robustheit
stat-command = Befehlswert
stat-cost = Rekrutierungskosten
stat-points = Rekrutierungspunkte

token-damage = Schadensmarker
token-wound = Wundenmarker
token-activation = Aktivierungsmarker
token-empowerment = Verstärkungsmarker

size-small = Klein
size-medium = Mittel
size-large = Groß

type-physical = physisch
type-arcane = magisch

trait-hero = Held
trait-infantry = Infanterie
trait-cavalry = Kavallerie
trait-missile = Schütze
trait-caster = Zauberer
trait-monster = Monster
trait-war-machine = Kriegsmaschine
trait-daemonic = Dämonisch
trait-boyz = Jungz

edge-south = Südrand
edge-north = Nordrand
edge-west = Westrand
edge-east = Ostrand

side-text = Textseite
side-picture = Bildseite
side-front = Vorderseite
side-back = Rückseite

provenance-printed = Steht in einem Regelbuch
provenance-forced = Folgt aus einem Spielbeispiel
provenance-reported = Von Spielern berichtet
provenance-house = Unsere eigene Zahl

## Decisions: what is being decided, and what the others wait for

decision-roll = Die Würfel fallen.
decision-roll-wait = Warten auf die Würfel.
decision-shuffle = Die Karten werden gemischt.
decision-shuffle-wait = Warten, bis die Karten gemischt sind.
decision-edge = { $player } wählt einen Schlachtfeldrand.
decision-edge-wait = Warten, bis { $player } einen Rand wählt.
decision-tokens = { $player } verteilt die Initiativemarker: Wer kommt zuerst, wer danach?
decision-tokens-wait = Warten, bis { $player } die Initiativemarker verteilt.
decision-scenario = { $player } wählt eine von zwei Szenariokarten.
decision-scenario-wait = Warten, bis { $player } eine Szenariokarte wählt.
decision-zone = { $player } nimmt eine Aufmarschkarte und legt sie an den eigenen Rand.
decision-zone-wait = Warten, bis { $player } eine Aufmarschkarte legt.
decision-terrain = { $player } nimmt ein Geländeteil und platziert es auf dem Schlachtfeld.
decision-terrain-wait = Warten, bis { $player } ein Geländeteil platziert.
decision-deploy = { $player } lässt eine Disk in der Aufmarschzone aufmarschieren, noch { $left }.
decision-deploy-wait = Warten, bis { $player } eine Disk aufmarschieren lässt.
decision-scout = { $player } darf einen Spähtrupp bewegen oder das Spähen beenden.
decision-scout-wait = Warten auf die Spähtrupps: { $player } ist am Zug.
decision-command = { $player } wählt geheim eine Befehlskarte.
decision-command-wait = Warten, bis { $player } eine Befehlskarte wählt.
decision-resolve =
    { $left ->
        [0] { $player } schließt „{ $card }“ ab (keine Aktivierung mehr).
        [one] { $player } aktiviert eine Disk mit „{ $card }“ (noch { $left } Aktivierung).
       *[other] { $player } aktiviert eine Disk mit „{ $card }“ (noch { $left } Aktivierungen).
    }
decision-resolve-wait = Warten, bis { $player } eine Disk aktiviert.
decision-place = { $player } wählt einen Platz für die Disk { $disk } aus der Reserve.
decision-place-wait = Warten, bis { $player } eine Disk aus der Reserve mobilisiert.
decision-turn =
    { $flips ->
        [0] { $player } ist am Zug: { $disk } (kein Sprung mehr).
        [one] { $player } ist am Zug: { $disk } (noch { $flips } Sprung).
       *[other] { $player } ist am Zug: { $disk } (noch { $flips } Sprünge).
    }
decision-turn-wait = Warten, bis { $player } mit { $disk } handelt.
decision-nearest = { $player } wählt eine der gleich nahen Disks.
decision-nearest-wait = Warten, bis { $player } eine der gleich nahen Disks wählt.
decision-target = { $player } wählt ein Ziel für die Kampffähigkeit ({ $disk }).
decision-target-wait = Warten, bis { $player } ein Ziel wählt.
decision-token = { $player } versetzt oder entfernt Aktivierungsmarker: Welche Disk?
decision-token-wait = Warten, bis { $player } eine Disk für die Aktivierungsmarker wählt.
decision-engagement = { $player } wählt, welches Gefecht als Nächstes abgehandelt wird.
decision-engagement-wait = Warten, bis { $player } ein Gefecht wählt.
decision-strike = { $player } wählt für die Disk { $disk }, wen der Schlag trifft.
decision-strike-wait = Warten, bis { $player } wählt, wen eine Disk trifft.
decision-trigger = { $player } wählt, welche Fähigkeit zuerst wirkt.
decision-trigger-wait = Warten, bis { $player } wählt, welche Fähigkeit zuerst wirkt.
decision-bloodshed = { $player } wählt ein Gefecht, das sofort abgehandelt wird.
decision-bloodshed-wait = Warten, bis { $player } ein Gefecht wählt.
decision-shove = { $player } wählt, wohin die Disk { $disk } springen muss.
decision-shove-wait = Warten, bis { $player } eine Disk springen lässt.
decision-summon = { $player } wählt eine dämonische Disk aus der Reserve.
decision-summon-wait = Warten, bis { $player } eine dämonische Disk wählt.
decision-referee = Der Schiedsrichter sagt, was als Nächstes geschieht.
decision-referee-wait = Warten auf den Schiedsrichter.
decision-border = Die nächste Phase kann beginnen.
decision-border-wait = Die nächste Phase kann beginnen.

## Events: the log tells the battle

event-initiative =
    { $order ->
        [0] Würfe um die Initiative: { $rolls }. Gleichstand, also noch einmal.
       *[other] Würfe um die Initiative: { $rolls }. Die Reihenfolge: { $order }.
    }
event-edge = { $player } nimmt den { $edge }.
event-totals = { $players } würfeln um die Initiative: { $rolls }. Mit den übrigen Rekrutierungspunkten macht das { $totals }.
event-tokens = Die Initiative steht fest: { $order }.
event-scenario = Das aktive Szenario ist „{ $card }“.
event-objectives = Alle erhalten einen geheimen Auftrag.
event-special = Gespielt wird das Spezialszenario { $special }: Alle haben denselben offenen Auftrag.
event-offer = Zur Auswahl liegen aus: { $cards }.
event-zone = { $player } legt die Aufmarschkarte „{ $card }“ ({ $side }, Aufmarschwert { $value }).
event-terrain = { $player } platziert das Geländeteil „{ $piece }“.
event-aside = Das Geländeteil „{ $piece }“ passt nirgends hin; { $player } legt es beiseite.
event-deploy = { $disk } { $many ->
        [yes] marschieren
       *[no] marschiert
    } auf.
event-reinforce = { $disk } { $many ->
        [yes] werden
       *[no] wird
    } aus der Reserve mobilisiert.
event-round = Runde { $round } beginnt.
event-phase = { $phase }.
event-chosen = { $player } legt eine Befehlskarte verdeckt hin.
event-reveal = { $player } deckt „{ $card }“ auf.
event-order = Die Karten werden in dieser Reihenfolge abgehandelt: { $players }.
event-resolve = { $player } handelt „{ $card }“ ab.
event-unused = { $player } lässt { $count ->
    [one] eine Aktivierung
   *[other] { $count } Aktivierungen
} der Karte verfallen.
event-discard = { $player } legt „{ $card }“ ab.
event-flip = { $disk } { $many ->
        [yes] springen
       *[no] springt
    }{ $times ->
        [1] {""}
       *[other] {" "}{ $times }-mal
    }.
event-pin = { $disk } { $many ->
        [yes] binden
       *[no] bindet
    } { $other }.
event-stop = { $disk } { $many ->
        [yes] müssen
       *[no] muss
    } anhalten.
event-relentless = Unaufhaltsam: { $disk } { $many ->
        [yes] stürmen
       *[no] stürmt
    } ohne Halt weiter.
event-activated =
    { $cause ->
        [dice-critical] Der kritische Treffer legt einen Aktivierungsmarker auf { $disk }.
        [activation-pass] { $disk } { $many ->
                [yes] passen und erhalten
               *[no] passt und erhält
            } einen Aktivierungsmarker.
       *[other] { $disk } { $many ->
                [yes] erhalten
               *[no] erhält
            } einen Aktivierungsmarker.
    }
event-empower = { $disk } { $many ->
        [yes] schöpfen
       *[no] schöpft
    } neue Kraft: ein Verstärkungsmarker.
event-drained = { $disk } { $many ->
        [yes] verlieren
       *[no] verliert
    } den Verstärkungsmarker.
event-refreshed = { $disk } { $many ->
        [yes] werden
       *[no] wird
    } den Aktivierungsmarker los.
event-healed = { $disk } { $many ->
        [yes] schütteln
       *[no] schüttelt
    } allen Schaden ab.
event-weakened = { $disk } { $many ->
        [yes] verlieren
       *[no] verliert
    } bis zur Endphase { $amount } Ausdauer.
event-casualty = { $disk } { $many ->
        [yes] fallen und kommen
       *[no] fällt und kommt
    } auf den Totenstapel.
event-danger = Gefährlicher Boden! Der Wurf für { $disk }: { $faces }.
event-damage = { $disk } { $many ->
        [yes] nehmen
       *[no] nimmt
    } { $amount } Schaden{ $cause ->
        [keyword-impact] {" "}durch den Aufprall
        [terrain-dangerous] {" "}durch den Boden
       *[other] {""}
    }, insgesamt { $total }.
event-impact = { $disk } { $many ->
        [yes] prallen
       *[no] prallt
    } mit Gewaltig { $strength }{ $modifiers } auf.
event-guarded =
    { $left ->
        [0] Immun: { $amount } Schaden gegen { $disk } verpuffen.
       *[other] Resistent: Von { $amount } Schaden kommen { $left } bei { $disk } an.
    }
modifiers = ({ $modifiers })
modifier = { $source } { $change }
modifier-empowered = verstärkt
modifier-cover = Deckung
modifier-card = Befehlskarte
modifier-scenario = Szenario
modifier-orcs = Orks in der Nähe
event-wound = { $disk } { $many ->
        [yes] erleiden
       *[no] erleidet
    } eine Wunde, insgesamt { $wounds }.
event-shoot = { $disk } { $many ->
        [yes] schießen
       *[no] schießt
    } auf { $target } ({ $range }) mit { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
    }{ $modifiers }.
event-roll = Die Würfel, { $disk } gegen { $target }: { $faces }.
event-scatter =
    { $victims ->
        [0] Die Streuschüsse rund um { $target } finden kein Opfer.
       *[other] Streuschüsse rund um { $target } bedrohen { $victims }.
    }
event-siege = Belagerungsreichweite: Ein einfacher Treffer gegen { $victim } bleibt ohne Wirkung.
event-magic = { $disk } { $many ->
        [yes] wirken
       *[no] wirkt
    } Magie { $strength }{ $modifiers } auf { $target }.
event-focus = { $disk } { $many ->
        [yes] nutzen
       *[no] nutzt
    } die Fokusfähigkeit „{ $ability }“.
event-battle = { $disk } { $many ->
        [yes] nutzen
       *[no] nutzt
    } die Kampffähigkeit „{ $ability }“.
event-ability = { $disk }: „{ $ability }“ wirkt.
event-duel = { $disk } { $many ->
        [yes] fechten
       *[no] ficht
    } einen Zweikampf aus, der Wurf zeigt { $faces }.
event-unstable = Instabil! Der Wurf für { $disk }: { $faces }.
event-shift = Ein Aktivierungsmarker wandert von der Disk { $giver } auf die Disk { $taker }.
event-fight = Stahl trifft auf Stahl: { $pins }.
event-strike = { $disk } gegen { $victim }: { $step }, { $amount } Schaden{ $modifiers }.
event-eliminated = { $player } hat keine Disk mehr auf dem Schlachtfeld und scheidet aus.
event-cleared = Der Staub legt sich: Alle Marker außer den Wunden verschwinden, die Befehlskarten kommen zurück auf die Hand.
event-score = Siegpunkte: { $scores }.
event-over =
    { $winner ->
        [-2] Niemand gewinnt: Die letzten Disks sind gemeinsam gefallen.
       *[other] { $winner } gewinnt die Schlacht!
    }

## Refusals: why not, and what to do instead

refusal-malformed = Diese Antwort passt nicht zur Frage. Bitte noch einmal wählen.
refusal-stale = Das ist schon entschieden. Bitte den Tisch ansehen, wie er jetzt ist.
refusal-no-such-disk = Diese Disk gibt es nicht. Bitte eine wählen, die im Spiel ist.
refusal-no-such-option = Das geht hier nicht. Bitte eine der angebotenen Möglichkeiten wählen.
refusal-no-such-target = Diese Disk kann nicht Ziel der Fähigkeit sein. Bitte eine wählen, die in Reichweite und in Sicht ist und noch nicht betroffen.
refusal-wrong-phase = Das muss warten: Es gehört in eine andere Phase.
refusal-game-over = Die Schlacht ist vorbei.
refusal-activation-open = Die Disk { $disk } ist noch aktiv. Bitte erst diese Aktivierung beenden.
refusal-not-your-turn = Du bist noch nicht am Zug. Bitte warten, bis der andere Spieler fertig ist.
refusal-not-first-player = Nur der Startspieler bestimmt, in welcher Reihenfolge die Gefechte abgehandelt werden.
refusal-stopped-on-enemy = Die Disk { $disk } hat einen Gegner gebunden und muss anhalten; die übrigen Sprünge verfallen.
refusal-stopped-on-rough = Die Disk { $disk } ist auf unwegsames Gelände geraten und muss dort anhalten.
refusal-move-over = Diese Bewegung ist vorbei.
refusal-no-movement = Keine Bewegung für die Disk { $disk }: Sie hat keinen Bewegungswert.
refusal-no-flips-left =
    { $flips ->
        [0] Die Disk { $disk } hat in dieser Bewegung keinen Sprung.
        [one] Die Disk { $disk } hat ihren einzigen Sprung verbraucht.
       *[other] Die Disk { $disk } hat alle { $flips } Sprünge verbraucht.
    }
refusal-too-far = Das ist zu weit: Ein Sprung der Disk { $disk } reicht { $reach } mm. Bitte einen näheren Platz wählen oder mehrmals springen.
refusal-out-of-reach = Dieser Platz lässt sich in dieser Bewegung nicht erreichen. Bitte einen im angezeigten Bereich wählen.
refusal-land-first = Die Disk { $disk } muss erst landen: die Bewegung beenden, dann schießen oder die Fokusfähigkeit nutzen.
refusal-must-lurch = Die Disk { $disk } muss auf die Disk { $other } zuspringen und auf ihr landen, wenn ein Sprung so weit reicht.
refusal-one-action = Eine Disk hat in einer Aktivierung nur eine Aktion.
refusal-scout-on-enemy = Ein Spähtrupp darf nicht auf einem Gegner landen. Bitte einen freien Platz für die Disk { $disk } wählen.
refusal-scouts-do-no-harm = Beim Spähen darf sich die Disk { $disk } nur bewegen. Mit Beweglich darf eine Aktion dazukommen, solange sie keinem Gegner Schaden zufügt.
refusal-not-a-scout = Jetzt darf sich nur eine aufmarschierte Disk mit Spähtrupp bewegen, die das noch nicht getan hat.
refusal-magic-needs-enemy = Die Disk { $other } kann nicht das Ziel sein: Magie wirkt nur auf Gegner auf dem Schlachtfeld.
refusal-magic-out-of-range = Die Disk { $other } ist zu weit entfernt: Magie braucht ein Ziel in mittlerer Reichweite.
refusal-immune-target = Die Disk { $other } kann nicht das Ziel sein: Sie ist immun.
refusal-no-sight = Zwischen den Disks { $disk } und { $other } gibt es keine Sichtlinie. Bitte ein Ziel in Sicht wählen.
refusal-cave = Fernkampfangriffe gehen nicht über den Rand einer Höhle: Die Disks { $disk } und { $other } müssten beide in ihr oder beide außerhalb liegen.
refusal-out-of-range = Die Disk { $other } ist außer Reichweite für die Disk { $disk }. Bitte ein näheres Ziel wählen.
refusal-target-out-of-range = Die Disk { $other } kann nicht das Ziel sein: Die Kampffähigkeit reicht von der Disk { $disk } aus nur bis zur mittleren Reichweite.
refusal-not-itself = Eine Disk kann nicht Ziel ihres eigenen Fernkampfangriffs sein. Bitte ein anderes Ziel für die Disk { $disk } wählen.
refusal-no-ranged-attack = Die Disk { $disk } hat diesen Fernkampfangriff nicht.
refusal-no-focus = Die Disk { $disk } kann diese Fokusfähigkeit jetzt nicht nutzen.
refusal-nothing-to-shift = Für diese Fokusfähigkeit der Disk { $disk } gibt es gerade nichts zu tun.
refusal-not-on-table = Diese Disk liegt nicht auf dem Schlachtfeld.
refusal-not-your-disk = Die Disk { $disk } steht nicht unter deiner Kontrolle.
refusal-already-activated = Die Disk { $disk } kann nicht aktiviert werden, solange ein Aktivierungsmarker auf ihr liegt.
refusal-pinned-disk = Die Disk { $disk } kann nicht aktiviert werden: Sie ist gebunden und muss warten, bis nichts mehr auf ihr liegt.
refusal-in-reserve = Die Disk { $disk } liegt noch in der Reserve. Bitte zuerst mobilisieren.
refusal-not-in-reserve = Die Disk { $disk } lässt sich nicht mobilisieren: Sie liegt nicht in der Reserve.
refusal-must-activate = Es gibt noch Aktivierungen und Disks, die aktiviert werden können. Bitte eine aktivieren; sie darf passen.
refusal-no-activations = Diese Karte hat keine Aktivierung mehr für die Disk { $disk }.
refusal-card-waits = Gerade wird die Karte eines anderen Spielers abgehandelt; deine muss warten.
refusal-not-in-hand = Diese Karte ist nicht auf deiner Hand. Bitte eine Handkarte wählen.
refusal-no-battle-ability = Diese Karte hat keine Kampffähigkeit.
refusal-battle-used = Die Kampffähigkeit dieser Karte ist schon genutzt.
refusal-wrong-user = Die Disk { $disk } kann diese Kampffähigkeit jetzt nicht nutzen: Nötig ist eine Disk der Art, die auf der Karte steht, mit einem Ziel in Reichweite.
refusal-outside-zone = Die Disk { $disk } muss vollständig in einer deiner Aufmarschzonen liegen.
refusal-zone-full = Diese Aufmarschzone ist voll. Bitte einen anderen Platz für die Disk { $disk } wählen.
refusal-heroes-first = Die übrigen Plätze sind für deine Helden. Bitte sie vor der Disk { $disk } aufmarschieren lassen.
refusal-too-far-from-summoner = Die Disk { $disk } muss auf dem Schlachtfeld in kurzer Reichweite der Disk { $other } erscheinen.
refusal-already-deployed = Die Disk { $disk } liegt schon auf dem Schlachtfeld. Bitte eine andere wählen.
refusal-on-enemy = Die Disk { $disk } darf nicht auf einem Gegner liegen; hier liegt die Disk { $other }.
refusal-not-at-edge = Die Disk { $disk } muss ganz auf dem Schlachtfeld liegen und den Rand berühren oder in einer deiner Aufmarschzonen liegen.
refusal-in-enemy-zone = Die Disk { $disk } darf nicht in einer gegnerischen Aufmarschzone liegen.
refusal-card-off-edge = Die Aufmarschkarte muss vollständig an deinem eigenen Rand liegen.
refusal-cards-overlap = Aufmarschkarten dürfen sich nicht überlappen. Bitte diese daneben oder getrennt von den anderen legen.
refusal-card-near-corner = Bei so vielen Spielern dürfen Aufmarschkarten nur auf einem Teil deines Randes liegen. Bitte einen Platz dort wählen.
refusal-card-leaves-no-room = So bleibt an deinem Rand kein Platz für die Karten, die du noch legen musst ({ $cards }). Bitte die Karte am Rand verschieben.
refusal-edge-taken = Dieser Rand ist nicht für dich frei. Bitte einen der angebotenen Ränder wählen.
refusal-not-offered = Das liegt nicht aus. Bitte eine der ausgelegten Karten wählen.
refusal-terrain-near-edge = Gelände muss auf dem Schlachtfeld und weiter als kurze Reichweite von jedem Rand liegen. Bitte einen Platz näher an der Mitte wählen.
refusal-terrain-too-close = Geländeteile müssen weiter als kurze Reichweite voneinander entfernt liegen. Bitte einen Platz mit mehr Abstand wählen.
refusal-fits-somewhere = Dieses Geländeteil passt noch auf das Schlachtfeld und darf nicht beiseitegelegt werden. Bitte platzieren.
refusal-scrum-order = Dieses Gefecht muss warten: Im Massenkampf verteidigt sich eine umkämpfte Disk, bevor sie angreift. Bitte ein anderes wählen.
refusal-not-engaged = Die Disk { $disk } kann nur Disks treffen, mit denen sie hier im Gefecht ist.
refusal-must-strike = Die Disk { $disk } muss zuschlagen. Bitte wählen, wen sie trifft.
refusal-one-victim = Die Disk { $disk } darf nur einen Gegner treffen.
refusal-cannot-undo = Das lässt sich nicht zurücknehmen: Danach kamen Würfel, eine aufgedeckte Karte oder die Antwort eines anderen Spielers.
refusal-wrong-dice =
    { $dice ->
        [one] Das passt nicht zum Wurf: Es war { $dice } Würfel zu werfen.
       *[other] Das passt nicht zum Wurf: Es waren { $dice } Würfel zu werfen.
    }
refusal-no-such-face = Der Würfel hat keine Seite „{ $face }“.
refusal-wrong-shuffle = Das ist keine Reihenfolge der Karten, die zu mischen waren.

## Errors

error-not-json = Die Nachricht war nicht lesbar. Bitte die Seite neu laden.
error-too-large = Das war zu viel auf einmal: Die Nachricht oder Datei ist zu groß.
error-too-deep = Das ließ sich nicht lesen: Listen sind zu tief verschachtelt.
error-long-number = Das ließ sich nicht lesen: Eine Zahl hat mehr als { $most } Ziffern.
error-too-many-values = Das war zu viel auf einmal: Höchstens { $most } Werte lassen sich lesen.
error-too-long = Das auszurechnen würde zu lange dauern.
error-too-fast = Zu viele Nachrichten auf einmal. Bitte kurz warten und es dann noch einmal versuchen.
error-stranger = Diese Adresse kennt der Server nicht. Öffne Flipfield unter der Adresse, die du bekommen hast; wer den Server betreibt, kann Namen mit --name ergänzen.
error-too-many = Das ist viel auf einmal. Warte { $wait ->
    [one] eine Sekunde
   *[other] { $wait } Sekunden
} und versuche es dann noch einmal.
error-malformed = Die Nachricht war nicht verständlich. Bitte die Seite neu laden.
error-no-such-game = Diese Schlacht gibt es hier nicht. Vielleicht ist die Adresse unvollständig; auf der Startseite stehen deine.
error-no-such-seat = Dieser Platz gehört dir nicht: Es gibt ihn nicht, oder jemand spielt ihn jetzt an einem anderen Gerät.
error-no-such-invitation = Diese Einladung ist schon benutzt oder durch eine neuere ersetzt. Bitte um einen neuen Link.
error-stale = Das Spiel ist schon weiter. Bitte den Tisch ansehen, wie er jetzt ist.
error-not-saved = { $reason ->
    [vanished] Die Datenbank des Servers ist verschwunden: Nichts kann gespeichert werden, die Antwort zählt nicht. Sag es dem, der den Server betreibt.
    [damaged] Die Datenbank des Servers ist beschädigt: Nichts kann gespeichert werden, die Antwort zählt nicht. Sag es dem, der den Server betreibt.
   *[other] Die Antwort konnte nicht gespeichert werden und zählt nicht. Bitte gleich noch einmal versuchen.
    }
error-broken-game = Diese Schlacht ist in der Datenbank des Servers beschädigt und lässt sich nicht öffnen. Alle anderen Schlachten gehen weiter.
error-replay-not-over = Die Aufzeichnung gibt es, sobald die Schlacht vorbei ist.
error-broken-replay = Diese Aufzeichnung ist beschädigt, und zwar bei { $place }. Speichere sie noch einmal und öffne die neue Datei.
error-wrong-version = Das stammt aus einer anderen Version von Flipfield und lässt sich hier nicht öffnen.
error-server = Auf dem Server ist etwas schiefgegangen. Bitte noch einmal versuchen; was bisher angenommen wurde, bleibt erhalten.
error-no-such-rule = Diese Regel gibt es nicht.
error-setup = So lässt sich die Schlacht nicht aufbauen. Bitte „{ $key }“ prüfen.

## Setups that cannot be

setup-unknown-game = Dieses Spiel gibt es hier nicht.
setup-unknown-bot = Diesen Bot gibt es nicht.
setup-unknown-key = Der Aufbau kennt „{ $key }“ nicht.
setup-wrong-number = Dieser Aufbau ist für { $players } Spieler.
setup-players-range = Dieses Spiel ist für { $least } bis { $most } Spieler.
setup-regiments-range = Die Armeen dürfen { $least } bis { $most } Bataillone haben.
setup-sets-range = Möglich sind { $least } bis { $most } Grundspiele.
setup-unknown-special = Dieses Spezialszenario gibt es nicht. Bekannt sind: { $known }.
setup-sets-for-strongholds = „Festungen“ braucht für jeden Spieler ein Grundspiel: { $least }.
setup-supply-shape = Ob alle Armeen in die Grundspiele passen müssen, wird mit true oder false gesagt.
setup-supply-short =
    { $sets ->
        [one] Ein Grundspiel reicht nicht für alle Armeen zusammen. Es fehlen: { $missing }.
       *[other] { $sets } Grundspiele reichen nicht für alle Armeen zusammen. Es fehlen: { $missing }.
    }
setup-teams-shape = In einem Teamspiel hat jeder Spieler ein Team: { $players } Zahlen, darunter mindestens zwei verschiedene.
setup-field-shape = Das Schlachtfeld braucht zwei Zahlen: seine Breite und seine Höhe.
setup-field-too-small = Das Schlachtfeld ist zu klein für alle Aufmarschzonen. Bitte ein größeres wählen.
setup-field-too-large = Das Schlachtfeld ist zu groß: höchstens { $most } cm auf jeder Seite. Bitte ein kleineres wählen.
setup-far-too-many-regiments = Keine Armee hat mehr als { $most } Bataillone.
setup-two-armies = Die Trainingsschlacht braucht genau zwei Armeen.
setup-unknown-army = Eine Trainingsarmee „{ $army }“ gibt es nicht.
setup-same-army = Beide Spieler haben „{ $army }“ gewählt. Bitte zwei verschiedene Trainingsarmeen wählen.
setup-army-shape = Eine Armee braucht eine Liste von Bataillonen.
setup-regiment-shape = Ein Bataillon braucht einen Helden und eine Liste von Einheiten mit ihrer Anzahl.
setup-unknown-regiment = Ein fertiges Bataillon „{ $regiment }“ gibt es nicht.
setup-unknown-hero = Einen Helden „{ $hero }“ gibt es nicht.
setup-unknown-unit = Eine Einheit „{ $unit }“, die sich rekrutieren ließe, gibt es nicht.
setup-unknown-card = Eine der Befehlskarten gibt es nicht. Bitte die Handkarten prüfen.
setup-bad-copies = Die Anzahl muss eine ganze Zahl ab 1 sein. Bitte „{ $unit }“ prüfen.
setup-overlay-shape = Das Overlay mit eigenen Zahlen muss ein Text sein.
setup-bad-overlay = Das Overlay mit eigenen Zahlen stimmt bei „{ $place }“ nicht: { $message }.

## Limits that an army breaks

army-army-size = Anzahl der Bataillone: { $regiments }. Vereinbart sind { $agreed }.
army-over-budget = Bataillon { $regiment }: Die Einheiten kosten zusammen { $cost }, der Held hat aber nur { $points } Rekrutierungspunkte.
army-other-race = Bataillon { $regiment }: Die Disk { $unit } kann hier nicht rekrutiert werden, denn Helden rekrutieren nur ihr eigenes Volk.
army-too-many-copies = Bataillon { $regiment }: Die Disk { $unit } kommt { $copies }-mal vor; erlaubt ist sie höchstens { $most }-mal.
army-too-few-small = Bataillon { $regiment }: kleine Disks { $small }, mittelgroße und große { $bigger }. Es müssen mindestens so viele kleine sein.
army-too-many-elite = Bataillon { $regiment }: Elite-Disks { $elites }. Erlaubt ist nur eine.
army-two-factions = Disks der Ordnung und der Zerstörung dürfen nicht in derselben Armee sein.
army-unique-twice = Die Disk { $unit } darf nicht zweimal in der Armee sein: Sie ist einzigartig.
army-no-unique-hero = Die Armee braucht mindestens einen einzigartigen Helden.
army-hand-size = Befehlskarten: { $cards }. Nach den Befehlswerten der Helden müssen es genau { $command } sein.
army-card-twice = Die Befehlskarte „{ $card }“ darf nicht zweimal auf der Hand sein.
army-other-faction = Die Befehlskarte „{ $card }“ ist nur für die andere Fraktion.
army-too-few-disks = Disk { $unit }: Alle Armeen zusammen wollen { $wanted }, in den Grundspielen liegen { $held }. Es fehlen: { $short }.
army-too-few-cards = Befehlskarte „{ $card }“: Alle Armeen zusammen wollen { $wanted }, in den Grundspielen liegen { $held }. Es fehlen: { $short }.
