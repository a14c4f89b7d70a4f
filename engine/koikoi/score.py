"""Scoring in Koi-Koi: yaku, dealt yaku, void deals, the settlement of a round, and the standing of a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.core import Piece, Seat, Term, Terms, formula
from engine.hanafuda import signs
from engine.hanafuda.cards import (
    AKA,
    AO,
    DRY,
    HANAMI,
    HIKARI,
    INO,
    KASU,
    RAIN,
    SAKE_CUP,
    TAN,
    TANE,
    TSUKIMI,
    months,
    of_month,
)
from engine.koikoi.rules import Rules

Kind = Literal["agari", "dealt", "both_dealt", "draw"]
TERMS = (*signs.TERMS, Term("base", "sum"), Term("koikoi_double", "factor"), Term("double_seven", "factor"))


def yaku(cards: Collection[Piece], rules: Rules) -> dict[str, int]:
    """Return the yaku of captured cards with their points, in the order of the table (KK-24 to KK-27, KK-46)."""
    have = frozenset(cards)
    found = _brights(have)
    found |= _sets_replaced(have) if rules.set_extras == "replace" else _sets_added(have)
    if rules.viewing_points:
        found |= {key: rules.viewing_points for key in _viewings(have) if have.isdisjoint(weather(key, rules))}
    plains = len(have & kasu_cards(rules))
    return found | _counted("kasu", plains, 10)


def _viewings(have: frozenset[Piece]) -> list[str]:
    return [key for key, pair in (("tsukimi", TSUKIMI), ("hanami", HANAMI)) if pair <= have]


def spoilt(cards: Collection[Piece], rules: Rules) -> dict[str, frozenset[Piece]]:
    """Return the Viewings that captured rain or mist has spoilt, each with the cards that spoilt it (KK-46)."""
    have = frozenset(cards)
    found = {key: have & weather(key, rules) for key in _viewings(have)} if rules.viewing_points else {}
    return {key: cards for key, cards in found.items() if cards}


def weather(key: str, rules: Rules) -> frozenset[Piece]:
    """Return the cards that spoil this yaku: rain and mist for the two Viewings (KK-46)."""
    months_of = {"hanami": 11, "tsukimi": 12} if rules.rain_mist else {}
    return of_month(months_of[key]) if key in months_of else frozenset()


def kasu_cards(rules: Rules) -> frozenset[Piece]:
    """Return the cards that count as kasu. With `sake_cup_bake` the sake cup is one of them (KK-26)."""
    return KASU | {SAKE_CUP} if rules.sake_cup_bake else KASU


def _brights(have: frozenset[Piece]) -> dict[str, int]:
    dry = len(have & DRY)
    if dry == 4:
        return {"goko": 10} if RAIN in have else {"shiko": 8}
    if dry == 3:
        return {"ame_shiko": 7} if RAIN in have else {"sanko": 5}
    return {}


def _counted(key: str, count: int, least: int) -> dict[str, int]:
    return {key: count - least + 1} if count >= least else {}


def _sets_added(have: frozenset[Piece]) -> dict[str, int]:
    found = {key: 5 for key, cards in (("inoshikacho", INO), ("aotan", AO), ("akatan", AKA)) if cards <= have}
    return found | _counted("tane", len(have & TANE), 5) | _counted("tan", len(have & TAN), 5)


def _sets_replaced(have: frozenset[Piece]) -> dict[str, int]:
    """Return the sets under `set_extras=replace`, where a set also counts all further cards of its category."""
    tane, tan = len(have & TANE), len(have & TAN)
    found = {"inoshikacho": 5 + tane - 3} if have >= INO else _counted("tane", tane, 5)
    if have >= AKA | AO:
        return found | {"satsu": 10 + tan - 6}
    if have >= AO:
        return found | {"aotan": 5 + tan - 3}
    if have >= AKA:
        return found | {"akatan": 5 + tan - 3}
    return found | _counted("tan", tan, 5)


def pieces_of(key: str, rules: Rules) -> frozenset[Piece]:
    """Return the cards that form a yaku or count for it."""
    open_sets = {"tane": TANE, "tan": TAN, "kasu": kasu_cards(rules)}
    return open_sets.get(key) or _PATTERNS[key]


_PATTERNS: dict[str, frozenset[Piece]] = {
    "goko": HIKARI,
    "shiko": DRY,
    "ame_shiko": HIKARI,
    "sanko": DRY,
    "inoshikacho": INO,
    "aotan": AO,
    "akatan": AKA,
    "satsu": AKA | AO,
    "tsukimi": TSUKIMI,
    "hanami": HANAMI,
}


def dealt(hand: Collection[Piece], rules: Rules) -> list[str]:
    """Return the dealt yaku of a hand of eight cards (KK-10).

    This is at most one of `teshi` and `kuttsuki`. If `dealt_points` is 0, there is none.
    """
    if not rules.dealt_points:
        return []
    counts = sorted(months(hand).values())
    if 4 in counts:
        return ["teshi"]
    return ["kuttsuki"] if counts == [2, 2, 2, 2] else []


def void(field: Collection[Piece], hands: Sequence[Collection[Piece]], rules: Rules) -> bool:
    """Return whether these cards must be dealt again, by KK-7 or by the wider rule of the preset `nintendo`."""
    on_field = sorted(months(field).values())
    if rules.void == "kirin":
        return 4 in on_field
    in_hands = [sorted(months(hand).values()) for hand in hands]
    return max(on_field, default=0) >= 3 or any(4 in hand or hand == [2, 2, 2, 2] for hand in (*in_hands, on_field))


@dataclass(frozen=True, slots=True)
class Settlement:
    """The points of a round by seat, the next dealer, and the terms of the points that were scored.

    Seats do not pay each other (KK-5).
    """

    scores: tuple[int, int]
    next_dealer: Seat
    terms: Terms


def agari(rules: Rules, winner: Seat, base: int, called: Collection[Seat]) -> Terms:
    """Return the terms of an agari of `base` points (KK-35, KK-36).

    A koi-koi only doubles the points if the other player called it.
    """
    terms = [("base", base)]
    if rules.koikoi_double and 1 - winner in called:
        terms.append(("koikoi_double", 2))
    if rules.double_seven and base >= 7:
        terms.append(("double_seven", 2))
    return formula(TERMS, terms)


def may_call(rules: Rules, called: Sequence[int], seat: Seat) -> bool:
    """Return whether this seat may still call koi-koi (KK-31, KK-47).

    `called`: number of calls by seat in this round.
    """
    calls = {"any": 0, "once": sum(called), "once_each": called[seat]}
    return not calls[rules.koikoi_limit]


def settle(
    rules: Rules,
    dealer: Seat,
    *,
    kind: Kind = "agari",
    winner: Seat | None = None,
    base: int = 0,
    called: Collection[Seat] = (),
) -> Settlement:
    """Settle a round (KK-12, KK-13, KK-35 to KK-41, KK-48).

    `called`: the seats that called koi-koi. The kind `agari` needs `winner` and `base`. The kind `dealt` (one seat
    declared) needs `winner`. The kinds `both_dealt` and `draw` need neither.
    """
    other = 1 - dealer
    if kind == "both_dealt" and rules.both_dealt == "dealer_first":
        kind, winner = "dealt", dealer
    after_draw = dealer if rules.draw_dealer == "stay" else other
    if kind == "both_dealt":
        award = rules.dealt_points if rules.both_dealt == "both_score" else 0
        return _settlement((0, 1), formula(TERMS, [("base", award)]), after_draw)
    if kind == "draw":
        award = rules.draw_award_points if rules.draw_award != "none" else 0
        receiver = dealer if rules.draw_award == "dealer" else other
        return _settlement((receiver,), formula(TERMS, [("base", award)]), after_draw)
    if winner is None:
        raise ValueError(f"{kind} needs a winner.")
    terms = agari(rules, winner, base, called) if kind == "agari" else formula(TERMS, [("base", rules.dealt_points)])
    next_dealer = {"loser": 1 - winner, "winner": winner, "alternate": other}[rules.next_dealer]
    return _settlement((winner,), terms, next_dealer)


def _settlement(scorers: Collection[Seat], terms: Terms, next_dealer: Seat) -> Settlement:
    points = terms[-1][1]
    return Settlement((points if 0 in scorers else 0, points if 1 in scorers else 0), next_dealer, terms)


@dataclass(frozen=True, slots=True)
class Standing:
    """The total points by seat, and the state of the match: `win0`, `win1`, `tie` or `continue`."""

    totals: tuple[int, int]
    state: Literal["win0", "win1", "tie", "continue"]


def standing(rules: Rules, rounds: Sequence[Sequence[int]]) -> Standing:
    """Return the standing after these rounds, including overtime (KK-42 to KK-45).

    `rounds`: points by seat of each round.
    """
    totals = (sum(points[0] for points in rounds), sum(points[1] for points in rounds))
    if len(rounds) < rules.rounds:
        return Standing(totals, "continue")
    if totals[0] != totals[1]:
        return Standing(totals, "win0" if totals[0] > totals[1] else "win1")
    extra = {"none": 0, "single": 1, "until_decided": rules.overtime_cap}[rules.overtime]
    return Standing(totals, "continue" if len(rounds) < rules.rounds + extra else "tie")
