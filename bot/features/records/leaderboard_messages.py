"""A page of a leaderboard, with controls that lead to other pages.

A custom_id describes the whole page but contains no user.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.common.text import shortened, verbatim
from bot.errors import UserError
from bot.games import GAMES
from bot.i18n import Text
from bot.store import Standing, Store
from bot.store.rating_model import FEWEST, WHOLE, Rank, needed, spread_of
from bot.store.records import MEASURES, PERIODS, LeaderboardKey, Page, since
from bot.store.seasons import is_season, season_before, season_meant, season_name
from bot.transport.custom_ids import CustomId, number
from bot.transport.payload import Button, Menu, Part, button, select_of

BOARD = CustomId("board:{page:int<1000000000}:{game}:{scope}:{period}:{by}")
BOARD_CHOICE = CustomId("board:{page:int<1000000000}:{game}:{scope}:{period}:{by}:{kind}")
SHARE_BOARD = CustomId("share:{page:int<1000000000}:leaderboard:{game}:{scope}:{period}:{by}")

ON_A_PAGE = 10
SCOPES = ("here", "all")
"""Scopes: this server, or all servers that agreed to global leaderboards."""
RATED = ("season", "all")
"""Periods that have ratings."""
SEASONS = 4
"""Number of earlier seasons whose winners are shown."""
LONGEST_TYPED = 20
"""Maximum number of characters that an error repeats of a typed season."""


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """A page of a leaderboard. Its fields are the words of custom_ids and options.

    `by`: the measure that decides the order. `season`: the first day of an ended season; 0 stands for the current
    period.
    """

    game: str
    scope: str = "here"
    period: str = "all"
    by: str = "won"
    page: int = 0
    season: int = 0

    def __post_init__(self) -> None:
        """Check that there is such a leaderboard. Raises UserError."""
        known = self.game in GAMES and self.scope in SCOPES and self.period in PERIODS and self.by in MEASURES
        known = known and (not self.season or (self.period == "season" and is_season(self.season)))
        if not known:
            raise UserError("unknown-button")
        if self.by == "rating" and self.period not in RATED:
            raise UserError("no-rating-then")

    @staticmethod
    def read(page: int, game: str, scope: str, period: str, by: str) -> LeaderboardQuery:
        """Return the page that the fields of a custom_id describe. Raises UserError."""
        season = number(period.removeprefix("season")) if len(period) == len("season20260701") else None
        if season is None:
            return LeaderboardQuery(game, scope, period, by, page)
        return LeaderboardQuery(game, scope, "season", by, page, season)

    def fields(self) -> tuple[int, str, str, str, str]:
        """Return the fields of the custom_ids that lead to this page."""
        return self.page, self.game, self.scope, f"{self.period}{self.season or ''}", self.by

    def turned(self, kind: str, word: str) -> LeaderboardQuery:
        """Return the first page with one choice changed.

        `kind`: the choice (`game`, `period`, `by` or `scope`). `word`: its new value. If the period changes while an
        ended season is shown, that season is no longer shown. Raises UserError.
        """
        if kind == "period":
            by = "won" if self.by == "rating" and word not in RATED else self.by
            return replace(self, page=0, season=0, period=word, by=by)
        if kind not in ("game", "by", "scope"):
            raise UserError("unknown-button")
        return replace(self, page=0, **{kind: word})

    def board(self, guild: int, now: int) -> LeaderboardKey:
        first = self.season or since(self.period, now)
        return LeaderboardKey(guild if self.scope == "here" else 0, self.game, self.period, first, self.by)


@dataclass(frozen=True, slots=True)
class Asker:
    """The user who asks for a page, and their server. `worldwide`: whether global leaderboards show this user."""

    user: int
    guild: int
    worldwide: bool
    shared: bool = False
    """Mark of a shared page, which other users read, too."""


class Leaderboard:
    """Data and text of leaderboards. Methods that read raise UserError: not-loaded."""

    def __init__(self, store: Store) -> None:
        self._store, self._records = store, store.records

    async def parts(self, query: LeaderboardQuery, asker: Asker, text: Text) -> tuple[list[Part], Page]:
        """Return the parts of a page, and the page's rows.

        If the page number is too large, the last page is returned.
        """
        board = query.board(asker.guild, self._store.now())
        page = await self._page(board, query, asker)
        pages = max(1, -(-page.count // ON_A_PAGE))
        if query.page >= pages:
            query = replace(query, page=pages - 1)
            page = await self._page(board, query, asker)
        first = query.page * ON_A_PAGE
        among = query.by == "rating" and await self._among(board, page)
        rows = [_row(row, query.by, text, among=among) for row in page.rows]
        unplayed = query.period == "all" and query.by != "rating"  # a match that counts may leave all without a rating
        empty = text("leaderboard-empty", game=text(query.game)) if unplayed else ""
        several = {"first": first + 1, "last": first + len(rows), "count": page.count}
        return [
            text("leaderboard-title", game=text(query.game), scope=query.scope),
            _which(query, board, text),
            "\n".join(rows) or empty or text("leaderboard-empty-period"),
            text("leaderboard-places", **several) if pages > 1 else "",
            _mine(page.mine, await self._rank(board, page.mine), query, asker, text, among=among),
            await self._winners(board, text) if query.period == "season" else "",
            text("leaderboard-note-rating", enough=_enough(query))
            if query.by == "rating"
            else text("leaderboard-note"),
        ], page

    async def _among(self, board: LeaderboardKey, page: Page) -> bool:
        """Return whether a page has ranks that are only among themselves, while other players have ranks there."""
        shown = [*page.rows, *([page.mine] if page.mine else [])]
        return any(row.closed for row in shown) and not any(row.closed for row in await self._records.best(board))

    async def _rank(self, board: LeaderboardKey, mine: Standing | None) -> Rank | None:
        """Return what the user's rank still needs. Returns None if that is not asked or not known."""
        if mine is None or board.by != "rating" or not board.guild or mine.off or (mine.rank and not mine.closed):
            return None
        return await self._records.rank(board, mine.user)

    async def season(self, query: LeaderboardQuery, asker: Asker, typed: str) -> int:
        """Return the first day of a typed season, or 0 for the current season.

        Raises UserError if there was no such season.
        """
        first = season_meant(typed)
        if first == since("season", self._store.now()):
            return 0
        if first is None or first not in await self.seasons(asker.guild if query.scope == "here" else 0):
            raise UserError("no-season", season=verbatim(shortened(typed, LONGEST_TYPED)))
        return first

    async def last_game(self, guild: int, user: int) -> str | None:
        """Return the game of the user's last finished match on a server.

        Returns None if there is no such match, or if the game is not installed.
        """
        found = await self._records.matches(guild, user, 0, "older", 1)
        return next((each.row.game for each in found if each.row.game in GAMES), None)

    async def seasons(self, guild: int) -> list[int]:
        """Return the first days of the seasons with leaderboards on this server (0: globally), the latest first."""
        return await self._records.seasons(guild, GAMES)

    async def _page(self, board: LeaderboardKey, query: LeaderboardQuery, asker: Asker) -> Page:
        return await self._records.page(board, ON_A_PAGE, query.page * ON_A_PAGE, asker.user)

    async def _winners(self, board: LeaderboardKey, text: Text) -> str:
        """Return one line for each earlier season and its winner, the latest season first.

        The winner is the user with the best rating.
        """
        lines: list[str] = []
        for _ in range(SEASONS):
            board = replace(board, since=season_before(board.since), by="rating")
            for row in await self._records.best(board):
                said = {"first": _day(board.since), "who": f"<@{row.user}>", "rating": row.rating or 0}
                lines.append(text("leaderboard-winner", **said))
        return "\n".join(lines)


