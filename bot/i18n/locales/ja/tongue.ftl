## The language of a server: that of a manager, who is told or asked once

tongue-ask = ここでは全員への表示が{ $now }です。{ $language }にしますか？これは自分にだけ見え、聞くのは一度だけです。`/{ command-server-settings.name }`でいつでも変えられます。
tongue-heeded = サーバー管理者のDiscordに合わせて、これからはここで全員に{ $language }で表示します。`/{ command-server-settings.name }`でいつでも変えられます。
tongue-done = これからはここで{ $language }で表示します。
