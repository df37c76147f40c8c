### Reports of running games, the log, and what somebody sees who only looks on.

reported-gone = A report is kept only as long as its page is open. Open the file again.

# The units whose name needs a verb in the plural, where that matters in this language.
units-many = -
onlooking = You are looking on: hands and secret choices stay hidden. To play, open the link to your seat.
lexicon-meant = “{ $words }” stands nowhere. Shown is “{ $meant }”.
learn-astray = Too far from here? Take your flips back with “Undo”, or start the lesson over.
