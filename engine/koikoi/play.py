"""The course of a Koi-Koi match (rules/koikoi.md chapters 3 to 8): deal, turns, decisions, rounds."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from engine.core import (
    FINISH,
    READY,
    RESIGN,
    Action,
    Event,
    IllegalAction,
    Pending,
    Piece,
    Result,
    Rng,
    Seat,
    Step,
    VoidDeal,
)
from engine.hanafuda import board as cards_on_table
from engine.hanafuda import turn as turns
from engine.hanafuda.board import Board, Cards
from engine.hanafuda.capture import Capture, meet
from engine.hanafuda.cards import CARDS, month, ordered, value
from engine.hanafuda.turn import Phase, Source, Turn
from engine.koikoi.rules import Rules
from engine.koikoi.score import Kind, dealt, factors, pieces_of, settle, standing, void, yaku
from engine.koikoi.state import Settled, State, Tell, Verb

Told = tuple[Event, ...]
SEATS = (0, 1)


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer (KK-4) and deal the first round."""
    dealer, told = _first_dealer(rules, Rng(seed, "dealer"))
    step = _hand(rules, seed, 1, dealer)
    return Step(step.state, (*told, Event(Tell.DEALER, dealer), *step.events))


def deal(rules: Rules, seats: int, dealer: Seat, order: Cards, dice: tuple[int, ...] = (), seed: bytes = b"") -> State:
    """Round 1 from the deck `order` (KK-6), everybody asked. Raises VoidDeal where the rules deal again (KK-7)."""
    return _dealt(rules, dealer, order, seed, 1)


def pending(state: State) -> Pending:
    """Who is asked what (KK-15). `play` begins with the lowest card that captures, then goes by id."""
    match state.phase:
        case Phase.READY:
            return {seat: _ready(state, seat) for seat in SEATS if state.answers[seat] is None}
        case Phase.PLAY:
            cards = turns.plays(state.board, state.mover, meets)
            return {state.mover: tuple(Action(Verb.PLAY, (card,)) for card in cards)}
        case Phase.CHOOSE_HAND | Phase.CHOOSE_DRAW:
            choice = turns.choice(state.board, state.phase, meets)
            return {state.mover: tuple(Action(Verb.TAKE, (card,)) for card in choice)}
        case Phase.DECIDE:
            return {state.mover: (Action(Verb.AGARI), Action(Verb.KOIKOI))}
        case Phase.OVER:
            return {}


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """One decision. Raises IllegalAction unless `pending` offers it, or it is a resignation before the end."""
    if action == RESIGN and seat in SEATS and state.result is None:
        ended = Result.ranked(state.scores, "resigned", len(state.history), last=seat)
        return _over(state, ended, (Event(Tell.RESIGNED, seat),))
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    match action.verb:
        case Verb.PLAY:
            return _turned(state, turns.play(state.board, seat, action.pieces[0], meets))
        case Verb.TAKE:
            turn = turns.take(state.board, seat, state.phase, state.trail, action.pieces[0], meets)
            return _turned(state, turn)
        case Verb.AGARI:
            return _agari(state, ())
        case Verb.KOIKOI:
            return _koikoi(state)
        case _:
            return _answer(state, seat, action.verb)


def result(state: State) -> Result | None:
    """The end of the match, None while it goes on."""
    return state.result


def meets(board: Board, card: Piece, _source: Source) -> Capture:
    """What a card does on the field, from the hand or the stock alike (KK-19, KK-22)."""
    return meet(board.field, card)


# Before a round


def _first_dealer(rules: Rules, rng: Rng) -> tuple[Seat, Told]:
    told: Told = ()
    if rules.first_dealer == "seat0":
        return 0, told
    while True:
        if rules.first_dealer == "dice":
            dice = [1 + rng.below(6) for _ in SEATS]
            ranks = [(die, 0) for die in dice]
            told += tuple(Event(Tell.DIE, seat, amounts=(die,)) for seat, die in enumerate(dice))
        else:
            drawn = rng.shuffled(CARDS)[:2]
            ranks = [(-month(card), value(card)) for card in drawn]
            told += tuple(Event(Tell.DREW, seat, (card,)) for seat, card in enumerate(drawn))
        if ranks[0] != ranks[1]:
            return ranks.index(max(ranks)), told


def _hand(rules: Rules, seed: bytes, number: int, dealer: Seat) -> Step[State]:
    """Round `number`, dealt again until it is not void (KK-7)."""
    told: Told = ()
    for attempt in count():
        order = Rng(seed, "hand", number, attempt).shuffled(CARDS)
        try:
            state = _dealt(rules, dealer, order, seed, number)
        except VoidDeal as deal_again:
            told += (Event(Tell.VOID, pieces=deal_again.field),)
            continue
        return Step(state, (*told, Event(Tell.DEALT, dealer, state.board.field, (number,))))
    raise AssertionError("count() does not end")


def _dealt(rules: Rules, dealer: Seat, order: Cards, seed: bytes, number: int) -> State:
    other = 1 - dealer
    board = cards_on_table.dealt(order, 2, ((other, 4), (None, 4), (dealer, 4)) * 2)
    if void(board.field, board.hands, rules):
        raise VoidDeal(board.field)
    return State(rules, seed, number, dealer, board, Phase.READY, dealer)


def _ready(state: State, seat: Seat) -> tuple[Action, ...]:
    """A dealt yaku puts its choice in the place of `ready` (KK-11), so that the question itself betrays nothing."""
    if dealt(state.board.hands[seat], state.rules):
        return (Action(Verb.PLAY_ON), Action(Verb.DECLARE), FINISH)
    return (READY, FINISH)


