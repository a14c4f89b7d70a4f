## What somebody plays alone against computers: a page of /profile, and in /history

practice-title = **{ $who } against computers**
practice-note = -# Solo matches against computers, grouped by the weakest computer at the table. They don't count towards leaderboards or ratings.
practice-head = Against computers: { $played ->
        [one] one match
       *[other] { $played } matches
    }, { $won } won
practice-level = { $game }, { $level }
practice-game = { $game }: { $played ->
        [one] one match
       *[other] { $played } matches
    }, { $won } won; { $hands ->
        [one] one hand
       *[other] { $hands } hands
    }
practice-points = , { $points } { $points ->
        [one] point
       *[other] points
    }
profile-column-hands = Hands
practice-open = Against computers
practice-back = Against people
history-computer = { $who } ({ $level } computer)
share-practice = -# { $who } shared this page.
privacy-practice = - { $count } { $count ->
        [one] total
       *[other] totals
    } from your solo matches against computers.
