### When something goes wrong, and what a player comes back to.

## Connection and versions

offline-waiting = The connection is lost. Your answer is sent once it is back.
offline-refused = That needs the connection, which is lost at the moment. Nothing was played; try again when it is back.
offline-now = Try now
renewed = Flipfield was renewed while this page was open. Reload it to go on safely; nothing is lost.
renewed-reload = Reload
page-missing = This page could not be loaded. Either the connection is lost or Flipfield was renewed. Reloading helps.

## A browser that keeps nothing, and the way back

storage-none = This browser keeps nothing between visits, so battles are not remembered here. Each battle’s address is the way back to it: keep it as a bookmark or copy its link at the table.
storage-game = This browser will not remember this battle. Its address is your way back: keep it as a bookmark, or copy the link. Whoever has it can play for you.
storage-understood = Understood
link-copy = Copy the link to my seat
link-copied = Copied. It opens this battle anywhere; whoever has it can play for you.
link-by-hand = The browser does not let us copy. Here is the link:

## Players

friend-language = Your friend’s language
bot-numbered = Bot { $number } ({ $bot })

## Games on the start page

games-remove = Take “{ $game }” off the list
games-removed = “{ $game }” is off the list.
games-few = Show fewer
games-all =
    { $count ->
        [one] Show { $count } battle
       *[other] Show all { $count } battles
    }
games-restore =
    { $count ->
        [one] Bring { $count } battle back to the list
       *[other] Bring { $count } battles back to the list
    }

## Reports and replays

report-words = What went wrong? (in your words)
reported-title = Problem report of { $when }
reported-silent = The player wrote nothing about it.
reported-versions = Flipfield { $version }, page { $client }.

## Sources of rules

source-000 = German rulebook
source-001 = Polish rulebook
source-004 = English quick reference
rule-in-lexicon = Open in the lexicon
