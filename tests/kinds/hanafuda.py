"""Kinds of vectors that the hanafuda games share: captures, void deals, deals and replays of whole rounds."""

import importlib
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import ModuleType
from typing import Any

from engine import GAMES
from engine.core import Action, AnyGame, Rules
from engine.hanafuda.cards import CARDS, ID, month
from engine.hanafuda.state import meet
from tests.kinds.kind import Kind, Vector

KEYS = {"KK": "koikoi", "GO": "stopgo", "HA": "hanaawase"}
PARAMETERS = {"game", "n", "dealer", "a", "b", "policy", "month"}
ONE_ROUND = {"rounds": "1", "overtime": "none", "tie": "shared"}
"""What makes a match one round long, where a game has the setting."""
Captures = Callable[[Any, str], bool]
"""Whether a hand card would capture something in a state."""


def game_of(vector: Vector) -> AnyGame:
    """The game of `given.game`, else of the id's prefix. Raises LookupError if the engine does not have it."""
    letters = vector.get("given", {}).get("game") or vector["id"][:2]
    key = KEYS.get(letters.upper(), letters)
    if key not in GAMES:
        raise LookupError(f"the game {key} is not there yet")
    return GAMES[key]


def score_of(vector: Vector) -> ModuleType:
    """The public `score` module of the vector's game."""
    return importlib.import_module(f"engine.{game_of(vector).key}.score")


def rules_of(vector: Vector, settings: Mapping[str, Any]) -> Rules:
    """The rules of the vector's game with these settings."""
    return game_of(vector).rules.parse(settings)


def number_or_none(text: str | int) -> int | None:
    """A seat, or None for `-`."""
    return None if text == "-" else int(text)


def stride_deck(a: int, b: int) -> tuple[str, ...]:
    """The fixed order of CD-31: `D[i]` is the card with id (a * i + b) mod 48."""
    return tuple(CARDS[(a * i + b) % 48] for i in range(48))


def capture(vector: Vector) -> dict[str, Any]:
    """What a card does on a field (KK-19, GO-16)."""
    game_of(vector)
    action = dict(vector["action"])
    action.pop("src", None)
    met = meet(tuple(vector["field"]), action.pop("card"), **action)
    return {"mode": met.mode, "cards": list(met.cards)}


def redeal(vector: Vector) -> dict[str, Any]:
    """Whether a field is void (KK-7, GO-8)."""
    rules = rules_of(vector, vector["action"])
    return {"redeal": score_of(vector).void(tuple(vector["field"]), (), rules)}


def _dealt(vector: Vector, **fixed: str) -> Any:
    """The deal of a vector; `month` is the cut month of 月札 (GO-9)."""
    given, game = vector["given"], game_of(vector)
    known = {option.name for option in game.rules.options()}
    settings = {name: value for name, value in given.items() if name not in PARAMETERS}
    rules = rules_of(vector, settings | {name: value for name, value in fixed.items() if name in known})
    order = stride_deck(int(given["a"]), int(given["b"]))
    dice = (int(given["month"]),) if "month" in given else ()
    return game.deal(rules, int(given["n"]), int(given["dealer"]), order, dice)


def deal(vector: Vector) -> dict[str, Any]:
    """The cards dealt from a stride deck (KK-6, GO-7), in the order in which they were dealt."""
    state = _dealt(vector)
    return {"field": list(state.field), "hands": [list(hand) for hand in state.hands], "stock": list(state.stock)}


def replay(vector: Vector) -> dict[str, Any]:
    """A whole round from a stride deck, every seat playing by the vector's policy."""
    state = played_out(vector, by_month)
    winner = None if state.last.reason == "dealer_right" else state.last.winner
    base, bonus = _won(vector, state, winner)
    return _played(state, winner, base, bonus)


def played_out(vector: Vector, captures: Captures) -> Any:
    """The state after the only round of a match, in which `captures` tells the policy what a hand card would do."""
    game, policy = game_of(vector), vector["given"]["policy"]
    if policy not in ("P0", "P1"):
        raise ValueError(f"there is no policy {policy}")
    state = _dealt(vector, **ONE_ROUND)
    while asked := game.pending(state):
        seat, legal = next(iter(asked.items()))
        state = game.apply(state, seat, chosen(policy, legal, partial(captures, state))).state
    return state


def by_month(state: Any, card: str) -> bool:
    """Whether a card of the same month lies open."""
    return month(card) in map(month, state.field)


def chosen(policy: str, legal: tuple[Action, ...], captures: Callable[[str], bool]) -> Action:
    """P0: the lowest card that captures, else the lowest; the lowest target; goes out. P1: plays on instead."""
    verbs = {action.verb: action for action in legal}
    if "play" in verbs:
        return min(legal, key=lambda action: (not captures(action.pieces[0]), ID[action.pieces[0]]))
    if "take" in verbs:
        return min(legal, key=lambda action: ID[action.pieces[0]])
    for out, on in (("agari", "koikoi"), ("stop", "go")):
        if out in verbs:
            return verbs[out if policy == "P0" else on]
    return verbs["play_on"] if "play_on" in verbs else verbs["ready"]


def _won(vector: Vector, state: Any, winner: int | None) -> tuple[int, int]:
    """What the winner's piles are worth, and in Stop-Go what counts at Stop beside it (GO-25)."""
    if winner is None:
        return 0, 0
    if game_of(vector).key != "stopgo":
        return state.last.base, 0
    captured = score_of(vector).yaku(state.taken[winner], state.rules, state.month).total
    return captured, state.last.points - captured


def _played(state: Any, winner: int | None, base: int, bonus: int) -> dict[str, Any]:
    last = state.last
    return {
        "result": {
            "winner": "-" if winner is None else str(winner),
            "open": str(base),
            "bonus": str(bonus),
            "turns": str(last.turns),
            "called": joined(state.called),
            "sizes": joined(len(pile) for pile in state.taken),
            "field": str(len(state.field)),
            "scores": joined(last.scores),
            "next": str(last.next_dealer),
        },
        "piles": by_id(state.taken),
    }


def by_id(piles: Iterable[Iterable[str]]) -> list[list[str]]:
    """Piles as the vectors write them."""
    return [sorted(pile, key=ID.__getitem__) for pile in piles]


def joined(numbers: Any) -> str:
    """Numbers as the vectors write them."""
    return ",".join(str(number) for number in numbers)


HANAFUDA = {
    "capture": Kind(capture, ("field", "action")),
    "redeal": Kind(redeal, ("field", "action")),
    "deal": Kind(deal, ("given",)),
    "replay": Kind(replay, ("given",)),
}
