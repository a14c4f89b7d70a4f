## The ledger of an evening, in its channel and by /leaderboard period:tonight

ledger-title = ## The evening: { $count } { $count ->
        [one] match
       *[other] matches
    }
    -# { $since } to { $until }
ledger-tonight = ## Tonight in this channel: { $count } { $count ->
        [one] match
       *[other] matches
    }
    -# Since { $since }
ledger-game = ### { $game } · { $count } { $count ->
        [one] match
       *[other] matches
    }
ledger-row = **{ $rank }.** { $who } — { $points } { $points ->
        [one] point
       *[other] points
    }{ $shown }, { $won } won of { $played }
ledger-shown = { " " }(**{ $number }**)
ledger-more = -# and { $count } more
ledger-stake = -# In brackets: points times { $stake }. It is a number for show; nothing is paid.
ledger-best = ### { $count ->
        [one] The best hand
       *[other] The best hands
    }
ledger-hand = { $game }: { $who }, { $points } { $points ->
        [one] point
       *[other] points
    } with { $names } · table { $table }
share-tonight = -# { $who } shares this evening.
leaderboard-period-tonight = Tonight, in this channel
refused-no-tonight = No match that counts has been finished in this channel tonight. An evening ends six hours after the last move.
server-ledger = Tell what an evening added up to
server-stake = Stake for show (nothing is paid)
