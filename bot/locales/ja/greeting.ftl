## The first message on a server

greeting-title = ## こんにちは。花札と麻雀を配ります。
greeting-text =
    ここで遊べるゲーム：{ $games }。手札は自分だけに見えるメッセージで、卓はみんなに見えます。

    {""}**設定する**は**サーバー管理**の権限がある人向けで、言語、卓を開くチャンネル、ルールなどを決めます（あとからは`/サーバー設定`）。**遊ぶ**はすぐに卓を開き、**覚える**は5分でゲームを教えます。コマンドの一覧は`/ヘルプ`です。
greeting-setup = 設定する
greeting-play = 遊ぶ
greeting-learn = 覚える
