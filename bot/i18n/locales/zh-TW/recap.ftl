## 伺服器的每週回顧

server-recap = 每週回顧的頻道
mine-rivals = 在每週回顧顯示我和別人的勝負
recap-title = ## 每週回顧：{ $since } – { $until }
recap-streak = { $who }：{ $run }連勝（{ $game }）
recap-rare = 🏅 { $what } · { $who }
recap-rivals = 老對手累計：{ $pairs }
recap-pair = { $who } { $won } : { $lost } { $other }
recap-series = { $every }的{ $game }牌聚（每人最好的{ $count }次）：{ $places }
settings-everything = 全部發到{ $channel }
settings-everything-in = 或者全部發到別的頻道
settings-everything-on = 全部開啟了：每日一局、每週一題、賽季結果和每週回顧發到那個頻道，每晚的小結發到打牌的頻道。在這裡可以逐項關掉。
