## Hanafuda Stop/Go: what it is called, and in `also` its other names and readings

stopgo = 하나후다 스톱/고
    .also = 화투 스톱/고
stopgo-preset-standard = 기본 규칙
stopgo-preset-quick = 빠른 판
stopgo-option-rounds = 판 수
stopgo-option-tie = 동점일 때
stopgo-option-first_dealer = 첫 선
    .also = 선 정하기
stopgo-option-must_match = 먹을 수 있으면 반드시 먹기
stopgo-option-triple_capture = 바닥에 석 장일 때
stopgo-option-hanami_points = 꽃구경 술 점수
stopgo-option-tsukimi_mode = 달구경 술 쓰임
stopgo-option-tsukimi_points = 달구경 술 점수
stopgo-option-seven_ribbons_points = 일곱 띠 점수
stopgo-option-six_ribbons_points = 여섯 띠 점수
stopgo-option-ribbon_sets = 일곱 띠·여섯 띠와 띠 겹침
stopgo-option-both_colours = 홍단·청단 겹침
stopgo-option-five_birds = 다섯 새의 패
stopgo-option-month_card = 그달 패 쓰기
stopgo-option-hand_yaku = 손패 약
stopgo-option-contract = 같은 달 석 장 약 쓰기
stopgo-option-dealer_right = 선의 권리
stopgo-option-payment = 점수 치르기
