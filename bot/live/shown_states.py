"""The states that tables' public messages showed when the bot stopped. The next start edits only what has changed."""

import json
import logging
from collections.abc import Hashable, Mapping
from hashlib import sha256

from bot.store import Store, StoreError
from bot.store.models import COPIED
from bot.tables.table import Table
from bot.ui.table_message_state import revision

log = logging.getLogger(__name__)


class ShownStates:
    """The states that the messages showed when the previous run of this process ended in order.

    They are saved in one note (`shown:{process}` in meta) and forgotten once read. Nothing is known after a crash, and
    in a restored backup, whose messages may show a later state.
    """

    def __init__(self, store: Store) -> None:
        self._store, self._key = store, f"shown:{store.leases.name}"
        self._before: dict[int, str] | None = None

    async def load(self) -> None:
        """Read the states, if this was not done yet."""
        if self._before is not None:
            return
        self._before, texts = {}, self._store.key_values
        try:
            if not (note := await texts.get(self._key)):
                return
            await texts.keep(self._key, "")
            found, copied = json.loads(note), int(await texts.get(COPIED) or 0)
        except StoreError as error:
            log.info("It is not known what the tables' messages show, so all are edited: %s", error)
            return
        if found["run"] == self._store.leases.number - 1 and found["at"] > copied:
            self._before = {int(table): state for table, state in found["tables"].items()}

    def take(self, table: Table) -> bool:
        """Return whether the table's message shows its present state. Forget what is known of it."""
        return (self._before or {}).pop(table.id, None) == _checksum(revision(table))

    async def save(self, shown: Mapping[int, Hashable]) -> None:
        """Save what the messages show when the bot stops: `shown` by table, and what `take` wasn't asked about."""
        tables = (self._before or {}) | {table: _checksum(state) for table, state in shown.items()}
        if not tables:
            return
        note = {"run": self._store.leases.number, "at": self._store.now(), "tables": tables}
        try:
            await self._store.key_values.keep(self._key, json.dumps(note))
        except StoreError as error:
            log.info("It is not saved what the tables' messages show, so the next start edits all: %s", error)


def _checksum(state: Hashable) -> str:
    return sha256(repr(state).encode()).hexdigest()[:12]
