## /settings > Numbers

numbers-open = 数字で見る
numbers-title = ## ここでの対局
numbers-nothing = この{ $weeks }週間、ここで始まった対局はありません。
numbers-column-week = 週の始め
numbers-column-tables = 卓
numbers-column-people = 人数
numbers-column-new = 新顔
numbers-column-unfinished = 未終了
numbers-hours = 卓が始まった時刻（{ $zone }）
numbers-week = { $day }からの週：卓{ $tables }、人数{ $people }、新顔{ $new }、未終了{ $unfinished }。
numbers-busiest = 一番にぎわう時刻（{ $zone }）：{ $hour }時台、{ $count }卓。
numbers-note = -# 始まった卓、座った人、このサーバーで初めての人、終わる前に閉じた対局です。名前は出ません。見えるのは自分だけです。
