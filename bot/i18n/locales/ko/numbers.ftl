## /server-settings > Numbers

numbers-open = 통계
numbers-title = ## 이 서버의 통계
numbers-nothing = 최근 { $weeks }주 동안 여기서 시작한 게임이 없어요.
numbers-column-week = 주
numbers-column-tables = 테이블
numbers-column-people = 사람
numbers-column-new = 신규
numbers-column-unfinished = 중단
numbers-hours = 시각별로 시작한 테이블({ $zone })
numbers-week = { $day }부터 한 주: 테이블 { $tables }개, 사람 { $people }명, 신규 { $new }명, 중단 { $unfinished }개.
numbers-busiest = 가장 붐비는 시각({ $zone }): { $hour }시, 테이블 { $count }개.
numbers-note = -# *테이블*은 시작한 테이블, *신규*는 여기서 처음 친 사람, *중단*은 끝나기 전에 닫힌 게임이에요. 이름은 나오지 않아요.
