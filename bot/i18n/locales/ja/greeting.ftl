## The first message on a server

greeting-title = ## こんにちは！花札と麻雀で遊びましょう。
greeting-text =
    {""}**はじめてなら**、まず**{ greeting-learn }**からどうぞ。入門は5分、短い対局は15分ほどです。
    ここで遊べるゲーム：{ $games }。手札・手牌は自分だけに見えるメッセージで届き、卓はみんなに見えます。

    {""}**{ greeting-setup }**では、**サーバー管理**の権限がある人が、言語、卓を開くチャンネル、ルールなどを選べます。後からでも`/{ command-server-settings.name }`で変えられます。**{ greeting-play }**を押すとすぐに卓が開きます。コマンドの一覧は`/{ command-help.name }`です。
greeting-language = ここでの表示は何語にしますか？**サーバー管理**の権限がある人が下で選べます。
greeting-setup = 設定
greeting-play = 遊ぶ
greeting-learn = 入門
