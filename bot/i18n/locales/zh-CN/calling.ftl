## Quiet hours, and where people are called

server-calls = 缺人提醒的频道
server-called = 缺人提醒的身份组
server-quiet = 免打扰时段（不发提醒）
mine-quiet = 你的免打扰时段（不发提醒）
mine-zone = 免打扰时段的时区

setting-calls = { $count ->
        [0] 房间所在的频道
       *[other] 指定的频道
    }
setting-called = { $count ->
        [0] 无
       *[other] 指定的身份组
    }
setting-calls-gone = -# 那个频道没有了，缺人提醒先发在房间所在的频道。另选一个频道吧。
setting-calls-shut = -# 我在那里不能发言，缺人提醒先发在房间所在的频道。我需要**查看频道**和**发送消息**权限。
setting-called-gone = -# 那个身份组没有了，提醒不了。另选一个吧。
setting-called-shut = -# 我不能提及那个身份组。在它的设置里打开“*允许任何人@提及此身份组*”就行。
setting-quiet-off = 无
setting-zone-server = 跟服务器一样

panel-hours = 另填时段
panel-hours-help = 从几点到几点，如22:00-07:00；填off就不设

refused-bad-hours = 看不懂这个时段。写从几点到几点，如`22:00-07:00`或`22-7`，起止不能相同。
refused-role-unmentionable = 我不能提及{ $role }。在那个身份组的设置里打开“*允许任何人@提及此身份组*”，或者给我“*提及@everyone、@here和所有身份组*”权限，然后再选一次。设置没有改动。
refused-channel-shut = 我在{ $channel }不能发言。先给我那里的**查看频道**和**发送消息**权限，再选一次。设置没有改动。

## Lobbies that wait, named by /play and /open-tables

waits-title = { $count ->
        [1] **有一桌在等人。**加入，还是另开一桌？
       *[other] **有{ $count }桌在等人。**加入，还是另开一桌？
    }
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
       *[other] （改了{ $changed }项设置）
    } · { $who }，{ $since }开桌 · 还有{ $free }个空位{ $only ->
        [yes] ，只限受邀的人
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who }，{ $since }开桌 · { $table }
waits-join = 加入{ $table }号桌（{ $who }在等）
waits-join-table = 加入{ $table }号桌
waits-joined = 你已加入{ $table }，到时就在那里打。
tables-title = ## 这里的牌桌
    -# 只列出你看得到的频道里的牌桌。
tables-waiting = **等人，有空位**
tables-running = **正在打**
tables-none-waits = 没有缺人的牌桌。用`/{ command-play.name }`开一桌吧。

## Calls

ping-call = { $who }，{ $host }在{ $table }打{ $game }，还差{ $count }人。
ping-call-quiet = { $host }在{ $table }打{ $game }，还差{ $count }人。

tell-me = 有桌叫我
tell-on = **这里有{ $game }的牌桌缺人时，我会提醒你。**
tell-off = **这里的{ $game }牌桌，我不再提醒你。**
tell-how = 谁都能加入的牌桌等了一分钟还缺人，我就提醒大家：一次最多十人，最久没被提醒的优先；同一种玩法、同一个频道，半小时最多一次。你在牌桌上时，或者在你的免打扰时段里（`/{ command-preferences.name }`），不会提醒你。你看不到的牌桌、你屏蔽的人开的牌桌，也不会提醒你。
    -# 房间里的*{ tell-me }*，按一下打开，再按一下关掉；`/{ command-preferences.name }`里能看到你选的玩法。
tell-no-pings = { $whose ->
        [server] -# 这个服务器关了提醒，所以暂时不提醒你。
       *[mine] -# 你在`/{ command-preferences.name }`里关了提醒，所以暂时不提醒你。
    }
tell-title = ## 在这个服务器，哪些玩法缺人时提醒你
tell-choose = 都不提醒
tell-open = 有桌叫我…
privacy-told = - { $count }种玩法，你要我在缺人时提醒你（每个服务器分开算）。
