## How Koi-Koi is learned (engine/koikoi/lessons.py)

koikoi-learn-early = When your yaku improve, you decide. **{ koikoi-picture-stop }**: you score and the round ends. **{ koikoi-verb-koikoi }**: you play on for more. If the other player goes out first, you get nothing. You hold { $card }, and { $moon } is on the field.
koikoi-learn-early-ask = **Agari for { $points }, or koi-koi?**
koikoi-learn-early-on = Next turn, { $card } can take { $moon }. With { $have }, that adds { $more } points. The other player has captured nothing yet, so the risk is small.
koikoi-learn-early-stop = { $points } points are safe. But you have { $have }, so { $moon } would add { $more } next turn. The other player has nothing yet, so it's worth the risk.

koikoi-learn-late = The other player has called koi-koi, so **your points double if you go out now**. But they need only one more Bright, and { $phoenix } is on the field.
koikoi-learn-late-ask = **You have { $points } points and { $left } card left. Agari or koi-koi?**
koikoi-learn-late-stop = You score { $points } points, doubled to { $doubled }. Calling koi-koi is a risk, and this time it cost the other player.
koikoi-learn-late-on = They have { $have }, so they take { $phoenix } and go out. You get nothing. Near the end of a round, take your points.

koikoi-learn-now = Match flowers, take the rare cards and finish small yaku. Call koi-koi only while the other player isn't close to one. You'll learn the rest by playing: the column beside your hand shows which yaku are close, and *{ help-button }* under *{ more-button }* helps at any time.

koikoi-help-goal = Make yaku, sets of captured cards. Small yaku are the most common. Go out before the other player does.
koikoi-help-agari = **{ koikoi-picture-stop }**: the round ends and you score your yaku.
koikoi-help-koikoi = **{ koikoi-verb-koikoi }**: you play on for more points. If the other player goes out first, you get nothing, and they may score double.
koikoi-help-declare = **Declare**: show the yaku you were dealt, score it and end the round.
koikoi-help-play_on = **{ koikoi-verb-play_on }**: keep the dealt yaku to yourself and play the round.
