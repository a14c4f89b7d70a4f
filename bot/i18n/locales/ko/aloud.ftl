## What is said otherwise to who has chosen *Words instead of pictures*, and may hear it: without codes, colours and signs.
## Such a message has the key of the usual one with `-aloud` behind it.

order-given-aloud = { $order }(켬)
more-button-given-aloud = 더 보기(자동 응답 켬)
tiles-star-aloud = (만능패)
tiles-starred-aloud = { $piece }{ tiles-star-aloud }
tiles-wild-aloud = 만능패: **{ $pieces }**
fuzhou-tiles-wild-aloud = 금패: **{ $pieces }**
hand-wild-aloud = -# 만능패는 아무 패로나 쓸 수 있어요.
fuzhou-hand-wild-aloud = -# 금패는 아무 패로나 쓸 수 있고, 한 장에 1점이에요.
hand-drawn-aloud = -# 뽑은 패: { $pieces }.
hand-captures-aloud = -# 버튼에는 낼 패의 이름 뒤에 먹을 패가 나와요.
table-seat-aloud = { $who }: **{ $points }**점{ $badges }
tiles-sets-aloud = { $who }: { $sets }
cards-play-aloud = { $count ->
    [0] { $pieces }
   *[other] { JOSA($pieces, "으로") } { $taken } 먹기
}
cards-take-aloud = { JOSA($held, "으로") } { $taken } 먹기
help-marks-hanafuda-aloud = **글:** 버튼의 패 이름 뒤에 먹을 패가 나와요. *가까운 약*에는 완성에 가장 가까운 약과 모자란 장수가 나와요.
help-marks-mahjong-aloud = **글로 볼 때:** 만능패와 금패는 이름 뒤에 괄호로 표시돼요. *{ picture-waits }*에는 손패를 완성할 패와 남은 장수가 나와요. *{ more-button }*의 자동 응답(*{ order-no_claims }*, *{ order-always_win }*)은 다시 누를 때까지 대신 답해요.
koikoi-verb-play-aloud = { cards-play-aloud }
koikoi-verb-take-aloud = { cards-take-aloud }
stopgo-verb-play-aloud = { cards-play-aloud }
stopgo-verb-take-aloud = { cards-take-aloud }
hanaawase-verb-play-aloud = { cards-play-aloud }
hanaawase-verb-take-aloud = { cards-take-aloud }
jiaxing-verb-chow-aloud = 치 { $taken }({ JOSA($own, "과") } 함께)
jiaxing-verb-pong-aloud = 퐁 { $taken }
jiaxing-verb-kong-aloud = 깡 { $taken }
fuzhou-verb-chow-aloud = 치 { $taken }({ JOSA($own, "과") } 함께)
fuzhou-verb-pong-aloud = 퐁 { $taken }
fuzhou-verb-kong-aloud = 깡 { $taken }
fuzhou-tiles-star-aloud = (금패)
fuzhou-tiles-starred-aloud = { $piece }{ fuzhou-tiles-star-aloud }
learn-match-aloud = 손패가 먼저, 그다음에 **바닥**의 패가 나와요. 한 장을 내서 바닥에 같은 달이 있으면 **두 장을 다 먹어요**. 먹을 수 있는 패는 낼 패의 이름 뒤에 나와요.
learn-brights-aloud = 먹은 패를 모아 점수가 나는 조합, **약**을 만들어요. 지금까지 { JOSA($have, "을") } 먹었어요. 광을 하나 더 먹으면 **{ yaku-sanko }**이에요. *가까운 약*에 나와요.
help-discard-aloud = **패**: 버리면 다른 사람이 울 수 있어요. 방금 뽑은 패는 위에 적혀 있어요. 가장 필요 없는 패를 버리세요.
koikoi-learn-now-aloud = 같은 꽃끼리 맞춰 먹고, 귀한 패부터 챙기고, 작은 약부터 완성하세요. 코이코이는 상대의 약이 아직 멀 때만 부르세요. 나머지는 치면서 배워요. *가까운 약*은 손패 뒤에 나와요. 막히면 *{ help-button }*을 누르세요.
stopgo-learn-now-aloud = 같은 꽃끼리 맞춰 먹고, 귀한 패부터 챙기고, 작은 약부터 완성하세요. 고는 다른 사람의 약이 아직 멀 때만 부르세요. 나머지는 치면서 배워요. *가까운 약*은 손패 뒤에 나와요. 막히면 *{ help-button }*을 누르세요.
hanaawase-learn-now-aloud = 같은 꽃끼리 맞춰 먹되, 20점과 10점짜리부터 챙기세요. 두 장만으로 되는 약이나 같은 달을 다 모으는 약도 노리세요. 약의 점수는 두 사람에게서 받아요. 나머지는 치면서 배워요. *가까운 약*은 손패 뒤에 나와요. 막히면 *{ help-button }*을 누르세요.
meld-chow-aloud = 치 { $written } ({ $source })
meld-pong-aloud = 퐁 { $written } ({ $source })
meld-kong-aloud = 깡 { $written } ({ $source })
meld-added-aloud = 가깡 { $written } ({ $source })
