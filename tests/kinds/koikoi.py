"""Kinds of vectors of Koi-Koi alone: yaku, dealt yaku, settlements and the standing of a match."""

from typing import Any

from engine.hanafuda.cards import points
from tests.kinds.hanafuda import number_or_none, rules_of, score_of
from tests.kinds.kind import Kind, Vector


def yaku(vector: Vector) -> dict[str, Any]:
    """The yaku of captured cards (KK-24); nothing in this game counts only at Stop."""
    cards = tuple(vector["cards"])
    found = score_of(vector).yaku(cards, rules_of(vector, vector.get("options", {})))
    return {"yaku": found, "bonus": {}, "card_points": points(cards)}


def dealt(vector: Vector) -> dict[str, Any]:
    """The dealt yaku of a hand (KK-10)."""
    return {"result": score_of(vector).dealt(tuple(vector["hand"]), rules_of(vector, vector.get("options", {})))}


def settle(vector: Vector) -> dict[str, Any]:
    """The scores of a round and the next dealer (KK-35 to KK-41)."""
    given = vector["given"]
    callers = given.get("koikoi", "-")
    settled = score_of(vector).settle(
        rules_of(vector, vector.get("options", {})),
        int(given["dealer"]),
        kind=given.get("kind", "agari"),
        winner=number_or_none(given.get("winner", "-")),
        base=int(given.get("base", 0)),
        called=() if callers == "-" else tuple(int(seat) for seat in callers.split(",")),
    )
    return {"scores": list(settled.scores), "next_dealer": settled.next_dealer}


def match(vector: Vector) -> dict[str, Any]:
    """The totals and the state of a match after its rounds (KK-42 to KK-45)."""
    rounds = [tuple(scores) for scores in vector["rounds"]]
    found = score_of(vector).standing(rules_of(vector, vector.get("options", {})), rounds)
    return {"totals": list(found.totals), "state": found.state}


KOIKOI = {
    "kk-yaku": Kind(yaku, ("cards", "options")),
    "kk-dealt": Kind(dealt, ("hand", "options")),
    "kk-settle": Kind(settle, ("given", "options")),
    "kk-match": Kind(match, ("rounds", "options")),
}
