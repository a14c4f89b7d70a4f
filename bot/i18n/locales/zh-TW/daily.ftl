## 每日一局

daily-title = ## { $game } · { DAY($day) }
daily-about = 每天一局，所有伺服器的人都拿到同樣的牌。不限時、沒有建議，也不計積分。請在{ $until }前開始，{ $last }前打完，之後會公布所有人的結果。
daily-computers = 對手是{ $count }台電腦（{ $level }）。不管是誰，打法一樣，電腦的應對就一樣。
daily-seal = { $told ->
        [yes] -# 這副牌的雜湊值（前一天已公布）：`{ $seal }`
       *[no] -# 這副牌的雜湊值：`{ $seal }`。因為前一天機器人離線，沒有事先公布。
    }
daily-seal-next = -# { DAY($day) }那副牌的雜湊值：`{ $seal }`
daily-new-key = -# 產生每日種子的金鑰遺失了，從今天起改用新的金鑰。
daily-owner = -# 架設這個機器人的人有金鑰，所以有辦法事先知道牌序。
daily-second = -# 用另一個帳號就能先看到牌再打，所以結果只會影響這裡的排名。
daily-until = -# 今天這局{ $until }截止。已經開始的，可以打到{ $last }。
daily-stale = *這一步你已經打過了，這是你現在的手牌。*
daily-points = 你得了**{ $points }分**。下一局：{ $next }。
daily-count = 已經有**{ $count }人**打完：
daily-row = { $rank }. { $who } · { $points }{ $streak ->
        [0] {""}
       *[other] {" "}· 連續{ $streak }天
    }
daily-par = -# 標準分是{ $points }，也就是最強的電腦坐你的位子拿到的分數。
daily-good = 你達到標準分了。
daily-shared = { $reached ->
        [yes] { $who }打完這局，而且達到標準分。
       *[other] { $who }打完這局了。
    }{ $streak ->
        [0] {""}
       *[other] 已經連續{ $streak }天。
    }
daily-somebody = 某人
daily-you = 你
daily-secret = -# 只有打完的人看得到。{ $until }之前請不要爆雷。

daily-play = 打今天這局
daily-streak-button = 連續天數
daily-yesterday = 昨天
daily-week = 本週
daily-now = 今天
daily-details = 詳情
daily-open = 顯示結果
daily-back = 回到結果

daily-streak-title = ## 連續天數
daily-streak = 連續**{ $count }天**。
daily-streak-longest = 最長紀錄：連續{ $count }天。
daily-streak-good = 達到標準分的天數：{ $count }天。
daily-streak-free = { $free ->
        [spent] 本週可以休息的一天已經用掉了。
       *[left] 每週（週一到週日）可以休息一天，本週還沒用。
    }
daily-streak-today = 你還沒打今天這局，{ $until }截止。

daily-opened = 這一天已經結束，牌序公開了。
daily-seed = -# 種子：`{ $seed }`，種子的SHA-256就是雜湊值`{ $seal }`。種子是用機器人的金鑰對`{ $game } { $day }`計算的HMAC-SHA256。
daily-ways = 看看別人怎麼打
daily-way = { $who } · { $points }
daily-way-title = ## { $who } · { DAY($day) }：{ $points }分
daily-way-left = -# 前面省略{ $count }步。
daily-lost = 我哪裡虧最多？
daily-lost-nothing = 你幾乎沒有損失，高手也會打得差不多。
daily-lost-told = 這裡虧最多。你選了**{ $done }**，高手會選**{ $better }**，平均多{ $points }分。

daily-week-title = ## { DAY($day) }這一週
daily-week-row = { $rank }. { $who } · **{ $worth }** · { $days }天
daily-week-empty = 這週還沒有結束的牌局。
daily-week-note = -# 每天前七名分別得10、8、6、5、4、3、2分，其他人各得1分。只計算已經結束的日子。

daily-line-day = **{ $game } · { DAY($day) }**
daily-line-count = { $count }人打過
daily-line-best = 最高||{ $best }||
daily-line-par = 標準分||{ $points }||
daily-line-next = 下一局{ $next }
daily-line-over = 已結束

share-daily = -# { $who }分享了這一天的結果。

server-daily = 公布每日一局結果的頻道
mine-streak = 讓別人看到每日一局的連續天數
mine-reminder = 連續天數快斷的時候提醒我
daily-reminder = { $who }：今天這局還沒打，{ $until }截止。

privacy-dailies = - `/{ command-daily.name }`的{ $count }局紀錄。

refused-daily-none = 今天這局還沒開放，請一分鐘後再試。
refused-daily-over = 那一天已經結束了。今天這局請用`/{ command-daily.name }`。
refused-daily-early = 機器人的時鐘之前走得太快，所以今天這局已經結束了。下一局{ $at }開始。
refused-daily-stale = 這一步你已經打過了。
refused-daily-busy = 電腦現在太忙，沒辦法回應。這一步沒有打出去，請稍後再試。
refused-daily-updated = 機器人更新後，這局打起來會不一樣，所以關閉了。下一局在UTC午夜之後開放，連續天數不受影響。
refused-daily-known = 你刪除資料之前就打過這局了。下一局在UTC午夜之後開放。
refused-daily-not-over = 那一天還沒結束，結果會在{ $at }對所有人公開。
refused-daily-no-day = 那一天沒有牌局，因為機器人離線。
refused-daily-not-played = 那一天的牌局你沒打完。
