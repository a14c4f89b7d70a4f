## The bot itself: lobby, table, hand, records, refusals

language-name = 繁體中文
computer-fox = 阿空
computer-tanuki = 波可
computer-cat = 小玉
computer-frog = 可洛
computer-crane = 阿鶴
computer-rabbit = 麻吉
computer-named = { $who }（電腦）
former-player = 一位已離開的玩家
nobody = 沒有人
list-and = { LIST($items, style: "and") }
list-clauses = { LIST($items, between: "，") }
full-stop = 。
list-comma = { LIST($items) }
list-dots = { LIST($items, between: " · ") }
list-or = { LIST($items, style: "or") }
list-said = { $what }：{ $said }
until-both = { $at }（{ $left }）
piece-copies = { $name }×{ $count }
list-semicolons = { LIST($items, between: "；") }
sentence-gap = {""}
yes = 是
no = 否

## Lobby

lobby-title = ## { $game } · { $table }號桌
lobby-rules = -# { $preset } · { $seats }人桌
lobby-seat = **{ $number }.** { $who }
lobby-seat-host = **{ $number }.** { $who } · 房主
lobby-seat-free = **{ $number }.** *空位*
lobby-seat-asked = **{ $number }.** *已邀請{ $who }*
lobby-level = { $line } · { $level }
lobby-sealed = -# 牌序已鎖定，洗好就不能再改。說明在*{ lobby-more }* → *{ lobby-fair }*。
lobby-fair = 公平發牌
lobby-invitation = { $who }，{ $host }找你打一場{ $game }！
lobby-invitation-again = { $who }，{ $host }想再打一場{ $game }！
lobby-accepted = -# 已接受：{ $who }
lobby-declined = -# 已婉拒：{ $who }
lobby-rematch = -# 這是{ $table }號桌的下一場，所有人都接受就會自動開始。
lobby-rematch-waits = -# 這是{ $table }號桌的下一場，房主按**{ lobby-start }**就會開打。
lobby-expires = -# 房間將在{ $when }關閉。
lobby-closed = 這個房間已經關閉。
lobby-closed-host = { $host }關閉了這個房間。
lobby-closed-moderator = 管理員關閉了這個房間。
lobby-closed-expired = 太久沒有人按**{ lobby-start }**，房間已關閉。
lobby-pace = -# 限時：{ $clock } · 電腦出牌：{ $pace }
lobby-pace-alone = -# 限時：{ $clock }（只有一個人玩時不限時） · 電腦出牌：{ $pace }
lobby-closed-declined = { $who }婉拒了，房間已關閉。
lobby-join = 加入
lobby-accept = 接受
lobby-decline = 婉拒
lobby-leave = 離開
lobby-add = 加一台{ $level }電腦
lobby-remove = 移除電腦
lobby-cut-button = 切牌
lobby-start = 開始
lobby-start-computers = 電腦補滿，開始
lobby-how = 規則
lobby-more = 更多…
lobby-guests = 玩家
lobby-close = 關閉房間
lobby-start-now = { $count }人開打
lobby-panel-title = ## { $game } · { $table }號桌
lobby-panel-host = -# 以下是房主可以用的功能。
lobby-panel-guest = -# 以下是你可以用的功能。
lobby-panel-others = -# 這一桌的詳細資訊。
lobby-panel-left = 你已經離開{ $table }號桌。
lobby-cut-title = 切牌
lobby-cut-label = 隨便打一個詞
lobby-cut-help = 這個詞會影響洗牌結果，所以沒有人能挑牌。
lobby-no-pictures = 我在這裡沒辦法附加圖片，所以牌桌改用文字顯示。要顯示圖片，請給我「**附加檔案**」權限。

fair-title = ### { $table }號桌的發牌
fair-seal = 牌序已鎖定，sha256：`{ $commitment }`
fair-cuts = 每個玩家都可以切牌。目前切過的有：
fair-cut = • { $who }：`{ $cut }`
fair-how = 切牌之前，我就選好並鎖定了一個數字。怎麼洗牌，由這個數字、所有人的切牌和按下*{ lobby-start }*時產生的ID一起決定，所以沒有人能挑牌。打完之後，`/{ command-verify.name } { option-table.name }:{ $table }`會公開這個數字，並重新發一次牌來核對。

lobby-house-rules = 自訂規則
panel-closed = 牌局已經開始，這裡不能再改了。這一桌的規則請看`/{ command-rules.name } { option-table.name }:{ $table }`。
panel-closed-lobby = 這個房間已經關閉。
panel-title = ## 自訂規則 · { $game } · { $table }號桌
panel-preset = 選擇自訂規則
panel-setting = 選擇設定項目
panel-number = 其他數字
panel-number-help = { $low }到{ $high }之間的整數
panel-zone = 其他時區
panel-zone-help = 輸入時區，例如Asia/Taipei
panel-reset = 還原預設值
panel-save = 存成伺服器規則
panel-save-name = 這套規則的名稱
panel-save-help = 同名的舊規則會被覆蓋。
preset-house = 自訂規則
panel-clock = 限時
panel-pace = 電腦出牌速度
panel-clock-is = 限時：{ $clock }
panel-pace-is = 電腦出牌：{ $pace }
panel-advice-on = 開啟建議
panel-advice-off = 關閉建議
panel-example = -# { $example }
rules-differ = -# 自訂規則：{ $settings }{ $more ->
        [0] {""}
       *[other] ，還有{ $more }項。
    }

guests-title = ## 玩家 · { $game } · { $table }號桌
guests-order = 座位：{ $who }
guests-invite = 邀請玩家
guests-remove = 移出房間
guests-seat = 座位順序
guests-turn = 輪換座位
guests-shuffle = 隨機排座位
guests-asked = { $who } · 已邀請
guests-unknown = 某人…{ $user }

challenge-which = 想跟{ $who }打哪個遊戲？
challenge-game = 選擇遊戲
challenge-done = 你約了{ $who }打{ $game }。

## Table

table-title = ## { $game } · { $table }號桌
table-title-when = ## { $game } · { $table }號桌 · { $when }
result-when = 第{ $round }{ $unit ->
    [round] 局
   *[hand] 局
}：{ $winner ->
    [none] { $unit ->
        [round] 沒有人贏
       *[hand] 流局
    }
   *[one] { $who }{ $unit ->
        [round] 贏
       *[hand] 胡牌
    }
}
table-rules = -# { $preset }
table-rules-when = -# { $preset } · { $when }
when-round = 第{ $round }局（共{ $rounds }局）
when-extra = 延長賽第{ $round }局
when-wind = { $wind }圈 · 第{ $round }局
when-hand = 第{ $round }局
table-seat = { $mark } { $who }：**{ $points }**分{ $badges }
table-badge-dealer = 莊
table-badge-wind = { $arg }家
table-badge-doubled = 得分×{ $number }
table-badge-place = 第{ $place }名
table-turn = **{ $who }**，輪到你了。
thinking = { $who }思考中。
board-claims = { $pieces }：可以吃碰，{ $until }截止
table-choice = **{ $who }**，由你決定。
table-together = **{ $who }**：請同時選擇，全部選完才會公開。
told-together = { LIST($said, between: "，") }。
table-pause = { $who }：請按**{ table-ready-button }**，看完手牌就開始。
table-next = { $who }：按**{ table-ready-button }**繼續。
table-why = 怎麼算的？
table-points = 每{ $unit ->
    [hand] 局
   *[round] 局
}得分
table-hand-over = **第{ $round }局**
table-round-over = **第{ $round }局**
table-over = **這場打完了。**
table-unplayed = 沒有贏家：還沒有人得分，這場就結束了。
table-unsettled = 還沒有人出過牌，所以這場不列入戰績。
table-ended-without = 結束時{ $who }不在，所以這場不列入戰績。
table-deserted = 最後只剩電腦在打，所以這場不列入戰績。
table-resigned = { $who }認輸了。
table-escaped = { $who }{ $price ->
        [0] 離開了牌桌。
       *[other] 中離，扣{ $price }分。
    }
