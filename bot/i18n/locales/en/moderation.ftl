## /moderate

command-moderate = Moderate tables, players and results
menu-moderate-table = Moderate this table
menu-moderate-person = Moderate this person
option-moderate-page = Choose a page (default: open tables)
option-moderate-table = Enter the number of an open table or finished match
moderate-page-tables = Open tables
option-moderate-member = Choose a member to suspend or hide from leaderboards
moderate-page-people = Suspended or hidden members
moderate-page-log = Moderation log
moderate-page-watch = Unusual activity

moderate-title = ## Moderation
moderate-tables = { $count ->
        [0] No tables are open in channels where you have **Manage Messages**.
        [one] One table is open where you have **Manage Messages**.
       *[other] { $count } tables are open where you have **Manage Messages**. The longest idle are listed first.
    }
moderate-choose = Choose a table
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
moderate-log = Moderation log
moderate-back = All open tables
moderate-no = Cancel
moderate-needs = { $what } (needs { $permission })
permission-manage-server = Manage Server
permission-moderate-members = Moderate Members
moderate-person = A person…
moderate-result = A result…

moderate-where = In { $channel }. Last activity: { $since }.
moderate-lobby = This is a lobby: the match hasn't started.
moderate-asleep = Everyone is away, so the match is paused.
moderate-playing = The match is running.
moderate-waits = The match is waiting for { $who }.
moderate-over = The match is over.
moderate-closed = This table is closed.
moderate-own = -# You've played at this table, so another moderator has to handle it.
moderate-close = Close without a result
moderate-close-lobby = Close the lobby
moderate-wait = Skip the wait
moderate-seat = Give a seat to a computer
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = Close the lobby of table { $table }? It can't be reopened.
moderate-sure-close = Close the match at table { $table } without a result? It won't count for anyone. This can't be undone.
moderate-sure-seat = Give seat { $seat } at table { $table } to a computer? { $who } can't come back to this match and will be last in the result. The match is rated by the places at this moment, if at least half of its usual hands have been played. Otherwise it isn't rated.
moderate-sure-wait = Skip the wait at table { $table }? Players who haven't answered make the safe move, as if their time had run out. After two such moves in a row, a stand-in plays for them.
moderate-done = **Done.**
moderate-unlogged = I couldn't add this to the moderation log.
moderate-log-gone = The log channel no longer exists. Members with **Manage Server** can choose another in `/server-settings`.
moderate-log-shut = I can't write in the log channel { $channel }. I need **View Channel** and **Send Messages** there. You can still see the entry with `/moderate page:log`.

moderate-log-title = ## Moderation log
    -# The last 90 days.
moderate-log-empty = No entries.
moderate-log-row = { $at } · { $what }
moderate-log-by = { $who }: { $what }
moderate-somebody = Someone whose data was deleted
moderate-newest = Newest
moderate-older = Older

member-title = ## { $who }
member-free = Not suspended here.
member-kept-out = Suspended here until { $until }.
member-choose = Choose a member
member-any = Choose anyone
member-out = { $days ->
        [1] Suspend for a day
        [7] Suspend for a week
       *[30] Suspend for a month
    }
member-in = Lift suspension
member-sure-out = Suspend { $who } from tables here for { $days ->
        [1] a day
        [7] a week
       *[30] a month
    }? They can't open or join tables or be invited, and their lobbies close. Matches they're already in continue. They get one message with the end date.
member-sure-in = Lift { $who }'s suspension? They can play here again right away.
member-row = - { $who } until { $until }
people-title = ## Suspended from tables here
people-nobody = Nobody.
people-more = -# And { $count } more.
people-open = Suspended members

member-off = **Hidden from this server's leaderboards.**
member-take-off = Hide from leaderboards
member-put-back = Show on leaderboards
member-sure-off = Hide { $who } from all leaderboards here? Until you undo this, their matches here don't count globally either. Other players' ratings don't change.
member-sure-on = Show { $who } on the leaderboards again?
people-off-title = ### Hidden from the leaderboards
people-off-row = - { $who }
people-watch = Unusual activity

watch-title = ## Unusual activity
    -# Based on { $count ->
        [one] one match that counts
       *[other] { $count } matches that count
    }, from the last { $days } days. These figures prove nothing. Friends who like quick matches or often play each other look the same.
watch-part = -# Only the latest { $count } matches were checked.
watch-short = - { $who }: { $count } of their { $of } matches with each other were short.
watch-resigned = - { $who } gave up { $count } of { $of } matches before the second hand was scored.
watch-gain = - { $who } has a rating of { $rating } in { $game }, but only { $board } counts. Most of the difference is from { $around }, who played { $count } of { $of } full matches with them.
watch-helped = - { $who } profits from { $count } of { $of } voided results and closed matches.
watch-pair = - { $who } played { $count } { $game } matches at the same table. First and second: { $ahead } (by chance about { $ahead-chance }). First and last: { $apart } (by chance about { $apart-chance }).
watch-more = { $who } and { $count } more
activity-all = **Moderators**, in the last { $days } days: { $what }.
activity-helped = - { $who } profits from { $count } of these: { $what }.
activity-seat = { $count ->
        [one] one seat given to a computer
       *[other] { $count } seats given to computers
    }
