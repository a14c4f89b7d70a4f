"""What a tab is told: every answer, and every word of its sockets; to look there for what is not its person's."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bot.playground.world.world import EPHEMERAL

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response, WebSocket

OWN = re.compile("Your (hand|tiles):")
"""Stands in the words of the picture of a hand, and of nothing else."""


class Ear:
    """Hears all that a page asks and is told from now on; the page is loaded anew for that."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames: list[str] = []
        self._answers: list[str] = []
        page.on("websocket", self._socket)
        page.on("response", self._answer)
        page.reload()

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._frames.append(str(frame)))

    def _answer(self, response: Response) -> None:
        from playwright.sync_api import Error

        self._answers.append(response.url)
        if "json" in response.headers.get("content-type", ""):
            with contextlib.suppress(Error):  # the page that asked for it is gone already
                self._answers.append(response.text())

    def heard(self, marks: set[str]) -> set[str]:
        """Those of them that the page has ever been told, has asked for, or shows."""
        told, shown = "\n".join((*self._frames, *self._answers)), self._page.content()
        return {mark for mark in marks if json.dumps(mark)[1:-1] in told or mark in shown}

    def private(self) -> set[str]:
        """Marks of the ephemeral messages that it was told of: ids, where pictures lie, and what they say of a hand."""
        told = (json.loads(frame).get("messages", []) for frame in self._frames)
        return {mark for messages in told for form in messages if form["flags"] & EPHEMERAL for mark in _marks(form)}


def _marks(form: dict[str, Any]) -> Iterator[str]:
    yield form["id"]
    for picture in _pictures(form["components"]):
        yield picture["media"]["url"]
        if OWN.search(picture["description"]):
            yield picture["description"]


def _pictures(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield from part.get("items", [])
        yield from _pictures(part.get("components", []))
