"""Players that others are measured by and that nobody meets at a table. Their own sense is written here, so that they
stay what they are while the computer players change."""

from typing import Any

from engine.ai.compiled import array, compiled
from engine.core import FINISH, FULL, Action, Effort, Player, Rng
from engine.hanafuda import kernel
from engine.hanafuda.cards import CARDS, ID, VALUES, category
from engine.hanafuda.judge import position
from engine.hanafuda.kernel import FIELD, GROUP, HANDS, MOVER, PILES, POP, STOP
from engine.hanafuda.state import Phase
from engine.koikoi.learned import lookups
from engine.koikoi.state import Verb, View

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
        return Action(Verb.DECLARE) if Action(Verb.DECLARE) in legal else legal[0]
    moves = {_move(action): action for action in legal}
    if view.phase is Phase.DECIDE:
        return moves[STOP]
    row, tables = array(position(view)), lookups(view)
    if view.held:
        return moves[ID[view.held] & ~3 | int(captured(row, ID[view.held], tables, VALUE)).bit_length() - 1]
    return moves[int(played(row, tables, VALUE))]


def _move(action: Action) -> int:
    """A card, or STOP or GO."""
    return MOVES[action] if action in MOVES else ID[action.pieces[0]]


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


EVERYWHERE: dict[str, Player[Any]] = {"random": guesser}
"""Players of any game, by name."""

YARDSTICKS: dict[str, dict[str, Player[Any]]] = {"koikoi": {"greedy": greedy}}
"""By game and name, players that `--pairs` may name beside the levels of the game."""
