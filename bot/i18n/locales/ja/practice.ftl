## What somebody plays alone against computers: a page of /profile, and in /history

practice-title = **{ $who }の対コンピューター戦績**
practice-note = -# コンピューターだけが相手の対局を、一番弱い相手の強さで分けています。順位表にもレートにも入りません。
practice-head = 対コンピューター：{ $played }対局{ $won }勝
practice-level = { $game }、{ $level }
practice-game = { $game }：{ $played }対局{ $won }勝、{ $hands }局
practice-points = 、{ $points }点
profile-column-hands = 局
practice-open = 対コンピューター
practice-back = 対人
history-computer = CPU{ $number }（{ $level }）
share-practice = -# { $who }がこのページを共有しました。
privacy-practice = - 対コンピューターの合計：{ $count }件