table-row = { $name } { $number }
table-term = { $name } ×{ $number }
table-payment = { $payer }付給{ $payee } { $amount }分{ $shares ->
        [1] {""}
       *[other] （{ $shares }份）
    }
table-had = { $who }湊出{ $yaku }。
table-score = = **{ $number }**
why-title = **{ $game } · { $table }號桌：怎麼算的？**
why-row = - **{ $name }**：{ $number }
why-doubling = - **{ $name }**：{ $number }番
why-pieces = （{ $pieces }）
why-scale = {" "}= { $least }張{ $points }分，多{ $more }張，每張再加{ $step }分
why-spoilt = - **{ $name }**：0（有{ $pieces }，所以不算）
why-had = { $who }湊出：
why-lost = { $who }湊出了這些役，但是沒有得分：
why-sum = 合計：**{ $number }**
why-added = { $minus ->
        [yes] −{" "}
        [first] {""}
       *[no] +{" "}
    }{ $name }{ $number }
why-times = × { $times }（{ $name }） = **{ $value }**
why-share = 一份是**{ $number }**{ $capped ->
        [yes] ，已達這套規則的上限
       *[no] {""}
    }。
why-score = = 總共**{ $number }**
why-payment = { $payers }{ $count ->
        [1] {""}
       *[other] 各
    }付給{ $payee } **{ $amount }**分{ $shares ->
        [1] {""}
       *[other] （{ $shares }份）
    }。
why-change = { $who } **{ SIGNED($points) }**
table-change = { $who } { SIGNED($points) }
why-nothing = 沒有人得分。
table-ratings = -# 積分：{ $ratings }
table-rating = { $mark } { $who } { $rating }
rating-changed = { $rating }（{ $change ->
        [0] ±0
       *[other] { SIGNED($change) }
    }）
