### The way to the lessons and the lesson's own buttons.

learn-title = Learn to play
learn-about = Eight short lessons on the real table: two minutes each, nothing to read beforehand.
learn-begin = First lesson
learn-go-on = Go on with lesson { $number }
learn-all = All lessons
learn-all-done = All lessons done. Now fight a whole battle!
learn-intro = Every lesson shows one thing and lets you try it. The table is the real one: what is against the rules is refused, and the rule is one tap away.
learn-count = { $done } of { $count } done
learn-done = Done
learn-start = Begin
learn-repeat = Once more
learn-lesson = Lesson { $number } of { $count }
learn-step = Step { $step } of { $count }
learn-read = Go on
learn-watch = Watch: it is the tutor’s turn.
learn-restart = Start over
learn-skip = Skip
learn-well = Well done!
learn-next = Next lesson: { $title }
learn-battle = To the training battle
bot-tutor = tutor
refusal-lesson = That is allowed, but this lesson wants to show you something else. Try again.
error-no-such-lesson = There is no such lesson. Go back to the list and choose another one.
setup-bad-position = The position to start from is wrong at “{ $place }”.
