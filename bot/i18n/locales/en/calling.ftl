## Lobbies that wait, named by /play and /open-tables

command-open-tables = See tables you can join and matches in progress

waits-title = { $count ->
        [one] **A table waits for people.** Sit down there, or open a new one?
       *[other] **{ $count } tables wait for people.** Sit down at one, or open a new one?
    }
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
        [one] {" "}but for one setting
       *[other] {" "}but for { $changed } settings
    } · { $who } since { $since } · { $free } { $free ->
        [one] seat
       *[other] seats
    } free{ $only ->
        [yes] , by invitation
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who } since { $since } · { $table }
waits-join = Join table { $table } ({ $who } waits)
waits-join-table = Join table { $table }
waits-joined = You sit at { $table }. The match begins there.
tables-title = ## Tables here
    -# In the channels that you see.
tables-waiting = **Open, with free seats**
tables-running = **Being played**
tables-none-waits = No table waits for people. `/play` opens one.

## Quiet hours, and where people are called

server-calls = Channel for calls
server-called = Role to call
server-quiet = Quiet hours of the bot
mine-quiet = Quiet hours, without pings for you
mine-zone = Time zone of your quiet hours

setting-calls = { $count ->
        [0] beside each lobby
       *[other] in a channel
    }
setting-called = { $count ->
        [0] none
       *[other] a role
    }
setting-calls-gone = -# That channel is gone: calls are written beside the lobby, until you choose another.
setting-calls-shut = -# I may not write there: calls are written beside the lobby, until I may, or you choose another channel.
setting-called-gone = -# That role is gone: nobody is called with it.
setting-called-shut = -# I may not mention that role: nobody is called with it. *Allow anyone to @mention this role* in its settings would let me.
setting-quiet-off = none
setting-zone-server = as the server has it

panel-hours = Other hours
panel-hours-help = From and to, such as 22:00-07:00, also over midnight; off for none

refused-bad-hours = Hours are written from and to, such as `22:00-07:00` or `22-7`, and do not end when they begin.
refused-role-unmentionable = I may not mention { $role }. In the settings of that role switch *Allow anyone to @mention this role* on, or give me *Mention @everyone, @here and All Roles*; then choose it again. Nothing was changed.
refused-channel-shut = I may not write in { $channel }. Let me view it and send messages there, then choose it again. Nothing was changed.

## Calls

ping-call = { $who }: { $host } waits for { $count } more at { $game }, { $table }.
ping-call-quiet = { $host } waits for { $count } more at { $game }, { $table }.

tell-me = Tell me
tell-on = **I will tell you when a table of { $game } waits for people on this server.**
tell-off = **I do not tell you of tables of { $game } on this server any more.**
tell-how = When a table that anyone may join has been short of people for a minute, one message mentions up to ten of those who want that, longest uncalled first; at most one in half an hour for a game and channel. You are not called while you sit at a table, in your quiet hours (`/preferences`), for a table that you do not see, nor by somebody whom you have blocked.
    -# *Tell me* under a lobby puts you on the list, or takes you off it again; `/preferences` shows all of it.
tell-no-pings = { $whose ->
        [server] -# This server wants no pings, so nobody is called for now.
       *[mine] -# In `/preferences` you have switched pings off, so you are not called for now.
    }
tell-title = ## Tables of which I tell you on this server
tell-choose = Of no game
tell-open = Tell me of tables…
privacy-told = - { $count } { $count ->
        [one] game on a server of whose tables
       *[other] games on servers of whose tables
    } you want to be told
