## Outside servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# These are your matches outside servers. Only you can see them.
refused-profile-of-others = Matches outside servers are private. On a server that has added me, `/profile` shows someone's matches there.
refused-profile-nothing-outside = You haven't finished a match outside servers yet. Use `/play` to start one against computers.
about-own = [Add me to your own account]({ $link }) to play anywhere: alone, or with friends in groups and direct messages.
board-further-down = The table is further down.
hand-press-above = -# To update the table, press *{ table-hand }* on its message further up.
refused-hidden-answer = Discord showed my message only to you, so I deleted it. Try again later, or in another channel.
lobby-unheard = -# I can't ping anyone here, so tell your friends yourself. They can use *{ table-hand }* and *{ table-privacy }* under the table without adding me.
hand-unheard = -# I can't ping { $who } here, so tell them yourself that the table is waiting.
table-privacy = Privacy
mine-groups = Challenges in groups and direct messages
refused-challenge-foreign = You can play with friends on a server that has added me, in a group chat or in your direct messages with them. Here you can play against computers with `/play`.
refused-challenge-direct = Nobody else is here. Challenge friends in a group, in your direct messages with them, or on a server that has added me. Here you can play against computers with `/play`.
refused-challenge-outside = { $friend } isn't in this conversation.
friends-title = **Matches with friends outside servers**
