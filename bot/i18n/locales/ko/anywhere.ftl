## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# 서버 밖에서 친 게임이에요. 본인만 볼 수 있어요.
refused-profile-of-others = 서버 밖에서 친 게임은 본인만 볼 수 있어요. 저를 추가한 서버에서는 `/{ command-profile.name }`으로 그 서버의 전적을 볼 수 있어요.
refused-profile-nothing-outside = 서버 밖에서 끝낸 게임이 아직 없어요. `/{ command-play.name }`으로 컴퓨터와 칠 수 있어요.
about-own = [내 계정에 추가]({ $link })하면 어디서나 칠 수 있어요. 혼자서도, 그룹이나 다이렉트 메시지에서 친구와도 칠 수 있어요.
board-further-down = 테이블은 더 아래에 있어요.
hand-press-above = -# 위쪽에 있는 테이블 메시지에서 *{ table-hand }* 버튼을 누르면 테이블이 최신 상태로 바뀌어요.
refused-hidden-answer = 메시지가 본인에게만 보여서 삭제했어요. 나중에 다시 해 보거나 다른 채널에서 해 보세요.
lobby-unheard = -# 여기서는 알림을 보낼 수 없으니 친구에게 직접 알려 주세요. 친구는 저를 추가하지 않아도 테이블 아래의 *{ table-hand }*, *{ table-privacy }* 버튼을 쓸 수 있어요.
hand-unheard = -# 여기서는 알림을 보낼 수 없으니, 테이블에서 기다리고 있다고 직접 알려 주세요: { $who }
table-privacy = 개인정보
mine-groups = 그룹과 다이렉트 메시지에서 신청 받기
refused-challenge-foreign = 친구와는 저를 추가한 서버, 그룹 채팅, 친구와의 다이렉트 메시지에서 칠 수 있어요. 여기서는 `/{ command-play.name }`으로 컴퓨터와 칠 수 있어요.
refused-challenge-direct = 여기에는 다른 사람이 없어요. 그룹이나 친구와의 다이렉트 메시지, 저를 추가한 서버에서 신청하세요. 여기서는 `/{ command-play.name }`으로 컴퓨터와 칠 수 있어요.
refused-challenge-outside = { $friend }님은 여기에 없어요.
friends-title = **서버 밖에서 친구와 친 게임**
