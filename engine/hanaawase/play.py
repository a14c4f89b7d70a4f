"""The course of a Hana-awase match (RULES.md chapters 3 to 9): the deal, turns until the last card, and settlement."""

from __future__ import annotations

from engine.core import (
    FINISH,
    RESIGN,
    TABLE,
    Action,
    Event,
    IllegalAction,
    Pending,
    Result,
    Rng,
    Seat,
    Step,
    VoidDeal,
    bettered,
    changed,
)
from engine.hanaawase.oni import leftovers
from engine.hanaawase.rules import Rules
from engine.hanaawase.score import ISLANDS, card_points, pieces_of, settle, standing, void, yaku
from engine.hanaawase.state import Reason, Settled, State, Tell, Verb
from engine.hanaawase.view import won_with
from engine.hanafuda import deal as deals
from engine.hanafuda import turn as turns
from engine.hanafuda.asking import offers, over
from engine.hanafuda.cards import month, ordered, value
from engine.hanafuda.state import Cards, Phase, put
from engine.hanafuda.turn import Told

SEATS = 3


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer (HA-4) and deal the first round."""
    dealer, told = _first_dealer(rules, Rng(seed, "dealer"))
    step = _hand(rules, seed, 1, dealer)
    return Step(step.state, (*told, Event(Tell.DEALER, dealer), *step.events))


def deal(rules: Rules, seats: int, dealer: Seat, order: Cards, dice: tuple[int, ...] = (), seed: bytes = b"") -> State:
    """Deal round 1 from the deck `order` (HA-6) and ask all seats. Raises VoidDeal for a void deal (HA-8)."""
    return _dealt(rules, dealer, order, seed, 1)


def pending(state: State) -> Pending:
    """Return the legal actions (HA chapter 5).

    The first `play` is the lowest card that captures. The others follow by id.
    """
    return offers(state, state.rules.must_match)


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Play one action. Raises IllegalAction if it is not legal.

    It is legal if `pending` offers it, if a seat resigns, or if the table finishes the match in a pause.
    """
    if action == RESIGN and seat in state.seats and state.result is None:
        return over(state, "resigned", (Event(Tell.RESIGNED, seat),), last=seat)
    if (seat, action) == (TABLE, FINISH) and state.phase is Phase.READY:
        return over(state, "finished", (Event(Tell.FINISHED),))
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    match action.verb:
        case Verb.PLAY:
            return _turned(turns.play(state, action.pieces[0]))
        case Verb.TAKE:
            return _turned(turns.take(state, action.pieces[0]))
        case _:
            return _answer(state, seat, action.verb)


def result(state: State) -> Result | None:
    """Return the result of the match, None while it is in progress."""
    return state.result


# Before a round


def _first_dealer(rules: Rules, rng: Rng) -> tuple[Seat, Told]:
    """Let each seat draw a card to find the first dealer (HA-4).

    The best month wins. In the same month the card with the higher value wins. Seats that are still tied draw again.
    """
    if rules.first_dealer == "random":
        return rng.below(SEATS), ()
    sign = -1 if rules.first_dealer == "earliest_month" else 1
    return deals.drawn(SEATS, rng, lambda card: (sign * month(card), value(card)))


def _hand(rules: Rules, seed: bytes, number: int, dealer: Seat) -> Step[State]:
    """Deal round `number`. Deal again until the deal is not void (HA-8)."""
    return deals.shuffled(seed, number, lambda order: _dealt(rules, dealer, order, seed, number))


def _dealt(rules: Rules, dealer: Seat, order: Cards, seed: bytes, number: int) -> State:
    players = [(dealer + step) % SEATS for step in range(1, SEATS + 1)]
    packets = [*((seat, 4) for seat in players), (None, 3), *((seat, 3) for seat in players), (None, 3)]
    state = State(rules=rules, seed=seed, round=number, **deals.dealt(order, SEATS, dealer, packets))
    if void(state.field, state.hands, rules):
        raise VoidDeal(state.field)
    return state


def _answer(state: State, seat: Seat, verb: str) -> Step[State]:
    state = changed(state, answers=put(state.answers, seat, verb))
    if state.silent:
        return Step(state)
    if set(state.answers) == {FINISH.verb}:
        return over(state, "finished", (Event(Tell.FINISHED),))
    return Step(changed(state, phase=Phase.PLAY), (Event(Tell.BEGAN, state.dealer, amounts=(state.round,)),))


# A turn


def _turned(step: Step[State]) -> Step[State]:
    """Continue after a card was placed. After the last turn, settle the round (HA-11)."""
    if step.state.held:
        return step
    state = changed(step.state, turns=step.state.turns + 1)
    told = (*step.events, *_new_yaku(state))
    if not any(state.hands):
        return _settle(state, told)
    return Step(changed(state, mover=(state.mover + 1) % SEATS, phase=Phase.PLAY), told)


def _new_yaku(state: State) -> Told:
    """Return events for yaku completed in this turn. They are scored only at the end of the round."""
    caught = {card for card, _ in state.trail}
    before = tuple(card for card in state.taken[state.mover] if card not in caught)
    return _risen(state, state.mover, before)


def _risen(state: State, seat: Seat, before: Cards) -> Told:
    """Return events for the yaku that a seat's pile has gained. `before`: the pile before this turn."""
    pile, had = state.taken[seat], yaku(before, state.rules)
    return tuple(
        Event(Tell.YAKU, seat, ordered(pieces_of(key).intersection(pile)), notes=((key, points),))
        for key, points in yaku(pile, state.rules).items()
        if points != had.get(key)
    )


# The end of a round and of the match


def _settle(state: State, told: Told) -> Step[State]:
    """Give the leftover cards to their owners and score the round (HA-21 to HA-26, HA-34)."""
    rules, before = state.rules, state
    state = leftovers(state, state.mover, rules)
    told += _leftover_events(before, state)
    told += tuple(event for seat in state.seats for event in _risen(state, seat, before.taken[seat]))
    cards = tuple(card_points(pile, rules) for pile in state.taken)
    found = tuple(tuple(yaku(pile, rules).items()) for pile in state.taken)
    rain = next((seat for seat in state.seats if ISLANDS["ame"] <= frozenset(state.taken[seat])), None)
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
        winner=done.winner,
        cards=cards,
        yaku=found,
        scores=done.scores,
        payments=done.payments,
        next_dealer=done.next_dealer,
        turns=state.turns,
        left=len(before.field),
        rain=rain,
        taken=state.taken,
    )
    history = (*state.history, done.scores)
    winner = None if reason == "void_round" else last.winner
    best = bettered(state.best, len(history), winner, done.scores, won_with(last))
    state = changed(state, history=history, best=best, last=last)
    told += tuple(Event(Tell.PAID, payer, amounts=(amount,), to=payee) for payer, payee, amount in done.payments)
    told += tuple(Event(Tell.SCORED, seat, amounts=(done.scores[seat], state.scores[seat])) for seat in state.seats)
    if standing(rules, history).state == "over":
        return over(state, "played", told)
    step = _hand(rules, state.seed, state.round + 1, done.next_dealer)
    return Step(changed(step.state, history=history, best=best, last=last), (*told, *step.events))


def _leftover_events(before: State, after: State) -> Told:
    gains = ((seat, tuple(card for card in pile if card in before.field)) for seat, pile in enumerate(after.taken))
    return tuple(Event(Tell.LEFTOVER, seat, ordered(cards)) for seat, cards in gains if cards)
