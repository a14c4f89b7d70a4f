## /moderate

moderate-title = ## 管理
moderate-tables = { $count ->
        [0] 在你有「**管理訊息**」權限的頻道裡，沒有開著的牌桌。
        [1] 在你有「**管理訊息**」權限的頻道裡開著1桌。
       *[other] 在你有「**管理訊息**」權限的頻道裡開著{ $count }桌，閒置最久的排在前面。
    }
moderate-choose = 選擇牌桌
moderate-idle-lobby = 房間，已開{ $count }{ $unit ->
        [days] 天
        [hours] 小時
       *[minutes] 分鐘
    }
moderate-idle-playing = 閒置{ $count }{ $unit ->
        [days] 天
        [hours] 小時
       *[minutes] 分鐘
    }
moderate-log = 管理紀錄
moderate-back = 所有開著的牌桌
moderate-no = 取消
moderate-needs = { $what }（需要「{ $permission }」權限）
permission-manage-server = 管理伺服器
permission-moderate-members = 禁言成員
moderate-person = 某位成員…
moderate-result = 某場結果…

moderate-where = 在{ $channel }。最後一次有動作是{ $since }。
moderate-lobby = 房間在等人，牌局還沒開始。
moderate-asleep = 所有人都離開了，這場已暫停。
moderate-playing = 牌局進行中。
moderate-waits = 牌局在等{ $who }。
moderate-over = 這場已經打完。
moderate-closed = 這一桌已經關閉。
moderate-own = -# 你在這一桌打過，所以要由其他管理員處理。
moderate-close = 關閉且不計結果
moderate-close-lobby = 關閉房間
moderate-wait = 不再等候
moderate-seat = 讓電腦接手座位
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = 要關閉{ $table }號桌的房間嗎？關閉後不能再打開。
moderate-sure-close = 要關閉{ $table }號桌且不計結果嗎？這場不會列入任何人的戰績，之後無法復原。
moderate-sure-seat = 要讓電腦接手{ $table }號桌的{ $seat }號座位嗎？{ $who }不能再回到這場，名次是最後一名。如果已打完平常局數的一半以上，積分就依現在的名次計算，否則不變。
moderate-sure-wait = 要讓{ $table }號桌不再等候嗎？系統會替還沒回應的玩家做最保險的選擇，就像時間到了一樣。連續兩次之後，就由電腦代打。
moderate-done = **完成。**
moderate-unlogged = 沒辦法寫進管理紀錄。
moderate-log-gone = 管理紀錄的頻道已經不存在。有「**管理伺服器**」權限的成員可以用`/{ command-server-settings.name }`重選。
moderate-log-shut = 我沒辦法在管理紀錄頻道{ $channel }發言，需要那裡的「**檢視頻道**」和「**傳送訊息**」權限。用`/{ command-moderate.name } { option-moderate-page.name }:{ moderate-page-log }`還是看得到這筆紀錄。

moderate-log-title = ## 管理紀錄
    -# 最近90天。
moderate-log-empty = 沒有紀錄。
moderate-log-row = { $at } · { $what }
moderate-log-by = { $who }：{ $what }
moderate-somebody = 已刪除資料的人
moderate-newest = 最新
moderate-older = 較舊

member-title = ## { $who }
member-free = 在這裡沒有被禁賽。
member-kept-out = 在這裡禁賽到{ $until }。
member-choose = 選擇成員
member-any = 選擇成員
member-out = { $days ->
        [1] 禁賽一天
        [7] 禁賽一週
       *[30] 禁賽一個月
    }
member-in = 解除禁賽
member-sure-out = 要在這裡將{ $who }禁賽{ $days ->
        [1] 一天
        [7] 一週
       *[30] 一個月
    }嗎？禁賽期間不能開桌、加入牌桌或受邀，開著的房間會關閉，但進行中的牌局可以打完。本人會收到一則訊息，告知到期日。
member-sure-in = 要解除{ $who }的禁賽嗎？解除後，對方馬上就能在這裡打牌。
member-off = **已移出這個伺服器的排行榜。**
member-take-off = 移出排行榜
member-put-back = 恢復上榜
member-sure-off = 要把{ $who }移出這裡的所有排行榜嗎？在復原之前，他在這裡的牌局也不列入跨伺服器排行榜。其他玩家的積分不變。
member-sure-on = 要讓{ $who }恢復上榜嗎？
member-row = - { $who }，到{ $until }
people-title = ## 在這裡被禁賽的成員
people-nobody = 沒有人。
people-more = -# 還有{ $count }人。
people-open = 被禁賽的成員
people-watch = 異常活動
people-off-title = ### 移出排行榜的成員
people-off-row = - { $who }

watch-title = ## 異常活動
    -# 根據最近{ $days }天裡列入戰績的{ $count }場。這些數字不能證明什麼：喜歡快打的朋友，或常常一起打的朋友，看起來也是這樣。
