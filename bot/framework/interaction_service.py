"""The common steps of every command and press: admission, finding the table, the render context, and error messages."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Any

import discord

from bot.common.text import legible, shortened
from bot.decks.telling import joined
from bot.errors import UserError
from bot.framework.publicity import Publicity
from bot.framework.visibility import Visibility, channels_of
from bot.games import GAMES
from bot.live.table_messages import TableMessages
from bot.settings.settings import ServerSettings, Settings
from bot.store import TableRow
from bot.store.models import State
from bot.tables.leaving import stake
from bot.tables.move_checks import playing
from bot.tables.registry import TableRegistry
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.answer_counts import AnswerCounter
from bot.transport.channel_access import AUTOMOD
from bot.transport.display_names import DisplayNames, inside
from bot.transport.error_reports import ours
from bot.transport.payload import MessagePayload, sentence
from bot.transport.permissions import can_view
from bot.transport.press_limiter import PressLimiter
from bot.transport.responses import Interaction
from bot.transport.retries import FAILURES
from bot.ui.asleep_message import Named, asleep_message
from bot.ui.moderated import told_lines
from bot.ui.render_context import RenderContext, RenderContexts
from bot.ui.resigning import resign_message
from engine.core import Ask

MOST_CHOICES, LONGEST_CHOICE = 25, 100
"""Maximum number of choices of an option, and maximum length of a choice's name."""

log = logging.getLogger(__name__)

LAST_ANSWERS_S = 2.0
"""Seconds to wait for unfinished answers when the bot stops. Slower ones, such as pictures, were deferred before."""


