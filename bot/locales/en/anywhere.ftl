## Outside of servers: in direct messages, in groups, on servers without the bot.

profile-outside = -# What you play outside of servers stands here, and only you see it.
refused-profile-of-others = What somebody plays outside of servers only they see. On a server that has added me, `/profile` shows what they play there.
refused-profile-nothing-outside = Nothing is kept of you outside of servers yet. `/play` begins a match alone against computers.
about-own = [Add me to your own account]({ $link }), and you can play alone anywhere: in direct messages, in groups, on other servers.
