"""Players that others are measured by and that nobody meets at a table. Their own sense is written here, so that they
stay what they are while the computer players change."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from engine.ai.compiled import array, compiled
from engine.core import FINISH, FULL, Action, Effort, Player, Rng
from engine.hanafuda import kernel
from engine.hanafuda.cards import CARDS, ID, VALUES, category
from engine.hanafuda.judge import KINDS, position
from engine.hanafuda.kernel import FIELD, GROUP, HANDS, MOVER, NEXT, OVER, PAY, PILES, PLAY, POP, STOCK, STOP, WIDTH
from engine.hanafuda.state import Phase
from engine.koikoi.learned import lookups
from engine.koikoi.state import Verb, View

DEALS, BATCH = 1000, 50
"""In so many deals of what it cannot see `monte` tries each of its moves, and in so many at once."""

POINT, PARTNER = 20, 3
"""What a point of yaku, and a second card of the month in hand, weigh against card values."""

VALUE = array([VALUES[category(card)] for card in CARDS])
MOST = 1 << 60
MOVES = {Action(Verb.AGARI): STOP, Action(Verb.KOIKOI): kernel.GO}


def guesser(view: Any, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Anything that is legal, in any game; it agrees to no early end."""
    return rng.pick([action for action in legal if action != FINISH] or legal)


def greedy(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Captures what is worth most now, lays down what is worth least, and always stops."""
    if view.phase is Phase.READY:
        return _ready(legal)
    moves = {_move(action): action for action in legal}
    if view.phase is Phase.DECIDE:
        return moves[STOP]
    row, tables = array(position(view)), lookups(view)
    if view.held:
        return moves[ID[view.held] & ~3 | int(captured(row, ID[view.held], tables, VALUE)).bit_length() - 1]
    return moves[int(played(row, tables, VALUE))]


def monte(view: View, legal: tuple[Action, ...], rng: Rng, effort: Effort = FULL) -> Action:
    """Tries every move in the same deals, all equally likely, where both go on as `greedy` does, and takes what brings
    most points of the round."""
    if view.phase is Phase.READY:
        return _ready(legal)
    moves, sums = array([_move(action) for action in legal]), array([0] * len(legal))
    start, deals, held = array(position(view)), _deals(view, rng), ID[view.held] if view.held else -1
    for _ in range(DEALS // BATCH):
        rows = array([number for _ in range(BATCH) for number in next(deals)])
        tried(start, KINDS[view.phase], held, moves, rows, sums, lookups(view), VALUE)
        if effort.enough():
            break
    return max(zip(legal, sums, strict=True), key=lambda each: each[1])[0]


def _ready(legal: tuple[Action, ...]) -> Action:
    return Action(Verb.DECLARE) if Action(Verb.DECLARE) in legal else legal[0]


def _move(action: Action) -> int:
    """A card, or STOP or GO."""
    return MOVES[action] if action in MOVES else ID[action.pieces[0]]


def _deals(view: View, rng: Rng) -> Iterator[list[int]]:
    """What is hidden dealt anew, for the kernel."""
    seat, luck = view.mover, random.Random(rng.bytes(16))
    seen = {*view.hand, *view.field, view.held, *(card for pile in view.taken for card in pile)}
    hidden = [number for number, card in enumerate(CARDS) if card not in seen]
    count, row = view.counts[1 - seat], [0] * WIDTH
    row[seat] = _bits([ID[card] for card in view.hand])
    while True:
        luck.shuffle(hidden)
        row[1 - seat] = _bits(hidden[:count])
        row[STOCK : STOCK + len(hidden) - count] = hidden[count:]
        yield row


def _bits(cards: Sequence[int]) -> int:
    return sum(1 << card for card in cards)


@compiled
def gain(pile: int, card: int, taking: int, t: Any, values: Any) -> int:
    """What a pile is with a capture: the card, and those of its month as bits."""
    month = card >> 2
    found = POINT * kernel.worth(pile | t[GROUP][month * 16 + (taking | 1 << (card & 3))], t) + values[card]
    for place in range(4):
        if taking >> place & 1:
            found += values[4 * month + place]
    return found


@compiled
def captured(s: Any, card: int, t: Any, values: Any) -> int:
    """What `greedy` captures with a card: all of its month on the field, as bits, or one of two; of equal ones the
    first."""
    lying, pile = s[FIELD] >> 4 * (card >> 2) & 15, s[PILES + s[MOVER]]
    if t[POP][lying] != 2:
        return lying
    first = lying & -lying
    other = lying ^ first
    return first if gain(pile, card, first, t, values) >= gain(pile, card, other, t, values) else other


@compiled
def played(s: Any, t: Any, values: Any) -> int:
    """The card that `greedy` plays from the hand, of equal ones the first."""
    hand, pile = s[HANDS + s[MOVER]], s[PILES + s[MOVER]]
    best, most, worst, least = -1, -1, -1, MOST
    for card in range(48):
        if not hand >> card & 1:
            continue
        taking = captured(s, card, t, values)
        worth = gain(pile, card, taking, t, values)
        if taking:
            if worth > most:
                best, most = card, worth
        else:
            if t[POP][hand >> 4 * (card >> 2) & 15] > 1:
                worth -= PARTNER
            if worth < least:
                worst, least = card, worth
    return worst if best < 0 else best


@compiled
def taken(s: Any, card: int, t: Any, values: Any) -> None:
    """A card meets the field."""
    kernel.put(s, card, captured(s, card, t, values), t)


@compiled
def drawn(s: Any, deals: Any, at: int, t: Any, values: Any) -> None:
    """The next card of the stock meets the field."""
    s[NEXT] += 1
    taken(s, deals[at + STOCK + s[NEXT] - 1], t, values)


@compiled
def turn(s: Any, card: int, deals: Any, at: int, t: Any, values: Any) -> None:
    """A turn that begins with that card; whoever scores stops."""
    s[HANDS + s[MOVER]] ^= 1 << card
    taken(s, card, t, values)
    drawn(s, deals, at, t, values)
    kernel.turned(s, STOP, t)


@compiled
def tried(start: Any, kind: int, held: int, moves: Any, deals: Any, sums: Any, t: Any, values: Any) -> None:
    """Each of the moves in each of the deals, played to the end; adds to `sums`, by move, the points by which the mover
    is ahead. kind: what the decision is about; held: the card that has to choose, or -1."""
    s, mover = start.copy(), start[MOVER]
    for at in range(0, len(deals), WIDTH):
        for number in range(len(moves)):
            move = moves[number]
            for place in range(len(s)):
                s[place] = start[place]
            for seat in range(3):
                s[HANDS + seat] = deals[at + seat]
            if kind == PLAY:
                turn(s, move, deals, at, t, values)
            elif kind == kernel.DECIDED:
                kernel.called(s, move, t)
            else:
                kernel.put(s, held, 1 << (move & 3), t)
                if kind == kernel.HELD_PLAYED:
                    drawn(s, deals, at, t, values)
                kernel.turned(s, STOP, t)
            while not s[OVER]:
                turn(s, played(s, t, values), deals, at, t, values)
            sums[number] += s[PAY + mover] - s[PAY + 1 - mover]


EVERYWHERE: dict[str, Player[Any]] = {"random": guesser}
"""Players of any game, by name."""

YARDSTICKS: dict[str, dict[str, Player[Any]]] = {"koikoi": {"greedy": greedy, "monte": monte}}
"""By game and name, players that `--pairs` may name beside the levels of the game."""
