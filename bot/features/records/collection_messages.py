"""A user's scoring hands and achievements in one game: those that the user has, and those that are missing."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.decks.all import DECKS
from bot.decks.patterns import ranked
from bot.decks.telling import Telling
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.store import Store
from bot.store.records import Collected
from bot.transport.payload import Part
from bot.ui.outcomes import achievement


@dataclass(frozen=True, slots=True)
class Collection:
    """A user's scoring hands in a game. `made`: by key. `missing`: keys of the usual rules that the user lacks."""

    game: str
    made: Mapping[str, Collected]
    missing: Sequence[str]


class CollectionPages:
    """Data and text of collections and achievements. Reading raises UserError: not-loaded."""

    def __init__(self, store: Store) -> None:
        self._records = store.records

    async def read(self, user: int, guild: int, game: str) -> Collection:
        """Return the user's collection of scoring hands, the most valuable first.

        Scoring hands that only exist under other rules come last.
        """
        found = await self._records.collection(user, guild, game)
        known = [each.key for each in ranked(GAMES[game].sheet(GAMES[game].rules())) if not each.amount]
        kinds = [key for key in found if key not in known]
        made = {key: found[key] for key in [*known, *kinds] if key in found}
        missing = [key for key in known if key not in found and not any(each.startswith(f"{key}_") for each in kinds)]
        return Collection(game, made, missing)

    def parts(self, user: int, collection: Collection, text: Text) -> list[Part]:
        """Return three parts: a title with the count, one line per scoring hand, and the missing scoring hands."""
        telling = Telling(text, GAMES[collection.game], lambda _seat: "")
        made, missing = collection.made, collection.missing
        unit = DECKS[GAMES[collection.game].deck].unit
        every = len(made) + len(missing)
        head = text("collection-head", game=text(collection.game), made=len(made), all=every, unit=unit)
        lines = [
            text("collection-row", name=telling.yaku(key), count=each.count, at=f"<t:{each.first_at // 1000}:d>")
            for key, each in made.items()
        ]
        names = listed([telling.yaku(key) for key in missing], text)
        last = text("collection-missing", names=names) if missing else text("collection-whole")
        return [f"{text('collection-title', who=f'<@{user}>')}\n{head}", "\n".join(lines), last]

    async def achievements(self, user: int, guild: int, game: str, text: Text) -> tuple[list[Part], bool]:
        """Return the user's achievements in a game, as three such parts, and whether none is missing."""
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
