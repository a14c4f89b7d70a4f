"""Hands of Jiaxing mahjong as text: the concealed tiles and, behind a plus, the winning tile."""

from typing import Any

from engine.jiaxing.rules import Rules
from engine.jiaxing.score import Hand, Win, best
from engine.mahjong.melds import Meld
from engine.mahjong.notation import tiles_of

USUAL = {"wild": "p1", "came_from": "draw", "discarder": None, "seat": 1, "dealer": 0, "round_wind": "E"}
SETTINGS = {option.name for option in Rules.options()}
MIXED = "m123456789 EEE S + S"
"""Four points to seat 1, the dealer being seat 0 in the East round: mixed, the round wind, no wild tile."""


def hand(text: str, *melds: str, **fields: Any) -> Hand:
    """A hand of seat 1, seat 0 dealing in the East round, p1 wild, e.g. `hand("m11 p1 + m5", "pong EEE", seat=2)`."""
    concealed, _, tile = text.partition("+")
    opened = tuple(map(Meld.parse, melds))
    (winning,) = tiles_of(tile)
    return Hand(tiles_of(concealed), winning, **{**USUAL, "melds": opened, **fields})


def win(text: str, *melds: str, **fields: Any) -> Win | None:
    """The best reading of a hand, the settings among its fields."""
    settings = {name: value for name, value in fields.items() if name in SETTINGS}
    others = {name: value for name, value in fields.items() if name not in SETTINGS}
    return best(Rules(**settings), hand(text, *melds, **others))


def won(text: str, *melds: str, **fields: Any) -> Win:
    """The same of a hand that must win."""
    found = win(text, *melds, **fields)
    assert found is not None
    return found


def tai(text: str, *melds: str, **fields: Any) -> list[str]:
    """The keys of the points of a hand that must win."""
    return [key for key, _ in won(text, *melds, **fields).tai]


def fan(text: str, *melds: str, **fields: Any) -> dict[str, int]:
    """The doublings of a hand that must win."""
    return dict(won(text, *melds, **fields).fan)
