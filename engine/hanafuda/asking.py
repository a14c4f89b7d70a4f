"""The questions that all hanafuda games ask: before a round, in a turn, and after the match."""

from __future__ import annotations

from typing import TypeVar

from engine.core import FINISH, READY, Action, Ask, Event, Pending, PublicQuestion, Result, Seat, Step, changed
from engine.core.game import Reason
from engine.core.question import NOBODY
from engine.hanafuda.cards import alike
from engine.hanafuda.state import Open, Phase, State
from engine.hanafuda.turn import Told, plays

S = TypeVar("S", bound=State)


TOPICS = {Phase.PLAY: "play", Phase.CHOOSE_HAND: "take", Phase.CHOOSE_DRAW: "take", Phase.DECIDE: "decide"}


def asks(table: Open) -> PublicQuestion:
    """Return the public part of the open question. Answers before a round stay hidden."""
    match table.phase:
        case Phase.READY:
            return PublicQuestion(Ask.PAUSE, frozenset(table.seats), topic="ready")
        case Phase.OVER:
            return NOBODY
        case phase:
            about = (table.held,) if table.held else ()
            return PublicQuestion(Ask.TURN, frozenset({table.mover}), about, topic=TOPICS[phase])


def offers(state: State, must_match: bool = False) -> Pending:
    """Return the legal actions that all hanafuda games share. The first `play` is the lowest card that captures.

    `must_match`: whether a seat that can capture must do so.
    """
    match state.phase:
        case Phase.READY:
            return dict.fromkeys(state.silent, (READY, FINISH))
        case Phase.PLAY:
            return {state.mover: tuple(Action("play", (card,)) for card in plays(state, must_match))}
        case Phase.CHOOSE_HAND | Phase.CHOOSE_DRAW:
            return {state.mover: tuple(Action("take", (card,)) for card in state.choice)}
        case _:
            return {}


def equal(state: State) -> dict[Seat, Action]:
    """Return, for the mover, the lowest card that the held card may take, if all these cards are equivalent (KK-16)."""
    return {state.mover: Action("take", state.choice[:1])} if alike(state.choice) else {}


def over(state: S, reason: Reason, told: Told, last: Seat | None = None) -> Step[S]:
    """End the match. `told`: the events so far. `last`: the seat that resigned, if any."""
    ended = Result.ranked(state.scores, reason, len(state.history), last)
    return Step(changed(state, phase=Phase.OVER, result=ended), (*told, Event("over", amounts=ended.places)))
