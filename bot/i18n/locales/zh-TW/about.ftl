## /help: what the bot is, and what it can do

about-title = ## Hanapai 花牌 { $version }
about-games = 就在頻道裡，跟朋友打花札和麻將：{ $games }。`/{ command-play.name }`開一桌，`/{ command-learn.name }`五分鐘學會一種玩法。
about-commands = ### 指令
about-command = `/{ $name }` { $what }
about-wrong =
    ### 出問題時
    - **手牌或牌桌不見了**：用`/{ command-hand.name }`和`/{ command-table.name }`再叫出來；打到一半的不會丟。
    - **有人不回應**：限時一到就替他打。管理頻道的人可以用`/{ command-moderate.name }`關桌，或者把座位交給電腦。
    - **規則好像不對**：打完以後，`/{ command-verify.name }`會給出整場的檔案，傳給架設我的人。
    - **我說我這邊出了錯**：把那裡寫的號碼告訴架設我的人。
about-bot =
    ### 關於
    我是MIT授權的自由軟體；原始碼、使用條款（TERMS.md）和隱私說明（PRIVACY.md）在架設我的人那裡。`/{ command-privacy.name }`可以查看、刪除關於你的資料。
    {""}[把我帶到別的伺服器]({ $invite })

about-source = [原始碼、條款和隱私說明]({ $source })
about-papers = [原始碼]({ $source }) · [使用條款]({ $terms }) · [隱私說明]({ $privacy })
privacy-page = -# [機器人儲存哪些資料、用來做什麼]({ $page })
refused-renamed = 這個指令現在叫`/{ $command }`。
