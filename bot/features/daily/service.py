"""The daily: announced with its seal the day before, played once by everybody, told when it is over."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.ai.offline_thinker import OfflineThinker
from bot.ai.workers import TaskError
from bot.errors import UserError
from bot.features.daily import days
from bot.features.daily.days import Streak, closes, day_of, streak
from bot.features.daily.deterministic_match import PERSON, SAMPLES, Steady, is_over, planned, points_of
from bot.features.daily.engine_fingerprint import fingerprint
from bot.features.daily.judged import Loss, dearest
from bot.features.daily.seeds import new_key, read_key, seed_of
from bot.games import GAMES
from bot.store.dailies import Daily, DailyHand
from bot.store.guarded import GuardedStore
from engine.core import Action, AnyMatch, IllegalAction

log = logging.getLogger(__name__)

USUAL = "koikoi"
KEY = "daily_key"
"""Under which note the key of the seeds is kept; it is made when it is needed first."""
SEEN = "daily_seen"
"""Under which note it is kept when a process of the bot looked last."""
SEEN_PAUSE_MS, OUTAGE_MS = 5 * 60 * 1000, days.GRACE_MS
AGAIN_S = 20.0
"""Until what the database refused is done again."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """Somebody's hand of a day, as it stands now."""

    daily: Daily
    hand: DailyHand
    match: AnyMatch

    @property
    def over(self) -> bool:
        return self.hand.ended_at is not None


