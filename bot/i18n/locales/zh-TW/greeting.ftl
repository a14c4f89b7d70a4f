## The first message on a server

greeting-title = ## 大家好！來打花札和麻將，我來發牌。
greeting-text =
    這裡可以打：{ $games }。手牌在只有你看得到的訊息裡，牌桌大家都看得到。

    {""}**{ greeting-setup }**：語言、開桌的頻道、規則等，要有「**管理伺服器**」權限，以後用`/{ command-server-settings.name }`也能改。**{ greeting-play }**：馬上開一桌，跟`/{ command-play.name }`一樣。**{ greeting-learn }**：五分鐘學會一種玩法。所有指令見`/{ command-help.name }`。
greeting-language = 我在這裡該說什麼語言？有「**管理伺服器**」權限的人可以在下面選。
greeting-setup = 設定
greeting-play = 開局
greeting-learn = 教學
