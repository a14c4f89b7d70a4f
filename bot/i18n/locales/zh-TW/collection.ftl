## 贏過的牌型：/profile的一頁

collection-open = 牌型收集
collection-title = **{ $who }的牌型收集**
collection-head = { $game }：{ $all }種牌型，贏過{ $made }種
collection-row = - { $name } ×{ $count } · 首次：{ $at }
collection-missing = -# 還沒有：{ $names }。
collection-whole = 🟨 **全部集齊。**
profile-framed = { $game }：所有牌型都贏過，鑲金框。
