## Seasons

leaderboard-which-season = { $season }賽季，按{ $by ->
        [points] 分數
        [average] 平均分
        [rating] 等級分
       *[won] 勝場
    }排列。
refused-no-season = 這裡沒有叫{ $season }的賽季。輸入時會列出已有的賽季，如2026-Q3。

server-season = 賽季結束的公布頻道
server-champion = 冠軍身分組
setting-champion = { $count ->
        [0] 無
       *[other] 一個身分組
    }

season-title = ## { $season }賽季結束
season-place = { $rank }. { $who } { $rating }
season-game = **{ $game }**：{ $places }
season-hand = **本季最大的一手**：{ $game }，{ $points }分（{ $names }），{ $who }，{ $table }號桌。
season-plain = 沒有牌型
season-champions = **{ $game }冠軍**：{ $who }，獲得{ $role }。
season-kept = -# 用`/{ command-leaderboard.name } { option-season.name }:{ $season }`隨時可看。
season-reason = { $season }賽季第一名

season-picture-title = { $season }賽季
season-picture-hand = 本季最大的一手：{ $game }
season-picture-points = { $points }分
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = 某人
season-alt-game = { $game }：{ $places }。
season-alt-hand = 本季最大的一手：{ $game }，{ $points }分（{ $names }），{ $who }。

season-trouble-channel-gone = { $season }賽季的結果沒能公布：`/{ command-server-settings.name }`裡選的頻道已經不在了。
season-trouble-channel-shut = { $season }賽季的結果沒能公布：我需要{ $channel }的**檢視頻道**和**傳送訊息**權限。
season-trouble-role-gone = 冠軍身分組沒能轉交：它已經不在了。在`/{ command-server-settings.name }`裡另選一個。
season-trouble-role-managed = { $role }沒能轉交：它屬於某個整合，誰也不能授予。在`/{ command-server-settings.name }`裡另選一個。
season-trouble-role-permission = { $role }沒能轉交：我在這裡沒有「**管理身分組**」的權限。
season-trouble-role-above = { $role }沒能轉交：它不在我的身分組之下。在**伺服器設定 > 身分組**裡把我的移到它上面。
season-trouble-role-refused = { $role }沒能轉交：Discord拒絕了。
season-trouble-role-left = { $role }沒能交給第一名：這個人已經不在本伺服器了。

refused-role-gone = 這裡已經沒有這個身分組了。
refused-role-managed = { $role }屬於某個整合，誰也不能授予。另選一個。
refused-role-permission = 我在這裡沒有「**管理身分組**」的權限。在**伺服器設定 > 身分組**裡給我的身分組這個權限，並移到{ $role }上面，然後重選。
refused-role-above = { $role }不在我的身分組之下。在**伺服器設定 > 身分組**裡把我的移到它上面，然後重選。

privacy-champion = - 你在{ $count }個伺服器上有冠軍身分組。
