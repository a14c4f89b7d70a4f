## Quiet hours, and where people are called

server-calls = 叫人的频道
server-called = 叫哪个身份组
server-quiet = 机器人的安静时段
mine-quiet = 你的安静时段，不发提醒
mine-zone = 安静时段的时区

setting-calls = { $count ->
        [0] 就在房间旁边
       *[other] 在一个频道
    }
setting-called = { $count ->
        [0] 无
       *[other] 一个身份组
    }
setting-calls-gone = -# 那个频道没有了：另选之前，就在房间旁边叫人。
setting-calls-shut = -# 我在那里不能发言：给我权限或另选频道之前，就在房间旁边叫人。
setting-called-gone = -# 那个身份组没有了：不用它叫人。
setting-called-shut = -# 我不能提及那个身份组：不用它叫人。在它的设置里打开“*允许任何人@提及此身份组*”就可以。
setting-quiet-off = 无
setting-zone-server = 跟服务器一样

panel-hours = 换一个时段
panel-hours-help = 从几点到几点，如22:00-07:00，可以过午夜；写off就没有

refused-bad-hours = 时段要写从几点到几点，如`22:00-07:00`或`22-7`，起止不能相同。
refused-role-unmentionable = 我不能提及{ $role }。在那个身份组的设置里打开“*允许任何人@提及此身份组*”，或者给我“*提及@everyone、@here和所有身份组*”权限，然后再选一次。什么都没变。
refused-channel-shut = 我在{ $channel }不能发言。让我能查看那个频道、在那里发送消息，然后再选一次。什么都没变。
