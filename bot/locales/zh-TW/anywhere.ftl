## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# 在伺服器以外打的都記在這裡，只有你看得到。
refused-profile-of-others = 別人在伺服器以外打的只有他們自己看得到。在加了我的伺服器裡，`/{ command-profile.name }`可以看到在那裡打的。
refused-profile-nothing-outside = 在伺服器以外還沒有打過。用`/{ command-play.name }`就能獨自跟電腦開始。
about-own = [加到自己的帳號]({ $link })，就能在私人訊息、群組和別的伺服器裡，隨處獨自打牌。
