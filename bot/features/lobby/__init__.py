"""From idea to match: challenges, invitations, guests, rematches, and matches that sleep.

`/play` first names lobbies of that game that the user can join: open to anyone, a free seat, in a channel
that the user can see, and no block between host and user. If the user typed house rules, only lobbies with
these rules are named. Those in the same channel come first, then the oldest (`nearest.py`). Paused matches
are named, too. If there is nothing, the new table opens at once, as it does against computers.
"""

from bot.features.lobby.opening import Opening

__all__ = ["Opening"]
