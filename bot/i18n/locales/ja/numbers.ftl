## /server-settings > Numbers

numbers-open = 対局の統計
numbers-title = ## このサーバーの対局の統計
numbers-nothing = この{ $weeks }週間に、ここで始まった対局はありません。
numbers-column-week = 週の初日
numbers-column-tables = 卓数
numbers-column-people = 人数
numbers-column-new = 初参加
numbers-column-unfinished = 中断
numbers-hours = 対局が始まった時間帯（{ $zone }）
numbers-week = { DAY($day) }からの週：卓数{ $tables }、人数{ $people }、初参加{ $new }、中断{ $unfinished }。
numbers-busiest = 一番にぎわう時間帯（{ $zone }）：{ $hour }時台、{ $count }卓。
numbers-note = -# 卓数は始まった卓、初参加はこのサーバーで初めて打った人、中断は途中で閉じた対局です。名前は出ません。
