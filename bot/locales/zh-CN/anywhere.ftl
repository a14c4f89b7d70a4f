## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# 在服务器以外打的都记在这里，只有你看得到。
refused-profile-of-others = 别人在服务器以外打的只有他们自己看得到。在加了我的服务器里，`/{ command-profile.name }`可以看到在那里打的。
refused-profile-nothing-outside = 在服务器以外还没有打过。用`/{ command-play.name }`就能独自跟电脑开始。
about-own = [加到自己的账号]({ $link })，就能在私信、群组和别的服务器里，随处独自打牌。