def _answer(state: State, seat: Seat, verb: str) -> Step[State]:
    answers = (verb, state.answers[1]) if seat == 0 else (state.answers[0], verb)
    state = replace(state, answers=answers)
    if None in answers:
        return Step(state)
    if answers == (FINISH.verb, FINISH.verb):
        return _over(state, Result.ranked(state.scores, "finished", len(state.history)), (Event(Tell.FINISHED),))
    declarers = [seat for seat in SEATS if answers[seat] == Verb.DECLARE]
    if declarers:
        return _declared(state, declarers)
    return Step(replace(state, phase=Phase.PLAY), (Event(Tell.BEGAN, state.dealer, amounts=(state.round,)),))


def _declared(state: State, declarers: list[Seat]) -> Step[State]:
    """Only now are declared hands opened, all at once (KK-11 to KK-13)."""
    told = tuple(Event(Tell.DECLARED, seat, ordered(state.board.hands[seat])) for seat in declarers)
    if len(declarers) == 2:
        winner = state.dealer if state.rules.both_dealt == "dealer_first" else None
        return _settle(state, "both_dealt", winner, told)
    return _settle(state, "dealt", declarers[0], told)


# A turn


def _turned(state: State, turn: Turn) -> Step[State]:
    """A turn has gone as far as it can by itself: to a choice of two, or to its end."""
    state = replace(state, board=turn.board, phase=turn.phase, trail=turn.trail)
    return _evaluate(state, turn.told) if turn.over else Step(state, turn.told)


def _evaluate(state: State, told: Told) -> Step[State]:
    """The end of a turn: a rise of the total asks, or ends the round (KK-28 to KK-32)."""
    mover = state.mover
    before = yaku_at_last_turn(state)
    now = yaku(state.board.taken[mover], state.rules)
    total, risen = sum(now.values()), state.risen
    rises = total > risen[mover]
    state = replace(state, turns=state.turns + 1, risen=(total, risen[1]) if mover == 0 else (risen[0], total))
    if not rises:
        return _next(state, told)
    told += tuple(
        Event(Tell.YAKU, mover, _cards_of(state, mover, key), notes=((key, points),))
        for key, points in now.items()
        if points != before.get(key)
    )
    limited = state.rules.koikoi_limit == "once" and any(state.called)
    if limited or not state.board.hands[mover]:
        return _agari(state, told)
    return Step(replace(state, phase=Phase.DECIDE), told)


def yaku_at_last_turn(state: State) -> dict[str, int]:
    """The mover's yaku before this turn's captures."""
    caught = {card for card, _ in state.trail}
    return yaku([card for card in state.board.taken[state.mover] if card not in caught], state.rules)


def _cards_of(state: State, seat: Seat, key: str) -> Cards:
    return ordered(pieces_of(key, state.rules).intersection(state.board.taken[seat]))


def _next(state: State, told: Told) -> Step[State]:
    if not any(state.board.hands):
        return _settle(state, "draw", None, (*told, Event(Tell.DRAW)))
    return Step(replace(state, mover=1 - state.mover, phase=Phase.PLAY), told)


def _koikoi(state: State) -> Step[State]:
    mover, called = state.mover, state.called
    called = (called[0] + (mover == 0), called[1] + (mover == 1))
    told = (Event(Tell.KOIKOI, mover, amounts=(state.risen[mover],)),)
    return _next(replace(state, called=called), told)


def _agari(state: State, told: Told) -> Step[State]:
    return _settle(state, "agari", state.mover, (*told, Event(Tell.AGARI, state.mover)))


# The end of a round and of the match


def _settle(state: State, kind: Kind, winner: Seat | None, told: Told) -> Step[State]:
    """Score the round (KK-35 to KK-41), then deal the next one or end the match (KK-42 to KK-45)."""
    rules = state.rules
    called = [seat for seat in SEATS if state.called[seat]]
    base = state.risen[winner] if kind == "agari" and winner is not None else 0
    done = settle(rules, state.dealer, kind=kind, winner=winner, base=base, called=called)
    declared = [seat for seat in SEATS if state.answers[seat] == Verb.DECLARE]
    shown = tuple(ordered(state.board.hands[seat]) if seat in declared else () for seat in SEATS)
    last = Settled(
        round=state.round,
        dealer=state.dealer,
        reason=kind,
        winner=winner,
        base=base if kind == "agari" else 0 if winner is None else max(done.scores),
        rows=_rows(state, kind, winner),
        factors=factors(rules, winner, base, called) if kind == "agari" and winner is not None else (),
        scores=done.scores,
        next_dealer=done.next_dealer,
        turns=state.turns,
        taken=state.board.taken,
        shown=shown,
    )
    state = replace(state, history=(*state.history, done.scores), last=last)
    told += tuple(Event(Tell.SCORED, seat, amounts=(done.scores[seat], state.scores[seat])) for seat in SEATS)
    if standing(rules, state.history).state != "continue":
        return _over(state, Result.ranked(state.scores, "played", len(state.history)), told)
    step = _hand(rules, state.seed, state.round + 1, done.next_dealer)
    return Step(replace(step.state, history=state.history, last=last), (*told, *step.events))


def _rows(state: State, kind: Kind, winner: Seat | None) -> tuple[tuple[str, int], ...]:
    if winner is None:
        return ()
    if kind == "agari":
        return tuple(yaku(state.board.taken[winner], state.rules).items())
    return tuple((key, state.rules.dealt_points) for key in dealt(state.board.hands[winner], state.rules))


def _over(state: State, ended: Result, told: Told) -> Step[State]:
    return Step(replace(state, phase=Phase.OVER, result=ended), (*told, Event(Tell.OVER, amounts=ended.places)))
