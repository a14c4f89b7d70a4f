## The deal of a day

command-daily = Play today's deal: the same cards for everyone

daily-title = ## { $game } · { $day }
daily-about = One hand a day, the same deal for everyone on all servers: no clock, no advice, no rating. Start it before { $until } and finish by { $last }; then everyone's results are shown.
daily-computers = { $count ->
        [one] You play against a computer ({ $level }). It answers the same moves in the same way for everyone.
       *[other] You play against { $count } computers ({ $level }). They answer the same moves in the same way for everyone.
    }
daily-seal = { $told ->
        [yes] -# Seal of this deal, published the day before: `{ $seal }`
       *[no] -# Seal of this deal: `{ $seal }`. It wasn't published the day before, because the bot was offline.
    }
daily-seal-next = -# Seal of { $day }: `{ $seal }`
daily-new-key = -# The bot has lost the key that its seeds are made with, and now uses a new one.
daily-owner = -# The person who runs this bot has its key and could know the deal.
daily-until = -# Today's deal ends { $until }. If you've started a hand, you can finish it until { $last }.
daily-stale = *That was already answered. Here is your hand now.*
daily-points = You scored **{ $points } { $points ->
        [one] point
       *[other] points
    }**. The next deal comes { $next }.
daily-count = { $count ->
        [one] **1 person** has played:
       *[other] **{ $count } people** have played:
    }
daily-row = { $rank }. { $who } · { $points }
daily-somebody = someone
daily-you = you
daily-secret = -# Only people who have played see this. Please keep the deal secret until { $until }.

daily-play = Play today's deal
daily-streak-button = My streak
daily-yesterday = Yesterday
daily-week = This week
daily-now = Today
daily-open = Show results
daily-back = Back to the day

daily-streak-title = ## My streak
daily-streak = { $count ->
        [one] **1 day** in a row.
       *[other] **{ $count } days** in a row.
    }
daily-streak-longest = Your longest so far: { $count } { $count ->
        [one] day
       *[other] days
    }.
daily-streak-free = { $free ->
        [spent] You've used this week's free day.
       *[left] You can miss one day a week, counted from Monday. You still have this week's.
    }
daily-streak-today = You haven't played today's deal yet; it ends { $until }.

daily-opened = This day is over, so the deal is public.
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
    } left out here.
daily-lost = Where did I lose the most?
daily-lost-nothing = You lost nothing worth mentioning: a strong player would have played much the same.
daily-lost-told = This is where you lost the most. You chose **{ $done }**; a strong player would have chosen **{ $better }**, worth { $points } points more on average.

daily-week-title = ## Week of { $day }
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days } { $days ->
        [one] day
       *[other] days
    }
daily-week-empty = No day of this week is over yet.
daily-week-note = -# The first seven places of a day are worth 10, 8, 6, 5, 4, 3 and 2 points, every other place 1. Only days that are over count.

daily-line-day = **{ $game } · { $day }**
daily-line-count = { $count } played
daily-line-best = best ||{ $best }||
daily-line-next = next { $next }
daily-line-over = over

share-daily = -# { $who } shares this day's results.

server-daily = Channel for daily results

privacy-dailies = - { $count } { $count ->
        [one] hand
       *[other] hands
    } of `/daily`.

refused-daily-none = Today's deal is not open yet. Try again in a minute.
refused-daily-over = That day is over. `/daily` has today's deal.
refused-daily-stale = That was already answered.
refused-daily-busy = The computers are too busy to answer right now. Nothing has changed: press it again in a moment.
refused-daily-updated = The bot was updated and would now play this deal differently, so it can no longer be played. The next one comes after midnight UTC, and your streak is kept.
refused-daily-known = You already played this deal before your data was deleted. The next one comes after midnight UTC.
refused-daily-not-over = That day isn't over yet. Its results are shown { $at }, to everyone at once.
refused-daily-no-day = There was no deal on that day: the bot was offline.
refused-daily-not-played = You didn't finish the deal of that day.
