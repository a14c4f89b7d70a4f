## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# What you play outside of servers stands here, and only you see it.
refused-profile-of-others = What somebody plays outside of servers only they see. On a server that has added me, `/profile` shows what they play there.
refused-profile-nothing-outside = Nothing is kept of you outside of servers yet. `/play` begins a match alone against computers.
about-own = [Add me to your own account]({ $link }), and you can play anywhere: alone wherever you are, with friends in groups and direct messages.
board-further-down = The table is further down.
lobby-unheard = -# I cannot call anybody here: tell your friends yourself. Whoever has not added me finds *{ table-hand }* and *{ table-privacy }* under the table.
hand-unheard = -# I cannot call { $who } here: tell them yourself that the table waits.
table-privacy = Privacy
mine-groups = Challenges in groups and direct messages
refused-challenge-foreign = Tables for several are for servers that have added me, where somebody moderates, and for groups. Here you can play alone against computers with `/play`.
refused-challenge-direct = Nobody else is here. Challenge friends in a group, in your direct messages with them, or in a channel of a server that has added me. Here you can play alone against computers with `/play`.
refused-challenge-outside = { $friend } is not here.
friends-title = **With friends, outside of servers**
