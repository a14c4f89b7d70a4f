## `hanapai replay FILE`, in a terminal.

terminal-keys = 回车或 n：下一步，b：上一步，q：退出 >{" "}
terminal-match = { $game }，{ $seats }人，共{ $last }步。已按种子重新发牌，从头重打了一遍。文件里的这一场{ $ends ->
    [goes-on] 还没有打完
    [played] 打到了最后
   *[other] 没打到最后一局就结束了
}。
terminal-step = 第{ $step }步，共{ $last }步
terminal-large = 文件{ $file }太大，不会是一场牌的文件。
terminal-unreadable = 文件{ $file }读不了：{ $why }。检查一下文件名和权限。
terminal-no-text = 文件{ $file }不是文本文件。
terminal-no-match = 文件{ $file }不是能回放的一场牌。{ $why }
terminal-no-seat = 座位号要在0到{ $last }之间。
