## あがった役の一覧：/profileのページ

collection-open = 役コレクション
collection-title = **{ $who }の役コレクション**
collection-head = { $game }：{ $all }役のうち{ $made }役であがりました
collection-row = - { $name } ×{ $count } · 初めて：{ $at }
collection-missing = -# まだの役：{ $names }。
collection-whole = 🟨 **すべてそろいました。**
profile-framed = { $game }：すべての役であがったので、枠が金色です。

achievements-open = 実績
achievements-title = **{ $who }の実績**
achievements-head = { $game }：{ $all }個のうち{ $made }個
achievements-row = - { $what }
achievements-rare = - 🏅 { $what }（レア）
achievements-missing = -# 未達成の実績：{ $what }。
achievements-whole = 🟨 **すべて達成しました。**
