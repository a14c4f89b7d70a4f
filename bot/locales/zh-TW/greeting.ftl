## The first message on a server

greeting-title = ## 大家好！我來發花札和麻將。
greeting-text =
    這裡可以打：{ $games }。手牌在只有你看得到的訊息裡，牌桌大家都看得到。

    {""}**設定**給有**管理伺服器**權限的人用：語言、開桌的頻道、規則等，以後用`/settings`。**開局**馬上開一桌，同`/play`；**學打**五分鐘教會一個遊戲。所有指令見`/help`。
greeting-setup = 設定
greeting-play = 開局
greeting-learn = 學打
