## How Koi-Koi is learned (engine/koikoi/lessons.py)

koikoi-learn-early = When your yaku get better you decide. **Agari**: you score, the round ends. **Koi-koi**: play on for more; if the other goes out first, you get nothing. You hold { $card }, and { $moon } lies on the field.
koikoi-learn-early-ask = **Agari for { $points }, or koi-koi?**
koikoi-learn-early-on = Next turn { $card } can take { $moon }: { $more } points more, with { $have }. The other player has captured nothing yet, so the risk is small.
koikoi-learn-early-stop = { $points } points are safe. But with { $have } the card { $moon } brings { $more } more next turn, and the other player has nothing yet. Here daring pays.

koikoi-learn-late = The other player has called koi-koi: **if you go out now, your points count double**. But they lack one Bright, and { $phoenix } lies on the field.
koikoi-learn-late-ask = **{ $points } points, { $left } card left. Agari or koi-koi?**
koikoi-learn-late-stop = { $points } points, doubled to { $doubled }. A player who calls koi-koi and is overtaken pays for it; this time it wasn't you.
koikoi-learn-late-on = With { $have } they take { $phoenix }, go out, and you get nothing. Near the end of a round take what you have.

koikoi-learn-now = Capture by flower, take what is rare, finish small yaku, and call koi-koi only while the other player is far from one. You learn the rest by playing: the column beside your hand shows what you're near, and *What can I do?* behind *More* explains every moment.

koikoi-help-goal = Yaku, sets of captured cards. Small ones come often. Go out before the other player does.
koikoi-help-agari = **Agari**: the round ends and you score your yaku.
koikoi-help-koikoi = **Koi-koi**: you play on for more points. If the other player goes out first you get nothing, and they may score double.
koikoi-help-declare = **Declare**: show the yaku you were dealt, score it and end the round.
koikoi-help-play_on = **Play on**: keep the dealt yaku to yourself and play the round.
