## The ledger of an evening, in its channel and by /leaderboard period:tonight

ledger-title = ## Evening summary: { $count } { $count ->
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
    }{ $shown }, won { $won } of { $played }
ledger-shown = { " " }(**{ $number }**)
ledger-more = -# and { $count } more
ledger-stake = -# Numbers in brackets are points times { $stake }, just for show. Nothing is paid.
ledger-best = ### { $count ->
        [one] Best hand
       *[other] Best hands
    }
ledger-hand = { $game }: { $who }, { $points } { $points ->
        [one] point
       *[other] points
    } with { $names } · table { $table }
share-tonight = -# { $who } shared tonight's results.
leaderboard-period-tonight = Tonight, in this channel
refused-no-tonight = No match that counts has finished in this channel tonight. An evening ends six hours after the last move.
server-ledger = Summary after each evening
server-stake = Pretend stake (nothing is paid)
