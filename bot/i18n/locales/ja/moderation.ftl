## /moderate

moderate-title = ## 管理
moderate-tables = { $count ->
        [0] **メッセージの管理**の権限があるチャンネルに、開いている卓はありません。
       *[other] **メッセージの管理**の権限があるチャンネルで、{ $count }卓が開いています。長く動きのない卓から並んでいます。
    }
moderate-choose = 卓
moderate-idle-lobby = ロビー、開いてから{ $count }{ $unit ->
        [days] 日
        [hours] 時間
       *[minutes] 分
    }
moderate-idle-playing = { $count }{ $unit ->
        [days] 日
        [hours] 時間
       *[minutes] 分
    }動きなし
moderate-log = モデレーターの記録
moderate-back = 開いている卓の一覧
moderate-no = そのままにする

moderate-where = { $channel }の卓です。最後の動き：{ $since }
moderate-lobby = ロビーです。対局はまだ始まっていません。
moderate-asleep = 全員が離席中なので、対局は休止中です。
moderate-playing = 対局中です。
moderate-waits = { $who }を待っています。
moderate-over = 対局は終わりました。
moderate-closed = この卓は閉じています。
moderate-own = -# 自分が打っている卓なので、ほかのモデレーターに頼んでください。
moderate-close = 結果なしで閉じる
moderate-close-lobby = ロビーを閉じる
moderate-wait = 待ち時間を打ち切る
moderate-seat = 席をコンピューターに渡す
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = 卓{ $table }のロビーを閉じますか？もう開けません。
moderate-sure-close = 卓{ $table }の対局を、結果なしで閉じますか？誰の成績にも入らず、続きは打てません。
moderate-sure-seat = 卓{ $table }の席{ $seat }をコンピューターに渡しますか？{ $who }はこの対局に戻れず、最下位になります。
moderate-sure-wait = 卓{ $table }の待ち時間を打ち切りますか？待たれている人は、時間切れのときと同じ無難な手になります。続けて2回そうなると、代打ちに替わります。
moderate-done = **完了しました。**
moderate-unlogged = 記録には書けませんでした。
moderate-log-gone = 記録用のチャンネルがなくなっています。サーバーを管理する人が`/{ command-server-settings.name }`で選び直せます。
moderate-log-shut = 記録用の{ $channel }に書き込めません。そこでの**チャンネルを見る**と**メッセージを送信**の権限が必要です。`/{ command-moderate.name } { option-moderate-page.name }:{ moderate-page-log }`では見られます。

moderate-log-title = ## モデレーターの記録
    -# この90日のものです。
moderate-log-empty = ありません。
moderate-log-row = { $at } · { $who }：{ $what }{ $to }
moderate-somebody = データを削除した人
moderate-newest = 最新
moderate-older = 古い方へ

member-title = ## { $who }
member-free = ここの卓からは外されていません。
member-kept-out = ここの卓から{ $until }まで外されています。
member-choose = 人を選ぶ
member-out = { $days ->
        [1] 1日外す
        [7] 1週間外す
       *[30] 1か月外す
    }
member-in = 元に戻す
member-sure-out = { $who }さんを、ここの卓から{ $days ->
        [1] 1日
        [7] 1週間
       *[30] 1か月
    }外しますか？ロビーを開くことも、入ることも、誘われることもできず、その人のロビーは閉じます。対局中の卓はそのまま続きます。本人には、期限と一緒に一度だけ知らせます。
member-sure-in = { $who }さんが、またここで遊べるようにしますか？
member-row = - { $who } { $until }まで
people-title = ## ここの卓から外している人
people-nobody = いません。
people-more = -# ほか{ $count }人。
people-note = -# `/{ command-moderate.name } { option-moderate-member.name }:`で、卓や順位表から外したり、戻したりできます。
people-open = 外している人

member-off = **このサーバーの順位表から外されています。**
member-take-off = 順位表から外す
member-put-back = 順位表に戻す
member-sure-off = { $who }さんを、ゲーム、並び順、期間を問わず、このサーバーのすべての順位表から外しますか？戻すまでは、ここでの対局は全サーバーの順位表にも入りません。対局した相手のレートは変わりません。
member-sure-on = { $who }さんを順位表に戻しますか？
people-off-title = ### 順位表から外している人
people-off-row = - { $who }
people-watch = 目立つこと

