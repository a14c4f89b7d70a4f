## /moderate

command-moderate = Moderate tables, players and results
menu-moderate-table = Moderate this table
menu-moderate-person = Moderate this person
option-moderate-page = Choose a page (default: open tables)
option-moderate-table = Enter the number of an open table or finished match
moderate-page-tables = Open tables
option-moderate-member = Choose whom to suspend or take off the leaderboards
moderate-page-people = Suspended, or off the leaderboards
moderate-page-log = Log of moderators' actions
moderate-page-watch = Unusual lately: short matches, resigning, closed circles

moderate-title = ## Moderation
moderate-tables = { $count ->
        [0] No table is open in a channel where you may **Manage Messages**.
        [one] One table is open where you may **Manage Messages**.
       *[other] { $count } tables are open where you may **Manage Messages**, those first where nothing has happened for longest.
    }
moderate-choose = A table
moderate-idle-lobby = lobby, open for { $count } { $unit ->
        [days] { $count ->
            [one] day
           *[other] days
        }
        [hours] { $count ->
            [one] hour
           *[other] hours
        }
       *[minutes] min
    }
moderate-idle-playing = idle for { $count } { $unit ->
        [days] { $count ->
            [one] day
           *[other] days
        }
        [hours] { $count ->
            [one] hour
           *[other] hours
        }
       *[minutes] min
    }
moderate-log = What moderators have done
moderate-back = All open tables
moderate-no = Leave it as it is

moderate-where = In { $channel }. Nobody has done anything there since { $since }.
moderate-lobby = It is a lobby: the match has not begun.
moderate-asleep = Everybody is away, so the match sleeps.
moderate-playing = The match goes on.
moderate-waits = The match waits for { $who }.
moderate-over = The match is over.
moderate-closed = This table is closed.
moderate-own = -# You play at this table, so another moderator has to look after it.
moderate-close = Close without a result
moderate-close-lobby = Close the lobby
moderate-wait = End the wait
moderate-seat = Give a seat to a computer
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = Close the lobby of table { $table }? It cannot be opened again.
moderate-sure-close = Close the match at table { $table } without a result? It counts for nobody, and it cannot be played on.
moderate-sure-seat = Give seat { $seat } of table { $table } to a computer? { $who } cannot come back to this match, and is placed last.
moderate-sure-wait = End the wait at table { $table }? Whoever is asked answers as when their time is over: with the safe move. After two such questions in a row a stand-in plays for them.
moderate-done = **Done.**
moderate-unlogged = It could not be written into the log.
moderate-log-gone = The channel for the log is gone: somebody who manages this server can choose another with `/server-settings`.
moderate-log-shut = I may not write in { $channel }, where the log belongs; `/moderate page:log` has the line all the same.

moderate-log-title = ## What moderators have done
    -# Of the last 90 days.
moderate-log-empty = Nothing.
moderate-log-row = { $at } · { $who }: { $what }{ $to }
moderate-somebody = Somebody whose data were deleted
moderate-newest = Newest
moderate-older = Older

member-title = ## { $who }
member-free = Nobody keeps them out of tables here.
member-kept-out = Kept out of tables here until { $until }.
member-choose = Look after somebody
member-out = { $days ->
        [1] Keep out for a day
        [7] Keep out for a week
       *[30] Keep out for a month
    }
member-in = Let in again
member-sure-out = Keep { $who } out of tables here for { $days ->
        [1] a day
        [7] a week
       *[30] a month
    }? They open no lobby, join none and are invited to none; lobbies of theirs close. A match that they play goes on. They are told once, with the end.
member-sure-in = Let { $who } play here again from now on?
member-row = - { $who } until { $until }
people-title = ## Who is kept out of tables here
people-nobody = Nobody.
people-more = -# And { $count } more.
people-note = -# `/moderate member:` keeps somebody out or takes them off the leaderboards, and back.
people-open = Who is kept out

