## The first message on a server

greeting-title = ## 大家好！来打花札和麻将，我来发牌。
greeting-text =
    这里可以打：{ $games }。手牌在只有你看得到的消息里，牌桌大家都看得到。

    {""}**{ greeting-setup }**：语言、开桌的频道、规则等，要有“**管理服务器**”权限，以后用`/{ command-server-settings.name }`也能改。**{ greeting-play }**：马上开一桌，跟`/{ command-play.name }`一样。**{ greeting-learn }**：五分钟学会一种玩法。所有命令见`/{ command-help.name }`。
greeting-language = 我在这里该说什么语言？有“**管理服务器**”权限的人可以在下面选。
greeting-setup = 设置
greeting-play = 开局
greeting-learn = 教程
