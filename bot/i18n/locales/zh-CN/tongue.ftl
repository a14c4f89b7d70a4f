## The language of a server

tongue-ask = 我在这里用{ $now }发消息。改用{ $language }吗？以后可以在`/{ command-server-settings.name }`里改。
tongue-heeded = 我在这里的公开消息改用{ $language }了，跟你Discord的语言一样。随时可以在`/{ command-server-settings.name }`里改。
tongue-done = 从现在起，我在这里用{ $language }发消息。
