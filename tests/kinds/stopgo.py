"""Kinds of vectors of Stop-Go alone: yaku, hand yaku and settlements."""

from typing import Any

from engine.hanafuda.cards import points
from tests.kinds.hanafuda import number_or_none, rules_of, score_of
from tests.kinds.kind import Kind, Vector

KINDS_OF_END = ("agari", "stop", "instant", "nobody")


def yaku(vector: Vector) -> dict[str, Any]:
    """The yaku of captured cards (GO-20 to GO-25); `month` in the options is the month of 月札 (GO-9)."""
    cards, options = tuple(vector["cards"]), dict(vector.get("options", {}))
    month = int(options.pop("month", 0))
    found = score_of(vector).yaku(cards, rules_of(vector, options), month)
    return {"yaku": dict(found.open), "bonus": dict(found.bonus), "card_points": points(cards)}


def dealt(vector: Vector) -> dict[str, Any]:
    """The hand yaku of a dealt hand with their points (GO-11)."""
    rules = rules_of(vector, vector.get("options", {}))
    return {"result": dict(score_of(vector).dealt(tuple(vector["hand"]), rules))}


def settle(vector: Vector) -> dict[str, Any]:
    """The scores of a round and the next dealer (GO-5, GO-29 to GO-32); winner `-` means that nobody stopped."""
    given = vector["given"]
    kind = given.get("kind", "agari")
    if kind not in KINDS_OF_END:
        raise ValueError(f"there is no end of a round called {kind}")
    settled = score_of(vector).settle(
        rules_of(vector, vector.get("options", {})),
        int(given["dealer"]),
        int(given["n"]),
        winner=number_or_none(given.get("winner", "-")),
        points=int(given.get("open", 0)) + int(given.get("bonus", 0)),
        instant=kind == "instant",
    )
    return {"scores": list(settled.scores), "next_dealer": settled.next_dealer}


STOPGO = {
    "go-yaku": Kind(yaku, ("cards", "options")),
    "go-dealt": Kind(dealt, ("hand", "options")),
    "go-settle": Kind(settle, ("given", "options")),
}
