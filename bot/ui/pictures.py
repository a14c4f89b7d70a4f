"""Pictures of scenes, and their descriptions for users who can't see them."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from copy import copy

from bot.decks import patterns as scoring
from bot.decks.all import DECKS
from bot.decks.deck import LONGEST, Kind
from bot.decks.telling import Telling
from bot.i18n import Text, Words
from bot.render.fonts import writable
from bot.render.layout import Picture
from bot.render.theme import USUAL, Look
from bot.tables.table import Table
from bot.transport.display_names import Names
from bot.ui.narration import computers, deck_of, faces, marked, who
from bot.ui.render_queue import RenderQueue, RenderRequest
from engine.core import AnyGame, Pattern, Scene, Seat

PAGE_S, UNHURRIED_S = 1.5, 30.0
"""Seconds that a page waits for its picture: if a user asked for the page, and if nobody did.

After this time the page is shown in words.
"""

Paint = Callable[[Picture, Look], Coroutine[None, None, bytes]]


class PictureService:
    """A service that draws and describes pictures.

    `paint`: function that paints a picture. It may be called for `at_once` pictures at a time. `called(guild, user)`:
    return a user's names on a server. If a player has no name, the seat's number is shown.
    """

    def __init__(
        self,
        words: Words,
        paint: Paint,
        called: Callable[[int, int], Names] = lambda _guild, _user: (),
        at_once: int = 1,
    ) -> None:
        self._words, self._paint, self._called = words, paint, called
        self.gallery = RenderQueue(at_once)

    def unnamed(self) -> PictureService:
        """Return a service for pictures and descriptions that show seat numbers instead of names."""

        def called(_guild: int, _user: int) -> Names:
            return ()

        service = copy(self)
        service._called = called
        return service

    async def draw(
        self, kind: Kind, table: Table, scene: Scene, locale: str, look: Look = USUAL, wish: RenderRequest | None = None
    ) -> tuple[()] | tuple[str, bytes, str]:
        """Draw a scene. Return file name, PNG bytes and alt text. Return () if the picture is not ready in time.

        Only the scene decides what is drawn, so the picture reveals nothing that the scene's viewer may not know.
        """
        data = await self.prepare(kind, table, scene, locale, look, wish)
        return (f"{kind}.png", data, self.described(kind, table, scene, locale)) if data is not None else ()

    async def prepare(
        self, kind: Kind, table: Table, scene: Scene, locale: str, look: Look = USUAL, wish: RenderRequest | None = None
    ) -> bytes | None:
        """Paint a scene's picture, which is kept for a later `draw`.

        Return its PNG, or None if it is not ready in time.
        """
        speak = self._words.translator(locale)
        drawable = self.drawable(table, locale)
        key = kind, table.row.game, scene, tuple(drawable.items()), computers(table), faces(table), locale, look

        async def painted() -> bytes:
            # lay out only when this picture's turn comes, because by then many pictures are no longer wanted
            return await self._paint(_laid_out(kind, table, scene, drawable, speak), look)

        return await self.gallery.get(key, painted, wish or RenderRequest(object()))

    def described(self, kind: Kind, table: Table, scene: Scene, locale: str, longest: int = LONGEST) -> str:
        """Describe a picture for users who can't see it, in at most `longest` characters."""
        speak = self._words.translator(locale)
        names = self._names(table, speak)
        told = Telling(
            speak,
            table.game,
            lambda seat: (names.get(seat) or (speak("scene-player", number=seat + 1),))[0],
            computers=computers(table),
            faces=faces(table),
        )
        return deck_of(table).alt(kind, scene, told, longest)

    def laid_out(self, table: Table, scenes: Sequence[tuple[Kind, Scene]], locale: str) -> list[Picture]:
        """Lay out the pictures of several scenes of a match, without painting them."""
        speak = self._words.translator(locale)
        drawable = self.drawable(table, locale)
        return [_laid_out(kind, table, scene, drawable, speak) for kind, scene in scenes]

    def drawable(self, table: Table, locale: str) -> Mapping[Seat, str]:
        """Return the names of the seats' players, reduced to what the pictures' typeface can write."""
        names = self._names(table, self._words.translator(locale))
        return {
            seat: next((short for name in called if (short := writable(name))), "") for seat, called in names.items()
        }

    async def draw_patterns(
        self, game: AnyGame, patterns: Sequence[Pattern], locale: str, look: Look = USUAL
    ) -> tuple[()] | tuple[str, bytes, str]:
        """Draw a game's scoring patterns. Return file name, PNG bytes and alt text. Return () if not ready in time."""
        deck, told = DECKS[game.deck], Telling(self._words.translator(locale), game, lambda _seat: "")

        def lay() -> Picture:
            return scoring.picture(patterns, deck.lay, deck.ground, told)

        data = await self.draw_page(("patterns", game.key, tuple(patterns), locale), lay, look)
        return ("scoring.png", data, scoring.alt(patterns, told, LONGEST)) if data else ()

    async def draw_page(
        self, key: Hashable, layout: Callable[[], Picture], look: Look = USUAL, patience_s: float = PAGE_S
    ) -> bytes | None:
        """Return the PNG of a page, or None if it takes longer than `patience_s` seconds.

        `layout`: function that lays out the page. `key`: identifies the page. Pages with the same key and look are
        painted only once.
        """

        async def painted() -> bytes:
            return await self._paint(layout(), look)

        wish = RenderRequest(object(), patience_s=patience_s)
        if (data := await self.gallery.get((key, look), painted, wish)) is None:
            self.gallery.withdraw(wish.place)
        return data

    def forget(self, _user: int) -> None:
        """Discard all pictures and names of pictures, because each may show a user's name."""
        writable.cache_clear()
        self.gallery.forget()

    async def close(self) -> None:
        """Stop painting."""
        await self.gallery.close()

    def _names(self, table: Table, speak: Text) -> dict[Seat, Names]:
        """Return all names of the seats' players, the best first. () for a player whose names are unknown."""
        names: dict[Seat, Names] = {}
        for sitter in table.sitters:
            if sitter.user is None:
                names[sitter.seat] = (who(table, sitter.seat, speak),)
            else:
                known = self._called(table.row.guild, sitter.user)
                names[sitter.seat] = tuple(marked(table, sitter.seat, name, speak) for name in known)
        return names


def _laid_out(kind: Kind, table: Table, scene: Scene, names: Mapping[Seat, str], speak: Text) -> Picture:
    there = computers(table)
    told = Telling(speak, table.game, names.__getitem__, computers=there, faces=faces(table))
    return deck_of(table).layout(kind, scene, told)
