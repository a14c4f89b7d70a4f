## The deck of shells

piece-k1 = Shell One
piece-k2 = Shell Two
piece-k3 = Shell Three
piece-k4 = Shell Four
piece-k5 = Shell Five
piece-k6 = Shell Six
piece-k7 = Shell Seven
piece-k8 = Shell Eight
piece-k9 = Shell Nine
short-k1 = Shell One
short-k2 = Shell Two
short-k3 = Shell Three
short-k4 = Shell Four
short-k5 = Shell Five
short-k6 = Shell Six
short-k7 = Shell Seven
short-k8 = Shell Eight
short-k9 = Shell Nine

help-marks-shells = **Marks:** a ring of light is a shell that you may lay now.
shells-laid = { $who } has laid { $shells }.
shells-own = You hold { $shells }.
shells-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
yaku-trick = Trick
pattern-trick = The higher shell takes both.

## Nine Shells

shells = Nine Shells
    .also = The Shell Game, Tideline
shells-about = Two players: lay a shell each, and the higher one takes both.
shells-preset-standard = Standard rules
shells-preset-short = One round
shells-tradition-standard = A game that nobody plays: a template of the authors.
shells-tradition-short = One round of the template.

shells-rules-goal = Take tricks. Each is a point, and whoever has the most points in the end wins.
shells-rules-turn = Whoever took the last trick lays a shell, then the other one. The higher shell takes both.
shells-rules-points = A trick is a point.

shells-ask-ready = Look at your shells. Ready for round { $round }?
shells-ask-lay = **Your turn:** lay a shell.

shells-verb-ready = Ready
shells-verb-finish = End the match
shells-verb-lay = { $pieces }
shells-verb-resign = Resign
shells-help-goal = The higher shell takes both, and each trick is a point.
shells-help-lay = *Shell One* to *Shell Nine*: lay that shell.

shells-tell-dealt = Round { $first } is dealt; { $who } is the dealer.
shells-tell-began = { $who } begins.
shells-tell-laid = { $who } lays **{ $pieces }**.
shells-tell-took = { $who } takes the trick.
shells-tell-won = { $who } wins the round.
shells-tell-draw = Both have the same: a draw.
shells-tell-scored = { $who } scores { $first } and has { $second }.
shells-tell-finished = Both agree to end the match here.
shells-tell-resigned = { $who } resigns.
shells-tell-over = The match is over.

shells-settled-won = { $who } has more tricks.
shells-settled-draw = Both have the same number of tricks.
shells-term-base = Tricks
shells-term-score = Score

shells-option-rounds = Rounds
