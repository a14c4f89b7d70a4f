"""Moves of computer players in matches among themselves. `python -m tests.engine.ai.moves` prints them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice
from string import ascii_letters, digits

from engine import GAMES
from engine.core import READY, TABLE, Effort, Match, Rng

LEVELS = "easy", "normal"
COUNT = 2000
"""Number of moves of each level in each game."""
SIGNS = f"{ascii_letters}{digits}+-"
"""Letters for the texts of actions."""


def moves(key: str, level: str) -> Iterator[str]:
    """Yield a letter for each choice between several actions, under all presets and numbers of seats."""
    game = GAMES[key]
    tables = [(rules, seats) for rules in game.presets.values() for seats in game.seats]
    for number in count():
        rules, seats = tables[number % len(tables)]
        match = Match(game, rules, seats, sha256(f"{key} {number}".encode()).digest())
        rng = Rng(b"moves", key, number)
        while match.pending:
            seat, legal = next(iter(match.pending.items()))
            if seat == TABLE or legal[0] == READY:
                match.play(seat, legal[0])
                continue
            action = game.players[level](match.view(seat), legal, rng, Effort(0))
            if len(legal) > 1:
                yield SIGNS[sha256(str(action).encode()).digest()[0] % len(SIGNS)]
            match.play(seat, action)


if __name__ == "__main__":
    found = {key: {level: "".join(islice(moves(key, level), COUNT)) for level in LEVELS} for key in GAMES}
    print(json.dumps(found, indent=1))
