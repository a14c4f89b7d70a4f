"""The course of a match of shells: deal, tricks, rounds."""

from __future__ import annotations

from typing import Any

from engine.core import (
    FINISH,
    FULL,
    READY,
    RESIGN,
    TABLE,
    Action,
    Effort,
    Event,
    IllegalAction,
    Pending,
    Result,
    Rng,
    Seat,
    Step,
    changed,
)
from engine.core.game import Reason
from tests.toy_deck.game.state import HAND, SHELLS, Pieces, Rules, State, Tell, View

Told = tuple[Event, ...]


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer by lot and deal the first round."""
    return _hand(rules, Rng(seed, "dealer").below(seats), seed, 1)


def deal(rules: Rules, seats: int, dealer: Seat, order: Pieces, dice: tuple[int, ...] = (), seed: bytes = b"") -> State:
    """Deal round 1 from the shells in that order, both asked."""
    return _dealt(rules, dealer, order, seed, 1)


def pending(state: State) -> Pending:
    """Return the open question: before a round both seats, in a turn any shell of the hand, the lowest first."""
    if state.result is not None:
        return {}
    if not state.playing:
        return {seat: (READY, FINISH) for seat, said in enumerate(state.answers) if not said}
    return {state.mover: tuple(Action("lay", (shell,)) for shell in state.hands[state.mover])}


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Play one decision. Raises IllegalAction unless it is offered, or ends the match."""
    if action == RESIGN and seat in (0, 1) and state.result is None:
        return _over(state, "resigned", (Event(Tell.RESIGNED, seat),), seat)
    between = state.result is None and not state.playing
    if (seat, action) == (TABLE, FINISH) and between:
        return _over(state, "finished", (Event(Tell.FINISHED),))
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    return _answer(state, seat, action) if between else _lay(state, seat, action.pieces[0])


def result(state: State) -> Result | None:
    """Return the end of the match, None while it goes on."""
    return state.result


def easy(_view: View, legal: tuple[Action, ...], rng: Rng, _effort: Effort = FULL) -> Action:
    """Lay any shell, and be ready for every round."""
    return rng.pick(legal) if legal[0].pieces else legal[0]


def _hand(rules: Rules, dealer: Seat, seed: bytes, number: int) -> Step[State]:
    order = Rng(seed, "deal", number).shuffled(SHELLS)
    return Step(_dealt(rules, dealer, order, seed, number), (Event(Tell.DEALT, dealer, amounts=(number,)),))


def _dealt(rules: Rules, dealer: Seat, order: Pieces, seed: bytes, number: int) -> State:
    hands = (tuple(sorted(order[:HAND])), tuple(sorted(order[HAND : 2 * HAND])))
    empty: dict[str, Any] = {"laid": ("", ""), "taken": ((), ()), "counts": (HAND, HAND)}
    where: dict[str, Any] = {"round": number, "dealer": dealer, "mover": dealer, "playing": False}
    return State(rules=rules, seed=seed, hands=hands, aside=order[-1], **where, **empty)


def _answer(state: State, seat: Seat, action: Action) -> Step[State]:
    """Note the answer of a seat. Both have to answer before a round, and only together they end the match."""
    answers = tuple(action.verb if other == seat else said for other, said in enumerate(state.answers))
    if "" in answers:
        return Step(changed(state, answers=answers))
    if set(answers) == {FINISH.verb}:
        return _over(state, "finished", (Event(Tell.FINISHED),))
    return Step(changed(state, playing=True, answers=("", "")), (Event(Tell.BEGAN, state.dealer),))


def _lay(state: State, seat: Seat, shell: str) -> Step[State]:
    """Lay a shell into the trick. The second one ends it, and the higher one takes both."""
    hands = tuple(tuple(own for own in hand if own != shell) for hand in state.hands)
    laid = tuple(shell if other == seat else lying for other, lying in enumerate(state.laid))
    state = changed(state, hands=hands, counts=tuple(map(len, hands)), laid=laid, mover=1 - seat)
    told: Told = (Event(Tell.LAID, seat, (shell,)),)
    if "" in laid:
        return Step(state, told)
    best = laid.index(max(laid))
    taken = tuple((*pile, *laid) if other == best else pile for other, pile in enumerate(state.taken))
    state = changed(state, laid=("", ""), taken=taken, mover=best)
    told += (Event(Tell.TOOK, best),)
    return Step(state, told) if any(hands) else _settle(state, told)


def _settle(state: State, told: Told) -> Step[State]:
    """Give each seat a point for every trick, then deal the next round or end the match."""
    scores = tuple(len(pile) // 2 for pile in state.taken)
    state = changed(state, history=(*state.history, scores))
    told += (Event(Tell.DRAW) if len({*scores}) == 1 else Event(Tell.WON, scores.index(max(scores))),)
    told += tuple(Event(Tell.SCORED, seat, amounts=(scores[seat], state.scores[seat])) for seat in (0, 1))
    if state.round == state.rules.rounds:
        return _over(state, "played", told)
    step = _hand(state.rules, 1 - state.dealer, state.seed, state.round + 1)
    return Step(changed(step.state, history=state.history), (*told, *step.events))


def _over(state: State, reason: Reason, told: Told, last: Seat | None = None) -> Step[State]:
    ended = Result.ranked(state.scores, reason, len(state.history), last)
    return Step(changed(state, result=ended), (*told, Event(Tell.OVER, amounts=ended.places)))
