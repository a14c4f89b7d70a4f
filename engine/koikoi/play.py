"""The course of a Koi-Koi match (RULES.md chapters 3 to 8): the deal, turns, decisions and rounds."""

from __future__ import annotations

from engine.core import (
    FINISH,
    READY,
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
from engine.hanafuda import deal as deals
from engine.hanafuda import turn as turns
from engine.hanafuda.asking import offers, over
from engine.hanafuda.cards import month, ordered, value
from engine.hanafuda.state import Cards, Phase, put
from engine.hanafuda.turn import Told
from engine.koikoi.rules import Rules
from engine.koikoi.score import Kind, dealt, may_call, pieces_of, settle, standing, void, weather, yaku
from engine.koikoi.state import Settled, State, Tell, Verb
from engine.koikoi.view import won_with

SEATS = (0, 1)


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer (KK-4) and deal the first round."""
    dealer, told = _first_dealer(rules, Rng(seed, "dealer"))
    step = _hand(rules, seed, 1, dealer)
    return Step(step.state, (*told, Event(Tell.DEALER, dealer), *step.events))


def deal(rules: Rules, seats: int, dealer: Seat, order: Cards, dice: tuple[int, ...] = (), seed: bytes = b"") -> State:
    """Deal round 1 from the deck `order` (KK-6) and ask both seats. Raises VoidDeal for a void deal (KK-7)."""
    return _dealt(rules, dealer, order, seed, 1)


def pending(state: State) -> Pending:
    """Return the legal actions (KK-15). The first `play` is the lowest card that captures. The others follow by id."""
    match state.phase:
        case Phase.READY:
            return {seat: _ready(state, seat) for seat in state.silent}
        case Phase.DECIDE:
            return {state.mover: (Action(Verb.AGARI), Action(Verb.KOIKOI))}
        case _:
            return offers(state)


def own_topics(state: State) -> dict[Seat, str]:
    """Return the topic for each seat that is secretly asked about a dealt yaku (KK-11)."""
    silent = state.silent if state.phase is Phase.READY else ()
    return {seat: "dealt_yaku" for seat in silent if dealt(state.hands[seat], state.rules)}


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Play one action. Raises IllegalAction if it is not legal.

    It is legal if `pending` offers it, if a seat resigns, or if the table finishes the match in a pause.
    """
    if action == RESIGN and seat in SEATS and state.result is None:
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
        case Verb.AGARI:
            return _agari(state, ())
        case Verb.KOIKOI:
            return _koikoi(state)
        case _:
            return _answer(state, seat, action.verb)


def result(state: State) -> Result | None:
    """Return the result of the match, None while it is in progress."""
    return state.result


# Before a round


def _first_dealer(rules: Rules, rng: Rng) -> tuple[Seat, Told]:
    if rules.first_dealer == "seat0":
        return 0, ()
    if rules.first_dealer == "card":
        return deals.drawn(2, rng, lambda card: (-month(card), value(card)))
    told: Told = ()
    while True:
        dice = [1 + rng.below(6) for _ in SEATS]
        told += tuple(Event(Tell.DIE, seat, amounts=(die,)) for seat, die in enumerate(dice))
        if dice[0] != dice[1]:
            return dice.index(max(dice)), told


def _hand(rules: Rules, seed: bytes, number: int, dealer: Seat) -> Step[State]:
    """Deal round `number`. Deal again until the deal is not void (KK-7)."""
    return deals.shuffled(seed, number, lambda order: _dealt(rules, dealer, order, seed, number))


def _dealt(rules: Rules, dealer: Seat, order: Cards, seed: bytes, number: int) -> State:
    packets = ((1 - dealer, 4), (None, 4), (dealer, 4)) * 2
    state = State(rules=rules, seed=seed, round=number, **deals.dealt(order, 2, dealer, packets))
    if void(state.field, state.hands, rules):
        raise VoidDeal(state.field)
    return state


def _ready(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return the answers that a seat may give before a round.

    With a dealt yaku, play-on and declare replace `ready` (KK-11). All seats are asked anyway, so the question doesn't
    reveal which seat has a dealt yaku.
    """
    if dealt(state.hands[seat], state.rules):
        return (Action(Verb.PLAY_ON), Action(Verb.DECLARE), FINISH)
    return (READY, FINISH)


def _answer(state: State, seat: Seat, verb: str) -> Step[State]:
    state = changed(state, answers=put(state.answers, seat, verb))
    if state.silent:
        return Step(state)
    if set(state.answers) == {FINISH.verb}:
        return over(state, "finished", (Event(Tell.FINISHED),))
    declarers = [seat for seat in SEATS if state.answers[seat] == Verb.DECLARE]
    if declarers:
        return _declared(state, declarers)
    return Step(changed(state, phase=Phase.PLAY), (Event(Tell.BEGAN, state.dealer, amounts=(state.round,)),))


def _declared(state: State, declarers: list[Seat]) -> Step[State]:
    """Open all declared hands at once (KK-11 to KK-13). They can't be declared later."""
    told = tuple(Event(Tell.DECLARED, seat, ordered(state.hands[seat])) for seat in declarers)
    if len(declarers) == 2:
        winner = state.dealer if state.rules.both_dealt == "dealer_first" else None
        return _settle(state, "both_dealt", winner, told)
    return _settle(state, "dealt", declarers[0], told)


# A turn


def _turned(step: Step[State]) -> Step[State]:
    """Continue after a card was placed. If it must choose a capture, wait. Otherwise end the turn."""
    return step if step.state.held else _evaluate(step.state, step.events)


def _evaluate(state: State, told: Told) -> Step[State]:
    """End a turn. If the total of the mover's yaku has risen, ask the mover or end the round (KK-28 to KK-32)."""
    mover = state.mover
    now = yaku(state.taken[mover], state.rules)
    total = sum(now.values())
    rises = total > state.risen[mover]
    told += _changes(state, now)
    state = changed(state, turns=state.turns + 1, risen=put(state.risen, mover, max(total, state.risen[mover])))
    if not rises:
        return _next(state, told)
    if not state.hands[mover] or not may_call(state.rules, state.called, mover):
        return _agari(state, told)
    return Step(changed(state, phase=Phase.DECIDE), told)


def _changes(state: State, now: dict[str, int]) -> Told:
    """Return events for the yaku that this turn made or raised, and for those that it spoilt (KK-46)."""
    mover, before = state.mover, yaku_at_last_turn(state)
    caught = {*(card for card, _ in state.trail)} & {*state.taken[mover]}
    spoilt = ((key, caught & weather(key, state.rules)) for key in before if key not in now)
    return (
        *(
            Event(Tell.YAKU, mover, _cards_of(state, mover, key), notes=((key, points),))
            for key, points in now.items()
            if points != before.get(key)
        ),
        *(Event(Tell.SPOILT, mover, ordered(cards), notes=((key, before[key]),)) for key, cards in spoilt if cards),
    )


def yaku_at_last_turn(state: State) -> dict[str, int]:
    """Return the yaku that the mover had before this turn's captures."""
    caught = {card for card, _ in state.trail}
    return yaku([card for card in state.taken[state.mover] if card not in caught], state.rules)


def _cards_of(state: State, seat: Seat, key: str) -> Cards:
    return ordered(pieces_of(key, state.rules).intersection(state.taken[seat]))


def _next(state: State, told: Told) -> Step[State]:
    if not any(state.hands):
        return _settle(state, "draw", None, (*told, Event(Tell.DRAW)))
    return Step(changed(state, mover=1 - state.mover, phase=Phase.PLAY), told)


def _koikoi(state: State) -> Step[State]:
    mover = state.mover
    told = (Event(Tell.KOIKOI, mover, amounts=(state.risen[mover],)),)
    return _next(changed(state, called=put(state.called, mover, state.called[mover] + 1)), told)


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
    shown = tuple(ordered(state.hands[seat]) if seat in declared else () for seat in SEATS)
    last = Settled(
        round=state.round,
        dealer=state.dealer,
        reason=kind,
        winner=winner,
        base=0 if winner is None else done.terms[0][1],
        rows=_rows(state, kind, winner),
        factors=done.terms[1:-1],
        scores=done.scores,
        next_dealer=done.next_dealer,
        turns=state.turns,
        taken=state.taken,
        shown=shown,
        called=state.called,
        caught=_caught(state, winner),
    )
    history = (*state.history, done.scores)
    best = bettered(state.best, len(history), winner, done.scores, won_with(rules, last))
    state = changed(state, history=history, best=best, last=last)
    told += tuple(Event(Tell.SCORED, seat, amounts=(done.scores[seat], state.scores[seat])) for seat in SEATS)
    if standing(rules, history).state != "continue":
        return over(state, "played", told)
    step = _hand(rules, state.seed, state.round + 1, done.next_dealer)
    return Step(changed(step.state, history=history, best=best, last=last), (*told, *step.events))


def _caught(state: State, winner: Seat | None) -> Cards:
    return () if winner is None else ordered({card for card, _ in state.trail} & {*state.taken[winner]})


def _rows(state: State, kind: Kind, winner: Seat | None) -> tuple[tuple[str, int], ...]:
    if winner is None:
        return ()
    if kind == "agari":
        return tuple(yaku(state.taken[winner], state.rules).items())
    return tuple((key, state.rules.dealt_points) for key in dealt(state.hands[winner], state.rules))
