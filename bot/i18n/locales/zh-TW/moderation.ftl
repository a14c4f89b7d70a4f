## /moderate

moderate-title = ## 管理
moderate-tables = { $count ->
        [0] 在你有「**管理訊息**」權限的頻道裡，沒有開著的牌桌。
       *[other] 在你有「**管理訊息**」權限的頻道裡開著{ $count }桌，最久沒動靜的在前。
    }
moderate-choose = 選一桌
moderate-idle-lobby = 房間，開了{ $count }{ $unit ->
        [days] 天
        [hours] 小時
       *[minutes] 分鐘
    }
moderate-idle-playing = { $count }{ $unit ->
        [days] 天
        [hours] 小時
       *[minutes] 分鐘
    }沒動靜
moderate-log = 管理紀錄
moderate-back = 所有開著的牌桌
moderate-no = 保持原樣

moderate-where = 在{ $channel }。上一次有動靜是{ $since }。
moderate-lobby = 還是房間，沒有開打。
moderate-asleep = 大家都不在，本場休眠中。
moderate-playing = 正在打。
moderate-waits = 在等{ $who }。
moderate-over = 已經打完。
moderate-closed = 這一桌已關閉。
moderate-own = -# 你在這一桌打牌，要由別的管理員來管。
moderate-close = 不計成績並關閉
moderate-close-lobby = 解散房間
moderate-wait = 不再等
moderate-seat = 把座位交給電腦
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = 解散{ $table }號桌的房間？解散後不能恢復。
moderate-sure-close = 不計成績就關閉{ $table }號桌？對誰都不計，也不能接著打。
moderate-sure-seat = 把{ $table }號桌的座位{ $seat }交給電腦？{ $who }不能再回到這一場，排在最後一名。
moderate-sure-wait = { $table }號桌不再等？被等的人按逾時處理，走最穩妥的一步。連著兩次這樣，就由託管替打。
moderate-done = **好了。**
moderate-unlogged = 沒能寫進管理紀錄。
moderate-log-gone = 紀錄用的頻道沒有了：管理伺服器的人可以用`/{ command-server-settings.name }`另選。
moderate-log-shut = 我不能在{ $channel }發言，紀錄本該寫在那裡：需要那裡的**檢視頻道**和**傳送訊息**權限。`/{ command-moderate.name } { option-moderate-page.name }:{ moderate-page-log }`裡還是有的。

moderate-log-title = ## 管理紀錄
    -# 最近90天。
moderate-log-empty = 沒有。
moderate-log-row = { $at } · { $who }：{ $what }{ $to }
moderate-somebody = 已刪除資料的人
moderate-newest = 最新
moderate-older = 更早

member-title = ## { $who }
member-free = 在這裡可以入桌。
member-kept-out = 禁止入桌到{ $until }。
member-choose = 管理某人
member-out = { $days ->
        [1] 禁止入桌一天
        [7] 禁止入桌一週
       *[30] 禁止入桌一個月
    }
member-in = 解除禁止
member-sure-out = 禁止{ $who }入桌{ $days ->
        [1] 一天
        [7] 一週
       *[30] 一個月
    }？期間不能開房間，不能加入，也不會受邀；已經開的房間會解散。正在打的照常打完。會告訴本人一次，到什麼時候為止。
member-sure-in = 讓{ $who }從現在起又可以在這裡打？
member-off = **已移出本伺服器的排行榜。**
member-take-off = 移出排行榜
member-put-back = 放回排行榜
member-sure-off = 把{ $who }移出本伺服器的所有排行榜，不分玩法、排序和期間？在放回之前，他在這裡打的也不計入所有伺服器的排行榜。跟他打過的人，等級分不變。
member-sure-on = 把{ $who }放回排行榜？
member-row = - { $who }，到{ $until }
people-title = ## 被禁止入桌的人
people-nobody = 沒有人。
people-more = -# 另有{ $count }人。
people-note = -# 用`/{ command-moderate.name } { option-moderate-member.name }:`禁止某人入桌、移出排行榜，或者恢復。
people-open = 被禁止入桌的人
people-watch = 近來值得留意的事
people-off-title = ### 移出排行榜的人
people-off-row = - { $who }

