## How Fuzhou mahjong is learned (engine/fuzhou/lessons.py)

fuzhou-learn-tiles = 세 종류가 1부터 9까지, 넉 장씩 있어요. **몸통**을 모아요: 한 종류로 이어지는 석 장, 또는 같은 패 석 장. 마지막에는 몸통 다섯과 **머리** 하나, 열일곱 장이에요.
fuzhou-learn-tiles-ask = **{ JOSA($low, "과") } { JOSA($high, "이") } 있어요. 어느 패로 석 장이 이어질까요?**
fuzhou-learn-tiles-next = 한 종류로 이어지는 석 장: 슌쯔예요.
fuzhou-learn-tiles-other = 숫자는 맞지만, 한 종류여야 이어져요.
fuzhou-learn-tiles-flower = 풍패는 이어지지 않아요. 여기서는 손패에도 안 들어가요. 바로 다음에 나와요.

fuzhou-learn-flowers = 이 패들은 **꽃**이에요. 풍패와 삼원패도 꽃이에요. 손패에 두지 않고, 나오는 대로 모두에게 보이게 내놓고 다른 패로 바꿔요.
fuzhou-learn-flowers-ask = **{ JOSA($tile, "을") } 뽑았어요. 무엇일까요?**
fuzhou-learn-flowers-set-label = 같은 패 석 장의 재료
fuzhou-learn-flowers-flower-label = 꽃, 1점
fuzhou-learn-flowers-flower = 내놓고 다른 패를 뽑아요. 화료하면 1점이에요. 같은 꽃 넉 장이면 2점을 더해요.
fuzhou-learn-flowers-set = 다른 마작에서는 그래요. 푸저우에서는 만수, 통수, 삭수로만 몸통을 만들어요.

fuzhou-learn-loose = 차례가 되면 한 장 뽑고 한 장 버려요. 몸통, 머리, 이어질 두 장은 들고 있으세요.
fuzhou-learn-loose-ask = **어느 패를 버릴까요?**
fuzhou-learn-loose-loose = { JOSA($loose, "은") } 손안에 이웃이 없어서 몸통에서 가장 멀어요.
fuzhou-learn-loose-suit = { JOSA($suit, "은") } 이미 이어진 석 장에 들어 있어요. 이웃이 없는 패를 찾으세요.
fuzhou-learn-loose-pair = 마지막에 머리가 있어야 하는데 이것뿐이에요. 이웃이 없는 패를 찾으세요.

fuzhou-learn-gold = 패를 돌린 뒤 한 장을 뒤집어요. 그와 같은 나머지 석 장이 **금패**(표시 ✦)예요. 금패는 아무 패로나 쓸 수 있고, 화료하면 1점이에요. { JOSA($gold, "이") } 있어요.
fuzhou-learn-gold-ask = **어느 패를 버릴까요?**
fuzhou-learn-gold-loose = { JOSA($loose, "은") } 이웃이 없어요. 금패는 마지막에 모자란 아무 패나 돼요.
fuzhou-learn-gold-gold = 아무 패로나 쓸 수 있고 1점이에요. 그리고 금패를 버린 사람은 이번 국에 쯔모로만 화료해요. 버리려 하면 봇이 한 번 더 물어봐요.

fuzhou-learn-chow = 남이 버린 패를 가져올 수 있어요. **치**: 이어지는 석 장, 바로 왼쪽 사람에게서만. **퐁**: 같은 패 석 장, 누구에게서나. 그 몸통은 펼쳐 놓아요. 왼쪽 사람이 방금 { JOSA($tile, "을") } 버렸어요.
fuzhou-learn-chow-ask = **가져올까요?**
fuzhou-learn-chow-take = { JOSA($own, "과") } 합쳐 몸통이 완성됐어요. 펼쳐 놓고 한 장 버려요.
fuzhou-learn-chow-pass = { $own }에 바로 이 패가 모자라요. 여기서는 지킬 모양이 없으니 몸통은 그대로 이득이에요.

fuzhou-learn-won = **텐파이**예요: 한 장이면 몸통 다섯과 머리가 완성돼요. 누가 { JOSA($tile, "을") } 버렸고, 여기서는 버린 패로도 화료해요.
fuzhou-learn-won-ask = **어떻게 할까요?**
fuzhou-learn-won-win = 꽃 { JOSA($flowers, "과") } 화료 1: 나머지 세 사람에게서 { $points }점씩.
fuzhou-learn-won-pass = 쯔모면 두 배지만, 패스한 패는 다음 패를 뽑을 때까지 울 수 없고, 다른 사람도 기다릴 수 있어요. 화료하세요.

