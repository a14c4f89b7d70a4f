"""The course of a match of the toy: deal, turns, the dare, rounds (RULES.md chapters 3 to 5)."""

from __future__ import annotations

from engine.core import FINISH, RESIGN, TABLE, Action, Event, IllegalAction, Pending, Result, Rng, Seat, Step, changed
from engine.hanafuda import deal as deals
from engine.hanafuda import turn as turns
from engine.hanafuda.asking import offers, over
from engine.hanafuda.state import Cards, Phase, put
from engine.hanafuda.turn import Told
from tests.toy.rules import Rules
from tests.toy.score import collector, terms, yaku
from tests.toy.state import Settled, State, Tell, Verb

SIZES = {2: (8, 8), 3: (7, 6)}
"""Numbers of cards dealt to a hand and the field, by the number of seats (TY-3)."""

DARE = Action(Verb.DARE)


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer by lot (TY-2) and deal the first round."""
    dealer = Rng(seed, "dealer").below(seats)
    step = _hand(rules, seats, dealer, seed, 1)
    return Step(step.state, (Event(Tell.DEALER, dealer), *step.events))


def deal(rules: Rules, seats: int, dealer: Seat, order: Cards, dice: tuple[int, ...] = (), seed: bytes = b"") -> State:
    """Deal round 1 from the deck `order` (TY-3), everybody asked."""
    return _dealt(rules, seats, dealer, order, seed, 1)


def pending(state: State) -> Pending:
    """Return the open question. The mover may dare before a card is played (TY-6).

    The first card is the safe default."""
    asked = offers(state)
    if state.phase is Phase.PLAY and state.rules.dares and state.mover not in state.dared:
        return {state.mover: (*asked[state.mover], DARE)}
    return asked


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Play one decision. Raises IllegalAction unless it is offered, or ends the match by resigning (TY-11) or in a
    pause."""
    if action == RESIGN and seat in state.seats and state.result is None:
        return over(state, "resigned", (Event(Tell.RESIGNED, seat),), last=seat)
    if (seat, action) == (TABLE, FINISH) and state.phase is Phase.READY:
        return over(state, "finished", (Event(Tell.FINISHED),))
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    match action.verb:
        case "play":
            return _turned(turns.play(state, action.pieces[0]))
        case "take":
            return _turned(turns.take(state, action.pieces[0]))
        case Verb.DARE:
            return Step(changed(state, dared=(*state.dared, seat)), (Event(Tell.DARED, seat),))
        case _:
            return _answer(changed(state, answers=put(state.answers, seat, action.verb)))


def result(state: State) -> Result | None:
    """Return the end of the match, None while it goes on."""
    return state.result


def _hand(rules: Rules, seats: int, dealer: Seat, seed: bytes, number: int) -> Step[State]:
    return deals.shuffled(seed, number, lambda order: _dealt(rules, seats, dealer, order, seed, number))


def _dealt(rules: Rules, seats: int, dealer: Seat, order: Cards, seed: bytes, number: int) -> State:
    hand, field = SIZES[seats]
    packets = (*((seat, hand) for seat in range(seats)), (None, field))
    return State(rules=rules, seed=seed, round=number, **deals.dealt(order, seats, dealer, packets))


def _answer(state: State) -> Step[State]:
    """Note an answer before a round. All have to answer, and only together they end the match (TY-10)."""
    if state.silent:
        return Step(state)
    if set(state.answers) == {FINISH.verb}:
        return over(state, "finished", (Event(Tell.FINISHED),))
    return Step(changed(state, phase=Phase.PLAY), (Event(Tell.BEGAN, state.dealer, amounts=(state.round,)),))


def _turned(step: Step[State]) -> Step[State]:
    """Take a turn as far as it goes by itself: to a choice of two, to the next seat, or to the end of the round."""
    state = step.state
    if state.held:
        return step
    if not any(state.hands):
        return _settle(state, step.events)
    return Step(changed(state, phase=Phase.PLAY, mover=(state.mover + 1) % len(state.seats)), step.events)


def _settle(state: State, told: Told) -> Step[State]:
    """Pay the round (TY-9), then deal the next one or end the match."""
    found = [yaku(pile, state.rules) for pile in state.taken]
    alone = collector(state.taken)
    formulas = [
        terms(state.rules, sum(points.values()), most=seat == alone, dares=len(state.dared), payers=len(found) - 1)
        for seat, points in enumerate(found)
    ]
    totals = [each[-1][1] for each in formulas]
    best = max(totals)
    winner = totals.index(best) if totals.count(best) == 1 else None
    share = best // (len(totals) - 1) if winner is not None else 0
    scores = tuple(best if seat == winner else -share for seat in state.seats)
    rows = tuple(found[winner].items()) if winner is not None else ()
    last = Settled(winner, rows, formulas[winner] if winner is not None else (), scores, state.taken)
    state = changed(state, history=(*state.history, scores), last=last)
    told += (Event(Tell.DRAW) if winner is None else Event(Tell.WON, winner),)
    told += tuple(Event(Tell.PAID, seat, amounts=(share,), to=winner) for seat in payers(last))
    told += tuple(Event(Tell.SCORED, seat, amounts=(scores[seat], state.scores[seat])) for seat in state.seats)
    if state.round == state.rules.rounds:
        return over(state, "played", told)
    step = _hand(state.rules, len(totals), (state.dealer + 1) % len(totals), state.seed, state.round + 1)
    return Step(changed(step.state, history=state.history, last=last), (*told, *step.events))


def payers(last: Settled) -> tuple[Seat, ...]:
    """Return the seats that pay the winner. Nobody pays in a draw."""
    return tuple(seat for seat in range(len(last.scores)) if last.winner is not None and seat != last.winner)
