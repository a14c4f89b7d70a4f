"""Hands of Fuzhou mahjong as text: the concealed tiles and, behind a plus, the winning tile."""

from typing import Any

from engine.fuzhou.rules import Rules
from engine.fuzhou.score import Hand, Win, best
from engine.mahjong.melds import Meld
from engine.mahjong.notation import tiles_of

USUAL = {"gold": "m9", "came_from": "draw", "seat": 1, "dealer": 0}
STANDARD = Rules()
PLAIN = "m123456 p123456 s11 s89 + s7"
"""Five sequences and a pair without a gold; with the three usual flowers it counts 3."""


def hand(text: str, *melds: str, flowers: str = "E C f1", **fields: Any) -> Hand:
    """A hand of seat 1, seat 0 dealing, m9 the gold, three flowers, e.g. `hand("m1233 + m3", "pong s111", streak=2)`.

    A discarded or robbed tile comes from seat 2 where nothing else is said.
    """
    concealed, _, tile = text.partition("+")
    discarder = 2 if fields.get("came_from") in ("discard", "rob_kong") else None
    given = {**USUAL, "discarder": discarder, **fields}
    winning = tiles_of(tile)
    return Hand(
        tiles_of(concealed),
        winning[0] if winning else None,
        melds=tuple(map(Meld.parse, melds)),
        flowers=tiles_of(flowers),
        **given,
    )


def win(text: str, *melds: str, rules: Rules = STANDARD, **fields: Any) -> Win | None:
    """The score of a hand."""
    return best(rules, hand(text, *melds, **fields))


def won(text: str, *melds: str, **fields: Any) -> Win:
    """The same of a hand that must win."""
    found = win(text, *melds, **fields)
    assert found is not None
    return found
