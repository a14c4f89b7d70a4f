# Puzzles: a decision from a match of computers, and what each answer brings.

command-puzzle = Solve a puzzle: find the best move
puzzle-title = ### { $game } · puzzle · { $when }
puzzle-ask = **What do you do?**
puzzle-ask-play = **Which card** do you play?
puzzle-ask-take = **Which card** does it capture?
puzzle-ask-discard = **What do you discard?**
puzzle-ask-claim = **{ $held }** from { $who }: **claim or pass?**
puzzle-ask-rob_kong = **{ $held }** from { $who }: **claim or pass?**
koikoi-puzzle-decide = **Agari or koi-koi?**
stopgo-puzzle-decide = **Stop or Go?**
puzzle-right = **Right.**
puzzle-wrong = **{ $best }** would have been best, not { $given }.
puzzle-why = Played out in { $deals } deals, **{ $best }** brings { $gap } points more than **{ $other }**.
puzzle-figures = What speaks for it: { $figures }.
puzzle-sure = Chance accounts for hardly more than { $error } points of that.
puzzle-brings = Points of the { $unit ->
        [round] round
       *[hand] hand
    }, on average
puzzle-line = { $answer }: { $points }.
puzzle-people = { $share }% of { $people } people found it.
puzzle-computers = Easy and normal computers find it in { $share }% of tries.
puzzle-next = Next puzzle
refused-puzzle-none = There are no puzzles of this game yet.
refused-puzzle-all-done = You have answered all puzzles that there are. Choose another game, or come back after an update.
refused-puzzle-gone = This puzzle is not there any more: its rules have changed. Type `/puzzle` for another one.
privacy-puzzles = - You have answered { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    }.
server-puzzles = Channel for the puzzle of the week
puzzle-week = ## { $game }: the puzzle of the week of { DAY($day) }
puzzle-week-note = -# Only you see your answer, and what each of them brings. Everybody sees that in a day.
puzzle-week-best = **{ $best }** is best.
puzzle-week-told = { $title }: the answer
mine-puzzles = Puzzles from your matches
puzzle-played = -# From a match that was played on this server, by { $preset }.
refused-puzzle-withdrawn = This puzzle is not there any more. Type `/puzzle` for another one.
