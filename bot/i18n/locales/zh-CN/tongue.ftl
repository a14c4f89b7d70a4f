## The language of a server

tongue-ask = 我在这里用{ $now }说话。要改用{ $language }吗？只有你看得到这条，也只问一次；以后随时可以用`/{ command-server-settings.name }`改。
tongue-heeded = 你管理这个服务器，所以我跟你的 Discord 一样，从现在起在这里对大家用{ $language }说话。以后随时可以用`/{ command-server-settings.name }`改。
tongue-done = 从现在起，我在这里改用{ $language }说话。
