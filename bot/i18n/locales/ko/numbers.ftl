## /server-settings > Numbers

numbers-open = 숫자로 보기
numbers-title = ## 이 서버의 대국
numbers-nothing = 최근 { $weeks }주 동안 여기서 시작한 대국이 없어요.
numbers-column-week = 한 주
numbers-column-tables = 탁자
numbers-column-people = 사람
numbers-column-new = 처음
numbers-column-unfinished = 미완
numbers-hours = 탁자를 시작한 시각({ $zone })
numbers-week = { $day }부터 한 주: 탁자 { $tables }개, 사람 { $people }명, 처음 { $new }명, 미완 { $unfinished }개.
numbers-busiest = 가장 붐비는 시각({ $zone }): { $hour }시, 탁자 { $count }개.
numbers-note = -# 시작한 탁자, 앉은 사람, 그중 이 서버에서 처음인 사람, 끝나기 전에 닫힌 대국이에요. 이름은 나오지 않고 나에게만 보여요.
