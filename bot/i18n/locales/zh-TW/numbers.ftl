## /server-settings > Numbers

numbers-open = 統計
numbers-title = ## 這個伺服器的統計
numbers-nothing = 最近{ $weeks }週，這裡沒有開打過任何一場。
numbers-column-week = 週（起始日）
numbers-column-tables = 桌數
numbers-column-people = 人數
numbers-column-new = 新玩家
numbers-column-unfinished = 沒打完
numbers-hours = 各時段開打的桌數（{ $zone }）
numbers-week = { $day }起的那一週：{ $tables }桌，{ $people }人，新玩家{ $new }人，{ $unfinished }場沒打完。
numbers-busiest = 最熱門的時段（{ $zone }）：{ $hour }點，{ $count }桌。
numbers-note = -# *桌數*是開打的桌數，*新玩家*是第一次在這裡玩的人，*沒打完*是提早關閉的牌局。不會列出任何人的名字。
