"""The course of a Stop-Go match (rules/hanafuda_go.md chapters 3 to 9): deal, turns, decisions, rounds."""

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
from engine.hanafuda.cards import CARDS, month, ordered
from engine.hanafuda.turn import Meet, Phase, Source, Turn
from engine.stopgo.rules import Rules
from engine.stopgo.score import DEALERS_RIGHT, dealt, lucky, pieces_of, settle, standing, void, yaku
from engine.stopgo.state import Reason, Settled, State, Tell, Verb

Told = tuple[Event, ...]
PACKETS = {2: (4, 5), 3: (3, 4)}
"""Cards to the field and to each player in the first packets, by seats (GO-7)."""


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer (GO-4) and deal the first round."""
    dealer, told = _first_dealer(rules, seats, Rng(seed, "dealer"))
    step = _hand(rules, seats, seed, 1, dealer)
    return Step(step.state, (*told, Event(Tell.DEALER, dealer), *step.events))


def deal(rules: Rules, seats: int, dealer: Seat, order: Cards, dice: tuple[int, ...] = (), seed: bytes = b"") -> State:
    """Round 1 from the deck `order` (GO-7), everybody asked; `dice` is (month card,). Raises VoidDeal (GO-8)."""
    return _dealt(rules, seats, dealer, order, seed, 1, dice[0] if dice else _month(rules, seed, 1))


def pending(state: State) -> Pending:
    """Who is asked what (GO-14). `play` begins with the lowest card that captures, then goes by id."""
    match state.phase:
        case Phase.READY:
            asked = (seat for seat in state.seats if state.answers[seat] is None)
            return dict.fromkeys(asked, (READY, FINISH))
        case Phase.PLAY:
            return {state.mover: tuple(Action(Verb.PLAY, (card,)) for card in playable(state))}
        case Phase.CHOOSE_HAND | Phase.CHOOSE_DRAW:
            choice = turns.choice(state.board, state.phase, meeting(state.rules))
            return {state.mover: tuple(Action(Verb.TAKE, (card,)) for card in choice)}
        case Phase.DECIDE:
            return {state.mover: (Action(Verb.STOP), Action(Verb.GO))}
        case Phase.OVER:
            return {}


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """One decision. Raises IllegalAction unless `pending` offers it, or it is a resignation before the end."""
    if action == RESIGN and seat in state.seats and state.result is None:
        ended = Result.ranked(state.scores, "resigned", len(state.history), last=seat)
        return _over(state, ended, (Event(Tell.RESIGNED, seat),))
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    match action.verb:
        case Verb.PLAY:
            return _play(state, action.pieces[0])
        case Verb.TAKE:
            meet_ = meeting(state.rules)
            return _turned(state, turns.take(state.board, seat, state.phase, state.trail, action.pieces[0], meet_))
        case Verb.STOP:
            return _stop(state, ())
        case Verb.GO:
            return _go(state)
        case _:
            return _answer(state, seat, action.verb)


def result(state: State) -> Result | None:
    """The end of the match, None while it goes on."""
    return state.result


def meeting(rules: Rules) -> Meet:
    """What a card does on the field under these rules (GO-16)."""

    def meets(board: Board, card: Piece, _source: Source) -> Capture:
        return meet(board.field, card, rules.triple_capture)

    return meets


def playable(state: State) -> Cards:
    """The cards the mover may play: all, or with `must_match` those that match if any does (GO-15)."""
    hand = turns.plays(state.board, state.mover, meeting(state.rules))
    matching = tuple(card for card in hand if meet(state.board.field, card).cards)
    return matching if state.rules.must_match and matching else hand


# Before a round


def _first_dealer(rules: Rules, seats: int, rng: Rng) -> tuple[Seat, Told]:
    """Everybody draws; those equal for the best month draw again among themselves (GO-4)."""
    if rules.first_dealer == "random":
        return rng.below(seats), ()
    best = max if rules.first_dealer == "later_month" else min
    drawing: list[Seat] = list(range(seats))
    told: Told = ()
    while len(drawing) > 1:
        drawn = dict(zip(drawing, rng.shuffled(CARDS), strict=False))
        told += tuple(Event(Tell.DREW, seat, (card,)) for seat, card in drawn.items())
        chosen = best(map(month, drawn.values()))
        drawing = [seat for seat, card in drawn.items() if month(card) == chosen]
    return drawing[0], told


def _month(rules: Rules, seed: bytes, number: int) -> int:
    """The month card of a round, 0 for none; a void deal does not change it (GO-9)."""
    if rules.month_card == "off":
        return 0
    return (number - 1) % 12 + 1 if rules.month_card == "round" else 1 + Rng(seed, "month", number).below(12)


def _hand(rules: Rules, seats: int, seed: bytes, number: int, dealer: Seat) -> Step[State]:
    """Round `number`, dealt again until it is not void (GO-8)."""
    month_card = _month(rules, seed, number)
    told: Told = (Event(Tell.MONTH, amounts=(month_card,)),) if month_card else ()
    for attempt in count():
        order = Rng(seed, "hand", number, attempt).shuffled(CARDS)
        try:
            state = _dealt(rules, seats, dealer, order, seed, number, month_card)
        except VoidDeal as deal_again:
            told += (Event(Tell.VOID, pieces=deal_again.field),)
            continue
        return Step(state, (*told, Event(Tell.DEALT, dealer, state.board.field, (number,))))
    raise AssertionError("count() does not end")


def _dealt(rules: Rules, seats: int, dealer: Seat, order: Cards, seed: bytes, number: int, month_card: int) -> State:
    field, each = PACKETS[seats]
    players = [(dealer + step) % seats for step in range(1, seats + 1)]
    second = each if seats == 2 else each - 1
    packets = [(None, field), *((seat, each) for seat in players), (None, field), *((s, second) for s in players)]
    board = cards_on_table.dealt(order, seats, packets)
    if void(board.field, board.hands, rules):
        raise VoidDeal(board.field)
    nothing = (0,) * seats
    return State(
        rules=rules,
        seed=seed,
        round=number,
        dealer=dealer,
        board=board,
        phase=Phase.READY,
        mover=dealer,
        month=month_card,
        called=nothing,
        risen=nothing,
        played=((),) * seats,
        answers=(None,) * seats,
    )


def _answer(state: State, seat: Seat, verb: str) -> Step[State]:
    answers = (*state.answers[:seat], verb, *state.answers[seat + 1 :])
    state = replace(state, answers=answers)
    if None in answers:
        return Step(state)
    if all(answer == FINISH.verb for answer in answers):
        return _over(state, Result.ranked(state.scores, "finished", len(state.history)), (Event(Tell.FINISHED),))
    if state.rules.hand_yaku == "instant":
        lucky = [seat for seat in state.seats if dealt(state.board.hands[seat], state.rules)]
        if lucky:
            return _instant(state, lucky)
    return Step(replace(state, phase=Phase.PLAY), (Event(Tell.BEGAN, state.dealer, amounts=(state.round,)),))


def _instant(state: State, lucky: list[Seat]) -> Step[State]:
    """Hand yaku end the round before the first turn: one holder wins, two or more win nothing (GO-13)."""
    told = tuple(_luck(state, seat) for seat in lucky)
    return _settle(state, "both_instant" if len(lucky) > 1 else "instant", None if len(lucky) > 1 else lucky[0], told)


def _luck(state: State, seat: Seat) -> Event:
    hand = state.dealt_to(seat)
    return Event(Tell.LUCK, seat, lucky(hand, state.rules), notes=tuple(dealt(hand, state.rules).items()))


# A turn


def _play(state: State, card: Piece) -> Step[State]:
    mover = state.mover
    played = (*state.played[:mover], (*state.played[mover], card), *state.played[mover + 1 :])
    return _turned(replace(state, played=played), turns.play(state.board, mover, card, meeting(state.rules)))


def _turned(state: State, turn: Turn) -> Step[State]:
    state = replace(state, board=turn.board, phase=turn.phase, trail=turn.trail)
    return _evaluate(state, turn.told) if turn.over else Step(state, turn.told)


def _evaluate(state: State, told: Told) -> Step[State]:
    """The end of a turn: a rise of the open points asks, or stops by force (GO-25 to GO-28)."""
    mover = state.mover
    caught = {card for card, _ in state.trail}
    before = yaku([card for card in state.board.taken[mover] if card not in caught], state.rules, state.month)
    now = yaku(state.board.taken[mover], state.rules, state.month)
    rises = now.total > state.risen[mover]
    risen = (*state.risen[:mover], now.total, *state.risen[mover + 1 :])
    state = replace(state, turns=state.turns + 1, risen=risen)
    told += tuple(
        Event(Tell.YAKU, mover, _cards_of(state, mover, key), notes=((key, points),))
        for key, points in (now.open | now.bonus).items()
        if points != (before.open | before.bonus).get(key)
    )
    if not rises:
        return _next(state, told)
    if not state.board.hands[mover]:
        return _stop(state, told)
    return Step(replace(state, phase=Phase.DECIDE), told)


def _cards_of(state: State, seat: Seat, key: str) -> Cards:
    return ordered(pieces_of(key, state.rules, state.month).intersection(state.board.taken[seat]))


def _next(state: State, told: Told) -> Step[State]:
    if any(state.board.hands):
        return Step(replace(state, mover=(state.mover + 1) % len(state.seats), phase=Phase.PLAY), told)
    right = state.rules.dealer_right
    reason: Reason = "dealer_right" if right else "nobody"
    return _settle(state, reason, state.dealer if right else None, (*told, Event(Tell.NOBODY)))


def _go(state: State) -> Step[State]:
    mover, called = state.mover, state.called
    called = (*called[:mover], called[mover] + 1, *called[mover + 1 :])
    told = (Event(Tell.GO, mover, amounts=(state.risen[mover],)),)
    return _next(replace(state, called=called), told)


def _stop(state: State, told: Told) -> Step[State]:
    """The stopper's hand yaku are opened with his Stop (GO-13, GO-29)."""
    mover = state.mover
    lucky = state.rules.hand_yaku == "bonus" and dealt(state.dealt_to(mover), state.rules)
    luck = (_luck(state, mover),) if lucky else ()
    return _settle(state, "stop", mover, (*told, Event(Tell.STOP, mover), *luck))


