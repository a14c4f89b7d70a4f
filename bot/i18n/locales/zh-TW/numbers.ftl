## /server-settings > Numbers

numbers-open = 統計
numbers-title = ## 本伺服器的統計
numbers-nothing = 最近{ $weeks }週，這裡沒有開過牌局。
numbers-column-week = 哪一週起
numbers-column-tables = 牌桌
numbers-column-people = 人數
numbers-column-new = 新人
numbers-column-unfinished = 未打完
numbers-hours = 各時段開桌數（{ $zone }）
numbers-week = { $day }起的一週：牌桌{ $tables }，人數{ $people }，新人{ $new }，未打完{ $unfinished }。
numbers-busiest = 最熱鬧的時段（{ $zone }）：{ $hour }點，{ $count }桌。
numbers-note = -# 牌桌：開打的桌數。人數：入座的人。新人：其中第一次在本伺服器打的。未打完：沒打完就關閉的。不提任何人的名字，只有你看得到。
