## How Stop-Go is learned (engine/stopgo/lessons.py)

stopgo-learn-early = When your yaku improve, you decide. **{ picture-stop }**: you score and the round ends. **{ stopgo-verb-go }**: you play on for more. Only the first player to stop scores. You hold { $card }, and { $moon } is on the field.
stopgo-learn-early-ask = **Stop for { $points }, or Go?**
stopgo-learn-early-on = Next turn, { $card } can take { $moon }. With { $have }, that makes { yaku-sanko } and adds { $more } points. The other player has captured nothing yet, so the risk is small.
stopgo-learn-early-stop = { $points } points are safe. But you have { $have }, so { $moon } would add { $more } next turn. The other player has nothing yet, so it's worth the risk.

stopgo-learn-late = The other player needs only one more Bright, and { $phoenix } is on the field. If you say Go, your yaku must improve again before you may stop.
stopgo-learn-late-ask = **You have { $points } points and { $left } cards left. Stop or Go?**
stopgo-learn-late-stop = You score { $points } points. With so few cards left, another yaku was unlikely.
stopgo-learn-late-on = They have { $have }, so they take { $phoenix } and stop. You get nothing. With only { $left } cards left, take your points.

stopgo-learn-now = Match flowers, take the rare cards and finish small yaku. Say Go only while nobody else is close to one. You'll learn the rest by playing: the column beside your hand shows which yaku are close, and *{ help-button }* under *{ more-button }* helps at any time.

stopgo-help-goal = Make yaku, sets of captured cards. The first player to say Stop scores, and the others get nothing.
stopgo-help-stop = **{ picture-stop }**: the round ends and you score your yaku.
stopgo-help-go = **{ stopgo-verb-go }**: you play on. You may stop once your yaku improve again. If someone else stops first, you get nothing.
