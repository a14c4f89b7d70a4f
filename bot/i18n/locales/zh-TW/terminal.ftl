## `hanapai replay FILE`, in a terminal.

terminal-keys = Enter 或 n：下一步，b：上一步，q：離開 >{" "}
terminal-match = { $game }，{ $seats }人，共{ $last }步。按種子重新發牌、重打一遍，與檔案所記相符：{ $ends ->
    [goes-on] 還沒打完
    [played] 打到了最後
   *[other] 沒打到最後就結束了
}。
terminal-step = 第{ $step }步，共{ $last }步
terminal-large = { $file } 太大，不會是牌局檔案。
terminal-unreadable = { $file } 讀不了：{ $why }
terminal-no-text = { $file } 不是文字檔。
terminal-no-match = { $file } 不是能回放的牌局。{ $why }
terminal-no-seat = 這局牌的座位號是 0 到 { $last }。
