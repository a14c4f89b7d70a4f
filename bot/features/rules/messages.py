"""The pages of a game's rules, from the goal of the game to its settings. Each page fits on the screen of a phone."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from bot.decks import patterns as scoring
from bot.decks.all import DECKS
from bot.decks.naming import Topic
from bot.decks.patterns import parted
from bot.decks.telling import Telling
from bot.errors import UserError
from bot.games import GAMES
from bot.i18n import has
from bot.store.rating_model import FEWEST, IN_A_DAY, IN_A_WEEK, VOIDS, WHOLE, needed
from bot.store.records import REST_DAYS
from bot.tables.table import Table
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, MessagePayload, Part, button, post, select_of
from bot.ui.house_rules import changed_from, preset_words, sentence_of, setting_line, settings_of, usual
from bot.ui.render_context import RenderContext
from engine.core import AnyGame, Pattern, Rules

PAGE_OF_TABLE = CustomId("page:{table_id:int}:{page}")
PAGE_OF_PRESET = CustomId("page:0:{page}:{game}:{preset}")
SHARE_OF_TABLE = CustomId("share:{table_id:int}:rules:{page}")
SHARE_OF_PRESET = CustomId("share:0:rules:{page}:{game}:{preset}")

LINES = 22
"""Approximate maximum number of lines of a page on a phone. `LETTERS`: approximate number of letters per line."""
LETTERS = 40

OWN = ("goal", "turn", "points", "deal")
"""Pages whose text each game provides. The last one is optional."""
RATINGS = "ratings"
"""The page about ratings, whose text all games share."""


@dataclass(frozen=True)
class RuleBook:
    """The rules of a table, or the rules of a preset if `table` is 0.

    `places`: the channels of the table. Its rules can be shared only there.
    """

    game: AnyGame
    preset: str
    rules: Rules
    table: int = 0
    places: tuple[int, ...] = ()

    @staticmethod
    def for_table(table: Table) -> RuleBook:
        return RuleBook(table.game, table.row.preset, table.rules, table.id, places_of(table))

    @staticmethod
    def by_preset(game: str, preset: str) -> RuleBook:
        """Return the rules of a preset. Raises UserError if there is no such game or preset."""
        if game not in GAMES or preset not in GAMES[game].presets:
            raise UserError("unknown-button")
        return RuleBook(GAMES[game], preset, GAMES[game].presets[preset])

    def shareable(self, channel: int | None) -> bool:
        """Return whether everyone in this channel may read these rules too."""
        return not self.table or channel in self.places

    def page_id(self, page: str) -> str:
        """Return the custom_id of a button that leads to this page."""
        return PAGE_OF_TABLE(self.table, page) if self.table else PAGE_OF_PRESET(page, self.game.key, self.preset)

    def share_id(self, page: str) -> str:
        """Return the custom_id of the button that shares this page."""
        return SHARE_OF_TABLE(self.table, page) if self.table else SHARE_OF_PRESET(page, self.game.key, self.preset)


class Pages:
    """The pages of a rule book for one reader. `names`: the names of its pages, as in custom_ids."""

    def __init__(self, book: RuleBook, context: RenderContext) -> None:
        self.book, self.context, self.text = book, context, context.speak
        self._deck, self._telling = DECKS[book.game.deck], Telling(context.speak, book.game, lambda _seat: "")

    @cached_property
    def names(self) -> list[str]:
        scores = [f"yaku{number}" for number in range(1, len(self._scores) + 1)]
        settings = [f"settings{number}" for number in range(1, len(self._settings) + 1)]
        told = {kind: _numbered(kind, len(pages)) for kind, pages in self._told.items()}
        last = [name for kind in ("points", "deal", RATINGS) for name in told.get(kind, ())]
        return [*told["goal"], *told["turn"], *scores, *last, *settings]

    def nearest(self, page: str) -> str:
        """Return this page's name if there is such a page. Otherwise return the nearest page of the same kind.

        If the name has no number, the nearest page is the first one of its kind. If the number is too high, it is the
        last one. A kind may have more pages in words than in pictures. Raises UserError if there is no such kind.
        """
        kind = page.rstrip("0123456789")
        alike = [name for name in self.names if name.rstrip("0123456789") == kind]
        if not alike:
            raise UserError("unknown-button")
        return page if page in alike else alike[0 if page == kind else -1]

    def page_of(self, topic: Topic) -> str | None:
        """Return the name of the page about a topic, or None if the topic plays no part in these rules.

        For a card or tile, this is the first page with a scoring hand that uses it. If there is none, it is the first
        page of the rules.
        """
        if topic.kind in ("yaku", "piece"):
            for number, patterns in enumerate(self._scores, start=1):
                if any(topic.key in ((each.key,) if topic.kind == "yaku" else each.pieces) for each in patterns):
                    return f"yaku{number}"
            return None if topic.kind == "yaku" else self.names[0]
        if topic.kind == "preset":
            return "settings1"
        lines = self._lines_of(topic.key)
        pages = enumerate(self._settings, start=1)
        return next((f"settings{number}" for number, page in pages if not lines.isdisjoint(page)), None)

    def _lines_of(self, option: str) -> set[str]:
        """Return the lines about a setting, in each wording that a page may use.

        The result is empty if the setting has no effect in these rules.
        """
        book, game = self.book, self.book.game.key
        base = usual(book.game, book.preset)
        return {
            line
            for each in settings_of(book.rules)
            if each.name == option
            for line in (
                setting_line(game, each, book.rules, self.text),
                f"• {sentence_of(game, each, book.rules, base, self.text)}",
            )
        }

    async def post(self, page: str, *, share: bool, above: str = "") -> MessagePayload:
        """Build a page for one reader, with a select of all pages and buttons to the pages before and after it.

        `share`: whether to add a button that posts the page publicly. `above`: text before the page. Raises UserError
        if there is no such page.
        """
        page = self.nearest(page)
        place = self.names.index(page)
        pages = select_of(self.book.page_id("all"), {name: self.label(name) for name in self.names}, page)
        ways = [("page-back", self.names[place - 1 : place]), ("page-on", self.names[place + 1 : place + 2])]
        buttons = [button(self.text(key), self.book.page_id(*there)) for key, there in ways if there]
        if share:
            buttons.append(button(self.text("share"), self.book.share_id(page)))
        return post(above, *await self.parts(page), pages, buttons, accent=CALM)

    async def parts(self, page: str) -> list[Part]:
        """Return the parts of a page."""
        head = f"{self._title()}\n{self.text('rules-head', page=self.label(page))}"
        kind = page.rstrip("0123456789")
        number = int(page.removeprefix(kind) or 1) - 1
        if kind == "yaku":
            return [head, await self._scoring(self._scores[number])]
        return [head, "\n".join((self._settings if kind == "settings" else self._told[kind])[number])]

    def label(self, page: str) -> str:
        """Return the readable name of a page. It has a number if its kind has several pages."""
        kind = page.rstrip("0123456789")
        alike = sum(name.rstrip("0123456789") == kind for name in self.names)
        return self.text(f"rules-page-{kind}", number=page.removeprefix(kind) if alike > 1 else "").strip()

    def _title(self) -> str:
        book, game = self.book, self.text(self.book.game.key)
        if book.table:
            return self.text("rules-title-table", game=game, table=str(book.table))
        return self.text("rules-title", game=game, preset=self._preset)

    @property
    def _preset(self) -> str:
        return preset_words(self.book.game.key, self.book.preset, self.text)

    @cached_property
    def _told(self) -> dict[str, list[list[str]]]:
        """Return the sentences of each kind, split into pages. How many sentences there are depends on the settings."""
        game, variables = self.book.game.key, _variables(self.book.rules)
        keys = (f"{game}-rules-{kind}" for kind in OWN)
        said = {kind: self.text(key, **variables) for kind, key in zip(OWN, keys, strict=True) if has(key)}
        said[RATINGS] = self.text("rules-ratings", **self._of_ratings())
        lines = {kind: [line for line in told.splitlines() if line.strip()] for kind, told in said.items()}
        return {kind: parted([(line, lines_of(line)) for line in told], LINES) for kind, told in lines.items()}

    def _of_ratings(self) -> dict[str, int]:
        seats = self.book.game.seats.start
        return {
            "season": needed(seats, 1) // WHOLE,
            "all": needed(seats, 0) // WHOLE,
            "people": FEWEST,
            "day": IN_A_DAY // WHOLE,
            "week": IN_A_WEEK // WHOLE,
            "rest": REST_DAYS,
            "voids": VOIDS,
        }

    @cached_property
    def _scores(self) -> list[list[Pattern]]:
        if self.context.taste.in_words:
            patterns = scoring.ranked(self.book.game.sheet(self.book.rules))
            return parted([(pattern, lines_of(scoring.words(pattern, self._telling))) for pattern in patterns], LINES)
        return scoring.pages(self.book.game.sheet(self.book.rules), self._deck.lay, self._telling)

    async def _scoring(self, patterns: Sequence[Pattern]) -> Part:
        picture = await self.context.draw_patterns(self.book.game, patterns)
        return picture or "\n".join(scoring.words(pattern, self._telling) for pattern in patterns)

    @cached_property
    def _settings(self) -> list[list[str]]:
        """Return the settings, split into pages. Settings that differ from the preset come first."""
        book, game = self.book, self.book.game.key
        base = usual(book.game, book.preset)
        other = changed_from(base, book.rules)
        differs = [sentence_of(game, option, book.rules, base, self.text) for option in other]
        alike = [
            setting_line(game, option, book.rules, self.text)
            for option in settings_of(book.rules)
            if option not in other
        ]
        if not book.table:
            lines = [self.text("rules-is-same", preset=self._base), *alike]
        elif differs:
            rest = self.text("rules-differ-rest") if alike else ""
            lines = [
                self.text("rules-differ-head", preset=self._base),
                *(f"• {line}" for line in differs),
                rest,
                *alike,
            ]
        else:
            lines = [self.text("rules-same", preset=self._base), *alike]
        named = "" if self._base == self._preset else self.text("rules-named", preset=self._preset)
        told = (named, self._tradition(book.preset), *lines, *self._others)
        return parted([(line, lines_of(line)) for line in told if line], LINES)

    @property
    def _base(self) -> str:
        """Return the name of the preset with which these rules are compared."""
        known = self.book.preset in self.book.game.presets
        return self._preset if known else self.text(f"{self.book.game.key}-preset-{next(iter(self.book.game.presets))}")

    def _tradition(self, preset: str) -> str:
        key = f"{self.book.game.key}-tradition-{preset}"
        return self.text(key) if has(key) else ""

    @property
    def _others(self) -> list[str]:
        """Return a heading and the game's other presets, each with the tradition that it follows.

        The result is empty for the rules of a table.
        """
        game, others = self.book.game, [preset for preset in self.book.game.presets if preset != self.book.preset]
        if self.book.table or not others:
            return []
        named = {preset: preset_words(game.key, preset, self.text) for preset in others}
        told = (self.text("rules-other", preset=named[each], tradition=self._tradition(each)) for each in others)
        return [self.text("rules-others"), *told]


def lines_of(said: str) -> int:
    """Return the approximate number of lines of a text on a phone. East Asian letters count twice."""
    width = sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in said.replace("*", ""))
    return -(-width // LETTERS)


def _numbered(kind: str, count: int) -> list[str]:
    return [kind] if count == 1 else [f"{kind}{number}" for number in range(1, count + 1)]


def places_of(table: Table) -> tuple[int, ...]:
    """Return the channel of a table and the parent channel of its thread, as far as they exist."""
    return tuple(place for place in (table.row.channel, table.row.parent) if place)


def _variables(rules: Rules) -> dict[str, str | int]:
    return {
        name: ("yes" if value else "no") if isinstance(value, bool) else value for name, value in rules.plain().items()
    }
