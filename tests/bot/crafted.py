"""Deals in which somebody may claim, and chance that deals them."""

from dataclasses import replace
from functools import partial
from typing import Any, cast

from bot.app import container as app
from bot.live.pings import Pings
from engine.core import Rng
from engine.jiaxing import opening
from tests.bot import mahjong_table

# Anna deals. Ben shall claim three of her discards, so that both are bound, and wait for m4 and m7; Chie holds a
# concealed kong; Dora gives up and discards what Anna pongs, which Ben cannot win on before Anna adds the fourth.
EQUAL = (2, 2)
WILD = "p9"
KONGS = "m6 s8 p3"
"""What is drawn for the concealed, the added and the claimed kong."""

BOUND = mahjong_table.laid(
    ("m377 p36 s268 ESWNCB", "m245699 p1 s1 EE SSS", "m33 p258 s55559 N FF", "m18 p1479 s37 WNCFB"),
    WILD,
    "W s4 m1 p6 F B s2 C m7 N p1 s9 m7",
    KONGS,
    EQUAL,
)

DICE = (2, 3)
"""With them the dealer of Fuzhou mahjong takes first and breaks their own wall."""


class Jiaxing(Rng):
    """Chance, but for the wall and the dice of the first hand."""

    def __init__(self, seed, *path):
        super().__init__(seed, *path)
        self._first, self._dice = path[:2] == ("hand", 1), iter((*EQUAL, 1, 1))

    def shuffled(self, items):
        return tuple(BOUND) if self._first else super().shuffled(items)

    def below(self, n):
        return next(self._dice) - 1 if self._first else super().below(n)


def dealing(*walls):
    """Chance, but for the first dealer of Fuzhou mahjong, Anna, and for the walls and dice of the first hands."""

    class Dealt(Rng):
        def __init__(self, seed, *path):
            super().__init__(seed, *path)
            self._first = path == ("dealer",)
            self._wall = walls[int(path[1]) - 1] if path[0] == "hand" and int(path[1]) <= len(walls) else None
            self._dice = iter(DICE)

        def shuffled(self, items):
            return tuple(self._wall) if self._wall else super().shuffled(items)

        def below(self, n):
            if self._first:
                return 0
            return next(self._dice) - 1 if self._wall else super().below(n)

    return Dealt


def craft(put):
    """From now on Jiaxing is dealt so, nothing waits between two public edits, and pings wait long."""
    put(opening, "Rng", Jiaxing)
    put(app, "ChannelRateLimiter", partial(app.ChannelRateLimiter, 0.0))
    put(app, "Pings", lambda *given: cast(Any, Pings)(*given[:-1], replace(given[-1], silence_s=600.0)))
