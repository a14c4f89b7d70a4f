## Seasons

leaderboard-which-season = { $season }赛季，按{ $by ->
        [points] 分数
        [average] 平均分
        [rating] 等级分
       *[won] 胜场
    }排列。
refused-no-season = 这里没有{ $season }这个赛季。输入时会列出已有的赛季，如2026-Q3。

server-season = 赛季结果的频道
server-champion = 冠军身份组
setting-champion = { $count ->
        [0] 无
       *[other] 指定的身份组
    }

season-title = ## { $season }赛季已结束
season-place = { $rank }. { $who } { $rating }
season-rated = { $place } ±{ $spread }
season-game = **{ $game }**：{ $places }
season-hand = **本季最大的一手**：{ $game }，{ $points }分（{ $names }），{ $who }，{ $table }号桌。
season-plain = 没有特殊牌型
season-champions = **{ $game }冠军**：{ $who }（{ $role }）
season-uncertain = -# ±是等级分的误差范围。相差不到这么多的，名次对调也不奇怪。
season-board = 排行榜：{ $game }
season-reason = { $season }赛季第一名
podium-void = { $who }把{ $table }号桌（{ $game }）的成绩作废了，涉及{ $season }赛季的{ $places }。
podium-count = { $who }恢复了{ $table }号桌（{ $game }）的成绩，涉及{ $season }赛季的{ $places }。
podium-place = { $who }（第{ $place }名）

season-picture-title = { $season }赛季
season-picture-hand = 本季最大的一手：{ $game }
season-picture-points = { $points }分
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = 某人
season-alt-game = { $game }：{ $places }。
season-alt-hand = 本季最大的一手：{ $game }，{ $points }分（{ $names }），{ $who }。

season-trouble-channel-gone = { $season }赛季的结果没能公布：`/{ command-server-settings.name }`里选的频道没有了。
season-trouble-channel-shut = { $season }赛季的结果没能在{ $channel }公布。我需要那里的**查看频道**和**发送消息**权限。
season-trouble-role-gone = 没能授予冠军身份组：它已经没有了。在`/{ command-server-settings.name }`里另选一个。
season-trouble-role-managed = 没能把{ $role }授予冠军：它属于某个集成。在`/{ command-server-settings.name }`里另选一个。
season-trouble-role-permission = 没能把{ $role }授予冠军：我需要**管理身份组**权限。
season-trouble-role-above = 没能把{ $role }授予冠军：它不在我的身份组之下。在**服务器设置 > 身份组**里把我的身份组移到它上面。
season-trouble-role-refused = 没能授予或收回{ $role }：Discord拒绝了。
season-trouble-role-left = 没能把{ $role }授予一位冠军：TA已经不在本服务器了。

refused-role-gone = 那个身份组没有了。另选一个。
refused-role-managed = { $role }属于某个集成，我不能授予。另选一个。
refused-role-permission = 我不能授予{ $role }：我需要**管理身份组**权限。在**服务器设置 > 身份组**里给我的身份组打开这项权限，并移到{ $role }上面，然后再选一次。
refused-role-above = { $role }不在我的身份组之下。在**服务器设置 > 身份组**里把我的身份组移到它上面，然后再选一次。

privacy-champion = - 你在{ $count }个服务器上有冠军身份组。
privacy-titles = - 你有{ $count }个赛季冠军头衔。

profile-titles = 头衔：{ $what }。
profile-champion = { $game }：{ $season }冠军
