## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# 서버 밖에서 친 대국의 기록이고, 본인에게만 보여요.
refused-profile-of-others = 서버 밖에서의 전적은 본인에게만 보여요. 봇이 추가된 서버에서는 `/{ command-profile.name }`로 그 서버에서의 전적을 볼 수 있어요.
refused-profile-nothing-outside = 서버 밖에서 친 대국이 아직 없어요. `/{ command-play.name }`로 혼자 컴퓨터와 시작할 수 있어요.
about-own = [내 계정에 추가]({ $link })하면 다이렉트 메시지, 그룹, 다른 서버 등 어디서나 혼자 칠 수 있어요.
