## How Jiaxing mahjong is learned (engine/jiaxing/lessons.py)

jiaxing-learn-tiles = 세 종류가 1부터 9까지 있고, 풍패와 삼원패에는 숫자가 없어요. 모든 패는 넉 장씩이에요. **몸통**을 모아요: 한 종류로 이어지는 석 장, 또는 같은 패 석 장. 마지막에는 몸통 넷과 **머리** 하나예요.
jiaxing-learn-tiles-ask = **{ JOSA($low, "과") } { JOSA($high, "이") } 있어요. 어느 패로 석 장이 이어질까요?**
jiaxing-learn-tiles-next = 한 종류로 이어지는 석 장: 슌쯔예요.
jiaxing-learn-tiles-other = 숫자는 맞지만, 한 종류여야 이어져요.
jiaxing-learn-tiles-wind = 풍패와 삼원패는 이어지지 않아요. 머리나 같은 패 석 장만 돼요.

jiaxing-learn-loose = 차례가 되면 한 장 뽑고 한 장 버려요. 여기서는 몸통 넷과 머리만으로는 안 되고 **모양**이 있어야 해요. 가장 흔한 것은 한 종류와 자패예요.
jiaxing-learn-loose-ask = **어느 패를 버릴까요?**
jiaxing-learn-loose-loose = { JOSA($loose, "은") } 그 종류가 하나뿐이라 몸통에도 모양에도 안 맞아요.
jiaxing-learn-loose-suit = { JOSA($suit, "은") } 모으는 종류예요. 다른 종류가 한 장 있어요.
jiaxing-learn-loose-pair = { $pair } 두 장은 석 장이 될 수 있고, 풍패는 모양에 맞아요. 들고 있으세요.

jiaxing-learn-wild = 처음에 패 한 장을 뒤집어요. 그와 같은 나머지 석 장이 **만능패**(표시 ✦)이고, 모자란 아무 패로나 쓸 수 있어요. 여기서는 { JOSA($wild, "이에요") }. 두 장 들고 있어요.
jiaxing-learn-wild-ask = **어느 패를 버릴까요?**
jiaxing-learn-wild-loose = { JOSA($loose, "은") } 혼자이고 다른 종류예요. 만능패가 두 장이라 손패가 거의 완성이에요.
jiaxing-learn-wild-wild = 무슨 종류인지는 상관없어요. { JOSA($wild, "은") } 모자란 아무 패나 돼요. 꼭 필요하지 않으면 버리지 마세요. 버리려 하면 봇이 한 번 더 물어봐요.
jiaxing-learn-wild-suit = { $suit } 석 장은 내 종류로 완성된 몸통이에요. 아무 데도 안 맞는 다른 패가 있어요.

jiaxing-learn-pong = 남이 버린 패를 가져올 수 있어요. **퐁**: 손안의 두 장과 합쳐 같은 패 석 장, 누구에게서나. **치**: 이어지는 석 장, 바로 왼쪽 사람에게서만. 그 몸통은 펼쳐 놓아요. { JOSA($tile, "이") } 두 장 있고, 누가 방금 한 장을 버렸어요.
jiaxing-learn-pong-ask = **가져올까요?**
jiaxing-learn-pong-take = { $tile } 몸통은 모양에 맞고, 자풍이면서 장풍이라 1점씩 받아요. 펼쳐 놓고 한 장 버려요.
jiaxing-learn-pong-pass = 남은 것은 두 장뿐이라 한동안 안 나올 수 있어요. 이 몸통은 모양에 맞고 2점이에요.

jiaxing-learn-spoils = 만수와 자패를 모으고 있어요. 왼쪽 사람이 { JOSA($tile, "을") } 버렸고, { JOSA($own, "으로") } 치할 수 있어요.
jiaxing-learn-spoils-ask = **가져올까요?**
jiaxing-learn-spoils-pass = 통수 몸통이 펼쳐진 채 남아, 다시는 한 종류가 될 수 없어요. 몸통이라고 다 이득은 아니에요.
jiaxing-learn-spoils-take = 몸통은 되지만 다른 종류로 펼쳐 놓게 되고, 그러면 될 만한 모양이 거의 없어요. 내 종류를 지키세요.

