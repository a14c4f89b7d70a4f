"""Handlers for the greeting: open the server's settings, a table, or a course."""

from __future__ import annotations

from bot.errors import UserError
from bot.features.learn import LessonHandlers
from bot.features.lobby import Opening
from bot.features.preferences import GuildLanguageService, SettingHandlers
from bot.features.welcome.messages import greeting_message
from bot.framework.feature import ComponentHandler, by_verb
from bot.framework.interaction_service import InteractionService
from bot.i18n import languages
from bot.settings.settings import ServerSettings
from bot.transport import responses
from bot.transport.forms import selected
from bot.transport.permissions import check_manages
from bot.transport.responses import Deferral, Interaction

LATE = {"setup": Deferral.WHISPER, "play": Deferral.ALOUD, "learn": Deferral.WHISPER}


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
        self.presses = {"welcome": ComponentHandler(self._pressed, by_verb(LATE))}

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """Answer a press on the greeting.

        Two buttons are only for managers of the server. `welcome:0:setup` opens the settings, and `welcome:0:language`
        sets the language. `welcome:0:play` opens a lobby for the server's game, and `welcome:0:learn` opens its lesson.
        """
        match words[1:]:
            case ["setup"]:
                await self._settings.open(interaction, ServerSettings.where)
            case ["language"] if (chosen := selected(interaction)) and chosen[0] in languages():
                await self._speak(interaction, chosen[0])
            case ["play"]:
                await self._opening.open(interaction, None, None, ())
            case ["learn"]:
                await self._lessons.begin(interaction, self._interactions.server(interaction).game)
            case _:
                raise UserError("unknown-button")

    async def _speak(self, interaction: Interaction, language: str) -> None:
        check_manages(interaction)
        await self._language.choose(interaction.guild_id or 0, language)
        text = (await self._interactions.context_for_all(interaction)).speak
        await responses.edit(interaction, greeting_message(text, asked=True, language=language))
