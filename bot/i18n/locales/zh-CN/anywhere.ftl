## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# 在服务器以外打的都记在这里，只有你看得到。
refused-profile-of-others = 别人在服务器以外打的只有他们自己看得到。在加了我的服务器里，`/{ command-profile.name }`可以看到在那里打的。
refused-profile-nothing-outside = 在服务器以外还没有打过。用`/{ command-play.name }`就能独自跟电脑开始。
about-own = [加到自己的账号]({ $link })，就能随处打牌：独自在哪里都行，跟朋友在群组和私信里打。
board-further-down = 牌桌在下面。
lobby-unheard = -# 这里不会通知任何人，跟朋友说一声吧。没有加我的人也能用牌桌下面的*{ table-hand }*和*{ table-privacy }*。
hand-unheard = -# { $who }不会收到通知，说一声吧。
table-privacy = 隐私
mine-groups = 别人可以在群组和私信里约战
refused-challenge-foreign = 几个人一起打的牌桌，要在加了我的、有人管理的服务器里，或者在群组里开。在这里可以用`/{ command-play.name }`独自跟电脑打。
refused-challenge-direct = 这里没有别人。约朋友可以在群组里，在跟朋友的私信里，或者在加了我的服务器的频道里。在这里可以用`/{ command-play.name }`独自跟电脑打。
refused-challenge-outside = { $friend }不在这里。
friends-title = **在服务器以外跟朋友**
