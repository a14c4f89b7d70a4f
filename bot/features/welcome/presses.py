"""Does what is pressed under the greeting: opens the settings of the server, a table, or a course."""

from __future__ import annotations

from bot.desk.desk import Desk
from bot.desk.feature import Press, by_verb
from bot.features.choosing import SettingPresses
from bot.features.learn import LessonPresses
from bot.features.lobby import Opening
from bot.people.settings import ServerSettings
from bot.tables.table import Refused
from bot.wire.answers import Interaction, Later

LATE = {"setup": Later.WHISPER, "play": Later.ALOUD, "learn": Later.WHISPER}


class WelcomePresses:
    """Anybody may press, for as long as the message stands."""

    def __init__(self, desk: Desk, settings: SettingPresses, opening: Opening, lessons: LessonPresses) -> None:
        self._desk, self._settings, self._opening, self._lessons = desk, settings, opening, lessons
        self.presses = {"welcome": Press(self._pressed, by_verb(LATE))}

    async def _pressed(self, interaction: Interaction, words: list[str]) -> None:
        """`welcome:0:setup`, for who may manage the server; `welcome:0:play` and `welcome:0:learn`, in its game."""
        match words[1:]:
            case ["setup"]:
                await self._settings.open(interaction, ServerSettings.where)
            case ["play"]:
                await self._opening.open(interaction, None, None, ())
            case ["learn"]:
                await self._lessons.begin(interaction, self._desk.server(interaction).game)
            case _:
                raise Refused("unknown-button")
