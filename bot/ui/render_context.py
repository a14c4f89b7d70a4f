"""The readers of a message: one user or a channel, their language, and pictures or only words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import ParamSpec

from bot.decks.deck import Kind
from bot.i18n import DEFAULT, SpokenText, Text, Words, nearest
from bot.render.layout import Picture
from bot.render.theme import HIGH_CONTRAST, USUAL, Look
from bot.settings.settings import AS_DISCORD, Preferences, ServerSettings, Settings, hinted, is_small
from bot.tables.table import Table
from bot.transport.emoji import Emojis
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction
from bot.ui.pictures import PAGE_S, UNHURRIED_S, PictureService
from bot.ui.render_queue import RenderRequest
from engine.core import AnyGame, Pattern, Piece, Scene

P = ParamSpec("P")


class Unpainted(Exception):
    """An error: the picture of a message is not ready, and the message may not be shown in words."""


@dataclass(frozen=True, slots=True)
class DisplayOptions:
    """The display options of a user.

    `look`: the look of pictures. `in_words`: no picture may be attached, or none is wanted. `small`: emoji instead of
    the picture of a hand. `hints`: show what a hand is good for. `careful`: confirm every grave move, not only the end
    of the match. `standings`: show what a result does to ratings.
    """

    look: Look = USUAL
    in_words: bool = False
    small: bool = False
    hints: bool = True
    careful: bool = True
    standings: bool = True


@dataclass(frozen=True, slots=True)
class Advised:
    """The advice given to a user, and its figures. Both are "" if the user has not asked for advice."""

    said: str = ""
    figures: str = ""


@dataclass(frozen=True, slots=True)
class RenderContext:
    """The context of one reader, or of everyone in a channel.

    `speak`: returns messages in the language of `locale`, as spoken text for a reader who chose words. `taste`: display
    options. `wish`: how long a message waits for its picture (None: the queue's default). `patience_s`: seconds that a
    page waits for its picture. `advised`: advice shown below the buttons of the reader's hand.
    """

    locale: str
    speak: Text
    pictures: PictureService
    taste: DisplayOptions = field(default_factory=DisplayOptions)
    wish: RenderRequest | None = None
    patience_s: float = PAGE_S
    advised: Advised = Advised()
    emojis: Emojis = field(default_factory=Emojis)

    def emoji(self, table: Table) -> Mapping[Piece, str]:
        """Return the emoji of the pieces of the table's game, {} if there are none."""
        return self.emojis.for_deck(table.game.deck)

    def with_plain(
        self, made: MessagePayload, game: AnyGame, build: Callable[[RenderContext], Awaitable[MessagePayload]]
    ) -> MessagePayload:
        """Return a message with its plain form, in case Discord refuses its emoji. `build`: builds it in a context."""
        if not self.emojis.for_deck(game.deck):
            return made
        plain, emojis = replace(self, emojis=Emojis()), self.emojis
        return replace(made, plain=lambda: build(plain), taken=emojis.mark_accepted, refused=emojis.refused)

    async def draw(self, kind: Kind, table: Table, scene: Scene) -> tuple[()] | tuple[str, bytes, str]:
        """Draw a scene. Return file name, PNG bytes and alt text. Return () to show the scene in words instead.

        Words are shown if the reader wants them, or if the picture is late. If `wish` allows no words, a late picture
        raises Unpainted.
        """
        if self.taste.in_words:
            return ()
        picture = await self.pictures.draw(kind, table, scene, self.locale, self.taste.look, self.wish)
        if not picture and self.wish is not None and not self.wish.words:
            raise Unpainted
        return picture

    async def draw_patterns(self, game: AnyGame, patterns: Sequence[Pattern]) -> tuple[()] | tuple[str, bytes, str]:
        """Draw a game's scoring patterns. Return () if the reader wants words or the picture is late."""
        if self.taste.in_words:
            return ()
        return await self.pictures.draw_patterns(game, patterns, self.locale, self.taste.look)

    async def draw_page(self, layout: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> bytes | None:
        """Return the PNG of a page. Return None if the reader wants words, or if the picture is late.

        `layout` is called with the other arguments to lay out the page. These must be hashable. Pages with equal
        arguments are painted once.
        """
        if self.taste.in_words:
            return None
        key = layout, args, tuple(kwargs.items())
        return await self.pictures.draw_page(key, lambda: layout(*args, **kwargs), self.taste.look, self.patience_s)

    async def prepare(self, kind: Kind, table: Table, scene: Scene) -> bool:
        """Start painting the picture that `draw` will return later. Return whether to call `draw` now.

        True if the picture is ready, or if words may be shown.
        """
        if self.taste.in_words or self.wish is None:
            return True
        data = await self.pictures.prepare(kind, table, scene, self.locale, self.taste.look, self.wish)
        return data is not None or self.wish.words


class RenderContexts:
    """A factory of contexts: for the user of an interaction, and for all readers in a channel."""

    def __init__(
        self, words: Words, pictures: PictureService, settings: Settings, emojis: Emojis | None = None
    ) -> None:
        self._words, self._pictures, self._settings = words, pictures, settings
        self._emojis = emojis or Emojis()

    def for_interaction(self, interaction: Interaction, *, in_words: bool = False) -> RenderContext:
        """Return the context of an interaction's user, in this user's language and look.

        If the user's settings are not loaded, the context has the defaults.
        """
        wants, server = Preferences(), ServerSettings()
        with suppress(LookupError):
            wants = self._settings.for_user(interaction.user.id)
            server = self._settings.for_guild(interaction.guild_id or 0)
        locale = str(interaction.locale) if wants.language == AS_DISCORD else wants.language
        theme = HIGH_CONTRAST if wants.contrast else USUAL.theme
        taste = DisplayOptions(
            Look(theme, red=wants.red_backs, codes=wants.codes, face=face_of(locale), plain=wants.plain),
            in_words=in_words or wants.in_words,
            small=is_small(server, wants),
            hints=hinted(server, wants),
            careful=wants.confirmations == "all",
        )
        context = self._context(locale, taste)
        return replace(context, speak=SpokenText(context.speak), emojis=Emojis()) if wants.in_words else context

    async def for_guild(self, guild: int, *, in_words: bool = False) -> RenderContext:
        """Return the context of everyone on a server, in its language and the usual look. Raises UserError."""
        server = await self._settings.server(guild)
        look, standings = Look(face=face_of(server.language)), server.leaderboard == "public"
        taste = DisplayOptions(look, in_words=in_words, standings=standings)
        return replace(self._context(server.language, taste), patience_s=UNHURRIED_S)

    def for_group_chat(self, locale: str) -> RenderContext:
        """Return the context for messages that everyone in a group chat sees. `locale`: their language.

        They show no ratings, because matches there don't change any.
        """
        locale = locale or DEFAULT
        return self._context(locale, DisplayOptions(Look(face=face_of(locale)), standings=False))

    def usual(self) -> RenderContext:
        """Return a default context that asks for words. It is for a server whose settings can't be loaded now."""
        return self._context(DEFAULT, DisplayOptions(in_words=True))

    def unwanted(self, place: Hashable) -> None:
        """Withdraw the picture request of a message that no longer needs a picture. `place`: key of the message."""
        self._pictures.gallery.withdraw(place)

    def _context(self, locale: str, taste: DisplayOptions) -> RenderContext:
        return RenderContext(locale, self._words.translator(locale), self._pictures, taste, emojis=self._emojis)


def face_of(locale: str) -> str:
    """Return the typeface variant for readers with that locale."""
    return {"ja": "ja", "ko": "ko", "zh-CN": "sc", "zh-TW": "tc"}.get(nearest(locale)[0], "")
