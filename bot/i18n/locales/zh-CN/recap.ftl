## 服务器的每周回顾

server-recap = 每周回顾的频道
mine-rivals = 在每周回顾里显示我和别人的胜负
recap-title = ## 每周回顾：{ $since } – { $until }
recap-streak = { $who }：{ $run }连胜（{ $game }）
recap-rare = 🏅 { $what } · { $who }
recap-rivals = 老对手累计：{ $pairs }
recap-pair = { $who } { $won } : { $lost } { $other }
recap-series = { $every }的{ $game }牌会（每人最好的{ $count }次）：{ $places }
settings-everything = 全部发到{ $channel }
settings-everything-in = 或者全部发到别的频道
settings-everything-on = 全部打开了：每日一局、每周一题、赛季结果和每周回顾发到那个频道，每晚的小结发到打牌的频道。在这里可以逐项关掉。
