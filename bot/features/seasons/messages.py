"""The announcement of a season's end: the top three of each game, the most valuable hand, and the champion."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.decks.all import DECKS
from bot.decks.deck import LONGEST
from bot.decks.patterns import known_by
from bot.decks.season import HandOfSeason, Placed, SeasonOver, picture
from bot.decks.telling import Telling, closed, joined
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.render.fonts import writable
from bot.settings.settings import ServerSettings
from bot.store import Standing, Store
from bot.store.rating_model import spread_of
from bot.store.records import LeaderboardKey
from bot.store.seasons import Dearest, season_after, season_begins, season_name
from bot.transport.display_names import DisplayNames
from bot.transport.payload import MessagePayload, Part, button, post
from bot.ui.custom_ids import SEASON
from bot.ui.moderated import podium_line
from bot.ui.render_context import RenderContext, RenderContexts
from engine.core import AnyGame

PLACES = 3
MOST = 4
"""Maximum number of players per game. There can be more than three because several may share a place."""

MOST_VOIDS = 5
"""Maximum number of voided results that the announcement names. They are the latest."""

Podiums = Mapping[str, Sequence[Standing]]
"""The top players of each game. Games without listed players are left out."""
NameOf = Callable[[int], str]
"""A function that returns a user's name."""


@dataclass(frozen=True, slots=True)
class WonHand:
    """The most valuable hand of a season, with its game."""

    game: AnyGame
    won: Dearest


class SeasonPages:
    """Data and text of a season's end. All methods raise UserError."""

    def __init__(self, store: Store, render_contexts: RenderContexts, names: DisplayNames) -> None:
        self._store, self._render_contexts, self._names = store, render_contexts, names

    async def podiums(self, guild: int, ended: int) -> Podiums:
        """Return the players in the first three places of a season, by game.

        Players who are ranked among themselves are left out while others are ranked.
        """
        found: dict[str, Sequence[Standing]] = {}
        for game in GAMES:
            board = LeaderboardKey(guild, game, "season", ended, "rating")
            page = await self._store.records.page(board, MOST, 0, 0)
            if first := [row for row in page.rows if 1 <= row.rank <= PLACES and row.closed == page.rows[0].closed]:
                found[game] = first
        return found

    async def post(
        self,
        guild: int,
        server: ServerSettings,
        ended: int,
        podiums: Podiums,
        champions: Sequence[int],
        told: int,
        *,
        files: bool,
    ) -> MessagePayload:
        """Build the public announcement. The server's game comes first.

        `champions`: players who have received the champion's role. `told`: when the end was due to be announced, in
        unix milliseconds. Results that moderators voided since then are named. `files`: whether the bot can attach
        files.
        """
        games = sorted(podiums, key=lambda game: (game != server.game, [*GAMES].index(game)))
        hand = await self._hand(guild, ended, games)
        people = {each.user for game in games for each in podiums[game]}
        people |= {hand.won.user} if hand and hand.won.user > 0 else set[int]()
        await self._names.learn(guild, people)
        context = await self._render_contexts.for_guild(guild, in_words=not files)
        text = context.speak
        first_three: dict[str, Sequence[Standing]] = {game: podiums[game] for game in games}
        first = [each.user for each in first_three.get(server.game, ()) if each.rank == 1 and each.user in champions]
        voids = [
            f"-# {podium_line(each, game, ended, text)}"
            for game in GAMES
            for each in await self._store.moderation.podium_voids(guild, game, ended, told)
        ]
        who, role = joined([_mention(user, text) for user in first], text), f"<@&{server.champion}>"
        return post(
            text("season-title", season=season_name(ended)),
            await self._picture(guild, ended, first_three, hand, context),
            "\n".join(text("season-game", game=text(game), places=_places(podiums[game], text)) for game in games),
            text("season-uncertain"),
            _hand_words("season-hand", hand, _mention(hand.won.user, text), text) if hand else "",
            text("season-champions", game=text(server.game), who=who, role=role) if first else "",
            "\n".join(voids[-MOST_VOIDS:]),
            [button(text("season-board", game=text(game)), SEASON(ended, game)) for game in games],
        )

    async def title(self, guild: int, ended: int) -> str:
        """Return the first line of the announcement. By this line, the bot finds a message that it has already sent."""
        return (await self._render_contexts.for_guild(guild)).speak("season-title", season=season_name(ended))

    async def reason(self, guild: int, ended: int) -> str:
        """Return the reason that the server's audit log shows for a change of the champion's role."""
        return (await self._render_contexts.for_guild(guild)).speak("season-reason", season=season_name(ended))

    async def trouble(self, guild: int, ended: int, wrong: str, **variables: str) -> str:
        """Return a sentence about a problem, for the server's log channel."""
        text = (await self._render_contexts.for_guild(guild)).speak
        return text(f"season-trouble-{wrong}", season=season_name(ended), **variables)

    async def _hand(self, guild: int, ended: int, games: Sequence[str]) -> WonHand | None:
        """Return the season's most valuable hand in the first of these games that has any.

        Only one game is used, because the points of two games can't be compared.
        """
        begin, end = (int(season_begins(each).timestamp() * 1000) for each in (ended, season_after(ended)))
        for game in games:
            won = await self._store.seasons.dearest(guild, game, begin, end)
            if won is not None:
                return WonHand(GAMES[game], won)
        return None

    async def _picture(
        self, guild: int, ended: int, podiums: Podiums, hand: WonHand | None, context: RenderContext
    ) -> Part:
        """Return the picture with its description.

        Returns "" if the reader prefers words, or if the picture was not drawn in time.
        """

        def named(user: int) -> str:
            return next(iter(self._names.get(guild, user)), "")

        def drawn(user: int) -> str:
            return next((name for name in map(writable, self._names.get(guild, user)) if name), "")

        main = GAMES[next(iter(podiums))]
        over = _season_over(ended, podiums, hand, drawn, context.speak)
        row, ground = DECKS[(hand.game if hand else main).deck].row, DECKS[main.deck].ground
        data = await context.draw_page(picture, over, row, ground)
        return ("season.png", data, _alt(ended, podiums, hand, named, context.speak)) if data is not None else ""


