"""The playground as anybody starts it, in a process of its own, and Chromium with its page open."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Literal

from tests.bot.forking import launch
from tests.bot.waiting import PATIENCE_S
from tests.there import there

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

ROOT = Path(__file__).parents[2]
CHROMIUM = next(
    (file for name in ("chromium-headless-shell", "chromium") if (file := Path("/usr/bin", name)).exists()), None
)
"""Debian's Chromium: the one without windows, which needs two thirds of the CPU, or else the whole one."""
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip

BRISK = {
    "HANAPAI_TIMING": "press_s=0 computer_s=0.1 even_s=0 waiting_s=0.1 hooks_s=1",
    "CLAIM_PAUSE": "0-0.05",
    "CLAIM_TIME": "5",
    "DEAL": "210",
}
"""Settings with which nobody waits for long and every match has the same deal. Nobody is dealt a yaku in the first
three rounds of Koi-Koi. Players of the first card offered choose between two cards, and soon call Agari or Koi-koi."""

Look = Literal["dark", "light"]
WIDE, PHONE = (1280, 800), (390, 844)
"""Window sizes in CSS pixels: two people side by side, and one at a time."""


def missing() -> str:
    """What a browser test needs and this machine has not, as a sentence; empty if all is there."""
    if importlib.util.find_spec("playwright") is None:
        return "playwright is missing: uv sync --group browser"
    return "" if CHROMIUM else "Chromium is missing: apt-get install chromium-headless-shell"


class Process:
    """`python -m bot` without a token, kept in a folder; killed and started again it has the same address.

    `settings` are variables of its environment, beside those that every test has; DEAL makes all deals alike.
    """

    def __init__(self, folder: Path, **settings: str) -> None:
        self._folder, self._log = folder, folder / "playground.log"
        self._settings = {"PLAYGROUND_PORT": "0"} | settings
        self._process: subprocess.Popen[bytes] | None = None
        self.address = ""

    def start(self) -> None:
        """Until its page and the bot are there."""
        plain = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
        own = {
            "PLAYGROUND_FOLDER": str(self._folder / "playground"),
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            "HANAPAI_STRICT": "1",
            "HANAPAI_EMOJI": "off",
        }
        environment, module = plain | own | self._settings, "tests.browser.dealt" if "DEAL" in self._settings else "bot"
        before = len(self.said)
        with self._log.open("ab") as log:
            self._process = launch([module], env=environment, cwd=self._folder, stdout=log, stderr=log)
        self.address = self._opened(self._process, before)
        self._settings["PLAYGROUND_PORT"] = self.address.rpartition(":")[2]

    @property
    def said(self) -> str:
        """Its log, of all starts."""
        return self._log.read_text() if self._log.exists() else ""

    def _opened(self, process: subprocess.Popen[bytes], before: int) -> str:
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            text = self.said[before:]
            found = re.search(r"Open (http://\S+) ", text)
            if found and "Ready as" in text:
                return found[1]
            assert process.poll() is None, text
            time.sleep(0.05)
        raise AssertionError(f"the playground does not open:\n{self.said}")

    def kill(self) -> None:
        """SIGKILL, in the middle of whatever it does."""
        there(self._process).kill()
        there(self._process).wait()

    def end(self) -> None:
        """SIGTERM, and if that does not help SIGKILL."""
        there(self._process).terminate()
        try:
            there(self._process).wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self.kill()


@contextlib.contextmanager
def process(folder: Path, **settings: str) -> Iterator[Process]:
    """A playground that has started; it is ended afterwards, and has logged no error."""
    started = Process(folder, **settings)
    try:
        started.start()
        yield started
        assert "ERROR" not in started.said, started.said
    finally:
        started.end()


@contextlib.contextmanager
def playground(folder: Path, **settings: str) -> Iterator[str]:
    """The address of the page of such a playground."""
    with process(folder, **settings) as started:
        yield started.address


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium without a window."""
    # only here, so that tests can say what is missing
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started, TemporaryDirectory() as home:
        alone = os.environ | {"HOME": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home}  # it leaves reports there
        browser = started.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS, env={**alone})
        try:
            yield browser
        finally:
            browser.close()


@contextlib.contextmanager
def opened(
    browser: Browser,
    address: str,
    size: tuple[int, int],
    people: str = "Anna,Ben",
    look: Look = "dark",
) -> Iterator[Page]:
    """The page in a window of that size with these people, as many as have room; empty: with its welcome.

    On the way out: no script of it failed, and it asked nobody else.
    """
    width, height = size
    viewport: ViewportSize = {"width": width, "height": height}
    still = "reduce"  # an animation draws the page anew all the time
    context = browser.new_context(
        viewport=viewport, locale="en-GB", has_touch=width < 700, color_scheme=look, reduced_motion=still
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_S * 1000)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    own = (address, address.replace("http", "ws"), "data:")
    page.on("request", lambda sent: None if sent.url.startswith(own) else complaints.append(sent.url))
    try:
        page.goto(f"{address}/?people={people}" if people else address)
        yield page
        assert complaints == []
    finally:
        context.close()
