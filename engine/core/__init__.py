"""What every game and everybody around a game shares; `bot` imports these names and `engine.GAMES`, nothing deeper."""

from engine.core.change import changed
from engine.core.codec import decode, encode
from engine.core.game import (
    TABLE,
    Action,
    AnyGame,
    Event,
    Game,
    IllegalAction,
    Pattern,
    Pending,
    Piece,
    Result,
    Seat,
    Step,
    VoidDeal,
)
from engine.core.match import VERSION, AnyMatch, Match, Record
from engine.core.rng import Rng
from engine.core.rules import Option, Rules, Value, choice, flag, number
from engine.core.scene import Badge, Pile, Place, Row, Scene, Sheet, around

__all__ = [
    "TABLE",
    "VERSION",
    "Action",
    "AnyGame",
    "AnyMatch",
    "Badge",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "Option",
    "Pattern",
    "Pending",
    "Piece",
    "Pile",
    "Place",
    "Record",
    "Result",
    "Rng",
    "Row",
    "Rules",
    "Scene",
    "Seat",
    "Sheet",
    "Step",
    "Value",
    "VoidDeal",
    "around",
    "changed",
    "choice",
    "decode",
    "encode",
    "flag",
    "number",
]
