"""The course of a Stop-Go match (RULES.md chapters 3 to 9): the deal, turns, decisions and rounds."""

from __future__ import annotations

from engine.core import (
    FINISH,
    RESIGN,
    TABLE,
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
    bettered,
    changed,
)
from engine.hanafuda import deal as deals
from engine.hanafuda import turn as turns
from engine.hanafuda.asking import offers, over
from engine.hanafuda.cards import month, ordered
from engine.hanafuda.state import Cards, Phase, put
from engine.hanafuda.turn import Told
from engine.stopgo.rules import Rules
from engine.stopgo.score import DEALERS_RIGHT, dealt, lucky, pieces_of, settle, standing, void, yaku
from engine.stopgo.state import Reason, Settled, State, Tell, Verb
from engine.stopgo.view import won_with

PACKETS = {2: (4, 5), 3: (3, 4)}
"""Numbers of cards in the first packets, to the field and to each player. The key is the number of seats (GO-7)."""


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer (GO-4) and deal the first round."""
    dealer, told = _first_dealer(rules, seats, Rng(seed, "dealer"))
    step = _hand(rules, seats, seed, 1, dealer)
    return Step(step.state, (*told, Event(Tell.DEALER, dealer), *step.events))


def deal(rules: Rules, seats: int, dealer: Seat, order: Cards, dice: tuple[int, ...] = (), seed: bytes = b"") -> State:
    """Deal round 1 from the deck `order` (GO-7) and ask all seats.

    `dice` holds only the month card. Raises VoidDeal for a void deal (GO-8).
    """
    return _dealt(rules, seats, dealer, order, seed, 1, dice[0] if dice else _month(rules, seed, 1))


def pending(state: State) -> Pending:
    """Return the legal actions (GO-14). The first `play` is the lowest card that captures. The others follow by id."""
    if state.phase is Phase.DECIDE:
        return {state.mover: (Action(Verb.STOP), Action(Verb.GO))}
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
            return _play(state, action.pieces[0])
        case Verb.TAKE:
            return _turned(turns.take(state, action.pieces[0]))
        case Verb.STOP:
            return _stop(state, ())
        case Verb.GO:
            return _go(state)
        case _:
            return _answer(state, seat, action.verb)


def result(state: State) -> Result | None:
    """Return the result of the match, None while it is in progress."""
    return state.result


# Before a round


def _first_dealer(rules: Rules, seats: int, rng: Rng) -> tuple[Seat, Told]:
    """Let each seat draw a card to find the first dealer. Seats tied for the best month draw again (GO-4)."""
    if rules.first_dealer == "random":
        return rng.below(seats), ()
    sign = 1 if rules.first_dealer == "later_month" else -1
    return deals.drawn(seats, rng, lambda card: sign * month(card))


def _month(rules: Rules, seed: bytes, number: int) -> int:
    """Return the month card of a round, 0 if there is none. A void deal does not change it (GO-9)."""
    if rules.month_card == "off":
        return 0
    return (number - 1) % 12 + 1 if rules.month_card == "round" else 1 + Rng(seed, "month", number).below(12)


def _hand(rules: Rules, seats: int, seed: bytes, number: int, dealer: Seat) -> Step[State]:
    """Deal round `number`. Deal again until the deal is not void (GO-8)."""
    month_card = _month(rules, seed, number)
    told: Told = (Event(Tell.MONTH, amounts=(month_card,)),) if month_card else ()
    step = deals.shuffled(seed, number, lambda order: _dealt(rules, seats, dealer, order, seed, number, month_card))
    return Step(step.state, (*told, *step.events))


def _dealt(rules: Rules, seats: int, dealer: Seat, order: Cards, seed: bytes, number: int, month_card: int) -> State:
    field, each = PACKETS[seats]
    players = [(dealer + step) % seats for step in range(1, seats + 1)]
    second = each if seats == 2 else each - 1
    packets = [(None, field), *((seat, each) for seat in players), (None, field), *((s, second) for s in players)]
    state = State(
        rules=rules,
        seed=seed,
        round=number,
        month=month_card,
        called=(0,) * seats,
        risen=(0,) * seats,
        played=((),) * seats,
        **deals.dealt(order, seats, dealer, packets),
    )
    if void(state.field, state.hands, rules):
        raise VoidDeal(state.field)
    return state


def _answer(state: State, seat: Seat, verb: str) -> Step[State]:
    state = changed(state, answers=put(state.answers, seat, verb))
    if state.silent:
        return Step(state)
    if set(state.answers) == {FINISH.verb}:
        return over(state, "finished", (Event(Tell.FINISHED),))
    if state.rules.hand_yaku == "instant":
        lucky = [seat for seat in state.seats if dealt(state.hands[seat], state.rules)]
        if lucky:
            return _instant(state, lucky)
    return Step(changed(state, phase=Phase.PLAY), (Event(Tell.BEGAN, state.dealer, amounts=(state.round,)),))


def _instant(state: State, lucky: list[Seat]) -> Step[State]:
    """End the round before the first turn because of hand yaku.

    A single holder wins. Several holders win nothing (GO-13).
    """
    told = tuple(_luck(state, seat) for seat in lucky)
    return _settle(state, "both_instant" if len(lucky) > 1 else "instant", None if len(lucky) > 1 else lucky[0], told)


def _luck(state: State, seat: Seat) -> Event:
    hand = state.dealt_to(seat)
    return Event(Tell.LUCK, seat, lucky(hand, state.rules), notes=tuple(dealt(hand, state.rules).items()))


# A turn


def _play(state: State, card: Piece) -> Step[State]:
    played = put(state.played, state.mover, (*state.played[state.mover], card))
    return _turned(turns.play(changed(state, played=played), card))


def _turned(step: Step[State]) -> Step[State]:
    """Continue after a card was placed. If it must choose a capture, wait. Otherwise end the turn."""
    return step if step.state.held else _evaluate(step.state, step.events)


def _evaluate(state: State, told: Told) -> Step[State]:
    """End a turn. If the mover's open points have risen, ask the mover or force a Stop (GO-25 to GO-28)."""
    mover = state.mover
    caught = {card for card, _ in state.trail}
    before = yaku([card for card in state.taken[mover] if card not in caught], state.rules, state.month)
    now = yaku(state.taken[mover], state.rules, state.month)
    rises = now.total > state.risen[mover]
    state = changed(state, turns=state.turns + 1, risen=put(state.risen, mover, now.total))
    told += tuple(
        Event(Tell.YAKU, mover, _cards_of(state, mover, key), notes=((key, points),))
        for key, points in (now.open | now.bonus).items()
        if points != (before.open | before.bonus).get(key)
    )
    if not rises:
        return _next(state, told)
    if not state.hands[mover]:
        return _stop(state, told)
    return Step(changed(state, phase=Phase.DECIDE), told)


