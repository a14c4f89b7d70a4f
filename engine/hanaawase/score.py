"""Scoring in Hana-awase: yaku, void deals, the settlement of a round, and the standing of a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.core import Payment, Piece, Seat, Term, Terms, by_rules, formula
from engine.hanaawase.rules import Rules
from engine.hanafuda import signs
from engine.hanafuda.cards import (
    AKA,
    AO,
    CARDS,
    DRY,
    HANAMI,
    HIKARI,
    INO,
    KASU,
    KUSA,
    NINE,
    TSUKIMI,
    months,
    of_month,
    points,
)

TERMS = (*signs.TERMS, *(Term(key, "points") for key in ("cards", "par", "own", "others")))
MATSUKIRI = frozenset({"01H", "08H", "12H"})
OMOTE = frozenset({"01H", "02A", "03H"})
ISLANDS = {"fuji": of_month(4), "ame": of_month(11), "kiri": of_month(12)}
WILLOWS_ALONE = frozenset({"11H", "11A", "11R"})
BRIGHTS = (("goko", HIKARI, 200), ("shiko", DRY, 60), ("omote", OMOTE, 30), ("matsukiri", MATSUKIRI, 20))


def yaku(cards: Collection[Piece], rules: Rules) -> dict[str, int]:
    """Return the yaku of captured cards (HA-17 to HA-20).

    The settings `void_yaku` and `void_round` are ignored here, because they affect all players.
    """
    have = frozenset(cards)
    found = _brights(have, rules) | _drinks(have, rules)
    found |= {key: 40 for key, cards in (("aotan", AO), ("akatan", AKA)) if have >= cards}
    nine = len(have & NINE)
    if nine >= 7:
        found["nanatan"] = 40 + 5 * (nine - 7)
    elif nine == 6:
        found["rokutan"] = 30
    found |= {key: 20 for key, cards in (("inoshikacho", INO), ("kusa", KUSA)) if have >= cards}
    return found | {key: 20 for key, cards in ISLANDS.items() if have >= cards}


def _brights(have: frozenset[Piece], rules: Rules) -> dict[str, int]:
    found = {key: worth for key, cards, worth in BRIGHTS if have >= cards}
    if rules.bright_overlap == "exclusive":
        return dict(list(found.items())[:1])
    if rules.bright_overlap == "subset":
        if "goko" in found:
            found.pop("shiko")
        if "goko" in found or "shiko" in found:
            found.pop("matsukiri")
    return found


def _drinks(have: frozenset[Piece], rules: Rules) -> dict[str, int]:
    small = {key: 20 for key, pair in (("hanami", HANAMI), ("tsukimi", TSUKIMI)) if have >= pair}
    if len(small) < 2 or rules.nomi_overlap == "two_small":
        return small
    return {"nomi": 30} | (small if rules.nomi_overlap == "stack" else {})


def void(field: Collection[Piece], hands: Sequence[Collection[Piece]], rules: Rules) -> bool:
    """Return whether a deal is void (HA-8).

    It is void with four cards of a month on the field. With oni it is also void with the three other willows there,
    because nothing could capture them.
    """
    return 4 in months(field).values() or (rules.oni and frozenset(field) >= WILLOWS_ALONE)


@dataclass(frozen=True, slots=True)
class Settlement:
    """The points of a round by seat, its winner, the next dealer, the terms of each seat's points, and the payments.

    `payments` are in the order of HA-22: first for card points, then for yaku. Payments of zero are omitted.
    """

    scores: tuple[int, ...]
    winner: Seat
    next_dealer: Seat
    terms: tuple[Terms, ...]
    payments: tuple[Payment, ...] = ()


def settle(
    rules: Rules, dealer: Seat, cards: Sequence[int], yaku_points: Sequence[int], *, rain: Seat | None = None
) -> Settlement:
    """Settle a round from the card points and yaku points of each seat (HA-20 to HA-26).

    The terms of a seat are its card points, minus par, plus twice its own yaku, minus the yaku of the others.

    `rain`: the seat that holds all four willow cards. After a void round the dealer stays dealer, and is listed as the
    winner.
    """
    if rain is not None and rules.rain_island == "void_round":
        return Settlement((0,) * len(cards), dealer, dealer, (formula(TERMS, ()),) * len(cards))
    made = [0] * len(cards) if rain is not None and rules.rain_island == "void_yaku" else list(yaku_points)
    gains = [card - par(rules) for card in cards]
    terms = tuple(
        formula(TERMS, (("cards", card), ("par", -par(rules)), ("own", 2 * own), ("others", own - sum(made))))
        for card, own in zip(cards, made, strict=True)
    )
    scores = tuple(each[-1][1] for each in terms)
    winner = _first(scores if rules.winner == "settlement" else cards, dealer)
    next_dealer = _first(scores if rules.next_dealer == "score" else cards, dealer)
    return Settlement(scores, winner, next_dealer, terms, (*_card_payments(gains), *_yaku_payments(made)))


def _first(ranking: Sequence[int], dealer: Seat) -> Seat:
    """Return the seat with the highest number. Of equal seats, return the one whose turn is earliest (HA-26)."""
    order = [(dealer + step) % len(ranking) for step in range(len(ranking))]
    return max(order, key=lambda seat: (ranking[seat], -order.index(seat)))


def _card_payments(gains: Sequence[int]) -> list[Payment]:
    """Return the payments for card points (HA-22 a, b).

    If two seats are below par, each pays its loss to the third. If one seat is below par, it pays each other seat's
    gain.
    """
    losers = [seat for seat, gain in enumerate(gains) if gain < 0]
    winners = [seat for seat, gain in enumerate(gains) if gain > 0]
    pairs = ((loser, winner) for loser in losers for winner in winners)
    return [Payment(payer, payee, -gains[payer] if len(losers) > 1 else gains[payee]) for payer, payee in pairs]


def _yaku_payments(made: Sequence[int]) -> list[Payment]:
    """Return the payments for yaku: each seat in turn receives its yaku points from both others (HA-22 c)."""
    seats = range(len(made))
    return [Payment(payer, payee, made[payee]) for payee in seats for payer in seats if payer != payee and made[payee]]


@dataclass(frozen=True, slots=True)
class Standing:
    """The total points by seat, and the state of the match: `over` or `continue`."""

    totals: tuple[int, ...]
    state: Literal["over", "continue"]


def standing(rules: Rules, rounds: Sequence[Sequence[int]]) -> Standing:
    """Return the standing after these rounds (HA-27). Seats with equal totals share a place."""
    totals = tuple(map(sum, zip(*rounds, strict=True)))
    return Standing(totals, "continue" if len(rounds) < rules.rounds else "over")


def card_points(cards: Collection[Piece], rules: Rules) -> int:
    """Return the points of cards: 20, 10, 5 or 1 each, 264 for all cards (HA-21, HA-35).

    With `kasu_points=0`, kasu are worth nothing.
    """
    return points(cards) - (0 if rules.kasu_points else len(KASU.intersection(cards)))


@by_rules
def par(rules: Rules) -> int:
    """Return an even share of all card points (HA-21, HA-35)."""
    return card_points(CARDS, rules) // 3


def pieces_of(key: str) -> frozenset[Piece]:
    """Return the cards that form a yaku or count for it."""
    return _PATTERNS[key]


_PATTERNS: dict[str, frozenset[Piece]] = {
    **{key: cards for key, cards, _ in BRIGHTS},
    "nomi": HANAMI | TSUKIMI,
    "hanami": HANAMI,
    "tsukimi": TSUKIMI,
    "aotan": AO,
    "akatan": AKA,
    "nanatan": NINE,
    "rokutan": NINE,
    "inoshikacho": INO,
    "kusa": KUSA,
    **ISLANDS,
}
