## The deal of a day

command-daily = Play today's deal: the same cards for everyone

daily-title = ## { $game } · { $day }
daily-about = One hand a day, the same deal for everybody on all servers: no clock, no advice, no rating. Begin it before { $until } and finish it by { $last }; then all of it opens.
daily-computers = { $count ->
        [one] You play against a computer ({ $level }) that never looks at the time: the same moves get the same answers.
       *[other] You play against { $count } computers ({ $level }) that never look at the time: the same moves get the same answers.
    }
daily-seal = { $told ->
        [yes] -# Seal of this deal, told the day before: `{ $seal }`
       *[no] -# Seal of this deal: `{ $seal }`. It was not told the day before: the bot was not running then.
    }
daily-seal-next = -# Seal of { $day }: `{ $seal }`
daily-new-key = -# The bot had lost the key of its seeds: seeds are made from a new one now.
daily-owner = -# Whoever runs the bot has its key, and could know the deal.
daily-until = -# Today ends { $until }. You may finish what you have begun by { $last }.
daily-stale = *That was asked before. This is how it stands.*
daily-points = You made **{ $points } { $points ->
        [one] point
       *[other] points
    }**. The next deal comes { $next }.
daily-count = { $count ->
        [one] **1 person** has played:
       *[other] **{ $count } people** have played:
    }
daily-row = { $rank }. { $who } · { $points }
daily-somebody = somebody
daily-you = you
daily-secret = -# Only those who have played see this. Please tell nobody the deal until { $until }.

daily-play = Play today's
daily-streak-button = My streak
daily-yesterday = Yesterday
daily-week = This week
daily-now = Today
daily-open = Open it
daily-back = Back to the day

daily-streak-title = ## My streak
daily-streak = { $count ->
        [one] **1 day** in a row.
       *[other] **{ $count } days** in a row.
    }
daily-streak-longest = The longest so far: { $count } { $count ->
        [one] day
       *[other] days
    }.
daily-streak-free = { $free ->
        [spent] The free day of this week is used up.
       *[left] You may miss one day a week, from Monday on: you still have this week's.
    }
daily-streak-today = You have not played today's yet; it ends { $until }.

daily-opened = This day is over: the deal is no secret any more.
daily-seed = -# Seed `{ $seed }`; its sha256 is the seal, `{ $seal }`. It is the HMAC-SHA256 of the bot's key over `{ $game } { $day }`.
daily-ways = How did they play it?
daily-way = { $who } · { $points }
daily-way-title = ## { $who } · { $day }: { $points } { $points ->
        [one] point
       *[other] points
    }
daily-way-left = -# { $count } earlier { $count ->
        [one] move is
       *[other] moves are
    } left out; the file has them all.
daily-lost = Where did I lose most?
daily-lost-nothing = You lost nothing worth telling: a strong player would have played much the same.
daily-lost-told = This is where you lost most. You chose **{ $done }**; a strong player would have chosen **{ $better }**, worth { $points } points more on average.

daily-week-title = ## The week from { $day }
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days } { $days ->
        [one] day
       *[other] days
    }
daily-week-empty = No day of it is over yet.
daily-week-note = -# The first places of a day are worth 10, 8, 6, 5, 4, 3 and 2, and every other place 1. Days count once they are over.

daily-line-day = **{ $game } · { $day }**
daily-line-count = { $count } played
daily-line-best = best ||{ $best }||
daily-line-next = next { $next }
daily-line-over = over

share-daily = -# { $who } shares this day.

server-daily = Channel for the line of the daily

privacy-dailies = - { $count } { $count ->
        [one] hand
       *[other] hands
    } of `/daily`.

refused-daily-none = Today's deal is not open yet. Try again in a minute.
refused-daily-over = That day is over. `/daily` has today's deal.
refused-daily-stale = That was asked before.
refused-daily-busy = The computers are too busy to answer just now. Nothing has changed: press it again in a moment.
refused-daily-updated = The bot was updated, and would now play this deal differently. The next one comes after midnight UTC, and your streak is kept.
refused-daily-known = You have played this deal already, before you had your data deleted. The next one comes after midnight UTC.
refused-daily-not-over = That day is not over yet: it opens { $at }, for everybody at once.
refused-daily-no-day = Nothing is known of that day: the bot was not running.
refused-daily-not-played = You did not play that day to its end.
