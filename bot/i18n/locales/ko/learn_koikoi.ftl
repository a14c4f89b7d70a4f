## How Koi-Koi is learned (engine/koikoi/lessons.py)

koikoi-learn-early = 약이 늘면 골라요. **{ koikoi-picture-stop }**: 점수를 받고 판이 끝나요. **{ koikoi-verb-koikoi }**: 점수를 더 노려요. 상대가 먼저 나면 내 점수는 없어요. 손에 { JOSA($card, "이") } 있고, 바닥에 { JOSA($moon, "이") } 있어요.
koikoi-learn-early-ask = **{ $points }점으로 날까요, 아니면 코이코이를 부를까요?**
koikoi-learn-early-on = 다음 차례에 { JOSA($card, "으로") } { JOSA($moon, "을") } 먹으면, { JOSA($have, "과") } 함께 약이 되어 { $more }점을 더 받아요. 상대는 아직 먹은 것이 없어서 위험이 적어요.
koikoi-learn-early-stop = { $points }점은 확실해요. 하지만 { JOSA($have, "이") } 있어서 다음 차례에 { JOSA($moon, "을") } 먹으면 { $more }점을 더 받아요. 상대는 아직 아무것도 없으니 승부를 걸 만해요.

koikoi-learn-late = 상대가 코이코이를 불러서 **지금 나면 점수가 두 배예요**. 그런데 상대는 광이 하나만 더 있으면 돼요. 바닥에는 { JOSA($phoenix, "이") } 있어요.
koikoi-learn-late-ask = **지금 { $points }점, 남은 손패 { $left }장이에요. 날까요, 아니면 코이코이를 부를까요?**
koikoi-learn-late-stop = { $points }점이 두 배로 { $doubled }점이 됐어요. 코이코이를 부르면 이런 위험이 있어요. 이번에는 상대가 손해를 봤어요.
koikoi-learn-late-on = 상대는 { JOSA($have, "이") } 있으니 { JOSA($phoenix, "을") } 먹고 나요. 그러면 내 점수는 없어요. 판이 끝나 갈 때는 있는 점수를 챙기세요.

koikoi-learn-now = 같은 꽃끼리 맞춰 먹고, 귀한 패부터 챙기고, 작은 약부터 완성하세요. 코이코이는 상대의 약이 아직 멀 때만 부르세요. 나머지는 치면서 배워요. 곧 완성될 약은 손패 옆 칸에 나와요. 막히면 *{ more-button }*에서 *{ help-button }*을 누르세요.

koikoi-help-goal = 먹은 패로 약을 만드세요. 작은 약이 가장 자주 나와요. 상대보다 먼저 나세요.
koikoi-help-agari = **{ koikoi-picture-stop }**: 판이 끝나고, 만든 약을 점수로 받아요.
koikoi-help-koikoi = **{ koikoi-verb-koikoi }**: 점수를 더 노려요. 상대가 먼저 나면 내 점수는 없고, 상대가 두 배를 받을 수도 있어요.
koikoi-help-declare = **보여 주기**: 처음 받은 손패 약을 보이고 점수를 받아요. 판은 끝나요.
koikoi-help-play_on = **{ koikoi-verb-play_on }**: 손패 약을 알리지 않고 그대로 쳐요.
