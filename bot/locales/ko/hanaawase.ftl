## Hana-awase: what it is called, and in `also` its other names and readings

hanaawase = 하나아와세
    .also = 하나후다 하나아와세, 화투 하나아와세
hanaawase-preset-standard = 기본 규칙
hanaawase-preset-quick = 빠른 판
hanaawase-option-rounds = 판 수
hanaawase-option-first_dealer = 첫 선
    .also = 선 정하기
hanaawase-option-winner = 이긴 사람 정하기
hanaawase-option-next_dealer = 다음 선
hanaawase-option-kasu_points = 피 한 장의 점수
hanaawase-option-must_match = 먹을 수 있으면 반드시 먹기
hanaawase-option-nomi_overlap = 노미와 꽃구경·달구경 겹침
hanaawase-option-bright_overlap = 광 약 겹침
hanaawase-option-rain_island = 비 넉 장의 쓰임
hanaawase-option-oni = 도깨비 패
    .also = 오니
hanaawase-option-oni_leftover = 도깨비 패가 남긴 패
hanaawase-yaku-akatan = 우라스가와라（홍단）
    .also = 우라스가와라