watch-title = ## 近來值得留意的事
    -# 最近{ $days }天裡計成績的{ $count }場，以及其中一再出現的情況。只是數字，不是判斷：愛打快局的、愛跟自己人打的朋友，看起來也是這樣。
watch-part = -# 只看了最近的{ $count }場。
watch-short = - { $who }：一起打的{ $of }場裡，{ $count }場特別短。
watch-resigned = - { $who }：{ $of }場裡，{ $count }場沒打完第二局就放棄。
watch-circle = - { $who }：打了{ $count }場，全是自己人之間。
watch-around = - { $who }：打了{ $count }場，全是跟{ $around }{ $people ->
        [1] {""}
       *[other] 或自己人
    }。
watch-more = { $who }等，另有{ $count }人
watch-nothing = 沒有什麼值得留意的。
watch-note = -# 特別短：打的局數不超過這種玩法最短規則平常局數的三分之二。列出來的是：同樣的人有{ $many }場特別短，{ $gave }場中途放棄，或者別人也在打的時候{ $many }場只在自己人之間。

result-where = 在{ $channel }打的，{ $when }結束。
result-counts = 成績有效。
result-voided = **成績已作廢：**對誰都不計。
result-uncounted = 這一場的成績本來就不計。
result-seat = **{ $number }.** { $who }：第{ $place }名，{ $points }分
result-own = -# 你打過這一場，成績要由別人來定。
result-void = 成績作廢
result-count = 恢復成績
result-sure-void = { $table }號桌的成績作廢？累計、連勝、成就和等級分，都當這一場沒打過。以後可以恢復。
result-sure-count = 恢復{ $table }號桌的成績，跟以前一樣計？

deed-void = { $table }號桌：成績作廢。
deed-count = { $table }號桌：恢復成績。
deed-out = 禁止入桌到{ $until }。
deed-in = 解除禁止入桌。
deed-off = 移出排行榜。
deed-on = 放回排行榜。
deed-close = { $table }號桌不計成績，已關閉。
deed-seat = { $table }號桌座位{ $seat }：交給電腦。
deed-wait = { $table }號桌：不再等。

refused-not-moderated = 在你有「**管理訊息**」權限的頻道裡，沒有{ $table }號桌。
refused-moderates-own = 你在這一桌打牌，要由別的管理員來管。
refused-manages-only = 有「**管理伺服器**」權限的人才能這麼做。
refused-moderates-self = 不能對自己這麼做。
refused-moderate-bot = { $person }是機器人，哪裡都不打牌。
refused-voids-own = 你打過這一場，成績要由別人來定。
refused-season-told = 賽季{ $season }的結果已經公布，到那時為止的結果不能再改。
refused-changed = 剛才有了變化，什麼都沒做。再看一看，重新選。
refused-kept-out = 管理員禁止你在本伺服器入桌，到{ $until }為止：在那之前你不能開房間，不能加入，也不會受邀。正在打的照常打完。
refused-seat-empty = 座位{ $seat }上已經沒有真人了。
refused-last-person = 那裡只剩一個人在打。改成關閉本場吧。
refused-waited = 剛才已經有人答了，什麼都沒變。
refused-ends-itself = 吃碰和秘密的選擇一會兒自己就結束。到時再試。
refused-not-waiting = 現在沒有在等任何人。
refused-no-table-shown = 這則訊息裡沒有我的牌桌。`/{ command-moderate.name }`列出所有開著的，`{ option-moderate-table.name }`可以寫任何一桌的號碼。

privacy-off-boards = - { $count }個伺服器把你移出了排行榜。
leaderboard-you-off = -# { $who }：不在這裡顯示。管理員把你移出了本伺服器的排行榜。
leaderboard-you-unseen = -# { $who }：不在這裡顯示。
