## How hanafuda is learned: the lessons that the games share, the words of the guide, and what one can do

month-1 = Pine
month-2 = Plum
month-3 = Cherry
month-4 = Wisteria
month-5 = Iris
month-6 = Peony
month-7 = Bush Clover
month-8 = Susuki
month-9 = Chrysanthemum
month-10 = Maple
month-11 = Willow
month-12 = Paulownia
category-H = Bright
category-A = Animal
category-R = Ribbon
category-K = Plain
guide-head = { $number } · { $name }
guide-month = { $number } { $name }: { $cards }

learn-months = Twelve months, four cards each. **Cards match when they have the same flower.** The sign below a card is its kind: Brights are rare and strong, Plains many and weak.
learn-months-ask = **Which card matches { $card }?**
learn-months-same = Both are of month 3, Cherry. A plain card matches a Bright as well as any other.
learn-months-ribbon = A red ribbon, and flowers nearly as pink, but these are plum blossoms: month 2. Look for the same flower.
learn-months-bright = That one is a Bright too, but of month 12. The kind doesn't match cards, the flower does.

learn-match = The **field** is above, and your hand is below it. You play one card; if a card of its month is on the field, **you capture both**. A ring marks cards that can.
learn-match-ask = **Which card captures something?**
learn-match-cherry = { $card } captured { $caught }. Then the top card of the stock was turned up: { $turned } found { $second }, and you have these two as well. Every turn is these two steps.
learn-match-boar = No Bush Clover lies on the field, so { $boar } would stay there, for anyone to capture. Look for a flower that is in your hand and on the field.
learn-match-pine = What counts is the field, and no pine lies there.

learn-stock = You played { $played }, which found no match. Then the stock turned up { $turned }, and **two** cards match. With two you take one, and you choose.
learn-stock-ask = **Which one do you take?**
learn-stock-bright = { $bright } is a Bright; there are only five, and they make the best yaku. { $plain } stays on the field and can be captured later.
learn-stock-plain = That works, but { $plain } is one of many Plains, and the next player may take { $bright }. Take the rarer card.

learn-three = Three maples lie on the field. The **fourth** card of a month captures all of them at once.
learn-three-ask = **Which card takes the most?**
learn-three-all = { $card } captures { $caught }: four cards in one move, and nobody else could have taken them.
learn-three-two = It captures { $plain }, two cards with your own. You can do better with a maple.
learn-three-none = { $none } matches nothing here; it would only lie on the field.

learn-nothing = Nothing in this hand matches the field. You must still play a card, and **it stays there for anyone**.
learn-nothing-ask = **Which card do you discard?**
learn-nothing-plain = A Plain is the smallest gift. You hold { $mate } as well: if nobody takes { $plain }, you can capture it back.
learn-nothing-bright = Then anyone who holds a pine takes { $bright }, one of five Brights. Keep it until a pine lies on the field.
learn-nothing-ribbon = { $ribbon } helps anyone who collects ribbons. You have something cheaper.

learn-brights = Captured cards make **yaku**, sets that score. You have { $have }; a third Bright makes **{ yaku-sanko }**. The right column shows what you're near.
learn-brights-ask = **Which card do you play?**
learn-brights-moon = { $card } took { $moon }: { yaku-sanko }, { $points } points.
learn-brights-deer = { $deer } is a good card, but alone it scores nothing. A yaku lies on the field.
learn-brights-none = It captures nothing, and the next player may take { $moon } away from you.

learn-viewing = Small yaku decide most rounds: the sake cup with the curtain or the moon, five Animals, five Ribbons, ten Plains. Sets of three fixed cards are rare. You have captured { $have }.
learn-viewing-ask = **Which card do you play?**
learn-viewing-cup = { $have } and { $cup } are **{ yaku-hanami }**: { $points } points with two cards. { $cup } makes a yaku with { $moon } as well, so it is always worth taking.
learn-viewing-butterflies = { $butterflies } needs { $boar } and { $deer } beside it. A yaku of two cards can be finished right now.
learn-viewing-none = It captures nothing. Two cards on the field match your hand; one of them finishes a yaku.

## What can I do?

help-play = **A card**: you play it. It captures a card of its month from the field, or stays there; then the top card of the stock does the same for you.
help-take = **Take…**: two cards match; choose which one you capture. The rarer one is usually better.
help-marks-hanafuda = **Marks:** cards with a ring in your hand and on the field match. An arrow marks the card played last. A half-turned card was turned up from the stock. Pale cards in the column on the right are those a yaku still lacks. Green buttons capture.
