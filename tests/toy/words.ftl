## Toy Months (RULES.md)

toy = Toy Months
    .also = おもちゃの月, Omocha no Tsuki, 玩具月, 장난감 달
toy-about = Two or three players: capture whole months, and dare to double.
toy-preset-standard = Standard rules
toy-preset-quick = One quick round
toy-tradition-standard = A game that nobody plays: a template of the authors.
toy-tradition-quick = One round of the template, without dares.

toy-rules-goal =
    Two or three players capture whole months. Whoever has the most points after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins.
toy-rules-turn =
    Two players hold eight cards each, three players seven; the other cards on the table lie on the field.
    Play a card. If a card of its month is on the field, you capture both. If there are two, you choose one. If there are three, you take them all. If nothing matches, your card stays there. Then the top card of the stock is turned up and does the same for you.
    { $dares ->
        [yes] Before you play a card you may **dare**, once a round: whoever wins the round is paid { $dare_factor } times as much.
       *[no] Nobody dares in these rules.
    }
toy-rules-points =
    When all hands are empty the yaku are counted, and the most cards are worth a point. Whoever has the most points alone is paid that many by each of the others.

## What is asked

toy-ask-ready = Look at your cards. Ready for round { $round }?
toy-ask-play = **Your turn:** play a card.
toy-ask-take = **Choose** which card { $held } captures.

## What one can do

toy-verb-ready = Ready
toy-verb-finish = End the match
toy-verb-play = { cards-play }
toy-verb-take = { cards-take }
toy-verb-play-aloud = { cards-play-aloud }
toy-verb-take-aloud = { cards-take-aloud }
toy-verb-dare = Dare
toy-verb-resign = Resign
toy-offer-dare = -# *Dare*: this round pays more, to whoever wins it.
toy-help-goal = Yaku, and most cards. Whoever has most points alone is paid by the others.
toy-help-dare = **Dare**: this round pays more, to whoever wins it.
toy-sure-dare = **Dare?** Whoever wins this round is paid { $dare_factor } times as much, and it may not be you.

## Standing orders

toy-hand-orders = -# Standing orders: *First of two* chooses for you where two cards match.
order-first_of_two = First of two
order-no_reach = Hide hints

## What happened

toy-tell-dealer = { $who } deals first.
toy-tell-dealt = Round { $first } is dealt; { $who } is the dealer.
toy-tell-began = { $who } begins round { $first }.
toy-tell-dared = { $who } **dares**.
toy-tell-played = { $who } plays **{ $pieces }**{ $count ->
        [0] .
       *[other] {" "}and takes { $taken }.
    }
toy-tell-turned = **{ $pieces }** is turned up{ $count ->
        [0] .
       *[other] {" "}and takes { $taken }.
    }
toy-tell-captured = { $who } takes { $taken }.
toy-tell-won = { $who } wins the round.
toy-tell-draw = Nobody has the most alone: a draw.
toy-tell-paid = { $who } pays { $first } to { $other }.
toy-tell-scored = { $who } scores { $first } and has { $second }.
toy-tell-finished = Everyone agrees to end the match here.
toy-tell-resigned = { $who } resigns.
toy-tell-over = The match is over.

## How a round was settled

yaku-whole = Whole months
pattern-whole = All four cards of a month, whichever it is.
toy-settled-won = { $who } has the most points, { $base } of them for yaku.
toy-settled-draw = Nobody has the most alone.
toy-term-base = Yaku
toy-term-most = Most cards
toy-term-dared = Dared
toy-term-payers = Paid by each
toy-term-score = Score

## Settings

toy-option-rounds = Rounds
toy-option-whole_points = A whole month
toy-option-dares = Daring
toy-option-dare_factor = A dare multiplies by

toy-example-rounds = One: who wins the first round has won the match.
toy-example-whole_points = Six: all four cards of January are 6 points.
toy-example-dares = Yes: you may dare before you play a card, once a round.
toy-example-dare_factor = Three: you dare and win with 5 points, and everybody pays you 15.

## In pictures and beside a name

toy-picture-badge-dared = Dared
toy-table-badge-dared = dared
