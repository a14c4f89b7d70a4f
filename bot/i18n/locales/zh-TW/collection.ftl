## 贏過的牌型：/profile的一頁

collection-open = 牌型圖鑑
collection-title = **{ $who }的牌型圖鑑**
collection-head = { $game }：{ $all }種牌型裡，用{ $made }種贏過
collection-row = - { $name } ×{ $count } · 第一次是{ $at }
collection-missing = -# 還缺：{ $names }。
collection-whole = 🟨 **全部收集完成！**
profile-framed = { $game }：牌型圖鑑全部收集完成，所以是金框。
