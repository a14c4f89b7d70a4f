## /settings > Numbers

numbers-open = 숫자로 보기
numbers-title = ## 여기서 친 대국
numbers-nothing = 최근 { $weeks }주 동안 여기서 시작한 대국이 없어요.
numbers-column-week = 주 시작
numbers-column-tables = 탁자
numbers-column-people = 사람
numbers-column-new = 새 얼굴
numbers-column-unfinished = 미완
numbers-hours = 탁자이 시작된 시각({ $zone })
numbers-week = { $day }부터 한 주: 탁자 { $tables }, 사람 { $people }, 새 얼굴 { $new }, 미완 { $unfinished }.
numbers-busiest = 가장 붐비는 시각({ $zone }): { $hour }시, { $count }탁자.
numbers-note = -# 시작한 탁자, 앉은 사람, 이 서버에서 처음인 사람, 끝나기 전에 닫힌 대국이에요. 이름은 나오지 않고 나만 볼 수 있어요.
