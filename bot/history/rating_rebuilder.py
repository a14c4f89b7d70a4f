"""Rebuilding of ratings in the background, after a result is voided or restored, or after an update."""

import logging

from bot.errors import UserError
from bot.store import Store
from bot.tables.background_tasks import BackgroundTasks

log = logging.getLogger(__name__)


class RatingRebuilder:
    """Service that rebuilds due ratings, one pool (a game in a guild) after the other.

    Due pools are saved. A pool that was not rebuilt is rebuilt after the next start.
    """

    def __init__(self, store: Store) -> None:
        self._records = store.records
        self._crew = BackgroundTasks()
        self._wanted = False

    @property
    def busy(self) -> bool:
        """Return whether ratings are being rebuilt now."""
        return bool(self._crew)

    def start(self) -> None:
        self.want()

    def want(self) -> None:
        """Rebuild the due ratings. If a rebuild is running, start again after it."""
        self._wanted = True
        if not self._crew:
            self._crew.do(self._all())

    async def close(self) -> None:
        await self._crew.close()

    async def _all(self) -> None:
        while self._wanted:
            self._wanted = False
            try:
                for guild, game in await self._records.due():
                    count = await self._records.rate_anew(guild, game)
                    log.info("Recalculated the ratings of %s on server %d from %d matches.", game, guild, count)
            except UserError as refused:
                log.info("Ratings not recalculated yet (%s); will retry.", refused.key)
