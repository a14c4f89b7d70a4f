"""The command /club-night, which announces a club night or lists the server's club nights."""

from discord import app_commands
from discord.ext import commands

from bot.features.nights.handlers import NightHandlers
from bot.framework.options import GameOption, complete_game, described
from bot.transport.responses import Interaction

WhenOption = app_commands.Range[str, 1, 40]


class ClubNightCog(commands.Cog):
    """The command /club-night. With a time, it announces nights publicly. Without one, it lists them privately."""

    def __init__(self, presses: NightHandlers) -> None:
        self._presses = presses

    @app_commands.command(name="club-night", description=described("command-club-night"))
    @app_commands.describe(
        game=described("option-game"),
        at=described("option-night-at"),
        length=described("option-night-length"),
        every=described("option-night-every"),
    )
    @app_commands.autocomplete(game=complete_game)
    @app_commands.guild_only()
    async def night(
        self,
        interaction: Interaction,
        game: GameOption | None = None,
        at: WhenOption | None = None,
        length: WhenOption | None = None,
        every: WhenOption | None = None,
    ) -> None:
        if at is None and every is None:
            await self._presses.list(interaction)
        else:
            await self._presses.announce(interaction, game, at, every, length)