member-off = **Off the leaderboards of this server.**
member-take-off = Off the leaderboard
member-put-back = Back on the leaderboard
member-sure-off = Take { $who } off every leaderboard of this server, of every game, order and time? What they play here counts on no leaderboard of all servers either, until they are put back. Ratings of those they have played stay as they are.
member-sure-on = Put { $who } back on the leaderboards?
people-off-title = ### Off the leaderboards
people-off-row = - { $who }
people-watch = What stands out

watch-title = ## What stands out
    -# { $count ->
        [one] One match that counts
       *[other] { $count } matches that count
    } in the last { $days } days, and what is frequent in them. These are figures and no judgement: friends who like to play quickly, or with each other, look like this as well.
watch-part = -# Only the latest { $count } were looked at.
watch-short = - { $who }: { $count } of { $of } matches with each other were short.
watch-resigned = - { $who } gave up { $count } of { $of } matches before a second hand was settled.
watch-circle = - { $who } played { $count } matches, all of them with each other.
watch-around = - { $who } played { $count } matches, all of them with { $around }{ $people ->
        [one] {""}
       *[other] {" "}or with each other
    }.
watch-more = { $who } and { $count } more
watch-nothing = Nothing stands out.
watch-note = -# A short match has at most two thirds of the hands that the shortest rules of its game usually have. Listed are { $many } short matches of the same people, { $gave } matches given up, or { $many } within a circle where others play as well.

result-where = Played in { $channel }, over since { $when }.
result-counts = The result counts.
result-voided = **The result is voided:** it counts for nobody.
result-uncounted = The result counts for nobody anyway.
result-seat = **{ $number }.** { $who }: place { $place }, { $points } { $points ->
        [one] point
       *[other] points
    }
result-own = -# You played this match, so somebody else has to decide about its result.
result-void = Void the result
result-count = Let the result count again
result-sure-void = Void the result of table { $table }? Totals, wins in a row, achievements and ratings are as if the match had not been played. It can count again later.
result-sure-count = Let the result of table { $table } count again, as it did before?

deed-void = Table { $table }: the result was voided.
deed-count = Table { $table }: the result counts again.
deed-off = A person was taken off the leaderboards.
deed-on = A person who was off the leaderboards is back.
deed-out = A person is kept out of tables until { $until }.
deed-in = A person who was kept out may play again.
deed-close = Table { $table } was closed without a result.
deed-seat = Table { $table }, seat { $seat }: a computer plays on.
deed-wait = Table { $table }: the wait was ended.

refused-no-table-shown = This message shows no table of mine. `/moderate` has all that are open, and `table` takes the number of any.
refused-not-moderated = There is no table { $table } in a channel where you may **Manage Messages**.
refused-moderates-own = You play at this table, so another moderator has to look after it.
refused-manages-only = Only those who may **Manage Server** can do that.
refused-moderates-self = You cannot do that to yourself.
refused-moderate-bot = { $person } is a bot and plays nowhere.
refused-voids-own = You played this match, so somebody else has to decide about its result.
refused-season-told = The end of season { $season } has been told here, so results up to then stay as they are.
refused-changed = That has changed meanwhile; nothing was done. Look again, and choose anew.
refused-kept-out = A moderator keeps you out of tables on this server until { $until }: until then you open no lobby, join none and are invited to none. What you play already goes on.
refused-seat-empty = No person sits on seat { $seat } any more.
refused-last-person = Only one person plays there. Close the match instead.
refused-waited = That was answered meanwhile; nothing was changed.
refused-ends-itself = Claims and secret choices end by themselves in a moment. Try again then.
refused-not-waiting = The match waits for nobody now.

privacy-off-boards = - { $count } { $count ->
        [one] server has
       *[other] servers have
    } taken you off the leaderboards.
leaderboard-you-off = -# { $who }: not shown here. A moderator has taken you off the leaderboards of this server.
leaderboard-you-unseen = -# { $who }: not shown here.
