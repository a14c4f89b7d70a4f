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
