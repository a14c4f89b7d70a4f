## Quiet hours, and where people are called

server-calls = 募集を出すチャンネル
server-called = 募集で通知するロール
server-quiet = 募集の通知をしない時間帯
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
setting-calls-gone = -# そのチャンネルはもうないので、募集はロビーと同じ場所に出ます。別のチャンネルを選んでください。
setting-calls-shut = -# そのチャンネルには書き込めないので、募集はロビーと同じ場所に出ます。**チャンネルを見る**と**メッセージを送信**の権限が必要です。
setting-called-gone = -# そのロールはもうないので、通知できません。別のロールを選んでください。
setting-called-shut = -# そのロールにはメンションできません。ロールの設定で「全員にこのロールへの@メンションを許可する」をオンにしてください。
setting-quiet-off = なし
setting-zone-server = サーバーに合わせる

panel-hours = 別の時間帯
panel-hours-help = 22:00-07:00のように開始と終了を入力（日またぎ可）。offと入力すると「{ setting-quiet-off }」

refused-bad-hours = 時間帯を読み取れません。`22:00-07:00`や`22-7`のように、開始と終了を入力してください。開始と終了を同じ時刻にはできません。
refused-role-unmentionable = { $role }にはメンションできません。ロールの設定で「全員にこのロールへの@メンションを許可する」をオンにするか、このボットに**@everyone、@here、全てのロールにメンション**の権限を付けて、選び直してください。設定は変わっていません。
refused-channel-shut = ボットは{ $channel }に書き込めません。そのチャンネルで、ボットに**チャンネルを見る**と**メッセージを送信**の権限を付けてから、選び直してください。設定は変わっていません。

## Lobbies that wait, named by /play and /open-tables

waits-title = { $count ->
        [1] **人を待っている卓があります。**参加しますか？それとも新しい卓を開きますか？
       *[other] **人を待っている卓が{ $count }卓あります。**参加しますか？それとも新しい卓を開きますか？
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
    -# 自分に見えるチャンネルの卓だけです。
tables-waiting = **空席のある卓**
tables-running = **対局中**
tables-none-waits = 人を待っている卓はありません。`/{ command-play.name }`で開けます。

## Calls

ping-call = { $who }さん！{ $host }さんが{ $game }のメンバーをあと{ $count }人募集中です（{ $table }）。
ping-call-quiet = { $host }さんが{ $game }のメンバーをあと{ $count }人募集中です（{ $table }）。

tell-me = 募集を通知
tell-on = **このサーバーの{ $game }の卓で人が足りないとき、通知します。**
tell-off = **このサーバーの{ $game }の募集は、もう通知しません。**
tell-how = 誰でも入れる卓で、1分たっても人が足りないと、登録した人に通知します。1回に10人までで、しばらく通知を受けていない人を優先します。通知は、同じチャンネルの同じゲームでは30分に1回までです。卓に着いている間と、通知を受けない時間帯（`/{ command-preferences.name }`）には通知しません。見えない卓や、ブロックした人の卓も通知しません。
    -# ロビーの*{ tell-me }*で登録し、もう一度押すと解除します。一覧は`/{ command-preferences.name }`にあります。
tell-no-pings = { $whose ->
        [server] -# このサーバーは通知を切っているので、今は通知しません。
       *[mine] -# `/{ command-preferences.name }`で通知を切っているので、今は通知しません。
    }
tell-title = ## このサーバーで募集の通知を受けるゲーム
tell-choose = なし
tell-open = 募集の通知…
privacy-told = - 募集の通知を受けるゲーム（サーバーごと）：{ $count }件