watch-part = -# 只檢查了最近的{ $count }場。
watch-short = - { $who }：一起打過的{ $of }場裡，有{ $count }場特別短。
watch-resigned = - { $who }：{ $of }場裡有{ $count }場，第二局還沒算分就放棄。
watch-gain = - { $who }：{ $game }積分{ $rating }，排名只以{ $board }計算。差距主要來自{ $around }，這個人完整打完的{ $of }場裡有{ $count }場是跟他打的。
watch-helped = - { $who }：作廢的結果和被關閉的牌局共{ $of }個，其中{ $count }個對自己有利。
watch-pair = - { $who }：同桌打了{ $count }場{ $game }，一起拿下第一和第二{ $ahead }次（碰巧約{ $ahead-chance }次），一起拿下第一和最後{ $apart }次（碰巧約{ $apart-chance }次）。
watch-more = { $who }和另外{ $count }人
activity-all = **管理員**最近{ $days }天：{ $what }。
activity-helped = - 其中{ $count }次對{ $who }有利：{ $what }。
activity-seat = 把座位交給電腦{ $count }次
activity-wait = 跳過等候{ $count }次
activity-void = 結果作廢{ $count }次
watch-nothing = 沒有異常。
watch-note = -# 「特別短」是指：以這個遊戲局數最少的規則為準，只打了平常局數的三分之二或更少。同一群人一起打了{ $many }場特別短的牌局，或一個人中途放棄了{ $gave }場、占一成以上，就會列出來。積分前五名裡，有超過{ $lost }分不列入排名的，會列出來。從{ $helped }個作廢結果或被關閉的牌局得到好處的人，以及四人桌上名次不像碰巧的兩個人，也會列出來。

result-where = 在{ $channel }進行，{ $when }結束。
result-counts = 結果有效。
result-voided = **結果已作廢，**不列入戰績。
result-uncounted = 這場本來就不列入戰績。
result-seat = **{ $number }.** { $who }：第{ $place }名，{ $points }分
result-own = -# 你打過這場，所以結果要由其他人決定。
result-void = 結果作廢
result-open = 這場的結果…
result-find-title = 查結果
result-find-label = 牌桌號碼
result-count = 恢復結果
result-sure-void = 要將{ $table }號桌的結果作廢嗎？累計、連勝、成就和積分都會當作沒打過這場。在這裡公布下一季結果之前，都可以復原。影響到賽季前三名時，會連同你的名字一起公布。
result-sure-count = 要恢復{ $table }號桌的結果，跟原本一樣列入戰績嗎？

result-replaced = 管理員把{ $who }的座位交給電腦了。
result-given = { $rated ->
        [yes] 積分依當時的名次計算。
       *[no] 打完的局數不到平常的一半，所以這場不計積分。
    }
result-void-told = **管理員判結果作廢：**這場不計入成績。
told-void = 管理員把你在{ $table }號桌的結果作廢了，這場對誰都不算。
told-count = 你在{ $table }號桌的結果恢復了。
told-seat = 管理員把你在{ $table }號桌的座位交給電腦了，你的名次是最後一名。如果當時已打完平常局數的一半以上，積分就依當時的名次計算，否則不變。
told-close = 管理員關閉了{ $table }號桌，對誰都不算。
told-wait = 管理員讓{ $table }號桌不再等你，系統替你做了最保險的選擇。
told-in = 管理員解除了你在這個伺服器的禁賽。
told-off = 管理員把你移出了這個伺服器的排行榜。
told-on = 你又回到這個伺服器的排行榜上了。
told-more = -# 還有{ $count }項更早的管理操作。
moderated-reason = { $said }理由：{ $reason }

deed-void = { $table }號桌：結果作廢。
deed-count = { $table }號桌：恢復結果。
deed-out = 將{ $who }禁賽到{ $until }。
deed-in = 解除{ $who }的禁賽。
deed-off = 將{ $who }移出排行榜。
deed-on = 讓{ $who }恢復上榜。
deed-close = { $table }號桌：關閉且不計結果。
deed-seat = { $table }號桌{ $seat }號座位：由電腦接手。
deed-wait = { $table }號桌：不再等候。
deed-worse = 受損：{ $who }。
deed-better = 受益：{ $who }。
deed-neither = 同桌：{ $who }。

reason-give = 填寫理由…
reason-title = 理由
reason-label = 理由（可不填）
reason-told = 相關玩家看得到。

refused-not-moderated = 在你有「**管理訊息**」權限的頻道裡，沒有{ $table }號桌。
refused-moderates-own = 你在這一桌打過，所以要由其他管理員處理。
refused-manages-only = 只有擁有「**管理伺服器**」權限的成員能這麼做。
refused-moderates-self = 不能對自己這麼做。
refused-suspends-only = 只有擁有「**禁言成員**」權限的成員能這麼做。
refused-suspends-owner = 不能將伺服器擁有者禁賽。
refused-outranked = { $person }的身分組比你高，你不能將他禁賽。
refused-roles-unknown = 剛才無法確認{ $person }的身分組，請稍後再試。
refused-no-result = 這裡沒有{ $table }號桌的已結束場次。
refused-moderate-bot = { $person }是機器人，不打牌。
refused-voids-own = 你打過這場，所以結果要由其他人決定。
refused-season-told = { $season }賽季的結果已經在這裡公布，這個結果不能再改。
refused-season-ending = { $season }賽季的結果正在公布，過幾分鐘再試。
refused-changed = 剛剛有其他變動，所以沒有執行。請再選一次。
refused-kept-out = 管理員在這個伺服器將你禁賽，到{ $until }為止。在那之前，你不能開桌、加入牌桌或受邀，但進行中的牌局可以打完。
refused-seat-empty = { $seat }號座位現在不是真人在打。
refused-last-person = 那裡只剩一個人在打。請改為關閉牌局。
refused-waited = 剛剛已經有人回應了，所以沒有執行。
refused-ends-itself = 目前的吃碰或同時選擇馬上就會自動結束，請等一下再試。
refused-not-waiting = 這場現在沒有在等任何人。
refused-no-table-shown = 這則訊息不是牌桌。用`/{ command-moderate.name }`可以列出開著的牌桌。要找打完的牌局，請在`{ option-moderate-table.name }`選項輸入桌號。

privacy-off-boards = - { $count }個伺服器把你移出了排行榜。
leaderboard-you-off = -# { $who }：不在這裡顯示。管理員把你移出了這個伺服器的排行榜。
leaderboard-you-unseen = -# { $who }：不在這裡顯示。
