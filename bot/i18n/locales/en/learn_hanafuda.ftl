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

learn-months = There are twelve months with four cards each. **Cards match when they show the same flower.** The sign below a card shows its kind: Brights are rare and strong, Plains are common and weak.
learn-months-ask = **Which card matches { $card }?**
learn-months-same = Both belong to month 3, Cherry. Cards of different kinds can match.
learn-months-ribbon = Its flowers look similar, but they're plum blossoms, so it belongs to month 2. Look for the same flower.
learn-months-bright = That's a Bright too, but it belongs to month 12. The flower has to match, not the kind.

learn-match = The **field** is at the top, and your hand is below it. Play a card. If a card of its month is on the field, **you capture both**. A ring marks cards that match.
learn-match-ask = **Which card captures something?**
learn-match-cherry = { $card } captured { $caught }. Then the stock turned up { $turned }, and that captured { $second } for you. Every turn has these two steps.
learn-match-boar = There's no Bush Clover on the field, so { $boar } would stay there, and anyone could capture it. Look for a flower that's both in your hand and on the field.
learn-match-pine = Your card has to match one on the field, and there's no pine there.

learn-stock = You played { $played }, and nothing matched it. Then the stock turned up { $turned }, and **two** cards match. You may choose one of them.
learn-stock-ask = **Which one do you take?**
learn-stock-bright = { $bright } is a Bright. There are only five, and they make the best yaku. { $plain } stays on the field and can be captured later.
learn-stock-plain = That works, but { $plain } is one of many Plains, and the next player could take { $bright }. Take the rarer card.

learn-three = Three maples are on the field. The **fourth** maple captures them all at once.
learn-three-ask = **Which card takes the most?**
learn-three-all = { $card } captures { $caught }. You get four cards in one move, and nobody else could have taken them.
learn-three-two = That captures only { $plain }. With a maple, you get more cards.
learn-three-none = { $none } matches nothing here. It would just stay on the field.

learn-nothing = Nothing in your hand matches the field. You still have to play a card, and **it stays there for anyone to take**.
learn-nothing-ask = **Which card do you discard?**
learn-nothing-plain = A Plain is the cheapest card to give up. You also hold { $mate }: if nobody takes { $plain }, you can capture it later.
learn-nothing-bright = Anyone who holds a pine can then take { $bright }, and Brights are rare. Keep it until there's a pine on the field.
learn-nothing-ribbon = { $ribbon } would help anyone collecting ribbons. You have a less valuable card.

learn-brights = Captured cards make **yaku**, sets that score. You have { $have }. A third Bright makes **{ yaku-sanko }**. The column on the right shows which yaku are close.
learn-brights-ask = **Which card do you play?**
learn-brights-moon = { $card } took { $moon }. That makes { yaku-sanko }, worth { $points } points.
learn-brights-deer = { $deer } is a good card, but it scores nothing on its own. Another card on the field completes a yaku.
learn-brights-none = That captures nothing, and the next player could take { $moon }.

learn-viewing = Small yaku decide most rounds: the sake cup with the curtain or the moon, five Animals, five Ribbons or ten Plains. Sets of three particular cards are rarer. You've captured { $have }.
learn-viewing-ask = **Which card do you play?**
learn-viewing-cup = { $have } and { $cup } make **{ yaku-hanami }**: { $points } points with just two cards. { $cup } also makes a yaku with { $moon }, so it's always worth taking.
learn-viewing-butterflies = { $butterflies } also needs { $boar } and { $deer }. But you can finish a two-card yaku right now.
learn-viewing-none = That captures nothing. Two cards on the field match your hand, and one of them finishes a yaku.

## What can I do?

help-play = **A card**: play it. It captures a card of its month from the field, or it stays there. Then the top card of the stock does the same for you.
help-take = **Take…**: two cards match, so choose which one to capture. The rarer one is usually better.
help-marks-hanafuda = **Marks:** a ring means a card in your hand matches one on the field. An arrow points to the last card played. A half-turned card came from the stock. Pale cards on the right are still missing from a yaku.
