## How hanafuda is learned: the lessons that the games share, the words of the guide, and what one can do

month-1 = 송학
month-2 = 매조
month-3 = 벚꽃
month-4 = 흑싸리
month-5 = 난초
month-6 = 모란
month-7 = 홍싸리
month-8 = 공산
month-9 = 국화
month-10 = 단풍
month-11 = 비
month-12 = 오동
category-H = 광
category-A = 열끗
category-R = 띠
category-K = 피
guide-head = { $number }월 · { $name }
guide-month = { $number }월 { $name }: { $cards }

learn-months = 열두 달이 네 장씩이에요. **같은 꽃이면 짝이에요.** 한국 화투와 달리 비가 11월, 오동이 12월이에요. 패 아래 표시는 종류예요. 광은 드물고 값지고, 피는 많고 흔해요.
learn-months-ask = **{ JOSA($card, "과") } 짝인 패는?**
learn-months-same = 둘 다 3월 벚꽃이에요. 피도 다른 패와 똑같이 광의 짝이 돼요.
learn-months-ribbon = 띠가 붉고 꽃도 비슷하게 붉지만, 이건 2월 매조예요. 같은 꽃을 찾으세요.
learn-months-bright = 그것도 광이지만 12월이에요. 종류가 아니라 꽃이 같아야 짝이에요.

learn-match = 위가 **바닥**, 아래가 내 손패예요. 한 장을 내서 바닥에 같은 달이 있으면 **둘 다 먹어요**. 먹을 수 있는 패에는 테두리가 있어요.
learn-match-ask = **어느 패로 먹을 수 있을까요?**
learn-match-cherry = { JOSA($card, "으로") } { JOSA($caught, "을") } 먹었어요. 이어 더미의 맨 위를 뒤집어 { JOSA($turned, "이") } 나왔고, { JOSA($second, "을") } 만나 이 두 장도 먹었어요. 한 차례는 늘 이 두 단계예요.
learn-match-boar = 바닥에 홍싸리가 없어서 { JOSA($boar, "은") } 그대로 남고, 누구나 먹을 수 있어요. 손패에도 바닥에도 있는 꽃을 찾으세요.
learn-match-pine = 바닥을 봐야 해요. 바닥에는 송학이 없어요.

learn-stock = 낸 { JOSA($played, "은") } 짝이 없었어요. 더미에서 { JOSA($turned, "을") } 뒤집었더니 짝이 **두 장**이에요. 두 장이면 하나를 골라 먹어요.
learn-stock-ask = **어느 것을 먹을까요?**
learn-stock-bright = { JOSA($bright, "은") } 광이에요. 광은 다섯 장뿐이고 가장 큰 약이 돼요. { JOSA($plain, "은") } 바닥에 남아 나중에 먹을 수 있어요.
learn-stock-plain = 되긴 하지만 { JOSA($plain, "은") } 흔한 피이고, 다음 사람이 { JOSA($bright, "을") } 먹을 수 있어요. 드문 패를 먹으세요.

learn-three = 바닥에 단풍이 세 장 있어요. 그 달의 **넷째** 장을 가진 사람이 한꺼번에 다 먹어요.
learn-three-ask = **어느 패로 가장 많이 먹을까요?**
learn-three-all = { JOSA($card, "으로") } { JOSA($caught, "을") } 먹었어요. 한 수에 네 장이고, 다른 사람은 먹을 수 없던 패예요.
learn-three-two = { JOSA($plain, "을") } 먹어요. 내 패까지 두 장이에요. 단풍으로 더 먹을 수 있어요.
learn-three-none = { JOSA($none, "은") } 여기에 짝이 없어서 바닥에 놓이기만 해요.

learn-nothing = 손패에 바닥과 짝인 것이 없어요. 그래도 한 장은 내야 하고, **그 패는 누구나 먹을 수 있어요**.
learn-nothing-ask = **어느 패를 내줄까요?**
learn-nothing-plain = 피가 가장 덜 아까워요. { $mate }도 있으니, 아무도 { JOSA($plain, "을") } 안 먹으면 다시 먹을 수 있어요.
learn-nothing-bright = 그러면 송학을 가진 사람이 { JOSA($bright, "을") } 먹어요. 광은 다섯 장뿐이에요. 바닥에 송학이 나올 때까지 들고 있으세요.
learn-nothing-ribbon = { JOSA($ribbon, "은") } 띠를 모으는 사람에게 도움이 돼요. 더 싼 패가 있어요.

learn-brights = 먹은 패로 점수가 나는 조합, 곧 **약**을 만들어요. { JOSA($have, "이") } 있고, 광 하나를 더하면 **{ yaku-sanko }**이에요. 오른쪽 칸에 가까운 약이 나와요.
learn-brights-ask = **어느 패를 낼까요?**
learn-brights-moon = { JOSA($card, "으로") } { JOSA($moon, "을") } 먹었어요: { yaku-sanko }, { $points }점.
learn-brights-deer = { JOSA($deer, "은") } 좋은 패지만 혼자서는 점수가 없어요. 바닥에 약이 될 패가 있어요.
learn-brights-none = 아무것도 못 먹고, 다음 사람이 { JOSA($moon, "을") } 먹어 버릴 수 있어요.

learn-viewing = 판은 대개 작은 약으로 갈려요: 국화 열끗에 벚꽃 광이나 공산 광, 열끗 다섯 장, 띠 다섯 장, 피 열 장. 정해진 세 장으로 된 약은 드물어요. { JOSA($have, "을") } 먹었어요.
learn-viewing-ask = **어느 패를 낼까요?**
learn-viewing-cup = { JOSA($have, "과") } { JOSA($cup, "이") } **{ yaku-hanami }**이에요: 두 장으로 { $points }점. { JOSA($cup, "은") } { JOSA($moon, "과") }도 약이 되니 늘 먹을 만해요.
learn-viewing-butterflies = { JOSA($butterflies, "은") } { JOSA($boar, "과") } { $deer }까지 있어야 해요. 두 장짜리 약은 지금 바로 만들 수 있어요.
learn-viewing-none = 아무것도 못 먹어요. 바닥의 두 장이 손패와 짝이고, 그중 하나로 약이 돼요.

## What can I do?

help-play = **패**: 내면 바닥에서 같은 달의 패를 먹거나 바닥에 남아요. 그다음 더미의 맨 위 패를 뒤집어 똑같이 맞춰요.
help-take = **먹기…**: 짝이 두 장이니 어느 것을 먹을지 골라요. 대개 드문 쪽이 나아요.
help-marks-hanafuda = **표시:** 손패와 바닥의 테두리: 서로 짝. 화살표: 방금 낸 패. 반쯤 돌아간 패: 더미에서 뒤집은 패. 오른쪽 칸의 흐린 패: 약에 아직 모자란 패. 초록 버튼: 먹을 수 있는 패.
