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
puzzle-why = Averaged over { $deals } simulated deals, **{ $best }** scores { $gap } points more than **{ $other }**.
puzzle-figures = The numbers: { $figures }.
puzzle-sure = Margin of error: about { $error } points.
puzzle-brings = Average points from the { $unit ->
        [round] round
       *[hand] hand
    }
puzzle-line = { $answer }: { $points }
puzzle-people = { $share }% of { $people } people found the best move.
puzzle-computers = Easy and normal computers find the best move { $share }% of the time.
puzzle-next = Next puzzle
refused-puzzle-none = There are no puzzles for this game yet.
refused-puzzle-all-done = You've answered every puzzle there is. Choose another game, or come back after an update.
refused-puzzle-gone = This puzzle no longer exists because the rules have changed. Type `/puzzle` for another one.
privacy-puzzles = - You've answered { $count } { $count ->
        [one] puzzle
       *[other] puzzles
    }.
server-puzzles = Channel for the puzzle of the week
puzzle-week = ## { $game }: puzzle of the week, { DAY($day) }
puzzle-week-note = -# Your answer and its result are private. Everyone can see the solution in a day.
puzzle-week-best = **{ $best }** is best.
puzzle-week-told = { $title }: the answer
mine-puzzles = Your matches as puzzles for others
puzzle-played = -# From a match played on this server. Rules: { $preset }.
refused-puzzle-withdrawn = This puzzle is no longer available. Type `/puzzle` for another one.
