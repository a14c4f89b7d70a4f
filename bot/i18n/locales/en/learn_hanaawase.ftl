## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **Every captured card has points:** a Bright 20, an Animal 10, a Ribbon 5, a Plain 1. A round goes on until all hands are empty.
hanaawase-learn-values-ask = **Which card captures the most points?**
hanaawase-learn-values-bright = { $bright } is a Bright: 20 points, and 1 for your own card.
hanaawase-learn-values-animal = { $animal } is worth 10. A Bright is worth 20.
hanaawase-learn-values-ribbon = { $ribbon } is worth 5. A Bright is worth 20.

hanaawase-learn-par = All cards together are worth 264, so { $par } is an even share for each of the three. **Your score is what you have above { $par }**, or what you lack. These are the cards you captured in a round: { $points } points, no yaku. Nobody else has one either.
hanaawase-learn-par-ask = **What do you score?**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }. The others together are as far below their shares, and pay it: the three scores of a round add up to zero.
hanaawase-learn-par-all = { $points } is what your cards are worth. The even share of { $par } is subtracted.
hanaawase-learn-par-nothing = Cards count without yaku, too. How far are you above { $par }?

hanaawase-learn-viewing = Captured cards also make **yaku**, and each of the other two pays you all of its points. Two cards can be one. You have captured { $have }.
hanaawase-learn-viewing-cup = { $have } and { $cup } are **{ yaku-hanami }**: { $points } points from each of the other two. { $cup } makes a yaku with { $moon } as well.

hanaawase-learn-bites = House rules may have the **oni**: then { $oni } captures one card of **any** month but willow. You have just played it.
hanaawase-learn-bites-ask = **Which card does it take?**
hanaawase-learn-bites-bright = { $bright }: 20 points, wherever it lies. The oni is for the best card on the field.
hanaawase-learn-bites-plain = It could, but { $plain } is worth 1. Any card but a willow is allowed: take the best.
hanaawase-learn-bites-animal = { $animal } is worth 10, and something better lies there.

hanaawase-learn-lies = Here the oni itself, { $oni }, lies on the field. **No card from a hand captures it**, not even a willow. But the next card from the stock that isn't a willow does.
hanaawase-learn-lies-ask = **Which card captures something?**
hanaawase-learn-lies-other = { $card } captured { $caught }. Then the stock turned up { $turned }, and that took the oni for you.
hanaawase-learn-lies-willow = The oni is a willow, but { $willow } from your hand doesn't capture it; it would stay on the field.

hanaawase-learn-now = Capture by flower, first what is worth 20 and 10, and look for yaku of two cards or of one month, because two people pay them. You learn the rest by playing: the column beside your hand shows what you're near, and *What can I do?* behind *More* explains every moment.

hanaawase-help-goal = More card points than an even share (Brights 20, Animals 10, Ribbons 5), and yaku, which each of the other two pays you. The round ends when all hands are empty.
