## /help: what the bot is, and what it can do

about-title = ## Hanapai 花牌 { $version }
about-games = 就在这里跟朋友打花札和麻将：{ $games }。用`/{ command-play.name }`开一桌，用`/{ command-learn.name }`学一种玩法。
about-play = 跟电脑打
about-commands = ### 命令
about-command = `/{ $name }` { $what }
about-wrong =
    ### 出问题时
    - **手牌或牌桌不见了**：用`/{ command-hand.name }`和`/{ command-table.name }`就能重新显示，每一步都存着。
    - **有人迟迟不出牌**：时间一到，就自动替他打一步。管理员可以用`/{ command-moderate.name }`关掉这一桌，或者让电脑接手他的座位。
    - **规则好像不对**：打完以后用`/{ command-verify.name }`下载这一场的文件，发给机器人的维护者。
    - **机器人报错**：把错误编号告诉机器人的维护者。
about-bot =
    ### 关于
    我是自由软件，采用MIT许可证。源代码、使用条款（TERMS.md）和隐私说明（PRIVACY.md）可以找机器人的维护者要。`/{ command-privacy.name }`可以查看和删除关于你的数据。
    {""}[把我加到别的服务器]({ $invite })

about-source = [源代码、条款和隐私说明]({ $source })
about-papers = [源代码]({ $source }) · [使用条款]({ $terms }) · [隐私说明]({ $privacy })
privacy-page = -# [机器人保存哪些数据、用来做什么]({ $page })
refused-renamed = 这个命令现在叫`/{ $command }`。
refused-unknown-command = 这个命令改名了。用`/{ command-help.name }`可以查看所有命令。
