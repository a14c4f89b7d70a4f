## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# 在伺服器以外打的都記在這裡，只有你看得到。
refused-profile-of-others = 別人在伺服器以外打的只有他們自己看得到。在加了我的伺服器裡，`/{ command-profile.name }`可以看到在那裡打的。
refused-profile-nothing-outside = 在伺服器以外還沒有打過。用`/{ command-play.name }`就能獨自跟電腦開始。
about-own = [加到自己的帳號]({ $link })，就能隨處打牌：獨自在哪裡都行，跟朋友在群組和私人訊息裡打。
board-further-down = 牌桌在下面。
lobby-unheard = -# 這裡不會通知任何人，跟朋友說一聲吧。沒有加我的人也能用牌桌下面的*{ table-hand }*和*{ table-privacy }*。
hand-unheard = -# { $who }不會收到通知，說一聲吧。
table-privacy = 隱私
mine-groups = 別人可以在群組和私人訊息裡約戰
refused-challenge-foreign = 幾個人一起打的牌桌，要在加了我的、有人管理的伺服器裡，或者在群組裡開。在這裡可以用`/{ command-play.name }`獨自跟電腦打。
refused-challenge-direct = 這裡沒有別人。約朋友可以在群組裡，在跟朋友的私人訊息裡，或者在加了我的伺服器的頻道裡。在這裡可以用`/{ command-play.name }`獨自跟電腦打。
refused-challenge-outside = { $friend }不在這裡。
friends-title = **在伺服器以外跟朋友**
