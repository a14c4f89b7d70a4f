"""Handlers for the greeting: open the server's settings, a table, or a course."""

from bot.errors import UserError
from bot.features.learn import LessonHandlers
from bot.features.lobby import Opening
from bot.features.preferences import GuildLanguageService, SettingHandlers
from bot.features.welcome.messages import LANGUAGE, WELCOME, greeting_message
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.i18n import languages
from bot.settings.settings import ServerSettings
from bot.transport.payload import MessagePayload
from bot.transport.permissions import check_manages
from bot.transport.responses import Deferral, Interaction


class WelcomeHandlers:
    """The handlers of presses on the greeting. Anyone may press, as long as the message exists."""

    def __init__(
        self,
        interactions: InteractionService,
        settings: SettingHandlers,
        opening: Opening,
        lessons: LessonHandlers,
        language: GuildLanguageService,
    ) -> None:
        self._interactions, self._settings, self._opening, self._lessons = interactions, settings, opening, lessons
        self._language = language

    @component(WELCOME, verb="setup", deferral=Deferral.WHISPER)
    async def _setup(self, interaction: Interaction) -> None:
        await self._settings.open(interaction, ServerSettings.where)

    @component(WELCOME, verb="play", deferral=Deferral.ALOUD)
    async def _play(self, interaction: Interaction) -> None:
        await self._opening.open(interaction, None, None, ())

    @component(WELCOME, verb="learn", deferral=Deferral.WHISPER)
    async def _learn(self, interaction: Interaction) -> None:
        await self._lessons.begin(interaction, self._interactions.server(interaction).game)

    @component(LANGUAGE, select=str)
    async def _speak(self, interaction: Interaction, chosen: str) -> MessagePayload:
        if chosen not in languages():
            raise UserError("unknown-button")
        check_manages(interaction)
        await self._language.choose(interaction.guild_id or 0, chosen)
        text = (await self._interactions.context_for_all(interaction)).speak
        return greeting_message(text, asked=True, language=chosen)
