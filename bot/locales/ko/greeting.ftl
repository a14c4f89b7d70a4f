## The first message on a server

greeting-title = ## 안녕하세요! 화투와 마작을 돌려요.
greeting-text =
    여기서 할 수 있는 게임: { $games }. 패는 나만 보이는 메시지로 오고, 탁자은 모두가 봐요.

    **설정**은 **서버 관리하기** 권한이 있는 사람용이에요. 언어, 탁자을 여는 채널, 규칙 등을 정하고, 나중에는 `/서버설정`으로 바꿔요. **시작**은 바로 탁자을 열고, **배우기**는 5분 만에 게임을 알려 줘요. 명령어는 모두 `/도움말`에 있어요.
greeting-setup = 설정
greeting-play = 시작
greeting-learn = 배우기