rating-provisional = 還沒有（要打滿一整場，目前{ $part }%）
table-achieved = -# 🏅 { $who }：{ $what }
achievement-comeback = 從墊底逆轉獲勝
achievement-in_a_row = { $count }連勝
achievement-played = 打滿{ $count }場
achievement-won = 贏了{ $count }場
achievement-opponents = 和{ $count }位對手交過手
achievement-nights = 參加{ $count }次牌聚
achievement-first = 第一次打出{ $name }
table-sealed = -# 想確認發牌公平，可以用`/{ command-verify.name } { option-table.name }:{ $table }`。
table-clock = -# 請在{ $until }前回應。
table-away = -# { $who }暫時離開，由電腦代打。按**{ table-back }**就能自己打。
table-asleep = -# 💤 { $who }不在，牌局暫停。按**{ table-back }**就會繼續。
table-farewell = { $gone }認輸了。想讓電腦代打、繼續這場，請{ $who }在{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內按**{ table-go-on }**。沒按的話，這場就結束。
table-wish = { $who }想現在結束這場。{ $asked }：請在{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內到**{ table-hand }**投票。沒投票的話就繼續打。
table-replaced = { $who }的座位由**{ $computer }**接手。
vote-wish = **{ $who }想現在結束這場，**分數以目前為準。{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內所有人都同意，才會結束。
vote-wish-mine = 你提議現在結束這場。{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內所有人都同意，才會結束。還在等{ $asked }。
vote-wish-said = { $who }想現在結束這場，你已經同意。還在等{ $asked }。
vote-end-yes = 結束這場
vote-end-no = 繼續打
vote-farewell = **{ $gone }認輸了。**想讓電腦代打、繼續這場，請按*{ table-go-on }*。{ $wait ->
        [hour] 一小時
       *[minute] 一分鐘
    }內只要有人沒按，這場就結束。
vote-farewell-said = { $gone }認輸了，你選擇繼續。還在等{ $who }。
table-back = 我回來了
table-go-on = 繼續
away = { $who }（離開）
closed-deserted = 所有人都離開了，所以這場已關閉，不列入戰績。
closed-ended = 這場在暫停期間結束了，不列入戰績。
closed-away = -# 離開：{ $who }
closed-moderator = 管理員關閉了這場，不列入戰績。
closed-idle = 太久沒有人打，所以這場已關閉，不列入戰績。

## Clocks and pace

clock-off = 不限時
clock-30s = 30秒
clock-1m = 1分鐘
clock-3m = 3分鐘
clock-10m = 10分鐘
clock-1h = 1小時
clock-1d = 1天
pace-calm = 慢
pace-brisk = 快
pace-instant = 瞬間

table-hand = 我的手牌
table-rematch = 再來一場
table-seats = 換座位
table-replay = 重播
table-ready-button = 準備
thread-name = { $game } · { $table }號桌
thread-stays = -# { $table }號桌就在這個頻道打：{ $why ->
        [permission] 我沒辦法在這裡開討論串，需要「**建立公開討論串**」和「**在討論串中傳送訊息**」權限。
        [none] 這裡沒有討論串功能。
        [full] 這個伺服器的討論串數量已達Discord上限。
        [busy] Discord目前不讓我開討論串。
        [late] Discord開討論串太慢了。
       *[refused] Discord不允許開討論串。
    }
sign-playing = **{ $game } · { $table }號桌**正在{ $thread }進行。
sign-over = **{ $game } · { $table }號桌**打完了。{ $how }{ $thread }
sign-closed = **{ $game } · { $table }號桌**還沒打完就關閉了。
ping-turn = { $who }，{ $table }號桌輪到你了。
ping-ready = { $who }，請到{ $table }號桌按**{ table-ready-button }**。
ping-reminder = { $who }，{ $table }號桌在等你，請在{ $until }前回應。
ping-invitation = { $who }，{ $host }找你到{ $table }號桌打{ $game }。
ping-rematch = { $who }，{ $host }想在{ $table }號桌再來一場{ $game }。
lobby-elsewhere = { $table }號桌開在{ $channel }。
rematch-joined = 你接受了，下一場在{ $table }號桌。

## Hand

hand-title = **{ $game } · { $table }號桌 · { $when }**
hand-yaku = 你的役：{ $yaku }
hand-row = { $name } { $points }
hand-wait = 正在等{ $who }。
hand-window = 這張牌你不能吃碰。
hand-window-own = 正在等其他人決定要不要吃碰你打的牌。
hand-moment = 馬上繼續。
hand-wait-answer = 你準備好了，正在等{ $who }。
the-others = 其他人
hand-answered = 你選了**{ $move }**。
hand-over = 謝謝你一起玩！你的名次可以在`/{ command-leaderboard.name }`看到。
hand-over-uncounted = 謝謝你一起玩！這場不列入`/{ command-leaderboard.name }`。
hand-rating = 你的積分：**{ $rating }**。
hand-further-down = 你的手牌在更下面的訊息裡。
hand-cut-off = -# 我已經不在這一桌的私人討論串裡，沒辦法在那邊顯示牌桌。在那邊提及我，我就能回去。
hand-no-names = -# AutoMod擋下了有名字或自填文字的訊息，所以玩家只顯示座位號碼。
hand-left = 你已經離開這一桌。
hand-moderated = 管理員把你的座位交給電腦了，你的名次是最後一名。你還是可以在頻道裡觀戰。
hand-away = **電腦正在幫你代打。**按*{ table-back }*就換你自己打。
hand-asleep = 沒有人在，**這場已暫停**。按*{ table-back }*就會繼續。
hand-dozes = **你目前是離開狀態。**這一步的時間到了，牌局就會暫停。想繼續打，請按*{ table-back }*。
hand-woken = -# 你離開的時候這場暫停了，現在已經繼續。
hand-resigned = 你認輸了。其他人正在決定要不要讓電腦代替你打下去。
hand-drawn = -# 最後那張是你剛摸到的。
hand-wild = -# { $mark }是百搭，可以當任何一張牌。
hand-sure = 確定
hand-back = 返回
hand-loses = ⚠ **{ $action }**會讓這場結束，你會以{ $points }分之差輸掉。
hand-pick = 這一步要怎麼打？
hand-finish = **要在這裡結束這場嗎？**分數以目前為準，之後無法復原。
hand-stale = -# 那個按鈕已經過期，這是你現在的手牌。
hand-repeated = -# 那一步已經打過了，這是你現在的手牌。
hand-asked-before = -# 你已經提議過結束這場。下次發牌之前不能再提議。
hand-nobody-ends = -# 要不要結束這場的投票已經截止。
hand-not-asked = -# 現在還沒輪到你。

## Advice

table-advice = -# 有開建議，所以這場不計積分。
advice-button = 建議
advice = 高手會選**{ $action }**：{ $good }{ $alike ->
        [yes] ，不過**{ $other }**也差不多
       *[no] {""}
    }。{ $danger }
advice-points = 預計這{ $unit ->
        [round] 局
       *[hand] 局
    }可得{ $points }分
advice-chance = 這場的勝率是{ $chance }%
advice-figure-reach = 順利的話可以拿{ $number }分
advice-figure-helping = 還有{ $number }張有用的牌沒出現
advice-figure-distance = 離胡牌還差{ $number }張
advice-figure-danger = 放槍機率{ $number }%
advice-figure-claimed = 被吃碰的機率{ $number }%
advice-figure-behind = { $others ->
        [1] 對手
       *[other] 其他人
    }得分超過你的機率{ $number }%
advice-better-points = 比**{ $other }**多{ $gap }分
advice-better-chance = 選**{ $other }**的話是{ $chance }%
advice-alike = 和**{ $other }**差不多
refused-no-advice = 這一桌不能看建議：房主開始前沒有開啟。
refused-advice-failed = 電腦這次算不出來，所以沒有建議。再按一次**{ advice-button }**試試。

## At a hanafuda table

cards-stock = 牌堆{ $count }張
cards-held = 手牌{ $count }張
cards-near = 快湊成的役：{ $yaku }
cards-taken = 吃到{ $count }張：{ $cards }
cards-taken-none = 還沒吃到牌

## At a mahjong table

tiles-star = ✦
tiles-starred = { $piece }{ tiles-star }
tiles-wild = 百搭：**{ $pieces }** ✦
tiles-wall = 牌牆剩{ $count }張
table-badge-live = 還可以摸{ $number }張
tiles-aside = 放在一旁、誰都不算分的花：{ $flowers }
tiles-own = 你的牌：`{ $written }`{ $words }
tiles-sets = { $mark } { $who }：{ $sets }
tiles-named = （{ $words }）
tiles-concealed = 手牌{ $count }張
tiles-shown = 攤牌：`{ $written }`
tiles-flowers = 花：`{ $written }`
tiles-discards = 打過：`{ $written }`
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
tiles-after-rest = -# 打`{ $discards }`也會聽牌，不過能胡的張數比較少。
tiles-nearest = { $name }（差{ $count }張）
lacking-claimed = **牌型完成了，但現在不能胡：**吃碰之後要先打一張，之後的牌才能胡。
hand-worth = -# 現在胡，你總共可得{ $worth }分。
hand-worths = -# 按鈕上的數字是這樣胡的總得分。
claim-brings = { $claim }：{ $how ->
        [moved] 離胡牌差{ $then }張（現在差{ $now }張）
        [never] 就再也胡不了
       *[same] 離胡牌還是差{ $now }張
    }
tiles-reading = `{ $sets }`
meld-chow = 吃{ $source }`{ $written }`
meld-pong = 碰{ $source }`{ $written }`
meld-kong = 明槓{ $source }`{ $written }`
meld-added = 補槓（碰{ $source }）`{ $written }`
meld-concealed = 暗槓`{ $written }`
meld-hidden = 暗槓（牌蓋著）

order-given = ✓ { $order }
hand-orders = -# 自動操作會幫你回應：*{ order-no_claims }*除了胡牌一律過，*{ order-pass_chows }*不吃牌，碰、槓照樣問你，*{ order-always_win }*能胡就胡。
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
picture-go = Go
picture-risk = #分可能落空
picture-doubles = 得分×#
picture-winner = 贏
picture-match-winner = 贏得這場
picture-match-shared = 並列第一
picture-match-draw = 平手
picture-leaving = 離桌
picture-best = 最好的一{ $unit ->
    [hand] 局
   *[round] 局
}：第{ $hand }局
picture-draw = 流局
picture-badge-dealer = 莊
picture-badge-overtime = 延長賽
picture-badge-month = 月札
picture-badge-doubled = 得分
picture-times = { $what } { $count }次
picture-dealer = 莊
picture-deal = 第#局
picture-wall = 剩#張
picture-wild = 百搭
picture-discards = 打過
picture-discarded = 剛打
picture-window-claim = 吃碰？
picture-window-rob_kong = 補槓
picture-waits = 聽
picture-claims = 可以吃碰
picture-live = 還能摸#張
picture-shares = { $count }份
picture-won-self_draw = 自摸
picture-won-dealt = 起手就胡
picture-won-discard = 放槍：
picture-won-rob_kong = 搶槓：

## Settings

server-title = ## 這個伺服器的設定
    -# 變更會套用到之後開的牌桌和之後的訊息。
server-language = 語言
server-channels = 可以開桌的頻道
server-starters = 開桌權限
server-game = 預設遊戲
server-presets = { $game }的預設規則
server-clock = 限時
server-pace = 電腦出牌速度
server-threads = 每桌開一個討論串
server-pings = 提醒
server-hints = 手牌提示
server-pictures = 手牌圖片
server-idle_days = 閒置幾天後關桌
server-leaderboard = 排行榜
server-worldwide = 這裡的戰績列入跨伺服器排行榜
server-log = 管理紀錄
server-zone = 時區

mine-title = ## 你的個人設定
    -# 在所有伺服器都有效。
mine-language = 語言
mine-hints = 手牌提示
mine-pings = 接收提醒
mine-pace = 你牌桌上的電腦出牌速度
mine-confirmations = 重大決定前先確認
mine-pictures = 手牌圖片
mine-in_words = 用文字代替圖片
mine-contrast = 圖片使用高對比
mine-red_backs = 紅色牌背
mine-codes = 在牌上標示代碼
mine-plain = 只用數字和圖形的簡易牌面
mine-orders = 開場就啟用的自動操作
mine-calm = 吃碰時間加長
mine-challenges = 接受別人約戰
mine-worldwide = 列在跨伺服器排行榜上

setting-none = 無
setting-channels = { $count ->
        [0] 不限
       *[other] { $count }個頻道
    }
setting-channel = { $count ->
        [0] 不發布
       *[other] 發到一個頻道
    }
setting-role = { $count ->
        [0] 所有人
       *[other] 有指定身分組的成員
    }
setting-channel-gone = -# 那個頻道已經不存在，所以不會發布。請選別的頻道。
setting-channel-shut = -# 我沒辦法在那裡發言，需要「**檢視頻道**」和「**傳送訊息**」權限。
setting-channels-gone = -# 其中有{ $count }個頻道已經不存在，請重新選擇。
setting-channels-shut = -# 我沒辦法在{ LIST($channels, style: "and") }發言，需要「**檢視頻道**」和「**傳送訊息**」權限。
setting-role-gone = -# 那個身分組已經不存在，請選別的。
setting-role-managed = -# 那個身分組由整合服務管理，我沒辦法指派，請選別的。
setting-role-permission = -# 我沒辦法指派那個身分組，需要「**管理身分組**」權限。
setting-role-above = -# 我沒辦法指派那個身分組。請到**伺服器設定 > 身分組**，把我的身分組移到它上面。
setting-starters-gone = -# 那個身分組已經不存在，所以只有擁有「**管理伺服器**」權限的成員能開桌。請選別的。
setting-language-discord = 跟Discord相同
setting-hints-server = 跟伺服器相同
setting-hints-on = 開
setting-hints-off = 關
setting-pictures-server = 跟伺服器相同
setting-pictures-usual = 大圖
setting-pictures-small = 改用一行表情符號
setting-pace-server = 跟伺服器相同
setting-pace-calm = 慢
setting-pace-brisk = 快
setting-pace-instant = 瞬間
setting-clock-game = 依遊戲預設
setting-clock-off = 不限時
setting-clock-30s = 30秒
setting-clock-1m = 1分鐘
setting-clock-3m = 3分鐘
setting-clock-10m = 10分鐘
setting-clock-1h = 1小時
setting-clock-1d = 1天（遊戲允許的話）
setting-confirmations-all = 每次都要
setting-confirmations-ending = 只在結束一場之前
setting-leaderboard-public = 可以分享
setting-leaderboard-private = 只給查詢的人看
presets-open = 已儲存的規則
presets-title = ## 這個伺服器已儲存的規則
presets-row = { $game } · **{ $name }**：{ $count ->
        [0] 與{ $base }相同
       *[other] 與{ $base }有{ $count }項不同
    }
presets-none = 還沒有儲存任何規則。有「**管理伺服器**」權限的成員，可以在房間的自訂規則裡按*{ panel-save }*。
presets-off = 刪除
presets-note = -# 在`/{ command-play.name }`和`/{ command-challenge.name }`的*{ option-rules.name }*選項可以選到這些。刪除之後，正在使用的牌桌不受影響。
settings-stale = -# 剛剛有其他變動，這是目前的狀態，請再選一次。
page-back = 上一頁
page-on = 下一頁

block-title = ## 你封鎖的人
block-row = **{ $number }.** { $who }
block-nobody = 沒有人。
block-off = 解除封鎖
block-done = { $who }以後不能再約你了。
block-note = -# 他們不能約你，也不能加入你的房間。我不會通知對方。

privacy-title = ## 我存了哪些你的資料
privacy-open = - { $count }個房間或進行中的牌局，裡面有你（房主、玩家或受邀者）。
privacy-ended = - { $count }桌打完的牌局：你的座位、切牌時輸入的字詞，還有你的分數。
privacy-standings = - 你在{ $count }個排行榜上的累計成績。
privacy-preferences = - `/{ command-preferences.name }`裡的{ $count }項設定。
privacy-blocks = - 你封鎖的{ $count }個人。
privacy-invitations = - 最近一天內你發出或收到的{ $count }則邀請。
privacy-deeds = - 最近90天內由你執行、或與你有關的{ $count }筆管理紀錄。
privacy-kept-out = - 將你禁賽的{ $count }個伺服器，以及到期日。
privacy-nothing = 什麼都沒有：沒有牌桌、沒有成績，也沒有設定。
privacy-note = -# 以上涵蓋所有伺服器。我只存使用者ID，不存名稱。誰封鎖了誰，也不會讓對方知道。
privacy-export = 匯出
privacy-delete = 刪除…
privacy-file = 這是我存的所有關於你的資料。其他玩家只以編號顯示，還沒打完的牌局不會列出每一步。
privacy-sure = ## 要刪除所有關於你的資料嗎？
    刪除後無法復原。
privacy-leaving = 你會離開{ $count }個房間或牌局。你開的房間會關閉，進行中的牌局算你認輸。
privacy-stays = -# 你和別人打過的牌局會留下，你的座位會顯示成「{ former-player }」。如果你切過牌，那個詞也會留著。之後再回來，封鎖和禁賽依然有效。頻道裡的訊息存在Discord，不會消失。
privacy-yes = 全部刪除
privacy-no = 保留
privacy-done = 所有關於你的資料都刪除了。
privacy-done-soon = 所有關於你的資料都刪除了。目前有其他程式在讀資料庫，最後的痕跡會在幾分鐘內從硬碟清除。

resign-ask = 要在{ $table }號桌認輸嗎？{ $count ->
        [1] 這樣{ $who }就贏了。
       *[other] 這場會結束，你是最後一名。
    }之後無法復原。
resign-ask-rated = 要在{ $table }號桌認輸嗎？{ $count ->
        [1] 這樣{ $who }就贏了
       *[other] 這場會結束，你是最後一名
    }，積分大約會扣**{ $loss }**。之後無法復原。
resign-ask-free = 要離開{ $table }號桌嗎？還沒有人出過牌，所以這場不列入任何人的戰績。之後無法復原。
resign-rating = 你的積分大約會扣**{ $loss }**。
resign-ask-seat = 要離開{ $table }號桌嗎？剩下的由電腦幫你打完。之後無法復原。
resign-price = 你會被扣**{ $price }**分。
resign-ask-others = 要離開{ $table }號桌嗎？你會是最後一名，由其他人決定讓電腦代替你打下去，或是結束這場。之後無法復原。
resign-waits = 你在{ $table }號桌認輸了。其他人正在決定要不要讓電腦代替你打下去。
resign-yes = 認輸
resign-done = 你在{ $table }號桌認輸了。
resign-left = 你離開了{ $table }號桌。電腦會接手你的座位，你可以在頻道裡觀戰。

## /leaderboard

leaderboard-title = ## { $game }：{ $scope ->
        [all] 跨伺服器
       *[here] 這個伺服器
    }排行榜
leaderboard-which = { $period ->
        [day] 今天
        [week] 本週
        [month] 本月
        [season] 本季（{ DAY($first) }起）
       *[all] 不限期間
    }，依{ $by ->
        [points] 分數
        [average] 平均分數
        [rating] 積分
       *[won] 勝場
    }排序。
leaderboard-row = **{ $rank }.** { $closed ->
        [1] *（自己人之間）*{""}
       *[0] {""}
    }{ $who }：{ $what }
leaderboard-row-provisional = – { $who }：{ $what }，暫定
leaderboard-what = { $played }場{ $won }勝，{ $points }分
leaderboard-what-average = { $hands }局平均{ $average }分
leaderboard-what-rating = { $rating } ±{ $spread }，完整打完{ $played }場
leaderboard-what-counted = { $what }，排名以{ $board }計算
leaderboard-asked = { $who }（分享者）
leaderboard-yours = 你
leaderboard-you = -# { $who }：第{ $rank }名，{ $what }。
leaderboard-you-closed = -# { $who }：自己人之間第{ $rank }名，{ $what }。要和大家一起排名，得有{ $people }個也跟別人打的對手，目前有{ $met }個。
leaderboard-you-none = -# { $who }：還沒有列入這個排行榜的場次。
leaderboard-you-hidden = -# { $who }：目前在這裡隱藏，可以到`/{ command-preferences.name }`更改。
leaderboard-you-average = -# { $who }：還沒打完任何一局。
leaderboard-you-rating = -# { $who }：{ $what }，暫定。再完整打完{ $missing }場才有排名。
leaderboard-you-unrated = -# { $who }：完整打完第一場才有積分，再完整打完{ $missing }場才有排名。
leaderboard-you-resting = -# { $who }：下次打完一場之後才會顯示。
leaderboard-empty = 這裡還沒有列入排行的{ $game }牌局。至少要有兩個真人玩，才會列入。
leaderboard-empty-period = 這裡還沒有人上榜。
leaderboard-places = -# 第{ $first }到{ $last }名，共{ $count }人。
leaderboard-winner = -# { DAY($first) }開始的賽季，由{ $who }奪冠，積分{ $rating }。
leaderboard-note = -# 至少有兩個真人的牌局才列入。
leaderboard-note-rating = -# 完整打完{ $enough }場才有排名。只有開場時座位上全是真人的牌局才會影響積分。±代表誤差範圍，詳見`/{ command-rules.name }`。
leaderboard-game = 遊戲
leaderboard-period = 期間
leaderboard-by = 排序方式
leaderboard-scope = 伺服器範圍
leaderboard-first = 第一頁
leaderboard-last = 最後一頁

## /replay and /history

replay-title = **{ $game } · { $table }號桌重播**
replay-where = -# 第{ $step }步（共{ $last }步），{ $eyes ->
        [all] 所有人看到的畫面
       *[other] { $who }看到的畫面
    }
replay-first = 最前面
replay-back = 上一步
replay-next = 下一步
replay-last = 最後面
replay-dearest = 得分最高
replay-file = 牌譜檔
replay-film = 最後一{ $unit ->
        [round] 局
       *[hand] 局
    }做成GIF
replay-hands = 跳到…
replay-hand = 第{ $step }步起：{ $when }
replay-whose = 視角
replay-everybody = 所有人看到的
replay-eyes = { $who }看到的
film-alt = 這場結尾的動畫，共{ $count }張圖。最後的畫面：
share-film = -# { $who }分享了{ $table }號桌的結尾。想看整場，請用`/{ command-replay.name }`。
history-title = ## { $who }在這個伺服器打過的牌局
history-row = - { $at } · { $game } · { $seats }人中{ $place ->
        [1] **第一名**
        [2] 第二名
        [3] 第三名
       *[other] 最後一名
    }，{ $points }分 · 同桌：{ $who } · { $table }號桌
history-voided = { $row } · *結果被管理員作廢*
history-empty = 這裡沒有你能看的牌局。
history-newer = 較新
history-older = 較舊
history-replay = 重看一場
refused-no-replay = { $table }號桌沒有你能看的牌局。打完的牌局才能看。
refused-no-replay-here = 你在這個頻道還沒打完過任何一場。可以用`/{ command-history.name }`查你打過的牌局，或指定桌號。
refused-no-replay-alone = 你在這裡還沒打完過任何一場。先用`/{ command-play.name }`打一場，或指定桌號。
refused-replay-broken = 這場是用舊版規則打的，沒辦法重播。
refused-damaged = 這場的存檔損毀，沒辦法繼續，也沒辦法重播。請告訴架設這個機器人的人，備份裡可能還有。
refused-film-none = 這場沒有可以做成動畫的內容。
refused-film-late = 動畫製作太久了，請稍後再試。
refused-film-large = 這段動畫太大，Discord放不下。打完的牌局可以用`/{ command-replay.name }`一步一步看。

## /review

table-review = 檢討
review-title = **{ $game } · { $table }號桌檢討**
review-progress = { $known ->
        [yes] 正在檢查你的選擇：{ $done } / { $count }。
       *[no] 正在檢查你的選擇。
    }接著會仔細分析看起來損失最大的幾個。
review-follows = -# 完成後這則訊息會自動更新。如果一直沒變，請按**{ review-again }**。
review-again = 再看一次
review-curve = 勝率
review-decision = 選擇{ $number }
review-found = { $count ->
        [0] **沒有明顯的失誤。**{ $decisions ->
            [1] 你只有一次選擇，沒有明顯吃虧。
           *[other] 你的{ $decisions }次選擇都沒有明顯吃虧。
        }
        [1] { $decisions ->
            [1] **你唯一的一次選擇**明顯吃虧：
           *[other] 你的{ $decisions }次選擇裡，有**一次**明顯吃虧：
        }
       *[other] 你的{ $decisions }次選擇裡，這**{ $count }次**損失最大：
    }
review-line = **{ $number }.** { $when }：選了「{ $done }」，「{ $better }」比較好 · { $loss }
review-instead = 選了「{ $done }」，「{ $better }」比較好
review-short = { $kind ->
        [points] −{ $points }分
        [both] 勝率−{ $chance }%，−{ $points }分
       *[other] 勝率−{ $chance }%
    }
review-how = -# 這是高手電腦的估算，只用你當時看得到的資訊。
review-where = -# 第{ $number }次選擇（共{ $count }次） · { $when } · 第{ $step }步（共{ $last }步）
review-moves =
    你選了**{ $done }**：{ $done-why }。
    {""}**{ $better }**比較好：{ $better-why }。
review-loss = { $kind ->
        [chance] 這一步讓你這場的勝率少了大約{ $chance }%。
        [traded] 這一步讓你這{ $unit ->
            [round] 局
           *[hand] 局
        }多拿大約{ $points }分，但這場的勝率少了大約{ $chance }%。
        [both] 這一步讓你這{ $unit ->
            [round] 局
           *[hand] 局
        }少拿大約{ $points }分，這場的勝率也少了大約{ $chance }%。
       *[points] 這一步讓你這{ $unit ->
            [round] 局
           *[hand] 局
        }少拿大約{ $points }分，這場的勝率差不多。
    }
review-head = 你這場的勝率
review-unit = { $unit ->
        [round] 局
       *[hand] 局
    }
review-alt = 你這場的勝率，共{ $count }次選擇：第一次之後{ $first }%，最高{ $most }%，最低{ $least }%，結束時{ $end }%。
review-alt-hand = 第{ $hand }{ $unit ->
        [round] 局
       *[hand] 局
    }：{ $count ->
        [1] { $last }%。
       *[other] 從{ $first }%到{ $last }%。
    }
refused-no-review = { $table }號桌沒有你打完的牌局。
refused-review-other = 我還在檢討你在{ $table }號桌的那場，完成後再試一次。
refused-review-full = 我正在檢討其他牌局，請過幾分鐘再試。
refused-review-none = 這場沒有輪到你做選擇，所以沒得檢討。
refused-review-failed = 我沒辦法評估你在這場的選擇，請稍後再試。

## The choices of an option `table`

choice-game = { $game }，同桌：{ $who }
choice-computer = 電腦
choice-table = { $table }號桌
choice-asleep = 暫停中

asleep-title = { $count ->
        [1] **你有一場暫停中的牌局。**要繼續，還是開新的一桌？
       *[other] **你有{ $count }場暫停中的牌局。**要繼續其中一場，還是開新的一桌？
    }
asleep-full = **你有{ $count }場暫停中的牌局，已達上限。**先繼續或結束一場，才能開新的一桌。
asleep-wake = 繼續{ $table }號桌
asleep-new = 開新的一桌
asleep-beside = { $count ->
        [1] **你有一場暫停中的牌局。**要繼續那場，還是在{ $table }號桌打下去？
       *[other] **你有{ $count }場暫停中的牌局。**要繼續其中一場，還是在{ $table }號桌打下去？
    }
asleep-hand = 我在{ $table }號桌的手牌
asleep-end = 結束一場…
asleep-ended = { $table }號桌已關閉。{ $full ->
        [yes] {""}
       *[no] 現在可以開新的一桌了。
    }
asleep-opened = 下面開了一桌{ $game }。

## The pages of /rules

rules-title = **{ $game }** · { $preset }
rules-title-table = **{ $game }** · { $table }號桌
rules-page-goal = 目標{ $number }
rules-page-turn = 流程{ $number }
rules-page-yaku = 牌型{ $number }
rules-page-points = 計分{ $number }
rules-page-deal = 發牌{ $number }
rules-page-settings = 設定{ $number }
rules-page-ratings = 積分{ $number }
rules-head = ### { $page }
rules-about = -# 名稱：{ $names }
rules-pattern = **{ $name }** **{ $worth }**：{ $how }
rules-pattern-any = 任意。
rules-worth = { $points }
rules-worth-doubles = ×{ $factor }
rules-pattern-all = { $pieces }。
rules-pattern-some = { $all }張中任{ $count }張。
rules-pattern-some-named = { $all }張中任{ $count }張：{ $pieces }。
rules-pattern-must = { $must }，加上另外{ $all }張中任{ $count }張。
rules-pattern-must-named = { $must }，再加上以下任{ $count }張：{ $pieces }。
rules-pattern-without = 不能有{ $pieces }。
rules-pattern-step = 每多一張加{ $step }分。
rules-pattern-more = 同類的牌每多一張加{ $step }分。
rules-pattern-instead = 取代{ $names }。
rules-pattern-example = 例如{ $pieces }。
rules-named = 這套規則叫**{ $preset }**。
rules-same = 這一桌採用**{ $preset }**：
rules-differ-head = 這一桌採用**{ $preset }**，但有以下變更：
rules-differs = { $line }（原本是{ $usual }）。
rules-differ-rest = 其他都照原本的規則：
rules-is-same = **{ $preset }**的設定：
rules-others = 開桌時也可以改用其他規則：
rules-other = • **{ $preset }**：{ $tradition }
rules-setting = { $name }：**{ $value }**
rules-open = 規則
rules-ratings =
    積分代表你在某個伺服器上、某個遊戲的實力，從**1500**開始。±代表誤差範圍（一個標準差）。
    {""}**哪些牌局會算：**有列入戰績、開場時沒有電腦、也沒開建議的牌局才算。看的是名次和對手實力，贏幾分沒有影響。
    {""}**影響多大：**看這種牌局通常打幾局，最多算兩個完整場次。大家同意提早結束的話，只算已經打完的局數。
    {""}**認輸：**只要有人出過牌就完整計算，而且你是最後一名。如果只在等你一個人，你卻放著不打，直到牌桌關閉，也一樣。
    {""}**電腦代打：**代打的結果一樣算在你頭上。如果有一半以上的選擇是電腦做的，你不會加分。
    {""}**管理員把座位交給電腦：**打完平常局數的一半以上，就依當時的名次計算，否則這場不計積分。
    {""}**常打的對手：**跟同一個人一天完整打完超過{ $day }場，或一週（UTC）超過{ $week }場，之後每一場的影響都只有前一場的一半。
    {""}**排名：**要上本季的排名，得完整打完{ $season }場；不限期間的排名則是{ $all }場。在那之前積分是暫定的。也跟別人打的對手不到{ $people }人，就只有*自己人之間*的排名，排在其他人後面。{ $rest }天沒打，或離開伺服器，排名就會隱藏。
    {""}**計算名次**時，從同一個對手贏來的積分，要看那個對手有多常跟別人打，才決定算多少。你輸給{ $voids }人以上的牌局被管理員作廢時，算名次仍會扣分。
    {""}**賽季：**每季三個月，各季的積分分開計算，起點是1500和你上一季積分的平均。
    -# openskill, Plackett-Luce: 1500 + 40 × (mu − 25).

## Share: a private answer is posted for everybody

share = 分享
share-done = -# 已分享。
share-rules = -# { $who }分享了{ $game }的規則。
share-profile = -# { $who }分享了這份戰績。
share-leaderboard = -# { $who }分享了排行榜。
share-verify = -# { $who }分享了{ $table }號桌的發牌。

verify-title = ## { $table }號桌的發牌
verify-running = 這一桌打完才會公開種子。種子的雜湊值（sha256）是`{ $commitment }`。
verify-seed = 種子：`{ $seed }`
verify-sealed = 種子的sha256 `{ $commitment }`在房間裡公布過。
verify-cut = { $seat }號座位的切牌：`{ $cut }`
verify-start = 按下*{ lobby-start }*時產生的ID：`{ $start }`
verify-match = 這場的種子：`{ $match }`
verify-good = 我用這個種子重新發牌，並重打全部{ $moves }步，結果相同。
verify-file = 這個檔案記錄了整場牌局：規則、種子和每一步。回報問題時請一起附上。
verify-bad = 我用這個種子重新發牌，結果跟紀錄不一樣。請回報這個問題。

## Refusals

refused-no-game = 沒有叫{ $game }的遊戲。
refused-no-preset = 這個遊戲沒有叫{ $preset }的規則。
refused-unknown-game = 我不知道你指的是哪個遊戲。{ $near ->
        [yes] 類似的名稱：{ $names }。
       *[no] 這裡有：{ $names }。
    }
refused-unknown-words = { refused-unknown-game }可以打「{ $me } { $game }」再提及一位朋友，或用`/{ command-play.name }`。
refused-unknown-preset = 我不知道你指的是{ $game }的哪套規則。{ $near ->
        [yes] 類似的名稱：{ $names }。
       *[no] 可以選：{ $names }。
    }
refused-unknown-topic = { $game }裡沒有這個項目。{ $near ->
        [yes] 類似的名稱：{ $names }。
       *[no] 可以試試{ $names }。
    }
refused-topic-off = 這套規則裡{ $name }不算。
refused-too-many-friends = { $most ->
        [1] 這個遊戲只能約一位朋友。
       *[other] 這個遊戲最多約{ $most }位朋友。
    }
refused-too-many-tables = 你已經開了{ $most }桌，請先打完或關掉一桌。
refused-too-many-asleep = 你有{ $most }場暫停中的牌局。請用`/{ command-hand.name }`繼續一場，或結束一場。
refused-not-asleep = { $table }號桌的牌局沒有暫停。
refused-not-alone = { $table }號桌還有其他人在打。要離開請用`/{ command-resign.name }`。
refused-too-many-lobbies = 你在各伺服器總共已經開了{ $most }個房間，請先開始或離開一個。
refused-invited-enough = 你剛才邀請太多人了，{ $when }才能再邀請。
refused-friend-invited-enough = 你最近太常邀請{ $friend }，{ $when }才能再邀請。
refused-friend-asked-enough = { $friend }最近收到太多邀請，{ $when }才能再邀請。
refused-already-asked = 已經邀請過{ $friend }了，請看這個頻道的{ $table }號桌。
refused-asked-twice = { $friend }選了兩次。
refused-challenge-self = 不能約自己。想自己玩，請用`/{ command-play.name }`再加電腦。
refused-challenge-bot = { $friend }是機器人，沒辦法應戰。請在房間裡加電腦。
refused-challenge-stranger = { $friend }不在這個伺服器裡。
refused-no-challenges = { $friend }不接受約戰。
refused-blocked-by-you = 你封鎖了{ $friend }，可以用`/{ command-block.name }`解除。
refused-may-not-join = 你不能加入這個房間。可以用`/{ command-play.name }`自己開一桌。
refused-block-self = 不能封鎖自己。
refused-block-bot = { $person }是機器人，不會邀人打牌。
refused-too-many-blocked = 你已經封鎖了{ $most }個人，請先解除一個。
refused-bad-preset-name = 名稱要有1到{ $most }個看得見的字，每個字最多{ $marks }個附加符號。
refused-preset-of-game = 這個遊戲本來就有同名的規則，請換個名稱。
refused-too-many-presets = 這個遊戲最多只能儲存{ $most }套規則。請先到`/{ command-server-settings.name }`刪掉一套。
refused-manage-server = 要更改這個伺服器的設定，需要「**管理伺服器**」權限。
refused-wrong-channel = 這個頻道不能開桌，請到{ LIST($channels) }。
refused-no-channel-left = 可以開桌的頻道都不在了。有「**管理伺服器**」權限的人可以用`/{ command-server-settings.name }`重選。
refused-wrong-role = 只有{ $role }身分組的成員能在這裡開桌。
refused-no-role-left = 可以開桌的身分組不在了。有「**管理伺服器**」權限的人可以用`/{ command-server-settings.name }`重選。
refused-role-named = 那是我的身分組，提及身分組的訊息我讀不到。請改成提及{ $me }。
refused-no-server = 這個功能只能在有加我的伺服器使用。在這裡可以用`/{ command-play.name }`跟電腦打。
refused-not-here = 這個伺服器沒有加我，所以這裡不能用。有「**管理伺服器**」權限的人可以加我。你還是可以用`/{ command-play.name }`跟電腦打。
refused-slow = 等太久了，請再按一次。
refused-busy = 現在玩的人太多，請過幾秒再試。
refused-hasty = 你按太快，我來不及回應。請過幾秒再試。
refused-no-table = 沒有{ $table }號桌。
refused-game-away = { $table }號桌已暫停：這桌的遊戲（{ $game }）目前沒有安裝。
refused-not-worldwide = 這個伺服器沒有加入跨伺服器排行榜。有「**管理伺服器**」權限的人可以在`/{ command-server-settings.name }`更改。
refused-no-rating-then = 積分只有本季和不限期間兩種，請選其中一種期間。
refused-no-profile = { $person }在這裡沒有列入戰績的牌局，或資料已經刪除。
refused-no-profile-own = 你在這裡還沒有列入戰績的牌局。用`/{ command-play.name }`或`/{ command-challenge.name }`打一場吧。
refused-profile-bot = { $person }是機器人，沒有戰績。
refused-no-table-here = 你在這個頻道沒有牌桌。用`/{ command-play.name }`或`/{ command-challenge.name }`開一桌吧。
refused-shared = 你已經分享過了。
refused-old-lobby = 這則{ $table }號桌的訊息已經過期。請用最新的那則，或用`/{ command-table.name }`。
refused-other-channel = { $table }號桌在{ $channel }進行，請到那裡再試一次。
refused-not-seated = 你不在這一桌。
refused-already-seated = 你已經在這一桌了。
refused-declined = 你已經婉拒了。{ $host }可以再邀請你。
refused-kicked = { $host }把你移出了房間。再次受邀就可以回來。
refused-remove-self = 不能移出自己。按**{ lobby-leave }**會關閉你的房間。
refused-already-here = { $friend }已經入座或受邀了。
refused-no-free-seat = 空位不夠：最多{ $most }人。
refused-seats-changed = 座位剛剛有變動，請重新打開**{ lobby-more }** → **{ lobby-guests }**。
refused-rematch-stranger = 只有在{ $table }號桌打到最後的玩家能提議再來一場。
refused-rematch-early = 這一桌還沒打完。
refused-rematch-late = 這場早就打完了。想再打，請用`/{ command-challenge.name }`。
refused-rematch-closed = 下一場（{ $table }號桌）已經關閉。想再打，請用`/{ command-challenge.name }`。
refused-rematch-begun = 下一場（{ $table }號桌）已經開始了。
refused-rematch-waits = 你已經坐在下一場（{ $table }號桌），還在等其他人。
refused-not-invited = 只有受邀的朋友能回應這個邀約。
refused-table-full = 這一桌已經滿了。可以用`/{ command-play.name }`另開一桌。
refused-no-computer = 這一桌沒有電腦。
refused-no-level = 這個遊戲沒有{ $level }的電腦，請選別的難度。
refused-host-only = 只有房主{ $host }能這麼做。
refused-too-few = 需要{ $least }個玩家。等朋友來，或加電腦。
refused-bad-cut = 切牌請輸入1到{ $most }個字，不能只有空白。
refused-piled-cut = 這個詞的附加符號太多了，每個字最多{ $most }個。
refused-bad-zone = 沒有這個時區。請輸入像`Asia/Taipei`這樣的名稱，`/{ command-server-settings.name } { option-time-zone.name }:`會列出建議。
refused-bad-setting = 沒有這個設定，或不能設成這個值。請從清單裡選。
refused-bad-number = 請輸入{ $low }到{ $high }之間的整數。
refused-closed = 這一桌已經關閉。
refused-already-started = 這一桌已經開始了。可以用`/{ command-play.name }`另開一桌。
refused-in-lobby = 牌局還沒開始。
refused-over = 這場已經打完了。
refused-dearer = 現在離開會扣得比剛才說的多，請用`/{ command-resign.name }`查看。
refused-resigned = 你在這一桌已經認輸了。
refused-not-away = 你現在不是離開狀態。
refused-not-forgotten = 有些變更沒存成功，所以你的資料還在。有些牌桌你可能已經離開了。請稍後再試。
refused-still-seated = 我還沒辦法把你移出所有牌桌，所以什麼都沒刪除。請稍後再試。
refused-forgotten-later = { $count ->
    [1] 正在將你移出一張牌桌，完成後就會自動刪除所有資料，你不用做任何事。
   *[other] 正在將你移出{ $count }張牌桌，完成後就會自動刪除所有資料，你不用做任何事。
}
refused-no-files = 我在這裡沒辦法附加檔案，需要「**附加檔案**」權限。請換個頻道，或聯絡伺服器管理員。
refused-grave = 請在手牌畫面按**{ vote-end-yes }**並確認。
refused-end-away = 現在聯絡不到{ LIST($who) }，少了他們就不能提早結束。請等他們回來，或用`/{ command-resign.name }`離開。
refused-asked-before = 你已經提議過結束這場。下次發牌之前不能再提議。
refused-nobody-ends = 現在沒有人提議結束這場。
refused-nobody-left = 這一桌沒有人認輸。
refused-automod = 這個伺服器的AutoMod擋下了我的回覆。剛才的操作已經存好，請看牌桌或用`/{ command-hand.name }`查看。
refused-stale = 那個按鈕已經過期。請按牌桌上的**{ table-hand }**。
refused-repeated = 那一步已經打過了。
refused-not-asked = 現在還沒輪到你。
refused-not-saved = 剛才的操作沒存成功，所以沒有任何變更。請稍後再試。
refused-not-loaded = 剛才讀不到資料，請稍後再試。
refused-elsewhere = 這一桌正在搬移，所以沒有任何變更。請稍後再試。
refused-database-gone = 我的資料庫不見了，沒辦法儲存，也沒辦法顯示。請告訴架設這個機器人的人，需要重新啟動。
refused-no-send = 我沒辦法在這裡發言，需要「**檢視頻道**」和「**傳送訊息**」權限。請聯絡伺服器管理員。
refused-not-in-thread = 我不在這個私人討論串裡，沒辦法顯示牌桌。請在這裡提及我（{ $me }），再試一次。
refused-no-send-there = 我沒辦法在{ $channel }發言，需要「**檢視頻道**」和「**傳送訊息**」權限。請聯絡伺服器管理員。
refused-posted-enough = 你一小時內已經在這裡發了{ $most }次，{ $when }才能再發。
refused-server-posted-enough = 這裡一小時內已經開桌或發布了{ $most }次，達到上限了。{ $when }再試。
refused-unknown-button = 這個按鈕已經失效。用`/{ command-hand.name }`可以再看手牌。
refused-error =
    我這邊出了問題。請用`/{ command-hand.name }`繼續。
    -# 給架設機器人的人：記錄檔裡的錯誤{ $number }。

## Tables in words: for who may or will not see a picture, and for who cannot

scene-turn = 正在等{ $who }。
scene-field = 場上：{ $cards }。
scene-field-empty = 場上沒有牌。
scene-held = { $card }可以吃其中一張：{ $cards }。
scene-last = { $who }的上一手：{ $cards }。
cards-marked = { $card }（{ $how ->
        [played] 出的
        [turned] 翻出的
       *[last] 最後吃到的
    }）
scene-hand = 你的手牌：{ $cards }。
scene-reach = 快湊成的役：{ $yaku }。
scene-near = { $name } { $points }（差{ $count }張）
scene-stake = 現在收手可得{ $score }分。
scene-once = 你們之中只有一人能繼續，而且每局只有一次。
scene-once_each = 每人每局只能繼續一次。
scene-doubles = 如果你繼續，{ $who }贏下這局時得分×{ $times }。
match-won = { $kind ->
    [score] { $who }贏了，{ $score }。
    [points] { $who }以{ $points }分獲勝。
   *[none] { $who }贏了這場。
}
match-won-you = { $kind ->
    [score] 你贏了，{ $score }。
    [points] 你以{ $points }分獲勝。
   *[none] 你贏了這場。
}
match-shared = { $who }並列第一。
match-drawn = { $score ->
    [none] 這場平手。
   *[other] 這場平手，{ $score }。
}
decided-lead = { $hand ->
        [1] { $who }從第一{ $unit ->
            [hand] 局
           *[round] 局
        }領先到最後。
       *[other] { $who }在第{ $hand }{ $unit ->
            [hand] 局
           *[round] 局
        }（{ $points }）取得領先，一路保持到最後。
    }
decided-level = { $hand ->
        [1] { $who }從第一{ $unit ->
            [hand] 局
           *[round] 局
        }到最後都同分。
       *[other] { $who }從第{ $hand }{ $unit ->
            [hand] 局
           *[round] 局
        }起就一直同分。
    }
decided-left = { $others }的分數比較高，但是離開了。
decided-equal = { $others }跟{ $who }同分，但是名次在後面。
decided-fee = { $who }會領先，是因為有人離開被扣分。
decided-none = 沒有任何一{ $unit ->
        [hand] 局
       *[round] 局
    }分出輸贏。
decided-largest = 單{ $unit ->
        [hand] 局
       *[round] 局
    }最高分：第{ $hand }{ $unit ->
        [hand] 局
       *[round] 局
    }，{ $who } { $points }。
decided-best = { $who }最好的一{ $unit ->
        [hand] 局
       *[round] 局
    }：第{ $hand }{ $unit ->
        [hand] 局
       *[round] 局
    }，{ $points }（{ $pieces }）。
decided-by-hand = { $all ->
        [yes] 每{ $unit ->
            [hand] 局
           *[round] 局
        }得分
       *[no] 最後{ $count }{ $unit ->
            [hand] 局
           *[round] 局
        }得分
    }：{ $points }
decided-points = { $who } { $numbers }
points-hand = 第{ $hand }{ $unit ->
    [hand] 局
   *[round] 局
}
scene-player = 玩家{ $number }
scene-claims = { $who }打出{ $tile }，其他人可以吃碰。
scene-discarded = { $who }剛打出{ $tile }。
table-won-self_draw = 自摸{ $tile }。
table-won-dealt = 起手就胡了。
table-won-discard = 胡{ $giver }放槍的{ $tile }。
table-won-rob_kong = 搶{ $giver }的槓，胡{ $tile }。
table-won-flowers = 花：{ $flowers }。

## Learning: /learn and "What can I do?"; the lessons are in the files of their games

learn-button = 怎麼玩
learn-title = **{ $game }怎麼玩** · { $step } / { $steps }
learn-begin = -# { $steps }題小問題，大約五分鐘，答錯也沒關係。
learn-right = **答對了。**
learn-wrong = **不太對。**
learn-next = 下一步
learn-page = 第{ $page }頁（共{ $pages }頁）
learn-skip = 跳過
learn-over = ## { $game }：可以上桌了
learn-back = 回到{ $table }號桌
learn-waits = -# { $table }號桌在等你，那邊沒有計時。
learn-window = -# { $table }號桌輪到你了，請在{ $until }前回應。來不及的話會自動幫你選，接下來牌桌會等你回來。
learn-clock = -# { $table }號桌請在{ $until }前回應。
learn-goes-on = -# { $table }號桌還在進行，每次輪到你有{ $clock }。
learn-play = 馬上開打：初級電腦，有提示
learn-opened = 下面已經開打：{ $game }，對手是初級電腦。
refused-no-course = 這個遊戲還沒有教學。玩法請看`/{ command-rules.name }`。

help-button = 我能做什麼？
more-button = 更多
more-button-given = 更多 ✓
more-words = 全部用文字
more-table = 看牌桌
more-end = 結束這場…
more-resign = 認輸…
help-title = ## 我能做什麼？
help-spectator = 你正在觀戰這一桌。圖片描述裡有完整的文字說明。
help-nothing = 現在還不用你做什麼。輪到你的時候，手牌會自動更新。
help-aim = **目標**
    { $goal }
help-near = 你的牌最接近{ $yaku }。
help-distance = 離胡牌還差{ $count }張。
help-more = -# 目標、流程、計分和這一桌的設定，請看`/{ command-rules.name }`。想再看手牌，請用`/{ command-hand.name }`。
help-ready = **{ table-ready-button }**：看好了就按。所有人都按了才會繼續。
help-finish = **{ vote-end-yes }**：現在就結束，分數以目前為準。如果還有其他人在玩，要所有人都及時同意才行。

## The page of the playground

welcome-title = 歡迎來到Hanapai
welcome-what = 先從{ koikoi }開始吧：五分鐘學會，短的一場大約十五分鐘。日本花札和中國麻將，一共五個遊戲，就在你電腦上的迷你Discord裡玩。
welcome-where = 按*{ playground-play-now }*，就能以Anna的身分跟電腦打。你的手牌會出現在只有你看得到的訊息裡。
welcome-friend = 跟朋友玩
welcome-friend-columns = Anna、Ben和Chie是這一頁上的三個人，一人一欄。在Anna那欄輸入/{ command-challenge.name }並選Ben，到Ben那欄按*{ lobby-accept }*，再回Anna那欄按*{ lobby-start }*。
welcome-friend-tabs = Anna的私人訊息不會出現在Ben的欄裡。每個人也可以各開一個分頁或視窗。
welcome-friend-network = 想用兩台電腦玩，先停止試玩場，再用.uv/bin/uv run --no-dev hanapai --host重新啟動，然後把各自的連結傳給朋友。

## Profiles

profile-title = **{ $who }的戰績**
profile-head = { $played }場{ $won }勝
profile-rating = { $game }：積分{ $rating } ±{ $spread }，最高{ $best }
profile-provisional = { $game }：積分{ $rating } ±{ $spread }，暫定
profile-rank-missing = -# { $game }：再完整打完{ $missing }場，才有不限期間的排名。
profile-rank-closed = -# { $game }：目前是*自己人之間*的排名。要和大家一起排名，得有{ $people }個也跟別人打的對手，目前有{ $met }個。
profile-unrated = { $game }：完整打完第一場才有積分
profile-column-game = 遊戲
profile-column-played = 場次
profile-column-won = 勝
profile-column-average = 平均
profile-column-rating = 積分
profile-game = { $game }：{ $played }場{ $won }勝，{ $points }分
profile-game-rating = ，積分{ $rating }
profile-won-with = { $game }最常贏的牌型
profile-favourite = { $name } { $times }
profile-times = ×{ $count }
profile-best = 最高得分：{ $points }分，{ $names }。
profile-next-best = 第二高：{ $points }分。
profile-plain = 沒有特別的牌型
profile-streak = { $run ->
        [0] 最長{ $longest }連勝。
        [1] 上一場贏了，最長{ $longest }連勝。
       *[other] 目前{ $run }連勝，最長{ $longest }連勝。
    }
profile-met = { $who }對上{ $rival }：{ $won }勝{ $lost }敗{ $level }和。
profile-they = 對方
profile-asker = 你
profile-achieved = 成就：{ $what }。
profile-achievement = { $game }：{ $what }

picture-moment-comeback = 大逆轉
moment-said = 精彩時刻：{ $name }（{ $who }）。
table-moment = 分享精彩時刻
share-moment = -# { $who }分享了這個精彩時刻。
refused-moment-shared = 這個精彩時刻已經分享過了。
moment-alt = 決定這一局勝負的最後一手，共{ $count }張圖。結果：
