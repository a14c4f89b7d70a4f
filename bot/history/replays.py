"""Finished matches that are replayed for viewing step by step. The most recently viewed ones are cached."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from bot.errors import UserError
from bot.tables.table import Table
from engine.core import AnyGame, AnyMatch, Ask, IllegalAction, Record, Scene

KEPT = 16
"""Maximum number of cached matches, each about 1 MB at most."""

Between = Sequence[tuple[tuple[int, Scene], tuple[int, Scene]]]
"""Pairs of a pause and the next pause, or the end. Each is a step with its public scene."""


@dataclass(frozen=True, slots=True)
class ReplayHand:
    """A hand of a match (in hanafuda: a round).

    - `dealt`: what everyone saw when the hand was dealt.
    - `first`, `last`: its first step, after the pause before it, and the step that ends it.
    """

    dealt: Scene
    first: int
    last: int


class Replay:
    """A match by its steps, from 1 (the deal) to `last`.

    A step is a new question at the table. An answer that does not yet lead to a new question is not a step.

    - `hands`: the hands that were played.
    - `settling`: the steps that settled a hand.
    - `dearest`: the step at which the points changed most. None if they never changed.
    """

    def __init__(self, game: AnyGame, record: Record) -> None:
        """Replay a record. Raises IllegalAction or ValueError if it is not a record of this game."""
        match = AnyMatch.replay(game, replace(record, moves=()))
        self._moves, self._pauses = record.moves, [match.fork()]
        for seat, action in record.moves:
            if match.play(seat, action) and match.question.ask in (Ask.PAUSE, Ask.OVER):
                self._pauses.append(match.fork())
        self.last = match.number
        between = tuple(pairwise([(pause.number, pause.scene(None)) for pause in self._pauses]))
        self.hands = tuple(_hands(between))
        self.settling = frozenset(step for (_, dealt), (step, scene) in between if scene.settled > dealt.settled)
        self.dearest = _dearest(between)

    def at(self, step: int) -> AnyMatch:
        """Return the match at a step. Raises LookupError if there is no such step."""
        if not 1 <= step <= self.last:
            raise LookupError(f"There is no step {step}.")
        match = next(pause for pause in reversed(self._pauses) if pause.number <= step).fork()
        for seat, action in self._moves[match.seq :]:
            if match.number == step:
                break
            match.play(seat, action)
        return match

    def hand_at(self, step: int) -> ReplayHand | None:
        """Return the hand to which a step belongs: the last hand that had begun by then. None before the first hand."""
        return next((hand for hand in reversed(self.hands) if hand.first <= step), None)


class Replays:
    """Cache of replayed matches. Each match is replayed in a thread. The cache holds no names of users."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[int, Replay] = OrderedDict()

    async def get(self, table: Table) -> Replay:
        """Return the replay of a match that is over.

        Raises UserError: replay-broken, if its moves can't be replayed.
        """
        assert table.match is not None
        reel = self._kept.get(table.id)
        if reel is None:
            try:
                reel = await asyncio.to_thread(Replay, table.game, table.match.record())
            except (IllegalAction, ValueError) as error:
                raise UserError("replay-broken") from error
        self._kept[table.id] = reel
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return reel


def last_turn(table: Table, number: int, most: int) -> list[AnyMatch]:
    """Return copies of the match from the end of round `number`, in order.

    The last one shows the settled round. Up to `most` earlier ones show the steps before it that everyone could see.
    Return [] if the round was never settled.
    """
    match = table.match
    if match is None or not 0 < number <= match.scene(None).settled:
        return []
    record, seen = match.record(), deque[AnyMatch](maxlen=most)
    again = AnyMatch.replay(table.game, replace(record, moves=()))
    seen.append(again.fork())
    for seat, action in record.moves:
        events = again.play(seat, action)
        if table.game.story.settles(events) and again.scene(None).settled == number:
            return [*seen, again]
        if events:
            seen.append(again.fork())
    return []


def settled_scene(table: Table, number: int) -> Scene | None:
    """Return the public scene just after round `number` was settled. None if it was never settled."""
    match = table.match
    if match is None or not 0 < number <= match.scene(None).settled:
        return None
    if match.scene(None).settled == number:
        return match.scene(None)
    turn = last_turn(table, number, 0)
    return turn[-1].scene(None) if turn else None


def _hands(between: Between) -> Iterator[ReplayHand]:
    """Yield the hands of a match. The first begins with the deal, and each other one after a pause.

    `between`: the stretches of the match between pauses. If the match ended in a pause, no hand follows that pause.
    """
    for (before, dealt), (after, scene) in between:
        if after > before + 1 or scene.settled > dealt.settled:
            yield ReplayHand(dealt, before + 1 if before > 1 else 1, after)


def _dearest(between: Between) -> int | None:
    """Return the step at which most points changed hands, added up over all seats. None if no points ever changed.

    Points change only at the end of a hand or match.
    """
    most, dearest = 0, None
    for (_, dealt), (after, scene) in between:
        points = {place.seat: place.points for place in dealt.places}
        moved = sum(abs(place.points - points[place.seat]) for place in scene.places)
        if moved > most:
            most, dearest = moved, after
    return dearest
