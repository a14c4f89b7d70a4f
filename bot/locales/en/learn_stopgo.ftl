## How Stop-Go is learned (engine/stopgo/lessons.py)

stopgo-learn-early = When your yaku get better you decide. **Stop**: you score them and the round ends. **Go**: you play on, and may stop only after your yaku have grown once more; whoever stops first scores alone. Here you have { $points } points, many cards, and { $have }; { $moon } lies on the field.
stopgo-learn-early-ask = **Stop for { $points }, or Go?**
stopgo-learn-early-on = { $card } can take { $moon } in your next turn: { yaku-sanko }, { $more } points more. The other player has captured nothing yet, so the risk is small.
stopgo-learn-early-stop = { $points } points are safe. But the other player has nothing yet, and with { $card } you take { $moon } next: { $more } points more. Here daring pays.

stopgo-learn-late = Few cards are left. The other player has { $have } and lacks one Bright; { $phoenix } lies on the field. You have { $points } points and { $left } cards left.
stopgo-learn-late-ask = **Stop or Go?**
stopgo-learn-late-stop = { $points } points are yours. After Go you would have needed another yaku before you may stop, and there is little left to make one of.
stopgo-learn-late-on = They take { $phoenix } and stop, and you get nothing. After Go only a better yaku lets you stop; with { $left } cards that is too much to hope for.

stopgo-learn-now = Capture by flower, take what is rare, finish small yaku, and say Go only while nobody else is near one. The rest you learn by playing: the column beside your hand shows what you are near, and *What can I do?* explains every moment.

stopgo-help-goal = yaku, sets of captured cards. Who says Stop first scores; the others get nothing.
stopgo-help-stop = **Stop**: the round ends and you score your yaku.
stopgo-help-go = **Go**: you play on. You may stop again once your yaku have grown; if somebody else stops first, you get nothing.
