## Quiet hours, and where people are called

server-calls = 呼びかけのチャンネル
server-called = 呼びかけるロール
server-quiet = 静かな時間
mine-quiet = 自分に通知しない時間
mine-zone = その時間のタイムゾーン

setting-calls = { $count ->
        [0] ロビーの横
       *[other] チャンネル
    }
setting-called = { $count ->
        [0] なし
       *[other] ロール
    }
setting-calls-gone = -# そのチャンネルはなくなっています。選び直すまで、呼びかけはロビーの横に出ます。
setting-calls-shut = -# そのチャンネルには書き込めません。許可されるか、選び直すまで、呼びかけはロビーの横に出ます。
setting-called-gone = -# そのロールはなくなっているので、誰も呼びません。
setting-called-shut = -# そのロールにはメンションできないので、誰も呼びません。ロールの設定で「全員にこのロールへの@メンションを許可する」をオンにすると呼べます。
setting-quiet-off = なし
setting-zone-server = サーバーに合わせる

panel-hours = 別の時間
panel-hours-help = 22:00-07:00のように、開始と終了。日をまたげます。なしはoff

refused-bad-hours = 時間は`22:00-07:00`や`22-7`のように、開始と終了を書いてください。同じ時刻にはできません。
refused-role-unmentionable = { $role }にはメンションできません。ロールの設定で「全員にこのロールへの@メンションを許可する」をオンにするか、「@everyone、@here、全てのロールにメンション」を許可して、選び直してください。何も変わっていません。
refused-channel-shut = { $channel }には書き込めません。閲覧とメッセージの送信を許可して、選び直してください。何も変わっていません。

## Lobbies that wait, named by /play and /tables

waits-title = { $count ->
        [1] **人を待っている卓があります。**そこに座りますか？新しい卓を開きますか？
       *[other] **人を待っている卓が{ $count }つあります。**そこに座りますか？新しい卓を開きますか？
    }
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
       *[other] （{ $changed }件変更）
    } · { $who } { $since }から · 空席{ $free }{ $only ->
        [yes] 、招待のみ
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who } { $since }から · { $table }
waits-join = 卓{ $table }に参加（{ $who }さんが待っています）
waits-join-table = 卓{ $table }に参加
waits-joined = { $table }に座りました。対局はそこで始まります。
tables-title = ## ここの卓
    -# 自分に見えるチャンネルだけです。
tables-waiting = **空席のある卓**
tables-running = **対局中**
tables-none-waits = 人を待っている卓はありません。`/play`で開けます。

## Calls

ping-call = { $who }、{ $host }さんが{ $table }で{ $game }の相手をあと{ $count }人待っています。
ping-call-quiet = { $host }さんが{ $table }で{ $game }の相手をあと{ $count }人待っています。

tell-me = 知らせて
tell-on = **このサーバーで{ $game }の卓が人を待っていたら知らせます。**
tell-off = このサーバーの{ $game }の卓はもう知らせません。
tell-how = 誰でも入れる卓が1分間人を待つと、希望者のうち、最後に呼ばれてから一番長い人から10人までを、1通のメッセージで呼びます。同じゲームと同じチャンネルでは30分に1回までです。卓に座っている間、自分の静かな時間（`/preferences`）、見えない卓、ブロックした人の卓では呼びません。
    -# ロビーの下の*知らせて*で登録し、もう一度押すと外れます。一覧は`/preferences`にあります。
tell-no-pings = { $whose ->
        [server] -# このサーバーは通知を切っているので、今は誰も呼びません。
       *[mine] -# `/preferences`で通知を切っているので、今は呼びません。
    }
tell-title = ## このサーバーで卓を知らせるゲーム
tell-choose = どのゲームも知らせない
tell-open = 卓を知らせて…
privacy-told = - 卓を知らせるゲーム（サーバーごと）：{ $count }件
