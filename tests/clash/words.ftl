## Month Clash

clash = Month Clash
clash-about = Two or three players: all lay a card at once, and the highest takes the trick.
clash-preset-standard = Standard rules
clash-preset-short = One round

clash-rules-goal = Take tricks. Each is a point, and whoever has the most points in the end wins.
clash-rules-turn = All choose a card, and lay them at the same time. The highest card takes the trick.
clash-rules-points = A trick is a point.

clash-ask-ready = Look at your cards. Ready for round { $round }?
clash-ask-play = **Choose a card:** all lay theirs at the same time.

clash-verb-ready = Ready
clash-verb-finish = End the match
clash-verb-play = { cards-play }
clash-verb-resign = Resign
clash-help-goal = The highest card takes the trick, and each trick is a point.

clash-tell-dealer = { $who } deals first.
clash-tell-dealt = Round { $first } is dealt; { $who } is the dealer.
clash-tell-began = { $who } begins.
clash-tell-laid = { $who } lays **{ $pieces }**
clash-tell-took = { $who } takes the trick.
clash-tell-won = { $who } wins the round.
clash-tell-draw = Nobody has the most alone: a draw.
clash-tell-scored = { $who } scores { $first } and has { $second }.
clash-tell-finished = Everyone agrees to end the match here.
clash-tell-resigned = { $who } resigns.
clash-tell-over = The match is over.

yaku-tricks = Tricks
pattern-tricks = Whatever lies in it.
clash-settled-won = { $who } has the most tricks.
clash-settled-draw = Nobody has the most tricks alone.
clash-term-base = Tricks
clash-term-score = Score

clash-option-rounds = Rounds
clash-option-cards = Cards in a hand
clash-hand-answered = You lay **{ $move }**.
