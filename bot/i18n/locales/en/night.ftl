## Club nights

command-club-night = Announce a club night, or list planned and past ones
option-night-at = Enter a start in server time: now, 8pm, 2026-12-24 20:00
option-night-length = Enter a length, such as 90min or 2h

night-title = ## Club night · { $game }
night-title-over = ## Club night · { $game } · over
night-when = { $at } ({ $soon }), until { $until }
night-about = { $seats ->
        [2] Whoever is free presses *Next table* and sits opposite somebody near them in the standings whom they have not just met. A win is worth 2 points, and 3 after another win.
       *[other] Whoever is free presses *Next table* and sits down with people near them in the standings; after a minute computers fill up. Each person placed behind you is worth 2 points, half more for a win after a win.
    }
night-coming = { $count ->
        [0] Nobody has said yet that they come.
        [one] **1 person** comes: { $who }
       *[other] **{ $count } people** come: { $who }
    }
night-more = and { $count } more
night-until = Until { $until } ({ $left }).
night-tables = { $count ->
        [one] **1 table**: { $tables }
       *[other] **{ $count } tables**: { $tables }
    }
night-two = -# There are no threads here, so two tables run at a time.
night-row = { $rank }. { $who } · **{ $points }** · { $won } of { $played } won
night-ending = Time is up. The hands that are being played go on to their end.
night-off = Called off.
night-empty = No table was played to its end.
night-slept = It did not take place: nobody came, or I was not running.
night-won = { $who } { $count ->
        [one] wins
       *[other] win
    } the night!
night-kept = -# `/club-night` keeps it in its list.
night-picture-title = The first of the night
night-picture-alt = The podium of a club night of { $game }
night-somebody = somebody

night-come = I'll come
night-stay-away = I won't come
night-details = Details
night-next = Next table

night-you-come = You are on the list. It begins { $at }, and I call everybody on it once, 15 minutes before.
night-you-stay = You are not on the list. Come all the same if you find time: whoever comes late starts at 0.
night-waits = { $count ->
        [0] You are waiting for a table. Nobody else is free just now.
        [one] You are waiting for a table, and so is 1 more person.
       *[other] You are waiting for a table, and so are { $count } more people.
    }
night-next-end = The next table should end { $at }.
night-leave = Stop waiting
night-meanwhile = Play a computer meanwhile
night-left = You are no longer waiting.
night-seated = You sit at { $table } with { $who }. Be ready within two minutes, or somebody else gets your seat.
night-computers = { $count ->
        [one] a computer
       *[other] { $count } computers
    }
night-plays-computer = You play a computer at { $table } while you wait. As soon as somebody is free, you leave it without loss.

night-mine = You are number { $rank }, with { $points } { $points ->
        [one] point
       *[other] points
    }.
night-unplayed = No table has ended yet.
night-called = -# Everybody on the list is called once, 15 minutes before.
night-points = -# 2 points for each person placed behind you, 1 for each who shares your place, half more for a win after a win. A resignation before the first hand is settled is worth 2 points, once per opponent. Computers count for nobody.
night-off-button = Call it off
night-off-sure = Call this night off, for everybody?
night-end-button = End it now
night-end-sure = End this night now? Hands that are being played go on to their end.

night-list-title = ## Club nights
night-list-none = None is planned.
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · under way · { $channel }
night-list-ending = { $game } · about to end · { $channel }
night-list-past = **Past nights**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# `/club-night game:koikoi at:20:00 length:90min` announces one.
night-place = { $rank }. { $who } { $points }
night-details-of = Details: { $game }

night-call = The club night of { $game } begins { $at }.

night-event = Club night: { $game }
night-event-about = Whoever comes plays table after table in that channel, until its time is up.
server-events = Club nights as events of this server
setting-events-shut = -# I may not make events here: give me the permission **Create Events**.

closed-night = A table of the club night was free, so this match was ended. It does not count.
closed-absent = Somebody did not come within two minutes, so this table was closed. Whoever was there is first in line.

privacy-nights = - { $count } { $count ->
        [one] club night
       *[other] club nights
    } that you announced or said you would come to.

refused-night-time = I cannot read that time, or it has passed. Type it as `20:00`, `8pm` or `2026-12-24 20:00`, in the time zone { $zone }, or `now`.
refused-night-length-read = I cannot read how long it lasts. Type it as `90min` or `2h`.
refused-night-length = A club night lasts from { $least } to { $most } minutes.
refused-night-far = A club night can be announced at most { $days } days ahead.
refused-night-taken = This channel has another club night then, from { $at } on.
refused-night-many = You have announced { $most } club nights here that are not over yet.
refused-night-gone = There is no such club night here.
refused-night-over = This club night is over.
refused-night-early = It has not begun yet: it begins { $at }.
refused-night-ending = Time is up: no more tables begin tonight.
refused-night-seated = You sit at table { $table } of a club night. Finish there first.
refused-night-not-waiting = You are not waiting for a table of this night.
refused-night-no-meanwhile = Here you cannot play a computer while you wait.
refused-night-host = Only whoever announced it, or moderates here, may do that.
