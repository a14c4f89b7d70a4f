## Quiet hours, and where people are called

server-calls = 叫人的频道
server-called = 叫哪个身份组
server-quiet = 机器人的免打扰时段
mine-quiet = 你的免打扰时段，不发提醒
mine-zone = 免打扰时段的时区

setting-calls = { $count ->
        [0] 房间所在的频道
       *[other] 在一个频道
    }
setting-called = { $count ->
        [0] 无
       *[other] 一个身份组
    }
setting-calls-gone = -# 那个频道没有了：另选之前，在房间所在的频道叫人。
setting-calls-shut = -# 我在那里不能发言：给我权限或另选频道之前，在房间所在的频道叫人。
setting-called-gone = -# 那个身份组没有了：不再用它叫人。
setting-called-shut = -# 我不能提及那个身份组，没法用它叫人。在它的设置里打开“*允许任何人@提及此身份组*”就可以。
setting-quiet-off = 无
setting-zone-server = 跟服务器一样

panel-hours = 换一个时段
panel-hours-help = 从几点到几点，如22:00-07:00，可以过午夜；写off就不设

refused-bad-hours = 时段要写从几点到几点，如`22:00-07:00`或`22-7`，起止不能相同。
refused-role-unmentionable = 我不能提及{ $role }。在那个身份组的设置里打开“*允许任何人@提及此身份组*”，或者给我“*提及@everyone、@here和所有身份组*”权限，然后再选一次。什么都没变。
refused-channel-shut = 我在{ $channel }不能发言。先给我那里的**查看频道**和**发送消息**权限，再选一次。什么都没变。

## Lobbies that wait, named by /play and /open-tables

waits-title = { $count ->
        [1] **有一桌在等人。**加入，还是另开一桌？
       *[other] **有{ $count }桌在等人。**加入，还是另开一桌？
    }
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
       *[other] （改了{ $changed }项设置）
    } · { $who } { $since }开始等 · 空{ $free }个座位{ $only ->
        [yes] ，只限受邀的人
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who } { $since }开始 · { $table }
waits-join = 加入{ $table }号桌（{ $who }在等）
waits-join-table = 加入{ $table }号桌
waits-joined = 你已加入{ $table }，就在那里开打。
tables-title = ## 这里的牌桌
    -# 只列出你看得到的频道里的牌桌。
tables-waiting = **有空座位**
tables-running = **正在打**
tables-none-waits = 没有牌桌在等人。`/{ command-play.name }`就能开一桌。

## Calls

ping-call = { $who }，{ $host }在{ $table }打{ $game }，还差{ $count }人。
ping-call-quiet = { $host }在{ $table }打{ $game }，还差{ $count }人。

tell-me = 有桌叫我
tell-on = **这个服务器有{ $game }的牌桌在等人时，我会叫你。**
tell-off = 这个服务器的{ $game }牌桌，我不再叫你。
tell-how = 谁都能加入的牌桌等人满一分钟，就发一条消息，提及想被叫的人，最多十人，最久没被叫的先叫；同一种玩法、同一个频道，半小时最多一次。你坐在牌桌上时、在你的免打扰时段里（`/{ command-preferences.name }`）、你看不到的牌桌、你屏蔽的人开的牌桌，都不会叫你。
    -# 房间下面的*{ tell-me }*，按一下就加上，再按一下就去掉；`/{ command-preferences.name }`里能看到全部。
tell-no-pings = { $whose ->
        [server] -# 这个服务器不要提醒，所以暂时不叫人。
       *[mine] -# 你在`/{ command-preferences.name }`里关了提醒，所以暂时不叫你。
    }
tell-title = ## 在这个服务器，哪些玩法有桌就叫你
tell-choose = 都不叫
tell-open = 有桌叫我…
privacy-told = - { $count }种玩法，你要我有桌就叫你（各服务器分开算）。
