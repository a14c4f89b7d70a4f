"""Requests to Discord: in turn, at a pace, once, and nothing that Discord forbids.

No press fails because something else takes long. Each limit has its own bounded queue.

- Channels (`channel_rate_limiter.py`): one request a second per channel, forty in all, and the newest state
  wins. Tables that are pressed come before all others. At most sixteen are on their way, so several processes
  wait in our queues and not in Discord's.
- Tokens (`webhook_rate_limiter.py`): 5 requests in 2 s per token. All tables in a channel share 30 new
  messages a minute. The first answer to a press is free. Less urgent requests leave part of the budget to
  more urgent ones.
- Edits by token are free until Discord refuses one with the scope `shared` or `global`. From then on they
  count in every channel, or among all requests, for 30 days (`webhook_edit_quota.py`). So a bot loses one slow
  minute, once. `shared` also closes that channel for the time that Discord names, and leaves our unused
  requests to other applications for a minute. `user` is for one token, a global refusal for all.
- Where edits count, computers that play with one person are slower beside other tables in the channel
  (`WebhookRateLimiter.slower_s`). This depends on the number of tables that everyone sees, never on the
  remaining budget, which would tell whose hands were edited.
- Presses (`press_limiter.py`): at most 200 at a time, fewer while the event loop is late. A further press
  gets a sentence and changes nothing. If a quarter of the places is taken, the same holds for a user who
  already has a press under way. One user may press twenty times in a row, then once every 0.3 s
  (`Timing.press_s`).
- Private answers are ephemeral on servers and in groups, and plain messages in direct messages with the bot
  (`responses.send`).
- Display names come from presses. After a start up to 100 missing names of a server are requested in one
  gateway query, at most 60 queries a minute and shard.

Emoji (`emoji.py`): a deck's emoji are used all or none. They are on buttons, in lists of moves and in words
that replace a picture, never in alt texts. If Discord refuses a message with emoji (50035), the message is
sent once more with them, because some refusals are random (discord-api-docs #7128), and then without. After
that the bot asks which emoji exist, at most every ten minutes. An incomplete deck gets no emoji until the
missing one is uploaded. After five refused messages in a row, all messages go without emoji until then.
"""
