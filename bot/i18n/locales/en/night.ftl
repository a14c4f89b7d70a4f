## Club nights

command-club-night = Announce a club night, or list planned and past ones
option-night-at = Enter a start in server time: now, 8pm, 2026-12-24 20:00
option-night-every = Enter a day of the week and server time, such as fri 20:00
option-night-length = Enter a length, such as 90min or 2h

night-title = ## Club night · { $game }
night-title-over = ## Club night · { $game } · over
night-when = { $at } ({ $soon }), until { $until }
night-about = { $seats ->
        [2] Free? Press *{ night-next }* to play someone near you in the standings, if possible not the player you just met. A win is worth 2 points, or 3 right after another win. { night-met }
       *[other] Free? Press *{ night-next }* to play with people near you in the standings. After a minute, two players are enough, and computers take the other seats. You get 2 points for each player placed below you. A win right after another win is worth 1.5 times as much. { night-met }
    }
night-met = Your points count for more the better your opponents do at their other tables.
night-coming = { $count ->
        [0] Nobody has signed up yet.
        [one] **1 person** is coming: { $who }
       *[other] **{ $count } people** are coming: { $who }
    }
night-more = and { $count } more
night-until = Until { $until } ({ $left }).
night-tables = { $count ->
        [one] **1 table**: { $tables }
       *[other] **{ $count } tables**: { $tables }
    }
night-two = -# There are no threads here, so only two tables can run at a time.
night-row = { $rank }. { $who } · **{ $points }** · won { $won } of { $played }
night-ending = Time's up. Hands in progress are played to the end.
night-off = Called off.
night-empty = No match was finished.
night-slept = It didn't take place: nobody played, or I was offline.
night-won = { $who } { $count ->
        [one] wins
       *[other] win
    } the night!
night-kept = -# Find it again with `/club-night`.
night-picture-title = Best of the night
night-picture-alt = The podium of a { $game } club night
night-somebody = someone

night-come = I'll come
night-stay-away = I won't come
night-details = Details
night-next = Next table

night-you-come = You're on the list. Play starts { $at }.
night-you-stay = You're not on the list. If you have time after all, just come. Latecomers start with 0 points.
night-waits = { $count ->
        [0] You're waiting for a table. Nobody else is free right now.
        [one] You're waiting for a table, and so is 1 other player.
       *[other] You're waiting for a table, and so are { $count } other players.
    }
night-next-end = The next table should end { $at }.
night-offer = While you wait, you can play a computer. Leave that match whenever you like: it doesn't count as a loss.
night-leave = Stop waiting
night-meanwhile = Play a computer
night-left = You're no longer waiting.
night-seated = You're at { $table } with { $who }. Be ready within two minutes, or the table will be closed.
night-computers = { $count ->
        [one] a computer
       *[other] { $count } computers
    }
night-plays-computer = You're playing { $count ->
        [one] a computer
       *[other] computers
    } while you wait. As soon as a table is free, that match is closed and doesn't count. If you resign, it doesn't count either.

night-mine = You're number { $rank } with { $points } { $points ->
        [one] point
       *[other] points
    }. That's { $earned } from your tables, adjusted for the players you met.
night-unplayed = No table has finished yet.
night-called = -# I'll ping everyone on the list once, 15 minutes before the start.
night-points = -# You get 2 points for each player placed below you, and 1 for each player who shares your place. A win right after another win is worth 1.5 times as much. If someone resigns before the first hand is scored, the win is worth 2 points, but only once per opponent. Computers don't count. { night-met }
night-off-button = Call it off
night-off-sure = Call this club night off for everyone?
night-end-button = End it now
night-end-sure = End this club night now? Hands in progress are played to the end.

night-list-title = ## Club nights
night-list-none = No club nights are planned.
night-list-coming = { $game } · { $at } · { $channel }
night-list-running = { $game } · under way · { $channel }
night-list-ending = { $game } · about to end · { $channel }
night-list-past = **Past nights**
night-list-over = { $game } · { $day } · { $places }
night-list-how = -# Announce one with `/club-night game:koikoi at:20:00 length:90min`, or one a week with `every:fri 20:00`.
night-place = { $rank }. { $who } { $points }
night-details-of = Details: { $game }

