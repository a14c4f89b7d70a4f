## The language of a server

tongue-ask = 我在這裡對大家說{ $now }。要改成{ $language }嗎？只有你看得到這則，也只問一次；以後隨時可以用`/settings`改。
tongue-done = 從現在起，我在這裡對大家說{ $language }。
