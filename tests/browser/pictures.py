"""Photograph the playground: `python -m tests.browser.pictures FOLDER` saves its welcome, a match of every game and all
components, dark and light, on a desktop and a phone; without a folder it renews those of the README.

The deal is sealed, so nobody can choose it, and every run shows other cards; look at the pictures before they are kept.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from engine import GAMES
from tests.bot.reading import TEXT
from tests.browser import exhibits
from tests.browser.person import MOVES, Person
from tests.browser.stage import PHONE, WIDE, Look, chromium, missing, opened, playground

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

KEPT = Path(__file__).parents[1] / "golden" / "pictures"
README = {
    "welcome_dark_1280x800": "screen_welcome",
    "koikoi_dark_1280x800": "screen_koikoi",
    "jiaxing_light_1280x800": "screen_jiaxing",
    "jiaxing_dark_390x844": "screen_phone",
    "components_dark_390x844": "screen_components",
}
"""Which of them are kept, under which names."""

LOOKS: tuple[Look, ...] = ("dark", "light")
MATCH = {"hanafuda": 3, "mahjong": 7}
"""Moves of Anna after which a match of such pieces is worth a picture."""
CALM_MS = 1500
"""After so long the slowest message shows the newest state (public ones are edited once a second)."""
COLOURS = 256
"""Enough for pictures of few colours, with less than half of the bytes."""


@dataclass(frozen=True)
class Album:
    """Where pictures are saved; `wanted` names those that are, if not all."""

    folder: Path
    wanted: dict[str, str] | None

    def wants(self, subject: str) -> bool:
        """Whether any picture of that is saved."""
        return self.wanted is None or any(name.startswith(f"{subject}_") for name in self.wanted)

    def keep(self, name: str, png: bytes) -> None:
        """Save a picture with few colours, if it is wanted."""
        if self.wanted is None or name in self.wanted:
            file = self.folder / f"{self.wanted[name] if self.wanted else name}.png"
            picture = Image.open(BytesIO(png)).convert("RGB")
            picture.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


class Camera:
    """Two windows on one playground: Anna at her hand, beside her (where there is room) Chie, who only looks on."""

    def __init__(self, wide: Page, phone: Page, album: Album) -> None:
        self._windows = ((wide, WIDE), (phone, PHONE))
        self._album = album
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
                self._album.keep(f"{subject}_{look}_{width}x{height}", page.screenshot(animations="disabled"))

    def play(self, key: str) -> None:
        """Begin a match with computers, as Anna, and play on until she is asked in the middle of a round."""
        self.anna.command("play", game=TEXT(key), computers="Yes")
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
def windows(browser: Browser, album: Album, people: str) -> Iterator[Camera]:
    """A fresh playground in a desktop's and a phone's window, with people or, without, its welcome."""
    quick = {"HANAPAI_EMOJI": "on", "HANAPAI_TIMING": "press_s=0 computer_s=0.3"}
    with (
        tempfile.TemporaryDirectory() as folder,
        playground(Path(folder), **quick) as address,
        opened(browser, address, WIDE, people) as wide,
        opened(browser, address, PHONE, people.partition(",")[0]) as phone,
    ):
        yield Camera(wide, phone, album)


def main(folder: str = "") -> None:
    """Save all pictures in a folder, or without one those of the README where they are."""
    if reason := missing():
        raise SystemExit(reason)
    album = Album(Path(folder), None) if folder else Album(KEPT, README)
    album.folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        with windows(browser, album, "") as camera:
            camera.shoot("welcome")
        for key in filter(album.wants, GAMES):
            with windows(browser, album, "Anna,Chie") as camera:
                camera.play(key)
                camera.shoot(key)
        for look, size in product(LOOKS, (WIDE, PHONE)):
            name = f"components_{look}_{size[0]}x{size[1]}"
            if album.wanted is None or name in album.wanted:
                album.keep(name, exhibits.sheet(browser, look, size))


if __name__ == "__main__":
    main(*sys.argv[1:])
