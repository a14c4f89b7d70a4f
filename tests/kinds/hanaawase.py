"""Kinds of vectors of Hana-awase: yaku, settlements, whole rounds from their piles, and all that the oni changes."""

from typing import Any

from engine.hanaawase.oni import capture as meet
from engine.hanaawase.rules import Rules
from engine.hanafuda.cards import CARDS, LIGHTNING, of_month
from tests.kinds import hanafuda
from tests.kinds.hanafuda import by_id, game_of, joined, played_out, rules_of, score_of
from tests.kinds.kind import Kind, Vector

WILLOW = of_month(11)


def capture(vector: Vector) -> dict[str, Any]:
    """What a card from the hand or the stock does on a field, also with the oni (HA-13, HA-28 to HA-32)."""
    if game_of(vector).key != "hanaawase":
        return hanafuda.capture(vector)
    action = dict(vector["action"])
    card, source = action.pop("card"), action.pop("src", "hand")
    rules = rules_of(vector, action)
    assert isinstance(rules, Rules)
    met = meet(tuple(vector["field"]), card, source, rules)
    return {"mode": met.mode, "cards": list(met.cards)}


def replay(vector: Vector) -> dict[str, Any]:
    """A whole round; the field is counted before HA-34, sizes and piles after it, and all yaku are shown (HA-20)."""
    if game_of(vector).key != "hanaawase":
        return hanafuda.replay(vector)
    last = played_out(vector, captures).last
    return {
        "result": {
            "winner": "-",
            "open": "0",
            "bonus": "0",
            "called": "0,0,0",
            "turns": str(last.turns),
            "sizes": joined(len(pile) for pile in last.taken),
            "field": str(last.left),
            "cards": joined(last.cards),
            "yaku": joined(sum(worth for _, worth in rows) for rows in last.yaku),
            "scores": joined(last.scores),
            "next": str(last.next_dealer),
        },
        "piles": by_id(last.taken),
    }


def captures(state: Any, card: str) -> bool:
    """Whether a hand card captures something: the oni whatever is no willow, no other card the oni (HA-29, HA-32)."""
    field = set(state.field)
    if not state.rules.oni:
        return any(other[:2] == card[:2] for other in field)
    if card == LIGHTNING:
        return not field <= WILLOW
    return any(other[:2] == card[:2] for other in field - {LIGHTNING})


def yaku(vector: Vector) -> dict[str, Any]:
    """The yaku of captured cards (HA-17 to HA-19) and their card points; nothing counts only at Stop."""
    cards = tuple(vector["cards"])
    rules, score = rules_of(vector, vector.get("options", {})), score_of(vector)
    return {"yaku": dict(score.yaku(cards, rules)), "bonus": {}, "card_points": score.card_points(cards, rules)}


def settle(vector: Vector) -> dict[str, Any]:
    """Scores, payments and next dealer from totals (HA-20 to HA-26); `rain` is the seat with all four willow cards."""
    given = vector["given"]
    cards, worth = (tuple(int(number) for number in given[name].split(",")) for name in ("cards", "yaku"))
    rain = hanafuda.number_or_none(given.get("rain", "-"))
    return _settled(vector, vector.get("options", {}), int(given["dealer"]), cards, worth, rain)


def full(vector: Vector) -> dict[str, Any]:
    """A round settled from its three piles of 48 cards; `dealer` stands among the settings."""
    options, piles = dict(vector.get("options", {})), [tuple(pile) for pile in vector["piles"]]
    if sorted(card for pile in piles for card in pile) != sorted(CARDS):
        raise ValueError("three piles must hold each of the 48 cards once")
    dealer = int(options.pop("dealer", 0))
    rules, score = rules_of(vector, options), score_of(vector)
    found = [dict(score.yaku(pile, rules)) for pile in piles]
    rain = next((seat for seat, pile in enumerate(piles) if set(pile) >= WILLOW), None)
    cards = tuple(score.card_points(pile, rules) for pile in piles)
    worth = tuple(sum(rows.values()) for rows in found)
    return {"yaku": found, "cards": list(cards), **_settled(vector, options, dealer, cards, worth, rain)}


def _settled(
    vector: Vector, options: Any, dealer: int, cards: tuple[int, ...], worth: tuple[int, ...], rain: int | None
) -> dict[str, Any]:
    found = score_of(vector).settle(rules_of(vector, options), dealer, cards, worth, rain=rain)
    return {
        "scores": list(found.scores),
        "winner": found.winner,
        "next_dealer": found.next_dealer,
        "payments": [list(payment) for payment in found.payments],
    }


HANAAWASE = {
    "ha-yaku": Kind(yaku, ("cards", "options")),
    "ha-settle": Kind(settle, ("given", "options")),
    "ha-full": Kind(full, ("piles", "options")),
    "capture": Kind(capture, hanafuda.HANAFUDA["capture"].inputs),
    "replay": Kind(replay, hanafuda.HANAFUDA["replay"].inputs),
}
"""The last two take the place of the shared kinds, and hand the vectors of other games on to them."""
