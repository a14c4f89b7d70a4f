## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **먹은 패마다 점수가 있어요:** 광 20점, 열끗 10점, 띠 5점, 피 1점. 판은 손패를 다 낼 때까지 가요.
hanaawase-learn-values-ask = **어느 패로 점수를 가장 많이 먹을까요?**
hanaawase-learn-values-bright = { JOSA($bright, "은") } 광이에요: 20점에, 낸 패 1점까지.
hanaawase-learn-values-animal = { JOSA($animal, "은") } 10점이에요. 광은 20점이에요.
hanaawase-learn-values-ribbon = { JOSA($ribbon, "은") } 5점이에요. 광은 20점이에요.

hanaawase-learn-par = 모든 패는 264점이라 셋이 똑같이 나누면 { $par }점이에요. **내 점수는 먹은 패 점수가 { $par }보다 많은 만큼이고**, 모자라면 그만큼 빼요. 한 판에서 먹은 패예요: { $points }점, 약은 없어요. 다른 사람도 약이 없어요.
hanaawase-learn-par-ask = **내 점수는 몇 점일까요?**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }. 다른 사람들이 그만큼 모자라서 내요. 한 판에서 세 사람의 점수를 더하면 0이에요.
hanaawase-learn-par-all = { JOSA($points, "은") } 먹은 패의 점수예요. 거기서 똑같이 나눈 { JOSA($par, "을") } 빼요.
hanaawase-learn-par-nothing = 약이 없어도 패는 계산해요. { $par }보다 얼마나 많은가요?

hanaawase-learn-viewing = 먹은 패로 **약**도 만들고, 나머지 두 사람이 저마다 그 점수를 다 내요. 두 장으로도 약이 돼요. { JOSA($have, "을") } 먹었어요.
hanaawase-learn-viewing-cup = { JOSA($have, "과") } { JOSA($cup, "이") } **{ yaku-hanami }**이에요: 두 사람에게서 { $points }점씩. { JOSA($cup, "은") } { JOSA($moon, "과") }도 약이 돼요.

hanaawase-learn-bites = 탁자 규칙에 **도깨비 패**가 있으면 { JOSA($oni, "으로") } 비만 빼고 **어느 달이든** 한 장을 먹어요. 방금 그 패를 냈어요.
hanaawase-learn-bites-ask = **어느 패를 먹을까요?**
hanaawase-learn-bites-bright = { $bright }: 어디에 있든 20점이에요. 도깨비 패는 바닥에서 가장 좋은 패에 쓰세요.
hanaawase-learn-bites-plain = 되긴 하지만 { JOSA($plain, "은") } 1점이에요. 비만 아니면 되니 가장 좋은 것을 먹으세요.
hanaawase-learn-bites-animal = { JOSA($animal, "은") } 10점이고, 더 좋은 것이 있어요.

hanaawase-learn-lies = 여기는 도깨비 패 { JOSA($oni, "이") } 바닥에 있어요. **손패로는 먹을 수 없어요.** 비로도 안 돼요. 더미에서 다음에 나오는 다른 달의 패가 먹어요.
hanaawase-learn-lies-ask = **어느 패로 먹을 수 있을까요?**
hanaawase-learn-lies-other = { JOSA($card, "으로") } { JOSA($caught, "을") } 먹었어요. 이어 더미에서 { JOSA($turned, "이") } 나와 도깨비 패를 먹어 줬어요.
hanaawase-learn-lies-willow = 도깨비 패도 비지만, 손패의 { JOSA($willow, "으로") }는 못 먹고 바닥에 남아요.

hanaawase-learn-now = 꽃을 맞춰 먹되 20점과 10점부터 먹고, 두 장이나 한 달로 되는 약을 노리세요. 두 사람이 내니까요. 나머지는 치면서 배워요. 손패 옆 칸에 가까운 약이 나오고, *{ more-button }*의 *{ help-button }*이 그때그때 알려 줘요.

hanaawase-help-goal = 똑같이 나눈 것보다 많은 패 점수(광 20, 열끗 10, 띠 5)와 약이에요. 약은 나머지 두 사람이 저마다 내요. 판은 손패를 다 내면 끝나요.