night-call = The { $game } club night starts { $at }.

night-event = Club night: { $game }
night-event-about = Play table after table in that channel until time is up. Anyone can come.
server-events = Server events for club nights
setting-events-shut = -# I can't create events here. I need **Create Events**.

series-every = { $day ->
        [0] every Monday at { $time }
        [1] every Tuesday at { $time }
        [2] every Wednesday at { $time }
        [3] every Thursday at { $time }
        [4] every Friday at { $time }
        [5] every Saturday at { $time }
       *[6] every Sunday at { $time }
    }
series-open = { $day ->
        [0] Every Monday
        [1] Every Tuesday
        [2] Every Wednesday
        [3] Every Thursday
        [4] Every Friday
        [5] Every Saturday
       *[6] Every Sunday
    }
night-weekly = This club night is held { $every }. It's skipped if fewer than { $least } people have signed up 15 minutes before the start.
night-off-few = Skipped, because fewer than { $least } people signed up.
night-off-late = Skipped, because I was offline.
night-skipped-few = The { $game } club night on { $at } is skipped, because fewer than { $least } people signed up. The next one is on { $next }.
night-skipped-late = The { $game } club night on { $at } is skipped, because I was offline. The next one is on { $next }.
night-call-late = The { $game } club night is starting late, because I was offline.
series-title = ## { $game } · { $every }
series-list = { $game } · { $every } · { $channel }
series-host = Run by { $who } in { $channel }.
series-next = The next night is on { $at }, if at least { $least } people sign up.
series-over = This series of club nights has ended.
series-row = { $rank }. { $who } · **{ $points }** · { $count ->
        [one] 1 night
       *[other] { $count } nights
    }
series-counted = -# Each player's best { $count } nights count.
series-table-line = All nights so far (each player's best { $count }): { $places }
series-hand-over = Hand over to…
series-handed = { $who } now runs the { $game } club nights { $every }.
series-end = End series
series-sure = End this series of club nights for good? The planned night is called off, too.
series-lost-gone = The { $game } club nights { $every } have ended, because their channel was deleted.
series-lost-shut = The { $game } club nights { $every } have ended, because I can no longer write in { $channel }.

closed-night = A club night table became free, so this match was closed and doesn't count.
closed-pastime = The player left, so this match was closed and doesn't count.
closed-absent = A player wasn't ready within two minutes, so this table was closed. The players who were ready are next in line.

privacy-nights = - { $count } { $count ->
        [one] club night
       *[other] club nights
    } that you announced or signed up for.
privacy-series = - { $count } { $count ->
        [one] weekly series
       *[other] weekly series
    } of club nights that you run.

refused-night-time = I can't read that time, or it's in the past. Type `now`, or a time such as `20:00`, `8pm` or `2026-12-24 20:00`. The time zone is { $zone }.
refused-night-both = Type only one of the two: `at` for a single night, or `every` for one each week.
refused-night-every = I can't read that weekly time. Type a day and a time, such as `fri 20:00` or `every Friday 8pm`. The time zone is { $zone }.
refused-night-length-read = I can't read that length. Type a length such as `90min` or `2h`.
refused-night-length = A club night can last from { $least } to { $most } minutes.
refused-night-far = A club night can be announced at most { $days } days ahead.
refused-night-taken = Another club night takes place in this channel from { $at }. Choose another time or channel.
refused-night-many = You've already announced { $most } club nights here that aren't over yet.
refused-night-gone = There's no such club night here. See the list with `/club-night`.
refused-night-over = This club night is over.
refused-night-early = This club night hasn't started yet. It starts { $at }.
refused-night-ending = Time's up, so no new tables start tonight.
refused-night-seated = You're at table { $table } of a club night. Finish your match there first.
refused-night-not-waiting = You aren't waiting for a table at this club night.
refused-night-host = Only the person who announced the club night or a moderator can do that.
refused-series-host = Choose a member of this server who isn't a bot.
refused-series-unable = { $who } can't take over these club nights now.
