"""Scoring in Fuzhou mahjong: legal wins, their patterns and precedence, and payments (RULES.md chapters 6 and 7)."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import Literal

from engine.core import Payment, Piece, Seat, Term, Terms, balance, formula
from engine.fuzhou import shape
from engine.fuzhou.flowers import complete_fours
from engine.fuzhou.rules import Rules
from engine.fuzhou.session import session as session
from engine.mahjong import signs
from engine.mahjong.melds import Meld
from engine.mahjong.reading import Block, Part, cuts, parted
from engine.mahjong.tiles import TILE, Tiles, pack, suit, unpack

Source = Literal["opening", "deal", "draw", "kong_draw", "rob_gold", "discard", "rob_kong", "final"]
"""The way in which a winning tile came.

There may be no winning tile in `opening` (three golds were dealt) and in `deal` (the dealer's first turn).
"""

TERMS = (
    Term("hua", "points", counts="flowers"),
    *(Term(key, "points") for key in ("jin", "lian", "kongs", "one")),
    Term("double", "factor"),
    Term("constant", "points"),
    Term("stake", "factor"),
    *signs.TERMS,
)


def constants(rules: Rules) -> dict[str, int]:
    """Return the special patterns under these rules, with the points that each adds (FZ-89)."""
    one = {"one_flower": rules.one_flower} if rules.one_flower else {}
    golden = {"gold_pair": rules.gold_pair, "gold_triplet": rules.gold_triplet}
    return {"three_golds": 40, "rob_gold": 30, "heaven": 30, "no_flower": 30, **one, **golden, "gold_edge": 50}


SHARES = {"discarder_only": 1, "discarder_double": 2, "discarder_for_three": 3}
"""By setting, the factor on P that the discarder pays for all seats (FZ-92)."""


@dataclass(frozen=True, slots=True)
class Hand:
    """All inputs of the score of a win.

    `concealed`: the concealed tiles without the winning `tile`. If the gold is robbed, `tile` is the indicator.
    `flowers`: the rack. `came_from`: how the winning tile came. `discarder`: the seat that the tile came from, by a
    discard or a robbed kong. `streak`: the dealer's streak. `locked`: kinds that the seat may not win on now (FZ-65).
    """

    concealed: tuple[Piece, ...]
    tile: Piece | None
    gold: Piece
    melds: tuple[Meld, ...]
    flowers: tuple[Piece, ...]
    came_from: Source
    seat: Seat
    dealer: Seat
    discarder: Seat | None = None
    streak: int = 0
    discarded_gold: bool = False
    jinkan: bool = False
    locked: frozenset[Piece] = frozenset()

    @property
    def tiles(self) -> Tiles:
        """The concealed tiles including the winning one."""
        return pack(self.concealed) + (TILE[self.tile] if self.tile else 0)

    @property
    def missing(self) -> int:
        """The number of sets that the concealed tiles have to form."""
        return 5 - len(self.melds)

    @property
    def claimed(self) -> bool:
        """Return whether the tile came from another seat (FZ-70). All other wins are self-drawn (FZ-72)."""
        return self.came_from in ("discard", "rob_kong")


@dataclass(frozen=True, slots=True)
class Win:
    """A scored win.

    `special`: all special patterns with their constants. `hua`, `jin`, `lian`: the counted numbers. `kongs`: points of
    kongs (FZ-88). `P`: the amount. `pay`: points by seat. `payments` are in seat order, without zeros. `sets`: the
    melds, then the concealed sets. `pair` is None if three golds won with any other tiles. In this case `sets` ends
    with the tiles of each suit and the golds.
    """

    special: tuple[tuple[str, int], ...]
    hua: int
    jin: int
    lian: int
    kongs: int
    P: int
    pay: tuple[int, ...]
    payments: tuple[Payment, ...]
    sets: tuple[Part, ...]
    pair: Part | None


def may_win(rules: Rules, hand: Hand) -> bool:
    """Return whether the hand may be won. The caller must have checked that the seat is asked."""
    tiles, gold, missing = hand.tiles, hand.gold, hand.missing
    if hand.claimed:
        return _may_claim(rules, hand)
    if hand.jinkan:
        drawn = hand.came_from in ("draw", "kong_draw", "final") and hand.tile == gold
        return drawn and shape.complete(tiles, gold, missing)
    if hand.came_from == "opening":
        return shape.three_golds(tiles, gold)
    if hand.came_from == "rob_gold":
        return hand.tile == gold and shape.complete(tiles, gold, missing)
    if hand.came_from == "final" and shape.three_golds(tiles, gold):
        return True
    return shape.may_win(rules, tiles, gold, missing, None if hand.came_from == "deal" else hand.tile)


def _may_claim(rules: Rules, hand: Hand) -> bool:
    """Return whether the hand wins on another seat's tile.

    The hand must be complete, and no rule may bar the win (FZ-62, FZ-65, FZ-70, FZ-75).
    """
    if hand.tile is None or hand.tile in hand.locked or hand.jinkan:
        return False
    if hand.discarded_gold and rules.gold_discard == "self_draw_only":
        return False
    if hand.came_from == "rob_kong" and not rules.rob_kong:
        return False
    return shape.may_claim(rules, pack(hand.concealed), hand.gold, hand.missing, hand.tile)


def best(rules: Rules, hand: Hand) -> Win | None:
    """Return the win with all its special patterns, of which the largest counts (FZ-91).

    None if the hand may not be won.
    """
    if not may_win(rules, hand):
        return None
    special = _specials(rules, hand)
    hua, jin, lian, kongs = _hua(hand), shape.golds(hand.tiles, hand.gold), _lian(rules, hand), _kongs(rules, hand)
    constant = max((worth for _, worth in special), default=0)
    amount = share_terms(rules, hua, jin, lian, kongs, constant, drawn=not hand.claimed)[-1][1]
    payments = _payments(rules, hand, amount)
    return Win(special, hua, jin, lian, kongs, amount, balance(payments, 4), payments, *_shown(hand, dict(special)))


def share_terms(rules: Rules, hua: int, jin: int, lian: int, kongs: int, constant: int, *, drawn: bool) -> Terms:
    """Return the terms of a share: the counted numbers, which may be doubled, the best special, the stake (FZ-90).

    `drawn`: whether the hand was won by self-draw.
    """
    one = rules.counted(special=bool(constant))
    double = 2 if constant or drawn else 0
    rare = (("kongs", kongs), ("one", one), ("double", double), ("constant", constant))
    terms = (("hua", hua), ("jin", jin), ("lian", lian), *(term for term in rare if term[1]), ("stake", rules.stake))
    return formula(TERMS, terms, "share")


def _specials(rules: Rules, hand: Hand) -> tuple[tuple[str, int], ...]:
    """Return all special patterns of a winning hand, with their points (FZ-89)."""
    tiles, gold, missing = hand.tiles, hand.gold, hand.missing
    own = not hand.claimed and hand.came_from != "rob_gold"
    konged = any(meld.is_kong for meld in hand.melds)
    holds = {
        "three_golds": (own or (hand.claimed and rules.three_golds_on_discard)) and shape.three_golds(tiles, gold),
        "rob_gold": hand.came_from == "rob_gold",
        "heaven": hand.came_from == "deal" and shape.complete(tiles, gold, missing),
        "no_flower": not hand.flowers and not konged,
        "one_flower": len(hand.flowers) == 1 and not konged,
        "gold_pair": shape.gold_pair(tiles, gold, missing),
        "gold_triplet": shape.gold_triplet(tiles, gold, missing),
        "gold_edge": hand.jinkan,
    }
    return tuple((key, worth) for key, worth in constants(rules).items() if holds[key])


def _hua(hand: Hand) -> int:
    """Return the number of flowers on the rack, plus two for every complete set of four (FZ-85)."""
    return len(hand.flowers) + 2 * complete_fours(hand.flowers)


def _lian(rules: Rules, hand: Hand) -> int:
    """Return the dealer's streak. By setting it counts only if the dealer wins, or for every winner (FZ-87)."""
    return hand.streak if hand.seat == hand.dealer or rules.streak == "all" else 0


def _kongs(rules: Rules, hand: Hand) -> int:
    """Return the points of kongs. By setting an open kong counts 1 and a concealed one 2 (FZ-88)."""
    if rules.kong_fan == "none":
        return 0
    return sum(2 if meld.kind == "concealed" else 1 for meld in hand.melds if meld.is_kong)


def _payments(rules: Rules, hand: Hand, amount: int) -> tuple[Payment, ...]:
    """Return the payments: from all three other seats, or by setting only from the seat that gave the tile (FZ-92)."""
    payers = {seat: amount for seat in range(4) if seat != hand.seat}
    if hand.claimed and hand.discarder is not None and rules.discard_payment != "all_three":
        payers = {hand.discarder: amount * SHARES[rules.discard_payment]}
    return tuple(Payment(seat, hand.seat, paid) for seat, paid in payers.items())


def _shown(hand: Hand, special: Container[str]) -> tuple[tuple[Part, ...], Part | None]:
    """Return a reading of the hand (FZ-27, FZ-91).

    Some special patterns are visible only in certain readings. If the hand has such patterns, the reading shows the
    largest of them.
    """
    gold = hand.gold
    wild = shape.golds(hand.tiles, gold)
    natural = hand.tiles - wild * TILE[gold]
    found = _read(natural, wild, hand, special)
    melds = tuple((meld.pieces, 0) for meld in hand.melds)
    if found is None:
        suits = (tuple(tile for tile in unpack(natural) if suit(tile) == group) for group in "mps")
        return (*melds, *((tiles, 0) for tiles in suits if tiles), ((gold,) * wild, wild)), None
    parts, pair = parted(natural, (block for block in found if len(block) > 2), found[-1])
    return (*melds, *parts), pair


def _read(natural: Tiles, wild: int, hand: Hand, special: Container[str]) -> tuple[Block, ...] | None:
    """Return the concealed sets, followed by the pair."""
    gold, missing = hand.gold, hand.missing
    alone: tuple[Block, ...] = ((gold,) * 3, (gold,) * 2)
    taken: tuple[Block, ...] = ()
    pairs = 1
    if "gold_triplet" in special:
        taken, wild, missing = alone[:1], wild - 3, missing - 1
    elif "gold_pair" in special:
        taken, wild, pairs = alone[1:], wild - 2, 0
    elif "gold_edge" in special:
        low, high = shape.neighbours(gold)
        taken, wild, missing, natural = ((low, gold, high),), 0, missing - 1, natural - shape.EDGES[gold]
    cut = next(cuts(natural, wild, missing, pairs, alone), None)
    return None if cut is None else tuple(sorted((*taken, *cut), key=len, reverse=True))


def precedence(
    rules: Rules, tiles: Tiles, gold: Piece, missing: int, seat: Seat, giver: Seat, robs: bool
) -> tuple[bool, int]:
    """Return the rank of a win among several wins on the same tile. The greatest rank counts (FZ-80, FZ-82).

    `tiles`: the concealed tiles with the winning one. `robs`: the gold is robbed. `giver`: the seat that discarded or
    made the kong; if `robs`, the dealer.
    """
    # a reading with a set of three golds can always be changed to one with a pair of golds
    nearest = robs and (seat == giver or rules.rob_gold_order == "nearest")
    golden = not nearest and shape.gold_pair(tiles, gold, missing)
    return golden, -((seat - giver - 1) % 4)


def escape(rules: Rules, seat: Seat, *, pause: bool = False) -> tuple[int, ...]:
    """Return the payments if a seat leaves, in the pause or later. Only that seat pays, and to no one (FZ-94)."""
    return tuple(-rules.price(pause=pause) if other == seat else 0 for other in range(4))
