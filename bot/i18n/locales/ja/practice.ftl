## What somebody plays alone against computers: a page of /profile, and in /history

practice-title = **{ $who }の対コンピューター戦績**
practice-note = -# コンピューターだけが相手の対局を、一番弱い相手の強さで分けています。ランキングにもレートにも反映されません。
practice-head = 対コンピューター：{ $played }戦{ $won }勝
practice-level = { $game }、{ $level }
practice-game = { $game }：{ $played }戦{ $won }勝（{ $hands }回）
practice-points = 、{ $points }点
profile-column-hands = 回数
practice-open = 対コンピューター
practice-back = 対人
history-computer = { $who }（CPU・{ $level }）
share-practice = -# { $who }がこのページを共有しました。
privacy-practice = - 対コンピューターの合計：{ $count }件
