## /help: what the bot is, and what it can do

about-title = ## Hanapai 花牌 { $version }
about-games = 在頻道裡就能跟朋友玩花札、打麻將：{ $games }。用`/{ command-play.name }`開一桌，或用`/{ command-learn.name }`學一個遊戲。
about-play = 跟電腦打
about-commands = ### 指令
about-command = `/{ $name }` { $what }
about-wrong =
    ### 出問題的時候
    - **手牌或牌桌不見了**：用`/{ command-hand.name }`和`/{ command-table.name }`叫回來。每一步都有存檔。
    - **有人不回應**：時間到會自動幫他選。管理員可以用`/{ command-moderate.name }`關桌，或把座位交給電腦。
    - **規則好像怪怪的**：打完後用`/{ command-verify.name }`下載這場，把檔案傳給架設這個機器人的人。
    - **機器人回報錯誤**：把錯誤編號傳給架設這個機器人的人。
about-bot =
    ### 關於
    我是採用MIT授權的自由軟體。原始碼、使用條款（TERMS.md）和隱私權說明（PRIVACY.md），請向架設這個機器人的人索取。想查看或刪除關於你的資料，請用`/{ command-privacy.name }`。
    {""}[把我加到其他伺服器]({ $invite })

about-source = [我的原始碼、條款和隱私權說明]({ $source })
about-papers = [原始碼]({ $source }) · [使用條款]({ $terms }) · [隱私說明]({ $privacy })
privacy-page = -# [機器人儲存哪些資料、用來做什麼]({ $page })
refused-renamed = 這個指令改名為`/{ $command }`了。
refused-unknown-command = 這個指令改名了。用`/{ command-help.name }`可以查看所有指令。
