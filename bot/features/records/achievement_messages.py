"""A user's achievements in one game, and those that are still missing."""

from bot.decks.telling import Telling
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.store import Store
from bot.transport.payload import Part
from bot.ui.outcomes import achievement


class AchievementPages:
    """Pages of achievements. Reading raises UserError: not-loaded."""

    def __init__(self, store: Store) -> None:
        self._records = store.records

    async def parts(self, user: int, guild: int, game: str, text: Text) -> tuple[list[Part], bool]:
        """Return the page, and whether the user has all achievements of the game.

        The page is a title with the count, one line per achievement, and the missing ones.
        """
        found, telling = await self._records.achievable(user, guild, game), Telling(text, GAMES[game], lambda _seat: "")
        made = [
            text("achievements-rare" if rare else "achievements-row", what=achievement(key, telling))
            for key, rare, has in found
            if has
        ]
        head = text("achievements-head", game=text(game), made=len(made), all=len(found))
        names = listed([achievement(key, telling) for key, _, has in found if not has], text, "semicolons")
        title = f"{text('achievements-title', who=f'<@{user}>')}\n{head}"
        last = text("achievements-missing", what=names) if names else text("achievements-whole")
        return [title, "\n".join(made), last], not names
