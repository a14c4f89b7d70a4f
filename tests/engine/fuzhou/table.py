"""A Fuzhou table for tests: dealt from a wall made by hand, and played as a story of seats and tiles."""

import dataclasses
from collections import Counter
from collections.abc import Sequence
from typing import Any, Self

from engine.core import Rng
from engine.fuzhou import GAME, Rules, State
from engine.mahjong.melds import Meld
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import KINDS, SUITED, pack
from tests.engine.fuzhou.oracle.score import ALL
from tests.engine.mahjong.reading import broken, broken_by
from tests.engine.mahjong.story import Story, filled

DICE = (3, 4)
GOLD = "s9"
SEATS = range(4)
FILLING = [KINDS[number * 7 % SUITED] for number in range(SUITED)]
"""Suit kinds in an order in which neighbours make no sets."""

Tiles = tuple[str, ...]


def laid(dealt: Sequence[Tiles], front: Tiles, back: Tiles, dealer: int, dice: Sequence[int], first: int) -> Tiles:
    """A ring of 144 tiles: what the seats are dealt, what comes from the front after that, and from the tail.

    `first`: who takes first (FZ-11). The rest of the wall is by chance, but always alike.
    """
    stacks = broken(range(144), dealer, dice)
    places = [place for stack in stacks for place in stack]
    takers = [(first + step) % 4 for _ in SEATS for step in SEATS for _ in range(4)] + [dealer]
    hands = [list(tiles) for tiles in dealt]
    on = {place: hands[seat].pop(0) for place, seat in zip(places, takers, strict=False)}
    on |= dict(zip(places[len(takers) :], front, strict=False))
    on |= dict(zip((place for stack in reversed(stacks) for place in stack), back, strict=False))
    left = Counter(ALL)
    left.subtract(on.values())
    assert min(left.values()) >= 0, "more tiles of a kind than there are"
    rest = list(Rng(b"the rest").shuffled(tuple(left.elements())))
    return tuple(on[place] if place in on else rest.pop() for place in range(144))


def ring(
    *hands: str,
    flowers: Sequence[str] = (),
    turned: str = "",
    gold: str = GOLD,
    draws: str = "",
    back: str = "",
    dealer: int = 0,
    dice: Sequence[int] = DICE,
    deal_first: str = "dice_player",
) -> Tiles:
    """A wall in which every seat holds its hand (of seat 0 to 3) and its `flowers` when the gold has been opened.

    `turned`: flowers that are turned up before the gold; `draws` come from the front then, and `back` from the tail.
    The rest of a hand is filled up with suit kinds it does not hold.
    """
    racks = [*map(tiles_of, flowers), *[()] * (4 - len(flowers))]
    wanted = [*map(tiles_of, hands), *[()] * (4 - len(hands))]
    named = [gold, *tiles_of(turned), *tiles_of(draws), *tiles_of(back)]
    left = Counter(ALL)
    left.subtract([*named, *(tile for row in (*racks, *wanted) for tile in row)])
    whole = [filled(hand, 17 if seat == dealer else 16, left, FILLING, gold) for seat, hand in enumerate(wanted)]
    # each flower was dealt, and the tile that has taken its place came from the tail
    dealt = [(*rack, *hand[len(rack) :]) for rack, hand in zip(racks, whole, strict=True)]
    replaced = [tile for step in SEATS for tile in _replacing(whole, racks, (dealer + step) % 4)]
    first = broken_by(dealer, dice) if deal_first == "dice_player" else dealer
    tail = (*replaced, *tiles_of(turned), gold, *tiles_of(back))
    return laid(dealt, tiles_of(draws), tail, dealer, dice, first)


def _replacing(hands: Sequence[Tiles], racks: Sequence[Tiles], seat: int) -> Tiles:
    return hands[seat][: len(racks[seat])]


class Table(Story):
    """A match in play."""

    game, windows = GAME, ("rob_gold", "claim", "rob_kong")
    state: State

    def __init__(
        self, *hands: str, dealer: int = 0, dice: Sequence[int] = DICE, live: int | None = None, **words: Any
    ) -> None:
        """Dealt, and everybody is ready. `words`: what `ring` takes, and settings.

        `live`: only so many live tiles (FZ-30) and the reserve are left; the middle of the wall is taken away.
        """
        wall = {name: words.pop(name) for name in ("flowers", "turned", "gold", "draws", "back") if name in words}
        rules = Rules.parse(words)
        order = ring(*hands, dealer=dealer, dice=dice, deal_first=rules.deal_first, **wall)
        self.state = GAME.deal(rules, 4, dealer, order, tuple(dice))
        if live is not None:
            self.shorten(live + rules.reserve, len(tiles_of(str(wall.get("back", "")))))
        self.ready()

    def shorten(self, left: int, behind: int = 0) -> Self:
        """Only so many tiles in the wall; the last `behind` stacks and more of the front stay."""
        stacks = [list(stack) for stack in self.state.wall]
        while (more := sum(map(len, stacks)) - left) > 0:
            place = len(stacks) - 1 - behind
            if more == 1 and len(stacks[place]) == 2:
                stacks[place].pop()
            else:
                stacks.pop(place)
        return self.change(wall=tuple(map(tuple, stacks)), left=left)

    def change(self, **fields: Any) -> Self:
        """The same position but for these fields, e.g. in a later hand."""
        self.state = dataclasses.replace(self.state, **fields)
        return self

    def meld(self, seat: int, hand: str, *melds: str) -> Self:
        """The seat has these melds (T-6), and this hand instead of what it was dealt."""
        hands, rows = list(self.state.hands), list(self.state.melds)
        hands[seat], rows[seat] = pack(tiles_of(hand)), tuple(map(Meld.parse, melds))
        return self.change(hands=tuple(hands), melds=tuple(rows))

    def streak(self, streak: int, passed: int = 0) -> Self:
        """The same position with another streak, and as many deals passed on by this dealer's."""
        first = (self.state.dealer - passed) % 4
        return self.change(carried=dataclasses.replace(self.state.carried, first=first, passed=passed, streak=streak))


def with_rules(**settings: Any) -> Rules:
    """The standard rules but for these settings."""
    return Rules.parse(settings)
