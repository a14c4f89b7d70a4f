"""What somebody has won with in one game: every pattern with how often and since when, and which are missing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.decks.patterns import ranked
from bot.decks.telling import Telling
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.store.guarded import GuardedStore
from bot.store.records import Collected
from bot.transport.payload import Part


@dataclass(frozen=True, slots=True)
class Collection:
    """What there is of a game, by the keys of patterns; missing: what its usual rules know beside that."""

    game: str
    made: Mapping[str, Collected]
    missing: Sequence[str]


class CollectionPages:
    """Says what stands there. Raises UserError: not-loaded."""

    def __init__(self, guarded: GuardedStore) -> None:
        self._guarded, self._records = guarded, guarded.store.records

    async def read(self, user: int, guild: int, game: str) -> Collection:
        """What somebody has, in the order of worth; what only other rules know comes last."""
        found = await self._guarded.read(self._records.collection(user, guild, game))
        known = [each.key for each in ranked(GAMES[game].sheet(GAMES[game].rules())) if not each.amount]
        kinds = [key for key in found if key not in known]
        made = {key: found[key] for key in [*known, *kinds] if key in found}
        missing = [key for key in known if key not in found and not any(each.startswith(f"{key}_") for each in kinds)]
        return Collection(game, made, missing)

    def parts(self, user: int, collection: Collection, text: Text) -> list[Part]:
        """A title, how many there are, a line each, and what is missing."""
        telling = Telling(text, GAMES[collection.game], lambda _seat: "")
        made, missing = collection.made, collection.missing
        head = text("collection-head", game=text(collection.game), made=len(made), all=len(made) + len(missing))
        lines = [
            text("collection-row", name=telling.yaku(key), count=each.count, at=f"<t:{each.first_at // 1000}:d>")
            for key, each in made.items()
        ]
        names = listed([telling.yaku(key) for key in missing], text)
        last = text("collection-missing", names=names) if missing else text("collection-whole")
        return [f"{text('collection-title', who=f'<@{user}>')}\n{head}", "\n".join(lines), last]
