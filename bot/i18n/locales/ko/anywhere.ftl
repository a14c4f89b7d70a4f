## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# 서버 밖에서 친 게임의 기록이고, 본인에게만 보여요.
refused-profile-of-others = 서버 밖에서의 전적은 본인에게만 보여요. 봇이 추가된 서버에서는 `/{ command-profile.name }`로 그 서버에서의 전적을 볼 수 있어요.
refused-profile-nothing-outside = 서버 밖에서 친 게임이 아직 없어요. `/{ command-play.name }`로 혼자 컴퓨터와 시작할 수 있어요.
about-own = [내 계정에 추가]({ $link })하면 어디서나 칠 수 있어요. 혼자라면 어디서든, 친구와는 그룹이나 다이렉트 메시지에서요.
board-further-down = 테이블은 더 아래에 있어요.
lobby-unheard = -# 여기서는 아무에게도 알림이 가지 않으니 친구에게 직접 말해 주세요. 봇을 추가하지 않은 사람도 테이블 아래의 *{ table-hand }*와 *{ table-privacy }*를 쓸 수 있어요.
hand-unheard = -# 알림이 가지 않으니 직접 말해 주세요: { $who }
table-privacy = 개인정보
mine-groups = 그룹과 다이렉트 메시지에서 도전 받기
refused-challenge-foreign = 여럿이 치는 테이블은 관리하는 사람이 있는, 봇이 추가된 서버나 그룹에서 열 수 있어요. 여기서는 `/{ command-play.name }`로 혼자 컴퓨터와 칠 수 있어요.
refused-challenge-direct = 여기에는 다른 사람이 없어요. 그룹, 친구와의 다이렉트 메시지, 봇이 추가된 서버의 채널에서 친구에게 도전할 수 있어요. 여기서는 `/{ command-play.name }`로 혼자 컴퓨터와 칠 수 있어요.
refused-challenge-outside = { $friend }님은 여기에 없어요.
friends-title = **서버 밖에서 친구와**