def _cards_of(state: State, seat: Seat, key: str) -> Cards:
    return ordered(pieces_of(key, state.rules, state.month).intersection(state.taken[seat]))


def _next(state: State, told: Told) -> Step[State]:
    if any(state.hands):
        return Step(changed(state, mover=(state.mover + 1) % len(state.seats), phase=Phase.PLAY), told)
    right = state.rules.dealer_right
    reason: Reason = "dealer_right" if right else "nobody"
    return _settle(state, reason, state.dealer if right else None, (*told, Event(Tell.NOBODY)))


def _go(state: State) -> Step[State]:
    mover = state.mover
    told = (Event(Tell.GO, mover, amounts=(state.risen[mover],)),)
    return _next(changed(state, called=put(state.called, mover, state.called[mover] + 1)), told)


def _stop(state: State, told: Told) -> Step[State]:
    """Stop the round and open the winner's hand yaku (GO-13, GO-29)."""
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
        taken=state.taken,
        luck=tuple(lucky(state.dealt_to(seat), rules) if seat in opened else () for seat in state.seats),
        called=state.called,
        caught=_caught(state, winner),
    )
    history = (*state.history, done.scores)
    best = bettered(state.best, len(history), winner, done.scores, won_with(rules, last))
    state = changed(state, history=history, best=best, last=last)
    told += tuple(Event(Tell.PAID, payer, amounts=(amount,), to=payee) for payer, payee, amount in done.payments)
    told += tuple(Event(Tell.SCORED, seat, amounts=(done.scores[seat], state.scores[seat])) for seat in state.seats)
    if standing(rules, history).state == "over":
        return over(state, "played", told)
    step = _hand(rules, len(state.seats), state.seed, state.round + 1, done.next_dealer)
    return Step(changed(step.state, history=history, best=best, last=last), (*told, *step.events))


def _caught(state: State, winner: Seat | None) -> Cards:
    return () if winner is None else ordered({card for card, _ in state.trail} & {*state.taken[winner]})


def _rows(state: State, reason: Reason, winner: Seat | None) -> tuple[tuple[str, int], ...]:
    if winner is None:
        return ()
    if reason == "dealer_right":
        return (("oyaken", DEALERS_RIGHT),)
    luck = dealt(state.dealt_to(winner), state.rules)
    if reason == "instant":
        return tuple(luck.items())
    found = yaku(state.taken[winner], state.rules, state.month)
    return tuple((found.open | found.bonus | (luck if state.rules.hand_yaku == "bonus" else {})).items())
