"""A user's matches that count in no ranking: against computers only, and with friends outside of servers."""

from collections.abc import Sequence

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.features.records.picture import Portrait, games_picture
from bot.features.records.profile_messages import Subject
from bot.features.records.wins_told import average, best_words, drawn, favourite_words, favourites
from bot.games import GAMES
from bot.i18n import Text
from bot.render.fonts import writable
from bot.store import Store
from bot.store.records import Practice, PracticeTotal
from bot.transport.payload import Part
from bot.ui.render_context import RenderContext


async def read_practice(store: Store, user: int, guild: int, game: str) -> Practice | None:
    """Return the user's practice in games that are still installed, or None if there is none.

    Raises UserError: not-loaded.
    """
    found = await store.records.practice(user, guild, game)
    known = _in_order(found.totals) if found is not None else ()
    if found is None or not known:
        return None
    if found.game not in GAMES:
        return await read_practice(store, user, guild, known[0].game)
    return Practice(known, found.game, found.patterns, found.best)


async def practice_parts(subject: Subject, practice: Practice, context: RenderContext) -> list[Part]:
    """Return a title, a picture and a note. If there is no picture, words replace it."""
    text, game = context.speak, GAMES[practice.game]
    telling = Telling(text, game, lambda _seat: "")
    title, note = text("practice-title", who=f"<@{subject.user}>"), text("practice-note")
    deck = DECKS[game.deck]
    data = await context.draw_page(games_picture, _portrait(subject, practice, telling), deck.row, deck.ground)
    lines = _sentences(practice, telling)
    best = "\n".join(best_words(practice.best, telling)) if data is not None else ""
    return [title, "\n".join(lines) if data is None else drawn(subject.name, data, lines, text), best, note]


async def friends_words(store: Store, user: int, text: Text) -> str:
    """Return a title and one line for each installed game, the most played first.

    The lines are about the user's matches with friends outside of servers. Returns "" if there are none. Raises
    UserError: not-loaded.
    """
    found = await store.records.among_friends(user)
    lines = [f"- {_game(text(each.game), each, text)}" for each in found if each.game in GAMES]
    return "\n".join((text("friends-title"), *lines)) if lines else ""


def _in_order(totals: Sequence[PracticeTotal]) -> tuple[PracticeTotal, ...]:
    """Return the totals of installed games. The games keep their order.

    Within a game, the easiest level comes first.
    """
    games = [*dict.fromkeys(each.game for each in totals if each.game in GAMES)]
    levels = {game: [*GAMES[game].players] for game in games}

    def strength(each: PracticeTotal) -> int:
        known = levels[each.game]
        return known.index(each.level) if each.level in known else len(known)

    played = [each for each in totals if each.game in games]
    return tuple(sorted(played, key=lambda each: (games.index(each.game), strength(each))))


def _portrait(subject: Subject, practice: Practice, telling: Telling) -> Portrait:
    text = telling.speak
    columns = ("game", "played", "won", "hands", "average")
    return Portrait(
        name=writable(subject.name),
        head=_head(practice, text),
        number="",
        rating="",
        curve=(),
        columns=tuple(text(f"profile-column-{column}") for column in columns),
        games=tuple(_cells(each, text) for each in practice.totals if each.game == practice.game),
        won_with=text("profile-won-with", game=text(practice.game)),
        favourites=favourites(practice.patterns, telling),
        best=("", ()),
        notes=(),
        achieved=(),
    )


def _sentences(practice: Practice, telling: Telling) -> list[str]:
    text = telling.speak
    games = [_game(_named(each, text), each, text) for each in practice.totals]
    said = favourite_words(practice.patterns, telling)
    return [_head(practice, text), *games, *([said] if said else []), *best_words(practice.best, telling)]


def _head(practice: Practice, text: Text) -> str:
    played, won = (sum(getattr(each, name) for each in practice.totals) for name in ("played", "won"))
    return text("practice-head", played=played, won=won)


def _game(name: str, each: PracticeTotal, text: Text) -> str:
    played = text("practice-game", game=name, played=each.played, won=each.won, hands=each.hands)
    return played + text("practice-points", points=each.points)


def _cells(each: PracticeTotal, text: Text) -> tuple[str, ...]:
    counts = each.played, each.won, each.hands
    return _named(each, text), *map(str, counts), average(each.points, each.hands)


def _named(each: PracticeTotal, text: Text) -> str:
    return text("practice-level", game=text(each.game), level=text(f"level-{each.level}"))
