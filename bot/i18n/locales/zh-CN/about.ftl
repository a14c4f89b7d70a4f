## /help: what the bot is, and what it can do

about-title = ## Hanapai 花牌 { $version }
about-games = 就在频道里，跟朋友打花札和麻将：{ $games }。`/{ command-play.name }`开一桌，`/{ command-learn.name }`五分钟学会一种玩法。
about-commands = ### 命令
about-command = `/{ $name }` { $what }
about-wrong =
    ### 出问题时
    - **手牌或牌桌不见了**：用`/{ command-hand.name }`和`/{ command-table.name }`再叫出来；打到一半的不会丢。
    - **有人不回应**：限时一到就替他打。管理频道的人可以用`/{ command-moderate.name }`关桌，或者把座位交给电脑。
    - **规则好像不对**：打完以后，`/{ command-verify.name }`会给出整场的文件，发给运行我的人。
    - **我说我这边出了错**：把那里写的号码告诉运行我的人。
about-bot =
    ### 关于
    我是MIT许可的自由软件；源码、使用条款（TERMS.md）和隐私说明（PRIVACY.md）在运行我的人那里。`/{ command-privacy.name }`可以查看、删除关于你的数据。
    {""}[把我带到别的服务器]({ $invite })

about-source = [源代码、条款和隐私说明]({ $source })
about-papers = [源代码]({ $source }) · [使用条款]({ $terms }) · [隐私说明]({ $privacy })
privacy-page = -# [机器人保存哪些数据、用来做什么]({ $page })
refused-renamed = 这个命令现在叫`/{ $command }`。
