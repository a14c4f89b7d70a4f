"""Players that others are measured by and that nobody meets at a table. Their own sense is written here, so that they
stay what they are while the computer players change."""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import copy as shallow
from typing import Any

from engine.core import FINISH, FULL, Action, Effort, Player, Rng
from engine.hanafuda.cards import CARDS, ID, VALUES, category
from engine.hanafuda.piles import BITS
from engine.hanafuda.playout import DECIDE, GO, STOP, Card, Move
from engine.hanafuda.state import Phase
from engine.koikoi.playout import Playout
from engine.koikoi.state import Verb, View
from engine.koikoi.view import guess

DEALS = 1000
"""In so many deals of what it cannot see `monte` tries each of its moves."""

POINT, PARTNER = 20, 3
"""What a point of yaku, and a second card of the month in hand, weigh against card values."""

VALUE = tuple(VALUES[category(card)] for card in CARDS)
MOVES = {Action(Verb.AGARI): STOP, Action(Verb.KOIKOI): GO}


def guesser(view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Anything that is legal, in any game; it agrees to no early end."""
    return rng.pick([action for action in legal if action != FINISH] or legal)


def greedy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Captures what is worth most now, lays down what is worth least, and always stops."""
    if view.phase is Phase.READY:
        return _ready(legal)
    moves = {_move(action): action for action in legal}
    return moves[capture(Playout(guess(view, rng)), view.viewer or 0, DECIDE if STOP in moves else [*moves])]


def monte(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Tries every move in the same deals, all equally likely, where both go on as `greedy` does, and takes what brings
    most points of the round."""
    if view.phase is Phase.READY:
        return _ready(legal)
    seat, position = view.viewer or 0, Playout(guess(view, rng))
    luck, sums = random.Random(rng.bytes(16)), dict.fromkeys(legal, 0)
    for _ in range(DEALS):
        _deal(position, 1 - seat, luck)
        for action in legal:
            trial = _again(position)
            trial.run(capture, _move(action), seat)
            sums[action] += trial.pay[seat] - trial.pay[1 - seat]
        if effort.enough():
            break
    return max(sums, key=sums.__getitem__)


def capture(position: Playout, seat: int, options: Sequence[Move]) -> Move:
    """The choice of `greedy`, in a position that is played out; of equal ones the first."""
    if options is DECIDE:
        return STOP
    pile, worth, field = position.piles[seat], position.worth, position.field
    if position.held >= 0:
        pile |= BITS[position.held]
        return max(options, key=lambda other: POINT * worth(pile | BITS[other]) + VALUE[other])
    best, most = options[0], -1
    for card in options:
        same = field[card >> 2]
        if same:
            gain = _gain(pile | BITS[card], VALUE[card], same, worth)
            if gain > most:
                best, most = card, gain
    return best if most >= 0 else _least(pile, options, worth)


def _gain(pile: int, value: int, same: list[Card], worth: Any) -> int:
    """What a capture makes of a pile that has the capturing card already."""
    if len(same) == 2:
        return value + max(POINT * worth(pile | BITS[other]) + VALUE[other] for other in same)
    for other in same:
        pile |= BITS[other]
        value += VALUE[other]
    return POINT * worth(pile) + value


def _least(pile: int, options: Sequence[Card], worth: Any) -> Card:
    """The card that is missed least, where none captures."""
    months = [card >> 2 for card in options]
    return min(
        options,
        key=lambda card: POINT * worth(pile | BITS[card]) + VALUE[card] - PARTNER * (months.count(card >> 2) > 1),
    )


def _ready(legal: tuple[Action, ...]) -> Action:
    return Action(Verb.DECLARE) if Action(Verb.DECLARE) in legal else legal[0]


def _move(action: Action) -> Move:
    return MOVES[action] if action in MOVES else ID[action.pieces[0]]


def _deal(position: Playout, other: int, luck: random.Random) -> None:
    """Deal anew what a seat cannot see: the hand of the other one and the stock."""
    hidden = position.hands[other] + position.stock
    luck.shuffle(hidden)
    count = len(position.hands[other])
    position.hands[other], position.stock = hidden[:count], hidden[count:]


def _again(position: Playout) -> Playout:
    """A copy that may be played out."""
    copy = shallow(position)
    copy.hands = [list(hand) for hand in position.hands]
    copy.stock = list(position.stock)
    copy.field = [list(same) for same in position.field]
    copy.piles, copy.risen, copy.called = list(position.piles), list(position.risen), list(position.called)
    return copy


EVERYWHERE: dict[str, Player[Any]] = {"random": guesser}
"""Players of any game, by name."""

YARDSTICKS: dict[str, dict[str, Player[Any]]] = {"koikoi": {"greedy": greedy, "monte": monte}}
"""By game and name, players that `--pairs` may name beside the levels of the game."""
