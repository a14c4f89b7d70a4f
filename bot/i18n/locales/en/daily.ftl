## The deal of a day

command-daily = Play today's deal: the same cards for everyone

daily-title = ## { $game } · { $day }
daily-about = You get one hand a day, with the same deal for everyone on all servers. There's no clock, no advice and no rating. Start before { $until } and finish by { $last }. Then everyone's results are shown.
daily-computers = { $count ->
        [one] You play against a computer ({ $level }). It answers the same moves in the same way for everyone.
       *[other] You play against { $count } computers ({ $level }). They answer the same moves in the same way for everyone.
    }
daily-seal = { $told ->
        [yes] -# Seal of this deal, published the day before: `{ $seal }`
       *[no] -# Seal of this deal: `{ $seal }`. It wasn't published the day before, because the bot was offline.
    }
daily-seal-next = -# Seal of { $day }: `{ $seal }`
daily-new-key = -# The key behind the daily seeds was lost, so there's a new one from today.
daily-owner = -# The person who runs this bot has its key, so they could know the deal in advance.
daily-second = -# With a second account, someone could see a deal before they play it. So nothing but this ranking depends on it.
daily-until = -# Today's deal ends { $until }. If you've started a hand, you can finish it until { $last }.
daily-stale = *That's already been answered. Here's your hand now.*
daily-points = You scored **{ $points } { $points ->
        [one] point
       *[other] points
    }**. The next deal starts { $next }.
daily-count = { $count ->
        [one] **1 person** has played:
       *[other] **{ $count } people** have played:
    }
daily-row = { $rank }. { $who } · { $points }{ $streak ->
        [0] {""}
        [one] {" "}· 1 day in a row
       *[other] {" "}· { $streak } days in a row
    }
daily-par = -# The par is { $points }: that's what the strongest computer scored from your seat.
daily-good = You reached the par, so this was a good day.
daily-shared = { $reached ->
        [yes] { $who } has played this deal and reached the par.
       *[other] { $who } has played this deal.
    }{ $streak ->
        [0] {""}
        [one] {" "}That's 1 day in a row.
       *[other] {" "}That's { $streak } days in a row.
    }
daily-somebody = someone
daily-you = you
daily-secret = -# Only people who've played can see this. Please keep the deal secret until { $until }.

daily-play = Play today's deal
daily-streak-button = My streak
daily-yesterday = Yesterday
daily-week = This week
daily-now = Today
daily-details = Details
daily-open = Show results
daily-back = Back to results

daily-streak-title = ## My streak
daily-streak = { $count ->
        [one] **1 day** in a row.
       *[other] **{ $count } days** in a row.
    }
daily-streak-longest = Your longest streak: { $count } { $count ->
        [one] day
       *[other] days
    }.
daily-streak-good = You've reached the par on { $count } { $count ->
        [one] day
       *[other] days
    }.
daily-streak-free = { $free ->
        [spent] You've used this week's free day.
       *[left] You can miss one day a week, from Monday to Sunday. You still have this week's free day.
    }
daily-streak-today = You haven't played today's deal yet. It ends { $until }.

daily-opened = This day is over, so the deal is public.
daily-seed = -# Seed: `{ $seed }`. Its SHA-256 is the seal: `{ $seal }`. The seed is the HMAC-SHA256 of `{ $game } { $day }`, made with the bot's key.
daily-ways = See how someone played
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
daily-lost-nothing = You lost almost nothing: a strong player would have played much the same.
daily-lost-told = This is where you lost the most. You chose **{ $done }**; a strong player would have chosen **{ $better }**, worth { $points } points more on average.

daily-week-title = ## Week of { $day }
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days } { $days ->
        [one] day
       *[other] days
    }
daily-week-empty = None of this week's deals is over yet.
daily-week-note = -# Each day, the top seven places get 10, 8, 6, 5, 4, 3 and 2 points. Everyone else gets 1. Only finished days count.

daily-line-day = **{ $game } · { $day }**
daily-line-count = { $count } played
daily-line-best = best ||{ $best }||
daily-line-par = par ||{ $points }||
daily-line-next = next deal { $next }
daily-line-over = over

share-daily = -# { $who } shared this day's results.

server-daily = Channel for daily results
mine-streak = Your streak of daily deals, shown to others
mine-reminder = A mention before your streak ends
daily-reminder = { $who }, you haven't played today's deal yet. It ends { $until }.

privacy-dailies = - { $count } { $count ->
        [one] hand
       *[other] hands
    } from `/daily`.

refused-daily-none = Today's deal isn't open yet. Try again in a minute.
refused-daily-over = That day is over. `/daily` has today's deal.
refused-daily-early = Today's deal is already over, because the bot's time was ahead. The next one starts { $at }.
refused-daily-stale = That's already been answered.
refused-daily-busy = The computers are too busy to answer right now. Nothing has changed. Try again in a moment.
refused-daily-updated = The bot was updated and this deal would now play differently, so it's closed. The next one starts after midnight UTC, and you keep your streak.
refused-daily-known = You already played this deal before your data was deleted. The next one starts after midnight UTC.
refused-daily-not-over = That day isn't over yet. Everyone will see the results { $at }.
refused-daily-no-day = There was no deal on that day: the bot was offline.
refused-daily-not-played = You didn't finish that day's deal.
