## How Koi-Koi is learned (engine/koikoi/lessons.py)

koikoi-learn-early = 약이 커지면 골라요. **{ koikoi-picture-stop }**: 점수를 받고 판이 끝나요. **{ koikoi-verb-koikoi }**: 더 노려요. 상대가 먼저 나면 아무것도 못 받아요. 손에 { JOSA($card, "이") } 있고, 바닥에 { JOSA($moon, "이") } 있어요.
koikoi-learn-early-ask = **{ $points }점으로 날까요, 코이코이를 부를까요?**
koikoi-learn-early-on = 다음 차례에 { JOSA($card, "으로") } { JOSA($moon, "을") } 먹으면 { JOSA($have, "과") } 함께 { $more }점을 더 받아요. 상대는 아직 먹은 것이 없어서 위험이 작아요.
koikoi-learn-early-stop = { $points }점은 확실해요. 하지만 { JOSA($have, "이") } 있으니 다음 차례에 { JOSA($moon, "으로") } { $more }점을 더 받고, 상대는 아직 아무것도 없어요. 여기서는 승부를 걸 만해요.

koikoi-learn-late = 상대가 코이코이를 불렀어요: **지금 나면 점수가 두 배예요**. 그런데 상대는 광 하나가 모자라고, 바닥에 { JOSA($phoenix, "이") } 있어요.
koikoi-learn-late-ask = **{ $points }점, 남은 패 { $left }장. 날까요, 코이코이를 부를까요?**
koikoi-learn-late-stop = { $points }점이 두 배로 { $doubled }점이에요. 코이코이를 부르고 따라잡히면 값을 치러요. 이번에는 상대가 치렀어요.
koikoi-learn-late-on = 상대는 { JOSA($have, "이") } 있으니 { JOSA($phoenix, "을") } 먹고 나요. 그러면 아무것도 못 받아요. 판이 끝나 갈 때는 있는 점수를 챙기세요.

koikoi-learn-now = 꽃을 맞춰 먹고, 드문 것부터 먹고, 작은 약을 만들고, 코이코이는 상대의 약이 멀 때만 부르세요. 나머지는 치면서 배워요. 손패 옆 칸에 가까운 약이 나오고, *{ more-button }*의 *{ help-button }*이 그때그때 알려 줘요.

koikoi-help-goal = 약, 곧 먹은 패로 만드는 조합이에요. 작은 약이 자주 나와요. 상대보다 먼저 나세요.
koikoi-help-agari = **{ koikoi-picture-stop }**: 판이 끝나고 약을 점수로 받아요.
koikoi-help-koikoi = **{ koikoi-verb-koikoi }**: 더 쳐서 점수를 노려요. 상대가 먼저 나면 아무것도 못 받고, 상대가 두 배를 받을 수도 있어요.
koikoi-help-declare = **보여 주기**: 받은 손패 약을 보이고 점수를 받은 뒤 판을 끝내요.
koikoi-help-play_on = **{ koikoi-verb-play_on }**: 손패 약을 혼자만 알고 판을 쳐요.
