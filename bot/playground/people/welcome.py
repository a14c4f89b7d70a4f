"""The page's greeting: games to start with one press, how to play with a friend, and a course.

The caller passes in all of these.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from aiohttp import web

from bot.playground.api.commands import Commands
from bot.playground.limits.bodies import served
from bot.playground.limits.refusal import JSON


@dataclass(frozen=True)
class Command:
    """A slash command ("settings language") that a press on the page runs for its person. Options are given by name."""

    name: str
    options: dict[str, str | int | bool] = field(default_factory=dict[str, "str | int | bool"])


@dataclass(frozen=True)
class Card:
    """A game to start.

    `picture`: returns a PNG. It runs in a thread when the picture is first requested. `alt`: describes the picture.
    """

    title: str
    about: str
    picture: Callable[[], bytes]
    alt: str
    play: Command


@dataclass(frozen=True)
class Welcome:
    """The greeting, in plain sentences in reading order.

    `course`: the command of the course. Without it, or if it isn't registered, no course is shown.
    `language`: the greeting's language, as used in paths.
    `words`: translations of the page's own words, by the English text in its code.
    """

    title: str
    sentences: Sequence[str]
    cards: Sequence[Card]
    friend_title: str
    friend: Sequence[str]
    course: Command | None = None
    language: str = "en"
    words: Mapping[str, str] = field(default_factory=dict[str, str])


Greet = Callable[[str], Welcome]
"""A function that returns the greeting for a browser's locale, in the nearest available language."""


class Greeting:
    """The routes of the greeting."""

    def __init__(self, greet: Greet, commands: Commands) -> None:
        self._greet, self._commands = greet, commands
        self._painted: dict[tuple[str, int], bytes] = {}
        self._painting = asyncio.Lock()

    def routes(self, app: web.Application) -> None:
        """Add the routes of the greeting to `app`."""
        app.router.add_get("/welcome", served(self._all))
        app.router.add_get("/words", served(self._words))
        app.router.add_get(r"/welcome/{language:[A-Za-z-]{2,16}}/{number:\d{1,3}}.png", self._picture)

    async def _all(self, request: web.Request, body: JSON) -> JSON:
        told = self._greet(_locale(request))
        course = told.course
        return {
            "title": told.title,
            "sentences": [*told.sentences],
            "cards": [
                {
                    "title": card.title,
                    "about": card.about,
                    "picture": f"/welcome/{told.language}/{number}.png",
                    "alt": card.alt,
                    "play": _form(card.play),
                }
                for number, card in enumerate(told.cards)
            ],
            "friend": {"title": told.friend_title, "sentences": [*told.friend]},
            "course": _form(course) if course and self._commands.knows(course.name) else None,
        }

    async def _words(self, request: web.Request, body: JSON) -> JSON:
        """Return the page's own words in a language, or nothing if the page should use its English."""
        return dict(self._greet(_locale(request)).words)

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        told, number = self._greet(request.match_info["language"]), int(request.match_info["number"])
        if number >= len(told.cards):
            raise web.HTTPNotFound
        key = told.language, number
        async with self._painting:  # one after the other, because painters share their caches
            if key not in self._painted:
                self._painted[key] = await asyncio.to_thread(told.cards[number].picture)
        return web.Response(
            body=self._painted[key], content_type="image/png", headers={"Cache-Control": "max-age=3600"}
        )


def _locale(request: web.Request) -> str:
    return request.query.get("locale", "")


def _form(command: Command) -> JSON:
    return {"command": command.name, "options": command.options}
