"""The course of a match of tricks: deal, tricks, rounds."""

from engine.core import (
    FINISH,
    FULL,
    RESIGN,
    TABLE,
    Action,
    Effort,
    Event,
    IllegalAction,
    Pending,
    Piece,
    Result,
    Rng,
    Seat,
    Step,
    changed,
)
from engine.hanafuda import deal as deals
from engine.hanafuda.asking import offers, over
from engine.hanafuda.cards import ID, ordered
from engine.hanafuda.state import Cards, Phase, put
from engine.hanafuda.turn import Told
from tests.tricks.state import Rules, Settled, State, Tell, View


def start(rules: Rules, seats: int, seed: bytes, kind: type[State] = State) -> Step[State]:
    """Find the first dealer by lot and deal the first round. kind: whose state it is."""
    dealer = Rng(seed, "dealer").below(seats)
    step = _hand(kind, rules, seats, dealer, seed, 1)
    return Step(step.state, (Event(Tell.DEALER, dealer), *step.events))


def deal(
    rules: Rules,
    seats: int,
    dealer: Seat,
    order: Cards,
    dice: tuple[int, ...] = (),
    seed: bytes = b"",
    kind: type[State] = State,
) -> State:
    """Round 1 from the deck `order`, everybody asked."""
    return _dealt(kind, rules, seats, dealer, order, seed, 1)


def pending(state: State) -> Pending:
    """Who is asked what: in a turn any card of the hand, the lowest first."""
    if state.phase is Phase.PLAY:
        return {state.mover: cards(state, state.mover)}
    return offers(state)


def cards(state: State, seat: Seat) -> tuple[Action, ...]:
    """What a seat may lay."""
    return tuple(Action("play", (card,)) for card in ordered(state.hands[seat]))


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """One decision. Raises IllegalAction unless it is offered, or ends the match."""
    if (ended := ends(state, seat, action)) is not None:
        return ended
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    if action.verb != "play":
        return answer(state, seat, action)
    state, told = lay(state, seat, action.pieces[0])
    if None in state.laid:
        return Step(changed(state, mover=(seat + 1) % len(state.seats)), told)
    return trick(state, told)


def ends(state: State, seat: Seat, action: Action) -> Step[State] | None:
    """The end of the match where somebody resigns, or all agree to it in a pause."""
    if action == RESIGN and seat in state.seats and state.result is None:
        return over(state, "resigned", (Event(Tell.RESIGNED, seat),), last=seat)
    if (seat, action) == (TABLE, FINISH) and state.phase is Phase.READY:
        return over(state, "finished", (Event(Tell.FINISHED),))
    return None


def answer(state: State, seat: Seat, action: Action) -> Step[State]:
    """All have to answer before a round; only together they end the match."""
    state = changed(state, answers=put(state.answers, seat, str(action)))
    if state.silent:
        return Step(state)
    if set(state.answers) == {FINISH.verb}:
        return over(state, "finished", (Event(Tell.FINISHED),))
    silence = (None,) * len(state.seats)
    return Step(changed(state, phase=Phase.PLAY, answers=silence), (Event(Tell.BEGAN, state.dealer),))


def lay(state: State, seat: Seat, card: Piece) -> tuple[State, Told]:
    """A card of that hand comes into the trick."""
    hand = tuple(own for own in state.hands[seat] if own != card)
    state = changed(
        state,
        hands=put(state.hands, seat, hand),
        counts=put(state.counts, seat, len(hand)),
        laid=put(state.laid, seat, card),
        field=(*state.field, card),
        trail=((card, "played"),),
    )
    return state, (Event(Tell.LAID, seat, (card,)),)


def trick(state: State, told: Told) -> Step[State]:
    """The highest card takes the trick, whose cards lie by its seat; after the last one the round is settled."""
    best = max(state.seats, key=lambda seat: ID[state.laid[seat] or ""])
    state = changed(
        state,
        taken=put(state.taken, best, (*state.taken[best], *state.field)),
        field=(),
        laid=(None,) * len(state.seats),
        mover=best,
    )
    told += (Event(Tell.TOOK, best),)
    return Step(state, told) if any(state.hands) else _settle(state, told)


def result(state: State) -> Result | None:
    """The end of the match, None while it goes on."""
    return state.result


def easy(_view: View, legal: tuple[Action, ...], rng: Rng, _effort: Effort = FULL) -> Action:
    """Lays any card, and is ready for every round."""
    return rng.pick(legal) if legal[0].pieces else legal[0]


def _hand(kind: type[State], rules: Rules, seats: int, dealer: Seat, seed: bytes, number: int) -> Step[State]:
    return deals.shuffled(seed, number, lambda order: _dealt(kind, rules, seats, dealer, order, seed, number))


def _dealt(kind: type[State], rules: Rules, seats: int, dealer: Seat, order: Cards, seed: bytes, number: int) -> State:
    packets = ((seat, rules.cards) for seat in range(seats))
    dealt = deals.dealt(order, seats, dealer, packets)
    return kind(rules=rules, seed=seed, round=number, laid=(None,) * seats, **dealt)


def _settle(state: State, told: Told) -> Step[State]:
    """Everybody has a point for each trick; then the next round is dealt, or the match ends."""
    scores = tuple(len(pile) // len(state.seats) for pile in state.taken)
    most = max(scores)
    winner = scores.index(most) if scores.count(most) == 1 else None
    state = changed(state, history=(*state.history, scores), last=Settled(winner, scores))
    told += (Event(Tell.DRAW) if winner is None else Event(Tell.WON, winner),)
    told += tuple(Event(Tell.SCORED, seat, amounts=(scores[seat], state.scores[seat])) for seat in state.seats)
    if state.round == state.rules.rounds:
        return over(state, "played", told)
    dealer = (state.dealer + 1) % len(state.seats)
    step = _hand(type(state), state.rules, len(state.seats), dealer, state.seed, state.round + 1)
    return Step(changed(step.state, history=state.history, last=state.last), (*told, *step.events))
