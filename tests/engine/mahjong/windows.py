"""The order in which the answers of a window are said: one body for the tests of both games."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations, product
from typing import Any

from engine.core import GO_ON, TABLE, Action, AnyGame, Event, Rng
from engine.core.codec import encode
from engine.testing.plans import asked_of

EYES = (None, 0, 1, 2, 3)
MELDS = ("chow", "pong", "kong", "added_kong", "concealed_kong")
Said = dict[int, Action]
Path = tuple[tuple[int, Action], ...]


def chosen(rng: Rng, actions: tuple[Action, ...], ends: tuple[str, ...]) -> Action:
    """Often a claim or a kong, seldom the end of the hand."""
    melds = [action for action in actions if action.verb in MELDS]
    if melds and rng.below(3):
        return rng.pick(melds)
    others = [action for action in actions if action.verb not in (*ends, "finish")]
    return rng.pick(others if others and rng.below(5) else actions)


@dataclass(frozen=True)
class Windows:
    """A game, and how strong a claim is in a state: of several answers the strongest has the tile."""

    game: AnyGame
    strength: Callable[[Any, int, Action], tuple[int, ...]]

    def settled(self, state: Any, said: Said) -> bool:
        """Whether the table has gone on and nobody who is missing could have the tile."""
        best = max((self.strength(state, seat, action) for seat, action in said.items() if seat != TABLE), default=(0,))
        missing = {seat: legal for seat, legal in self.game.pending(state).items() if seat not in {TABLE, *said}}
        return TABLE in said and all(
            self.strength(state, seat, action) <= best or action.verb == "pass"
            for seat, legal in missing.items()
            for action in legal
        )

    def seen(self, state: Any, viewer: int | None) -> str:
        """All that one eye may know, as bytes would carry it."""
        view = self.game.view(state, viewer)
        return encode(view).decode() + str(self.game.scene(view)) + str(asked_of(self.game.pending(state), viewer))

    def try_all_orders(self, state: Any, *answers: Said) -> None:
        """Every order of the answers must come to the same, and none shows to anybody else until the window closes."""
        assert self.game.pending(state)[TABLE] == (GO_ON,)
        before, known = {eye: self.seen(state, eye) for eye in EYES}, dict[Path, tuple[Any, tuple[Event, ...]]]()

        def answered(path: Path) -> tuple[Any, tuple[Event, ...]]:
            if path not in known:
                known[path] = self._answered(state, answered(path[:-1])[0] if path[:-1] else state, dict(path), before)
            return known[path]

        for said in answers:
            first, *others = [
                next(step for length in range(len(order)) if (step := answered(order[: length + 1]))[1])
                for order in permutations(said.items())
            ]
            assert all(other == first for other in others)

    def _answered(
        self, state: Any, now: Any, said: Said, before: dict[int | None, str]
    ) -> tuple[Any, tuple[Event, ...]]:
        """What the last of the answers comes to, after the others of them."""
        seat = [*said][-1]
        step = self.game.apply(now, seat, said[seat])
        assert bool(step.events) == self.settled(state, said)
        if not step.events:
            assert (step.state.phase, seat in self.game.pending(step.state)) == (state.phase, False)
            assert all(self.seen(step.state, eye) == before[eye] for eye in EYES if eye is None or eye not in said)
        return step.state, step.events

    def try_all_answers(self, state: Any) -> None:
        """All of them in all orders."""
        asked = self.game.pending(state)
        assert len(asked) > 2
        self.try_all_orders(state, *(dict(zip(asked, said, strict=True)) for said in product(*asked.values())))

    def walk(self, rng: Rng, state: Any, choose: Callable[[Any, tuple[Action, ...]], Action]) -> Counter[str]:
        """A hand to its end, every window of it tried in all orders: its phases, and how many seats are asked."""
        found = Counter[str]()
        while state.number == 1 and (asked := self.game.pending(state)):
            if TABLE in asked and len(asked) > 1 and not any(state.answers) and not state.waited:
                self.try_all_orders(state, {seat: rng.pick(legal) for seat, legal in asked.items()})
                found.update([str(state.phase), f"{len(asked) - 1} asked"])
            seat = rng.pick(list(asked))
            state = self.game.apply(state, seat, choose(state, asked[seat])).state
        return found
