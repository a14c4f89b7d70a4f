"""A hand of one person against computers that think without a time limit.

The same moves always lead to the same deal and the same answers, on any machine and under any load.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import engine
from bot.games import GAMES
from bot.store.dailies import Daily
from bot.tables.forced_moves import unasked
from engine.core import READY, TABLE, Action, AnyGame, AnyMatch, Ask, Record, Seat

PERSON: Seat = 0
SAMPLES = 40
"""Number of hidden deals that a computer samples for a decision. It does not depend on the time that this takes."""
MANY = 4
"""Number of seats from which computers play at level `normal`.

At so many seats, up to a dozen moves of computers follow each move of the person.
"""
ONE_HAND = {"rounds": 1, "overtime": "none"}
"""Settings that limit a match to one hand. In games without them, only the first hand is played."""

Think = Callable[[str, str, Any, tuple[Action, ...], bytes, int], Awaitable[Action]]
"""A function of game, level, view, legal actions, seed and number of samples. It returns an action."""


@dataclass(frozen=True, slots=True)
class DailySetup:
    """The setup of a daily hand.

    `level`: level of the computers. `samples`: number of hidden deals that they sample for a decision.
    """

    game: AnyGame
    rules: str
    seats: int
    level: str
    samples: int
    seed: bytes

    @classmethod
    def from_daily(cls, daily: Daily) -> DailySetup:
        """Return the setup of a day. Raises KeyError if its game is not installed."""
        return cls(GAMES[daily.game], daily.rules, daily.seats, daily.level, daily.samples, daily.seed)

    async def begin(self, think: Think) -> AnyMatch:
        """Return a new match, played up to the person's first question.

        Deals in which the person is never asked are skipped.
        """
        for number in count():
            match = self._dealt(number)
            await self._go_on(match, think)
            if not is_over(match):
                return match
        raise AssertionError

    def again(self, moves: tuple[str, ...]) -> AnyMatch:
        """Return the match after these moves. `moves`: as `DailySetup.moves` returns them.

        Raises IllegalAction or ValueError if the moves don't fit the setup.
        """
        number = int(moves[0])
        parsed = tuple((int(seat), Action.parse(action)) for seat, _, action in (m.partition(" ") for m in moves[1:]))
        dealt = self._dealt(number)
        return AnyMatch.replay(self.game, Record(self.game.key, dealt.rules, self.seats, dealt.seed, parsed))

    def moves(self, match: AnyMatch) -> tuple[str, ...]:
        """Return the number of the deal, followed by every move. `again` rebuilds the match from them."""
        number = next(number for number in count() if self._seed(number) == match.seed)
        return (str(number), *(f"{seat} {action}" for seat, action in match.record().moves))

    async def answered(self, match: AnyMatch, action: Action, think: Think) -> AnyMatch:
        """Return a copy of the match after the person's action and the computers' answers.

        `match` itself never changes. Raises IllegalAction, or what `think` raises.
        """
        fork = match.fork()
        fork.play(PERSON, action)
        await self._go_on(fork, think)
        return fork

    async def par(self, think: Think) -> int:
        """Return the person's points if the game's strongest computer plays in their seat."""
        strongest, match = [*self.game.players][-1], await self.begin(think)
        while not is_over(match):
            action = await self._thought(match, PERSON, think, strongest)
            match = await self.answered(match, action, think)
        return points_of(match)

    async def _go_on(self, match: AnyMatch, think: Think) -> None:
        """Play until the person is asked something, or the hand is over.

        If several seats are asked at once, the computers answer first. The person can't see their answers. So no answer
        depends on another one.
        """
        while not is_over(match):
            _make_ready(match)
            if is_over(match):
                return
            if (clear := unasked(match)) is not None:
                match.play(*clear)
                continue
            others = sorted(seat for seat in match.pending if seat not in (PERSON, TABLE))
            if others:
                seat = others[0]
                match.play(seat, await self._thought(match, seat, think, self.level))
            elif PERSON in match.pending:
                return
            else:
                match.play(TABLE, match.pending[TABLE][0])

    async def _thought(self, match: AnyMatch, seat: Seat, think: Think, level: str) -> Action:
        legal = match.pending[seat]
        if len(legal) == 1:
            return legal[0]
        luck = hashlib.sha256(self.seed + f" computer {match.number} {seat}".encode()).digest()
        return await think(self.game.key, level, match.view(seat), legal, luck, self.samples)

    def _dealt(self, number: int) -> AnyMatch:
        return AnyMatch(self.game, self.game.rules.parse(json.loads(self.rules)), self.seats, self._seed(number))

    def _seed(self, number: int) -> bytes:
        return hashlib.sha256(self.seed + f" deal {number}".encode()).digest()


def planned(game: AnyGame, level: str = "") -> tuple[str, int, str]:
    """Return the setup for a day of this game: rules as JSON, number of seats, and level of the computers.

    `level`: the wanted level. If empty, it is `normal` in games with many seats and `hard` in others.
    """
    plain = next(iter(game.presets.values())).plain()
    rules = plain | {name: value for name, value in ONE_HAND.items() if name in plain}
    levels, seats = list(game.players), game.seats[0]
    wanted = level or ("normal" if seats >= MANY else "hard")
    return json.dumps(rules), seats, wanted if wanted in levels else levels[-1]


def is_over(match: AnyMatch) -> bool:
    """Return whether the hand or the match is over."""
    return match.result is not None or match.scene(None).settled > 0


def points_of(match: AnyMatch) -> int:
    """Return the person's result, which is usually their points.

    In games where players don't pay each other, the points of all other players are subtracted.
    """
    points = {place.seat: place.points for place in match.scene(None).places}
    mine, everybody = points[PERSON], sum(points.values())
    return mine if everybody == 0 else 2 * mine - everybody


def _make_ready(match: AnyMatch) -> None:
    """Make all seats ready for the hand. Stop early if a seat must choose something other than ready."""
    while not is_over(match) and match.question.ask is Ask.PAUSE:
        ready = [seat for seat, legal in match.pending.items() if READY in legal]
        if not ready:
            return
        match.play(ready[0], READY)


CODE_KINDS = (".py", ".weights", ".json", ".bin", ".npz", ".gz")


@cache
def fingerprint(game: str) -> str:
    """Return 16 hex digits of the hash over all files of the engine and of the game's package.

    If it changes, the same moves may lead to a different match. `engine/testing` is left out, because it doesn't affect
    how games are played.
    """
    made_by = sys.modules[GAMES[game].rules.__module__]
    digest, ours = hashlib.sha256(), _folder(engine.__file__)
    for root in sorted({ours, _folder(made_by.__file__)}):
        for path in sorted(root.rglob("*")):
            if path.suffix in CODE_KINDS and path.is_file() and ours / "testing" not in path.parents:
                digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
                digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _folder(file: str | None) -> Path:
    return Path(file or ".").resolve().parent
