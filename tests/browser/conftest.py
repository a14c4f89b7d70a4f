"""Chromium once for a process of tests, a playground for each; where there is no browser these tests stand aside."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from tests.browser.stage import BRISK, chromium, missing, playground
from tests.browser.stand import Stand
from tests.missing import stand_aside


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Whatever is seen in a browser is slow."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def started(pytestconfig):
    """Chromium, and the event loop of Playwright, which only runs where it is set.

    They are closed after the last report: what Chromium used is the CPU of no single test.
    """
    if reason := missing():
        stand_aside(reason)
    alone = contextlib.ExitStack()
    found, loop = alone.enter_context(chromium()), asyncio.get_running_loop()
    alone.callback(asyncio._set_running_loop, loop)
    pytestconfig.add_cleanup(alone.close)
    asyncio._set_running_loop(None)
    return found, loop


@pytest.fixture
def browser(started):
    """Chromium. Where it is missing the tests are skipped with the reason, under HANAPAI_STRICT=1 they fail.

    After each test Playwright's loop no longer counts as running, so that tests of the bot may follow.
    """
    found, loop = started
    asyncio._set_running_loop(loop)
    yield found
    asyncio._set_running_loop(None)


@pytest.fixture
def address(browser, tmp_path):
    """Where a fresh playground's page is, at which nobody waits for long."""
    with playground(tmp_path, **BRISK) as found:
        yield found


@pytest.fixture
def stand(browser):
    """A stand-in with a bot of raw requests instead of ours."""
    found = Stand()
    yield found
    found.end()