def _season_over(ended: int, podiums: Podiums, hand: WonHand | None, called: NameOf, text: Text) -> SeasonOver:
    main, *others = podiums

    def said(each: Standing) -> str:
        values = {"rank": each.rank, "who": called(each.user), "rating": str(each.rating or 0)}
        return text("season-picture-place", **values)

    return SeasonOver(
        title=text("season-picture-title", season=season_name(ended)),
        game=text(main),
        first=tuple(Placed(each.rank, called(each.user), str(each.rating or 0)) for each in podiums[main]),
        others=tuple((text(game), tuple(map(said, podiums[game]))) for game in others),
        hand=_drawn(hand, called, text) if hand else None,
    )


def _drawn(hand: WonHand, called: NameOf, text: Text) -> HandOfSeason:
    return HandOfSeason(
        text("season-picture-hand", game=text(hand.game.key)),
        called(hand.won.user),
        _patterns(hand, text),
        text("season-picture-points", points=hand.won.points),
        known_by(hand.game, *hand.won.patterns),
    )


def _alt(ended: int, podiums: Podiums, hand: WonHand | None, called: NameOf, text: Text) -> str:
    """Return the description of the picture, for readers who can't see it."""

    def name(user: int) -> str:
        return called(user) or text("season-somebody")

    told = [closed(text("season-picture-title", season=season_name(ended)), text)]
    for game, first in podiums.items():
        places = listed((_place(each, name(each.user), text) for each in first), text)
        told.append(text("season-alt-game", game=text(game), places=places))
    if hand is not None:
        told.append(_hand_words("season-alt-hand", hand, name(hand.won.user), text))
    while len(alt := listed(told, text, "sentences")) > LONGEST:
        told.pop()
    return alt


def _hand_words(key: str, hand: WonHand, who: str, text: Text) -> str:
    values = {"points": hand.won.points, "game": text(hand.game.key), "names": _patterns(hand, text), "who": who}
    return text(key, table=str(hand.won.table), **values)


def _patterns(hand: WonHand, text: Text) -> str:
    telling = Telling(text, hand.game, lambda _seat: "")
    return telling.joined(map(telling.yaku, hand.won.patterns)) if hand.won.patterns else text("season-plain")


def _places(first: Sequence[Standing], text: Text) -> str:
    return listed((_rated(each, text) for each in first), text, "dots")


def _rated(each: Standing, text: Text) -> str:
    return text("season-rated", place=_place(each, _mention(each.user, text), text), spread=spread_of(each.sigma))


def _place(each: Standing, who: str, text: Text) -> str:
    return text("season-place", rank=each.rank, who=who, rating=str(each.rating or 0))


def _mention(user: int, text: Text) -> str:
    return f"<@{user}>" if user > 0 else text("former-player")
