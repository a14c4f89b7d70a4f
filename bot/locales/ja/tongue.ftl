## The language of a server: asked of a manager once

tongue-ask = ここでは全員への表示が{ $now }です。{ $language }にしますか？これは自分にだけ見え、聞くのは一度だけです。`/{ command-settings.name }`でいつでも変えられます。
tongue-done = これからはここで{ $language }で表示します。
