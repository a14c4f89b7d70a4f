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

learn-months = 열두 달이 네 장씩이에요. **그림의 꽃이 같으면 짝이에요.** 한국 화투와 달리 비가 11월, 오동이 12월이에요. 패 아래의 표시는 종류예요. 광은 드물어서 귀하고, 피는 흔해요.
learn-months-ask = **{ JOSA($card, "과") } 짝이 되는 패는 무엇일까요?**
learn-months-same = 둘 다 3월 벚꽃이에요. 종류가 달라도 짝이 될 수 있어요.
learn-months-ribbon = 꽃이 비슷해 보여도 이건 2월 매조예요. 같은 꽃을 찾으세요.
learn-months-bright = 그것도 광이지만 12월이에요. 종류가 아니라 꽃이 같아야 짝이에요.

learn-match = 위가 **바닥**, 아래가 내 손패예요. 한 장을 내서 바닥에 같은 달이 있으면 **두 장을 다 먹어요**. 짝이 있는 패에는 테두리가 있어요.
learn-match-ask = **어느 패를 내면 먹을 수 있을까요?**
learn-match-cherry = { JOSA($card, "으로") } { JOSA($caught, "을") } 먹었어요. 이어서 더미에서 { JOSA($turned, "이") } 나와 { $second }도 먹었어요. 한 차례는 늘 이렇게 두 단계예요.
learn-match-boar = 바닥에 홍싸리가 없어서 { JOSA($boar, "은") } 그대로 남고, 누구나 먹을 수 있게 돼요. 손패와 바닥에 다 있는 꽃을 찾으세요.
learn-match-pine = 바닥의 패와 짝이어야 해요. 바닥에는 송학이 없어요.

learn-stock = { JOSA($played, "을") } 냈지만 짝이 없었어요. 이어서 더미에서 뒤집은 { JOSA($turned, "은") } 짝이 **두 장**이에요. 하나를 골라 먹을 수 있어요.
learn-stock-ask = **어느 것을 먹을까요?**
learn-stock-bright = { JOSA($bright, "은") } 광이에요. 광은 다섯 장뿐이고 가장 큰 약이 돼요. { JOSA($plain, "은") } 바닥에 남으니 나중에 먹을 수 있어요.
learn-stock-plain = 먹을 수는 있지만 { JOSA($plain, "은") } 흔한 피예요. 다음 사람이 { JOSA($bright, "을") } 먹어 버릴 수 있으니 귀한 패를 먹으세요.

learn-three = 바닥에 단풍이 세 장 있어요. **네 번째** 단풍을 내면 한꺼번에 다 먹어요.
learn-three-ask = **어느 패를 내면 가장 많이 먹을까요?**
learn-three-all = { JOSA($card, "으로") } { JOSA($caught, "을") } 먹었어요. 한 번에 네 장이에요. 다른 사람은 먹을 수 없던 패예요.
learn-three-two = { $plain } 한 장만 먹게 돼요. 단풍을 내면 더 많이 먹을 수 있어요.
learn-three-none = { JOSA($none, "은") } 바닥에 짝이 없어서 그냥 남아요.

learn-nothing = 손패에 바닥과 맞는 패가 없어요. 그래도 한 장은 내야 하고, **그 패는 누구나 먹을 수 있게 돼요**.
learn-nothing-ask = **어느 패를 버릴까요?**
learn-nothing-plain = 피가 가장 덜 아까워요. { $mate }도 있으니, 아무도 { JOSA($plain, "을") } 먹지 않으면 나중에 먹을 수 있어요.
learn-nothing-bright = 그러면 송학이 있는 사람이 { JOSA($bright, "을") } 먹어요. 광은 귀해요. 바닥에 송학이 나올 때까지 들고 있으세요.
learn-nothing-ribbon = { JOSA($ribbon, "은") } 띠를 모으는 사람에게 도움이 돼요. 덜 아까운 패가 있어요.

learn-brights = 먹은 패를 모아 점수가 나는 조합, **약**을 만들어요. 지금까지 { JOSA($have, "을") } 먹었어요. 광을 하나 더 먹으면 **{ yaku-sanko }**이에요. 오른쪽 칸에 가까운 약이 나와요.
learn-brights-ask = **어느 패를 낼까요?**
learn-brights-moon = { JOSA($card, "으로") } { JOSA($moon, "을") } 먹었어요: { yaku-sanko }, { $points }점.
learn-brights-deer = { JOSA($deer, "은") } 좋은 패지만 그것만으로는 점수가 없어요. 바닥에 약을 완성할 패가 있어요.
learn-brights-none = 아무것도 못 먹고, 다음 사람이 { JOSA($moon, "을") } 먹어 버릴 수 있어요.

learn-viewing = 승부는 대개 작은 약에서 갈려요: 국화 열끗에 벚꽃 광이나 공산 광, 열끗 다섯 장, 띠 다섯 장, 피 열 장. 정해진 세 장을 모으는 약은 더 드물어요. 지금까지 { JOSA($have, "을") } 먹었어요.
learn-viewing-ask = **어느 패를 낼까요?**
learn-viewing-cup = { JOSA($have, "과") } { JOSA($cup, "이") } 모이면 **{ yaku-hanami }**이에요: 두 장으로 { $points }점. { JOSA($cup, "은") } { JOSA($moon, "과") }도 약이 되니 언제나 먹을 만해요.
learn-viewing-butterflies = { JOSA($butterflies, "은") } { JOSA($boar, "과") } { $deer }까지 있어야 약이 돼요. 두 장으로 되는 약은 지금 바로 만들 수 있어요.
learn-viewing-none = 아무것도 못 먹어요. 바닥에 내 손패와 짝인 패가 두 장 있고, 그중 하나로 약이 완성돼요.

## What can I do?

help-play = **패**: 내면 바닥에서 같은 달의 패를 먹어요. 짝이 없으면 바닥에 남아요. 그다음 더미의 맨 위 패를 뒤집어 똑같이 먹어요.
help-take = **먹을 패**: 짝이 두 장이라 어느 것을 먹을지 골라요. 대개 귀한 쪽이 나아요.
help-marks-hanafuda = **표시:** 테두리는 손패와 바닥의 패가 짝이라는 뜻이에요. 화살표는 방금 낸 패, 비스듬히 놓인 패는 더미에서 나온 패예요. 오른쪽 칸의 흐린 패는 약에 아직 모자란 패예요.
