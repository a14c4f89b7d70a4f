"""Chromium once for the tests of a file, a playground for each; where there is no browser these tests stand aside."""

from __future__ import annotations

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


@pytest.fixture(scope="module")  # Playwright keeps a loop running, in which no test of the bot that follows could run
def browser():
    """Chromium. Where it is missing the tests are skipped with the reason, under HANAPAI_STRICT=1 they fail."""
    if reason := missing():
        stand_aside(reason)
    with chromium() as started:
        yield started


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
