"""Text of a profile: rating, games, favourite scoring hands, best hands, and results against the reader."""

from dataclasses import dataclass, replace

from bot.decks.all import DECKS
from bot.decks.telling import Telling
from bot.errors import UserError
from bot.features.records.collection_messages import collected
from bot.features.records.leaderboard_messages import full_matches
from bot.features.records.picture import Portrait, games_picture, picture
from bot.features.records.wins_told import best_hand, best_words, drawn, favourite_words, favourites
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.render.fonts import shortened, writable
from bot.render.layout import READABLE
from bot.store import Standing, Store
from bot.store.rating_model import FEWEST, WHOLE, spread_of
from bot.store.records import LeaderboardKey, Profile
from bot.store.seasons import season_name
from bot.transport.payload import Part
from bot.ui.outcomes import achievement_in
from bot.ui.render_context import RenderContext

_ACHIEVED = 6
"""Maximum number of achievements on a profile. The others are on a page of their own."""
_NAMED = 240
"""Maximum width in pixels of a user's name in a note."""


@dataclass(frozen=True, slots=True)
class Subject:
    """The subject of a profile: a user on a server, the reader (`asker`), and a game.

    `name` and `rival`: names of the user and of the reader, "" if not known. `game`: "" stands for the game that the
    user plays most.
    """

    user: int
    guild: int
    asker: int
    name: str = ""
    rival: str = ""
    game: str = ""


async def read_profile(store: Store, subject: Subject) -> Profile:
    """Return the saved profile of the user. Raises UserError: not-loaded, no-profile, no-profile-own."""
    found = await store.records.profile(subject.user, subject.guild, subject.asker, subject.game)
    if found is not None and found.game not in GAMES:  # the game was removed
        known = [each.game for each in found.totals if each.game in GAMES]
        found = await read_profile(store, replace(subject, game=known[0])) if known else None
    if found is None:
        own = subject.user == subject.asker
        raise UserError("no-profile-own") if own else UserError("no-profile", person=f"<@{subject.user}>")
    return replace(found, totals=tuple(each for each in found.totals if each.game in GAMES))


async def profile_parts(
    store: Store, subject: Subject, profile: Profile, context: RenderContext, *, games: bool = False
) -> list[Part]:
    """Return a title, a picture, and what a rank still needs. If there is no picture, words replace it.

    `games`: show the second picture, with all games and the favourite scoring hands."""
    text, game = context.speak, GAMES[profile.game]
    said = Telling(text, game, lambda _seat: "")
    title = text("profile-title", who=f"<@{subject.user}>")
    _, missing = await collected(store, subject.user, subject.guild, profile.game)
    framed = not missing
    shown, deck = _portrait(subject, profile, said, framed=framed), DECKS[game.deck]
    data = await context.draw_page(games_picture if games else picture, shown, deck.row, deck.ground)
    lines = _sentences(subject, profile, said, mention=data is None)
    if framed:
        lines.append(text("profile-framed", game=text(profile.game)))
    shown_as = "\n".join(lines) if data is None else drawn(subject.name, data, lines, text)
    return [title, shown_as, await _rank(store, subject, profile, text)]


async def _rank(store: Store, subject: Subject, profile: Profile, text: Text) -> str:
    """Return a sentence about what the user's rank in this game still needs, or "" if it needs nothing."""
    mine = next(each for each in profile.totals if each.game == profile.game)
    if mine.listed and not mine.closed:
        return ""
    board = LeaderboardKey(subject.guild, profile.game, "all", 0, "rating")
    rank, game = await store.records.rank(board, subject.user), text(profile.game)
    if not rank.listed:
        missing, alone = full_matches(rank.missing), int(rank.missing == WHOLE)
        return text("profile-rank-missing", game=game, missing=missing, alone=alone)
    if any(row.closed for row in await store.records.best(board)):
        return ""  # nobody has another rank there
    return text("profile-rank-closed", game=game, people=FEWEST, met=rank.proven)