def _which(query: LeaderboardQuery, board: LeaderboardKey, text: Text) -> str:
    if query.season:
        return text("leaderboard-which-season", season=season_name(query.season), by=query.by)
    return text("leaderboard-which", period=query.period, by=query.by, first=_day(board.since))


def controls(query: LeaderboardQuery, count: int, text: Text, *, worldwide: bool) -> list[Part]:
    """Build the selects of a page and its buttons to other pages.

    `count`: number of rows on all pages together. `worldwide`: whether to offer the global scope.
    """
    orders = [each for each in MEASURES if each != "rating" or query.period in RATED]
    words = {"period": PERIODS, "by": orders, "scope": SCOPES if worldwide else ()}
    selects = [
        _select(query, kind, {each: text(f"leaderboard-{kind}-{each}") for each in some}, text)
        for kind, some in words.items()
        if some
    ]
    return [_select(query, "game", {key: text(key) for key in GAMES}, text), *selects, _turning(query, count, text)]


def _select(query: LeaderboardQuery, kind: str, options: Mapping[str, str], text: Text) -> Menu:
    """Build a select for one choice, with its current value selected. For an ended season, no period is selected."""
    chosen = "" if kind == "period" and query.season else str(getattr(query, kind))
    custom_id = BOARD_CHOICE(*replace(query, page=0).fields(), kind)
    return select_of(custom_id, options, chosen, text(f"leaderboard-{kind}"))


