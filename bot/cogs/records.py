"""/leaderboard shows who wins most here; /verify deals a finished match again."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import ALOUD, GAME_CHOICES, TableOption, described
from bot.messages import answers
from bot.messages.answers import Interaction
from bot.messages.desk import Desk
from bot.messages.post import Document, Part, post
from bot.messages.reader import Readers
from bot.store import Standing
from bot.tables.keeper import Keeper
from bot.tables.table import Refused, Table, match_seed
from bot.words import Text
from engine.core import AnyMatch, IllegalAction


class Records(commands.Cog):
    """Who wins, and whether a match was dealt honestly."""

    def __init__(self, desk: Desk, keeper: Keeper, readers: Readers) -> None:
        self._desk, self._keeper, self._readers = desk, keeper, readers

    @app_commands.command(name="leaderboard", description=described("command-leaderboard"), extras=ALOUD)
    @app_commands.describe(game=described("option-game"), table=described("option-table"))
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def leaderboard(
        self, interaction: Interaction, game: str | None = None, table: TableOption | None = None
    ) -> None:
        key = game or await self._game(interaction, table)
        guild = interaction.guild_id or 0
        private = self._desk.server(interaction).leaderboard == "private"
        text = (self._desk.reader(interaction) if private else self._readers.of_all(guild)).speak

        def who(row: Standing) -> str:
            return f"<@{row.user}>"

        best = await self._keeper.read(self._keeper.store.leaderboard(guild, key))
        lines = [
            text("leaderboard-row", rank=row.rank, who=who(row), won=row.won, played=row.played, points=row.points)
            for row in best
        ]
        mine = await self._keeper.read(self._keeper.store.standing_of(guild, key, interaction.user.id))
        you = text("leaderboard-you", who=who(mine), rank=mine.rank, won=mine.won, played=mine.played) if mine else ""
        empty = text("leaderboard-empty", game=text(key))
        parts = (text("leaderboard-title", game=text(key)), "\n".join(lines) or empty, you, text("leaderboard-note"))
        await answers.send(interaction, post(*parts), ephemeral=private)

    @app_commands.command(name="verify", description=described("command-verify"))
    @app_commands.describe(table=described("option-table"))
    @app_commands.guild_only()
    async def verify(self, interaction: Interaction, table: TableOption | None = None) -> None:
        found = await self._desk.table(interaction, table)
        text = self._desk.reader(interaction).speak
        title = text("verify-title", table=str(found.id))
        if found.row.state != "over":
            sealed = post(title, text("verify-running", commitment=found.commitment))
            await answers.send(interaction, sealed, ephemeral=True)
            return
        good, record = await asyncio.to_thread(lambda: (_holds(found), _text(found)))
        moves = found.match.seq if found.match else 0
        verdict = text("verify-good", moves=moves) if good else text("verify-bad")
        parts: list[Part] = [title, "\n".join(_opened(found, text)), verdict]
        if record and interaction.app_permissions.attach_files:
            parts += [text("verify-file"), Document(f"hanapai-{found.id}.txt", record.encode())]
        opened = post(*parts)
        await answers.send(interaction, opened, ephemeral=True)

    async def _game(self, interaction: Interaction, table: int | None) -> str:
        try:
            return (await self._desk.table(interaction, table)).row.game
        except Refused as refused:
            if refused.key != "no-table-here":
                raise
            return self._desk.server(interaction).game


def _holds(table: Table) -> bool:
    """Whether the match, dealt and played again from the opened seed, ends as it was recorded."""
    if table.match is None:
        return False
    record = table.match.record()
    seed = match_seed(table.row.server_seed, [sitter.cut for sitter in table.sitters], table.row.start_id or 0)
    return seed == record.seed and AnyMatch.replay(table.game, record).result == table.match.result


def _text(table: Table) -> str:
    """The finished match for whoever wants to keep, replay or report it; empty where it cannot be played again."""
    if table.match is None:
        return ""
    try:
        return table.match.record().text(table.game, f"table {table.id}, preset {table.row.preset}")
    except IllegalAction:
        return ""


def _opened(table: Table, text: Text) -> list[str]:
    """Everything that the seed of the match is made of."""
    cuts = [sitter.cut for sitter in table.sitters]
    seed = match_seed(table.row.server_seed, cuts, table.row.start_id or 0)
    return [
        text("verify-seed", seed=table.row.server_seed.hex()),
        text("verify-sealed", commitment=table.commitment),
        *(text("verify-cut", seat=seat + 1, cut=cut.replace("`", "ˋ")) for seat, cut in enumerate(cuts)),
        text("verify-start", start=str(table.row.start_id)),
        text("verify-match", match=seed.hex()),
    ]
