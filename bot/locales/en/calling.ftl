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
