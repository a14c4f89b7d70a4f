"""Scoring in Stop-Go: yaku, hand yaku, void deals, the settlement of a round, and the standing of a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.core import Payment, Piece, Seat, Term, Terms, balance, formula
from engine.hanafuda import signs
from engine.hanafuda.cards import (
    AKA,
    AO,
    DRY,
    HANAMI,
    HIKARI,
    INO,
    KASU,
    NINE,
    RAIN,
    TAN,
    TANE,
    TSUKIMI,
    months,
    of_month,
    ordered,
)
from engine.hanafuda.cards import month as month_of
from engine.stopgo.rules import Rules

TERMS = (*signs.TERMS, Term("bonus", "points"), Term("base", "sum"), Term("zero_sum", "factor"))
DEALERS_RIGHT = 6
EXTRA_ROUNDS = 6
HAND_YAKU = ("teshi", "futateshi", "keiyaku", "kuttsuki")
BIRDS = {"seed": frozenset({"01H", "08A", "12H"}), "godori": frozenset({"02A", "04A", "08A"})}


@dataclass(frozen=True, slots=True)
class Found:
    """The yaku of a pile. `open` yaku allow a Stop. `bonus` yaku only add to a Stop (GO-23, GO-25)."""

    open: dict[str, int]
    bonus: dict[str, int]

    @property
    def total(self) -> int:
        """The open points. A decision is due only when they rise."""
        return sum(self.open.values())


def yaku(cards: Collection[Piece], rules: Rules, month: int = 0) -> Found:
    """Return the yaku of captured cards (GO-20 to GO-26). `month`: the month card (GO-9), 0 for none."""
    have = frozenset(cards)
    found = _brights(have) | _colours(have, rules)
    if rules.five_birds != "off" and have >= BIRDS[rules.five_birds]:
        found["gotori"] = 5
    if have >= INO:
        found["inoshikacho"] = 5
    if have >= HANAMI:
        found["hanami"] = rules.hanami_points
    bonus: dict[str, int] = {}
    if have >= TSUKIMI and rules.tsukimi_mode != "off":
        (found if rules.tsukimi_mode == "full" else bonus)["tsukimi"] = rules.tsukimi_points
    found |= _ribbons(have, rules)
    found |= _counted("tane", len(have & TANE), 5) | _counted("kasu", len(have & KASU), 10)
    if month and rules.month_card != "off" and have >= of_month(month):
        found["tsukifuda"] = 4
    return Found(found, bonus)


def _brights(have: frozenset[Piece]) -> dict[str, int]:
    dry, rain = len(have & DRY), RAIN in have
    if dry == 4:
        return {"goko": 10} if rain else {"shiko": 8}
    if dry == 3:
        return {"ame_shiko": 7} if rain else {"sanko": 5}
    return {"ame_sanko": 4} if dry == 2 and rain else {}


def _colours(have: frozenset[Piece], rules: Rules) -> dict[str, int]:
    single = {key: 3 for key, cards in (("akatan", AKA), ("aotan", AO)) if have >= cards}
    if len(single) < 2:
        return single
    return {"satsu": 6} | (single if rules.both_colours == "stack" else {})


def _ribbons(have: frozenset[Piece], rules: Rules) -> dict[str, int]:
    """Return 七短 or 六短, and 短冊. By setting both count, or only the one that is worth more (GO-22)."""
    nine, plain = len(have & NINE), _counted("tan", len(have & TAN), 5)
    sets: dict[str, int] = {}
    if nine >= 7:
        sets = {"nanatan": max(rules.seven_ribbons_points, rules.six_ribbons_points)}
    elif nine == 6:
        sets = {"rokutan": rules.six_ribbons_points}
    if rules.ribbon_sets == "stack" or not sets:
        return sets | plain
    return sets if max(sets.values()) >= sum(plain.values()) else plain


def _counted(key: str, count: int, least: int) -> dict[str, int]:
    return {key: count - least + 1} if count >= least else {}


def dealt(hand: Collection[Piece], rules: Rules) -> dict[str, int]:
    """Return the hand yaku of a dealt hand. Each is worth one point (GO-11, GO-12)."""
    if rules.hand_yaku == "off":
        return {}
    counts = list(months(hand).values())
    holds = {
        "teshi": counts.count(4) >= 1,
        "futateshi": counts.count(4) >= 2,
        "keiyaku": rules.contract and 3 in counts,
        "kuttsuki": sum(count >= 2 for count in counts) >= 4,
    }
    return {key: 1 for key, held in holds.items() if held}


def lucky(hand: Collection[Piece], rules: Rules) -> tuple[Piece, ...]:
    """Return the cards of a dealt hand that form its hand yaku.

    If the hand yaku counts, only these cards are opened (GO-13).
    """
    counts, found = months(hand), dealt(hand, rules)
    least = {"teshi": (4,), "keiyaku": (3,), "kuttsuki": (2, 3, 4)}
    wanted = {count for key, sizes in least.items() if key in found for count in sizes}
    return ordered(card for card in hand if counts[month_of(card)] in wanted)


def void(field: Collection[Piece], hands: Sequence[Collection[Piece]], rules: Rules) -> bool:
    """Return whether these cards must be dealt again, because four of a month are on the field (GO-8)."""
    return 4 in months(field).values()


@dataclass(frozen=True, slots=True)
class Settlement:
    """The points of a round by seat, the next dealer, the terms of the winner's points, and any payments.

    Only a zero-sum round has `payments`.
    """

    scores: tuple[int, ...]
    next_dealer: Seat
    terms: Terms
    payments: tuple[Payment, ...] = ()


def settle(
    rules: Rules,
    dealer: Seat,
    seats: int,
    *,
    winner: Seat | None = None,
    points: int = 0,
    instant: bool = False,
) -> Settlement:
    """Settle a round (GO-29 to GO-33).

    `winner`: the seat that scores, None if no seat stopped. `points`: its open and bonus points. `instant`: hand yaku
    ended the round before the first turn. In this case the dealer's right does not apply (GO-13).
    """
    if winner is None and rules.dealer_right and not instant:
        winner, points = dealer, DEALERS_RIGHT
    if winner is None:
        return Settlement((0,) * seats, dealer, formula(TERMS, [("base", 0)]))
    payers = [seat for seat in range(seats) if seat != winner and rules.payment == "zero_sum"]
    terms = formula(TERMS, [("base", points), *([("zero_sum", len(payers))] if len(payers) > 1 else [])])
    score = terms[-1][1]
    if not payers:
        return Settlement(tuple(score if seat == winner else 0 for seat in range(seats)), winner, terms)
    payments = tuple(Payment(payer, winner, score // len(payers)) for payer in payers if score)
    return Settlement(balance(payments, seats), winner, terms, payments)


@dataclass(frozen=True, slots=True)
class Standing:
    """The total points by seat, and the state of the match: `over` or `continue`."""

    totals: tuple[int, ...]
    state: Literal["over", "continue"]


def standing(rules: Rules, rounds: Sequence[Sequence[int]]) -> Standing:
    """Return the standing after these rounds (GO-34). `rounds`: points by seat of each round."""
    totals = tuple(map(sum, zip(*rounds, strict=True)))
    if len(rounds) < rules.rounds:
        return Standing(totals, "continue")
    tied = totals.count(max(totals)) > 1
    goes_on = tied and rules.tie == "extra_round" and len(rounds) < rules.rounds + EXTRA_ROUNDS
    return Standing(totals, "continue" if goes_on else "over")


def pieces_of(key: str, rules: Rules, month: int = 0) -> frozenset[Piece]:
    """Return the cards that form a yaku or count for it."""
    if key == "gotori":
        return BIRDS[rules.five_birds]
    if key == "tsukifuda":
        return of_month(month)
    return _PATTERNS[key]


_PATTERNS: dict[str, frozenset[Piece]] = {
    "goko": HIKARI,
    "shiko": DRY,
    "ame_shiko": HIKARI,
    "sanko": DRY,
    "ame_sanko": HIKARI,
    "satsu": AKA | AO,
    "akatan": AKA,
    "aotan": AO,
    "inoshikacho": INO,
    "hanami": HANAMI,
    "tsukimi": TSUKIMI,
    "nanatan": NINE,
    "rokutan": NINE,
    "tan": TAN,
    "tane": TANE,
    "kasu": KASU,
}
