## /help: what the bot is, and what it can do

about-title = ## Hanapai 花牌 { $version }
about-games = 친구와 이 채널에서 하나후다와 마작을 쳐요: { $games }. `/{ command-play.name }`으로 탁자를 열고, `/{ command-learn.name }`로 게임 하나를 5분 만에 배워요.
about-commands = ### 명령어
about-command = `/{ $name }` { $what }
about-wrong =
    ### 무언가 잘못됐을 때
    - **손패나 탁자가 안 보여요**: `/{ command-hand.name }`와 `/{ command-table.name }`로 다시 나와요. 대국은 없어지지 않아요.
    - **누가 답이 없어요**: 제한 시간이 지나면 컴퓨터가 대신 쳐요. 채널의 관리자가 `/{ command-moderate.name }`로 탁자를 닫거나 자리를 컴퓨터에게 넘길 수 있어요.
    - **규칙이 이상해요**: 대국이 끝난 뒤 `/{ command-verify.name }`을 쓰면 대국을 파일로 받을 수 있어요. 봇을 돌리는 사람에게 보내 주세요.
    - **제 쪽에서 무언가 잘못됐다고 나왔어요**: 거기에 있던 번호를 봇을 돌리는 사람에게 알려 주세요.
about-bot =
    ### 이 봇은
    MIT 라이선스의 자유 소프트웨어예요. 봇을 돌리는 사람에게 소스, 약관(TERMS.md), 개인정보 안내(PRIVACY.md)가 있어요. `/{ command-privacy.name }`에서 나에 대해 남은 정보를 보고 지울 수 있어요.
    {""}[다른 서버로 데려가기]({ $invite })

about-source = [소스, 이용 약관, 개인정보 안내]({ $source })
about-papers = [소스]({ $source }) · [이용 약관]({ $terms }) · [개인정보 안내]({ $privacy })
privacy-page = -# [봇이 저장하는 정보와 그 이유]({ $page })
refused-renamed = 명령어 이름이 바뀌었어요: `/{ $command }`
