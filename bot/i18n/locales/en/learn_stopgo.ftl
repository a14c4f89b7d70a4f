## How Stop-Go is learned (engine/stopgo/lessons.py)

stopgo-learn-early = When your yaku get better you decide. **Stop**: you score, the round ends. **Go**: play on for more; only the player who stops first scores. You hold { $card }, and { $moon } lies on the field.
stopgo-learn-early-ask = **Stop for { $points }, or Go?**
stopgo-learn-early-on = Next turn { $card } can take { $moon }: with { $have } that is { yaku-sanko }, { $more } points more. The other player has captured nothing yet, so the risk is small.
stopgo-learn-early-stop = { $points } points are safe. But with { $have } the card { $moon } brings { $more } more next turn, and the other player has nothing yet. Here daring pays.

stopgo-learn-late = The other player lacks one Bright, and { $phoenix } lies on the field. After Go you need a better yaku before you may stop.
stopgo-learn-late-ask = **{ $points } points, { $left } cards left. Stop or Go?**
stopgo-learn-late-stop = { $points } points are yours. There was little left to make another yaku of.
stopgo-learn-late-on = With { $have } they take { $phoenix } and stop, and you get nothing. With { $left } cards left take what you have.

stopgo-learn-now = Capture by flower, take what is rare, finish small yaku, and say Go only while nobody else is near one. You learn the rest by playing: the column beside your hand shows what you're near, and *What can I do?* behind *More* explains every moment.

stopgo-help-goal = Yaku, sets of captured cards. The player who says Stop first scores; the others get nothing.
stopgo-help-stop = **Stop**: the round ends and you score your yaku.
stopgo-help-go = **Go**: you play on. You may stop again once your yaku have grown; if someone else stops first, you get nothing.
