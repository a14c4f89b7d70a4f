"""Play-outs against the game: the same choices from the same position lead to the same end (engine.fuzhou.playout)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from engine.core import GO_ON, TABLE, Action, Rng
from engine.fuzhou import GAME, Rules, State
from engine.fuzhou.playout import Playout
from tests.engine.fuzhou.minds import greedy
from tests.engine.fuzhou.oracle.walks import Walk, mixed, thrown
from tests.there import there

STYLES = ["ready", "golds", "triplets", "jinkan", "youjin", "", ""]
WINS = ("win", "rob_gold", "three_golds")


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
        tuple(table.racks),
        tuple(table.melds),
        tuple(table.discards),
        tuple(frozenset(kinds) for kinds in table.locked),
        frozenset(table.shed),
        frozenset(table.jinkan),
        tuple(map(tuple, table.wall)),
        (table.left, table.gold, table.dealer, table.carried),
        (table.phase, table.turn, table.source, table.drawn, table.tile, table.first),
    )


def random_choice(rng: Rng, options: tuple[Action, ...]) -> Action:
    """Claims, kongs and jinkan more often than not, and wins now and then."""
    wins = [action for action in options if action.verb in WINS]
    if wins and rng.below(2):
        return wins[0]
    melds = [action for action in options if "kong" in action.verb or action.verb in ("chow", "pong", "jinkan")]
    rest = [action for action in options if action not in wins]
    return rng.pick(melds if melds and rng.below(3) else rest)


def walked(rng: Rng) -> State:
    """A position somewhere in a hand, perhaps in a window that some have answered already."""
    settings, dealer, dice = mixed(rng), rng.below(4), thrown(rng)
    state = GAME.deal(Rules(**settings), 4, dealer, Walk(rng, rng.pick(STYLES)).ring(settings, dealer, dice), dice)
    for seat in range(4):
        state = GAME.apply(state, seat, GAME.pending(state)[seat][0]).state
    for _ in range(rng.below(150)):
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
    """How the hand of the play-out ended."""
    rng = Rng(b"playout", number)
    state = walked(rng)
    before = position(state)
    trial, choices = played_out(state, rng)
    assert position(state) == before
    end = replayed(state, choices).last
    assert end is not None
    assert (trial.winner, trial.pay) == (end.winner, end.scores)
    if end.winner is None:
        return "washout"
    specials = dict(end.specials)
    return next((key for key in ("gold_edge", "rob_gold", "three_golds") if key in specials), "won")


def test_play_outs_end_as_the_game_does() -> None:
    ends = Counter(compare(number) for number in range(150))
    assert ends["won"] > 30
    assert ends["washout"] > 5


@pytest.mark.full
def test_thousands_of_play_outs_end_as_the_game_does() -> None:
    ends = Counter(compare(number) for number in range(5000))
    print(ends)
    assert min(ends[end] for end in ("won", "washout", "gold_edge", "rob_gold", "three_golds")) > 3, ends


def test_the_first_move_is_made_as_told_and_the_rest_as_chosen() -> None:
    """Each thing that may be done in a position begins a play-out of its own; the rest is greedy."""
    tried = 0
    for number in range(40):
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
                end = there(replayed(state, [*first, *others, *choices[len(others) :]]).last)
                assert (trial.winner, trial.pay) == (end.winner, end.scores)
                tried += 1
    assert tried > 100
