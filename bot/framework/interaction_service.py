"""What every command and press needs: to be taken, the table it is about, a sentence, a refusal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Any

import discord

from bot.common.text import legible, shortened
from bot.decks.telling import joined
from bot.errors import UserError
from bot.framework.publicity import Publicity
from bot.games import GAMES
from bot.live.table_messages import TableMessages
from bot.settings.settings import ServerSettings, Settings
from bot.store import TableRow
from bot.store.models import State
from bot.store.records import FinishedMatch
from bot.tables.registry import TableRegistry
from bot.tables.resign_cost import stake
from bot.tables.table import Table
from bot.tables.venue import SERVER, venue_of
from bot.transport import responses
from bot.transport.display_names import DisplayNames
from bot.transport.payload import sentence
from bot.transport.press_limiter import PressLimiter
from bot.transport.responses import FAILURES, Interaction
from bot.ui.asleep_message import Named, asleep_post
from bot.ui.render_context import RenderContext, RenderContexts
from engine.core import Ask, Seat

MOST_CHOICES, LONGEST_CHOICE = 25, 100
"""So many choices an option may offer, and so long each may be."""

log = logging.getLogger(__name__)

LAST_ANSWERS_S = 2.0
"""Presses and commands under way get this long when the bot ends: before that, a slow picture is deferred."""


class InteractionService:
    """Takes presses and commands until it closes. It calls `opened` with tables that may be shown again, and
    `looked_at` with each that somebody looks at. `settings`: what servers and people have chosen."""

    def __init__(
        self,
        client: discord.Client,
        registry: TableRegistry,
        readers: RenderContexts,
        names: DisplayNames,
        boards: TableMessages,
        settings: Settings,
        opened: Callable[[int], None],
        looked_at: Callable[[int], None],
    ) -> None:
        self.settings, self._opened, self._looked_at = settings, opened, looked_at
        self._client, self._registry, self._readers, self._names, self._boards = (
            client,
            registry,
            readers,
            names,
            boards,
        )
        self._busy: dict[asyncio.Future[Any], int] = {}
        """By what is under way who asked for it; 0: not known yet."""
        self._turned_away: set[asyncio.Future[Any]] = set()
        self.turnstile = PressLimiter()
        self.publicity = Publicity(registry.now)
        self._closing = False

    @property
    def closing(self) -> bool:
        """Whether the bot ends, and an answer may have nowhere to go."""
        return self._closing

    # Whether it is taken

    def take(self) -> bool:
        """Whether the current task may answer an interaction; the end of the bot then waits for it."""
        task = asyncio.current_task()
        if self._closing or task is None:
            return False
        self._busy[task] = 0
        task.add_done_callback(lambda done: self._busy.pop(done, None))
        return True

    async def turned_away(self, interaction: Interaction) -> bool:
        """Whether somebody presses too fast, or too many presses are under way, of this person or in all; then this one
        has been told to come again, and does not count. A command is always told so; for who goes on to press, Discord
        hears that the press arrived."""
        task, user = asyncio.current_task(), interaction.user.id
        if task is None:
            return False
        self._busy[task] = user
        if self.turnstile.is_hasty(user):
            typed = interaction.message is None  # a command, or the form of one: to acknowledge it would show a wait
            why = "hasty" if self.turnstile.tells(user) or typed else ""
        elif self.turnstile.lets_in(len(self._busy), sum(other == user for other in self._busy.values())):
            return False
        else:
            why = "busy"
        del self._busy[task]
        if why or self.turnstile.acknowledges(user):
            self._turned_away.add(task)
            task.add_done_callback(self._turned_away.discard)
            await (self.refuse(interaction, UserError(why)) if why else responses.acknowledge(interaction))
        return True

    async def close(self) -> None:
        """Take no more presses and commands, and let those under way be answered."""
        self._closing = True
        if under_way := {*self._busy, *self._turned_away}:
            await asyncio.wait(under_way, timeout=LAST_ANSWERS_S)

    # What it is about

    def on_server(self, interaction: Interaction) -> bool:
        """Whether somebody is on a server that has the bot. Any other is none from now on: it has chosen nothing, and
        nothing of it is known."""
        if interaction.guild_id is not None and self._client.get_guild(interaction.guild_id) is None:
            interaction.guild_id = None
        return interaction.guild_id is not None

    async def known(self, interaction: Interaction) -> None:
        """Have in memory what somebody and their server have chosen, as long as the interaction is there. Raises
        UserError."""
        guild, user = interaction.guild_id or 0, interaction.user.id
        interaction.extras["settings"] = await self.settings.read(guild=guild, users=[user])

    async def met(self, interaction: Interaction, *, anywhere: bool = False) -> None:
        """Know somebody by name, for the pictures, with what they have chosen, and what the bot may do here. anywhere:
        they do something for which it takes no server. Raises UserError where it takes one, and the bot is on none."""
        outside = not self.on_server(interaction)
        await self.known(interaction)
        if outside and not anywhere:
            raise UserError("not-here" if interaction.context.guild else "no-server")
        self._names.meet(interaction.user, outside=outside)
        if outside:
            for friend in inside(interaction):
                self._names.meet(friend, outside=True)
            return
        for number in self._boards.doors.pressed(interaction):
            self._opened(number)

    async def table(self, interaction: Interaction, table_id: int | None) -> Table:
        """The table of that number, or the asker's latest in the channel; outside of servers, where they play with
        nobody there, the latest that they play alone. Raises UserError, also if they cannot see it."""
        if table_id is None:
            table = await self._latest(interaction)
        else:
            try:
                table = await self._registry.get(table_id)
            except UserError as refused:
                if refused.key == "no-table":
                    await self._check_rests(interaction, table_id)
                there = {"replay-broken": self._over, "damaged": self._kept}.get(refused.key)
                hidden = there is not None and not await there(interaction, table_id)
                raise (UserError("no-table", table=str(table_id)) if hidden else refused) from None
        if not self.sees(interaction, table.row, sat=table.seat_of(interaction.user.id)):
            raise UserError("no-table", table=str(table_id))
        self._looked_at(table.id)
        # what several are asked in secret must not show who has pressed
        secret = table.match is not None and table.match.question.ask in (Ask.WINDOW, Ask.CHOICE)
        await self._boards.pressed(interaction, table, secret=secret)
        return table

    async def _latest(self, interaction: Interaction) -> Table:
        """The asker's latest table here, a running one first. Raises UserError."""
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
        """The table of that number, under which somebody presses. Raises UserError if the press was on another message
        than the one that shows a lobby now; while that is not known, any public message of its channel may be it."""
        if interaction.message is None or responses.in_private(interaction):
            raise UserError("unknown-button")
        table = await self.table(interaction, table_id)
        row, pressed = table.row, interaction.message.id
        other = pressed != row.message if row.message is not None else interaction.channel_id != row.channel
        if row.state == "lobby" and other:
            raise UserError("old-lobby", table=str(table.id))
        return table

    async def stake(self, table: Table, seat: Seat) -> int | None:
        """The change of the rating of who sits there if they resign now; None where it does not, or nobody knows
        now."""
        try:
            return await stake(self._registry, table, seat)
        except UserError:
            return None  # what it costs is only said: the question itself can be asked

    async def _check_rests(self, interaction: Interaction, table_id: int) -> None:
        """Check that no game is missing for a table of that number. Raises UserError (game-away) where it is not
        installed."""
        saved = await self._registry.read(self._registry.store.tables.load(table_id))
        if saved is not None:
            sat = next((each.seat for each in saved.sitters if each.user == interaction.user.id), None)
            if self.sees(interaction, saved.table, sat=sat):
                raise UserError("game-away", table=str(table_id), game=saved.table.game)

    async def looked_back(self, interaction: Interaction, table_id: int) -> Table:
        """A copy of the table of that number; a closed one has the match that had begun there. Raises as `table`, and
        UserError (replay-broken) where that cannot be played again."""
        return await self._registry.looked_back((await self.table(interaction, table_id)).id)

    async def finished(self, interaction: Interaction, table_id: int | None) -> Table:
        """The table of that number, whose match is over, or the asker's latest such in the channel. Raises UserError,
        in the same words where there is none, where it is not over, and where the asker may not see it; in others
        (replay-broken) where it cannot be played again."""
        if table_id is None:
            table_id = await self._newest_over(interaction)
        if not await self._over(interaction, table_id):
            raise UserError("no-replay", table=str(table_id))
        return await self._registry.get(table_id)

    async def _newest_over(self, interaction: Interaction) -> int:
        """The table of the asker's latest finished match here. Raises UserError."""
        for channel in channels_of(interaction):
            newest = self._registry.store.records.latest(interaction.guild_id or 0, interaction.user.id, channel)
            if (found := await self._registry.read(newest)) is not None:
                return found
        raise UserError("no-replay-here" if interaction.guild_id is not None else "no-replay-alone")

    async def _over(self, interaction: Interaction, table_id: int) -> bool:
        """Whether there is a match that is over at a table, as far as it exists for the asker."""
        past = await self._registry.read(self._registry.store.records.match(table_id))
        return past is not None and self.sees_past(interaction, past)

    async def _kept(self, interaction: Interaction, table_id: int) -> bool:
        """Whether there is a table, as far as it exists for the asker, also where its match cannot be shown."""
        saved = await self._registry.read(self._registry.store.tables.load(table_id))
        if saved is None:
            return False
        seat = next((each.seat for each in saved.sitters if each.user == interaction.user.id), None)
        return self.sees(interaction, saved.table, sat=seat)

    async def own_tables(self, interaction: Interaction, states: Sequence[State]) -> list[Named]:
        """The newest tables on this server where somebody sits, first those that sleep, by what they are called: game,
        others and channel, as far as that is known. Raises UserError."""
        guild, user = interaction.guild_id or 0, interaction.user.id
        found = await self._registry.read(self._registry.store.tables.of_user(guild, user, states, MOST_CHOICES))
        asleep = await self.asleep(interaction) if "playing" in states else []
        first = {each.table: each for each in asleep if each.here}
        others = [
            Named(row.id, self._named(interaction, row, users), row.game) for row, users in found if row.id not in first
        ]
        return [*first.values(), *others][:MOST_CHOICES]

    async def asleep(self, interaction: Interaction) -> list[Named]:
        """The sleeping matches of somebody, the latest first, called as other tables are. Raises UserError."""
        more, guild = self.reader(interaction).speak("choice-asleep"), interaction.guild_id or 0
        found = await self._registry.read(self._registry.store.tables.asleep(interaction.user.id))
        return [
            Named(row.id, self._named(interaction, row, users, more), row.game, here=row.guild == guild)
            for row, users in found
            if row.game in GAMES
        ]

    def _named(self, interaction: Interaction, row: TableRow, users: Sequence[int | None], more: str = "") -> str:
        """`Koi-Koi with Ben · #games · table 12`, with `more` behind it."""
        text = self.reader(interaction).speak
        known = [self._names.of(row.guild, user) for user in users if user not in (None, interaction.user.id)]
        others = [called[0] for called in known if called] + [text("choice-computer")] * (users.count(None) > 0)
        guild = self._client.get_guild(row.guild) if row.guild == interaction.guild_id else None
        channel = guild and guild.get_channel_or_thread(row.home)
        seen = channel is not None and self._views(channel, interaction.user)
        game = text("choice-game", game=text(row.game), who=joined(others, text)) if others else text(row.game)
        name = legible(channel.name) if channel is not None and seen else ""
        place = f" · #{name}" if name else ""
        number = f" · {text('choice-table', table=str(row.id))}" + (f" · {more}" if more else "")
        return shortened(f"{game}{place}", LONGEST_CHOICE - len(number)) + number

    def sees(self, interaction: Interaction, row: TableRow, *, sat: Seat | None) -> bool:
        """Whether a table exists for somebody who has or had this seat there; it does not on another server, or in a
        channel that they cannot see. Threads of ours are public: who sees the channel sees one that Discord has put
        away. What somebody plays outside of servers exists for them wherever they are, and for others in the channel
        where friends play it."""
        if venue_of(row) is not SERVER:
            return sat is not None or (row.channel != 0 and interaction.channel_id == row.channel)
        if row.guild != interaction.guild_id:
            return False
        if interaction.channel_id in (row.channel, row.parent) or sat is not None:
            return True
        guild = self._client.get_guild(row.guild)
        channel = guild and (guild.get_channel_or_thread(row.channel) or guild.get_channel(row.home))
        return channel is not None and self._views(channel, interaction.user)

    def places(self, interaction: Interaction) -> set[int]:
        """The channels and threads of the server that somebody sees: all that are known, and where they press."""
        guild = interaction.guild
        known = (*guild.channels, *guild.threads) if guild is not None else ()
        there = {place.id for place in known if self._views(place, interaction.user)}
        return there | {interaction.channel_id or 0}

    def sees_past(self, interaction: Interaction, past: FinishedMatch) -> bool:
        """Whether a match that is over exists for somebody; one of a game that is not played any more does not."""
        users = [user for user, _, _ in past.scores]
        sat = users.index(interaction.user.id) if interaction.user.id in users else None
        return past.row.game in GAMES and self.sees(interaction, past.row, sat=sat)

    def _views(self, channel: discord.abc.GuildChannel | discord.Thread, asker: discord.Member | discord.User) -> bool:
        """Whether somebody sees a channel."""
        if not isinstance(asker, discord.Member):
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            return False  # who is inside is not known from outside
        with suppress(discord.ClientException):  # a thread whose channel is not known
            return channel.permissions_for(asker).view_channel
        return False

    def server(self, interaction: Interaction) -> ServerSettings:
        """What is so on the server where somebody presses or types."""
        return self.settings.of(interaction.guild_id or 0)

    def publishing(self, interaction: Interaction) -> AbstractContextManager[None]:
        """Count what somebody does as an action that ends in a public message. Raises UserError where they, or all on
        their server, did as much too often."""
        moderates = interaction.permissions.manage_messages
        return self.publicity.action(interaction.guild_id or 0, interaction.user.id, moderates=moderates)

    # What is said

    def reader(self, interaction: Interaction, *, files: bool = False) -> RenderContext:
        """The reader who pressed or typed. files: in words where no file may be attached."""
        return self._readers.of(interaction, in_words=files and not interaction.app_permissions.attach_files)

    async def reader_of_all(self, interaction: Interaction) -> RenderContext:
        """Everybody who reads where somebody presses; outside of servers in the language of whoever did. Raises
        UserError."""
        if interaction.guild_id is None:
            return self._readers.of_friends(self.reader(interaction).locale)
        return await self._readers.of_all(
            interaction.guild_id or 0, in_words=not interaction.app_permissions.attach_files
        )

    async def say(self, interaction: Interaction, words: str) -> None:
        """A sentence that only the asker sees."""
        await responses.send(interaction, sentence(words), ephemeral=True)

    async def refuse(self, interaction: Interaction, refused: UserError) -> None:
        """Say why not; nothing has changed."""
        text = self.reader(interaction).speak
        said = sentence(text(f"refused-{refused.key}", **refused.variables))
        if refused.key == "too-many-asleep":
            with suppress(UserError):
                said = asleep_post(await self.asleep(interaction), text, None)
        try:
            await responses.send(interaction, said, ephemeral=True)
        except FAILURES as error:
            log.info("A refusal could not be said: %s", error)
        except RuntimeError as error:  # of a session that is closed already
            if not self._closing:
                raise
            log.info("A refusal could not be said, for the bot ends: %s", error)


def inside(interaction: Interaction) -> Sequence[discord.User]:
    """Who is in the group or the direct messages where somebody presses or types, besides them, as far as Discord tells
    of it (DISCORD A11)."""
    channel = interaction.channel
    people = channel.recipients if isinstance(channel, (discord.GroupChannel, discord.DMChannel)) else ()
    return [each for each in people if each.id != interaction.user.id]


def channels_of(interaction: Interaction) -> Sequence[int]:
    """The channels whose tables are meant where none is named, the nearest first; 0 is that of what somebody plays
    alone, outside of servers."""
    here = interaction.channel_id or 0
    return (here,) if interaction.guild_id is not None else (here, 0)
