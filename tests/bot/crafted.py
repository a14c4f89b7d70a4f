"""The deals of the evenings. `python -m tests.bot.crafted jiaxing` is a bot that deals them, a process to be killed."""

import sys
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any, cast

from bot.__main__ import main
from bot.app import container as app
from bot.live.pings import Pings
from engine.core import Rng
from tests.bot import fuzhou_table, mahjong_table

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

# Anna deals. She and Chie wait for any gold from the beginning, so both may rob it after her first discard; her last
# flower is one that was turned up before the gold.
ROBBED = fuzhou_table.laid(
    ("m456789 p4567 s178 EEC f1", "m23557 p12369 s225589", "m123456 p123456 s178 N", "m246789 p1569 s4499 f2 g1"),
    "p8 W s14 s1 p22 p9 f3 s9",
    dealer=0,
    dice=DICE,
)

# Ben deals seventeen different tiles. Anna may pong s7 and passes; Dora may chow the next one, and Anna no more. Then
# Anna draws two flowers, and waits for m1, which is also to be chowed.
LOCKED = fuzhou_table.laid(
    ("m11678 p1234678 s3477", "m23789 p13579 s1235679", "m23489 p145699 s11447", "m34699 p14558 s224688"),
    "m5 f4 s5",
    draws="s9 W m1",
    dealer=1,
    dice=DICE,
)

# Chie deals, and 32 flowers with it. The third discard is the last: then each draws one tile, Dora a flower.
LAST = fuzhou_table.laid(
    ("m123456 p12 EEEESSSS", "m347 p36 s369 WWWWNNNN", "m278 p99 s2369 CCCCFFFF", "m12 p258 s258 BBBB f123 g1"),
    "m25 p147 s458 m14 p467 s479 p3456 s178 p9 m68 p28 s29 s4 p5 m9",
    draws="m8 s1 s3 m6 f4 s6",
    dealer=2,
    dice=DICE,
)


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


CHANCE = {
    "jiaxing": ("engine.jiaxing.opening", Jiaxing),
    "fuzhou": ("engine.fuzhou.opening", dealing(ROBBED, LOCKED, LAST)),
}
"""Where the games deal, and by what."""


def craft(game, put=setattr):
    """From now on this process deals that game so, does not wait between two public edits, and waits long to ping."""
    place, chance = CHANCE[game]
    put(import_module(place), "Rng", chance)
    put(app, "ChannelRateLimiter", partial(app.ChannelRateLimiter, 0.0))
    put(app, "Pings", lambda *given: cast(Any, Pings)(*given[:-1], replace(given[-1], silence_s=600.0)))


if __name__ == "__main__":
    craft(sys.argv.pop())
    main()
