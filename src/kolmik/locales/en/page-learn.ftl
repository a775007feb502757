# Learning: the lessons at /learn/… and the rule pages at /rules/…

## The lessons

learn-title = Learn by playing
learn-intro = A first game of about three minutes. There is nothing to read beforehand: you play, and you learn what you need to know along the way.
# $game: the name of a game, such as Towers
learn-game = Learn { $game }
learn-minutes = About three minutes
learn-none = There is no such lesson

# The players in the lessons: the reader, if no name was given yet, and two others. The texts of the lessons use these names
# for the others.
learn-you = You
learn-other-1 = Mia
learn-other-2 = Tom

# $step of $steps: 3 of 14
learn-step = Step { $step } of { $steps }
learn-guide = What to do
learn-next = Next
learn-skip = Do it for me
learn-again = Start again
learn-failed = The lesson got stuck. Please start it again.
learn-watch = Watch what happens…
learn-lit = Your turn: choose what is lit.

learn-done = Now you know how to play!
learn-play = Play now
learn-rules = Read the rules
learn-others = Learn another game

## The rule pages

rules-title = Rules
rules-none = There are no such rules
rules-games = Rules of the games
rules-contents = On this page
rules-more = For the curious
rules-find = Find a rule
rules-find-help = A word, or a number such as { $example }
rules-found =
    { $count ->
        [0] No rule contains this word.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-all = Show everything
rules-learn = Learn by playing
