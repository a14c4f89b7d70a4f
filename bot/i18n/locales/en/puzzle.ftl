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
puzzle-about = -# { $difficulty ->
        [easy] Easy
        [hard] Hard
       *[medium] Medium
    } puzzle · { $theme }
puzzle-theme-call = stop or go on
puzzle-theme-bright = giving away a bright
puzzle-theme-defence = defending
puzzle-theme-yaku = building yaku
puzzle-theme-claim = claim or pass
puzzle-theme-push = push or fold
puzzle-theme-wild = wild tiles
fuzhou-puzzle-theme-wild = golds
puzzle-theme-contract = contract
puzzle-theme-hand = building the hand
puzzle-left = You have { $count ->
        [one] one card
       *[other] { $count } cards
    } left.
puzzle-away = { $mine ->
        [yes] You're
       *[no] { $who } is
    } { $missing ->
        [one] one card
       *[other] { $missing } cards
    } away from { $yaku }.
puzzle-far = { $who } isn't close to any yaku.
puzzle-takes = { $how ->
        [made] It takes { $card }, which makes { $mine }
        [open] It takes { $card }: { $mine } { $count ->
            [one] stays
           *[other] stay
        } open
       *[none] It takes { $card }
    }{ $needed ->
        [yes] , and { $who } needs it for { $theirs }.
       *[no] .
    }
puzzle-takes-bright = It takes { $card }, and brights count for several yaku.
puzzle-captures = It captures something, and the other card doesn't.
hanaawase-puzzle-cards = It takes cards worth { $own } points. The other card takes { $theirs }.
puzzle-gives = The other card, { $card }, would stay on the field, and { $who } needs it for { $theirs }.
puzzle-gives-bright = The other card, { $card }, is a bright, and it would stay on the field.
puzzle-gives-little = It gives little away: nobody is close to a yaku with { $card }.
puzzle-nearer = It leaves you { $own ->
        [one] one tile
       *[other] { $own } tiles
    } from a win, while **{ $other }** leaves you { $theirs }.
puzzle-helping = Then { $own ->
        [one] one unseen tile helps
       *[other] { $own } unseen tiles help
    } you, but only { $theirs } after **{ $other }**.
puzzle-worth = A win would be worth about { $own } points, but only about { $theirs } after **{ $other }**.
puzzle-worth-slower = It's slower than **{ $other }**, but a win would be worth about { $own } points, not { $theirs }.
puzzle-safer = It's safer than **{ $other }**, which other players can use more easily.
puzzle-keeps-wild = It keeps { $card }, which can stand for any tile.
puzzle-binds = { $better ->
        [pass] A claim would bind you and { $who } by contract.
       *[claim] The claim binds you and { $who } by contract.
    }
puzzle-unexplained = No single reason stands out, but it scores more on average.
puzzle-rules = -# Rules: { $preset }.
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
