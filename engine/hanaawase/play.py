"""The course of a Hana-awase match (rules/hana_awase.md chapters 3 to 9): deal, turns to the last card, settlement."""

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
from engine.hanaawase.oni import capture, leftovers
from engine.hanaawase.rules import Rules
from engine.hanaawase.score import ISLANDS, card_points, pieces_of, settle, standing, void, yaku
from engine.hanaawase.state import Reason, Settled, State, Tell, Verb
from engine.hanafuda import board as cards_on_table
from engine.hanafuda import turn as turns
from engine.hanafuda.board import Board, Cards
from engine.hanafuda.capture import Capture
from engine.hanafuda.cards import CARDS, month, ordered, value
from engine.hanafuda.turn import Meet, Phase, Source, Turn

Told = tuple[Event, ...]
SEATS = 3


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer (HA-4) and deal the first round."""
    dealer, told = _first_dealer(rules, Rng(seed, "dealer"))
    step = _hand(rules, seed, 1, dealer)
    return Step(step.state, (*told, Event(Tell.DEALER, dealer), *step.events))


def deal(rules: Rules, seats: int, dealer: Seat, order: Cards, dice: tuple[int, ...] = (), seed: bytes = b"") -> State:
    """Round 1 from the deck `order` (HA-6), everybody asked. Raises VoidDeal where the rules deal again (HA-8)."""
    return _dealt(rules, dealer, order, seed, 1)


def pending(state: State) -> Pending:
    """Who is asked what (HA chapter 5). `play` begins with the lowest card that captures, then goes by id."""
    match state.phase:
        case Phase.READY:
            asked = (seat for seat in state.seats if state.answers[seat] is None)
            return dict.fromkeys(asked, (READY, FINISH))
        case Phase.PLAY:
            return {state.mover: tuple(Action(Verb.PLAY, (card,)) for card in _playable(state))}
        case Phase.CHOOSE_HAND | Phase.CHOOSE_DRAW:
            choice = turns.choice(state.board, state.phase, meeting(state.rules))
            return {state.mover: tuple(Action(Verb.TAKE, (card,)) for card in choice)}
        case _:
            return {}


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """One decision. Raises IllegalAction unless `pending` offers it, or it is a resignation before the end."""
    if action == RESIGN and seat in state.seats and state.result is None:
        ended = Result.ranked(state.scores, "resigned", len(state.history), last=seat)
        return _over(state, ended, (Event(Tell.RESIGNED, seat),))
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    meets = meeting(state.rules)
    match action.verb:
        case Verb.PLAY:
            return _turned(state, turns.play(state.board, seat, action.pieces[0], meets))
        case Verb.TAKE:
            return _turned(state, turns.take(state.board, seat, state.phase, state.trail, action.pieces[0], meets))
        case _:
            return _answer(state, seat, action.verb)


def result(state: State) -> Result | None:
    """The end of the match, None while it goes on."""
    return state.result


def meeting(rules: Rules) -> Meet:
    """What a card does on the field under these rules (HA-13, with oni HA-29 to HA-33)."""

    def meets(board: Board, card: Piece, source: Source) -> Capture:
        return capture(board.field, card, source, rules, last=not board.stock)

    return meets


# Before a round


def _first_dealer(rules: Rules, rng: Rng) -> tuple[Seat, Told]:
    """Everybody draws: the best month, then the higher value; those still equal draw again (HA-4)."""
    if rules.first_dealer == "random":
        return rng.below(SEATS), ()
    sign = -1 if rules.first_dealer == "earliest_month" else 1
    drawing: list[Seat] = list(range(SEATS))
    told: Told = ()
    while len(drawing) > 1:
        drawn = dict(zip(drawing, rng.shuffled(CARDS), strict=False))
        told += tuple(Event(Tell.DREW, seat, (card,)) for seat, card in drawn.items())
        ranks = {seat: (sign * month(card), value(card)) for seat, card in drawn.items()}
        drawing = [seat for seat in drawing if ranks[seat] == max(ranks.values())]
    return drawing[0], told


def _hand(rules: Rules, seed: bytes, number: int, dealer: Seat) -> Step[State]:
    """Round `number`, dealt again until it is not void (HA-8)."""
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
    players = [(dealer + step) % SEATS for step in range(1, SEATS + 1)]
    packets = [*((seat, 4) for seat in players), (None, 3), *((seat, 3) for seat in players), (None, 3)]
    board = cards_on_table.dealt(order, SEATS, packets)
    if void(board.field, board.hands, rules):
        raise VoidDeal(board.field)
    return State(rules, seed, number, dealer, board, Phase.READY, dealer, (None,) * SEATS)


def _answer(state: State, seat: Seat, verb: str) -> Step[State]:
    answers = (*state.answers[:seat], verb, *state.answers[seat + 1 :])
    state = replace(state, answers=answers)
    if None in answers:
        return Step(state)
    if all(answer == FINISH.verb for answer in answers):
        return _over(state, Result.ranked(state.scores, "finished", len(state.history)), (Event(Tell.FINISHED),))
    return Step(replace(state, phase=Phase.PLAY), (Event(Tell.BEGAN, state.dealer, amounts=(state.round,)),))


# A turn


def _playable(state: State) -> Cards:
    """The cards the mover may play: all, or with `must_match` those that would capture if any does (HA-12)."""
    meets = meeting(state.rules)
    hand = turns.plays(state.board, state.mover, meets)
    matching = tuple(card for card in hand if meets(state.board, card, "hand").cards)
    return matching if state.rules.must_match and matching else hand


def _turned(state: State, turn: Turn) -> Step[State]:
    """A turn has gone as far as it can by itself; after the last one the round is settled (HA-11)."""
    state = replace(state, board=turn.board, phase=turn.phase, trail=turn.trail)
    if not turn.over:
        return Step(state, turn.told)
    told = (*turn.told, *_new_yaku(state))
    state = replace(state, turns=state.turns + 1)
    if not any(state.board.hands):
        return _settle(state, told)
    return Step(replace(state, mover=(state.mover + 1) % SEATS, phase=Phase.PLAY), told)


def _new_yaku(state: State) -> Told:
    """Yaku are told as soon as they are complete; they are settled at the end only."""
    caught = {card for card, _ in state.trail}
    before = tuple(card for card in state.board.taken[state.mover] if card not in caught)
    return _risen(state, state.mover, before, state.board)


def _risen(state: State, seat: Seat, before: Cards, board: Board) -> Told:
    """The yaku that a pile has made since it was `before`."""
    pile, had = board.taken[seat], yaku(before, state.rules)
    return tuple(
        Event(Tell.YAKU, seat, ordered(pieces_of(key).intersection(pile)), notes=((key, points),))
        for key, points in yaku(pile, state.rules).items()
        if points != had.get(key)
    )


# The end of a round and of the match


def _settle(state: State, told: Told) -> Step[State]:
    """Leftovers to their owners, then the score of the round (HA-21 to HA-26, HA-34)."""
    rules, field = state.rules, state.board.field
    board = leftovers(state.board, state.mover, rules)
    told += _leftover_events(state.board, board)
    told += tuple(event for seat in state.seats for event in _risen(state, seat, state.board.taken[seat], board))
    cards = tuple(card_points(pile) for pile in board.taken)
    found = tuple(tuple(yaku(pile, rules).items()) for pile in board.taken)
    rain = next((seat for seat in state.seats if ISLANDS["ame"] <= frozenset(board.taken[seat])), None)
    made = [sum(points for _, points in rows) for rows in found]
    done = settle(rules, state.dealer, cards, made, rain=rain)
    reason: Reason = "played_out"
    if rain is not None and rules.rain_island != "yaku":
        reason = rules.rain_island
        told += (Event(Tell.RAIN, rain),)
    last = Settled(
        round=state.round,
        dealer=state.dealer,
        reason=reason,
        winner=done.next_dealer,
        cards=cards,
        yaku=found,
        scores=done.scores,
        payments=done.payments,
        next_dealer=done.next_dealer,
        turns=state.turns,
        left=len(field),
        rain=rain,
        taken=board.taken,
    )
    state = replace(state, board=board, history=(*state.history, done.scores), last=last)
    told += tuple(Event(Tell.PAID, payer, amounts=(amount, payee + 1)) for payer, payee, amount in done.payments)
    told += tuple(Event(Tell.SCORED, seat, amounts=(done.scores[seat], state.scores[seat])) for seat in state.seats)
    if standing(rules, state.history).state == "over":
        return _over(state, Result.ranked(state.scores, "played", len(state.history)), told)
    step = _hand(rules, state.seed, state.round + 1, done.next_dealer)
    return Step(replace(step.state, history=state.history, last=last), (*told, *step.events))


def _leftover_events(before: Board, after: Board) -> Told:
    gains = ((seat, tuple(card for card in pile if card in before.field)) for seat, pile in enumerate(after.taken))
    return tuple(Event(Tell.LEFTOVER, seat, ordered(cards)) for seat, cards in gains if cards)


def _over(state: State, ended: Result, told: Told) -> Step[State]:
    return Step(replace(state, phase=Phase.OVER, result=ended), (*told, Event(Tell.OVER, amounts=ended.places)))
