## /server-settings > Numbers

numbers-open = 숫자로 보기
numbers-title = ## 이 서버의 게임
numbers-nothing = 최근 { $weeks }주 동안 여기서 시작한 게임이 없어요.
numbers-column-week = 한 주
numbers-column-tables = 테이블
numbers-column-people = 사람
numbers-column-new = 처음
numbers-column-unfinished = 미완
numbers-hours = 테이블을 시작한 시각({ $zone })
numbers-week = { $day }부터 한 주: 테이블 { $tables }개, 사람 { $people }명, 처음 { $new }명, 미완 { $unfinished }개.
numbers-busiest = 가장 붐비는 시각({ $zone }): { $hour }시, 테이블 { $count }개.
numbers-note = -# 시작한 테이블, 앉은 사람, 그중 이 서버에서 처음인 사람, 끝나기 전에 닫힌 게임이에요. 이름은 나오지 않고 나에게만 보여요.
