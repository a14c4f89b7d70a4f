"""Scoring in Jiaxing mahjong: the best reading of a won hand, its points and doublings, and the payments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Literal

from engine.core import Payment, Piece, Seat, Term, Terms, balance, formula
from engine.jiaxing.rules import Rules
from engine.jiaxing.session import session as session
from engine.mahjong import signs
from engine.mahjong.melds import Meld
from engine.mahjong.reading import PLAYED, Block, Part, cuts, parted
from engine.mahjong.tiles import SUITED, WINDS, Tiles, pack, suit, unpack

Items = tuple[tuple[str, int], ...]

TERMS = (Term("tai", "sum"), Term("fan", "doublings"), Term("base", "factor"), Term("cap", "cap"), *signs.TERMS)
TAI = {
    "honors": 10,
    "pure": 4,
    "mixed": 2,
    "triplets": 2,
    "red": 1,
    "green": 1,
    "white": 1,
    "seat_wind": 1,
    "round_wind": 1,
    "no_wild": 1,
}
"""Points of scoring items (JX-61 to JX-70), in the order that decides between equal readings (JX-75)."""
SHAPES = frozenset({"honors", "pure", "mixed", "triplets"})
DRAGONS = {"red": "C", "green": "F", "white": "B"}
FAN = {"three_wild": 1, "kong_bloom": 1, "single_wait": 1, "huang": 1, "last_tile": 1, "heaven": 2, "earth": 2}
"""Doublings of scoring items (JX-77 to JX-83)."""


@dataclass(frozen=True, slots=True)
class Hand:
    """All inputs of the score of a win.

    `concealed`: the concealed tiles without the winning `tile`. `came_from`: how the winning tile came. `discarder`:
    the seat that the tile came from, by a discard or a robbed kong. `last`: the wall is empty after the draw.
    `first_turn`: for the dealer, it has not discarded yet. For another seat, it draws for the first time, and no seat
    has claimed a tile or made a kong. `queue`: the length of the queue when the win is declared.
    """

    concealed: tuple[Piece, ...]
    tile: Piece
    wild: Piece
    melds: tuple[Meld, ...]
    came_from: Literal["draw", "kong_draw", "rob", "first_discard"]
    discarder: Seat | None
    seat: Seat
    dealer: Seat
    round_wind: Piece
    last: bool = False
    first_turn: bool = False
    queue: int = 0
    contracts: tuple[tuple[Seat, Seat], ...] = ()
    gone: tuple[Seat, ...] = ()

    @property
    def drawn(self) -> bool:
        return self.came_from in ("draw", "kong_draw")


@dataclass(frozen=True, slots=True)
class Win:
    """A scored win: points `T` with the items of the chosen reading, doublings, the share `S`, and `pay` by seat.

    `payments` are in seat order, without zeros. `sets`: the melds, then the concealed sets. `pair` is None if the hand
    won as 14 honours that do not form four sets (JX-54). In this case `sets` holds the concealed tiles grouped by kind.
    """

    tai: Items
    T: int
    fan: Items
    S: int
    pay: tuple[int, ...]
    payments: tuple[Payment, ...]
    sets: tuple[Part, ...]
    pair: Part | None


def best(rules: Rules, hand: Hand) -> Win | None:
    """Return the win with its best reading (JX-75), None if the hand may not be won.

    The caller must have checked that the seat is in turn or may claim the tile. This function checks all conditions on
    the hand itself.
    """
    if not _open(rules, hand):
        return None
    found = max(_scored(rules, hand), key=_rank, default=None)
    if found is None:
        return None
    items, sets, pair = found
    fan = tuple((key, FAN[key]) for key in _doublings(rules, hand))
    terms = share_terms(rules, items, fan)
    share = terms[-1][1]
    payments = _payments(rules, hand, share)
    parts, last = _shown(hand, sets, pair)
    return Win(items, terms[0][1], fan, share, balance(payments, 4), payments, parts, last)


def share_terms(rules: Rules, tai: Items, fan: Items) -> Terms:
    """Return the terms of a share: points x 2 to the power of doublings x base, up to the cap (JX-90)."""
    points, doublings = (sum(worth for _, worth in items) for items in (tai, fan))
    cap = [("cap", rules.cap)] if rules.cap else []
    return formula(TERMS, [("tai", points), ("fan", doublings), ("base", rules.base), *cap], "share")


def _open(rules: Rules, hand: Hand) -> bool:
    """Return whether a seat may win on that tile at all (JX-26, JX-47, JX-52, JX-53, JX-58)."""
    earthly = rules.earthly == "dealer_first_discard" and hand.discarder == hand.dealer
    dead = hand.seat in hand.gone or (hand.tile == hand.wild and not hand.drawn)
    return not dead and (earthly or hand.came_from != "first_discard")


Reading = tuple[tuple[Block, ...], Block | None]
"""The concealed sets and the pair. Without a pair, the tiles grouped by kind (JX-54)."""
Scored = tuple[Items, tuple[Block, ...], Block | None]


def _scored(rules: Rules, hand: Hand) -> Iterator[Scored]:
    """Yield every reading that has a shape (JX-55), with its scoring items."""
    for tiles, wild, no_wild in _castings(rules, hand):
        for sets, pair in _readings(rules, hand, tiles, wild):
            items = _items(hand, sets, pair, no_wild)
            if not SHAPES.isdisjoint(items):
                yield tuple((key, TAI[key]) for key in TAI if key in items), sets, pair


def _rank(scored: Scored) -> tuple[int, tuple[bool, ...]]:
    items = dict(scored[0])
    return sum(items.values()), tuple(key in items for key in TAI)


def _castings(rules: Rules, hand: Hand) -> Iterator[tuple[Tiles, int, bool]]:
    """Yield the ways to use wild tiles.

    Each way is given as the tiles with a fixed value, the number of free wild tiles, and whether `no wild` counts
    (JX-66). By setting, wild tiles may also have their face value.
    """
    tiles = (*hand.concealed, hand.tile)
    free = tiles.count(hand.wild)
    yield pack(tile for tile in tiles if tile != hand.wild), free, not free
    if free and rules.no_wild == "face":
        yield pack(tiles), 0, True


def _readings(rules: Rules, hand: Hand, tiles: Tiles, wild: int) -> Iterator[Reading]:
    """Yield the readings of a hand as four sets and a pair. A robbed tile must be in one of the sets (JX-57).

    By setting, also yield any 14 honours (JX-54).
    """
    for cut in cuts(tiles, wild, 4 - len(hand.melds)):
        sets = tuple(block for block in cut if len(block) > 2)
        if hand.came_from != "rob" or any(hand.tile in block for block in sets):
            yield sets, next(block for block in cut if len(block) == 2)
    fixed = (*unpack(tiles), *(tile for meld in hand.melds for tile in meld.pieces))
    if not rules.all_honors_melds and hand.came_from != "rob" and not any(map(suit, fixed)):
        for free in combinations_with_replacement(PLAYED[SUITED:], wild):
            held = Counter((*unpack(tiles), *free))
            yield tuple((kind,) * number for kind, number in held.items()), None


def _items(hand: Hand, sets: tuple[Block, ...], pair: Block | None, no_wild: bool) -> set[str]:
    blocks = (*(meld.pieces for meld in hand.melds), *sets)
    suits = {suit(tile) for block in (*blocks, pair or ()) for tile in block}
    found = {"no_wild"} if no_wild else set[str]()
    if suits == {""}:
        found.add("honors")
    elif len(suits) == 1:
        found.add("pure")
    elif len(suits - {""}) == 1:
        found.add("mixed")
    triplets = [block[0] for block in blocks if len(block) > 2 and block[0] == block[1]]
    if pair and len(triplets) == len(blocks):
        found.add("triplets")
    scoring = DRAGONS | {"seat_wind": WINDS[(hand.seat - hand.dealer) % 4], "round_wind": hand.round_wind}
    return found | {key for key, kind in scoring.items() if kind in triplets}


def _doublings(rules: Rules, hand: Hand) -> Iterator[str]:
    """Yield the doublings of chapter 8. They do not depend on the reading (JX-76)."""
    heaven = hand.first_turn and hand.drawn and hand.seat == hand.dealer
    earth = hand.came_from == "first_discard" or _earthly_draw(rules, hand)
    holds = {
        "three_wild": (*hand.concealed, hand.tile).count(hand.wild) > 2,
        "kong_bloom": hand.came_from == "kong_draw",
        "single_wait": len(hand.melds) == 4,
        "huang": hand.queue > 0 and (rules.heavenly_yellow or not (heaven or earth)),
        "last_tile": hand.last and hand.drawn,
        "heaven": heaven,
        "earth": earth,
    }
    return (key for key in FAN if holds[key])


def _earthly_draw(rules: Rules, hand: Hand) -> bool:
    """Return whether a seat other than the dealer wins on its first draw, before any claim or kong (JX-58)."""
    first = hand.first_turn and hand.came_from == "draw" and hand.seat != hand.dealer
    return first and rules.earthly == "first_draw"


def _payments(rules: Rules, hand: Hand, share: int) -> tuple[Payment, ...]:
    """Return the payments (JX-91, JX-93, JX-97, JX-98). By setting, the dealer pays and receives double (JX-96)."""
    others = [seat for seat in range(4) if seat != hand.seat]
    if hand.came_from == "rob":
        due = {seat: _robbed(rules, hand, seat) for seat in others if seat == hand.discarder}
    elif hand.came_from == "first_discard":
        due = dict.fromkeys(others if rules.earthly_payment == "all_1" else [hand.dealer], 1)
        if rules.earthly_payment == "dealer_3":
            due[hand.dealer] = 3
    else:
        due = {seat: shares(rules, hand.contracts, hand.gone, seat, hand.seat) for seat in others}
    times = {seat: rules.dealer_multiplier if hand.dealer in (seat, hand.seat) else 1 for seat in others}
    return tuple(Payment(seat, hand.seat, number * times[seat] * share) for seat, number in due.items() if number)


def _robbed(rules: Rules, hand: Hand, konger: Seat) -> int:
    """Return how many shares a robbed konger pays (JX-97).

    If the setting `rob_contract` is `three`, these are the three shares of all losing seats. Otherwise the konger pays
    the shares of its contract, if those are more than three.
    """
    return 3 if rules.rob_contract == "three" else max(3, shares(rules, hand.contracts, hand.gone, konger, hand.seat))


def shares(
    rules: Rules, contracts: Sequence[tuple[Seat, Seat]], gone: Sequence[Seat], payer: Seat, winner: Seat
) -> int:
    """Return how many shares a seat pays for a self-draw (JX-93, JX-94).

    `gone`: the seats that gave up. They pay nothing.
    """
    if payer in gone:
        return 0
    if any(payer in contract and winner in contract for contract in contracts):
        return rules.contract_partner
    bound = sum(any(seat in contract for contract in contracts) for seat in (payer, winner))
    if not bound:
        return 1
    return rules.contract_outsider ** (bound if rules.contract_multi == "product" else 1)


def _shown(hand: Hand, sets: tuple[Block, ...], pair: Block | None) -> tuple[tuple[Part, ...], Part | None]:
    """Return the reading with its wild tiles (JX-59).

    Sets use natural tiles before the pair does, as JX-57 requires.
    """
    natural = pack(tile for tile in (*hand.concealed, hand.tile) if tile != hand.wild)
    parts, last = parted(natural, sets, pair)
    return (*((meld.pieces, 0) for meld in hand.melds), *parts), last