class DailyService:
    """Knows what is played today, by what is kept alone. nameless: what stands for somebody who
    had their data deleted. games: by day of the week, 0 is Monday."""

    def __init__(
        self, guarded: GuardedStore, nameless: Callable[[int], int], patient: OfflineThinker, games: Mapping[int, str]
    ) -> None:
        self._guarded, self._store, self._nameless = guarded, guarded.store.dailies, nameless
        self._patient, self._games = patient, games

    # Days come and go

    async def visit(self) -> float:
        """Look now; what the database refuses is done at the next visit. Returns the seconds until that is due: a day
        begins or is over."""
        try:
            await self.look()
        except UserError as refused:
            log.info("The days are looked after later (%s).", refused.key)
            return AGAIN_S
        now = self._guarded.now()
        over = closes(day_of(now) - 1)
        return ((over if now < over else days.ends(day_of(now))) - now) / 1000

    async def look(self) -> None:
        """Close what is over, open today, announce tomorrow; each is done once, whatever the clock says later. Raises
        UserError where that cannot be saved."""
        now = self._guarded.now()
        today = day_of(now)
        await self._notice_outage(now)
        over = today - 1 if now >= closes(today - 1) else today - 2
        await self._guarded.saved(self._store.close(over, now))
        await self._announce(today, now)
        daily = await self._guarded.read(self._store.of(today))
        assert daily is not None
        if daily.opened_at is None:
            late = now > days.begins(today) + days.LATE_MS
            mark = _mark(daily.game)
            if await self._guarded.saved(self._store.open(today, now, mark, kept=late)):
                log.info("The daily of %s is open%s.", days.written(today), ", late" if late else "")
        elif not daily.kept and (daily.closed_at is not None or daily.engine != _mark(daily.game)):
            await self._guarded.saved(self._store.keep(today))
        await self._announce(today + 1, now)

    async def _notice_outage(self, now: int) -> None:
        """Days in which nobody could play for more than an hour end no streak. What is asked is when any process of the
        bot looked last."""
        notes = self._guarded.store.notes
        text = await self._guarded.read(notes.get(SEEN)) or ""
        seen = int(text) if text.isdecimal() else now
        if now - seen > OUTAGE_MS:
            for daily in await self._guarded.read(self._store.between(day_of(seen), day_of(now))):
                await self._guarded.saved(self._store.keep(daily.day))
        if not text or abs(now - seen) >= SEEN_PAUSE_MS:
            await self._guarded.saved(notes.keep(SEEN, str(now)))

    async def _announce(self, day: int, now: int) -> None:
        if await self._guarded.read(self._store.of(day)) is not None:
            return
        notes, before = self._guarded.store.notes, await self._guarded.read(self._store.latest())
        key = read_key(await self._guarded.read(notes.get(KEY)))
        lost = key is None and before is not None
        if key is None:
            text = new_key()
            await self._guarded.saved(notes.keep(KEY, text))
            key = read_key(text) or b""
            if lost:
                log.warning("The key of the dailies was lost: there is a new one, and that is said from now on.")
        game = self._games.get(days.date_of(day).weekday(), USUAL)
        rules, seats, level = planned(GAMES[game])
        seed = seed_of(key, game, day)
        daily = Daily(day, game, rules, seats, level, SAMPLES, seed, lost, now)
        await self._guarded.saved(self._store.announce(daily))

    async def of(self, day: int) -> Daily | None:
        """What a day plays, or played; None where nothing is known of it. Raises UserError."""
        return await self._guarded.read(self._store.of(day))

    async def today(self) -> Daily:
        """What can be played now. Raises UserError (daily-none) where the bot has not opened it yet."""
        for last in (False, True):
            daily = await self.of(day_of(self._guarded.now()))
            if daily is not None and daily.opened_at is not None:
                return daily
            if not last:
                await self.look()
        raise UserError("daily-none")

    # One hand

    async def dealt(self, day: int, user: int) -> Dealt | None:
        """The hand of somebody that day; None where they have none. Raises UserError: daily-known where they had it and
        let it be deleted, daily-updated where it cannot be played on."""
        daily = await self.of(day)
        users = (user, self._nameless(user))
        hand = await self._guarded.read(self._store.hand(day, users))
        if daily is None or hand is None:
            return None
        if hand.user != user:
            raise UserError("daily-known")
        return Dealt(daily, hand, _again(daily, hand))

    async def begin(self, user: int, guild: int) -> Dealt:
        """Deal somebody today's hand, or give them the one they have. Raises UserError."""
        daily = await self.today()
        if (found := await self.dealt(daily.day, user)) is not None:
            return found
        _check_plays(daily)
        steady = Steady.of(daily)
        try:
            match = await steady.begun(self._patient.draw)
        except TaskError as error:
            raise _busy(error) from error
        hand = self._as_played(DailyHand(daily.day, user, guild, (), self._guarded.now()), steady, match)
        await self._guarded.saved(self._store.begin(hand))
        found = await self.dealt(daily.day, user)
        if found is None:
            raise UserError("daily-over")
        return found

    async def play(self, day: int, user: int, question: int, action: Action) -> Dealt:
        """Play a move, and all answers to it. Raises UserError: daily-over, stale, not-asked, not-saved and what
        `dealt` raises."""
        found = await self.dealt(day, user)
        if found is None or found.daily.closed_at is not None or self._guarded.now() >= closes(day):
            raise UserError("daily-over")
        _check_plays(found.daily)
        if found.over or found.match.number != question:
            raise UserError("daily-stale")
        if action not in found.match.pending.get(PERSON, ()):
            raise UserError("daily-stale")
        steady = Steady.of(found.daily)
        try:
            match = await steady.answered(found.match, action, self._patient.draw)
        except TaskError as error:
            raise _busy(error) from error
        hand = self._as_played(found.hand, steady, match)
        if not await self._guarded.saved(self._store.move(hand, len(found.hand.moves))):
            raise UserError("daily-stale")
        return Dealt(found.daily, hand, match)

    def _as_played(self, hand: DailyHand, steady: Steady, match: AnyMatch) -> DailyHand:
        moved = replace(hand, moves=steady.moves(match))
        if not is_over(match):
            return moved
        return replace(moved, ended_at=self._guarded.now(), points=points_of(match))

    # What came of it

    async def table(self, day: int) -> Sequence[DailyHand]:
        """The hands of a day that were played to their end, the best first. Raises UserError."""
        return await self._guarded.read(self._store.ended(day))

    async def closed(self, first: int, last: int) -> Mapping[int, Sequence[DailyHand]]:
        """The days from the first to the last that are over, each with its hands. Raises UserError."""
        found = await self._guarded.read(self._store.between(first, last))
        return {each.day: await self.table(each.day) for each in found if each.closed_at is not None}

    async def dearest(self, dealt: Dealt) -> Loss | None:
        """The decision by which the player of a hand that is over lost most. Raises UserError."""
        try:
            return await dearest(dealt.match, dealt.daily.seed, self._patient.value)
        except TaskError as error:
            raise _busy(error) from error

    async def streak(self, user: int) -> Streak:
        """The days in a row that somebody has played. Raises UserError."""
        today = day_of(self._guarded.now())
        played = await self._guarded.read(self._store.played(user))
        whole = await self._guarded.read(self._store.between(min(played, default=today), today))
        return streak(set(played), {each.day for each in whole if not each.kept}, today)


def _again(daily: Daily, hand: DailyHand) -> AnyMatch:
    try:
        match = Steady.of(daily).again(hand.moves)
    except (IllegalAction, KeyError, ValueError, IndexError):
        raise UserError("daily-updated") from None
    if (hand.points is not None) != is_over(match) or (is_over(match) and points_of(match) != hand.points):
        raise UserError("daily-updated")
    return match


def _check_plays(daily: Daily) -> None:
    """Check that what plays a day has not changed since it was opened. Raises UserError."""
    if daily.engine != _mark(daily.game):
        raise UserError("daily-updated")


def _mark(game: str) -> str:
    """The fingerprint of what plays a game, "" where that is not installed."""
    return fingerprint(game) if game in GAMES else ""


def _busy(error: TaskError) -> UserError:
    log.warning("A computer of a daily did not answer, for its thought %s", error)
    return UserError("daily-busy")