# The end of a round and of the match


def _settle(state: State, reason: Reason, winner: Seat | None, told: Told) -> Step[State]:
    """Score the round (GO-29 to GO-33), then deal the next one or end the match (GO-34)."""
    rules = state.rules
    rows = _rows(state, reason, winner)
    points = sum(number for _, number in rows)
    scorer = winner if reason in ("stop", "instant") else None
    instant = reason in ("instant", "both_instant")
    done = settle(rules, state.dealer, len(state.seats), winner=scorer, points=points, instant=instant)
    opened = [event.seat for event in told if event.kind == Tell.LUCK]
    last = Settled(
        round=state.round,
        dealer=state.dealer,
        reason=reason,
        winner=winner,
        rows=rows,
        points=points,
        scores=done.scores,
        payments=done.payments,
        next_dealer=done.next_dealer,
        turns=state.turns,
        month=state.month,
        taken=state.board.taken,
        luck=tuple(lucky(state.dealt_to(seat), rules) if seat in opened else () for seat in state.seats),
    )
    state = replace(state, history=(*state.history, done.scores), last=last)
    told += tuple(Event(Tell.PAID, payer, amounts=(amount, payee)) for payer, payee, amount in done.payments)
    told += tuple(Event(Tell.SCORED, seat, amounts=(done.scores[seat], state.scores[seat])) for seat in state.seats)
    if standing(rules, state.history).state == "over":
        return _over(state, Result.ranked(state.scores, "played", len(state.history)), told)
    step = _hand(rules, len(state.seats), state.seed, state.round + 1, done.next_dealer)
    return Step(replace(step.state, history=state.history, last=last), (*told, *step.events))


def _rows(state: State, reason: Reason, winner: Seat | None) -> tuple[tuple[str, int], ...]:
    if winner is None:
        return ()
    if reason == "dealer_right":
        return (("oyaken", DEALERS_RIGHT),)
    luck = dealt(state.dealt_to(winner), state.rules)
    if reason == "instant":
        return tuple(luck.items())
    found = yaku(state.board.taken[winner], state.rules, state.month)
    return tuple((found.open | found.bonus | (luck if state.rules.hand_yaku == "bonus" else {})).items())


def _over(state: State, ended: Result, told: Told) -> Step[State]:
    return Step(replace(state, phase=Phase.OVER, result=ended), (*told, Event(Tell.OVER, amounts=ended.places)))
