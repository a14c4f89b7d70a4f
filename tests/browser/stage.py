"""The playground as anybody starts it, in a process of its own, and Chromium with its page open."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from tests.bot.waiting import PATIENCE_S

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Look = Literal["dark", "light"]
WIDE, PHONE = (1280, 800), (390, 844)
"""Window sizes in CSS pixels: two people side by side, and one at a time."""


def missing() -> str:
    """What a browser test needs and this machine has not, as a sentence; empty if all is there."""
    if importlib.util.find_spec("playwright") is None:
        return "playwright is missing: uv sync --group browser"
    return "" if CHROMIUM.exists() else f"{CHROMIUM} is missing: apt-get install chromium"


@contextlib.contextmanager
def playground(folder: Path, **variables: str) -> Iterator[str]:
    """`python -m bot` without a token, on a free port; yields the address of its page and ends it afterwards.

    `variables` of its environment are put over those that tests use.
    """
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    environment |= {
        "PLAYGROUND_PORT": "0",
        "PLAYGROUND_FOLDER": str(folder / "playground"),
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        "HANAPAI_STRICT": "1",
        "HANAPAI_EMOJI": "off",
    }
    environment |= variables
    log = folder / "playground.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "bot"], env=environment, cwd=folder, stdout=output, stderr=output
        )
    try:
        yield _address(process, log)
        assert "ERROR" not in log.read_text(), log.read_text()
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        text = log.read_text()
        found = re.search(r"Open (http://\S+) ", text)
        if found and "Ready as" in text:
            return found[1]
        assert process.poll() is None, text
        time.sleep(0.05)
    raise AssertionError(f"the playground does not open:\n{log.read_text()}")


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium without a window."""
    # only here, so that tests can say what is missing
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        browser = started.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
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
    context = browser.new_context(viewport=viewport, locale="en-GB", has_touch=width < 700, color_scheme=look)
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
