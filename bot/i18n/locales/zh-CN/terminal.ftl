## `hanapai replay FILE`, in a terminal.

terminal-keys = 回车或 n：下一步，b：上一步，q：退出 >{" "}
terminal-match = { $game }，{ $seats }人，共{ $last }步。按种子重新发牌、重打一遍，与文件所记相符：{ $ends ->
    [goes-on] 还没打完
    [played] 打到了最后
   *[other] 没打到最后就结束了
}。
terminal-step = 第{ $step }步，共{ $last }步
terminal-large = { $file } 太大，不会是牌局文件。
terminal-unreadable = { $file } 读不了：{ $why }
terminal-no-text = { $file } 不是文本文件。
terminal-no-match = { $file } 不是能回放的牌局。{ $why }
terminal-no-seat = 这局牌的座位号是 0 到 { $last }。
