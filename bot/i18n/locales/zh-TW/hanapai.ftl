## The bot itself: lobby, table, hand, records, refusals

language-name = 繁體中文
computer = 電腦{ $number }
former-player = 一位離開的牌友
nobody = 無人
list-and = { LIST($items, style: "and") }
list-clauses = { LIST($items, between: "，") }
full-stop = 。
list-comma = { LIST($items) }
list-dots = { LIST($items, between: " · ") }
list-said = { $what }：{ $said }
until-both = { $at }（{ $left }）
piece-copies = { $name }×{ $count }
list-semicolons = { LIST($items, between: "；") }
sentence-gap = {""}
yes = 是
no = 否

## Lobby

lobby-title = ## { $game } · { $table }號桌
lobby-rules = -# { $preset } · { $seats }個座位
lobby-seat = **{ $number }.** { $who }
lobby-seat-host = **{ $number }.** { $who } · 房主
lobby-seat-free = **{ $number }.** *空位*
lobby-seat-asked = **{ $number }.** *等{ $who }答覆*
lobby-level = { $line } · { $level }
lobby-sealed = -# 發牌已封存；*{ lobby-more }* → *{ lobby-fair }*裡有說明。
lobby-fair = 公平發牌
lobby-invitation = { $who }，{ $host }約你來一局{ $game }！
lobby-invitation-again = { $who }，{ $host }想再來一場{ $game }！
lobby-accepted = -# 已接受：{ $who }
lobby-declined = -# 已謝絕：{ $who }
lobby-rematch = -# { $table }號桌再來一場。大家都接受後自動開始。
lobby-rematch-waits = -# { $table }號桌再來一場。由房主開始。
lobby-expires = -# 房間{ $when }解散。
lobby-closed = 房間已解散。
lobby-closed-host = { $host }解散了房間。
lobby-closed-moderator = 管理員解散了房間。
lobby-closed-expired = 一直沒人開始，房間已解散。
lobby-pace = -# 限時：{ $clock } · 電腦出牌：{ $pace }
lobby-pace-alone = -# 限時：{ $clock }（只跟電腦打時不限） · 電腦出牌：{ $pace }
lobby-closed-declined = { $who }謝絕了，房間已解散。
lobby-join = 加入
lobby-accept = 接受
lobby-decline = 謝絕
lobby-leave = 離開
lobby-add = 加{ $level }電腦
lobby-remove = 移走電腦
lobby-cut-button = 切牌
lobby-start = 開始
lobby-start-computers = 電腦補位，開始
lobby-how = 規則
lobby-more = 更多…
lobby-guests = 客人
lobby-close = 解散房間
lobby-start-now = { $count }人開始
lobby-panel-title = ## { $game } · { $table }號桌
lobby-panel-host = -# 房主能做的事。只有你看得到。
lobby-panel-guest = -# 你在這裡能做的事。只有你看得到。
lobby-panel-others = -# 這一桌的情況。只有你看得到。
lobby-panel-left = 你離開了{ $table }號桌。
lobby-cut-title = 切牌
lobby-cut-label = 隨便寫一個詞
lobby-cut-help = 它會混進洗牌裡，所以誰也挑不了牌。
lobby-no-pictures = 我在這個頻道不能附圖，只好用文字打牌。伺服器管理員可以給我「**附加檔案**」權限。

fair-title = ### { $table }號桌的發牌
fair-seal = 發牌已封存：sha256 `{ $commitment }`
fair-cuts = 大家都可以切牌。目前切過的：
fair-cut = • { $who }：`{ $cut }`
fair-how = 封存的是一個在切牌之前就選好的數。它加上所有人的切牌，再加上按下*{ lobby-start }*的那一刻，一起決定洗牌，所以誰也挑不了牌。打完以後，`/{ command-verify.name } { option-table.name }:{ $table }`會拆封並重新發一遍牌。

lobby-house-rules = 自訂規則
panel-closed = 已經開打，這裡不能再改了。`/{ command-rules.name } { option-table.name }:{ $table }`可以看這一桌的規則。
panel-closed-lobby = 房間已解散。
panel-title = ## 自訂規則 · { $game } · { $table }號桌
panel-preset = 選一套規則
panel-setting = 要改的設定
panel-number = 換一個數
panel-number-help = { $low }到{ $high }之間的整數
panel-zone = 換一個時區
panel-zone-help = 時區，如Asia/Taipei
panel-reset = 恢復預設
panel-save = 存成本服規則
panel-save-name = 這套規則的名字
panel-save-help = 用同樣的名字再存，就會替換掉原來的。
preset-house = 自訂規則
panel-clock = 限時
panel-pace = 電腦出牌的速度
panel-clock-is = 限時：{ $clock }
panel-pace-is = 電腦出牌：{ $pace }
panel-advice-on = 開啟建議
panel-advice-off = 關掉建議
panel-example = -# { $example }
rules-differ = -# 自訂規則：{ $settings }{ $more ->
        [0] {""}
       *[other] 另有{ $more }項。
    }

guests-title = ## 客人 · { $game } · { $table }號桌
guests-order = 座位：{ $who }
guests-invite = 再邀請幾位
guests-remove = 請出一位
guests-seat = 誰坐哪裡
guests-turn = 座位順移一位
guests-shuffle = 打亂座位
guests-asked = { $who } · 已邀請
guests-unknown = 某人…{ $user }

challenge-which = 約{ $who }打哪一種？
challenge-game = 玩法
challenge-done = 你約了{ $who }打{ $game }。

## Table

table-title = ## { $game } · { $table }號桌
table-title-when = ## { $game } · { $table }號桌 · { $when }
result-when = 第{ $round }{ $unit ->
    [round] 局
   *[hand] 盤
}：{ $winner ->
    [none] { $unit ->
        [round] 無人贏
       *[hand] 流局
    }
   *[one] { $who }{ $unit ->
        [round] 贏
       *[hand] 胡
    }
}
table-rules = -# { $preset }
table-rules-when = -# { $preset } · { $when }
when-round = 第{ $round }局，共{ $rounds }局
when-extra = 加賽 · 第{ $round }局
when-wind = { $wind }風圈 · 第{ $round }盤
when-hand = 第{ $round }盤
table-seat = { $mark } { $who }：**{ $points }**分{ $badges }
table-badge-dealer = 莊
table-badge-wind = { $arg }位
table-badge-doubled = 得分×{ $number }
table-badge-place = 第{ $place }名
table-turn = **{ $who }**，輪到你了。
thinking = { $who }在思考。
board-claims = { $pieces }：可以吃碰，{ $until }截止
table-choice = **{ $who }**，由你決定。
table-together = **{ $who }**，大家同時選：全選完之前，誰也看不到別人選了什麼。
told-together = { LIST($said, between: "，") }。
table-pause = 看好手牌，按**{ table-ready-button }**開始：{ $who }。
table-next = 按**{ table-ready-button }**繼續：{ $who }。
table-why = 怎麼算的？
table-hand-over = **第{ $round }盤**
table-round-over = **第{ $round }局**
table-over = **本場結束。**
table-unplayed = 沒有勝者：一局都沒打完。
table-unsettled = 一局都沒打完，所以不計成績。
table-ended-without = 結束時{ $who }不在，所以不計成績。
table-deserted = 最後只剩電腦在打，所以不計成績。
table-winner = { $who }獲勝！
table-shared = { $who }並列第一。
table-resigned = { $who }認輸。
table-escaped = { $who }{ $price ->
        [0] 中途離桌。
       *[other] 逃跑，罰{ $price }分，不歸任何人。
    }
