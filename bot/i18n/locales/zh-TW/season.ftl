## Seasons

leaderboard-which-season = { $season }賽季，依{ $by ->
        [points] 分數
        [average] 平均分數
        [rating] 積分
       *[won] 勝場
    }排序。
refused-no-season = 這裡沒有{ $season }這個賽季。輸入時會列出過去的賽季，例如2026-Q3。

server-season = 公布賽季結果的頻道
server-champion = 冠軍的身分組
setting-champion = { $count ->
        [0] 無
       *[other] 一個身分組
    }

season-title = ## { $season }賽季結束
season-place = { $rank }. { $who } { $rating }
season-rated = { $place } ±{ $spread }
season-game = **{ $game }**：{ $places }
season-hand = **本季最佳手牌**：{ $who }在{ $table }號桌打{ $game }，以{ $names }拿下{ $points }分。
season-plain = 沒有特別的牌型
season-champions = **{ $game }冠軍**：{ $who }（{ $role }）
season-uncertain = -# ±代表積分的誤差範圍。差距比這還小的話，名次對調也不奇怪。
season-board = 排行榜：{ $game }
season-reason = { $season }賽季冠軍
podium-void = { $who }將{ $table }號桌（{ $game }）的結果作廢了，影響{ $season }賽季的{ $places }。
podium-count = { $who }恢復了{ $table }號桌（{ $game }）的結果，影響{ $season }賽季的{ $places }。
podium-place = { $who }（第{ $place }名）

season-picture-title = { $season }賽季
season-picture-hand = 最佳手牌：{ $game }
season-picture-points = { $points }分
season-picture-place = { $rank }. { $rating } · { $who }
season-somebody = 某人
season-alt-game = { $game }：{ $places }。
season-alt-hand = 本季最佳手牌：{ $who }打{ $game }，以{ $names }拿下{ $points }分。

season-trouble-channel-gone = 沒辦法公布{ $season }賽季的結果：`/{ command-server-settings.name }`裡選的頻道已經不存在。
season-trouble-channel-shut = 沒辦法在{ $channel }公布{ $season }賽季的結果，我需要那裡的「**檢視頻道**」和「**傳送訊息**」權限。
season-trouble-role-gone = 冠軍身分組已經不存在，沒辦法指派。請到`/{ command-server-settings.name }`選別的。
season-trouble-role-managed = 沒辦法把{ $role }指派給冠軍：這個身分組屬於整合服務。請到`/{ command-server-settings.name }`選別的。
season-trouble-role-permission = 沒辦法把{ $role }指派給冠軍，我需要「**管理身分組**」權限。
season-trouble-role-above = 沒辦法把{ $role }指派給冠軍：這個身分組沒有排在我的身分組下面。請到**伺服器設定 > 身分組**，把我的身分組移到它上面。
season-trouble-role-refused = 沒辦法指派或移除{ $role }：Discord拒絕了。
season-trouble-role-left = 沒辦法把{ $role }指派給其中一位冠軍：他已經離開這個伺服器。

refused-role-gone = 那個身分組已經不存在，請選別的。
refused-role-managed = { $role }屬於整合服務，我沒辦法指派，請選別的。
refused-role-permission = 我沒辦法指派{ $role }，需要「**管理身分組**」權限。請到**伺服器設定 > 身分組**開啟這個權限，並把我的身分組移到{ $role }上面，再選一次{ $role }。
refused-role-above = { $role }沒有排在我的身分組下面。請到**伺服器設定 > 身分組**，把我的身分組移到它上面，再選一次{ $role }。

privacy-champion = - 你在{ $count }個伺服器擁有冠軍身分組。
privacy-titles = - 你有{ $count }個賽季冠軍頭銜。

profile-titles = 頭銜：{ $what }。
profile-champion = { $game }：{ $season }冠軍
