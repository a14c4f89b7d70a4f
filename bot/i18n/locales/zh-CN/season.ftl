## Seasons

leaderboard-which-season = { $season }赛季，按{ $by ->
        [points] 分数
        [average] 平均分
        [rating] 等级分
       *[won] 胜场
    }排列。
refused-no-season = 这里没有叫{ $season }的赛季。输入时会列出已有的赛季，如2026-Q3。

server-season = 赛季结束的公布频道
server-champion = 冠军身份组
setting-champion = { $count ->
        [0] 无
       *[other] 一个身份组
    }

season-title = ## { $season }赛季结束
season-place = { $rank }. { $who } { $rating }
season-game = **{ $game }**：{ $places }
season-hand = **本季最大的一手**：{ $game }，{ $points }分（{ $names }），{ $who }，{ $table }号桌。
season-plain = 没有牌型
season-champions = **{ $game }冠军**：{ $who }，获得{ $role }。
season-kept = -# 用`/{ command-leaderboard.name } { option-season.name }:{ $season }`随时可看。
season-reason = { $season }赛季第一名

season-picture-title = { $season }赛季
season-picture-hand = 本季最大的一手：{ $game }
season-picture-points = { $points }分
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = 某人
season-alt-game = { $game }：{ $places }。
season-alt-hand = 本季最大的一手：{ $game }，{ $points }分（{ $names }），{ $who }。

season-trouble-channel-gone = { $season }赛季的结果没能公布：`/{ command-server-settings.name }`里选的频道已经没有了。
season-trouble-channel-shut = { $season }赛季的结果没能公布：我需要{ $channel }的**查看频道**和**发送消息**权限。
season-trouble-role-gone = 冠军身份组没能转交：它已经没有了。在`/{ command-server-settings.name }`里另选一个。
season-trouble-role-managed = { $role }没能转交：它属于某个集成，谁也不能授予。在`/{ command-server-settings.name }`里另选一个。
season-trouble-role-permission = { $role }没能转交：我在这里没有“**管理身份组**”的权限。
season-trouble-role-above = { $role }没能转交：它不在我的身份组之下。在**服务器设置 > 身份组**里把我的移到它上面。
season-trouble-role-refused = { $role }没能转交：Discord拒绝了。
season-trouble-role-left = { $role }没能交给第一名：这个人已经不在本服务器了。

refused-role-gone = 这里已经没有这个身份组了。
refused-role-managed = { $role }属于某个集成，谁也不能授予。另选一个。
refused-role-permission = 我在这里没有“**管理身份组**”的权限。在**服务器设置 > 身份组**里给我的身份组这个权限，并移到{ $role }上面，然后重选。
refused-role-above = { $role }不在我的身份组之下。在**服务器设置 > 身份组**里把我的移到它上面，然后重选。

privacy-champion = - 你在{ $count }个服务器上有冠军身份组。
