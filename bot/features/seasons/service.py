"""The end of seasons. The bot checks on which servers it is due, and acts once per server."""

import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress

import discord

from bot.common.zones import at_hour
from bot.errors import UserError
from bot.features.seasons.champion_role import move_role
from bot.features.seasons.messages import Podiums, SeasonPages
from bot.framework.services import Services
from bot.settings.settings import ServerSettings
from bot.store.leases import CLAIM_MS
from bot.store.records import since
from bot.store.seasons import SeasonClaim, season_after, season_before, season_begins
from bot.transport.channel_messenger import TextMessage
from bot.transport.permissions import log_channel
from bot.transport.retries import FAILURES, each_guild, nonce_of, refusals

log = logging.getLogger(__name__)

HOUR = 10
"""Local hour at which the end is announced. The day is the first day of the next season."""


def told_at(ended: int, zone: str) -> int:
    """Return when the end of a season is announced in a time zone, in unix milliseconds.

    This is never before the season ends in UTC.
    """
    begins = season_begins(season_after(ended))
    return int(max(begins, at_hour(begins.date(), HOUR, zone)).timestamp() * 1000)


class SeasonEnds:
    """Announcements of a season's end, and moves of the champion's role.

    Progress is saved, and a message that already exists is not sent again. So nothing is repeated after a restart, or
    after the clock was set back.
    """

    def __init__(self, services: Services, pages: SeasonPages) -> None:
        self._store, self._seasons = services.store, services.store.seasons
        self._settings, self._server, self._pages = services.interactions.settings, services.server, pages
        self._messenger = services.messenger

    async def run_once(self) -> None:
        """End the season on each server where that is due. After a temporary failure, the next check tries again."""
        ended = season_before(since("season", self._store.now()))

        async def due() -> Iterable[int]:
            await self._seasons.notice(ended)
            return await self._seasons.due(ended)

        await each_guild(due(), lambda guild: self._look_at(guild, ended), log, "End of the season")

    async def _look_at(self, number: int, ended: int) -> None:
        guild, server = self._server(number), await self._settings.server(number)
        if guild is None or guild.unavailable or self._store.now() < told_at(ended, server.zone):
            return
        claim = await self._seasons.claim(guild.id, ended, CLAIM_MS)
        if claim is None:
            return
        try:
            # read after the claim: a result may have been voided just before it
            if guild.id not in {due_guild for due_guild, _ in await self._store.records.due()}:
                await self._end(guild, server, ended, claim)
        finally:
            with suppress(UserError):
                await self._seasons.release(guild.id)

    async def _end(self, guild: discord.Guild, server: ServerSettings, ended: int, claim: SeasonClaim) -> None:
        """Give titles and the champion's role to the winners of the season, then announce the end of the season.

        `claim`: which of these two steps are still to be done. On a server with a private leaderboard, no winners are
        announced.
        """
        public = server.leaderboard == "public"
        podiums: Podiums = await self._pages.podiums(guild.id, ended) if public else {}
        first = [each.user for each in podiums.get(server.game, ()) if each.rank == 1]
        if public:
            await self._seasons.set_titles(
                guild.id,
                ended,
                {game: [each.user for each in rows if each.rank == 1] for game, rows in podiums.items()},
            )
        if claim.crown:
            await self._crown(guild, server, ended, first)
        if claim.tell:
            held = await self._seasons.champions(guild.id)
            champions = [user for user in first if held.get(user, 0) == server.champion]
            shown = bool(champions)
            if podiums and server.season is not None:
                shown |= await self._tell(guild, server, server.season, ended, podiums, champions)
            await self._seasons.mark_announced(guild.id, ended, shown=shown)

    async def _crown(self, guild: discord.Guild, server: ServerSettings, ended: int, first: Sequence[int]) -> None:
        held = await self._seasons.champions(guild.id)
        if first and server.champion is not None:
            reason = await self._pages.reason(guild.id, ended)
            held, troubles = await move_role(guild, held, server.champion, first, reason)
            for wrong, role in troubles:
                await self._complain(guild, server, ended, wrong, role=f"<@&{role}>")
        await self._seasons.crowned(guild.id, ended, held)

    async def _tell(
        self,
        guild: discord.Guild,
        server: ServerSettings,
        place: int,
        ended: int,
        podiums: Podiums,
        champions: Sequence[int],
    ) -> bool:
        """Announce the end of a season in the channel `place`. Return whether the message is now there."""
        channel = log_channel(guild, place)
        if isinstance(channel, str):
            await self._complain(guild, server, ended, f"channel-{channel}", channel=f"<#{place}>")
            return False
        files = channel.permissions_for(guild.me).attach_files
        due = told_at(ended, server.zone)
        shown = await self._pages.post(channel, server, ended, podiums, champions, due, files=files)
        with refusals(log, "End of the season not announced on server %d", guild.id) as refused:
            # the message is there if a result was voided since, or if the bot stopped before the message was noted
            number = await self._found(guild.id, place, ended)
            if number is None:
                await self._messenger.send(guild.id, place, shown, nonce_of("season", guild.id, ended), silent=False)
            else:
                await self._messenger.change(guild.id, place, number, shown)
        if refused:
            await self._complain(guild, server, ended, "channel-shut", channel=f"<#{place}>")
        return not refused

    async def _found(self, guild: int, place: int, ended: int) -> int | None:
        """Return the id of the announcement in the channel `place`. Return None if it is not there."""
        title, over = await self._pages.title(guild, ended), season_begins(season_after(ended))
        found = await self._messenger.find(guild, place, title, int(over.timestamp() * 1000))
        return found if found is not None else await self._messenger.find(guild, place, title)

    async def _complain(
        self, guild: discord.Guild, server: ServerSettings, ended: int, wrong: str, **variables: str
    ) -> None:
        """Report a problem in the server's log channel, if there is one. If that fails too, only write to the bot's
        log.
        """
        log.info("Problem at the end of the season on server %d: %s.", guild.id, wrong)
        channel = log_channel(guild, server.log) if server.log is not None else "gone"
        if isinstance(channel, str):
            return
        words = TextMessage(await self._pages.trouble(guild.id, ended, wrong, **variables))
        nonce = nonce_of("season trouble", guild.id, ended, wrong, variables)
        try:
            await self._messenger.send(guild.id, channel.id, words, nonce)
        except FAILURES as error:
            log.info("Log channel of server %d not told about the problem: %s", guild.id, error)
