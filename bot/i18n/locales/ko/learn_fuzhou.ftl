## How Fuzhou mahjong is learned (engine/fuzhou/lessons.py)

fuzhou-learn-tiles = 세 종류가 1부터 9까지 있고, 같은 패가 네 장씩이에요. **몸통**은 한 종류로 이어지는 세 장이나 같은 패 세 장이에요. 몸통 다섯과 **머리** 하나, 열일곱 장을 모으면 돼요.
fuzhou-learn-tiles-ask = **{ JOSA($low, "과") } { JOSA($high, "이") } 있어요. 어느 패가 오면 세 장이 이어질까요?**
fuzhou-learn-tiles-next = 한 종류로 세 장이 이어졌어요. 이것이 슌쯔예요.
fuzhou-learn-tiles-other = 숫자는 맞지만, 종류도 같아야 해요.
fuzhou-learn-tiles-flower = 풍패는 이어지지 않아요. 이 게임에서는 손에 둘 수도 없어요. 바로 다음에 배워요.

fuzhou-learn-flowers = 이 패들은 모두 **꽃**이에요. 풍패와 삼원패도 꽃이에요. 손에 두지 않고, 나오는 대로 펼쳐 놓고 한 장 더 뽑아요.
fuzhou-learn-flowers-ask = **{ JOSA($tile, "을") } 뽑았어요. 어떤 패일까요?**
fuzhou-learn-flowers-set-label = 같은 패 세 장을 만들 패
fuzhou-learn-flowers-flower-label = 1점짜리 꽃
fuzhou-learn-flowers-flower = 내놓고 한 장 더 뽑아요. 화료하면 1점이에요. 같은 꽃 네 장을 다 모으면 2점을 더 받아요.
fuzhou-learn-flowers-set = 다른 마작이라면 맞아요. 푸저우에서는 만수, 통수, 삭수로만 몸통을 만들어요.

fuzhou-learn-loose = 차례가 되면 한 장을 뽑고 한 장을 버려요. 몸통과 머리, 이어질 만한 두 장은 남겨 두세요.
fuzhou-learn-loose-ask = **어느 패를 버릴까요?**
fuzhou-learn-loose-loose = { JOSA($loose, "은") } 이웃한 패가 없어서 몸통이 되기 가장 어려워요.
fuzhou-learn-loose-suit = { JOSA($suit, "은") } 이미 이어진 세 장에 들어 있어요. 이웃한 패가 없는 것을 찾으세요.
fuzhou-learn-loose-pair = 마지막에는 머리가 있어야 하는데 지금은 이것뿐이에요. 이웃한 패가 없는 것을 찾으세요.

fuzhou-learn-gold = 패를 돌린 뒤 한 장을 뒤집어요. 그것과 같은 나머지 세 장이 **금패**(✦ 표시)예요. 금패는 아무 패로나 쓸 수 있고, 화료하면 1점이에요. 지금 금패 { JOSA($gold, "이") } 있어요.
fuzhou-learn-gold-ask = **어느 패를 버릴까요?**
fuzhou-learn-gold-loose = { JOSA($loose, "은") } 이웃한 패가 없어요. 금패는 나중에 모자란 아무 패나 될 수 있어요.
fuzhou-learn-gold-gold = 아무 패로나 쓸 수 있고 1점이에요. 게다가 금패를 버리면 이번 국에는 쯔모로만 화료할 수 있어요. 버리려고 하면 봇이 한 번 더 물어봐요.

fuzhou-learn-chow = 남이 버린 패를 가져올 수 있어요. **치**: 이어지는 세 장을 만들어요. 바로 왼쪽 사람의 패만 가져올 수 있어요. **퐁**: 같은 패 세 장을 만들어요. 누구의 패든 가져올 수 있어요. 이렇게 만든 몸통은 펼쳐 놓아요. 왼쪽 사람이 방금 { JOSA($tile, "을") } 버렸어요.
fuzhou-learn-chow-ask = **가져올까요?**
fuzhou-learn-chow-take = { JOSA($own, "과") } 합쳐 몸통이 완성됐어요. 펼쳐 놓고 한 장을 버려요.
fuzhou-learn-chow-pass = { JOSA($own, "이") } 있으니 딱 필요한 패예요. 이 게임에는 정해진 모양이 없어서, 몸통이 완성되면 무조건 이득이에요.

fuzhou-learn-won = **텐파이**예요. 한 장이면 몸통 다섯과 머리가 완성돼요. 누가 { JOSA($tile, "을") } 버렸어요. 이 게임에서는 버린 패로도 화료할 수 있어요.
fuzhou-learn-won-ask = **어떻게 할까요?**
fuzhou-learn-won-win = 꽃 { $flowers }장에 화료 1점을 더해, 나머지 세 사람에게서 { $points }점씩 받아요.
fuzhou-learn-won-pass = 쯔모면 두 배를 받아요. 하지만 패스하면 다음 패를 뽑을 때까지 이 패로 화료할 수 없고, 그사이 다른 사람이 화료할 수도 있어요. 지금 화료하세요.

