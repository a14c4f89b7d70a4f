## /help: what the bot is, and what it can do

about-title = ## Hanapai 花牌 { $version }
about-games = 여기서 친구들과 하나후다와 마작을 칠 수 있어요: { $games }. `/{ command-play.name }`으로 테이블을 열거나 `/{ command-learn.name }`로 게임을 배워 보세요.
about-play = 컴퓨터와 치기
about-commands = ### 명령어
about-command = `/{ $name }` { $what }
about-wrong =
    ### 문제가 생겼을 때
    - **손패나 테이블이 안 보여요**: `/{ command-hand.name }`와 `/{ command-table.name }`로 다시 볼 수 있어요. 진행 내용은 모두 저장되어 있어요.
    - **누군가 응답이 없어요**: 제한 시간이 지나면 자동으로 진행돼요. 관리자는 `/{ command-moderate.name }`로 테이블을 닫거나 자리를 컴퓨터에게 넘길 수 있어요.
    - **규칙이 이상해요**: 게임이 끝난 뒤 `/{ command-verify.name }`에서 게임 파일을 받아 봇 운영자에게 보내 주세요.
    - **오류 메시지가 나왔어요**: 오류 번호를 봇 운영자에게 알려 주세요.
about-bot =
    ### 이 봇에 대해
    MIT 라이선스의 자유 소프트웨어예요. 소스 코드, 이용 약관(TERMS.md), 개인정보 안내(PRIVACY.md)는 봇 운영자에게 물어보세요. 저장된 내 정보는 `/{ command-privacy.name }`에서 보고 지울 수 있어요.
    {""}[다른 서버에 추가하기]({ $invite })

about-source = [소스 코드, 이용 약관, 개인정보 안내]({ $source })
about-papers = [소스 코드]({ $source }) · [이용 약관]({ $terms }) · [개인정보 안내]({ $privacy })
privacy-page = -# [봇이 저장하는 정보와 그 이유]({ $page })
refused-renamed = 명령어 이름이 바뀌었어요: `/{ $command }`
refused-unknown-command = 명령어 이름이 바뀌었어요. `/{ command-help.name }`에서 모든 명령어를 볼 수 있어요.
