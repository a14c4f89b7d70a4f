## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# 這些是你在伺服器以外打的牌局，只有你看得到。
refused-profile-of-others = 在伺服器以外打的牌局不公開。在有加我的伺服器裡，可以用`/{ command-profile.name }`看別人在那裡打過的牌局。
refused-profile-nothing-outside = 你在伺服器以外還沒打完過任何一場。用`/{ command-play.name }`就能跟電腦打。
about-own = [把我加到你的帳號]({ $link })，到哪裡都能玩：自己玩，或在群組和私人訊息裡跟朋友玩。
board-further-down = 牌桌在更下面的訊息裡。
hand-press-above = -# 在上面那則牌桌訊息裡按*{ table-hand }*，牌桌就會更新。
refused-hidden-answer = Discord只讓你看到我的訊息，所以我把它刪掉了。請晚點再試，或換個頻道。
lobby-unheard = -# 我在這裡沒辦法發提醒，請自己跟朋友說一聲。他們不用加我，也能用牌桌下面的*{ table-hand }*和*{ table-privacy }*。
hand-unheard = -# 我在這裡沒辦法提醒{ $who }，請你告訴他們，大家在等。
table-privacy = 隱私
mine-groups = 接受群組和私人訊息裡的約戰
refused-challenge-foreign = 想跟朋友打，請到有加我的伺服器、群組，或你們的私人訊息。在這裡可以用`/{ command-play.name }`跟電腦打。
refused-challenge-direct = 這裡沒有其他人。想約朋友，請到群組、你們的私人訊息，或有加我的伺服器。在這裡可以用`/{ command-play.name }`跟電腦打。
refused-challenge-outside = { $friend }不在這個對話裡。
friends-title = **在伺服器以外跟朋友打的牌局**
