## 贏過的牌型：/profile的一頁

collection-open = 牌型圖鑑
collection-title = **{ $who }的牌型圖鑑**
collection-head = { $game }：{ $all }種牌型裡，用{ $made }種贏過
collection-row = - { $name } ×{ $count } · 第一次是{ $at }
collection-missing = -# 還缺：{ $names }。
collection-whole = 🟨 **全部收集完成！**
profile-framed = { $game }：牌型圖鑑全部收集完成，所以是金框。

achievements-open = 成就
achievements-title = **{ $who }的成就**
achievements-head = { $game }：共{ $all }項，已達成{ $made }項
achievements-row = - { $what }
achievements-rare = - 🏅 { $what }（稀有）
achievements-missing = -# 還沒達成：{ $what }。
achievements-whole = 🟨 **全部達成！**
