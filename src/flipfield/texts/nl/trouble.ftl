### When something goes wrong, and what a player comes back to.

## Connection and versions

offline-waiting = De verbinding is verbroken. Je antwoord wordt verstuurd zodra ze terug is.
offline-refused = Daarvoor is de verbinding nodig, en die is nu verbroken. Er is niets gespeeld; probeer het opnieuw als ze terug is.
offline-now = Nu proberen
renewed = Flipfield is vernieuwd terwijl deze pagina openstond. Laad haar opnieuw om veilig verder te gaan; er gaat niets verloren.
renewed-reload = Opnieuw laden
page-missing = Deze pagina kon niet worden geladen. De verbinding is verbroken of Flipfield is vernieuwd. Opnieuw laden helpt.

## A browser that keeps nothing, and the way back

storage-none = Deze browser onthoudt niets tussen bezoeken, dus ook geen veldslagen. Het adres van een veldslag is de weg terug: bewaar het als bladwijzer of kopieer aan tafel de link.
storage-game = Deze browser onthoudt deze veldslag niet. Het adres is je weg terug: bewaar het als bladwijzer of kopieer de link. Wie hem heeft, kan voor jou spelen.
storage-understood = Begrepen
link-copy = Link naar mijn plaats kopiëren
link-copied = Gekopieerd. Hij opent deze veldslag overal; wie hem heeft, kan voor jou spelen.
link-by-hand = De browser laat ons niet kopiëren. Hier is de link:

## Players

friend-language = Taal van je medespeler
bot-numbered = Bot { $number } ({ $bot })

## Games on the start page

games-remove = ‘{ $game }’ van de lijst halen
games-removed = ‘{ $game }’ staat niet meer op de lijst.
games-few = Minder tonen
games-all =
    { $count ->
        [one] { $count } veldslag tonen
       *[other] Alle { $count } veldslagen tonen
    }
games-restore =
    { $count ->
        [one] { $count } veldslag terugzetten
       *[other] { $count } veldslagen terugzetten
    }

## Reports and replays

report-words = Wat ging er mis? (in je eigen woorden)
reported-title = Probleemmelding van { $when }
reported-silent = De speler schreef er niets over.
reported-versions = Flipfield { $version }, pagina { $client }.

## Sources of rules

source-000 = Duits regelboek
source-001 = Pools regelboek
source-004 = Engels overzicht
rule-in-lexicon = In het lexicon openen
