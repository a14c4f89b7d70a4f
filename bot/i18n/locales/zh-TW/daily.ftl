## 每日一局

daily-title = ## { $game } · { DAY($day) }
daily-about = 每天一局，所有伺服器上人人拿到同樣的牌：不計時，沒有建議，不計等級分。{ $until }前開始的，可以打到{ $last }；之後全部公開。
daily-computers = 對手是{ $count }個電腦（{ $level }），從不看時間：同樣的打法得到同樣的應對。
daily-seal = { $told ->
        [yes] -# 這次發牌的封存，前一天已公布：`{ $seal }`
       *[no] -# 這次發牌的封存：`{ $seal }`。前一天機器人沒在運作，沒有公布。
    }
daily-seal-next = -# { DAY($day) }的封存：`{ $seal }`
daily-new-key = -# 種子的金鑰遺失過：現在用新的金鑰。
daily-owner = -# 運作機器人的人有金鑰，能夠知道發牌。
daily-until = -# 今天這局{ $until }結束。已開始的可以打到{ $last }。
daily-stale = *這一步已經過去了。現在是這樣。*
daily-points = 得了**{ $points }分**。下一局：{ $next }。
daily-count = **{ $count }人**打完了：
daily-row = { $rank }. { $who } · { $points }
daily-somebody = 某人
daily-you = 你
daily-secret = -# 只有打完的人看得到。{ $until }之前不要把發牌告訴別人。

daily-play = 打今天這局
daily-streak-button = 連續天數
daily-yesterday = 昨天
daily-week = 本週
daily-now = 今天
daily-open = 看看
daily-back = 回到那天

daily-streak-title = ## 連續天數
daily-streak = 已連續**{ $count }天**。
daily-streak-longest = 最長連續：{ $count }天。
daily-streak-free = { $free ->
        [spent] 本週可以缺的一天已用掉。
       *[left] 每週（從週一起）可以缺一天：本週還沒用。
    }
daily-streak-today = 今天這局還沒打，{ $until }結束。

daily-opened = 這一天結束了，發牌不再保密。
daily-seed = -# 種子`{ $seed }`，它的sha256就是封存`{ $seal }`。它是用機器人的金鑰對`{ $game } { $day }`算出的HMAC-SHA256。
daily-ways = 大家是怎麼打的？
daily-way = { $who } · { $points }
daily-way-title = ## { $who } · { DAY($day) }：{ $points }分
daily-way-left = -# 前面{ $count }步略去，檔案裡都有。
daily-lost = 我哪裡虧得最多？
daily-lost-nothing = 沒有值得一提的虧損：強手也差不多這樣打。
daily-lost-told = 這裡虧得最多。你選了**{ $done }**；強手會選**{ $better }**，平均多{ $points }分。

daily-week-title = ## { DAY($day) }起的一週
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days }天
daily-week-empty = 這週還沒有結束的一天。
daily-week-note = -# 每天前幾名記10、8、6、5、4、3、2，其餘記1。結束的日子才算。

daily-line-day = **{ $game } · { DAY($day) }**
daily-line-count = { $count }人打過
daily-line-best = 最高||{ $best }||
daily-line-next = 下一局{ $next }
daily-line-over = 結束

share-daily = -# { $who }分享這一天的成績。

server-daily = 公布每日一局的頻道

privacy-dailies = - `/{ command-daily.name }`：{ $count }局。

refused-daily-none = 今天這局還沒開始，一分鐘後再試。
refused-daily-over = 那一天已經結束。今天的在`/{ command-daily.name }`。
refused-daily-stale = 這一步已經過去了。
refused-daily-busy = 電腦太忙，現在答不上來。什麼都沒有變，過一會兒再按。
refused-daily-updated = 機器人更新了，這一局不能照原樣打下去。下一局在UTC零點之後，連續天數不會斷。
refused-daily-known = 刪除資料之前你已經打過這一局。下一局在UTC零點之後。
refused-daily-not-over = 那一天還沒結束：{ $at }對所有人同時公開。
refused-daily-no-day = 那一天沒有記錄：機器人沒在運作。
refused-daily-not-played = 那一天你沒有打完。
