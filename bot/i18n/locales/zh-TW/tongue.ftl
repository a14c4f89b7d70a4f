## The language of a server

tongue-ask = 我在這裡用{ $now }發布訊息。要改成{ $language }嗎？之後也可以用`/{ command-server-settings.name }`更改。
tongue-heeded = 我在這裡的公開訊息已經改成{ $language }，跟你的Discord語言一致。隨時可以用`/{ command-server-settings.name }`更改。
tongue-done = 從現在起，我在這裡改用{ $language }發布訊息。
