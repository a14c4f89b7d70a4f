## /help: what the bot is, and what it can do

about-title = ## Hanapai 花牌 { $version }
about-games = このチャンネルで、友だちと花札や麻雀を打てます：{ $games }。`/{ command-play.name }`で卓を開き、`/{ command-learn.name }`でゲームを覚えられます。
about-play = コンピューターと対局
about-commands = ### コマンド
about-command = `/{ $name }` { $what }
about-wrong =
    ### 困ったとき
    - **手札・手牌や卓が見えなくなった**：`/{ command-hand.name }`と`/{ command-table.name }`でもう一度表示できます。打った手はすべて保存されています。
    - **返事をしない人がいる**：持ち時間が過ぎると、自動で打たれます。モデレーターは`/{ command-moderate.name }`で、卓を閉じたり、席をコンピューターに任せたりできます。
    - **ルールどおりでない気がする**：対局が終わったら、`/{ command-verify.name }`で対局のファイルを受け取り、ボットの運営者に送ってください。
    - **エラーが出た**：表示された番号を、ボットの運営者に伝えてください。
about-bot =
    ### このボットについて
    MITライセンスのフリーソフトウェアです。ソース、利用規約（TERMS.md）、プライバシーの説明（PRIVACY.md）は、ボットの運営者に聞いてください。保存されている自分のデータは、`/{ command-privacy.name }`で確認と削除ができます。
    {""}[ほかのサーバーに追加する]({ $invite })

about-source = [ソース、利用規約、プライバシー]({ $source })
about-papers = [ソース]({ $source })・[利用規約]({ $terms })・[プライバシー]({ $privacy })
privacy-page = -# [ボットが保存するデータとその目的]({ $page })
refused-renamed = このコマンドは`/{ $command }`になりました。
refused-unknown-command = このコマンドは名前が変わりました。`/{ command-help.name }`ですべてのコマンドを見られます。
