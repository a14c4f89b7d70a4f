## 赢过的牌型：/profile的一页

collection-open = 牌型收集
collection-title = **{ $who }的牌型收集**
collection-head = { $game }：{ $all }种牌型，赢过{ $made }种
collection-row = - { $name } ×{ $count } · 首次：{ $at }
collection-missing = -# 还没有：{ $names }。
collection-whole = 🟨 **全部集齐。**
profile-framed = { $game }：所有牌型都赢过，镶金框。
