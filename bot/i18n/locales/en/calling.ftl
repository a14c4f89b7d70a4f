## Lobbies that wait, named by /play and /open-tables

command-open-tables = See tables you can join and matches in progress

waits-title = { $count ->
        [one] **A table is waiting for players.** Join it, or open a new one?
       *[other] **{ $count } tables are waiting for players.** Join one, or open a new one?
    }
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
        [one] {" "}with one change
       *[other] {" "}with { $changed } changes
    } · { $who }, opened { $since } · { $free } { $free ->
        [one] seat
       *[other] seats
    } free{ $only ->
        [yes] , invitation only
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who }, opened { $since } · { $table }
waits-join = Join table { $table } ({ $who } is waiting)
waits-join-table = Join table { $table }
waits-joined = You're at { $table }. The match will start there.
tables-title = ## Tables here
    -# You see only tables in channels that you can view.
tables-waiting = **Open, with free seats**
tables-running = **In progress**
tables-none-waits = No table is waiting for players. Open one with `/play`.

## Quiet hours, and where people are called

server-calls = Channel for "players wanted" pings
server-called = Role for "players wanted" pings
server-quiet = Quiet hours without pings
mine-quiet = Your quiet hours without pings
mine-zone = Time zone for your quiet hours

setting-calls = { $count ->
        [0] next to each lobby
       *[other] in a channel
    }
setting-called = { $count ->
        [0] none
       *[other] a role
    }
setting-calls-gone = -# That channel no longer exists, so pings go next to the lobby. Choose another channel.
setting-calls-shut = -# I can't write there, so pings go next to the lobby. I need **View Channel** and **Send Messages**.
setting-called-gone = -# That role no longer exists, so I can't ping it. Choose another role.
setting-called-shut = -# I can't ping that role. Turn on *Allow anyone to @mention this role* in its settings.
setting-quiet-off = none
setting-zone-server = same as the server

panel-hours = Other hours
panel-hours-help = Enter a start and an end, such as 22:00-07:00, or off for no quiet hours

refused-bad-hours = I can't read those hours. Type a start and an end, such as `22:00-07:00` or `22-7`. The two can't be the same.
refused-role-unmentionable = I can't ping { $role }. In that role's settings, turn on *Allow anyone to @mention this role*, or give me **Mention @everyone, @here and All Roles**. Then choose it again. Nothing was changed.
refused-channel-shut = I can't write in { $channel }. Give me **View Channel** and **Send Messages** there, then choose it again. Nothing was changed.

## Calls

ping-call = { $who }: { $host } needs { $count } more { $count ->
        [one] player
       *[other] players
    } for { $game } ({ $table }).
ping-call-quiet = { $host } needs { $count } more { $count ->
        [one] player
       *[other] players
    } for { $game } ({ $table }).

tell-me = Notify me
tell-on = **I'll ping you when a { $game } table here needs players.**
tell-off = **I'll no longer ping you about { $game } tables here.**
tell-how = If an open table still needs players after a minute, I ping up to ten people. I start with the people I haven't pinged for longest. I do this at most once every 30 minutes per game and channel. I don't ping you while you're at a table or during your quiet hours (`/preferences`). I also don't ping you for a table you can't see or for someone you've blocked.
    -# *{ tell-me }* in a lobby turns this on or off; `/preferences` lists your games.
tell-no-pings = { $whose ->
        [server] -# Pings are off on this server, so I won't ping you for now.
       *[mine] -# You've turned pings off in `/preferences`, so I won't ping you for now.
    }
tell-title = ## Games I ping you about on this server
tell-choose = No games
tell-open = Player pings…
privacy-told = - Pings for { $count } { $count ->
        [one] game on a server
       *[other] games on servers
    }.
