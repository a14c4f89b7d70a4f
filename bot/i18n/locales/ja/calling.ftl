## Quiet hours, and where people are called

server-calls = 呼びかけを出すチャンネル
server-called = 呼びかけるロール
server-quiet = 呼びかけをしない時間帯
mine-quiet = 通知を受けない時間帯
mine-zone = 通知を受けない時間帯のタイムゾーン

setting-calls = { $count ->
        [0] ロビーと同じ場所
       *[other] チャンネル
    }
setting-called = { $count ->
        [0] なし
       *[other] ロール
    }
setting-calls-gone = -# そのチャンネルはなくなっています。選び直すまで、呼びかけはロビーと同じ場所に出ます。
setting-calls-shut = -# そのチャンネルには書き込めません。許可をもらうか、別のチャンネルが選ばれるまで、呼びかけはロビーと同じ場所に出ます。
setting-called-gone = -# そのロールはなくなっているので、誰も呼びません。
setting-called-shut = -# そのロールにはメンションできないので、誰も呼びません。ロールの設定で「全員にこのロールへの@メンションを許可する」をオンにすると呼べます。
setting-quiet-off = なし
setting-zone-server = サーバーに合わせる

panel-hours = 別の時間帯
panel-hours-help = 22:00-07:00のように、開始と終了を入力。日をまたいでも可。offで「なし」

refused-bad-hours = 時間帯は`22:00-07:00`や`22-7`のように、開始と終了を入力してください。開始と終了を同じ時刻にはできません。
refused-role-unmentionable = { $role }にはメンションできません。ロールの設定で「全員にこのロールへの@メンションを許可する」をオンにするか、「@everyone、@here、全てのロールにメンション」を許可して、選び直してください。設定は変わっていません。
refused-channel-shut = { $channel }には書き込めません。そこでの**チャンネルを見る**と**メッセージを送信**の権限をくれたら、選び直してください。設定は変わっていません。

## Lobbies that wait, named by /play and /open-tables

waits-title = { $count ->
        [1] **人を待っている卓があります。**参加しますか？それとも新しい卓を開きますか？
       *[other] **人を待っている卓が{ $count }つあります。**参加しますか？それとも新しい卓を開きますか？
    }
waits-line = - **{ $game }** · { $rules }{ $changed ->
        [0] {""}
       *[other] （{ $changed }件変更）
    } · { $who }（{ $since }から） · 空席{ $free }つ{ $only ->
        [yes] 、招待のみ
       *[no] {""}
    } · { $table }
runs-line = - **{ $game }** · { $who }（{ $since }から） · { $table }
waits-join = 卓{ $table }に参加（{ $who }さんが待っています）
waits-join-table = 卓{ $table }に参加
waits-joined = { $table }に参加しました。対局はそちらで始まります。
tables-title = ## ここの卓
    -# 自分が見られるチャンネルの卓だけです。
tables-waiting = **空席のある卓**
tables-running = **対局中**
tables-none-waits = 人を待っている卓はありません。`/{ command-play.name }`で開けます。

## Calls

ping-call = { $who }さん！{ $host }さんが{ $table }で{ $game }の相手をあと{ $count }人待っています。
ping-call-quiet = { $host }さんが{ $table }で{ $game }の相手をあと{ $count }人待っています。

tell-me = 卓の通知
tell-on = **このサーバーの{ $game }の卓が人を待っているときに通知します。**
tell-off = **このサーバーの{ $game }の卓は、もう通知しません。**
tell-how = 誰でも入れる卓で1分たっても人が足りないと、希望者を1通のメッセージで10人まで呼びます。長く呼ばれていない人が先です。同じチャンネルの同じゲームでは、30分に1回までです。卓に着いている間と、通知を受けない時間帯（`/{ command-preferences.name }`）には呼びません。見えない卓や、ブロックした人の卓にも呼びません。
    -# ロビーの下の*{ tell-me }*で登録し、もう一度押すと外れます。一覧は`/{ command-preferences.name }`にあります。
tell-no-pings = { $whose ->
        [server] -# このサーバーは通知を切っているので、今は誰も呼びません。
       *[mine] -# `/{ command-preferences.name }`で通知を切っているので、今は呼びません。
    }
tell-title = ## このサーバーで卓の通知を受けるゲーム
tell-choose = なし
tell-open = 卓の通知…
privacy-told = - 卓の通知を受けるゲーム（サーバーごと）：{ $count }件
