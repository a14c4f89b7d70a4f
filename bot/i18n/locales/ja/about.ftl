## /help: what the bot is, and what it can do

about-title = ## Hanapai 花牌 { $version }
about-games = このチャンネルで、友だちと花札や麻雀を打てます：{ $games }。`/{ command-play.name }`で卓を開き、`/{ command-learn.name }`で5分でゲームを覚えられます。
about-commands = ### コマンド
about-command = `/{ $name }` { $what }
about-wrong =
    ### 困ったとき
    - **手や卓が見えなくなった**：`/{ command-hand.name }`と`/{ command-table.name }`で出し直せます。対局が失われることはありません。
    - **返事をしない人がいる**：卓の持ち時間が過ぎれば、自動で進みます。チャンネルのモデレーターは`/{ command-moderate.name }`で卓を閉じるか、席をコンピューターに渡せます。
    - **ルールがおかしい**：対局が終わったら、`/{ command-verify.name }`で対局のファイルを受け取り、運営している人に送ってください。
    - **「こちらで問題が起きました」と出た**：そこにあった番号を、運営している人に伝えてください。
about-bot =
    ### このボットについて
    MITライセンスの自由なソフトウェアです。ソース、利用規約（TERMS.md）、プライバシーの説明（PRIVACY.md）は、運営している人にあります。保存されている自分のデータは、`/{ command-privacy.name }`で確認、削除できます。
    {""}[ほかのサーバーに追加する]({ $invite })

about-source = [ソース、利用規約、プライバシー]({ $source })
about-papers = [ソース]({ $source })・[利用規約]({ $terms })・[プライバシー]({ $privacy })
privacy-page = -# [ボットが保存するデータとその目的]({ $page })
refused-renamed = このコマンドは`/{ $command }`になりました。