watch-title = ## 目立つこと
    -# この{ $days }日間に成績に入った{ $count }対局で、特に多かったことです。ただの数で、判定ではありません。早く打つのが好きな友だちや、仲間どうしでも、こうなります。
watch-part = -# 新しい{ $count }対局だけを調べました。
watch-short = - { $who }：お互いの{ $of }対局のうち{ $count }対局が短いものでした。
watch-resigned = - { $who }：{ $of }対局のうち{ $count }対局で、2局目の精算の前に投了しました。
watch-circle = - { $who }：{ $count }対局のすべてが、お互いとの対局でした。
watch-around = - { $who }：{ $count }対局のすべてが、{ $around }{ $people ->
        [1] {""}
       *[other] か、お互い
    }との対局でした。
watch-more = { $who }、ほか{ $count }人
watch-nothing = 目立つことはありません。
watch-note = -# 短い対局とは、そのゲームの一番短い決まりの回数の3分の2以下のものです。同じ人どうしの短い対局が{ $many }回、投了が{ $gave }回、ほかの人もいる中での仲間内の対局が{ $many }回になると並びます。

result-where = { $channel }の対局、終局：{ $when }
result-counts = この結果は成績に入ります。
result-voided = **この結果は無効です。**誰の成績にも入りません。
result-uncounted = この結果は、もともと誰の成績にも入りません。
result-seat = **{ $number }.** { $who }：{ $place }位、{ $points }点
result-own = -# 自分が打った対局なので、ほかの人に判断してもらってください。
result-void = 結果を無効にする
result-count = 結果を有効に戻す
result-sure-void = 卓{ $table }の結果を無効にしますか？合計、連勝、実績、レートは、この対局がなかったのと同じになります。後で有効に戻せます。
result-sure-count = 卓{ $table }の結果を、元のように有効に戻しますか？

deed-void = 卓{ $table }：結果を無効にしました。
deed-count = 卓{ $table }：結果を有効に戻しました。
deed-off = 1人を順位表から外しました。
deed-on = 順位表から外していた人を戻しました。
deed-out = { $until }まで、1人を卓から外しました。
deed-in = 外していた人を元に戻しました。
deed-close = 卓{ $table }を結果なしで閉じました。
deed-seat = 卓{ $table }の席{ $seat }：コンピューターに渡しました。
deed-wait = 卓{ $table }：待ち時間を打ち切りました。

refused-no-table-shown = このメッセージに卓はありません。`/{ command-moderate.name }`に開いている卓が並び、「卓」で番号を指定できます。
refused-not-moderated = **メッセージの管理**の権限があるチャンネルに、卓{ $table }はありません。
refused-moderates-own = 自分が打っている卓なので、ほかのモデレーターに頼んでください。
refused-manages-only = できるのは、**サーバー管理**の権限がある人だけです。
refused-moderates-self = 自分にはできません。
refused-moderate-bot = { $person }はボットなので、対局しません。
refused-voids-own = 自分が打った対局なので、ほかの人に判断してもらってください。
refused-season-told = シーズン{ $season }の結果はもう発表したので、それまでの結果は変えられません。
refused-changed = その間に変わったので、何もしていません。もう一度見て、選び直してください。
refused-kept-out = モデレーターにより、{ $until }までこのサーバーの卓から外されています。それまでは、ロビーを開くことも、入ることも、誘われることもできません。対局中の卓は続けられます。
refused-seat-empty = 席{ $seat }には、もう人がいません。
refused-last-person = 人が1人しかいません。代わりに対局を閉じてください。
refused-waited = その間に返事があったので、何も変えていません。
refused-ends-itself = 鳴きや同時の選択は、まもなく自動で終わります。その後で試してください。
refused-not-waiting = 今は誰も待たれていません。

privacy-off-boards = - 順位表から外されているサーバー：{ $count }件
leaderboard-you-off = -# { $who }：ここには載っていません。モデレーターがこのサーバーの順位表から外しました。
leaderboard-you-unseen = -# { $who }：ここには載っていません。
