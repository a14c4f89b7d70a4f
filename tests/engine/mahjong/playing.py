"""Play-outs held against the game: one body for the tests of both games."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core import GO_ON, TABLE, Action, AnyGame, Rng
from tests.there import there

Options = tuple[Action, ...]


class Choice(NamedTuple):
    """What a seat chose, and the table as it stood."""

    seat: int
    action: Action
    options: Options
    position: tuple[Any, ...]


@dataclass(frozen=True)
class Playing:
    """What one of the games needs: what a State and a play-out both know of a table, and the ways to choose."""

    game: AnyGame
    playout: Callable[[Any], Any]
    position: Callable[[Any], tuple[Any, ...]]
    by_chance: Callable[[Rng, Options], Action]
    greedy: Callable[[Any, int, Options], Action]

    def walked(self, rng: Rng, state: Any, most: int) -> Any:
        """A position somewhere in a hand, perhaps in a window or a question that some have answered already."""
        for seat in range(4):
            state = self.game.apply(state, seat, self.game.pending(state)[seat][0]).state
        for _ in range(rng.below(most)):
            asked = self.game.pending(state)
            seat = rng.pick([seat for seat in asked if seat != TABLE or len(asked) == 1])
            after = self.game.apply(state, seat, self.by_chance(rng, asked[seat])).state
            if after.number > 1 or after.result:
                break
            state = after
        return state

    def played_out(self, state: Any, choose: Callable[[Any, int, Options], Action], *first: Any) -> tuple[Any, list]:
        """A play-out and what was chosen in it; `first`: a move that is made as told."""
        choices: list[Choice] = []

        def noted(table: Any, seat: int, options: Options) -> Action:
            choices.append(Choice(seat, choose(table, seat, options), options, self.position(table)))
            return choices[-1].action

        trial = self.playout(state)
        trial.run(noted, *first)
        return trial, choices

    def replayed(self, state: Any, choices: Sequence[Choice]) -> Any:
        """The game with those choices, all of them legal and made in the same positions; a window waits for all."""
        waiting = list(choices)
        while state.number == 1 and state.result is None:
            asked = self.game.pending(state)
            if list(asked) == [TABLE]:
                state = self.game.apply(state, TABLE, GO_ON).state
                continue
            choice = waiting.pop(0)
            assert choice.position == self.position(state)
            assert choice.options == asked[choice.seat]
            state = self.game.apply(state, choice.seat, choice.action).state
        assert not waiting
        return state

    def compared(self, rng: Rng, state: Any) -> tuple[Any, Any]:
        """A play-out in which half the seats are greedy, and the last hand of the game that came to the same."""
        before, plain = self.position(state), {seat for seat in range(4) if rng.below(2)}
        trial, choices = self.played_out(
            state,
            lambda table, seat, options: (
                self.greedy(table, seat, options) if seat in plain else self.by_chance(rng, options)
            ),
        )
        assert self.position(state) == before
        last = there(self.replayed(state, choices).last)
        assert (trial.winner, trial.pay) == (last.winner, last.scores)
        return trial, last

    def each_first_move(self, state: Any) -> int:
        """Each thing that may be done begins a play-out of its own, and the rest is greedy: how many there are."""
        asked = {seat: actions for seat, actions in self.game.pending(state).items() if seat != TABLE}
        for seat, actions in asked.items():
            for action in actions:
                trial, choices = self.played_out(state, self.greedy, action, seat)
                first = Choice(seat, action, actions, self.position(state))
                others = [choice for choice in choices if choice.position == first.position]
                last = there(self.replayed(state, [first, *others, *choices[len(others) :]]).last)
                assert (trial.winner, trial.pay) == (last.winner, last.scores)
        return sum(map(len, asked.values()))
