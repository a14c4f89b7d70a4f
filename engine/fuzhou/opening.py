"""The opening of a hand: the deal, the flowers, and the gold (RULES.md chapters 2 and 3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Event, Piece, Rng, Seat, Step
from engine.fuzhou.rules import Rules
from engine.fuzhou.session import Deal
from engine.fuzhou.state import Phase, State, Tell
from engine.mahjong import wall as walls
from engine.mahjong.tiles import FLOWERS, KINDS, TILE, Tiles, pack, unpack
from engine.mahjong.wall import Wall

Told = tuple[Event, ...]
SEATS = range(4)
TILES = tuple(kind for kind in KINDS for _ in range(4 if kind[0] not in "fg" else 1))
"""The 144 tiles (FZ-2, FZ-3)."""


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Choose the first dealer (FZ-4) and deal the first hand."""
    return hand(rules, seed, 1, Deal(Rng(seed, "dealer").below(4)))


def deal(
    rules: Rules, seats: int, dealer: Seat, order: Sequence[Piece], dice: tuple[int, ...] = (), seed: bytes = b""
) -> State:
    """Deal hand 1 from the ring `order` of 144 tiles (T-20). `dice`: those that break the wall.

    In the result, the flowers are already replaced and the gold is turned up.
    """
    return _dealt(rules, seed, 1, Deal(dealer), order, dice).state


def hand(rules: Rules, seed: bytes, number: int, carried: Deal, attempt: int = 0) -> Step[State]:
    """Deal hand `number` with its dice, and ask all seats to begin.

    `carried`: the dealer, the streak, and what else continues from the previous hand. A void hand is dealt again with
    another `attempt`.
    """
    rng = Rng(seed, "hand", number, attempt)
    ring, dice = rng.shuffled(TILES), (1 + rng.below(6), 1 + rng.below(6))
    return _dealt(rules, seed, number, carried, ring, dice)


def _dealt(
    rules: Rules, seed: bytes, number: int, carried: Deal, ring: Sequence[Piece], dice: tuple[int, ...]
) -> Step[State]:
    """Deal four rounds of four tiles, and one more tile to the dealer (FZ-10, FZ-11).

    The dealer gets tiles first. By setting, the seat whose wall is broken gets them first instead.
    """
    dealer = carried.dealer
    wall = walls.broken(ring, dealer, dice)
    first = walls.broken_side(dealer, dice) if rules.deal_first == "dice_player" else dealer
    order = [(first + step) % 4 for _ in range(4) for step in SEATS for _ in range(4)] + [dealer]
    tiles, wall = walls.dealt(wall, len(order))
    hands = [0] * 4
    for seat, tile in zip(order, tiles, strict=True):
        hands[seat] += TILE[tile]
    racks: list[tuple[Piece, ...]] = [()] * 4
    wall, told = _replaced(dealer, hands, racks, wall)
    gold, wall, turned = _gold(wall)
    aside = turned if rules.gold_flower == "nobody" else ()
    if not aside:
        racks[dealer] += turned
    state = State(
        rules=rules,
        seed=seed,
        number=number,
        carried=carried,
        dice=dice,
        gold=gold,
        wall=wall,
        left=walls.left(wall),
        hands=tuple(hands),
        racks=tuple(racks),
        phase=Phase.READY,
        turn=dealer,
        aside=aside,
    )
    opened = (Event(Tell.FLOWER, None if aside else dealer, turned),) if turned else ()
    begin = Event(Tell.DEALT, dealer, amounts=(number, *dice))
    return Step(state, (begin, *told, *opened, Event(Tell.GOLD, pieces=(gold,))))


def _replaced(dealer: Seat, hands: list[Tiles], racks: list[tuple[Piece, ...]], wall: Wall) -> tuple[Wall, Told]:
    """Replace the flowers that were dealt (FZ-20).

    In rounds that begin with the dealer, each seat lays out its flowers and draws as many tiles from the back.
    """
    told: list[Event] = []
    while any(tiles & FLOWERS for tiles in hands):
        for seat in ((dealer + step) % 4 for step in SEATS):
            flowers = unpack(hands[seat] & FLOWERS)
            if flowers:
                hands[seat] -= pack(flowers)
                racks[seat] += flowers
                told.append(Event(Tell.FLOWER, seat, flowers))
            for _ in flowers:
                tile, wall = walls.back(wall)
                hands[seat] += TILE[tile]
    return wall, tuple(told)


def _gold(wall: Wall) -> tuple[Piece, Wall, tuple[Piece, ...]]:
    """Return the gold, the rest of the wall, and the flowers that were turned up before the gold (FZ-25, FZ-26)."""
    turned: tuple[Piece, ...] = ()
    while True:
        tile, wall = walls.back(wall)
        if not TILE[tile] & FLOWERS:
            return tile, wall, turned
        turned += (tile,)