fuzhou-learn-locked = 같은 손패인데, 조금 전에 { JOSA($tile, "을") } 패스했어요. 그 뒤로 아직 뽑지 않았는데 왼쪽 사람이 또 같은 패를 버렸어요.
fuzhou-learn-locked-ask = **그 패로 화료할 수 있을까요?**
fuzhou-learn-locked-yes-label = 네
fuzhou-learn-locked-no-label = 아니요, 지금은 안 돼요
fuzhou-learn-locked-no = 버렸거나 패스한 패로는 다음 패를 뽑을 때까지 화료할 수 없어요. 치와 퐁도 안 돼요. 뽑은 뒤에는 다시 할 수 있어요.
fuzhou-learn-locked-yes = 손패는 완성돼요. 하지만 같은 패를 패스했으니, 다음 패를 뽑을 때까지 화료할 수 없어요.

fuzhou-learn-counted = 방금 { JOSA($tile, "을") } 뽑아 쯔모로 화료했어요. **꽃과 금패, 화료 1점을 더하고, 쯔모면 두 배로 해요.** 꽃이 { $flowers }장, 금패가 { $golds }장이에요.
fuzhou-learn-counted-ask = **나머지 사람은 각자 몇 점을 줄까요?**
fuzhou-learn-counted-bare-label = { $flowers } + { $golds } + 1
fuzhou-learn-counted-doubled-label = ({ $flowers } + { $golds } + 1) × 2
fuzhou-learn-counted-gold-label = ({ $flowers } + { $golds }) × 2
fuzhou-learn-counted-doubled = 세 사람에게서 { $share }점씩, 모두 { $all }점이에요.
fuzhou-learn-counted-bare = 버린 패로 화료했다면 맞아요. 이번에는 쯔모였어요.
fuzhou-learn-counted-gold = 아깝네요. 두 배로 하기 전에 화료 1점을 더해야 해요.

fuzhou-learn-lone = 몸통 다섯이 완성됐고, 마지막 한 장은 금패 { JOSA($gold, "이에요") }. **아무** 패나 오면 머리가 돼요. 왼쪽 사람이 { JOSA($tile, "을") } 버렸어요.
fuzhou-learn-lone-ask = **그 패로 화료할 수 있을까요?**
fuzhou-learn-lone-yes-label = 네
fuzhou-learn-lone-no-label = 아니요, 쯔모해야 해요
fuzhou-learn-lone-no = 몸통 다섯에 금패 한 장이면 쯔모로만 화료할 수 있어요. 대신 무엇을 뽑아도 화료예요.
fuzhou-learn-lone-yes = 머리는 돼요. 하지만 그러면 누가 무엇을 버려도 화료하게 되니, 금패 한 장만 남은 손패는 쯔모로만 화료해요.

fuzhou-learn-three = 특별한 화료도 있어요. 방금 세 번째 { JOSA($gold, "을") } 뽑아서 금패 세 장을 다 모았어요. 나머지는 아직 완성되지 않았어요.
fuzhou-learn-three-ask = **어떻게 할까요?**
fuzhou-learn-three-win = 금패 세 장이면 나머지 패가 어떻든 화료하고 { $special }점을 더 받아요. 다른 특별 화료로는 꽃·깡 없음, 금패 머리, 금패 커쯔가 있어요.
fuzhou-learn-three-on = 더 만들 수도 있지만 이미 화료예요. 금패 세 장은 몸통이 없어도 되고 { $special }점을 더 받아요.

fuzhou-learn-now = 이웃한 패와 머리를 남기고, 몸통이 되는 패는 울고, 금패는 아껴 쓰세요. 화료할 수 있으면 화료하세요. 나머지는 치면서 배워요. *{ picture-waits }*에는 손패를 완성할 패가 나와요. 막히면 *{ more-button }*에서 *{ help-button }*을 누르세요.

fuzhou-help-goal = 세 종류의 패로 몸통 다섯과 머리 하나, 열일곱 장을 모아요. 버린 패로도 화료할 수 있지만, 쯔모면 두 배를 받아요.
fuzhou-help-jinkan = **금감**: 금패 바로 아래와 위의 패를 보여 주고 금패만 기다려요. 뽑으면 50점을 더 받아요. 되돌릴 수 없어요.
fuzhou-help-rob_gold = **금패 빼앗기**: 패산 옆의 금패를 가져와 화료해요. 30점을 더 받고 쯔모로 계산해요.
fuzhou-help-three_golds = **금패 세 장**: 나머지 패가 무엇이든 화료하고 40점을 더 받아요.
