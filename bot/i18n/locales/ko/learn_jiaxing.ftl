## How Jiaxing mahjong is learned (engine/jiaxing/lessons.py)

jiaxing-learn-tiles = 세 종류가 1부터 9까지 있고, 자패(풍패와 삼원패)에는 숫자가 없어요. 같은 패가 네 장씩이에요. **몸통**은 한 종류로 이어지는 세 장이나 같은 패 세 장이에요. 몸통 넷과 **머리** 하나를 모으면 돼요.
jiaxing-learn-tiles-ask = **{ JOSA($low, "과") } { JOSA($high, "이") } 있어요. 어느 패가 오면 세 장이 이어질까요?**
jiaxing-learn-tiles-next = 한 종류로 세 장이 이어졌어요. 이것이 슌쯔예요.
jiaxing-learn-tiles-other = 숫자는 맞지만, 종류도 같아야 해요.
jiaxing-learn-tiles-wind = 자패는 이어지지 않아요. 머리나 같은 패 세 장만 만들 수 있어요.

jiaxing-learn-loose = 차례가 되면 한 장을 뽑고 한 장을 버려요. 이 게임에서는 몸통 넷과 머리만으로는 모자라고 **모양**도 있어야 해요. 가장 흔한 모양은 한 종류와 자패예요.
jiaxing-learn-loose-ask = **어느 패를 버릴까요?**
jiaxing-learn-loose-loose = 그 종류는 { $loose } 한 장뿐이에요. 몸통에도 모양에도 안 맞아요.
jiaxing-learn-loose-suit = { JOSA($suit, "은") } 내가 모으는 종류예요. 다른 종류가 한 장 있어요.
jiaxing-learn-loose-pair = { $pair } 두 장은 세 장이 될 수 있고, 자패는 모양에도 맞아요. 남겨 두세요.

jiaxing-learn-wild = 처음에 패 한 장을 뒤집어요. 그것과 같은 나머지 세 장이 **만능패**(✦ 표시)이고, 모자란 아무 패로나 쓸 수 있어요. 이번 만능패는 { JOSA($wild, "이에요") }. 지금 두 장 있어요.
jiaxing-learn-wild-ask = **어느 패를 버릴까요?**
jiaxing-learn-wild-loose = { JOSA($loose, "은") } 짝도 없고 종류도 달라요. 만능패가 두 장이라 손패가 거의 완성됐어요.
jiaxing-learn-wild-wild = 원래 종류는 상관없어요. { JOSA($wild, "은") } 모자란 아무 패나 될 수 있으니 되도록 남겨 두세요. 버리려고 하면 봇이 한 번 더 물어봐요.
jiaxing-learn-wild-suit = { $suit } 세 장은 내가 모으는 종류로 완성된 몸통이에요. 아무 데도 안 맞는 다른 패가 있어요.

jiaxing-learn-pong = 남이 버린 패를 가져올 수 있어요. **퐁**: 내 두 장과 합쳐 같은 패 세 장을 만들어요. 누구의 패든 가져올 수 있어요. **치**: 이어지는 세 장을 만들어요. 바로 왼쪽 사람의 패만 가져올 수 있어요. 이렇게 만든 몸통은 펼쳐 놓아요. 지금 { JOSA($tile, "이") } 두 장 있어요. 누가 방금 같은 패를 버렸어요.
jiaxing-learn-pong-ask = **가져올까요?**
jiaxing-learn-pong-take = { $tile } 몸통은 모양에 맞고, 자풍이면서 장풍이라 점수를 두 번 받아요. 펼쳐 놓고 한 장을 버려요.
jiaxing-learn-pong-pass = 네 장 중 두 장을 내가 가지고 있어서 남은 것은 두 장뿐인데, 그중 하나가 나왔어요. 이 몸통은 모양에 맞고 2점이에요.

jiaxing-learn-spoils = 만수와 자패를 모으고 있어요. 왼쪽 사람이 { JOSA($tile, "을") } 버려서 { JOSA($own, "으로") } 치할 수 있어요.
jiaxing-learn-spoils-ask = **가져올까요?**
jiaxing-learn-spoils-pass = 통수 몸통을 펼쳐 놓으면 다시는 한 종류로 만들 수 없어요. 몸통이라고 다 이득은 아니에요.
jiaxing-learn-spoils-take = 몸통은 되지만 다른 종류를 펼쳐 놓게 돼서, 만들 수 있는 모양이 거의 없어져요. 모으던 종류를 지키세요.

