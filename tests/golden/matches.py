"""The matches that are kept as goldens: who plays what, by which policy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine import GAMES
from engine.core import FINISH, GO_ON, TABLE, Action, AnyMatch, Match, Record, Rng

Policy = Callable[[AnyMatch, int, Rng], Action]
"""What a seat that is asked does."""


@dataclass(frozen=True)
class Golden:
    """A match from its seed. note: how it is played; chance: the word that what is left to chance comes from."""

    game: str
    seats: int
    seed: bytes
    policy: Policy
    note: str
    chance: str = "policy"
    settings: Mapping[str, Any] = field(default_factory=dict)

    def record(self) -> Record:
        """The match, played to its end."""
        game = GAMES[self.game]
        match, rng = Match(game, game.rules.parse(self.settings), self.seats, self.seed), Rng(self.seed, self.chance)
        while match.pending:
            seat = min(match.pending)
            match.play(seat, self.policy(match, seat, rng))
        return match.record()


def bold_early(match: AnyMatch, seat: int, _rng: Rng) -> Action:
    """The safe default, but the first koi-koi of a round is called while five cards are left."""
    view = match.view(seat)
    bold = Action("koikoi") in match.pending[seat] and len(view.hand) >= 5 and not any(view.called)
    return Action("koikoi") if bold else match.pending[seat][0]


def goes_on_once(match: AnyMatch, seat: int, _rng: Rng) -> Action:
    """The safe default, but whoever may goes on at the first chance of a round."""
    on = Action("go") in match.pending[seat] and not any(match.view(seat).called)
    return Action("go") if on else match.pending[seat][0]


def half_by_chance(match: AnyMatch, seat: int, rng: Rng) -> Action:
    """The safe default or any action, as a coin falls."""
    legal = match.pending[seat]
    return legal[0] if legal[0].verb == "ready" or rng.below(2) else rng.pick(legal)


def easy(match: AnyMatch, seat: int, rng: Rng) -> Action:
    """The computer player of that name."""
    if seat == TABLE:
        return GO_ON
    return match.game.players["easy"](match.view(seat), match.pending[seat], rng)


def eager_for_a_hand(match: AnyMatch, seat: int, rng: Rng) -> Action:
    """The same, but every kong and 金坎 is declared; all go home after one hand."""
    if seat == TABLE:
        return GO_ON
    legal = match.pending[seat]
    if FINISH in legal and match.view(seat).number > 1:
        return FINISH
    bold = [action for action in legal if "kong" in action.verb or action.verb == "jinkan"]
    return bold[0] if bold else easy(match, seat, rng)


UNUSUAL_JIAXING = {
    "base": 5, "cap": 400, "first_dealer": "dice", "indicator": "dice_stack", "reserve": 14,
    "discard_wild": "forbidden", "kong_after_claim": True, "swap_discard": "not_same_kind", "no_wild": "face",
    "all_honors_melds": False, "earthly": "first_draw", "rob_contract": "three", "contract_timeout": "continue",
    "contract_multi": "product", "dealer_multiplier": 2,
}  # fmt: skip
UNUSUAL_FUZHOU = {
    "stake": 2, "deal_first": "dealer", "reserve": 8, "reserve_per_kong": "ming1_an2", "gold_flower": "nobody",
    "gold_discard": "free", "same_round_lock": "passed", "swap_discard": "not_after_claim",
    "three_golds": "moment_of_draw", "youjin": "one_gold", "kong_fan": "ming1_an2", "streak": "all",
    "discard_payment": "discarder_for_three",
}  # fmt: skip
EASY, EAGER = "all are easy computer players", "one hand under unusual settings; all declare every kong, then go home"
MATCHES = {
    "koikoi": Golden("koikoi", 2, b"golden 16", bold_early, "safe defaults, and one early koi-koi in every round"),
    "stopgo": Golden(
        "stopgo",
        3,
        b"a golden evening",
        goes_on_once,
        "safe defaults, and one go in every round",
        settings={"rounds": 3, "payment": "zero_sum", "month_card": "cut", "contract": "on"},
    ),
    "hanaawase": Golden(
        "hanaawase",
        3,
        b"three friends and a willow",
        half_by_chance,
        "half of the moves are made by chance",
        settings={"rounds": 3, "oni": "on", "rain_island": "void_yaku"},
    ),
    "jiaxing": Golden("jiaxing", 4, b"golden 15", easy, EASY, "players", {"match_rounds": 1}),
    "jiaxing_unusual": Golden("jiaxing", 4, b"unusual 48", eager_for_a_hand, EAGER, "players", UNUSUAL_JIAXING),
    "fuzhou": Golden("fuzhou", 4, b"golden 411", easy, EASY, "players", {"match_rounds": 1}),
    "fuzhou_unusual": Golden("fuzhou", 4, b"unusual 220", eager_for_a_hand, EAGER, "players", UNUSUAL_FUZHOU),
}
