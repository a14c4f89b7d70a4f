"""Positions of Fuzhou mahjong made by hand: what one seat sees and is asked, without the course that led there."""

from dataclasses import dataclass, field, replace

from bot.table import Table
from engine.core import Action, Badge, Pile, Place, Scene
from engine.fuzhou.rules import Rules
from engine.mahjong.notation import tiles_of
from tests.bot import mahjong_table


@dataclass
class Position:
    """As much of a match as its posts ask for; every viewer sees the same."""

    shown: Scene
    pending: dict
    told: tuple = ()
    question: int = 7
    result: object = None
    rules: Rules = field(default_factory=Rules)

    def scene(self, viewer):
        return replace(self.shown, viewer=viewer)


def position(hand="", drawn="", gold="m5", asked=(), piles=(), badges=(), sheets=(), told=(), **settings):
    """Seat 0 holds these tiles and is asked for these actions; `piles` and `badges` come to what every table has."""
    held = tiles_of(hand)
    scene = Scene(
        viewer=0,
        places=tuple(Place(seat, 0) for seat in range(4)),
        piles=(
            Pile("indicator", None, (gold,)),
            Pile("stock", None, count=56),
            Pile("hand", 0, held, len(held)),
            *([Pile("drawn", 0, (drawn,), 1)] if drawn else []),
            *(Pile("hand", seat, count=16) for seat in (1, 2, 3)),
            *piles,
        ),
        badges=(
            Badge("round", None, (3,)),
            Badge("dealer", 0),
            Badge("wild", None, (gold,)),
            Badge("live", None, (36,)),
            *([Badge("asked", 0)] if asked else []),
            *badges,
        ),
        sheets=tuple(sheets),
    )
    legal = tuple(map(Action.parse, asked))
    return Position(scene, {0: legal} if legal else {}, tuple(told), rules=Rules.parse(settings))


def table_of(position, **orders):
    """A table of four persons at that position."""
    table = mahjong_table.table_of(position, **orders)
    return Table(replace(table.row, game="fuzhou"), table.sitters, position, table.orders)
