"""Kinds of vectors of Fuzhou mahjong: hands, escapes, priorities, sessions (engine/fuzhou/RULES.md, appendix A)."""

from collections.abc import Sequence
from typing import Any

from engine.core import TABLE
from engine.fuzhou.rules import Rules
from engine.fuzhou.score import Hand, best, escape, may_win, precedence, session
from engine.mahjong.melds import Meld
from engine.mahjong.notation import tiles_of
from tests.engine.fuzhou.table import Table
from tests.kinds.kind import Kind, Vector

CONTEXT = {"discarded_gold", "jinkan"}
PAUSE = "pause"


def hand_of(vector: Vector) -> Hand:
    """The hand of a vector. Raises ValueError for a circumstance that is not known."""
    context = set(vector.get("ctx", ()))
    if unknown := context - CONTEXT:
        raise ValueError(f"the context {sorted(unknown)} is not known")
    locked = vector.get("lock", ())
    return Hand(
        concealed=tiles_of(vector["hand"]),
        tile=vector.get("tile"),
        gold=vector["gold"],
        melds=tuple(map(Meld.parse, vector.get("melds", ()))),
        flowers=tiles_of(vector["flowers"]),
        came_from=vector["src"],
        seat=vector["seat"],
        dealer=vector["dealer"],
        discarder=vector.get("from"),
        streak=vector.get("streak", 0),
        discarded_gold="discarded_gold" in context,
        jinkan="jinkan" in context,
        locked=frozenset(tiles_of(locked if isinstance(locked, str) else " ".join(locked))),
    )


def rules_of(vector: Vector) -> Rules:
    return Rules.parse(vector.get("set", {}))


def won(vector: Vector) -> dict[str, Any]:
    """Whether the hand wins (FZ-70 to FZ-79), and its score (FZ-85 to FZ-92); or what an escape costs (FZ-94)."""
    if vector["src"] == "escape":
        pause = PAUSE in vector.get("ctx", ())
        return {"win": False, "pay": list(escape(rules_of(vector), vector["seat"], pause=pause))}
    win = best(rules_of(vector), hand_of(vector))
    if win is None:
        return {"win": False}
    return {
        "win": True,
        "special": dict(win.special),
        "hua": win.hua,
        "jin": win.jin,
        "lian": win.lian,
        "P": win.P,
        "pay": list(win.pay),
    }


def priority(rules: Rules, claimants: Sequence[Hand]) -> tuple[int, ...]:
    """The seats that may win at one moment, the one whose win counts first (FZ-80), ranked as they are in play.

    What comes in different windows is asked for one after another: three golds, the dealer's first turn, all others.
    """

    def rank(hand: Hand) -> tuple[bool, bool, bool, int]:
        giver, robs = hand.dealer if hand.discarder is None else hand.discarder, hand.came_from == "rob_gold"
        standing = precedence(rules, hand.tiles, hand.gold, hand.missing, hand.seat, giver, robs)
        return hand.came_from == "opening", hand.came_from == "deal", *standing

    ready = [hand for hand in claimants if may_win(rules, hand)]
    return tuple(hand.seat for hand in sorted(ready, key=rank, reverse=True))


def first_of(vector: Vector) -> dict[str, Any]:
    """Who may win at one moment, and whose win counts (FZ-80). A claimant's own fields go before the common ones.

    Raises ValueError for a claimant's field that is not known.
    """
    if unknown := {field for claimant in vector["claimants"] for field in claimant} - {*HAND}:
        raise ValueError(f"nothing of that name: {sorted(unknown)}")
    common = {key: value for key, value in vector.items() if key != "claimants"}
    order = priority(rules_of(vector), [hand_of({**common, **claimant}) for claimant in vector["claimants"]])
    return {"ready": sorted(order), "winner": order[0] if order else None}


def played(vector: Vector) -> dict[str, Any]:
    """Hands one after another (FZ-100 to FZ-102)."""
    hands = [None if who == "draw" else who for who in vector["hands"]]
    return session(rules_of(vector), hands, vector.get("dealer", 0))


def told(vector: Vector) -> dict[str, Any]:
    """A hand from its deal on, after these moves: who is asked what, the kongs of who is, the live tiles, the win."""
    wall = {name: vector[name] for name in ("gold", "flowers", "draws") if name in vector}
    table = Table(*vector["hands"], **wall, **vector.get("set", {}))
    for move in vector["moves"]:
        seat, _, words = move.partition(" ")
        table.say(int(seat), words)
    asked = {str(seat): words for seat, words in table.asked.items() if seat != TABLE}
    last = table.state.last
    return {
        "asked": asked,
        "kongs": [words for options in asked.values() for words in options if "kong" in words],
        "live": next(badge.args[0] for badge in table.scene(None).badges if badge.key == "live"),
        "melds": {str(seat): table.melds(seat) for seat in range(4) if table.melds(seat)},
        "won": None if last is None else [last.winner, last.came, dict(last.specials)],
    }


HAND = ("gold", "flowers", "melds", "hand", "tile", "src", "from", "seat", "dealer", "streak", "ctx", "lock", "set")
FUZHOU = {
    "hand": Kind(won, HAND),
    "priority": Kind(first_of, (*HAND, "claimants")),
    "session": Kind(played, ("hands", "dealer", "set")),
    "story": Kind(told, ("hands", "gold", "flowers", "draws", "set", "moves")),
}
