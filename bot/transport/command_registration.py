"""Registration of the commands with Discord, at the start and as long as Discord refuses it."""

import hashlib
import json
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from discord.ext import commands

from bot.store import Store
from bot.transport.command_translator import CommandTranslator
from bot.transport.retries import FAILURES, again

log = logging.getLogger(__name__)

RETRY_S = 30 * 60.0
"""Seconds after a refusal until the commands are sent to Discord again."""

ENTRY_POINT = 4
"""The type of the command that opens an Activity."""

GUILD = 0
"""Integration type of an application installed on a server. 1 is the type for a user's account."""
WITHOUT_PEOPLE = {"integration_types": [GUILD], "contexts": [0, 1]}
"""Fields of commands that users can't add to their accounts.

Such commands work on servers and in direct messages with the bot.
"""

ONLY_TOLD = ("application_id", "guild_id", "version", "name_localized", "description_localized")
"""Fields that Discord adds to a registered command, but does not accept in a request."""


class CommandRegistration:
    """The registration of the bot's commands. It sends them only if they differ from the registered ones.

    If Discord refuses them, the bot works with the registered ones and tries again later.
    """

    def __init__(self, bot: commands.AutoShardedBot, store: Store) -> None:
        self._bot, self._store, self._key, self._refused = bot, store, "", ""
        self._old_since: int | None = None

    async def start(self) -> None:
        """Register the commands. Raises one of FAILURES if that fails and none of them is registered."""
        self._key = f"commands:{self._bot.application_id or 0}"
        self._refused = f"refused commands:{self._bot.application_id or 0}"
        try:
            await self._register()
        except FAILURES as error:
            if not await self._are_some_registered():
                raise
            self._old_since = await self._store.key_values.update(self._refused, _first)
            log.warning("Changed commands not registered, so the earlier ones stay; will retry: %s", error)
        else:
            await self._accepted()

    async def run_once(self) -> None:
        """Try again if Discord has refused the commands."""
        if self._old_since is None:
            return
        try:
            await self._register()
        except FAILURES as error:
            log.info("Changed commands not registered; will retry: %s", error)
        else:
            await self._accepted()
            log.info("Changed commands registered.")

    def sign(self) -> str:
        """Return a sentence if Discord has an older list of commands, otherwise ""."""
        if self._old_since is None:
            return ""
        since = datetime.fromtimestamp(self._old_since / 1000, UTC)
        return f"Discord has refused the changed commands since {since:%Y-%m-%d %H:%M} UTC and shows the earlier ones."

    async def _accepted(self) -> None:
        self._old_since = None
        if await self._store.key_values.get(self._refused):
            await self._store.key_values.keep(self._refused, "")

    async def _register(self) -> None:
        """Send the commands to Discord, if they differ from the registered ones.

        Discord allows only 200 creations a day (DISCORD A4). An Entry Point command, which Discord made, is sent back
        with ours. Otherwise Discord refuses the list (code 50240). If the developer portal does not let users add the
        app to their account, commands must not be declared for user accounts.
        """
        payload = await self._payload()
        ours = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        there = await self._registered()
        if await self._store.key_values.get(self._key) == f"{ours} {_versions(there)}":
            return
        foreign = [command for command in there if command["type"] == ENTRY_POINT]
        payload += [{key: value for key, value in each.items() if key not in ONLY_TOLD} for each in foreign]
        app = self._bot.application_id or 0
        there = await again(lambda: self._bot.http.bulk_upsert_global_commands(app, payload=payload))
        await self._store.key_values.keep(self._key, f"{ours} {_versions(there)}")

    async def _payload(self) -> list[Any]:
        bot, said = self._bot, CommandTranslator()
        payload: list[Any] = [await each.get_translated_payload(bot.tree, said) for each in bot.tree.get_commands()]
        if bot.application is None or bot.application.user_integration_config is None:
            payload = [each | WITHOUT_PEOPLE if each["integration_types"] != [GUILD] else each for each in payload]
            log.info(
                "User Install is off for this application, so it plays only on servers and in its direct messages."
            )
        return payload

    async def _registered(self) -> list[Any]:
        app = self._bot.application_id or 0
        return [*await again(lambda: self._bot.http.get_global_commands(app))]

    async def _are_some_registered(self) -> bool:
        """Return whether Discord has some of our commands, as far as it says so.

        Otherwise return whether they were registered at an earlier start.
        """
        ours = {command.name for command in self._bot.tree.get_commands()}
        try:
            return any(command["name"] in ours for command in await self._registered())
        except FAILURES:
            return bool(await self._store.key_values.get(self._key))


def _first(refused: str, now: int) -> tuple[str, int]:
    """Return the time since which Discord has refused the commands, for the database and as a number."""
    return refused or str(now), int(refused or now)


def _versions(there: Sequence[Any]) -> str:
    """Return a hash of the registered commands. It changes when one of them is changed, added or removed."""
    ours = [command for command in there if command["type"] != ENTRY_POINT]
    found = sorted((str(each["name"]), str(each["id"]), str(each["version"])) for each in ours)
    return hashlib.sha256(json.dumps(found).encode()).hexdigest()
