## 서버의 주간 소식

server-recap = 주간 소식을 올릴 채널
mine-rivals = 주간 소식에 내 상대 전적 표시
recap-title = ## 주간 소식: { $since } ~ { $until }
recap-streak = { $who } { $run }연승 중 ({ $game })
recap-rare = 🏅 { $what } · { $who }
recap-rivals = 라이벌 통산: { $pairs }
recap-pair = { $who } { $won } : { $lost } { $other }
recap-series = { $every }의 { $game } 모임(각자 가장 좋은 { $count }번): { $places }
settings-everything = 모두 { $channel }에 올리기
settings-everything-in = 또는 다른 채널에 모두 올리기
settings-everything-on = 모두 켰어요. 오늘의 패, 이번 주 문제, 시즌 결과와 주간 소식은 그 채널에, 그날 밤의 결과는 게임을 한 채널에 올라와요. 여기에서 하나씩 끌 수 있어요.