table-row = { $name } { $number }
table-term = { $name } ×{ $number }
table-payment = { $payer }付{ $amount }分給{ $payee }{ $shares ->
        [1] {""}
       *[other] （{ $shares }份）
    }
table-had = { $who }湊成了{ $yaku }。
table-score = = **{ $number }**
why-title = **{ $game } · { $table }號桌：怎麼算的？**
why-row = - **{ $name }**：{ $number }
why-doubling = - **{ $name }**：{ $number }番
why-pieces = （{ $pieces }）
why-scale = {" "}= { $least }張{ $points }分，多{ $more }張，每張+{ $step }
why-spoilt = - **{ $name }**：0，被{ $pieces }破掉
why-had = { $who }湊成：
why-lost = { $who }湊成這些役，但不得分：
why-sum = 合計：**{ $number }**
why-added = { $minus ->
        [yes] −{" "}
        [first] {""}
       *[no] +{" "}
    }{ $name }{ $number }
why-times = × { $times }（{ $name }） = **{ $value }**
why-share = 一份是**{ $number }**{ $capped ->
        [yes] ，已到封頂
       *[no] {""}
    }。
why-score = = 一共**{ $number }**
why-payment = { $payers }{ $count ->
        [1] {""}
       *[other] 各
    }付**{ $amount }**分給{ $payee }{ $shares ->
        [1] {""}
       *[other] （{ $shares }份）
    }。
why-change = { $who } **{ SIGNED($points) }**
table-change = { $who } { SIGNED($points) }
why-nothing = 沒有得分。
table-ratings = -# 等級分：{ $ratings }
table-rating = { $mark } { $who } { $rating }
rating-changed = { $rating }（{ $change ->
        [0] ±0
       *[other] { SIGNED($change) }
    }）
