"""Chromium once for the tests of a file, a playground for each; where there is no browser these tests stand aside."""

from __future__ import annotations

import pytest

from tests.browser.stage import chromium, missing, playground
from tests.browser.stand import Stand
from tests.missing import stand_aside


@pytest.fixture(scope="module")  # Playwright keeps a loop running, in which no test of the bot that follows could run
def browser():
    """Chromium. Where it is missing the tests are skipped with the reason, under HANAPAI_STRICT=1 they fail."""
    if reason := missing():
        stand_aside(reason)
    with chromium() as started:
        yield started


@pytest.fixture
def address(browser, tmp_path):
    """Where a fresh playground's page is."""
    with playground(tmp_path) as found:
        yield found


@pytest.fixture
def stand(browser):
    """A stand-in with a bot that does what a test says."""
    found = Stand()
    yield found
    found.end()
