## The first message on a server

greeting-title = ## 안녕하세요! 하나후다와 마작 패를 돌려 드려요.
greeting-text =
    여기서 할 수 있는 게임: { $games }. 손패는 나에게만 보이는 메시지로 오고, 탁자는 모두가 봐요.

    {""}**{ greeting-setup }**은 **서버 관리하기** 권한이 있는 사람용이에요. 언어, 탁자를 여는 채널, 규칙 등을 정하고, 나중에 `/{ command-server-settings.name }`으로 바꿀 수 있어요. **{ greeting-play }**은 `/{ command-play.name }`처럼 바로 탁자를 열고, **{ greeting-learn }**로는 게임 하나를 5분 만에 배워요. 명령어는 모두 `/{ command-help.name }`에 있어요.
greeting-language = 여기에서 어느 언어로 말할까요? **서버 관리하기** 권한이 있는 사람이 아래에서 고를 수 있어요.
greeting-setup = 설정
greeting-play = 시작
greeting-learn = 배우기
