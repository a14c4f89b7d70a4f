## /moderate

moderate-title = ## 管理
moderate-tables = { $count ->
        [0] **メッセージの管理**の権限があるチャンネルに、開いている卓はありません。
        [1] **メッセージの管理**の権限があるチャンネルで、1卓が開いています。
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
moderate-log = モデレーターの操作記録
moderate-back = 開いている卓の一覧
moderate-no = やめる
moderate-needs = { $what }（{ $permission }の権限が必要）
permission-manage-server = サーバー管理
permission-moderate-members = メンバーをタイムアウト
moderate-person = メンバー…
moderate-result = 結果…

moderate-where = { $channel }の卓です。最後の動き：{ $since }
moderate-lobby = ロビーです。対局はまだ始まっていません。
moderate-asleep = 全員が離席中なので、対局は休止中です。
moderate-playing = 対局中です。
moderate-waits = { $who }を待っています。
moderate-over = 対局は終わりました。
moderate-closed = この卓は閉じています。
moderate-own = -# 自分が打った卓なので、ほかのモデレーターに頼んでください。
moderate-close = 結果なしで閉じる
moderate-close-lobby = ロビーを閉じる
moderate-wait = 待ち時間を打ち切る
moderate-seat = 席をコンピューターに任せる
moderate-seat-option = { $number }. { $who }

moderate-sure-close-lobby = 卓{ $table }のロビーを閉じますか？もう一度開くことはできません。
moderate-sure-close = 卓{ $table }の対局を、結果なしで閉じますか？誰の成績にも反映されません。取り消せません。
moderate-sure-seat = 卓{ $table }の席{ $seat }をコンピューターに任せますか？{ $who }はこの対局に戻れず、最下位になります。レートは、ふつうの局・回戦数の半分を打ち終えていれば今の順位で決まり、そうでなければ変わりません。
moderate-sure-wait = 卓{ $table }の待ち時間を打ち切りますか？返事のない人は、時間切れのときと同じように、無難な手を自動で打ちます。2回続くと、コンピューターが代打ちします。
moderate-done = **完了しました。**
moderate-unlogged = 操作記録には書けませんでした。
moderate-log-gone = 操作記録のチャンネルが、もう存在しません。**サーバー管理**の権限がある人が`/{ command-server-settings.name }`で選び直せます。
moderate-log-shut = 操作記録のチャンネル{ $channel }に書き込めません。ボットにそのチャンネルの**チャンネルを見る**と**メッセージを送信**の権限が必要です。記録は`/{ command-moderate.name } { option-moderate-page.name }:{ moderate-page-log }`で見られます。

moderate-log-title = ## モデレーターの操作記録
    -# この90日間の分です。
moderate-log-empty = 記録はありません。
moderate-log-row = { $at } · { $what }
moderate-log-by = { $who }：{ $what }
moderate-somebody = データを削除した人
moderate-newest = 最新
moderate-older = 古い記録

member-title = ## { $who }
member-free = ここの卓への参加は停止されていません。
member-kept-out = ここの卓への参加を{ $until }まで停止されています。
member-choose = 人を選ぶ
member-any = メンバーを選ぶ
member-out = { $days ->
        [1] 1日停止
        [7] 1週間停止
       *[30] 1か月停止
    }
member-in = 停止を解除
member-sure-out = { $who }さんの、ここの卓への参加を{ $days ->
        [1] 1日
        [7] 1週間
       *[30] 1か月
    }停止しますか？その間は、卓を開くことも、入ることも、誘われることもできません。その人のロビーは閉じますが、対局中の卓は続きます。本人には、期限を1回だけ知らせます。
member-sure-in = { $who }さんの参加停止を解除しますか？すぐにまた遊べるようになります。
member-row = - { $who } { $until }まで
people-title = ## ここの卓への参加を停止されている人
people-nobody = いません。
people-more = -# ほか{ $count }人。
people-open = 参加停止中の人

member-off = **このサーバーのランキングから外されています。**
member-take-off = ランキングから外す
member-put-back = ランキングに戻す
member-sure-off = { $who }さんを、このサーバーのすべてのランキングから外しますか？戻すまで、ここでの対局は全サーバーのランキングにも反映されません。ほかの人のレートは変わりません。
member-sure-on = { $who }さんをランキングに戻しますか？
people-off-title = ### ランキングから外している人
people-off-row = - { $who }
people-watch = 目立つ動き

watch-title = ## 目立つ動き
    -# この{ $days }日間に成績に反映された{ $count }対局の集計です。これだけで不正とは言えません。早い対局が好きな友だちや、いつもの仲間でも、こうなります。
watch-part = -# 最新の{ $count }対局だけを調べました。
watch-short = - { $who }：この人たちどうしの{ $of }対局のうち、{ $count }対局が短く終わりました。
watch-resigned = - { $who }：{ $of }対局のうち{ $count }対局で、2局目・2回戦目が終わる前に投了しました。
watch-gain = - { $who }：{ $game }のレートは{ $rating }ですが、順位では{ $board }として数えます。差のおもな相手は{ $around }で、全{ $of }対局分のうち{ $count }対局分をこの人と打っています。
watch-helped = - { $who }：無効になった結果と閉じられた対局{ $of }件のうち、{ $count }件で得をしています。
watch-pair = - { $who }：同じ卓の{ $game }{ $count }対局のうち、1位と2位が{ $ahead }回（偶然なら約{ $ahead-chance }回）、1位と最下位が{ $apart }回（偶然なら約{ $apart-chance }回）です。
watch-more = { $who }、ほか{ $count }人
activity-all = **モデレーター**の過去{ $days }日間の操作：{ $what }。
activity-helped = - うち{ $count }件が{ $who }さんに有利：{ $what }。
activity-seat = コンピューターに任せた席{ $count }件
activity-wait = 打ち切った待ち時間{ $count }件
activity-void = 無効にした結果{ $count }件
watch-nothing = 目立つ動きはありません。
watch-note = -# 短い対局とは、そのゲームの一番短いルールでふつう打つ局数・回戦数の、3分の2以下で終わったものです。同じ人どうしの短い対局が{ $many }回か、途中で投げた対局が{ $gave }回以上、全体の1割以上あると、ここに載ります。レート上位5人は、順位に数えないレートが{ $lost }を超えると載ります。無効になった結果や閉じられた対局のうち{ $helped }件で得をした人と、4人卓での順位が偶然とは考えにくい2人も載ります。

result-where = { $channel }の対局、終了：{ $when }
result-counts = この結果は成績に反映されます。
result-voided = **この結果は無効です。**誰の成績にも反映されません。
result-uncounted = この結果は、もともと誰の成績にも反映されません。
result-seat = **{ $number }.** { $who }：{ $place }位、{ $points }点
result-own = -# 自分が打った対局なので、ほかの人に判断してもらってください。
result-void = 結果を無効にする
result-open = この対局の結果…
result-find-title = 対局の結果
result-find-label = 卓の番号
result-count = 結果を有効に戻す
result-sure-void = 卓{ $table }の結果を無効にしますか？合計、連勝、実績、レートは、この対局がなかったのと同じになります。ここで次のシーズンの結果が発表されるまでは、有効に戻せます。シーズン3位までの人にかかわるときは、操作した人の名前とともに公表されます。
result-sure-count = 卓{ $table }の結果を、元のように有効に戻しますか？

result-replaced = モデレーターが{ $who }さんの席をコンピューターに任せました。
result-given = { $rated ->
        [yes] レートはその時点の順位で決まります。
       *[no] 打ち終えた局・回戦がふつうの半分に届かなかったので、レートは変わりません。
    }
result-void-told = **モデレーターが結果を無効にしました。**この対局は記録に入りません。
told-void = モデレーターが、卓{ $table }の対局の結果を無効にしました。だれの記録にも入りません。
told-count = 卓{ $table }の対局の結果が有効に戻りました。
told-seat = モデレーターが、卓{ $table }の席をコンピューターに任せました。順位は最下位になります。レートは、ふつうの局・回戦数の半分を打ち終えていればその時点の順位で決まり、そうでなければ変わりません。
told-close = モデレーターが卓{ $table }を閉じました。だれの成績にも反映されません。
told-wait = モデレーターが卓{ $table }の待ち時間を打ち切り、自分の番では無難な手が自動で打たれました。
told-in = モデレーターが、このサーバーの卓への参加停止を解除しました。
told-off = モデレーターの操作で、このサーバーのランキングに載らなくなりました。
told-on = このサーバーのランキングに戻りました。
told-more = -# ほかに、それより前のモデレーターの操作が{ $count }件あります。
moderated-reason = { $said }理由：{ $reason }

deed-void = 卓{ $table }：結果を無効にしました。
deed-count = 卓{ $table }：結果を有効に戻しました。
deed-off = { $who }さんをランキングから外しました。
deed-on = { $who }さんをランキングに戻しました。
deed-out = { $who }さんの卓への参加を{ $until }まで停止しました。
deed-in = { $who }さんの参加停止を解除しました。
deed-close = 卓{ $table }を結果なしで閉じました。
deed-seat = 卓{ $table }の席{ $seat }：コンピューターに任せました。
deed-wait = 卓{ $table }：待ち時間を打ち切りました。
deed-worse = 不利：{ $who }。
deed-better = 有利：{ $who }。
deed-neither = 同卓：{ $who }。

reason-give = 理由を書く…
reason-title = 理由
reason-label = 理由（任意）
reason-told = 対象の参加者も読めます。

refused-no-table-shown = このメッセージは卓のものではありません。`/{ command-moderate.name }`に開いている卓が並びます。終わった対局は「{ option-moderate-table.name }」に番号を入れてください。
refused-not-moderated = **メッセージの管理**の権限があるチャンネルに、卓{ $table }はありません。
refused-moderates-own = 自分が打った卓なので、ほかのモデレーターに頼んでください。
refused-manages-only = できるのは、**サーバー管理**の権限がある人だけです。
refused-moderates-self = 自分にはできません。
refused-suspends-only = できるのは、**メンバーをタイムアウト**の権限がある人だけです。
refused-suspends-owner = サーバーの所有者の参加は停止できません。
refused-outranked = { $person }さんのロールのほうが上なので、参加を停止できません。
refused-roles-unknown = { $person }さんのロールを確認できませんでした。少ししてからもう一度どうぞ。
refused-no-result = 卓{ $table }に、ここで終わった対局はありません。
refused-moderate-bot = { $person }はボットなので、対局しません。
refused-voids-own = 自分が打った対局なので、ほかの人に判断してもらってください。
refused-season-told = シーズン{ $season }の結果はもうここで発表されたので、この結果は変えられません。
refused-season-ending = シーズン{ $season }の結果をいま発表しています。数分後にもう一度どうぞ。
refused-changed = ほかで変更があったので、何もしていません。もう一度選んでください。
refused-kept-out = モデレーターにより、このサーバーの卓への参加を{ $until }まで停止されています。それまでは、卓を開くことも、入ることも、誘われることもできません。対局中の卓は続けられます。
refused-seat-empty = 席{ $seat }には、もう人がいません。
refused-last-person = コンピューター以外は1人だけです。代わりに対局を閉じてください。
refused-waited = もう返事があったので、何もしていません。
refused-ends-itself = 今の鳴きや同時の選択は、まもなく自動で終わります。その後で、もう一度試してください。
refused-not-waiting = 今は誰の返事も待っていません。

privacy-off-boards = - ランキングから外されているサーバー：{ $count }件
leaderboard-you-off = -# { $who }：ここには載っていません。モデレーターがこのサーバーのランキングから外しました。
leaderboard-you-unseen = -# { $who }：ここには載っていません。
