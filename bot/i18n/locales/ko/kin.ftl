## Games that people look for and that aren't here: what each is called, and how the nearest game differs from it

kin-choice = { $game } · { $differs }
refused-kin = { $kin }: 여기에는 없는 게임이에요. 가장 가까운 게임은 **{ $game }**예요. { $differs }

kin-gostop = 고스톱
    .also = 맞고, 고도리, 뉴맞고, 화투 고스톱
kin-gostop-differs = 고스톱과 약이 다르고, 고를 불러도 점수가 곱해지지 않아요.

kin-minhwatu = 민화투
    .also = 화투 민화투
kin-minhwatu-differs = 민화투와 약이 다르고, 꼭 셋이서 쳐요.

kin-hachihachi = 하치하치
    .also = 팔팔, 하나후다 하치하치
kin-hachihachi-differs = 하치하치와 달리 빠지는 사람이 없고 손패 약도 없어요.

kin-nintendo = 닌텐도 화투
    .also = 닌텐도, 닌텐도 하나후다, 세계 놀이 대전 51
kin-nintendo-differs = 닌텐도 게임의 방식은 규칙에서 ‘{ koikoi-preset-nintendo }’을 고르세요.

kin-taiwan = 대만 마작
    .also = 타이완 마작, 대만식 마작, 16장 마작
kin-taiwan-differs = 똑같이 16장에 꽃이 있지만, 금패가 만능패이고 타이는 세지 않아요.

kin-guobiao = 국표 마작
    .also = 중국 표준 마작, 국제 마작, 궈뱌오
kin-guobiao-differs = 국표와 달리 만능패가 있고, 네 가지 모양만 화료하고, 8점 제한이 없어요.

kin-riichi = 리치 마작
    .also = 리치, 일본 마작, 일본식 마작
kin-riichi-differs = 리치와 도라가 없고, 만능패가 있고, 네 가지 모양만 화료해요.