class InteractionService(Visibility):
    """The entrance for presses and commands, until `close` sets `closing`.

    `settings`: the settings of servers and users. `opened`: called with a table whose message can be shown again.
    `looked_at`: called with a table when a user looks at it. `admits`: waits until this process may answer an
    interaction or message, and returns whether it does, and not the process that it replaces.
    """

    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        render_contexts: RenderContexts,
        names: DisplayNames,
        table_messages: TableMessages,
        settings: Settings,
        opened: Callable[[int], None],
        looked_at: Callable[[int], None],
        admits: Callable[[Interaction | discord.Message], Awaitable[bool]],
    ) -> None:
        self.settings, self._opened, self._looked_at, self.admits = settings, opened, looked_at, admits
        self._client, self._registry, self._render_contexts = client, registry, render_contexts
        self._names, self._table_messages = names, table_messages
        self._busy: dict[asyncio.Future[Any], int] = {}
        """User of each task that answers an interaction. The user is 0 until it is known."""
        self._turned_away: set[asyncio.Future[Any]] = set()
        self.press_limiter = PressLimiter()
        self.publicity, self.answers = Publicity(registry.now), AnswerCounter(registry.store.key_values)
        self.closing = False

    # Admission

    def take(self) -> bool:
        """Register the current task as an answer in progress, for which `close` waits. Return False while stopping."""
        task = asyncio.current_task()
        if self.closing or task is None:
            return False
        self._busy[task] = 0
        task.add_done_callback(lambda done: self._busy.pop(done, None))
        return True

    async def turned_away(self, interaction: Interaction) -> bool:
        """Reject an interaction if there are too many. Return whether it was rejected.

        There are too many if the user presses too fast, or if too many of this user or of all are being answered.

        The user gets an error message. If the user keeps pressing, the bot at most acknowledges the press. A command
        always gets an error message. A rejected interaction no longer counts as being answered.
        """
        task, user = asyncio.current_task(), interaction.user.id
        if task is None:
            return False
        self._busy[task] = user
        if self.press_limiter.is_hasty(user):
            typed = interaction.message is None  # command or its form: acknowledging would show a wait
            why = "hasty" if self.press_limiter.tells(user) or typed else ""
        elif self.press_limiter.lets_in(len(self._busy), [*self._busy.values()].count(user)):
            return False
        else:
            why = "busy"
        del self._busy[task]
        if why or self.press_limiter.acknowledges(user):
            self._turned_away.add(task)
            task.add_done_callback(self._turned_away.discard)
            await (self.refuse(interaction, UserError(why)) if why else responses.acknowledge(interaction))
        return True

    async def close(self) -> None:
        """Stop admitting interactions, wait until those in progress are answered, and save how all were answered."""
        self.closing = True
        if under_way := {*self._busy, *self._turned_away}:
            await asyncio.wait(under_way, timeout=LAST_ANSWERS_S)
        await self.answers.save(age_s=0.0)

    # Its subject

    def on_server(self, interaction: Interaction) -> bool:
        """Return whether the interaction comes from a server that has the bot.

        Otherwise remove the guild from the interaction, because the bot has no settings and no data for that guild.
        """
        if interaction.guild_id is not None and self._client.get_guild(interaction.guild_id) is None:
            interaction.guild_id = None
        return interaction.guild_id is not None

    async def load_settings(self, interaction: Interaction) -> None:
        """Load the settings of the user and the server. Raises UserError.

        They stay in memory as long as the interaction. A user who doesn't know what moderators did to them is told of
        it once the interaction is answered.
        """
        guild, user = interaction.guild_id or 0, interaction.user.id
        interaction.extras["settings"] = await self.settings.read(guild=guild, users=[user])
        if guild in self.settings.untold(user):
            responses.do_afterwards(interaction, "moderation", self._tell_moderated)

    async def _tell_moderated(self, interaction: Interaction, *, refused: bool = False) -> None:
        """Tell a user once what moderators did to them. A failure is not retried.

        `refused`: the user has just read that they are suspended, but not why.
        """
        with suppress(UserError, *FAILURES):
            deeds = await self.settings.kept_out.to_tell(interaction.guild_id or 0, interaction.user.id)
            if deeds := [each for each in deeds if not refused or each.kind != "out" or each.reason]:
                text = self.context_for(interaction).speak
                await self.say(interaction, told_lines(deeds, text))

    async def met(self, interaction: Interaction, *, anywhere: bool = False) -> None:
        """Remember the user's name, load their settings, and note the bot's permissions here.

        `anywhere`: whether the command or press also works outside of servers with the bot. If it does not, raises
        UserError there.
        """
        outside = not self.on_server(interaction)
        await self.load_settings(interaction)
        if outside and not anywhere:
            raise UserError("not-here" if interaction.context.guild else "no-server")
        self._names.meet(interaction.user, outside=outside)
        if outside:
            for friend in inside(interaction):
                self._names.meet(friend, outside=True)
            return
        for number in self._table_messages.channel_access.pressed(interaction):
            self._opened(number)

    async def table(self, interaction: Interaction, table_id: int | None) -> Table:
        """Return the table with this number. Without a number, return the user's latest table in the channel.

        If the user has no table in a channel outside of servers, return their latest table at which no other person
        plays. Raises UserError if there is no such table, or if the user can't see it.
        """
        if table_id is None:
            table = await self._latest(interaction)
        else:
            try:
                table = await self._registry.get(table_id)
            except UserError as refused:
                raise await self._explained(interaction, table_id, refused) from None
        if not self.sees(interaction, table.row, sat=table.seat_of(interaction.user.id)):
            raise UserError("no-table", table=str(table_id))
        self._looked_at(table.id)
        # the public message must not show which player has answered a secret question
        secret = table.match is not None and table.match.question.ask in (Ask.WINDOW, Ask.CHOICE)
        await self._table_messages.pressed(interaction, table, secret=secret)
        return table

    async def _latest(self, interaction: Interaction) -> Table:
        """Return the user's latest table here. Tables with a running match come first. Raises UserError."""
        refused, found = UserError("no-table-here"), list[Table]()
        for channel in channels_of(interaction):
            try:
                found.append(await self._registry.latest(interaction.user.id, channel))
            except UserError as error:
                refused = error
        if not found:
            raise refused
        return next((table for table in found if table.row.state == "playing"), found[0])

    async def under(self, interaction: Interaction, table_id: int) -> Table:
        """Return the table whose public message was pressed.

        Raises UserError if the lobby is now shown in another message. As long as the bot does not know the lobby's
        message, any public message in the lobby's channel is accepted.
        """
        if interaction.message is None or responses.in_private(interaction):
            raise UserError("unknown-button")
        table = await self.table(interaction, table_id)
        row, pressed = table.row, interaction.message.id
        other = pressed != row.message if row.message is not None else interaction.channel_id != row.channel
        if row.state == "lobby" and other:
            raise UserError("old-lobby", table=str(table.id))
        return table

    async def resign_question(self, interaction: Interaction, table: Table) -> MessagePayload:
        """Ask the user to confirm that they want to resign. Raises UserError if they can't."""
        change, (_, seat) = None, playing(table, interaction.user.id)
        with suppress(UserError):  # the change of the rating is only informative: the question can be asked without it
            change = await stake(self._registry.store, table, seat)
        return resign_message(table, seat, self.context_for(interaction).speak, change)

    async def _explained(self, interaction: Interaction, table_id: int, refused: UserError) -> UserError:
        """Return the error to show for a table that can't be loaded. `refused`: the error of `TableRegistry.get`.

        If the user can't see the table, the error is the same as for a table that doesn't exist.
        """
        hidden = UserError("no-table", table=str(table_id))
        if refused.key == "replay-broken":
            return refused if await self._over(interaction, table_id) else hidden
        if refused.key not in ("damaged", "no-table"):
            return refused
        saved = await self._registry.store.tables.load(table_id)
        sat = saved and next((each.seat for each in saved.sitters if each.user == interaction.user.id), None)
        if saved is None or not self.sees(interaction, saved.table, sat=sat):
            return hidden
        return (
            refused if refused.key == "damaged" else UserError("game-away", table=str(table_id), game=saved.table.game)
        )

    async def looked_back(self, interaction: Interaction, table_id: int) -> Table:
        """Return a copy of the table for looking back at its match.

        If the table was closed, the copy has the match that had begun there. Raises the errors of `table`, and
        UserError (replay-broken) if the match cannot be replayed.
        """
        return await self._registry.looked_back((await self.table(interaction, table_id)).id)

    async def finished(self, interaction: Interaction, table_id: int | None) -> Table:
        """Return the table with this number if its match is over.

        Without a number, return the table of the user's latest finished match here. Raises the same UserError if there
        is no such table, if its match is not over, and if the user can't see it. Raises UserError (replay-broken) if
        the match cannot be replayed.
        """
        if table_id is None:
            table_id = await self._newest_over(interaction)
        if not await self._over(interaction, table_id):
            raise UserError("no-replay", table=str(table_id))
        return await self._registry.get(table_id)

    async def _newest_over(self, interaction: Interaction) -> int:
        """Return the number of the table of the user's latest finished match here. Raises UserError."""
        records, guild = self._registry.store.records, interaction.guild_id or 0
        for channel in channels_of(interaction):
            if (found := await records.latest(guild, interaction.user.id, channel)) is not None:
                return found
        raise UserError("no-replay-here" if interaction.guild_id is not None else "no-replay-alone")

    async def _over(self, interaction: Interaction, table_id: int) -> bool:
        """Return whether the table has a finished match that the user may see."""
        past = await self._registry.store.records.match(table_id)
        return past is not None and self.sees_past(interaction, past)

    async def own_tables(self, interaction: Interaction, states: Sequence[State]) -> list[Named]:
        """Return the user's newest tables on this server, paused ones first.

        `states`: only tables in one of these states are returned. Each name shows the game, the other players and the
        channel, as far as the bot knows them. Raises UserError.
        """
        guild, user = interaction.guild_id or 0, interaction.user.id
        found = await self._registry.store.tables.get_for_user(guild, user, states, MOST_CHOICES)
        asleep = await self.asleep(interaction) if "playing" in states else []
        first = {each.table: each for each in asleep if each.here}
        others = [
            Named(row.id, self._named(interaction, row, users), row.game) for row, users in found if row.id not in first
        ]
        return [*first.values(), *others][:MOST_CHOICES]

    async def asleep(self, interaction: Interaction) -> list[Named]:
        """Return the user's paused matches with their names, the latest first. Raises UserError."""
        more, guild = self.context_for(interaction).speak("choice-asleep"), interaction.guild_id or 0
        found = await self._registry.store.tables.asleep(interaction.user.id)
        return [
            Named(row.id, self._named(interaction, row, users, more), row.game, here=row.guild == guild)
            for row, users in found
            if row.game in GAMES
        ]

    def _named(self, interaction: Interaction, row: TableRow, users: Sequence[int | None], more: str = "") -> str:
        """Return a table's name like `Koi-Koi with Ben · #games · table 12`, followed by `more`."""
        text = self.context_for(interaction).speak
        known = [self._names.get(row.guild, user) for user in users if user not in (None, interaction.user.id)]
        others = [called[0] for called in known if called] + [text("choice-computer")] * (users.count(None) > 0)
        guild = self._client.get_guild(row.guild) if row.guild == interaction.guild_id else None
        channel = guild and guild.get_channel_or_thread(row.home)
        seen = channel is not None and can_view(channel, interaction.user)
        game = text("choice-game", game=text(row.game), who=joined(others, text)) if others else text(row.game)
        name = legible(channel.name) if channel is not None and seen else ""
        place = f" · #{name}" if name else ""
        number = f" · {text('choice-table', table=str(row.id))}" + (f" · {more}" if more else "")
        return shortened(f"{game}{place}", LONGEST_CHOICE - len(number)) + number

    def names_for(self, interaction: Interaction) -> Callable[[int], str]:
        """Return a function that returns a user's name on this server. It calls an unknown user `someone …1234`."""
        text, guild = self.context_for(interaction).speak, interaction.guild_id or 0

        def name_of(user: int) -> str:
            known = self._names.get(guild, user)
            return known[0] if known else text("guests-unknown", user=str(user)[-4:])

        return name_of

    def server(self, interaction: Interaction) -> ServerSettings:
        """Return the settings of the server where the interaction comes from."""
        return self.settings.for_guild(interaction.guild_id or 0)

    def publishing(self, interaction: Interaction) -> AbstractContextManager[None]:
        """Count the body of the `with` as an action of the user that causes a public message.

        Raises UserError if this user, or all users of the server together, have caused too many.
        """
        moderates = interaction.permissions.manage_messages
        return self.publicity.action(interaction.guild_id or 0, interaction.user.id, moderates=moderates)

    # Answers

    def context_for(self, interaction: Interaction, *, files: bool = False) -> RenderContext:
        """Return the render context for the user of this interaction.

        `files`: show words instead of pictures if the bot can't attach files here.
        """
        return self._render_contexts.for_interaction(
            interaction, in_words=files and not interaction.app_permissions.attach_files
        )

    async def context_for_all(self, interaction: Interaction) -> RenderContext:
        """Return the render context for a message that everyone here sees.

        Outside of servers, its language is that of the user who used the button or command. Raises UserError.
        """
        if interaction.guild_id is None:
            return self._render_contexts.for_group_chat(self.context_for(interaction).locale)
        in_words = not interaction.app_permissions.attach_files
        return await self._render_contexts.for_guild(interaction.guild_id, in_words=in_words)

    async def say(self, interaction: Interaction, words: str) -> None:
        """Send `words` as an ephemeral message."""
        await responses.send(interaction, sentence(words), ephemeral=True)

    async def refuse(self, interaction: Interaction, refused: UserError) -> None:
        """Send the error message for the user, which says why nothing has changed."""
        text = self.context_for(interaction).speak
        said = sentence(text(f"refused-{refused.key}", **refused.variables))
        if refused.key == "too-many-asleep":
            with suppress(UserError):
                said = asleep_message(await self.asleep(interaction), text, None)
        try:
            await responses.send(interaction, said, ephemeral=True)
        except FAILURES as error:
            log.info("Refusal not delivered: %s", error)
        except RuntimeError as error:  # the session is closed already
            if not self.closing:
                raise
            log.info("Refusal not delivered, because the bot is stopping: %s", error)
        if refused.key == "kept-out":
            await self._tell_moderated(interaction, refused=True)

    async def failed(self, interaction: Interaction, error: Exception, what: str) -> None:
        """Tell the user why a press or command failed. If its answer could not be delivered, only note that.

        What the user has changed is saved by then, and the table's message shows it. `what`: what failed, for the log.
        """
        if isinstance(error, UserError):
            await self.refuse(interaction, error)
        elif isinstance(error, FAILURES) or self.closing:
            log.info("Answer not delivered: %s", error)
            if isinstance(error, discord.HTTPException) and error.code in AUTOMOD:
                await self.refuse(interaction, UserError("automod"))
        else:
            await self.refuse(interaction, ours(log, what, error))
