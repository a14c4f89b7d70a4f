## The first message on a server

greeting-title = ## 大家好！来打花札和麻将，我来发牌。
greeting-text =
    {""}**第一次玩？**先按**{ greeting-learn }**：教程五分钟，短的一场约十五分钟。
    这里可以打：{ $games }。手牌只有你自己看得到，牌桌大家都看得到。

    {""}**{ greeting-setup }**：有“**管理服务器**”权限的人可以选语言、频道、规则等，以后也可以用`/{ command-server-settings.name }`改。**{ greeting-play }**：马上开一桌，跟`/{ command-play.name }`一样。所有命令见`/{ command-help.name }`。
greeting-language = 我在这里用什么语言？有“**管理服务器**”权限的人可以在下面选。
greeting-setup = 设置
greeting-play = 开局
greeting-learn = 教程