rating-provisional = 還沒有（打了整場的{ $part }%）
table-achieved = -# 🏅 { $who }：{ $what }
achievement-comeback = 從最後一名逆轉
achievement-in_a_row = { $count }連勝
achievement-first = 第一次打出{ $name }
table-sealed = -# `/{ command-verify.name } { option-table.name }:{ $table }`會拆封並重新發一遍牌。
table-clock = -# 限時到{ $until }。
table-away = -# { $who }不在：電腦託管，按**{ table-back }**就接著打。
table-asleep = -# 💤 { $who }不在，本場休眠。按**{ table-back }**就叫醒，什麼都不會丟。
table-farewell = { $gone }認輸了。{ $who }：{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內按**{ table-go-on }**，就由電腦頂替接著打；否則本場結束。
table-wish = { $who }想就此結束本場。{ $asked }：{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內到**{ table-hand }**裡回答；不答就接著打。
table-replaced = { $who }離開了，**{ $computer }**頂替。
vote-wish = **{ $who }想就此結束本場，**分數照現在的算。{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內大家都同意就結束，否則接著打。
vote-wish-mine = 你提議就此結束本場。{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內要大家都同意，否則接著打。還在等{ $asked }。
vote-wish-said = { $who }想就此結束本場，你已同意。還在等{ $asked }。
vote-end-yes = 結束本場
vote-end-no = 接著打
vote-farewell = **{ $gone }認輸了。**按*{ table-go-on }*就由電腦頂替接著打；{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內不是人人都按，本場就結束。
vote-farewell-said = { $gone }認輸了，你想接著打。還在等{ $who }。
table-back = 我回來了
table-go-on = 繼續
away = { $who }（託管）
closed-deserted = 大家都不在，本場已關閉，不計成績。
closed-ended = 本場在休眠時被結束，不計成績。
closed-away = -# 不在：{ $who }
closed-moderator = 管理員關閉了本場，不計成績。
closed-idle = 這裡很久沒人打了，本場已關閉，不計成績。

## Clocks and pace

clock-off = 不限
clock-30s = 30秒
clock-1m = 1分鐘
clock-3m = 3分鐘
clock-10m = 10分鐘
clock-1h = 1小時
clock-1d = 1天
pace-calm = 從容
pace-brisk = 俐落
pace-instant = 立刻

table-hand = 我的手牌
table-rematch = 再來一場
table-seats = 換座位
table-replay = 回放
table-ready-button = 準備
thread-name = { $game } · { $table }號桌
thread-stays = -# { $table }號桌就在這個頻道打：{ $why ->
        [permission] 我無法在這裡開討論串，需要「**建立公開討論串**」和「**在討論串中發送訊息**」權限。
        [none] 這裡不能開討論串。
        [full] 這個伺服器的討論串已達Discord的上限。
        [busy] Discord現在不讓我開討論串。
       *[refused] Discord拒絕開討論串。
    }
sign-playing = **{ $game } · { $table }號桌**在{ $thread }打。
sign-over = **{ $game } · { $table }號桌**打完了：{ $how }{ $thread }
sign-closed = **{ $game } · { $table }號桌**沒打完就關閉了。
ping-turn = { $who }，{ $table }號桌輪到你了。
ping-ready = { $who }，{ $table }號桌等你按**{ table-ready-button }**。
ping-reminder = { $who }，{ $table }號桌在等你。限時到{ $until }。
ping-invitation = { $who }，{ $host }約你到{ $table }號桌打{ $game }。
ping-rematch = { $who }，{ $host }想在{ $table }號桌再來一場{ $game }。
lobby-elsewhere = { $table }號桌開在{ $channel }。
rematch-joined = 你已接受再來一場，在{ $table }號桌。

## Hand

hand-title = **{ $game } · { $table }號桌 · { $when }**
hand-yaku = 你的役：{ $yaku }
hand-row = { $name } { $points }
hand-wait = 等{ $who }。
hand-window = 這張你不能吃碰。
hand-window-own = 現在看別人要不要吃碰。
hand-moment = 馬上繼續。
hand-wait-answer = 你已準備。等{ $who }。
the-others = 其他人
hand-answered = 你選了**{ $move }**。
hand-over = 辛苦了！`/{ command-leaderboard.name }`可以看你的排名。
hand-over-uncounted = 辛苦了！本場不計入`/{ command-leaderboard.name }`。
hand-rating = 你的等級分：**{ $rating }**。
hand-further-down = 你的手牌在下面。
hand-cut-off = -# 我已經不在這張牌桌的私人討論串裡了，誰也看不到牌桌。在那裡提及我，我就能進去。
hand-left = 你已離開這一桌。
hand-moderated = 管理員把你的座位交給了電腦。你排在最後一名；可以在頻道裡旁觀。
hand-away = **電腦在替你打。**按*{ table-back }*自己接著打。
hand-asleep = 沒人在，**本場休眠中**。按*{ table-back }*接著打。
hand-dozes = **你不在。**眼前這一問時間到就結束，然後本場休眠。按*{ table-back }*接著打。
hand-woken = -# 你不在的時候本場休眠了，現在繼續。
hand-resigned = 你認輸了。正在問其他人要不要讓電腦頂替你接著打。
hand-drawn = -# 藍色的是剛摸到的：{ $pieces }。
hand-wild = -# { $mark }是百搭，可以當任何一張牌。
hand-sure = 是，確定
hand-back = 返回
hand-loses = ⚠ **{ $action }**會結束這一場，你以{ $points }分之差落敗。
hand-pick = 選一步
hand-finish = **就此結束本場？**分數照現在的算，不能反悔。
hand-stale = -# 那個按鈕是之前的；現在是這樣。
hand-repeated = -# 那一步已經走過了；現在是這樣。
hand-asked-before = -# 這一局之前你已經問過了。下一局之前可以再問。
hand-nobody-ends = -# 現在沒有人提議結束本場了。
hand-not-asked = -# 現在輪不到你這麼做。

## Advice

table-advice = -# 建議已開啟：本場不計等級分。
advice-button = 建議
advice = 高手電腦會選**{ $action }**：{ $good }{ $alike ->
        [yes] ，不過**{ $other }**也差不多
       *[no] {""}
    }。{ $danger }
advice-points = 這{ $unit ->
        [round] 局
       *[hand] 盤
    }預計{ $points }分
advice-chance = 本場勝率{ $chance }%
advice-figure-reach = 還可能帶來{ $number }分
advice-figure-helping = 有用的牌還有{ $number }張沒露面
advice-figure-distance = 離胡牌還差{ $number }張
advice-figure-danger = 放銃的可能{ $number }%
advice-figure-claimed = 被人吃碰的可能{ $number }%
advice-figure-behind = { $others ->
        [1] 對方
       *[other] 別人
    }得分更多的可能{ $number }%
advice-better-points = 比**{ $other }**多{ $gap }分
advice-better-chance = 選**{ $other }**則是{ $chance }%
advice-alike = 跟**{ $other }**差不多
refused-no-advice = 這一桌沒有建議：房主開始前沒有開啟。
refused-advice-failed = 電腦沒能想出來，這次沒有建議。什麼都沒變；再按一次**{ advice-button }**。

## At a hanafuda table

cards-stock = 牌堆{ $count }張
cards-held = 手牌{ $count }張
cards-near = 快成的役：{ $yaku }
cards-taken = 吃到{ $count }張：{ $cards }
cards-taken-none = 還沒吃到牌

## At a mahjong table

tiles-star = ✦
tiles-starred = { $piece }{ tiles-star }
tiles-wild = 百搭：**{ $pieces }** ✦
tiles-wall = 牌牆剩{ $count }張
table-badge-live = 還能摸{ $number }張
tiles-aside = 翻出的花（不歸任何人）：{ $flowers }
tiles-own = 你的牌：`{ $written }`{ $words }
tiles-sets = { $mark } { $who }：{ $sets }
tiles-named = （{ $words }）
tiles-concealed = 手牌{ $count }張
tiles-shown = 亮出：`{ $written }`
tiles-flowers = 花：`{ $written }`
tiles-discards = 牌河：`{ $written }`
tiles-waits = 你聽{ $waits }{ $only ->
        [self_draw] ，只能自摸
        [some] ，別人打的只能胡`{ $claims }`
       *[any] {""}
    }。
tiles-wait = `{ $tile }`（剩{ $left }張）
tiles-waits-many = 你聽{ $count }種牌（剩{ $left }張）{ $only ->
        [self_draw] ，只能自摸
        [some] ，別人打的只能胡`{ $claims }`
       *[any] {""}
    }：`{ $waits }`。
tiles-after = -# 打`{ $discard }`，聽`{ $waits }`（剩{ $left }張{ $only ->
        [self_draw] ，只能自摸
       *[any] {""}
    }）
tiles-after-rest = -# 打`{ $discards }`也聽牌，只是剩的張數少些。
tiles-nearest = { $name }（差{ $count }張）
lacking-claimed = **牌齊了，但現在不能胡：**吃碰以後要先打一張，下一次摸牌才能胡。
hand-worth = -# 現在胡，你一共得{ $worth }分。
hand-worths = -# 按鈕上的數是這樣胡你一共得幾分。
tiles-reading = `{ $sets }`
meld-chow = 吃{ $source }`{ $written }`
meld-pong = 碰{ $source }`{ $written }`
meld-kong = 明槓{ $source }`{ $written }`
meld-added = 補槓（碰{ $source }）`{ $written }`
meld-concealed = 暗槓`{ $written }`
meld-hidden = 暗槓（牌扣著）

order-given = ✓ { $order }
hand-orders = -# 自動操作會替你回答：*{ order-no_claims }*除了胡都過，*{ order-pass_chows }*只過掉吃，*{ order-always_win }*能胡就胡。
order-no_claims = 不吃碰
order-pass_chows = 不吃
order-always_win = 自動胡
order-no_waits = 隱藏聽牌

## In pictures: short words beside the cards

picture-round = 第#局
picture-stock = 牌堆
picture-field = 場
picture-points = 分
picture-total = 總分
picture-sum = 小計
picture-standing = 總分
doublings = { $count }番
picture-last = 上一手
picture-held = 要配的牌
picture-you = 你
picture-stop = Stop
picture-go = 繼續
picture-risk = #分可能落空
picture-needs = 缺
picture-doubles = 得分×#
picture-once = 每局限一次
picture-once_each = 每局每人一次
picture-winner = 贏
picture-match-winner = 獲勝
picture-match-shared = 並列第一
picture-match-draw = 平手
picture-leaving = 離桌
picture-draw = 流局
picture-badge-dealer = 莊
picture-badge-overtime = 加賽
picture-badge-month = 月札
picture-badge-doubled = 得分
picture-times = { $what } { $count }次
picture-dealer = 莊
picture-deal = 第#盤
picture-wall = 剩#張
picture-wild = 百搭
picture-discards = 打出
picture-discarded = 剛打
picture-window-rob_kong = 補槓
picture-waits = 聽
picture-live = 能摸#張
picture-shares = { $count }份
picture-won-self_draw = 自摸
picture-won-dealt = 起手就胡
picture-won-discard = 放銃：
picture-won-rob_kong = 搶槓：

## Settings

server-title = ## 本伺服器的設定
    -# 對之後開的桌、之後發的訊息有效。
server-language = 語言
server-channels = 開桌的頻道
server-starters = 誰可以開桌
server-game = 預設玩法
server-presets = { $game }的預設規則
server-clock = 限時
server-pace = 電腦的速度
server-threads = 每桌一個討論串
server-pings = 提醒
server-hints = 手牌裡的提示
server-pictures = 手牌的圖
server-idle_days = 幾天沒人打就關桌
server-leaderboard = 排行榜
server-worldwide = 本服的場次計入所有伺服器的排行榜
server-log = 管理紀錄
server-zone = 時區

mine-title = ## 你的個人設定
    -# 在每個伺服器上都有效；只有你看得到。
mine-language = 語言
mine-hints = 手牌裡的提示
mine-pings = 給你的提醒
mine-pace = 你那一桌電腦的速度
mine-confirmations = 重大決定前再問一次
mine-pictures = 自己手牌的圖
mine-in_words = 用文字代替圖
mine-contrast = 圖用高對比度
mine-red_backs = 牌背用紅色
mine-codes = 牌上寫代號
mine-plain = 只有數字和圖形的牌
mine-orders = 一開始就開啟的自動操作
mine-calm = 吃碰時多給些時間
mine-challenges = 別人可以約戰
mine-worldwide = 上所有伺服器的排行榜

setting-none = 無
setting-channels = { $count ->
        [0] 哪裡都行
       *[other] { $count }個頻道
    }
setting-channel = { $count ->
        [0] 哪裡都不發
       *[other] 發到一個頻道
    }
setting-role = { $count ->
        [0] 所有人
       *[other] 有某個身分組的人
    }
setting-channel-gone = -# 那個頻道不在了，所以什麼都不會發。另選一個。
setting-channel-shut = -# 我在那裡不能發言：請給我**檢視頻道**和**發送訊息**權限。
setting-channels-gone = -# 其中有{ $count }個頻道不在了。請重選。
setting-channels-shut = -# 我在{ LIST($channels, style: "and") }不能發言：請給我**檢視頻道**和**發送訊息**權限。
setting-role-gone = -# 那個身分組不在了。另選一個。
setting-role-managed = -# 那個身分組屬於某個整合，誰也不能授予。另選一個。
setting-role-permission = -# 我無法授予那個身分組：請給我**管理身分組**權限。
setting-role-above = -# 我無法授予那個身分組。在**伺服器設定 > 身分組**裡把我的移到它上面。
setting-starters-gone = -# 那個身分組不在了：只有管理伺服器的人可以開桌。另選一個。
setting-language-discord = 跟你的Discord一樣
setting-hints-server = 跟伺服器一樣
setting-hints-on = 開
setting-hints-off = 關
setting-pictures-server = 跟伺服器一樣
setting-pictures-usual = 大圖
setting-pictures-small = 小圖，一行表情符號
setting-pace-server = 跟伺服器一樣
setting-pace-calm = 從容
setting-pace-brisk = 俐落
setting-pace-instant = 立刻
setting-clock-game = 按玩法預設
setting-clock-off = 不限
setting-clock-30s = 30秒
setting-clock-1m = 1分鐘
setting-clock-3m = 3分鐘
setting-clock-10m = 10分鐘
setting-clock-1h = 1小時
setting-clock-1d = 1天（玩法允許的話）
setting-confirmations-all = 是
setting-confirmations-ending = 只在結束一場之前
setting-leaderboard-public = 可以分享
setting-leaderboard-private = 只給查的人看
presets-open = 存下的規則
presets-title = ## 本伺服器存下的規則
presets-row = { $game } · **{ $name }**：{ $count ->
        [0] 與{ $base }相同
       *[other] 與{ $base }有{ $count }項設定不同
    }
presets-none = 還沒有存過。有「**管理伺服器**」權限的人，在房間的自訂規則裡按*{ panel-save }*就能存。
presets-off = 刪除
presets-note = -# `/{ command-play.name }`和`/{ command-challenge.name }`的*{ option-rules.name }*選項裡有它們。刪掉以後，已經開的桌仍照原來的打。
settings-stale = -# 剛才有人改了別的；現在是這樣。再選一次。
page-back = 上一頁
page-on = 下一頁

block-title = ## 你封鎖的人
block-row = **{ $number }.** { $who }
block-nobody = 沒有人。
block-off = 讓某人又可以約你
block-done = { $who }不能再約你了。
block-note = -# 他們不能約你，也不能加入你的房間。不會告訴任何人。

privacy-title = ## 關於你的資料
privacy-open = - { $count }個開著的房間或進行中的牌桌裡有你：作為房主、客人或受邀的人。
privacy-ended = - { $count }桌打完的牌局：你坐哪裡、你的切牌、你的分數。
privacy-standings = - 你在{ $count }個排行榜上的累計。
privacy-preferences = - 你在`/{ command-preferences.name }`裡的{ $count }項選擇。
privacy-blocks = - 你封鎖的{ $count }個人。
privacy-invitations = - 最近一天裡發出或收到的{ $count }次邀請。
privacy-deeds = - 最近90天裡你做過的、或對你做過的{ $count }次管理操作。
privacy-kept-out = - { $count }個伺服器禁止你入桌，以及到什麼時候。
privacy-nothing = 什麼都沒有：沒有牌桌，沒有成績，也沒有你的選擇。
privacy-note = -# 所有伺服器合在一起，只存ID，不存名字。有沒有人封鎖你，誰也不會知道。
privacy-export = 下載成檔案
privacy-delete = 刪除…
privacy-file = 關於你的全部資料。其他人在裡面只是編號，還沒打完的場次不帶牌譜。
privacy-sure = ## 刪除關於你的全部資料？
    不能恢復。
privacy-leaving = 你會離開{ $count }個房間或牌桌：你開的房間會解散，正在打的算認輸。
privacy-stays = -# 別人的場次照舊，你的座位寫作「{ former-player }」，你切牌的詞也留著。封鎖過你的人不會再找到你。頻道裡的訊息屬於Discord，會留下。
privacy-yes = 全部刪除
privacy-no = 保留
privacy-done = 關於你的資料已全部刪除。
privacy-done-soon = 關於你的資料已全部刪除。現在有別的程式在讀資料庫：最後的痕跡幾分鐘內從磁碟上消失。

resign-ask = 在{ $table }號桌認輸？{ $who }獲勝，不能反悔。
resign-ask-rated = 在{ $table }號桌認輸？{ $who }獲勝，你的等級分大約掉**{ $loss }**。不能反悔。
resign-ask-free = 離開{ $table }號桌？還沒有人出過牌，對誰都不計。不能反悔。
resign-rating = 你的等級分大約掉**{ $loss }**。
resign-ask-seat = 真的要離開{ $table }號桌？剩下的由電腦替你打，不能反悔。
resign-price = 要罰你**{ $price }**分，不歸任何人。
resign-ask-others = 真的要離開{ $table }號桌？會問其他人要不要讓電腦頂替你接著打；不要的話本場結束。你排在最後一名，不能反悔。
resign-waits = 你在{ $table }號桌認輸了。正在問其他人要不要讓電腦頂替你接著打。
resign-yes = 認輸
resign-done = 你在{ $table }號桌認輸了。
resign-left = 你離開了{ $table }號桌。電腦替你接著打；可以在頻道裡旁觀。

## /leaderboard

leaderboard-title = ## { $game }：{ $scope ->
        [all] 所有伺服器
       *[here] 本伺服器
    }排行榜
leaderboard-which = { $period ->
        [day] 今天
        [week] 本週
        [month] 本月
        [season] 本賽季，{ DAY($first) }起
       *[all] 累計
    }，按{ $by ->
        [points] 分數
        [average] 平均分
        [rating] 等級分
       *[won] 勝場
    }排列。
leaderboard-row = **{ $rank }.** { $who }：{ $what }
leaderboard-row-provisional = – { $who }：{ $what }，暫定
leaderboard-what = { $played }場{ $won }勝，{ $points }分
leaderboard-what-average = 平均{ $average }分，打了{ $hands }局
leaderboard-what-rating = { $rating } ±{ $spread }，{ $played }個整場
leaderboard-asked = { $who }查詢
leaderboard-yours = 你
leaderboard-you = -# { $who }：第{ $rank }名，{ $what }。
leaderboard-you-none = -# { $who }：這裡還沒有計成績的場次。
leaderboard-you-hidden = -# { $who }：不在這裡顯示。想上榜，到`/{ command-preferences.name }`裡選。
leaderboard-you-average = -# { $who }：還沒有打完一局。
leaderboard-you-rating = -# { $who }：{ $what }，暫定。要排名，得打滿{ $enough }個整場，對手至少{ $people }人，而且他們也跟別人打過。
leaderboard-you-unrated = -# { $who }：打滿一個整場才有等級分。要排名得打滿{ $enough }個。
leaderboard-you-resting = -# { $who }：下次打牌之前不在這裡顯示。
leaderboard-empty = 這裡還沒有打完計成績的{ $game }：至少要有兩個人。
leaderboard-empty-period = 還沒有人上榜。
leaderboard-places = -# 第{ $first }到{ $last }名，共{ $count }人。
leaderboard-winner = -# { DAY($first) }開始的賽季：冠軍{ $who }，等級分{ $rating }。
leaderboard-note = -# 至少有兩個人的場次才計。
leaderboard-note-rating = -# 全是真人開局的場次才改等級分；±是一個標準差。怎麼算，`/{ command-rules.name }`裡有。
leaderboard-game = 玩法
leaderboard-period = 時間
leaderboard-by = 排序
leaderboard-scope = 伺服器
leaderboard-first = 第一頁
leaderboard-last = 最後一頁

## /replay and /history

replay-title = **{ $game } · { $table }號桌回放**
replay-where = -# 第{ $step }步，共{ $last }步，{ $eyes ->
        [all] 大家看到的
       *[other] { $who }看到的
    }
replay-first = 開頭
replay-back = 上一步
replay-next = 下一步
replay-last = 結尾
replay-dearest = 得分最多
replay-file = 牌譜檔
replay-film = 最後一{ $unit ->
        [round] 局
       *[hand] 盤
    }做成GIF
replay-hands = 跳到
replay-hand = 第{ $step }步起：{ $when }
replay-whose = 誰的視角
replay-everybody = 大家看到的
replay-eyes = { $who }看到的
film-alt = 本場結尾的動畫，{ $count }張圖。最後是：
share-film = -# { $who }分享{ $table }號桌的結尾。`/{ command-replay.name }`可以看全場。
history-title = ## { $who }在本伺服器打過的場次
history-row = - { $at } · { $game } · { $seats }人中{ $place ->
        [1] **第一**
        [2] 第二
        [3] 第三
       *[other] 最後
    }，{ $points }分 · 同桌：{ $who } · { $table }號桌
history-empty = 這裡沒有你可以看的場次。
history-newer = 更新的
history-older = 更早的
history-replay = 重看一場
refused-no-replay = { $table }號桌沒有你可以看的已打完的場次。
refused-no-replay-here = 你在這個頻道沒有打完的場次。`/{ command-history.name }`列出你的所有場次，也可以指定牌桌號碼。
refused-no-replay-alone = 你在這裡還沒有打完的場次。用`/{ command-play.name }`打一場，或者指定牌桌號碼。
refused-replay-broken = 這一場是照我的舊規則打的，沒法再放。
refused-damaged = 這一場的紀錄在硬碟上損壞了，沒法接著打，也沒法再放。請告訴架設我的人，備份裡有完整的紀錄。
refused-film-none = 這一場什麼都沒打。
refused-film-late = 動畫做得太久了。稍後再試。
refused-film-large = 太長了，做成動畫Discord放不下。**{ replay-file }**裡全都有。

## /review

table-review = 覆盤
review-title = **{ $game } · { $table }號桌覆盤**
review-progress = { $known ->
        [yes] 正在重看你的選擇：{ $done } / { $count }。
       *[no] 正在重看你的選擇。
    }然後再細看那些看來代價最大的。
review-follows = -# 看完以後這則訊息會變。如果一直不動，按**{ review-again }**。
review-again = 再看看
review-curve = 勝率
review-decision = 選擇{ $number }
review-found = { $count ->
        [0] **沒有明顯的失誤。**你的{ $decisions }次選擇裡，沒有哪一次明顯吃虧。
        [1] 你的{ $decisions }次選擇裡，**有一次**明顯吃虧：
       *[other] 你的{ $decisions }次選擇裡，這**{ $count }次**明顯最吃虧：
    }
review-line = **{ $number }.** { $when }：選了「{ $done }」，不如「{ $better }」 · { $loss }
review-short = { $kind ->
        [points] −{ $points }分
        [both] 勝率−{ $chance }%，−{ $points }分
       *[other] 勝率−{ $chance }%
    }
review-how = -# 由高手電腦估算，它只知道你當時能知道的。
review-where = -# 選擇{ $number }，共{ $count }次 · { $when } · 第{ $step }步，共{ $last }步
review-moves =
    你選了**{ $done }**：{ $done-why }。
    更好的是**{ $better }**：{ $better-why }。
review-loss = 估計損失：{ $kind ->
        [chance] 本場勝率{ $chance }%。
        [traded] 本場勝率{ $chance }%，雖然這{ $unit ->
            [round] 局
           *[hand] 盤
        }大約多得{ $points }分。
       *[points] 這{ $unit ->
            [round] 局
           *[hand] 盤
        }{ $points }分{ $kind ->
            [both] ，還有本場勝率{ $chance }%
           *[points] ；本場勝率差不多
        }。
    }
review-head = 你本場的勝率
review-unit = { $unit ->
        [round] 局
       *[hand] 盤
    }
review-alt = 你本場的勝率，共{ $count }次選擇：第一次之後{ $first }%，最高{ $most }%，最低{ $least }%，結束時{ $end }%。
review-alt-hand = 第{ $hand }{ $unit ->
        [round] 局
       *[hand] 盤
    }：{ $count ->
        [1] { $last }%。
       *[other] 從{ $first }%到{ $last }%。
    }
refused-no-review = { $table }號桌沒有你打完的場次。
refused-review-other = 我還在看你在{ $table }號桌的那一場。看完了再問。
refused-review-full = 現在正在替好幾個人覆盤。過幾分鐘再試。
refused-review-none = 這一場裡你沒有什麼要選的。
refused-review-failed = 我判斷不了這一場的選擇。以後再試。

## The choices of an option `table`

choice-game = { $game }，同桌：{ $who }
choice-computer = 電腦
choice-table = { $table }號桌
choice-asleep = 休眠中

asleep-title = { $count ->
        [1] **你有一場在休眠。**接著打，還是另開一桌？
       *[other] **你有{ $count }場在休眠。**接著打，還是另開一桌？
    }
asleep-full = **你有{ $count }場在休眠，不能再多了。**接著打一場，或者結束一場，再另開一桌。
asleep-wake = 接著打{ $table }號桌
asleep-new = 另開一桌
asleep-beside = { $count ->
        [1] **你有一場在休眠。**接著打那一場，還是去{ $table }號桌？
       *[other] **你有{ $count }場在休眠。**接著打那些，還是去{ $table }號桌？
    }
asleep-hand = 我在{ $table }號桌的手牌
asleep-end = 結束一場…
asleep-ended = { $table }號桌已關閉。{ $full ->
        [yes] {""}
       *[no] 現在可以另開一桌了。
    }
asleep-opened = 下面開了一桌{ $game }。

## The pages of /rules

rules-title = **{ $game }** · { $preset }
rules-title-table = **{ $game }** · { $table }號桌
rules-page-goal = 目標{ $number }
rules-page-turn = 打法{ $number }
rules-page-yaku = 牌型{ $number }
rules-page-points = 算分{ $number }
rules-page-deal = 發牌{ $number }
rules-page-settings = 設定{ $number }
rules-page-ratings = 等級分{ $number }
rules-head = ### { $page }
rules-about = -# 查的是：{ $names }
rules-pattern = **{ $name }** **{ $worth }**：{ $how }
rules-pattern-any = 任意。
rules-worth = { $points }
rules-worth-doubles = ×{ $factor }
rules-pattern-all = { $pieces }。
rules-pattern-some = { $all }張裡任意{ $count }張。
rules-pattern-some-named = { $all }張裡任意{ $count }張：{ $pieces }。
rules-pattern-must = { $must }，加上另外{ $all }張裡任意{ $count }張。
rules-pattern-must-named = { $must }，加上這些裡任意{ $count }張：{ $pieces }。
rules-pattern-without = 不能有{ $pieces }。
rules-pattern-step = 每多一張+{ $step }。
rules-pattern-more = 同類的牌每多一張+{ $step }。
rules-pattern-instead = 代替{ $names }。
rules-pattern-example = 例如{ $pieces }。
rules-named = 這套規則叫**{ $preset }**。
rules-same = 這一桌打**{ $preset }**：
rules-differ-head = 這一桌打**{ $preset }**，只有這些不同：
rules-differs = { $line }（原為{ $usual }）。
rules-differ-rest = 其餘照常：
rules-is-same = **{ $preset }**是這樣打的：
rules-others = 開桌時也可以選別的規則：
rules-other = • **{ $preset }**：{ $tradition }
rules-setting = { $name }：**{ $value }**
rules-open = 規則
rules-ratings =
    等級分表示你在一個伺服器上打一種玩法有多強。從**1500**開始；±是一個標準差，表示有多不確定。
    {""}**哪些場次：**開局時沒有電腦、沒開建議、計成績的。只看名次和對手強弱；贏多少分不管。
    {""}**算多少：**按平常的局數算，最多算兩個整場。大家同意提前結束的，按已經算完的局數算。
    {""}**認輸**：只要有人出過牌就全額計算，你算最後一名。只等你一個人、一直放到關桌的，也一樣。
    {""}**託管**打的也算你的等級分。超過一半是託管打的，你就不加分。
    {""}**老對手：**跟同一個人一天超過{ $day }個整場，或一週（UTC）超過{ $week }個，後面每一場的分量是前一場的一半。
    {""}**排名**：一個賽季要打滿{ $season }個整場，累計要{ $all }個，對手至少{ $people }人，而且他們也跟別人打過。在那之前等級分是暫定的。{ $rest }天沒打，或者離開伺服器，就先不顯示。
    {""}**賽季**是一個季度。每季另算，從1500和你上季等級分的中間開始。
    -# openskill, Plackett-Luce: 1500 + 40 × (mu − 25).

## Share: a private answer is posted for everybody

share = 分享
share-done = -# 你已分享。
share-rules = -# { $who }分享{ $game }的規則。
share-profile = -# { $who }分享這份戰績。
share-leaderboard = -# { $who }分享排行榜。
share-verify = -# { $who }分享{ $table }號桌的發牌。

verify-title = ## { $table }號桌的發牌
verify-running = 打完之前，這一桌的種子一直封存著。封條是sha256 `{ $commitment }`。
verify-seed = 種子：`{ $seed }`
verify-sealed = 它的sha256 `{ $commitment }`在房間裡公布過。
verify-cut = 座位{ $seat }的切牌：`{ $cut }`
verify-start = 按下「{ lobby-start }」的ID：`{ $start }`
verify-match = 本場的種子：`{ $match }`
verify-good = 用這個種子重新發牌、重打一遍，全部{ $moves }步的結果相同。
verify-file = 整場的文字版：每條規則、種子和每一步。回報問題時要附上它。
verify-bad = 用這個種子重新發牌，結果跟記錄的不一樣。請回報這個問題。

## Refusals

refused-no-game = 沒有叫{ $game }的玩法。
refused-no-preset = 這種玩法沒有叫{ $preset }的規則。
refused-unknown-game = 我不認識這種玩法。{ $near ->
        [yes] 相近的有：{ $names }。
       *[no] 這裡有：{ $names }。
    }
refused-unknown-words = { refused-unknown-game }比如寫「{ $me } { $game }」再提到一位朋友，或者用`/{ command-play.name }`。
refused-unknown-preset = { $game }沒有這個名字的規則。{ $near ->
        [yes] 相近的有：{ $names }。
       *[no] 有：{ $names }。
    }
refused-unknown-topic = { $game }裡沒有叫這個的。{ $near ->
        [yes] 相近的有：{ $names }。
       *[no] 可以寫例如{ $names }。
    }
refused-topic-off = 在這套規則裡{ $name }不算。
refused-too-many-friends = { $most ->
        [1] 這種玩法只能約一位朋友。
       *[other] 這種玩法最多約{ $most }位朋友。
    }
refused-too-many-tables = 你已經開著{ $most }桌了。先打完或關掉一桌。
refused-too-many-asleep = 你有{ $most }場在休眠。用`/{ command-hand.name }`叫醒一場，或者結束一場。
refused-not-asleep = { $table }號桌沒有休眠。
refused-not-alone = { $table }號桌還有別人在打。用`/{ command-resign.name }`離開。
refused-too-many-lobbies = 你在各伺服器上一共已經開著{ $most }個房間了。先開始或離開一個。
refused-invited-enough = 你短時間內邀請了很多人。{ $when }可以再邀請。
refused-friend-invited-enough = 你最近邀請{ $friend }太多次了，{ $when }可以再邀請。
refused-friend-asked-enough = { $friend }最近收到的邀請太多了，{ $when }可以再邀請。
refused-already-asked = 已經邀請過{ $friend }了：看這個頻道的{ $table }號桌。
refused-asked-twice = { $friend }寫了兩遍。
refused-challenge-self = 不能約自己。想一個人打，用`/{ command-play.name }`再加電腦。
refused-challenge-bot = { $friend }是機器人，不會應約。在房間裡加電腦吧。
refused-challenge-stranger = { $friend }不在這個伺服器。
refused-no-challenges = { $friend }不接受約戰。
refused-blocked-by-you = 你封鎖了{ $friend }。`/{ command-block.name }`裡有名單，可以移出。
refused-may-not-join = 你不能加入這個房間。
refused-block-self = 不能封鎖自己。
refused-block-bot = { $person }是機器人，不會約任何人。
refused-too-many-blocked = 你已經封鎖了{ $most }個人。先移出一個。
refused-bad-preset-name = 名字要有1到{ $most }個看得見的字，每個字最多帶{ $marks }個附加符號。
refused-preset-of-game = 這種玩法自己就有叫這個名字的規則。換個名字。
refused-too-many-presets = 這種玩法已經存了{ $most }套規則。可以在`/{ command-server-settings.name }`裡刪掉幾套。
refused-manage-server = 有「**管理伺服器**」權限的人才能改設定。
refused-wrong-channel = 這個頻道不能開桌。試試{ LIST($channels) }。
refused-no-channel-left = 開桌用的頻道都沒有了。管理伺服器的人可以用`/{ command-server-settings.name }`另選。
refused-wrong-role = 只有身分組{ $role }的成員才能在這裡開桌。
refused-no-role-left = 可以開桌的身分組沒有了。管理伺服器的人可以用`/{ command-server-settings.name }`另選。
refused-role-named = 那是我的身分組，寫給身分組的話我讀不到。請寫{ $me }。
refused-no-server = 這要在加了我的伺服器的頻道裡用。在這裡可以用`/{ command-play.name }`獨自跟電腦打。
refused-not-here = 這要在加了我的伺服器裡用，這個伺服器還沒有加我，管理伺服器的人可以加。在這裡可以用`/{ command-play.name }`獨自跟電腦打。
refused-slow = 等得太久了。再按一次。
refused-busy = 現在打牌的人太多。過幾秒再試。
refused-hasty = 你按得太快，來不及回應。過幾秒再試。
refused-no-table = 沒有{ $table }號桌。
refused-game-away = { $table }號桌先歇著：它的玩法（{ $game }）現在沒有裝在這裡。
refused-not-worldwide = 本伺服器不參加所有伺服器的排行榜。管理伺服器的人可以在`/{ command-server-settings.name }`裡改。
refused-no-rating-then = 等級分只有本賽季的和累計的。
refused-no-profile = { $person }在這裡沒有計成績的場次，或者已經刪除了資料。
refused-no-profile-own = 你在這裡還沒有計成績的場次。用`/{ command-play.name }`或`/{ command-challenge.name }`開一桌。
refused-profile-bot = { $person }是機器人，沒有戰績。
refused-no-table-here = 你在這個頻道沒有牌桌。用`/{ command-play.name }`或`/{ command-challenge.name }`開一桌。
refused-shared = 你已經分享過了。
refused-old-lobby = 這是{ $table }號桌的舊訊息：用最新的那則，或者`/{ command-table.name }`。
refused-other-channel = { $table }號桌在{ $channel }打：到那裡再用這個指令。
refused-not-seated = 你不在這一桌。
refused-already-seated = 你已經在這一桌了。
refused-declined = 你已謝絕。{ $host }可以再邀請你。
refused-kicked = { $host }把你請出了房間。再收到邀請就可以回來。
refused-remove-self = 不能請出自己。按**{ lobby-leave }**會解散你的房間。
refused-already-here = { $friend }已經坐在這裡，或者已經受邀。
refused-no-free-seat = 沒有那麼多空位：最多{ $most }人打。
refused-seats-changed = 座位剛才變了。再開啟**{ lobby-more }** → **{ lobby-guests }**。
refused-rematch-stranger = 在{ $table }號桌打到最後的人才能提議再來一場。
refused-rematch-early = 這一桌還沒有打完。
refused-rematch-late = 這一場早就打完了。想再打，用`/{ command-challenge.name }`。
refused-rematch-closed = { $table }號桌本來要再來一場，已經解散了。想再打，用`/{ command-challenge.name }`。
refused-rematch-begun = 再來一場已經開始了，在{ $table }號桌。
refused-rematch-waits = 你已經坐在{ $table }號桌等著再來一場了，還在等其他人。
refused-not-invited = 只有受邀的朋友才能答覆。
refused-table-full = 座位滿了。
refused-no-computer = 這裡沒有電腦。
refused-no-level = 這種玩法沒有{ $level }電腦。
refused-host-only = 只有房主{ $host }能這麼做。
refused-too-few = 要{ $least }個人才能打。等朋友來，或者加電腦。
refused-bad-cut = 切牌要寫1到{ $most }個看得見的字。
refused-piled-cut = 切牌的每個字最多帶{ $most }個附加符號。
refused-bad-zone = 沒有這個時區。寫成`Asia/Taipei`這樣的；`/{ command-server-settings.name } { option-time-zone.name }:`會列出合適的。
refused-bad-setting = 沒有這項設定，或者不能這樣設。從清單裡選。
refused-bad-number = 要寫{ $low }到{ $high }之間的整數。
refused-closed = 這一桌已關閉。
refused-already-started = 這一桌已經開打了。
refused-in-lobby = 還沒有開打。
refused-over = 這一場已經結束。
refused-dearer = 現在離開的代價比剛才說的高。用`/{ command-resign.name }`看是多少。
refused-resigned = 你在這一桌已經認輸了。
refused-not-away = 你沒有離開。
refused-not-forgotten = 沒能全部存下來，所以你的資料還在；已經離開的桌算離開了。稍後再試。
refused-still-seated = 你還坐在牌桌上，所以什麼都沒刪。稍後再試。
refused-forgotten-later = 你還有{ $count }桌在我的另一部分。現在正在離開，之後會自動全部刪除，不用再做什麼。
refused-no-files = 我在這個頻道不能附加檔案。換個頻道，或者請伺服器管理員給我「**附加檔案**」權限。
refused-grave = 在手牌裡按**{ vote-end-yes }**，再確認一次。
refused-end-away = 現在問不到{ LIST($who) }，少了他們本場不能這樣結束。等他們回來，或者用`/{ command-resign.name }`離開。
refused-asked-before = 這一局之前你已經問過了。下一局之前可以再問。
refused-nobody-ends = 現在沒有人提議結束本場了。
refused-nobody-left = 這一桌沒有人認輸。
refused-stale = 那個按鈕是之前的。按牌桌上的**{ table-hand }**。
refused-repeated = 那一步已經走過了。
refused-not-asked = 現在輪不到你這麼做。
refused-not-saved = 剛才按的沒能存下來，所以什麼都沒變。稍後再試。
refused-not-loaded = 剛才讀不到這一桌。稍後再試。
refused-elsewhere = 這一桌剛搬到我的另一部分，所以什麼都沒變。稍後再試。
refused-database-gone = 我的資料庫不見了，存不了也看不了。請告訴架設我的人，需要重新啟動。
refused-no-send = 我在這個頻道不能發言。請伺服器管理員給我「**檢視頻道**」和「**發送訊息**」權限。
refused-not-in-thread = 我不在這個私人討論串裡，無法在這裡擺牌桌。在這裡提及我（{ $me }），然後再試一次。
refused-no-send-there = 我在{ $channel }不能發言。請伺服器管理員在那裡給我「**檢視頻道**」和「**發送訊息**」權限。
refused-posted-enough = 你在一小時內已經在這裡發了{ $most }次。{ $when }可以再發。
refused-server-posted-enough = 這個伺服器在一小時內已經發了{ $most }次。請{ $when }再試。
refused-unknown-button = 這個按鈕已經不能用了。用`/{ command-hand.name }`再看手牌。
refused-error =
    我這邊出了錯；什麼都沒丟。用`/{ command-hand.name }`接著打。
    -# 給架設機器人的人：記錄檔裡的錯誤{ $number }。

## Tables in words: for who may or will not see a picture, and for who cannot

scene-turn = 等{ $who }回答。
scene-field = 場上：{ $cards }。
scene-field-empty = 場上沒有牌。
scene-held = { $card }可以吃其中一張：{ $cards }。
scene-last = 上一手：{ $cards }。
scene-hand = 你的手牌：{ $cards }。
scene-reach = 快成的役：{ $yaku }。
scene-near = { $name } { $points }（差{ $count }張）
scene-stake = 現在結束得{ $score }分。
scene-once = 每局只能繼續一次。
scene-once_each = 每人每局可以繼續一次。
scene-doubles = 你若繼續，{ $who }的得分×{ $times }。
scene-match-winner = { $who }獲勝。
scene-match-shared = { $who }並列第一。
scene-match-draw = 本場平手。
decided-lead = { $hand ->
        [1] { $hands ->
            [1] 一{ $unit ->
                [hand] 盤
               *[round] 局
            }定勝負。
           *[other] { $who }從第一{ $unit ->
                [hand] 盤
               *[round] 局
            }領先到最後。
        }
       *[other] { $who }在第{ $hand }{ $unit ->
            [hand] 盤
           *[round] 局
        }（{ $points }）取得領先，保持到最後。
    }
decided-level = { $hand ->
        [1] { $who }從第一{ $unit ->
            [hand] 盤
           *[round] 局
        }到最後一直同分。
       *[other] { $who }從第{ $hand }{ $unit ->
            [hand] 盤
           *[round] 局
        }起一直同分。
    }
decided-left = { $others }的分更多，但離開了本場。
decided-equal = { $others }跟{ $who }同分，名次在後。
decided-fee = 只因有人離桌罰分，{ $who }才領先。
decided-none = 沒有哪一{ $unit ->
        [hand] 盤
       *[round] 局
    }有輸贏。
decided-largest = 單{ $unit ->
        [hand] 盤
       *[round] 局
    }最多：第{ $hand }{ $unit ->
        [hand] 盤
       *[round] 局
    }，{ $who } { $points }。
decided-best = { $who } 最好的一{ $unit ->
        [hand] 盤
       *[round] 局
    }：第{ $hand }{ $unit ->
        [hand] 盤
       *[round] 局
    }，{ $points }，{ $pieces }。
decided-by-hand = { $all ->
        [yes] 每{ $unit ->
            [hand] 盤
           *[round] 局
        }的分數
       *[no] 最後{ $count }{ $unit ->
            [hand] 盤
           *[round] 局
        }的分數
    }：{ $points }
decided-points = { $who } { $numbers }
scene-player = 牌友{ $number }
scene-claims = { $who }打出{ $tile }：可以吃碰。
scene-discarded = { $who }剛打出{ $tile }。
table-won-self_draw = 最後一張是自摸：{ $tile }。
table-won-dealt = 起手就胡了。
table-won-discard = { $giver }放銃：{ $tile }。
table-won-rob_kong = 搶{ $giver }的槓：{ $tile }。
table-won-flowers = 花：{ $flowers }。

## Learning: /learn and "What can I do?"; the lessons are in the files of their games

learn-button = 怎麼打
learn-title = **{ $game }怎麼打** · { $step } / { $steps }
learn-right = **對了。**
learn-wrong = **不太對。**
learn-next = 下一步
learn-skip = 跳過
learn-over = ## { $game }：會打了
learn-back = 回{ $table }號桌
learn-waits = -# { $table }號桌等著你：那裡不計時。
learn-window = -# { $table }號桌有事問你，限時到{ $until }；之後會等你。
learn-clock = -# { $table }號桌的限時到{ $until }。
learn-goes-on = -# { $table }號桌還在繼續：輪到你時有{ $clock }。
learn-play = 開一桌：初級電腦，開啟提示
learn-opened = 下面開了一桌{ $game }，同桌是初級電腦。按那裡的**{ lobby-start }**。提示已開啟；`/{ command-preferences.name }`可以改。
refused-no-course = 這種玩法還沒有教學。怎麼打，`/{ command-rules.name }`裡有。

help-button = 我能做什麼？
more-button = 更多
more-button-given = 更多 ✓
more-words = 全部文字
help-title = ## 我能做什麼？
help-spectator = 你沒有坐在這一桌：你看到的跟大家一樣，沒有要你做的。圖裡有的，圖片描述裡都有文字說明。
help-nothing = 現在沒有要你做的；有事問你時，手牌裡會自己出現。
help-aim = **目標**
    { $goal }
help-near = 你手裡的牌離這些最近：{ $yaku }。
help-more = -# `/{ command-rules.name }`裡有目標、打法、牌型和這一桌的設定。`/{ command-hand.name }`再看一次手牌。
help-ready = **{ table-ready-button }**：看好了。大家都按了就繼續。
help-finish = **{ vote-end-yes }**：問其他人要不要就此結束，分數照現在的算。一分鐘內大家都同意就結束。

## The page of the playground

welcome-title = 歡迎來到Hanapai
welcome-what = 五種玩法：日本花札和中國麻將，就在你自己電腦上的小Discord裡打。
welcome-where = 按*{ playground-play-now }*，你就以Anna的身分跟電腦坐一桌；手牌在只有你看得到的訊息裡。
welcome-friend = 跟朋友打
welcome-friend-columns = Anna、Ben和Chie是這一頁上的三個人，各佔一欄。在Anna那欄輸入/{ command-challenge.name }，選Ben；在Ben那欄按*{ lobby-accept }*，再在Anna那欄按*{ lobby-start }*。
welcome-friend-tabs = 只有Anna看得到的，不會出現在Ben的欄裡；每個人也可以各開一個分頁或視窗。
welcome-friend-network = 想用兩台電腦打，先停止試玩場，再用.uv/bin/uv run --no-dev hanapai --host重新啟動，然後把各自的連結發給朋友。

## Profiles

profile-title = **{ $who }的戰績**
profile-head = { $played }場{ $won }勝
profile-rating = { $game }：等級分{ $rating } ±{ $spread }，最高{ $best }
profile-provisional = { $game }：等級分{ $rating } ±{ $spread }，暫定
profile-unrated = { $game }：打滿一個整場才有等級分
profile-column-game = 玩法
profile-column-played = 場次
profile-column-won = 勝
profile-column-average = 平均
profile-column-rating = 等級分
profile-game = { $game }：{ $played }場{ $won }勝，{ $points }分
profile-game-rating = ，等級分{ $rating }
profile-won-with = { $game }：最常用的牌型
profile-favourite = { $name } { $times }
profile-times = ×{ $count }
profile-best = 最好的一次：{ $points }分，{ $names }。
profile-next-best = 其次：{ $points }分。
profile-plain = 沒有牌型
profile-streak = { $run ->
        [0] 最多{ $longest }連勝。
        [1] 上一場贏了；最多{ $longest }連勝。
       *[other] 正在{ $run }連勝，最多{ $longest }連勝。
    }
profile-met = { $who }對{ $rival }：{ $won }勝，{ $lost }負，{ $level }平。
profile-they = 對方
profile-asker = 你
profile-achieved = 成就：{ $what }。
profile-achievement = { $game }{ $what }

picture-moment-comeback = 大逆轉
moment-said = 高光時刻：{ $name }，{ $who }。
table-moment = 分享高光時刻
share-moment = -# { $who }分享了高光時刻。
refused-moment-shared = 這個高光時刻已經分享過了。
moment-alt = 這一局最後一手的動畫（{ $count }張）。結果：
