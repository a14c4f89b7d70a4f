## The first message on a server

greeting-title = ## 大家好！我来发花札和麻将。
greeting-text =
    这里可以打：{ $games }。手牌在只有你看得到的消息里，牌桌大家都看得到。

    {""}**设置**给有**管理服务器**权限的人用：语言、开桌的频道、规则等，以后用`/settings`。**开局**马上开一桌，同`/play`；**学打**五分钟教会一个游戏。所有命令见`/help`。
greeting-setup = 设置
greeting-play = 开局
greeting-learn = 学打
