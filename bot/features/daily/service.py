"""The daily service. It announces each day and its seal the day before, deals and plays hands, and closes the day."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.ai.offline_thinker import OfflineThinker
from bot.ai.workers import TaskError
from bot.errors import UserError
from bot.features.daily import days
from bot.features.daily.days import Streak, closes, day_of, streak
from bot.features.daily.deterministic_match import PERSON, SAMPLES, DailySetup, fingerprint, is_over, planned, points_of
from bot.features.daily.judged import Loss, dearest
from bot.features.daily.seeds import new_key, read_key, seed_of
from bot.games import GAMES
from bot.store import Store
from bot.store.dailies import Daily, DailyHand
from engine.core import Action, AnyMatch, IllegalAction

log = logging.getLogger(__name__)

USUAL = "koikoi"
KEY = "daily_key"
"""Name of the note that stores the key of the seeds. The key is created when it is first needed."""
SEEN = "daily_seen"
"""Name of the note that stores when any process of the bot last visited the days."""
SEEN_PAUSE_MS, OUTAGE_MS = 5 * 60 * 1000, days.GRACE_MS
AGAIN_S = 20.0
"""Seconds until a visit is repeated after a database error."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A user's hand of a day, in its current state."""

    daily: Daily
    hand: DailyHand
    match: AnyMatch

    @property
    def over(self) -> bool:
        return self.hand.ended_at is not None


