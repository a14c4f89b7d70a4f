## How Hana-awase is learned (engine/hanaawase/lessons.py)

hanaawase-learn-values = **먹은 패마다 점수가 있어요:** 광 20점, 열끗 10점, 띠 5점, 피 1점. 모두 손패를 다 낼 때까지 판이 이어져요.
hanaawase-learn-values-ask = **어느 패를 내야 점수를 가장 많이 얻을까요?**
hanaawase-learn-values-bright = { JOSA($bright, "은") } 광이라 20점이에요. 내가 낸 패도 1점이에요.
hanaawase-learn-values-animal = { JOSA($animal, "은") } 10점이에요. 광은 20점이에요.
hanaawase-learn-values-ribbon = { JOSA($ribbon, "은") } 5점이에요. 광은 20점이에요.

hanaawase-learn-par = 모든 패를 합치면 264점이라, 셋이 똑같이 나누면 { $par }점씩이에요. **내 점수는 패 점수에서 { JOSA($par, "을") } 뺀 것이에요.** 이 패를 먹어서 패 점수가 { $points }점이에요. 약을 만든 사람은 없어요.
hanaawase-learn-par-ask = **내 점수는 몇 점일까요?**
hanaawase-learn-par-all-label = { $points }
hanaawase-learn-par-above-label = +{ $score }
hanaawase-learn-par-nothing-label = 0
hanaawase-learn-par-above = { $points } − { $par } = { $score }. 나머지 두 사람은 합쳐서 그만큼 모자라니 그 점수를 나에게 줘요. 한 판에서 세 사람의 점수를 더하면 늘 0이에요.
hanaawase-learn-par-all = { JOSA($points, "은") } 패 점수예요. 거기서 똑같이 나눈 { JOSA($par, "을") } 빼야 해요.
hanaawase-learn-par-nothing = 약이 없어도 패 점수는 계산해요. { $par }보다 얼마나 많은가요?

hanaawase-learn-viewing = 먹은 패로 **약**도 만들 수 있어요. 약의 점수는 나머지 두 사람에게서 각각 받아요. 두 장으로 되는 약도 있어요. 지금까지 { JOSA($have, "을") } 먹었어요.
hanaawase-learn-viewing-cup = { JOSA($have, "과") } { JOSA($cup, "이") } 모이면 **{ yaku-hanami }**이에요: 두 사람에게서 { $points }점씩 받아요. { JOSA($cup, "은") } { JOSA($moon, "과") }도 약이 돼요.

hanaawase-learn-bites = 테이블 규칙에 **도깨비 패**가 있으면, { JOSA($oni, "으로") } 비만 빼고 **어느 달이든** 한 장을 먹을 수 있어요. 방금 그 패를 냈어요.
hanaawase-learn-bites-ask = **어느 패를 먹을까요?**
hanaawase-learn-bites-bright = { JOSA($bright, "은") } 20점이에요. 도깨비 패로는 바닥에서 가장 좋은 패를 먹으세요.
hanaawase-learn-bites-plain = 먹을 수는 있지만 { JOSA($plain, "은") } 1점이에요. 비만 아니면 다 되니 가장 좋은 패를 먹으세요.
hanaawase-learn-bites-animal = { JOSA($animal, "은") } 10점이에요. 바닥에 더 좋은 패가 있어요.

hanaawase-learn-lies = 이번에는 도깨비 패인 { JOSA($oni, "이") } 바닥에 있어요. **손패로는 먹을 수 없어요.** 비로도 안 돼요. 더미에서 다음에 나오는, 비가 아닌 패가 먹어요.
hanaawase-learn-lies-ask = **어느 패를 내면 먹을 수 있을까요?**
hanaawase-learn-lies-other = { JOSA($card, "으로") } { JOSA($caught, "을") } 먹었어요. 이어서 더미에서 { JOSA($turned, "이") } 나와 도깨비 패까지 먹었어요.
hanaawase-learn-lies-willow = 도깨비 패도 비지만, 손패의 { JOSA($willow, "으로") }는 먹을 수 없어요. 낸 패는 그냥 바닥에 남아요.

hanaawase-learn-now = 같은 꽃끼리 맞춰 먹되, 20점과 10점짜리부터 챙기세요. 두 장만으로 되는 약이나 같은 달을 다 모으는 약도 노리세요. 약의 점수는 두 사람에게서 받아요. 나머지는 치면서 배워요. 곧 완성될 약은 손패 옆 칸에 나와요. 막히면 *{ more-button }*에서 *{ help-button }*을 누르세요.

hanaawase-help-goal = 셋이 똑같이 나눈 것보다 패 점수를 더 모으고(광 20, 열끗 10, 띠 5) 약을 만드세요. 약의 점수는 나머지 두 사람에게서 각각 받아요. 모두 손패를 다 내면 판이 끝나요.
