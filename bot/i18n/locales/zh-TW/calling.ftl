## Quiet hours, and where people are called

server-calls = 揪人的頻道
server-called = 揪人時提及的身分組
server-quiet = 勿擾時段（不發提醒）
mine-quiet = 你的勿擾時段（不發提醒）
mine-zone = 勿擾時段的時區

setting-calls = { $count ->
        [0] 房間所在的頻道
       *[other] 指定的頻道
    }
setting-called = { $count ->
        [0] 無
       *[other] 一個身分組
    }
setting-calls-gone = -# 那個頻道已經不存在，所以改在房間所在的頻道揪人。請選別的頻道。
setting-calls-shut = -# 我沒辦法在那裡發言，所以改在房間所在的頻道揪人。我需要「**檢視頻道**」和「**傳送訊息**」權限。
setting-called-gone = -# 那個身分組已經不存在，所以沒辦法提及。請選別的身分組。
setting-called-shut = -# 我沒辦法提及那個身分組。請在它的設定裡開啟「*允許任何人@提及此身分組*」。
setting-quiet-off = 無
setting-zone-server = 跟伺服器相同

panel-hours = 其他時段
panel-hours-help = 輸入開始和結束，例如22:00-07:00，或輸入off取消

refused-bad-hours = 我看不懂這個時段。請輸入開始和結束，例如`22:00-07:00`或`22-7`，兩者不能相同。
refused-role-unmentionable = 我沒辦法提及{ $role }。請在這個身分組的設定裡開啟「*允許任何人@提及此身分組*」，或給我「**提及@everyone、@here和所有身分組**」權限，然後再選一次。目前沒有任何變更。
refused-channel-shut = 我沒辦法在{ $channel }發言。請給我那裡的「**檢視頻道**」和「**傳送訊息**」權限，然後再選一次。目前沒有任何變更。

## Lobbies that wait, named by /play and /open-tables

waits-title = { $count ->
        [1] **有一桌缺人。**要加入，還是開新的一桌？
       *[other] **有{ $count }桌缺人。**要加入其中一桌，還是開新的一桌？
    }
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
       *[other] （有{ $changed }項變更）
    } · { $who }，{ $since }開桌 · 還有{ $free }個空位{ $only ->
        [yes] ，僅限受邀者
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who }，{ $since }開桌 · { $table }
waits-join = 加入{ $table }號桌（{ $who }在等）
waits-join-table = 加入{ $table }號桌
waits-joined = 你已經加入{ $table }，牌局會在那邊開始。
tables-title = ## 這裡的牌桌
    -# 只列出你看得到的頻道裡的牌桌。
tables-waiting = **開放中，有空位**
tables-running = **進行中**
tables-none-waits = 目前沒有牌桌缺人。用`/{ command-play.name }`開一桌吧。

## Calls

ping-call = { $who }：{ $host }的{ $game }（{ $table }）還缺{ $count }人。
ping-call-quiet = { $host }的{ $game }（{ $table }）還缺{ $count }人。

tell-me = 有桌就通知我
tell-on = **以後這裡的{ $game }缺人，我會提醒你。**
tell-off = **以後這裡的{ $game }缺人，我不會再提醒你。**
tell-how = 開放的牌桌過了一分鐘還缺人，我就會提醒最多十個人，最久沒被提醒的優先。同一個遊戲、同一個頻道，30分鐘內最多一次。你正在打牌，或在你的勿擾時段（`/{ command-preferences.name }`）內，我就不會提醒你。你看不到的牌桌，還有你封鎖的人開的牌桌，我也不會提醒。
    -# 房間裡的*{ tell-me }*可以開啟或關閉，`/{ command-preferences.name }`會列出你選的遊戲。
tell-no-pings = { $whose ->
        [server] -# 這個伺服器關閉了提醒，所以目前不會提醒你。
       *[mine] -# 你在`/{ command-preferences.name }`裡關閉了提醒，所以目前不會提醒你。
    }
tell-title = ## 在這個伺服器會提醒你的遊戲
tell-choose = 都不提醒
tell-open = 缺人提醒…
privacy-told = - 在各伺服器共設定了{ $count }個遊戲的缺人提醒。
