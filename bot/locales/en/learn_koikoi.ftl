## How Koi-Koi is learned (engine/koikoi/lessons.py)

koikoi-learn-early = When your yaku get better you decide. **Agari**: you score and the round ends. **Koi-koi**: you play on for more, but if the other player goes out first, you get nothing and they may score double. Here you have { $points } points, many cards, and { $have }; { $moon } lies on the field.
koikoi-learn-early-ask = **Agari for { $points }, or koi-koi?**
koikoi-learn-early-on = { $card } can take { $moon } in your next turn: { $more } points more. The other player has captured nothing yet, so the risk is small.
koikoi-learn-early-stop = { $points } points are safe, and nobody could blame you. But the other player has nothing yet, and with { $card } you take { $moon } next: { $more } points more. Here daring pays.

koikoi-learn-late = The other player has called koi-koi before: **if you go out now, your points count double**. They have { $have } and lack one Bright; { $phoenix } lies on the field. You have { $left } card left.
koikoi-learn-late-ask = **You have { $points } points. Agari or koi-koi?**
koikoi-learn-late-stop = { $points } points, doubled to { $doubled }. Whoever calls koi-koi and is overtaken pays for it; this time it was not you.
koikoi-learn-late-on = They take { $phoenix } and go out, and you get nothing, with one card left to prevent it. Near the end of a round take what you have.

koikoi-learn-now = Capture by flower, take what is rare, finish small yaku, and call koi-koi only while the other player is far from one. The rest you learn by playing: the column beside your hand shows what you are near, and *What can I do?* explains every moment.

koikoi-help-goal = yaku, sets of captured cards. Two small ones win most rounds. Go out before the other player does.
koikoi-help-agari = **Agari**: the round ends and you score your yaku.
koikoi-help-koikoi = **Koi-koi**: you play on for more points. If the other player goes out first you get nothing, and they may score double.
koikoi-help-declare = **Declare**: show the yaku you were dealt, score it and end the round.
koikoi-help-play_on = **Play on**: keep the dealt yaku to yourself and play the round.