jiaxing-learn-shape = **네 가지 모양** 중 하나여야 화료할 수 있어요: 한 종류로만(4점), 한 종류와 자패(2점), 자패로만(10점), 같은 패 세 장으로만(2점). 방금 { JOSA($tile, "을") } 뽑아서 몸통 넷과 머리가 됐어요.
jiaxing-learn-shape-ask = **화료일까요?**
jiaxing-learn-shape-yes-label = 네, 화료예요
jiaxing-learn-shape-no-label = 아니요, 아직이에요
jiaxing-learn-shape-no = 세 종류가 섞였고, 몸통이 모두 같은 패 세 장인 것도 아니라서 모양이 없어요. *화료* 버튼도 나오지 않아요. 종류를 일찍 정하세요.
jiaxing-learn-shape-yes = 몸통 넷과 머리는 맞아요. 하지만 모양을 보세요. 몇 종류가 섞였나요?

jiaxing-learn-won = 만수와 자패를 모았고, 방금 { JOSA($tile, "을") } 뽑았어요.
jiaxing-learn-won-ask = **어떻게 할까요?**
jiaxing-learn-won-win = 모양 2점, 자풍 1점, 장풍 1점, 만능패 없음 1점으로 점수는 모두 { $points }점이에요. 이것이 한 몫이에요. 나머지 세 사람이 한 몫씩 내서 모두 { $all }점을 받아요.
jiaxing-learn-won-on = 다시 세어 보세요. 한 종류와 자패로 몸통 넷과 머리가 있으니 화료예요.

jiaxing-learn-discarded = 같은 손패에서 { $tile } 한 장이 모자란데, 왼쪽 사람이 바로 그 패를 버렸어요.
jiaxing-learn-discarded-ask = **그 패로 화료할 수 있을까요?**
jiaxing-learn-discarded-yes-label = 네
jiaxing-learn-discarded-no-label = 아니요, 쯔모해야 해요
jiaxing-learn-discarded-no = 자싱 마작에서는 **내가 뽑은** 패로만 화료해요. (예외는 둘이에요: 친이 맨 처음 버린 패와, 누가 퐁에 더한 패.)
jiaxing-learn-discarded-yes = 손패는 완성되지만, 이 게임에서는 버린 패로 화료할 수 없어요. 내가 뽑아야 해요.

jiaxing-learn-counted = **두 배:** 만능패 세 장이 다 손에 있으면 점수가 한 번 두 배가 돼요. 이번에는 { $points }점에 두 배가 한 번 붙어 화료했어요.
jiaxing-learn-counted-ask = **나머지 사람은 각자 몇 점을 줄까요?**
jiaxing-learn-counted-bare-label = { $points }
jiaxing-learn-counted-doubled-label = { $share }
jiaxing-learn-counted-each-label = { $all }
jiaxing-learn-counted-doubled = { $points } × 2 = { $share }점씩, 모두 { $all }점이에요. 점수를 먼저 다 더한 다음 두 배로 해요.
jiaxing-learn-counted-bare = 그건 점수만 더한 값이에요. 만능패 세 장이 있으니 두 배로 해야 해요.
jiaxing-learn-counted-each = 그건 세 사람이 주는 점수를 합친 값이에요. 한 사람은 그 3분의 1을 줘요.

jiaxing-learn-contract = 왼쪽 사람의 패를 두 번 울었어요. **세 번째로 울면 책임 관계가 돼요:** 둘 중 하나가 화료하면 상대는 한 몫 대신 { $partner }몫을, 나머지는 { $others }몫씩 내요. 왼쪽 사람이 { JOSA($tile, "을") } 버렸어요. 내 손패는 텐파이까지 한참 멀어요.
jiaxing-learn-contract-ask = **가져올까요?**
jiaxing-learn-contract-pass = 이런 손패라면 상대가 화료할 가능성이 더 크고, 그러면 { $partner }몫을 내야 해요. 책임 관계는 손패가 좋고 텐파이가 가까울 때만 만드세요.
jiaxing-learn-contract-take = 이제 책임 관계예요. 상대가 화료하면 { $partner }몫을 내야 해요. 다른 패가 아직 안 맞아서 그렇게 되기 쉬워요.

jiaxing-learn-now = 종류를 일찍 정하고, 자패를 남겨 두고, 만능패는 아껴 쓰세요. 모양에 맞는 패만 우세요. 나머지는 치면서 배워요. *{ picture-waits }*에는 손패를 완성할 패가 나와요. 막히면 *{ more-button }*에서 *{ help-button }*을 누르세요.

jiaxing-help-goal = 다음 중 한 가지 모양으로 몸통 넷과 머리를 모아요: 한 종류로만, 한 종류와 자패, 자패로만, 같은 패 세 장으로만. 내가 뽑은 패로만 화료해요.
jiaxing-help-give_up = **{ jiaxing-verb-give_up }**: 화료할 수 없는 대신 점수를 잃지 않아요. 뽑는 패는 모두 자동으로 버려요.
jiaxing-help-continue = **{ jiaxing-verb-continue }**: 화료할 수 있지만, 다른 사람이 화료하면 점수를 줘야 해요.