class DailyService:
    """A service for dailies. All its state is in the database. `days`: its days and hands there.

    `nameless`: returns the stand-in id that replaces a user whose data was deleted. `games`: the game of each weekday,
    where 0 is Monday.
    """

    def __init__(
        self, store: Store, nameless: Callable[[int], int], patient: OfflineThinker, games: Mapping[int, str]
    ) -> None:
        self._store, self.days, self._nameless = store, store.dailies, nameless
        self._patient, self._games = patient, games

    # Days

    async def visit(self) -> float:
        """Close, open and announce days that are due. After a database error, the next visit tries again.

        Returns the seconds until the next visit. That is when the next day begins or a past day is over.
        """
        try:
            await self.update_days()
            await self._set_par()
        except UserError as refused:
            log.info("Days of the daily not updated yet (%s); will retry.", refused.key)
            return AGAIN_S
        now = self._store.now()
        over = closes(day_of(now) - 1)
        return ((over if now < over else days.ends(day_of(now))) - now) / 1000

    async def update_days(self) -> None:
        """Close past days, open today and announce tomorrow.

        Each of these is done only once per day, even if the clock is changed later.

        Raises UserError if the changes can't be saved.
        """
        now = self._store.now()
        today = day_of(now)
        await self._notice_outage(now)
        over = today - 1 if now >= closes(today - 1) else today - 2
        await self.days.close(over, now)
        await self._announce(today, now)
        daily = await self.days.get(today)
        assert daily is not None
        if daily.opened_at is None:
            late = now > days.begins(today) + days.LATE_MS
            if await self.days.open(today, now, _mark(daily.game), kept=late):
                log.info("Daily of %s opened, late." if late else "Daily of %s opened.", days.written(today))
        elif not daily.kept and (daily.closed_at is not None or daily.engine != _mark(daily.game)):
            await self.days.keep(today)
        await self._announce(today + 1, now)

    async def _set_par(self) -> None:
        """Let the strongest computer play today's deal, if it has not. Raises UserError."""
        daily = await self.days.get(day_of(self._store.now()))
        if daily is None or daily.par is not None or daily.engine != _mark(daily.game):
            return
        try:
            par = await DailySetup.from_daily(daily).par(self._patient.draw)
        except TaskError as error:
            raise _busy(error) from error
        await self.days.set_par(daily.day, par)

    async def _notice_outage(self, now: int) -> None:
        """Protect streaks on days with an outage of more than an hour.

        During an outage, no process of the bot calls this method.
        """
        key_values = self._store.key_values
        text = await key_values.get(SEEN) or ""
        seen = int(text) if text.isdecimal() else now
        if now - seen > OUTAGE_MS:
            for daily in await self.days.between(day_of(seen), day_of(now)):
                await self.days.keep(daily.day)
        if not text or abs(now - seen) >= SEEN_PAUSE_MS:
            await key_values.keep(SEEN, str(now))

    async def _announce(self, day: int, now: int) -> None:
        if await self.days.get(day) is not None:
            return
        key_values, before = self._store.key_values, await self.days.latest()
        key = read_key(await key_values.get(KEY))
        lost = key is None and before is not None
        if key is None:
            text = new_key()
            await key_values.keep(KEY, text)
            key = read_key(text) or b""
            if lost:
                log.warning("The key of the dailies was lost, so a new one was made; players are told so.")
        game = self._games.get(days.date_of(day).weekday(), USUAL)
        rules, seats, level = planned(GAMES[game])
        await self.days.announce(Daily(day, game, rules, seats, level, SAMPLES, seed_of(key, game, day), lost, now))

    async def today(self) -> Daily:
        """Return today's daily. Raises UserError: daily-none (it could not be opened yet)."""
        for last in (False, True):
            daily = await self.days.get(day_of(self._store.now()))
            if daily is not None and daily.opened_at is not None:
                return daily
            if not last:
                await self.update_days()
        raise UserError("daily-none")

    # One hand

    async def dealt(self, day: int, user: int) -> Dealt | None:
        """Return a user's hand of a day, or None if it was not dealt.

        Raises UserError: daily-known (the user played that day and then had their data deleted), daily-updated (the
        hand can't be continued after an update of the game).
        """
        daily = await self.days.get(day)
        hand = await self.days.hand(day, (user, self._nameless(user)))
        if daily is None or hand is None:
            return None
        if hand.user != user:
            raise UserError("daily-known")
        return Dealt(daily, hand, _again(daily, hand))

    async def dealt_today(self, user: int) -> tuple[Daily, Dealt | None]:
        """Return today's daily, and the user's hand if it was dealt.

        Raises UserError: daily-early (the day is over already, because the clock was set back, and the hand was not
        finished), and what `today` and `dealt` raise.
        """
        today = await self.today()
        found = await self.dealt(today.day, user)
        if today.closed_at is not None and not (found and found.over):
            raise UserError("daily-early", at=f"<t:{days.ends(today.day) // 1000}:R>")
        return today, found

    async def begin(self, user: int, guild: int) -> Dealt:
        """Deal today's hand to the user. If it was already dealt, return it. Raises UserError."""
        daily, found = await self.dealt_today(user)
        if found is not None:
            return found
        _check_plays(daily)
        setup = DailySetup.from_daily(daily)
        try:
            match = await setup.begin(self._patient.draw)
        except TaskError as error:
            raise _busy(error) from error
        hand = self._as_played(DailyHand(daily.day, user, guild, (), self._store.now()), setup, match)
        await self.days.begin(hand)
        found = await self.dealt(daily.day, user)
        if found is None:
            raise UserError("daily-over")
        return found

    async def play(self, day: int, user: int, question: int, action: Action) -> Dealt:
        """Play the user's move and the computers' answers. Return the hand in its new state.

        `question`: the number of the question that the user saw. Raises UserError: daily-over, daily-stale,
        daily-updated, daily-busy, not-saved, and what `dealt_today` raises.
        """
        is_today = day == day_of(self._store.now())
        found = (await self.dealt_today(user))[1] if is_today else await self.dealt(day, user)
        if found is None or found.daily.closed_at is not None or self._store.now() >= closes(day):
            raise UserError("daily-over")
        _check_plays(found.daily)
        if found.over or found.match.number != question:
            raise UserError("daily-stale")
        if action not in found.match.pending.get(PERSON, ()):
            raise UserError("daily-stale")
        setup = DailySetup.from_daily(found.daily)
        try:
            match = await setup.answered(found.match, action, self._patient.draw)
        except TaskError as error:
            raise _busy(error) from error
        hand = self._as_played(found.hand, setup, match)
        if not await self.days.move(hand, len(found.hand.moves)):
            raise UserError("daily-stale")
        return Dealt(found.daily, hand, match)

    def _as_played(self, hand: DailyHand, setup: DailySetup, match: AnyMatch) -> DailyHand:
        moved = replace(hand, moves=setup.moves(match))
        if not is_over(match):
            return moved
        return replace(moved, ended_at=self._store.now(), points=points_of(match))

    # Results

    async def closed(self, first: int, last: int) -> Mapping[int, Sequence[DailyHand]]:
        """Return the finished hands by day, for the days from `first` to `last` that are over. Raises UserError."""
        found = await self.days.between(first, last)
        return {each.day: await self.days.ended(each.day) for each in found if each.closed_at is not None}

    async def dearest(self, dealt: Dealt) -> Loss | None:
        """Return the most costly decision of a finished hand, or None if there is none. Raises UserError."""
        try:
            return await dearest(dealt.match, dealt.daily.seed, self._patient.value)
        except TaskError as error:
            raise _busy(error) from error

    async def streak(self, user: int) -> Streak:
        """Return the user's streak of days. Raises UserError."""
        today = day_of(self._store.now())
        played = await self.days.played(user)
        whole = await self.days.between(min(played, default=today), today)
        return streak(set(played), {each.day for each in whole if not each.kept}, today)


def _again(daily: Daily, hand: DailyHand) -> AnyMatch:
    try:
        match = DailySetup.from_daily(daily).again(hand.moves)
    except (IllegalAction, KeyError, ValueError, IndexError):
        raise UserError("daily-updated") from None
    if (hand.points is not None) != is_over(match) or (is_over(match) and points_of(match) != hand.points):
        raise UserError("daily-updated")
    return match


def _check_plays(daily: Daily) -> None:
    """Check that the engine and the game have not changed since the day was opened. Raises UserError."""
    if daily.engine != _mark(daily.game):
        raise UserError("daily-updated")


def _mark(game: str) -> str:
    """Return the fingerprint of a game, or "" if the game is not installed."""
    return fingerprint(game) if game in GAMES else ""


def _busy(error: TaskError) -> UserError:
    log.warning("Daily: no move by a computer, because its calculation %s", error)
    return UserError("daily-busy")