def _portrait(subject: Subject, profile: Profile, telling: Telling, *, framed: bool) -> Portrait:
    text = telling.speak
    columns = ("game", "played", "won", "average", "rating")
    return Portrait(
        name=writable(subject.name),
        head=_head(profile, text),
        number=_number(profile),
        rating=_rating(profile, text),
        curve=profile.curve,
        columns=tuple(text(f"profile-column-{column}") for column in columns),
        games=tuple(_cells(each, text) for each in profile.totals),
        won_with=text("profile-won-with", game=text(profile.game)),
        favourites=favourites(profile.patterns, telling),
        best=best_hand(profile.best, telling),
        notes=tuple(_notes(profile, telling, *map(_brief, (subject.name, subject.rival)))),
        achieved=(*_titles(profile, text), *_achieved(profile, text)),
        framed=framed,
    )


def _sentences(subject: Subject, profile: Profile, telling: Telling, *, mention: bool) -> list[str]:
    """Return a profile in words.

    `mention`: whether to name users by mention. The description of a picture can't show mentions.
    """
    text = telling.speak
    who, rival = (f"<@{subject.user}>", f"<@{subject.asker}>") if mention else (subject.name, subject.rival)
    games = [
        text("profile-game", game=text(each.game), played=each.played, won=each.won, points=each.points)
        + (text("profile-game-rating", rating=str(each.rating)) if each.rating else "")
        for each in profile.totals
    ]
    titles = listed(_titles(profile, text), text, "semicolons")
    achieved = listed(_achieved(profile, text), text, "semicolons")
    lines = [
        _head(profile, text),
        _rating(profile, text),
        *games,
        favourite_words(profile.patterns, telling),
        *best_words(profile.best, telling),
        *_notes(profile, telling, who, rival),
        text("profile-titles", what=titles) if titles else "",
        text("profile-achieved", what=achieved) if achieved else "",
    ]
    return [said for said in lines if said]


def _head(profile: Profile, text: Text) -> str:
    played, won = (sum(getattr(each, name) for each in profile.totals) for name in ("played", "won"))
    return text("profile-head", played=played, won=won)


def _number(profile: Profile) -> str:
    mine = next(each for each in profile.totals if each.game == profile.game)
    return "" if mine.rating is None else str(mine.rating)


def _rating(profile: Profile, text: Text) -> str:
    """Return the rating in this game and its highest value as text, or "" if the user was never rated."""
    mine = next(each for each in profile.totals if each.game == profile.game)
    if mine.rating is not None:
        best = max((*profile.curve, mine.rating))
        said = {"rating": str(mine.rating), "spread": spread_of(mine.sigma), "best": str(best)}
        return text("profile-rating" if mine.listed else "profile-provisional", game=text(mine.game), **said)
    return text("profile-unrated", game=text(mine.game)) if mine.rated else ""


def _cells(each: Standing, text: Text) -> tuple[str, ...]:
    average = "–" if each.average is None else f"{each.average / 100:+.1f}".replace("-", "−")
    rating = str(each.rating) if each.rating is not None else "–"
    return text(each.game), str(each.played), str(each.won), average, rating


def _notes(profile: Profile, telling: Telling, who: str, rival: str) -> list[str]:
    """Return sentences about winning streaks and the user's results against the reader.

    `who`, `rival`: the names of the user and of the reader.
    """
    text, (won, lost, level) = telling.speak, profile.met
    notes: list[str] = []
    if profile.longest:
        notes.append(text("profile-streak", run=profile.run, longest=profile.longest))
    if won + lost + level:
        who, rival = who or text("profile-they"), rival or text("profile-asker")
        notes.append(text("profile-met", who=who, rival=rival, won=won, lost=lost, level=level))
    return notes


def _brief(name: str) -> str:
    """Return a user's name as short as a note in the picture needs it."""
    return shortened(writable(name), READABLE, _NAMED)


def _titles(profile: Profile, text: Text) -> list[str]:
    return [
        text("profile-champion", game=text(game), season=season_name(season))
        for game, season in profile.titles
        if game in GAMES
    ]


def _achieved(profile: Profile, text: Text) -> list[str]:
    known = [(game, key) for game, key in profile.achieved if game in GAMES or not game]
    return [achievement_in(game, key, text, profile.game) for game, key in known[:_ACHIEVED]]
