"""What the page greets with: games to begin at once, how to play with a friend, a course; all of it is handed in."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from aiohttp import web

from bot.playground.api.commands import Commands
from bot.playground.limits.bodies import served
from bot.playground.limits.refusal import JSON


@dataclass(frozen=True)
class Command:
    """A slash command ("settings language") that a press on the page runs for its person, with options by name."""

    name: str
    options: dict[str, str | int | bool] = field(default_factory=dict[str, "str | int | bool"])


@dataclass(frozen=True)
class Card:
    """Something to begin: `picture` makes a PNG when it is first asked for, in a thread; `alt` says what it shows."""

    title: str
    about: str
    picture: Callable[[], bytes]
    alt: str
    play: Command


@dataclass(frozen=True)
class Welcome:
    """Plain sentences in reading order; without a `course`, or where no such command is registered, there is none.
    `language`: what it is written in, as a path may have it; `words`: what the page says itself, by the English in its
    code."""

    title: str
    sentences: Sequence[str]
    cards: Sequence[Card]
    friend_title: str
    friend: Sequence[str]
    course: Command | None = None
    language: str = "en"
    words: Mapping[str, str] = field(default_factory=dict[str, str])


Greet = Callable[[str], Welcome]
"""The greeting for whose browser has a locale, in the nearest language that there is."""


class Greeting:
    """The routes that greet."""

    def __init__(self, greet: Greet, commands: Commands) -> None:
        self._greet, self._commands = greet, commands
        self._painted: dict[tuple[str, int], bytes] = {}
        self._painting = asyncio.Lock()

    def routes(self, app: web.Application) -> None:
        """Adds them."""
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
        """What the page says itself in a language; nothing where it says its English."""
        return dict(self._greet(_locale(request)).words)

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        told, number = self._greet(request.match_info["language"]), int(request.match_info["number"])
        if number >= len(told.cards):
            raise web.HTTPNotFound
        key = told.language, number
        async with self._painting:  # one after the other: painters share what they keep
            if key not in self._painted:
                self._painted[key] = await asyncio.to_thread(told.cards[number].picture)
        return web.Response(
            body=self._painted[key], content_type="image/png", headers={"Cache-Control": "max-age=3600"}
        )


def _locale(request: web.Request) -> str:
    return request.query.get("locale", "")


def _form(command: Command) -> JSON:
    return {"command": command.name, "options": command.options}
