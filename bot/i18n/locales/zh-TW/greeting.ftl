## The first message on a server

greeting-title = ## 大家好，我是花札和麻將的發牌員！
greeting-text =
    {""}**第一次玩？**先按**{ greeting-learn }**：教學五分鐘，短的一場大約十五分鐘。
    可以玩{ $games }。手牌只有自己看得到，牌桌所有人都看得到。

    {""}**{ greeting-setup }**：有「**管理伺服器**」權限的成員可以選擇語言、頻道、自訂規則等等，之後也能用`/{ command-server-settings.name }`更改。**{ greeting-play }**：馬上開一桌，跟`/{ command-play.name }`一樣。所有指令請看`/{ command-help.name }`。
greeting-language = 我在這裡要用什麼語言？有「**管理伺服器**」權限的成員可以在下面選擇。
greeting-setup = 設定
greeting-play = 開桌
greeting-learn = 教學
