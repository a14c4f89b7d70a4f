## The first message on a server

greeting-title = ## 안녕하세요! 하나후다와 마작을 칠 수 있는 봇이에요.
greeting-text =
    {""}**처음이라면** **{ greeting-learn }**부터 눌러 보세요. 배우기는 5분, 짧은 게임은 15분쯤 걸려요.
    여기서 할 수 있는 게임: { $games }. 손패는 나에게만 보이고, 테이블은 모두가 봐요.

    {""}**{ greeting-setup }**은 **서버 관리하기** 권한이 있는 사람만 쓸 수 있어요. 언어, 채널, 규칙 등을 고르고, 나중에 `/{ command-server-settings.name }`에서 바꿀 수도 있어요. **{ greeting-play }**을 누르면 `/{ command-play.name }`처럼 바로 테이블이 열려요. 모든 명령어는 `/{ command-help.name }`에 있어요.
greeting-language = 여기서 어떤 언어를 쓸까요? **서버 관리하기** 권한이 있는 사람이 아래에서 고를 수 있어요.
greeting-setup = 설정
greeting-play = 시작
greeting-learn = 배우기
