"""The course of a match of clash: deal, tricks, rounds."""

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
from tests.clash.state import Rules, Settled, State, Tell, View


def start(rules: Rules, seats: int, seed: bytes) -> Step[State]:
    """Find the first dealer by lot and deal the first round."""
    dealer = Rng(seed, "dealer").below(seats)
    step = _hand(rules, seats, dealer, seed, 1)
    return Step(step.state, (Event(Tell.DEALER, dealer), *step.events))


def deal(
    rules: Rules, seats: int, dealer: Seat, order: Cards, dice: tuple[int, ...] = (), seed: bytes = b"", number: int = 1
) -> State:
    """A round from the deck `order`, everybody asked."""
    dealt = deals.dealt(order, seats, dealer, ((seat, rules.cards) for seat in range(seats)))
    return State(rules=rules, seed=seed, round=number, **dealt)


def pending(state: State) -> Pending:
    """Return the legal actions: each player who hasn't chosen yet may play any card of their hand, lowest first."""
    if state.phase is Phase.PLAY:
        return {seat: tuple(Action("play", (card,)) for card in ordered(state.hands[seat])) for seat in state.silent}
    return offers(state)


def apply(state: State, seat: Seat, action: Action) -> Step[State]:
    """Apply one action. A chosen card stays secret until all have chosen. Raises IllegalAction for an illegal one."""
    if action == RESIGN and seat in state.seats and state.result is None:
        return over(state, "resigned", (Event(Tell.RESIGNED, seat),), last=seat)
    if (seat, action) == (TABLE, FINISH) and state.phase is Phase.READY:
        return over(state, "finished", (Event(Tell.FINISHED),))
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    state = changed(state, answers=put(state.answers, seat, str(action)))
    if state.silent:
        return Step(state)
    answers, state = state.answers, changed(state, answers=(None,) * len(state.seats))
    if action.verb == "play":
        return _trick(state, tuple(Action.parse(said).pieces[0] for said in answers if said))
    if set(answers) == {FINISH.verb}:
        return over(state, "finished", (Event(Tell.FINISHED),))
    return Step(changed(state, phase=Phase.PLAY), (Event(Tell.BEGAN, state.dealer),))


def result(state: State) -> Result | None:
    """The end of the match, None while it goes on."""
    return state.result


def easy(_view: View, legal: tuple[Action, ...], rng: Rng, _effort: Effort = FULL) -> Action:
    """Lays any card, and is ready for every round."""
    return rng.pick(legal) if legal[0].pieces else legal[0]


def _hand(rules: Rules, seats: int, dealer: Seat, seed: bytes, number: int) -> Step[State]:
    return deals.shuffled(seed, number, lambda order: deal(rules, seats, dealer, order, (), seed, number))


def _trick(state: State, laid: Cards) -> Step[State]:
    """The highest card takes the trick, whose cards lie by its seat; after the last one the round is settled."""
    best = max(state.seats, key=lambda seat: ID[laid[seat]])
    hands = tuple(tuple(own for own in hand if own != card) for hand, card in zip(state.hands, laid, strict=True))
    state = changed(
        state,
        hands=hands,
        counts=tuple(map(len, hands)),
        taken=put(state.taken, best, (*state.taken[best], *laid)),
        trail=tuple((card, "played") for card in laid),
        mover=best,
    )
    told = (*(Event(Tell.LAID, seat, (card,)) for seat, card in enumerate(laid)), Event(Tell.TOOK, best))
    return Step(state, told) if any(hands) else _settle(state, told)


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
    step = _hand(state.rules, len(state.seats), dealer, state.seed, state.round + 1)
    return Step(changed(step.state, history=state.history, last=state.last), (*told, *step.events))
