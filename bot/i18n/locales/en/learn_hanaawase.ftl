## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **Every captured card is worth points:** 20 for a Bright, 10 for an Animal, 5 for a Ribbon and 1 for a Plain. A round lasts until all hands are empty.
hanaawase-learn-values-ask = **Which card captures the most points?**
hanaawase-learn-values-bright = { $bright } is a Bright. It's worth 20 points, and your own card adds 1.
hanaawase-learn-values-animal = { $animal } is worth 10, but a Bright is worth 20.
hanaawase-learn-values-ribbon = { $ribbon } is worth 5, but a Bright is worth 20.

hanaawase-learn-par = All cards together are worth 264, so an even share for each of the three players is { $par }. **Your score is your card points minus { $par }.** These are your captured cards. They're worth { $points } points, and nobody has a yaku.
hanaawase-learn-par-ask = **What do you score?**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }. Together, the other two are { $score } below their shares, and they pay you. The three scores of a round always add up to zero.
hanaawase-learn-par-all = Your cards are worth { $points }, but the even share of { $par } is subtracted.
hanaawase-learn-par-nothing = Cards count even without yaku. How far above { $par } are you?

hanaawase-learn-viewing = Captured cards also make **yaku**. Each of the other two pays you the full points of every yaku. Two cards can be enough. You've captured { $have }.
hanaawase-learn-viewing-cup = { $have } and { $cup } make **{ yaku-hanami }**: { $points } points from each of the other two. { $cup } also makes a yaku with { $moon }.

hanaawase-learn-bites = Some house rules use the **oni**: { $oni } captures one card of **any** month except willow. You've just played it.
hanaawase-learn-bites-ask = **Which card does it take?**
hanaawase-learn-bites-bright = { $bright } is worth 20 points. Use the oni to take the best card on the field.
hanaawase-learn-bites-plain = The oni can take { $plain }, but that card is worth only 1. Any card except a willow is allowed, so take the best.
hanaawase-learn-bites-animal = { $animal } is worth 10, but there's something better on the field.

hanaawase-learn-lies = Here the oni itself, { $oni }, is on the field. **No card from a hand can capture it**, not even a willow. But the next card from the stock that isn't a willow takes it.
hanaawase-learn-lies-ask = **Which card captures something?**
hanaawase-learn-lies-other = { $card } captured { $caught }. Then the stock turned up { $turned }, which took the oni for you.
hanaawase-learn-lies-willow = The oni is a willow, but { $willow } can't capture it from your hand. Your card would stay on the field.

hanaawase-learn-now = Match flowers, and take the cards worth 20 and 10 first. Look for yaku made from two cards or a whole month: two people pay you for them. You'll learn the rest by playing: the column beside your hand shows which yaku are close, and *{ help-button }* under *{ more-button }* helps at any time.

hanaawase-help-goal = Get more card points than an even share (Brights 20, Animals 10, Ribbons 5). Also make yaku: each of the other two pays you for them. The round ends when all hands are empty.