jiaxing-learn-shape = **네 가지 모양** 가운데 하나여야 화료해요: 한 종류로만(4점), 한 종류와 자패(2점), 자패로만(10점), 같은 패 석 장으로만(2점). 방금 { JOSA($tile, "을") } 뽑았어요: 몸통 넷과 머리예요.
jiaxing-learn-shape-ask = **화료일까요?**
jiaxing-learn-shape-yes-label = 네, 화료예요
jiaxing-learn-shape-no-label = 아니요, 아직이에요
jiaxing-learn-shape-no = 세 종류가 섞였고, 몸통이 모두 같은 패 석 장인 것도 아니에요: 모양이 없어요. *화료* 버튼도 안 나와요. 종류를 일찍 정하세요.
jiaxing-learn-shape-yes = 몸통 넷과 머리는 맞아요. 하지만 모양을 보세요. 몇 종류가 섞였나요?

jiaxing-learn-won = 만수와 자패를 모았고, 방금 { JOSA($tile, "을") } 뽑았어요.
jiaxing-learn-won-ask = **어떻게 할까요?**
jiaxing-learn-won-win = 점수(台): 모양 2, 자풍 1, 장풍 1, 만능패 없음 1, 모두 { $points }점이에요. 이것이 한 몫이고, 나머지 세 사람이 한 몫씩 내서 모두 { $all }점이에요.
jiaxing-learn-won-on = 다시 세어 보세요: 몸통 넷, 머리, 한 종류와 자패. 화료예요.

jiaxing-learn-discarded = 같은 손패에 { $tile } 한 장이 모자라고, 왼쪽 사람이 바로 그 패를 버렸어요.
jiaxing-learn-discarded-ask = **그 패로 화료할 수 있을까요?**
jiaxing-learn-discarded-yes-label = 네
jiaxing-learn-discarded-no-label = 아니요, 뽑아야 해요
jiaxing-learn-discarded-no = 자싱에서는 **스스로 뽑은** 패로 화료해요. (예외는 둘: 친의 맨 처음 버린 패, 누가 퐁에 더한 패.)
jiaxing-learn-discarded-yes = 손패는 완성되지만, 여기서는 버린 패로 화료하지 못해요. 스스로 뽑은 패여야 해요.

jiaxing-learn-counted = **번(番):** 만능패 석 장이 다 손안에 있으면 한 번이에요. { $points }점(台)에 한 번으로 화료했어요.
jiaxing-learn-counted-ask = **나머지는 저마다 얼마를 낼까요?**
jiaxing-learn-counted-bare-label = { $points }
jiaxing-learn-counted-doubled-label = { $share }
jiaxing-learn-counted-each-label = { $all }
jiaxing-learn-counted-doubled = { $points } × 2 = { $share }점씩, 모두 { $all }점이에요. 점수를 먼저 다 더하고 두 배로 해요.
jiaxing-learn-counted-bare = 그것은 점수예요. 만능패 석 장으로 두 배가 돼요.
jiaxing-learn-counted-each = 그것은 세 사람에게서 받는 합계예요. 한 사람은 3분의 1을 내요.

jiaxing-learn-contract = 왼쪽 사람에게서 두 번 울었어요. **세 번째로 울면 책임이 걸려요:** 둘 중 하나가 화료하면 상대는 한 몫 대신 { $partner }몫을, 나머지는 저마다 { $others }몫을 내요. 왼쪽 사람이 { JOSA($tile, "을") } 버렸고, 내 손패는 텐파이까지 한참 멀어요.
jiaxing-learn-contract-ask = **가져올까요?**
jiaxing-learn-contract-pass = 이런 손패로는 상대가 화료하기 쉽고, 그러면 { $partner }몫을 내요. 책임은 손패가 세고 텐파이가 가까울 때만 지세요.
jiaxing-learn-contract-take = 그러면 책임으로 묶여요. 상대가 화료하면 { $partner }몫을 내요. 다른 패가 아직 안 맞으니 그렇게 되기 쉬워요.

jiaxing-learn-now = 종류를 일찍 정하고, 자패를 들고 있고, 만능패를 헛되이 버리지 말고, 모양에 맞는 것만 우세요. 나머지는 치면서 배워요. *{ picture-waits }*에 손패를 완성할 패가 나오고, *{ more-button }*의 *{ help-button }*이 그때그때 알려 줘요.

jiaxing-help-goal = 몸통 넷과 머리를 한 모양으로: 한 종류로만, 한 종류와 자패, 자패로만, 같은 패 석 장으로만. 스스로 뽑은 패로 화료해요.
jiaxing-help-give_up = **{ jiaxing-verb-give_up }**: 화료도 못 하고 내지도 않아요. 뽑는 패는 대신 버려 줘요.
jiaxing-help-continue = **{ jiaxing-verb-continue }**: 화료할 수 있고, 다른 사람이 화료하면 내요.
