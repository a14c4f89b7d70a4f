## The weekly recap of a server

server-recap = Channel for the weekly recap
mine-rivals = Your results against rivals in weekly recaps
recap-title = ## Weekly recap: { $since } – { $until }
recap-streak = { $who }: { $run } wins in a row ({ $game })
recap-rare = 🏅 { $what } · { $who }
recap-rivals = Rivals so far: { $pairs }
recap-pair = { $who } { $won } : { $lost } { $other }
recap-series = Club nights { $every } ({ $game }), each player's best { $count }: { $places }
settings-everything = Post everything in { $channel }
settings-everything-in = Or post everything in another channel
settings-everything-on = Everything is on: the daily, the puzzle of the week, season results and the weekly recap in that channel, and a summary after each evening. You can turn each one off here.
