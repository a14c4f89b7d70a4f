"""What is different where all lay their cards at once: the question, and when an answer shows."""

from dataclasses import dataclass

from engine.core import Action, Ask, IllegalAction, Pending, PublicQuestion, Seat, Step, changed
from engine.hanafuda.asking import offers
from engine.hanafuda.state import Phase, put
from tests.tricks import state as tricks
from tests.tricks.play import answer, cards, ends, lay, trick


@dataclass(frozen=True, kw_only=True)
class Open(tricks.Open):
    """What everybody sees: never a single card of a trick that is not whole."""

    def asks(self) -> PublicQuestion:
        """All are asked at once, whoever has answered."""
        if self.phase is Phase.PLAY:
            return PublicQuestion(Ask.TOGETHER, frozenset(self.seats), topic="play")
        return super().asks()


@dataclass(frozen=True, kw_only=True)
class State(Open, tricks.State):
    """A match as it is; `answers` are the cards that were chosen and not laid yet."""


@dataclass(frozen=True, kw_only=True)
class View(Open, tricks.View):
    """A match as one seat knows it."""


def pending(state: State) -> Pending:
    """Who is asked what: all who have not chosen a card, any of their hand."""
    if state.phase is Phase.PLAY:
        return {seat: cards(state, seat) for seat in state.silent}
    return offers(state)


def apply(state: State, seat: Seat, action: Action) -> Step[tricks.State]:
    """One decision: a card is only heard until all have chosen. Raises IllegalAction as in Month Tricks."""
    if (ended := ends(state, seat, action)) is not None:
        return ended
    if action not in pending(state).get(seat, ()):
        raise IllegalAction(f"Seat {seat} cannot {action} now.")
    if action.verb != "play":
        return answer(state, seat, action)
    state = changed(state, answers=put(state.answers, seat, str(action)))
    if state.silent:
        return Step(state)
    chosen = [Action.parse(said).pieces[0] for said in state.answers if said]
    whole: tricks.State = changed(state, answers=(None,) * len(chosen))
    told = ()
    for other, card in enumerate(chosen):
        whole, more = lay(whole, other, card)
        told += more
    return trick(whole, told)
