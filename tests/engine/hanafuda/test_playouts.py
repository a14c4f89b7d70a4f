"""Play-outs against the games: the same choices from the same position lead to the same end."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from engine import GAMES
from engine.core import READY, Action, AnyGame, Rng
from engine.hanaawase.playout import Playout as Hanaawase
from engine.hanafuda.cards import ID, LIGHTNING
from engine.hanafuda.piles import pile
from engine.hanafuda.playout import DECIDE, GO, STOP
from engine.koikoi.playout import Playout as Koikoi
from engine.stopgo.playout import Playout as Stopgo
from tests.sampling import counts
from tests.there import there

PLAYOUTS = {"koikoi": Koikoi, "stopgo": Stopgo, "hanaawase": Hanaawase}
DECISIONS: dict[str, int] = {"agari": STOP, "stop": STOP, "koikoi": GO, "go": GO}


@dataclass
class Choice:
    """What a seat chose, of what, and the table as it stood."""

    seat: int
    move: int
    options: list[int]
    position: tuple[Any, ...]


def position_of(state: Any) -> tuple[Any, ...]:
    """All that a play-out knows of a state, too."""
    return (
        [sorted(ID[card] for card in hand) for hand in state.hands],
        sorted(ID[card] for card in state.field),
        [pile(cards) for cards in state.taken],
        [ID[card] for card in reversed(state.stock)],
        state.mover,
        ID[state.held] if state.held else -1,
        *((list(state.risen), list(state.called)) if hasattr(state, "risen") else ()),
    )


def position_in(trial: Any) -> tuple[Any, ...]:
    oni = [ID[LIGHTNING]] if getattr(trial, "lies", False) else []
    return (
        [sorted(hand) for hand in trial.hands],
        sorted([*(card for same in trial.field for card in same), *oni]),
        trial.piles.copy(),
        trial.stock.copy(),
        trial.mover,
        trial.held,
        *((trial.risen.copy(), trial.called.copy()) if hasattr(trial, "risen") else ()),
    )


def move(action: Action) -> int:
    return DECISIONS[action.verb] if action.verb in DECISIONS else ID[action.pieces[0]]


def begun(game: AnyGame, rng: Rng) -> Any:
    """A position somewhere in a round, under random rules; None where the round has ended before its first turn."""
    seats = game.seats[rng.below(len(game.seats))]
    rules = game.rules(**{option.name: rng.pick(option.offer) for option in game.rules.options()})
    state = game.start(rules, seats, rng.bytes(32)).state
    for seat in range(seats):
        asked = game.pending(state)[seat]
        state = game.apply(state, seat, READY if READY in asked else asked[0]).state
    for _ in range(rng.below(30)):
        if state.history or state.result:
            break
        ((seat, asked),) = game.pending(state).items()
        after = game.apply(state, seat, rng.pick(asked)).state
        if after.history or after.result:
            break
        state = after
    return None if state.history or state.result else state


def played_out(key: str, state: Any, rng: Rng) -> tuple[Any, list[Choice]]:
    choices: list[Choice] = []

    def choose(trial: Any, seat: int, options: Any) -> int:
        # who plays on more often than not sees the ends of more rounds
        picked = GO if options is DECIDE and rng.below(4) else rng.pick(options)
        choices.append(Choice(seat, picked, list(options), position_in(trial)))
        return picked

    trial = PLAYOUTS[key](state)
    trial.run(choose)
    return trial, choices


def replayed(game: AnyGame, state: Any, choices: list[Choice]) -> Any:
    """The game with those choices, all of them legal and made in the same positions."""
    for choice in choices:
        assert not state.history
        ((seat, asked),) = game.pending(state).items()
        assert seat == choice.seat
        assert {move(action) for action in asked} == {*choice.options}
        assert position_of(state) == choice.position
        state = game.apply(state, seat, next(action for action in asked if move(action) == choice.move)).state
    return state


def compare(key: str, number: int) -> str:
    """How the round of a play-out ended."""
    game, rng = GAMES[key], Rng(b"play-out", key, number)
    state = begun(game, rng)
    if state is None:
        return "before"
    before = position_of(state)
    trial, choices = played_out(key, state, rng)
    assert position_of(state) == before
    last = there(replayed(game, state, choices).last)
    assert (trial.pay, trial.next_dealer) == (last.scores, last.next_dealer)
    return last.reason


ENDS = {
    "koikoi": {"agari", "draw"},
    "stopgo": {"stop", "nobody", "dealer_right"},
    "hanaawase": {"played_out", "void_yaku", "void_round"},
}


@counts(15, full=3000)
@pytest.mark.parametrize("key", PLAYOUTS)
def test_play_outs_end_as_the_game_does(key: str, count: int) -> None:
    """Of thousands some end in each way."""
    ends = Counter(compare(key, number) for number in range(count))
    assert ends.keys() >= ENDS[key] or (count < 1000 and ends.keys() & ENDS[key])


@counts(6, slow=20)
@pytest.mark.parametrize("key", PLAYOUTS)
def test_the_first_move_is_made_as_told_and_the_rest_as_chosen(key: str, count: int) -> None:
    """Each thing that may be done in a position begins a play-out; whoever is asked later takes the first."""
    game, rng, tried = GAMES[key], Rng(b"first move", key), 0
    while tried < count:
        state = begun(game, rng)
        if state is None:
            continue
        ((seat, asked),) = game.pending(state).items()
        for action in asked:
            trial, choices = PLAYOUTS[key](state), [Choice(seat, move(action), [*map(move, asked)], position_of(state))]

            def choose(trial: Any, mover: int, options: Any, choices: list[Choice] = choices) -> int:
                choices.append(Choice(mover, options[0], list(options), position_in(trial)))
                return options[0]

            trial.run(choose, move(action), seat)
            assert trial.pay == there(replayed(game, state, choices).last).scores
            tried += 1
