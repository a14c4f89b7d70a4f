## 赢过的牌型：/profile的一页

collection-open = 图鉴
collection-title = **{ $who }的图鉴**
collection-head = { $game }：共{ $all }种{ $unit ->
        [round] 役
       *[hand] 牌型
    }，已收集{ $made }种
collection-row = - { $name } ×{ $count } · 首次：{ $at }
collection-missing = -# 还没收集到：{ $names }。
collection-whole = 🟨 **全部集齐！**
profile-framed = { $game }：图鉴已集齐，边框变成金色。

achievements-open = 成就
achievements-title = **{ $who }的成就**
achievements-head = { $game }：共{ $all }项，已达成{ $made }项
achievements-row = - { $what }
achievements-rare = - 🏅 { $what }（稀有）
achievements-missing = -# 还没达成：{ $what }。
achievements-whole = 🟨 **全部达成！**
