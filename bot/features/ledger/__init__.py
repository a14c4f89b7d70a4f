"""An evening added up: told once when it is over, and before to each user who asks.

An evening is the play in a channel and its threads without a pause of six hours. `evenings` has a row per
channel, which each move updates in its own commit. The end of a match saves the evening's number in
`results.evening`, so no clock is needed later.

`EveningMessages` checks once a minute, and at the start, which evenings are over. It posts the totals if
`ledger` is on, the leaderboard is public and two matches counted: points by player and game, and each game's
best hand. The game with the most matches also gets a picture. Then it deletes the row and the numbers, so an
evening is announced once, even if the clock is set back. A time in the future counts as now.

`sent` is saved before the message is sent. After a crash the bot looks among the channel's latest 100
messages for that title. If the bot can't write there, nobody is told. The message pings nobody. Only players
on the game's leaderboard are named (`standings.shown`), and matches against computers only are left out.
`/leaderboard period:tonight` shows the current evening on every server.
"""
