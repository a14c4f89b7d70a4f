## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# 这是你在服务器以外打的场次，只有你看得到。
refused-profile-of-others = 服务器以外的场次不公开。在加了我的服务器里，用`/{ command-profile.name }`可以看别人在那里的场次。
refused-profile-nothing-outside = 你在服务器以外没有已打完的场次。用`/{ command-play.name }`就能跟电脑打一场。
about-own = [把我加到自己的账号]({ $link })，到哪儿都能打：一个人跟电脑打，或者在群组和私信里跟朋友打。
board-further-down = 牌桌在下面。
hand-press-above = -# 在上面那条牌桌消息里按*{ table-hand }*，牌桌就会更新。
refused-hidden-answer = Discord只让你看到了我的消息，所以我把它删了。过一会儿再试，或者换个频道。
lobby-unheard = -# 我在这里没法提醒别人，自己跟朋友说一声吧。他们不用加我，也能按牌桌下面的*{ table-hand }*和*{ table-privacy }*。
hand-unheard = -# 我在这里没法提醒{ $who }，自己去叫一声吧。
table-privacy = 隐私
mine-groups = 接受群组和私信里的约战
refused-challenge-foreign = 跟朋友打，要在加了我的服务器里、群组里，或者跟朋友的私信里。在这里可以用`/{ command-play.name }`跟电脑打。
refused-challenge-direct = 这里没有别人。约朋友要在群组里、跟朋友的私信里，或者在加了我的服务器里。在这里可以用`/{ command-play.name }`跟电脑打。
refused-challenge-outside = { $friend }不在这里。
friends-title = **在服务器以外跟朋友打的**
