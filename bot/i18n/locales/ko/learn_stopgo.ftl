## How Stop-Go is learned (engine/stopgo/lessons.py)

stopgo-learn-early = 약이 늘면 골라요. **{ picture-stop }**: 점수를 받고 판이 끝나요. **{ stopgo-verb-go }**: 점수를 더 노려요. 먼저 스톱한 사람만 점수를 받아요. 손에 { JOSA($card, "이") } 있고, 바닥에 { JOSA($moon, "이") } 있어요.
stopgo-learn-early-ask = **{ $points }점으로 스톱할까요, 아니면 고를 부를까요?**
stopgo-learn-early-on = 다음 차례에 { JOSA($card, "으로") } { JOSA($moon, "을") } 먹으면, { JOSA($have, "과") } 함께 { yaku-sanko }이 되어 { $more }점을 더 받아요. 상대는 아직 먹은 것이 없어서 위험이 적어요.
stopgo-learn-early-stop = { $points }점은 확실해요. 하지만 { JOSA($have, "이") } 있어서 다음 차례에 { JOSA($moon, "을") } 먹으면 { $more }점을 더 받아요. 상대는 아직 아무것도 없으니 승부를 걸 만해요.

stopgo-learn-late = 상대는 광이 하나만 더 있으면 돼요. 바닥에는 { JOSA($phoenix, "이") } 있어요. 고를 부르면 약이 더 늘어야 스톱할 수 있어요.
stopgo-learn-late-ask = **지금 { $points }점, 남은 손패 { $left }장이에요. 스톱할까요, 아니면 고를 부를까요?**
stopgo-learn-late-stop = { $points }점을 받았어요. 남은 패가 적어서 새 약을 만들기는 어려웠어요.
stopgo-learn-late-on = 상대는 { JOSA($have, "이") } 있으니 { JOSA($phoenix, "을") } 먹고 스톱해요. 그러면 나는 점수를 못 받아요. 손패가 { $left }장 남았을 때는 있는 점수를 챙기세요.

stopgo-learn-now = 같은 꽃끼리 맞춰 먹고, 귀한 패부터 챙기고, 작은 약부터 완성하세요. 고는 다른 사람의 약이 아직 멀 때만 부르세요. 나머지는 치면서 배워요. 곧 완성될 약은 손패 옆 칸에 나와요. 막히면 *{ more-button }*에서 *{ help-button }*을 누르세요.

stopgo-help-goal = 먹은 패로 약을 만드세요. 먼저 스톱한 사람이 점수를 받고, 나머지는 점수를 못 받아요.
stopgo-help-stop = **{ picture-stop }**: 판이 끝나고, 만든 약을 점수로 받아요.
stopgo-help-go = **{ stopgo-verb-go }**: 더 쳐요. 약이 다시 늘어야 스톱할 수 있고, 다른 사람이 먼저 스톱하면 나는 점수를 못 받아요.
