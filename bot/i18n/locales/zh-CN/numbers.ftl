## /server-settings > Numbers

numbers-open = 统计
numbers-title = ## 本服务器的统计
numbers-nothing = 最近{ $weeks }周，这里没有开过牌局。
numbers-column-week = 哪一周起
numbers-column-tables = 牌桌
numbers-column-people = 人数
numbers-column-new = 新人
numbers-column-unfinished = 未打完
numbers-hours = 各时段开桌数（{ $zone }）
numbers-week = { $day }起的一周：牌桌{ $tables }，人数{ $people }，新人{ $new }，未打完{ $unfinished }。
numbers-busiest = 最热闹的时段（{ $zone }）：{ $hour }点，{ $count }桌。
numbers-note = -# 牌桌：开打的桌数。人数：入座的人。新人：其中第一次在本服务器打的。未打完：没打完就关闭的。不提任何人的名字，只有你看得到。
