"""A user's scoring hands and achievements in one game: those that the user has, and those that are missing."""

from bot.decks.all import DECKS
from bot.decks.patterns import ranked
from bot.decks.telling import Telling
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.store import Store
from bot.store.records import Collected
from bot.transport.payload import Part
from bot.ui.outcomes import achievement


async def collected(store: Store, user: int, guild: int, game: str) -> tuple[dict[str, Collected], list[str]]:
    """Return the scoring hands that the user has made, the most valuable first, and the usual ones that are missing.

    Scoring hands that only exist under other rules come last. Raises UserError: not-loaded.
    """
    found = await store.records.collection(user, guild, game)
    known = [each.key for each in ranked(GAMES[game].sheet(GAMES[game].rules())) if not each.amount]
    kinds = [key for key in found if key not in known]
    missing = [key for key in known if key not in found and not any(each.startswith(f"{key}_") for each in kinds)]
    return {key: found[key] for key in [*known, *kinds] if key in found}, missing


async def collection(store: Store, user: int, guild: int, game: str, text: Text) -> tuple[list[Part], bool]:
    """Return the user's scoring hands in a game, and whether none is missing.

    There are three parts: a title with the count, one line per scoring hand, and the missing scoring hands. Raises
    UserError: not-loaded.
    """
    made, missing = await collected(store, user, guild, game)
    telling, unit = Telling(text, GAMES[game], lambda _seat: ""), DECKS[GAMES[game].deck].unit
    head = text("collection-head", game=text(game), made=len(made), all=len(made) + len(missing), unit=unit)
    lines = [
        text("collection-row", name=telling.yaku(key), count=each.count, at=f"<t:{each.first_at // 1000}:d>")
        for key, each in made.items()
    ]
    names = listed([telling.yaku(key) for key in missing], text)
    last = text("collection-missing", names=names) if missing else text("collection-whole")
    return [f"{text('collection-title', who=f'<@{user}>')}\n{head}", "\n".join(lines), last], not missing


async def achievements(store: Store, user: int, guild: int, game: str, text: Text) -> tuple[list[Part], bool]:
    """Return the user's achievements in a game, as three such parts, and whether none is missing.

    Raises UserError: not-loaded.
    """
    found, telling = await store.records.achievable(user, guild, game), Telling(text, GAMES[game], lambda _seat: "")
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
