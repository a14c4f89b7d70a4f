"""The announcement of a season's end: the top three of each game, the most valuable hand, and the champion."""

from collections.abc import Callable, Mapping, Sequence

import discord

from bot.decks.all import DECKS
from bot.decks.deck import LONGEST
from bot.decks.patterns import known_by
from bot.decks.season import HandOfSeason, Placed, SeasonOver, picture
from bot.decks.telling import Telling, closed, fitting, joined
from bot.framework.services import Services
from bot.games import GAMES
from bot.i18n import Text, listed
from bot.render.fonts import writable
from bot.settings.settings import ServerSettings
from bot.store import Standing
from bot.store.evenings import Best
from bot.store.rating_model import spread_of
from bot.store.records import LeaderboardKey
from bot.store.seasons import season_after, season_begins, season_name
from bot.transport.payload import MessagePayload, Part, button, post
from bot.transport.permissions import all_see
from bot.ui.custom_ids import SEASON
from bot.ui.moderated import podium_line
from bot.ui.narration import person
from bot.ui.render_context import RenderContext

PLACES = 3
MOST = 4
"""Maximum number of players per game. There can be more than three because several may share a place."""

MOST_VOIDS = 5
"""Maximum number of voided results that the announcement names. They are the latest."""

Podiums = Mapping[str, Sequence[Standing]]
"""The top players of each game. Games without listed players are left out."""
NameOf = Callable[[int], str]
"""A function that returns a user's name."""


class SeasonPages:
    """Data and text of a season's end. All methods raise UserError."""

    def __init__(self, services: Services) -> None:
        self._store, self._render_contexts, self._names = services.store, services.render_contexts, services.names

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
        channel: discord.TextChannel,
        server: ServerSettings,
        ended: int,
        podiums: Podiums,
        champions: Sequence[int],
        told: int,
        *,
        files: bool,
    ) -> MessagePayload:
        """Build the public announcement. The server's game comes first.

        `channel`: where it is posted. `champions`: players who have received the champion's role. `told`: when the end
        was due to be announced, in unix milliseconds. Results that moderators voided since then are named. `files`:
        whether the bot can attach files.
        """
        guild = channel.guild.id
        games = sorted(podiums, key=lambda game: (game != server.game, [*GAMES].index(game)))
        hand = await self._hand(channel, ended, games)
        people = {each.user for game in games for each in podiums[game]}
        people |= {hand.user} if hand else set[int]()
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
        who, role = joined([person(user, text) for user in first], text), f"<@&{server.champion}>"
        return post(
            text("season-title", season=season_name(ended)),
            await self._picture(guild, ended, first_three, hand, context),
            "\n".join(text("season-game", game=text(game), places=_places(podiums[game], text)) for game in games),
            text("season-uncertain"),
            _hand_words("season-hand", hand, person(hand.user, text), text) if hand else "",
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

    async def _hand(self, channel: discord.TextChannel, ended: int, games: Sequence[str]) -> Best | None:
        """Return the season's most valuable hand in the first of these games that has any.

        Only one game is used, because the points of two games can't be compared. Hands from channels that some readers
        can't see are left out.
        """
        begin, end = (int(season_begins(each).timestamp() * 1000) for each in (ended, season_after(ended)))
        for game in games:
            hands = await self._store.recaps.best(game, channel.guild.id, begin, end, rated=True)
            if seen := [hand for home, hand in hands if all_see(channel.guild, channel, home)]:
                return seen[0]
        return None

    async def _picture(
        self, guild: int, ended: int, podiums: Podiums, hand: Best | None, context: RenderContext
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
        row, ground = DECKS[(GAMES[hand.game] if hand else main).deck].row, DECKS[main.deck].ground
        data = await context.draw_page(picture, over, row, ground)
        return ("season.png", data, _alt(ended, podiums, hand, named, context.speak)) if data is not None else ""


def _season_over(ended: int, podiums: Podiums, hand: Best | None, called: NameOf, text: Text) -> SeasonOver:
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


def _drawn(hand: Best, called: NameOf, text: Text) -> HandOfSeason:
    return HandOfSeason(
        text("season-picture-hand", game=text(hand.game)),
        called(hand.user),
        _patterns(hand, text),
        text("season-picture-points", points=hand.points),
        known_by(GAMES[hand.game], *hand.patterns),
    )


def _alt(ended: int, podiums: Podiums, hand: Best | None, called: NameOf, text: Text) -> str:
    def name(user: int) -> str:
        return called(user) or text("season-somebody")

    told = [closed(text("season-picture-title", season=season_name(ended)), text)]
    for game, first in podiums.items():
        places = listed((_place(each, name(each.user), text) for each in first), text)
        told.append(text("season-alt-game", game=text(game), places=places))
    if hand is not None:
        told.append(_hand_words("season-alt-hand", hand, name(hand.user), text))
    return fitting(told, text, LONGEST)


def _hand_words(key: str, hand: Best, who: str, text: Text) -> str:
    values = {"points": hand.points, "game": text(hand.game), "names": _patterns(hand, text), "who": who}
    return text(key, table=str(hand.table), **values)


def _patterns(hand: Best, text: Text) -> str:
    telling = Telling(text, GAMES[hand.game], lambda _seat: "")
    return telling.joined(map(telling.yaku, hand.patterns)) if hand.patterns else text("season-plain")


def _places(first: Sequence[Standing], text: Text) -> str:
    return listed((_rated(each, text) for each in first), text, "dots")


def _rated(each: Standing, text: Text) -> str:
    return text("season-rated", place=_place(each, person(each.user, text), text), spread=spread_of(each.sigma))


def _place(each: Standing, who: str, text: Text) -> str:
    return text("season-place", rank=each.rank, who=who, rating=str(each.rating or 0))