fuzhou-learn-locked = 같은 손패인데, 조금 전에 { JOSA($tile, "을") } 패스했고 그 뒤로 뽑지 않았어요. 이제 왼쪽 사람이 같은 패를 버렸어요.
fuzhou-learn-locked-ask = **그 패로 화료할 수 있을까요?**
fuzhou-learn-locked-yes-label = 네
fuzhou-learn-locked-no-label = 아니요, 지금은 안 돼요
fuzhou-learn-locked-no = 버렸거나 패스한 패는 다음 패를 뽑을 때까지 가져올 수 없어요. 그 뒤에는 다시 돼요.
fuzhou-learn-locked-yes = 손패는 완성돼요. 하지만 같은 패를 패스해서, 다시 뽑을 때까지 가져올 수 없어요.

fuzhou-learn-counted = 방금 { JOSA($tile, "을") } 스스로 뽑아 화료했어요. **점수: 꽃, 금패, 화료 1. 쯔모면 두 배예요.** 꽃이 { $flowers }장, 금패가 { $golds }장이에요.
fuzhou-learn-counted-ask = **나머지는 저마다 얼마를 낼까요?**
fuzhou-learn-counted-bare-label = { $flowers } + { $golds } + 1
fuzhou-learn-counted-doubled-label = ({ $flowers } + { $golds } + 1) × 2
fuzhou-learn-counted-gold-label = ({ $flowers } + { $golds }) × 2
fuzhou-learn-counted-doubled = 세 사람에게서 { $share }점씩, 모두 { $all }점이에요.
fuzhou-learn-counted-bare = 그것은 버린 패로 화료했을 때예요. 스스로 뽑았어요.
fuzhou-learn-counted-gold = 아깝네요. 두 배로 하기 전에 화료 1을 더해요.

fuzhou-learn-lone = 몸통 다섯이 완성됐고, 마지막 한 장이 금패 { JOSA($gold, "이에요") }. **아무** 패나 오면 머리가 돼요. 왼쪽 사람이 { JOSA($tile, "을") } 버렸어요.
fuzhou-learn-lone-ask = **그 패로 화료할 수 있을까요?**
fuzhou-learn-lone-yes-label = 네
fuzhou-learn-lone-no-label = 아니요, 뽑아야 해요
fuzhou-learn-lone-no = 몸통 다섯에 금패 혼자면 쯔모로만 화료해요. 대신 무엇을 뽑아도 돼요.
fuzhou-learn-lone-yes = 머리는 돼요. 하지만 금패 혼자면 모든 버린 패로 화료하게 되니, 이 손패는 쯔모로만 화료해요.

fuzhou-learn-three = 특별 화료도 있어요. 방금 셋째 { JOSA($gold, "을") } 뽑았어요. 금패 석 장이 다 내 것이고, 나머지는 완성되지 않았어요.
fuzhou-learn-three-ask = **어떻게 할까요?**
fuzhou-learn-three-win = 금패 석 장이면 나머지가 무엇이든 화료하고 { $special }점을 더해요. 다른 특별 화료: 꽃도 깡도 없음, 금패 머리나 금패 커쯔.
fuzhou-learn-three-on = 더 만들 수도 있지만 화료가 눈앞이에요. 금패 석 장은 몸통이 없어도 되고 { $special }점을 더해요.

fuzhou-learn-now = 이웃과 머리를 들고 있고, 몸통이 되는 것은 울고, 금패를 헛되이 버리지 말고, 되면 화료하세요. 나머지는 치면서 배워요. *{ picture-waits }*에 손패를 완성할 패가 나오고, *{ more-button }*의 *{ help-button }*이 그때그때 알려 줘요.

fuzhou-help-goal = 세 종류로 몸통 다섯과 머리, 열일곱 장이에요. 버린 패로도 화료하고, 쯔모면 두 배를 받아요.
fuzhou-help-jinkan = **금감**: 금패 바로 아래와 위의 패를 보이고 금패만 기다려요. 뽑으면 50점을 더해요. 되돌릴 수 없어요.
fuzhou-help-rob_gold = **금패 빼앗기**: 패산 옆의 금패를 마지막 패로 가져와요. 30점을 더하고 쯔모로 계산해요.
fuzhou-help-three_golds = **금패 석 장**: 나머지가 무엇이든 화료하고 40점을 더해요.
