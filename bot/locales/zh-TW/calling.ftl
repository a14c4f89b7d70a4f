## Quiet hours, and where people are called

server-calls = 叫人的頻道
server-called = 叫哪個身分組
server-quiet = 機器人的安靜時段
mine-quiet = 你的安靜時段，不發提醒
mine-zone = 安靜時段的時區

setting-calls = { $count ->
        [0] 就在房間旁邊
       *[other] 在一個頻道
    }
setting-called = { $count ->
        [0] 無
       *[other] 一個身分組
    }
setting-calls-gone = -# 那個頻道沒有了：另選之前，就在房間旁邊叫人。
setting-calls-shut = -# 我在那裡不能發言：給我權限或另選頻道之前，就在房間旁邊叫人。
setting-called-gone = -# 那個身分組沒有了：不用它叫人。
setting-called-shut = -# 我不能提及那個身分組：不用它叫人。在它的設定裡開啟「*允許任何人@提及此身分組*」就可以。
setting-quiet-off = 無
setting-zone-server = 跟伺服器一樣

panel-hours = 換一個時段
panel-hours-help = 從幾點到幾點，如22:00-07:00，可以過午夜；寫off就沒有

refused-bad-hours = 時段要寫從幾點到幾點，如`22:00-07:00`或`22-7`，起止不能相同。
refused-role-unmentionable = 我不能提及{ $role }。在那個身分組的設定裡開啟「*允許任何人@提及此身分組*」，或者給我「*提及@everyone、@here和所有身分組*」權限，然後再選一次。什麼都沒變。
refused-channel-shut = 我在{ $channel }不能發言。讓我能檢視那個頻道、在那裡發送訊息，然後再選一次。什麼都沒變。
