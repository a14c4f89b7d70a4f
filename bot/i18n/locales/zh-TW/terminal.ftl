## `hanapai replay FILE`, in a terminal.

terminal-keys = Enter 或 n：下一步，b：上一步，q：離開 >{" "}
terminal-match = { $game }，{ $seats }人桌，共{ $last }步。已用種子重新發牌並重打一遍。根據檔案，{ $ends ->
    [goes-on] 這場還沒打完
    [played] 這場打到了最後
   *[other] 這場在最後一局之前就結束了
}。
terminal-step = 第{ $step }步（共{ $last }步）
terminal-large = 檔案 { $file } 太大，不可能是牌局。
terminal-unreadable = 讀不到檔案 { $file }：{ $why }。請檢查檔名和權限。
terminal-no-text = 檔案 { $file } 不是文字檔。
terminal-no-match = 檔案 { $file } 不是可以重播的牌局。{ $why }
terminal-no-seat = 座位必須是0到{ $last }的數字。
