"""A Jiaxing table for tests: dealt from a wall made by hand, and played as a story of seats and tiles."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Self

from engine.core import Rng
from engine.jiaxing import GAME, Rules, State
from engine.mahjong.notation import tiles_of
from engine.mahjong.tiles import INDEX, KINDS
from tests.engine.mahjong.reading import broken
from tests.engine.mahjong.story import Story, filled

DICE = (3, 4)
WILD = "s9"
SEATS = range(4)
FILLING = sorted(KINDS[:34], key=lambda kind: INDEX[kind] * 7 % 34)


def ring(
    *hands: str, draws: str = "", back: str = "", wild: str = WILD, dealer: int = 0, dice: Sequence[int] = DICE
) -> tuple[str, ...]:
    """A wall that deals `hands` (of seat 0 to 3), then `draws` from the front and `back` from the tail (T-20 to T-22).

    The rest of a hand is filled up with kinds it does not hold, and the rest of the wall at random but always alike.
    The first tile from the tail is also the last one from the front.
    """
    stacks = broken(range(136), dealer, dice)
    indicator = stacks[-1 if len(dice) == 2 else -sum(dice[2:])].pop(0)
    places = [place for stack in stacks for place in stack]
    seats = [(dealer + step) % 4 for step in SEATS]
    takers = [seat for _ in range(3) for seat in seats for _ in range(4)] + seats + [dealer]
    wanted = [*map(tiles_of, hands), *[()] * (4 - len(hands))]
    left = Counter(dict.fromkeys(KINDS[:34], 4))
    left.subtract([wild, *tiles_of(draws), *tiles_of(back), *(tile for hand in wanted for tile in hand)])
    assert min(left.values()) >= 0, "a fifth tile of a kind"
    dealt = [list(filled(hand, takers.count(seat), left, FILLING, wild)) for seat, hand in enumerate(wanted)]
    rest = list(Rng(b"the rest").shuffled(tuple(left.elements())))

    laid = {indicator: wild}
    laid |= {place: dealt[seat].pop() for place, seat in zip(places, takers, strict=False)}
    laid |= dict(zip(places[len(takers) :], tiles_of(draws), strict=False))
    laid |= dict(zip((place for stack in reversed(stacks) for place in stack), tiles_of(back), strict=False))
    return tuple(laid[place] if place in laid else rest.pop() for place in range(136))


class Table(Story):
    """A match in play."""

    game, windows = GAME, ("claim", "rob")

    def __init__(self, *hands: str, dealer: int = 0, dice: Sequence[int] = DICE, **words: Any) -> None:
        """Dealt, and everybody is ready. `words`: what `ring` takes, and settings."""
        wall = {name: str(words.pop(name)) for name in ("draws", "back", "wild") if name in words}
        order = ring(*hands, dealer=dealer, dice=dice, **wall)
        self.state: State = GAME.deal(Rules.parse(words), 4, dealer, order, tuple(dice))
        self.ready()

    def drain(self, left: int) -> Self:
        """Safe defaults until somebody has drawn and only so many tiles are left."""
        while self.state.left > left or self.open:
            if self.open:
                self.quiet()
            else:
                (seat,) = self.asked
                self.say(seat, self.asked[seat][0])
        return self


def with_rules(**settings: Any) -> Rules:
    """The standard rules but for these settings."""
    return Rules.parse(settings)
