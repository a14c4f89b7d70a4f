"""Play-outs against the game: the same choices from the same position lead to the same end (engine.jiaxing.playout)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from engine.core import GO_ON, READY, TABLE, Action, Rng
from engine.jiaxing import GAME, Rules, State
from engine.jiaxing.playout import Playout
from tests.engine.jiaxing.minds import greedy
from tests.engine.jiaxing.oracle.hands import mixed
from tests.engine.jiaxing.oracle.walks import Walk, thrown
from tests.there import there


@dataclass
class Choice:
    """What a seat chose, and the table as it stood."""

    seat: int
    action: Action
    options: tuple[Action, ...]
    position: tuple


def position(table: State | Playout) -> tuple:
    """All that both know of a table in play."""
    return (
        tuple(table.hands),
        tuple(table.melds),
        tuple(table.discards),
        tuple(table.contracts),
        tuple(table.gone),
        table.left,
        table.wild,
        (
            table.phase,
            table.turn,
            table.drawn,
            table.tile,
            table.first,
            table.dealer,
            table.round_wind,
            tuple(table.queue),
        ),
    )


def random_choice(rng: Rng, options: tuple[Action, ...]) -> Action:
    """Claims and kongs more often than not, and wins mostly."""
    wins = [action for action in options if action.verb == "win"]
    if wins and rng.below(4):
        return wins[0]
    melds = [action for action in options if "kong" in action.verb or action.verb in ("chow", "pong", "continue")]
    return rng.pick(melds if melds and rng.below(3) else options)


def walked(rng: Rng) -> State:
    """A position somewhere in a hand, perhaps in a window or a question that some have answered already."""
    settings = mixed(rng)
    dice, dealer = thrown(rng, 4 if settings["indicator"] == "dice_stack" else 2), rng.below(4)
    ring = Walk(rng, blessed=rng.below(3) == 0).ring(dealer, dice)
    state = GAME.deal(Rules(**settings), 4, dealer, ring, dice)
    for seat in range(4):
        state = GAME.apply(state, seat, READY).state
    for _ in range(rng.below(200)):
        asked = GAME.pending(state)
        seat = rng.pick([seat for seat in asked if seat != TABLE or len(asked) == 1])
        after = GAME.apply(state, seat, random_choice(rng, asked[seat])).state
        if after.number > 1 or after.result:
            break
        state = after
    return state


def played_out(state: State, rng: Rng) -> tuple[Playout, list[Choice]]:
    """A play-out with its choices; half the seats are greedy."""
    choices: list[Choice] = []
    plain = {seat for seat in range(4) if rng.below(2)}

    def choose(table: Playout, seat: int, options: tuple[Action, ...]) -> Action:
        action = greedy.choose(table, seat, options) if seat in plain else random_choice(rng, options)
        choices.append(Choice(seat, action, options, position(table)))
        return action

    trial = Playout(state)
    trial.run(choose)
    return trial, choices


def replayed(state: State, choices: list[Choice]) -> State:
    """The game with those choices, all of them legal and made in the same positions; a window waits for all."""
    waiting = list(choices)
    while state.number == 1 and state.result is None:
        asked = GAME.pending(state)
        if list(asked) == [TABLE]:
            state = GAME.apply(state, TABLE, GO_ON).state
            continue
        choice = waiting.pop(0)
        assert choice.position == position(state)
        assert choice.options == asked[choice.seat]
        state = GAME.apply(state, choice.seat, choice.action).state
    assert not waiting
    return state


def compare(number: int) -> str:
    """Whether the hand of the play-out was won or washed out."""
    rng = Rng(b"playout", number)
    state = walked(rng)
    before = position(state)
    trial, choices = played_out(state, rng)
    assert position(state) == before
    end = replayed(state, choices)
    assert end.last is not None
    assert (trial.winner, trial.pay) == (end.last.winner, end.last.scores)
    if end.last.tile is None:
        assert tuple(trial.melds) == end.last.melds
    return "washout" if trial.winner is None else "rob" if end.last.melds != tuple(trial.melds) else "won"


def test_play_outs_end_as_the_game_does() -> None:
    ends = Counter(compare(number) for number in range(120))
    assert ends["won"] > 30
    assert ends["washout"] > 5


@pytest.mark.full
def test_thousands_of_play_outs_end_as_the_game_does() -> None:
    ends = Counter(compare(number) for number in range(5000))
    assert min(ends[end] for end in ("won", "washout", "rob")) > 3, ends


def test_the_first_move_is_made_as_told_and_the_rest_as_chosen() -> None:
    """Each thing that may be done in a position begins a play-out of its own; the rest is greedy."""
    tried = 0
    for number in range(30):
        state = walked(Rng(b"first", number))
        asked = {seat: actions for seat, actions in GAME.pending(state).items() if seat != TABLE}
        for seat, actions in asked.items():
            for action in actions:
                choices: list[Choice] = []

                def choose(table: Playout, who: int, options: tuple[Action, ...], made: list = choices) -> Action:
                    made.append(Choice(who, greedy.choose(table, who, options), options, position(table)))
                    return made[-1].action

                trial = Playout(state)
                trial.run(choose, action, seat)
                first = [Choice(seat, action, actions, position(state))]
                others = [choice for choice in choices if choice.position == first[0].position]
                end = replayed(state, [*first, *others, *choices[len(others) :]])
                assert (trial.winner, trial.pay) == (there(end.last).winner, there(end.last).scores)
                tried += 1
    assert tried > 100
