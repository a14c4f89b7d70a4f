## Month Tricks

tricks = Month Tricks
tricks-about = Two or three players: lay a card each, and the highest takes the trick.
tricks-preset-standard = Standard rules
tricks-preset-short = One round

tricks-rules-goal = Take tricks. Each is a point, and whoever has the most points in the end wins.
tricks-rules-turn = Whoever took the last trick lays a card, then the others. The highest card takes the trick.
tricks-rules-points = A trick is a point.

tricks-ask-ready = Look at your cards. Ready for round { $round }?
tricks-ask-play = **Your turn:** lay a card.

tricks-verb-ready = Ready
tricks-verb-finish = End the match
tricks-verb-play = { cards-play }
tricks-verb-resign = Resign
tricks-help-goal = The highest card takes the trick, and each trick is a point.

tricks-tell-dealer = { $who } deals first.
tricks-tell-dealt = Round { $first } is dealt; { $who } is the dealer.
tricks-tell-began = { $who } begins.
tricks-tell-laid = { $who } lays **{ $pieces }**.
tricks-tell-took = { $who } takes the trick.
tricks-tell-won = { $who } wins the round.
tricks-tell-draw = Nobody has the most alone: a draw.
tricks-tell-scored = { $who } scores { $first } and has { $second }.
tricks-tell-finished = Everyone agrees to end the match here.
tricks-tell-resigned = { $who } resigns.
tricks-tell-over = The match is over.

yaku-tricks = Tricks
pattern-tricks = Whatever lies in it.
tricks-settled-won = { $who } has the most tricks.
tricks-settled-draw = Nobody has the most tricks alone.
tricks-term-base = Tricks
tricks-term-score = Score

tricks-option-rounds = Rounds
tricks-option-cards = Cards in a hand
