"""Kinds of vectors of Jiaxing mahjong: won hands and sessions (engine/jiaxing/RULES.md, appendix A)."""

from typing import Any

from engine.jiaxing.rules import Rules
from engine.jiaxing.score import Hand, best, session
from engine.mahjong.melds import Meld
from engine.mahjong.notation import tiles_of
from tests.kinds.kind import Kind, Vector

CONTEXT = {"last", "first_turn"}


def hand_of(vector: Vector) -> Hand:
    """The hand of a vector. Raises ValueError for a circumstance that is not known."""
    context = set(vector.get("ctx", ()))
    if unknown := context - CONTEXT:
        raise ValueError(f"the context {sorted(unknown)} is not known")
    return Hand(
        concealed=tiles_of(vector["hand"]),
        tile=vector["tile"],
        wild=vector["wild"],
        melds=tuple(map(Meld.parse, vector.get("melds", ()))),
        came_from=vector["src"],
        discarder=vector.get("from"),
        seat=vector["seat"],
        dealer=vector["dealer"],
        round_wind=vector["round"],
        last="last" in context,
        first_turn="first_turn" in context,
        queue=vector.get("huang", 0),
        contracts=tuple((one, other) for one, other in vector.get("edges", ())),
        gone=tuple(vector.get("gave_up", ())),
    )


def rules_of(vector: Vector) -> Rules:
    return Rules.parse(vector.get("set", {}))


def won(vector: Vector) -> dict[str, Any]:
    """Whether the hand wins (JX-51 to JX-58), and its score (JX-60 to JX-98)."""
    win = best(rules_of(vector), hand_of(vector))
    if win is None:
        return {"win": False}
    return {
        "win": True,
        "tai": dict(win.tai),
        "T": win.T,
        "fan": dict(win.fan),
        "S": win.S,
        "pay": list(win.pay),
    }


def played(vector: Vector) -> dict[str, Any]:
    """Hands one after another (JX-85 to JX-88, JX-111 to JX-113)."""
    hands = [(dice, wild, None if who == "draw" else who) for dice, wild, who in vector["hands"]]
    return session(rules_of(vector), hands, vector.get("dealer", 0))


JIAXING = {
    "hand": Kind(
        won,
        (
            *("wild", "melds", "hand", "tile", "src", "from", "seat", "dealer", "round"),
            *("ctx", "huang", "edges", "gave_up", "set"),
        ),
    ),
    "session": Kind(played, ("hands", "dealer", "set")),
}
