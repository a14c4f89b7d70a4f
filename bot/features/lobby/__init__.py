"""From idea to match: challenges, invitations, guests, rematches, and matches that sleep.

`/play` first names lobbies of that game that the user can join: open to anyone, a free seat, in a channel
that the user can see, and no block between host and user. If the user typed house rules, only lobbies with
these rules are named. Those in the same channel come first, then the oldest (`nearest.py`). Paused matches
are named, too. If there is nothing, the new table opens at once, as it does against computers.

With `HANAPAI_MENTIONS=on` the bot receives messages. Discord hides the text of all that don't mention it.
`MentionCog` reads the others and keeps none. Words and mentions may come in any order. A message has no
token, so lobby and refusals are replies that ping nobody, and hands come with *My hand*. If the bot can't
write there, it says nothing. A second message before the answer is ignored.
"""
