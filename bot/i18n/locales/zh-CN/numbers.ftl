## /server-settings > Numbers

numbers-open = 统计
numbers-title = ## 本服务器的统计
numbers-nothing = 最近{ $weeks }周，这里一场都没开打。
numbers-column-week = 起始日
numbers-column-tables = 牌桌
numbers-column-people = 人数
numbers-column-new = 新人
numbers-column-unfinished = 未打完
numbers-hours = 各时段开桌数（{ $zone }）
numbers-week = { $day }起的一周：牌桌{ $tables }，人数{ $people }，新人{ $new }，未打完{ $unfinished }。
numbers-busiest = 最热闹的时段（{ $zone }）：{ $hour }点，{ $count }桌。
numbers-note = -# *{ numbers-column-tables }*是开打的桌数，*{ numbers-column-new }*是第一次在这里打的人数，*{ numbers-column-unfinished }*是没打完就关闭的场数。不显示任何人的名字。
