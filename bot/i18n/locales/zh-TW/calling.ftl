## Quiet hours, and where people are called

server-calls = 叫人的頻道
server-called = 叫哪個身分組
server-quiet = 機器人的勿擾時段
mine-quiet = 你的勿擾時段，不發提醒
mine-zone = 勿擾時段的時區

setting-calls = { $count ->
        [0] 房間所在的頻道
       *[other] 在一個頻道
    }
setting-called = { $count ->
        [0] 無
       *[other] 一個身分組
    }
setting-calls-gone = -# 那個頻道沒有了：另選之前，在房間所在的頻道叫人。
setting-calls-shut = -# 我在那裡不能發言：給我權限或另選頻道之前，在房間所在的頻道叫人。
setting-called-gone = -# 那個身分組沒有了：不再用它叫人。
setting-called-shut = -# 我不能提及那個身分組，沒法用它叫人。在它的設定裡開啟「*允許任何人@提及此身分組*」就可以。
setting-quiet-off = 無
setting-zone-server = 跟伺服器一樣

panel-hours = 換一個時段
panel-hours-help = 從幾點到幾點，如22:00-07:00，可以過午夜；寫off就不設

refused-bad-hours = 時段要寫從幾點到幾點，如`22:00-07:00`或`22-7`，起止不能相同。
refused-role-unmentionable = 我不能提及{ $role }。在那個身分組的設定裡開啟「*允許任何人@提及此身分組*」，或者給我「*提及@everyone、@here和所有身分組*」權限，然後再選一次。什麼都沒變。
refused-channel-shut = 我在{ $channel }不能發言。先給我那裡的**檢視頻道**和**傳送訊息**權限，再選一次。什麼都沒變。

## Lobbies that wait, named by /play and /open-tables

waits-title = { $count ->
        [1] **有一桌在等人。**加入，還是另開一桌？
       *[other] **有{ $count }桌在等人。**加入，還是另開一桌？
    }
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
       *[other] （改了{ $changed }項設定）
    } · { $who } { $since }開始等 · 空{ $free }個座位{ $only ->
        [yes] ，只限受邀的人
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who } { $since }開始 · { $table }
waits-join = 加入{ $table }號桌（{ $who }在等）
waits-join-table = 加入{ $table }號桌
waits-joined = 你已加入{ $table }，就在那裡開打。
tables-title = ## 這裡的牌桌
    -# 只列出你看得到的頻道裡的牌桌。
tables-waiting = **有空座位**
tables-running = **正在打**
tables-none-waits = 沒有牌桌在等人。`/{ command-play.name }`就能開一桌。

## Calls

ping-call = { $who }，{ $host }在{ $table }打{ $game }，還差{ $count }人。
ping-call-quiet = { $host }在{ $table }打{ $game }，還差{ $count }人。

tell-me = 有桌叫我
tell-on = **這個伺服器有{ $game }的牌桌在等人時，我會叫你。**
tell-off = 這個伺服器的{ $game }牌桌，我不再叫你。
tell-how = 誰都能加入的牌桌等人滿一分鐘，就發一則訊息，提及想被叫的人，最多十人，最久沒被叫的先叫；同一種玩法、同一個頻道，半小時最多一次。你坐在牌桌上時、在你的勿擾時段裡（`/{ command-preferences.name }`）、你看不到的牌桌、你封鎖的人開的牌桌，都不會叫你。
    -# 房間下面的*{ tell-me }*，按一下就加上，再按一下就去掉；`/{ command-preferences.name }`裡能看到全部。
tell-no-pings = { $whose ->
        [server] -# 這個伺服器不要提醒，所以暫時不叫人。
       *[mine] -# 你在`/{ command-preferences.name }`裡關了提醒，所以暫時不叫你。
    }
tell-title = ## 在這個伺服器，哪些玩法有桌就叫你
tell-choose = 都不叫
tell-open = 有桌叫我…
privacy-told = - { $count }種玩法，你要我有桌就叫你（各伺服器分開算）。