def _turning(query: LeaderboardQuery, count: int, text: Text) -> list[Button]:
    last = max(0, -(-count // ON_A_PAGE) - 1)
    here = min(query.page, last)
    targets = {"leaderboard-first": 0, "page-back": here - 1, "page-on": here + 1, "leaderboard-last": last}
    useful = (here > 1, here > 0, here < last, here < last - 1)
    return [
        button(text(key), BOARD(*replace(query, page=page).fields()))
        for (key, page), use in zip(targets.items(), useful, strict=True)
        if use
    ]


def _what(row: Standing, by: str, text: Text) -> str:
    """Return the user's result as text, in the measure `by`, which decides the order."""
    match by:
        case "average":
            return text("leaderboard-what-average", average=f"{(row.average or 0) / 100:.2f}", hands=row.hands)
        case "rating":
            full = {"rating": str(row.rating or 0), "spread": spread_of(row.sigma), "alone": int(row.weight == WHOLE)}
            what = text("leaderboard-what-rating", played=full_matches(row.weight), **full)
            less = not row.closed and row.board is not None and row.board < (row.rating or 0)
            return text("leaderboard-what-counted", what=what, board=str(row.board)) if less else what
        case _:
            return text("leaderboard-what", won=row.won, played=row.played, points=row.points)


def _row(row: Standing, by: str, text: Text, *, among: bool) -> str:
    """Return one line of the leaderboard. A user whose rating is provisional has no rank.

    `among`: whether to mark ranks that are only among themselves.
    """
    key = "leaderboard-row" if row.rank else "leaderboard-row-provisional"
    closed = int(among and row.closed)
    return text(key, rank=row.rank, closed=closed, who=f"<@{row.user}>", what=_what(row, by, text))


def full_matches(weight: int) -> str:
    """Return the number of full matches to which this weight amounts, as text."""
    return f"{weight / WHOLE:.1f}".removesuffix(".0")


def _mine(
    mine: Standing | None, rank: Rank | None, query: LeaderboardQuery, asker: Asker, text: Text, *, among: bool
) -> str:
    who = text("leaderboard-asked", who=f"<@{asker.user}>") if asker.shared else text("leaderboard-yours")
    if mine is None:
        return text("leaderboard-you-none", who=who)
    if mine.off:
        return text("leaderboard-you-unseen" if asker.shared else "leaderboard-you-off", who=who)
    if mine.rank:
        said = {"who": who, "rank": mine.rank, "what": _what(mine, query.by, text)}
        if among and mine.closed and rank:
            return text("leaderboard-you-closed", **said, met=rank.proven, people=FEWEST)
        return text("leaderboard-you", **said)
    if query.scope == "all" and not asker.worldwide:
        return text("leaderboard-you-hidden", who=who)
    if query.by == "average" and mine.average is None:
        return text("leaderboard-you-average", who=who)
    if query.by != "rating" or (rank and rank.listed):
        return text("leaderboard-you-resting", who=who)
    missing = rank.missing if rank else WHOLE * _enough(query)
    needs = {"missing": full_matches(missing), "alone": int(missing == WHOLE)}
    if mine.rating is None:
        return text("leaderboard-you-unrated", who=who, **needs)
    return text("leaderboard-you-rating", who=who, what=_what(mine, query.by, text), **needs)


def _enough(query: LeaderboardQuery) -> int:
    """Return the number of full matches that a rank takes."""
    return needed(GAMES[query.game].seats.start, query.period == "season") // WHOLE


def _day(first: int) -> str:
    """Return a date in the form 20261001 as 2026-10-01."""
    return f"{first // 10_000}-{first // 100 % 100:02}-{first % 100:02}"