activity-wait = { $count ->
        [one] one wait skipped
       *[other] { $count } waits skipped
    }
activity-void = { $count ->
        [one] one result voided
       *[other] { $count } results voided
    }
watch-nothing = Nothing unusual.
watch-note = -# A match is short if it had at most two thirds of the hands that its game's shortest rules usually take. Players are listed once they've played { $many } short matches together or given up { $gave } matches and a tenth of theirs. The five best by rating are listed if more than { $lost } of their points don't count for their place. Players are also listed if they profit from { $helped } voided results or closed matches, or if the places of two at tables of four are far from chance.

result-where = Played in { $channel }, ended { $when }.
result-counts = The result counts.
result-voided = **The result is void:** it doesn't count.
result-uncounted = This match doesn't count anyway.
result-seat = **{ $number }.** { $who }: { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place, { $points } { $points ->
        [one] point
       *[other] points
    }
result-own = -# You played in this match, so someone else has to decide on its result.
result-void = Void the result
result-open = Its result…
result-find-title = A result
result-find-label = Number of the table
result-count = Let the result count again
result-sure-void = Void the result of table { $table }? Totals, winning streaks, achievements and ratings will be as if the match had never been played. You can undo this until the end of the next season is announced here. If a player among a season's first three is concerned, that is announced with your name.
result-sure-count = Let the result of table { $table } count again, as it did before?

result-replaced = A moderator gave { $who }'s seat to a computer.
result-given = { $rated ->
        [yes] The match is rated by the places at that moment.
       *[no] The match isn't rated, because fewer than half of its usual hands had been played.
    }
result-void-told = **Voided by a moderator:** this match doesn't count.
told-void = A moderator voided the result of your match at table { $table }. It doesn't count for anyone.
told-count = The result of your match at table { $table } counts again.
told-seat = A moderator gave your seat at table { $table } to a computer. You're last in the result. The match is rated by the places at that moment, if at least half of its usual hands had been played. Otherwise it isn't rated.
told-close = A moderator closed table { $table }. It doesn't count for anyone.
told-wait = A moderator skipped the wait for you at table { $table }, and the safe move was made for you.
told-in = A moderator lifted your suspension from tables on this server.
told-off = A moderator hid you from this server's leaderboards.
told-on = You're shown on this server's leaderboards again.
told-more = -# And { $count } earlier { $count ->
        [one] action
       *[other] actions
    } by moderators.
moderated-reason = { $said } Reason: { $reason }

deed-void = Table { $table }: the result was voided.
deed-count = Table { $table }: the result counts again.
deed-off = { $who } was hidden from the leaderboards.
deed-on = { $who } is shown on the leaderboards again.
deed-out = { $who } was suspended until { $until }.
deed-in = { $who }'s suspension was lifted.
deed-close = Table { $table } was closed without a result.
deed-seat = Table { $table }, seat { $seat }: a computer took over.
deed-wait = Table { $table }: the wait was skipped.
deed-worse = Worse off: { $who }.
deed-better = Better off: { $who }.
deed-neither = Also at the table: { $who }.

reason-give = Give a reason…
reason-title = Reason
reason-label = Reason (optional)
reason-told = The players concerned can read it.

refused-no-table-shown = This message doesn't belong to a table. `/moderate` lists the open tables. For a finished match, enter its number in the option `table`.
refused-not-moderated = There's no table { $table } in a channel where you have **Manage Messages**.
refused-moderates-own = You've played at this table, so another moderator has to handle it.
refused-manages-only = Only members with **Manage Server** can do that.
refused-moderates-self = You can't do that to yourself.
refused-suspends-only = Only members with **Moderate Members** can do that.
refused-suspends-owner = The owner of the server can't be suspended.
refused-outranked = { $person } has a higher role than you, so you can't suspend them.
refused-roles-unknown = I couldn't check { $person }'s roles just now. Try again in a moment.
refused-no-result = There's no finished match at table { $table } here.
refused-moderate-bot = { $person } is a bot and doesn't play.
refused-voids-own = You played in this match, so someone else has to decide on its result.
refused-season-told = The end of season { $season } has been announced here, so this result can no longer change.
refused-season-ending = The end of season { $season } is being announced right now. Try again in a few minutes.
refused-changed = Something changed in the meantime, so nothing was done. Please choose again.
refused-kept-out = A moderator suspended you from tables on this server until { $until }. Until then you can't open or join tables or be invited. Matches you're already in continue.
refused-seat-empty = Seat { $seat } no longer belongs to a person.
refused-last-person = Only one person is playing there. Close the match instead.
refused-waited = They answered in the meantime, so nothing was done.
refused-ends-itself = The current claims or secret choices end automatically in a moment. Try again then.
refused-not-waiting = The match isn't waiting for anyone now.

privacy-off-boards = - { $count } { $count ->
        [one] server has hidden you from its
       *[other] servers have hidden you from their
    } leaderboards.
leaderboard-you-off = -# { $who }: not shown here. A moderator has hidden you from this server's leaderboards.
leaderboard-you-unseen = -# { $who }: not shown here.
