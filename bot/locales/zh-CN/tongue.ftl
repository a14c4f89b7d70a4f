## The language of a server

tongue-ask = 我在这里对大家说{ $now }。要改成{ $language }吗？只有你看得到这条，也只问一次；以后随时可以用`/settings`改。
tongue-done = 从现在起，我在这里对大家说{ $language }。
