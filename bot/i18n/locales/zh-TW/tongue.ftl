## The language of a server

tongue-ask = 我在這裡用{ $now }說話。要改用{ $language }嗎？只有你看得到這則，也只問一次；以後隨時可以用`/{ command-server-settings.name }`改。
tongue-heeded = 你管理這個伺服器，所以我跟你的 Discord 一樣，從現在起在這裡對大家用{ $language }說話。以後隨時可以用`/{ command-server-settings.name }`改。
tongue-done = 從現在起，我在這裡改用{ $language }說話。
