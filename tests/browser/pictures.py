"""Photograph the playground for the documents: `python -m tests.browser.pictures` renews its pictures where they are.

The deal is sealed, so nobody can choose it, and every run shows other cards; look at the pictures before they are kept.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from engine import GAMES
from tests.bot.reading import TEXT
from tests.browser.person import MOVES, Person
from tests.browser.stage import PHONE, WIDE, Look, chromium, missing, opened, playground

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KEPT = Path(__file__).parents[1] / "golden" / "pictures"
DOCUMENTED = {
    "welcome_dark_1280x800": "screen_welcome",
    "koikoi_dark_1280x800": "screen_koikoi",
    "jiaxing_light_1280x800": "screen_jiaxing",
    "jiaxing_dark_390x844": "screen_phone",
}
"""Which of them are kept, under which names."""

LOOKS: tuple[Look, ...] = ("dark", "light")
MATCH = {"hanafuda": 3, "mahjong": 7}
"""Moves of Anna after which a match of such pieces is worth a picture."""
CALM_MS = 1500
"""After so long the slowest message shows the newest state (public ones are edited once a second)."""
COLOURS = 256
"""Enough for pictures of few colours, with less than half of the bytes."""


def keep(name: str, png: bytes) -> None:
    """Save a picture with few colours, if a document shows it."""
    if name in DOCUMENTED:
        picture = Image.open(BytesIO(png)).convert("RGB")
        picture.quantize(COLOURS, dither=Image.Dither.NONE).save(KEPT / f"{DOCUMENTED[name]}.png", optimize=True)


class Camera:
    """Two windows on one playground: Anna at her hand, beside her (where there is room) Chie, who only looks on."""

    def __init__(self, wide: Page, phone: Page) -> None:
        self._windows = ((wide, WIDE), (phone, PHONE))
        self.anna = Person(wide, "Anna")

    def shoot(self, subject: str) -> None:
        """Save what both windows show now, in both looks."""
        for page, (width, height) in self._windows:
            page.wait_for_timeout(CALM_MS)
            page.mouse.move(0, 0)
            page.evaluate("document.activeElement.blur()")
            for image in page.get_by_role("img").all():
                image.evaluate("image => image.decode()")
            for look in LOOKS:
                page.evaluate("look => { document.documentElement.dataset.look = look; }", look)
                keep(f"{subject}_{look}_{width}x{height}", page.screenshot(animations="disabled"))

    def play(self, key: str) -> None:
        """Begin a match with computers, as Anna, and play on until she is asked in the middle of a round."""
        self.anna.command("play", game=TEXT(key), against_computers="Yes")
        moves = self.anna.private.locator(MOVES)
        made = 0
        while (ready := moves.first.inner_text() in ("Ready", "Play on")) or made < MATCH[GAMES[key].deck]:
            made = 0 if ready else made + 1
            pressed = moves.first.get_attribute("data-custom-id")
            moves.first.click()
            self.anna.private.locator(f'[data-custom-id="{pressed}"]').wait_for(state="detached")
            moves.first.wait_for()
        self.anna.press("My hand")  # below the table
        self.anna.messages.last.locator(MOVES).first.wait_for()


@contextmanager
def windows(browser: Browser, people: str) -> Iterator[Camera]:
    """A fresh playground in a desktop's and a phone's window, with people or, without, its welcome."""
    quick = {"HANAPAI_EMOJI": "on", "HANAPAI_TIMING": "press_s=0 computer_s=0.3"}
    with (
        tempfile.TemporaryDirectory() as folder,
        playground(Path(folder), **quick) as address,
        opened(browser, address, WIDE, people) as wide,
        opened(browser, address, PHONE, people.partition(",")[0]) as phone,
    ):
        yield Camera(wide, phone)


def main() -> None:
    """Renew all pictures of the documents."""
    if reason := missing():
        raise SystemExit(reason)
    with chromium() as browser:
        with windows(browser, "") as camera:
            camera.shoot("welcome")
        for key in ("koikoi", "jiaxing"):
            with windows(browser, "Anna,Chie") as camera:
                camera.play(key)
                camera.shoot(key)


if __name__ == "__main__":
    main()
