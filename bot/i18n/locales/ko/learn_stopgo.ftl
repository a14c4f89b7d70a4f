## How Stop-Go is learned (engine/stopgo/lessons.py)

stopgo-learn-early = 약이 커지면 골라요. **{ picture-stop }**: 점수를 받고 판이 끝나요. **{ stopgo-verb-go }**: 더 노려요. 먼저 스톱한 사람만 점수를 받아요. 손에 { JOSA($card, "이") } 있고, 바닥에 { JOSA($moon, "이") } 있어요.
stopgo-learn-early-ask = **{ $points }점으로 스톱할까요, 고를 부를까요?**
stopgo-learn-early-on = 다음 차례에 { JOSA($card, "으로") } { JOSA($moon, "을") } 먹으면 { JOSA($have, "과") } 함께 { yaku-sanko }, { $more }점을 더 받아요. 상대는 아직 먹은 것이 없어서 위험이 작아요.
stopgo-learn-early-stop = { $points }점은 확실해요. 하지만 { JOSA($have, "이") } 있으니 다음 차례에 { JOSA($moon, "으로") } { $more }점을 더 받고, 상대는 아직 아무것도 없어요. 여기서는 승부를 걸 만해요.

stopgo-learn-late = 상대는 광 하나가 모자라고, 바닥에 { JOSA($phoenix, "이") } 있어요. 고를 부르면 약이 더 커져야 스톱할 수 있어요.
stopgo-learn-late-ask = **{ $points }점, 남은 패 { $left }장. 스톱일까요, 고일까요?**
stopgo-learn-late-stop = { $points }점을 받았어요. 새 약을 만들 만한 것이 거의 없었어요.
stopgo-learn-late-on = 상대는 { JOSA($have, "이") } 있으니 { JOSA($phoenix, "을") } 먹고 스톱해요. 그러면 아무것도 못 받아요. { $left }장 남았을 때는 있는 점수를 챙기세요.

stopgo-learn-now = 꽃을 맞춰 먹고, 드문 것부터 먹고, 작은 약을 만들고, 고는 아무도 약이 가깝지 않을 때만 부르세요. 나머지는 치면서 배워요. 손패 옆 칸에 가까운 약이 나오고, *{ more-button }*의 *{ help-button }*이 그때그때 알려 줘요.

stopgo-help-goal = 약, 곧 먹은 패로 만드는 조합이에요. 먼저 스톱한 사람이 점수를 받고, 나머지는 아무것도 못 받아요.
stopgo-help-stop = **{ picture-stop }**: 판이 끝나고 약을 점수로 받아요.
stopgo-help-go = **{ stopgo-verb-go }**: 더 쳐요. 약이 커져야 다시 멈출 수 있고, 다른 사람이 먼저 스톱하면 아무것도 못 받아요.
