"""The pages of /rules on a phone: each is whole on one screen, and a select leads to all others."""

import time

import pytest

from engine import GAMES
from tests.bot.reading import TEXT
from tests.bot.waiting import PATIENCE_S
from tests.browser.person import Person
from tests.browser.stage import PHONE, opened
from tests.sampling import sampled


def turned(message, label):
    """The message at that page."""
    message.locator(".select").click()
    message.page.get_by_role("option", name=label, exact=True).click()
    message.get_by_role("heading", name=label, exact=True).wait_for()


@pytest.mark.parametrize("key", sampled([*GAMES], 2))
def test_every_page_of_the_rules_of_a_game_fits_one_screen_of_a_phone(browser, address, key):
    with opened(browser, address, PHONE) as page:
        anna = Person(page, "Anna")
        anna.shown()
        anna.command("rules", game=TEXT(key))
        message = anna.private.last
        message.get_by_role("button", name="Share", exact=True).wait_for()
        message.locator(".select").click()
        pages = page.get_by_role("option").all_inner_texts()
        page.keyboard.press("Escape")
        assert [pages[0], pages[1], "Points" in pages] == ["Goal", "Turn", True]
        for label in pages:
            turned(message, label)
            deadline = time.monotonic() + PATIENCE_S
            while "Scoring" in label and not message.get_by_role("img").count() and time.monotonic() < deadline:
                # on a busy machine it comes in words, and as a picture once that is painted
                turned(message, "Goal")
                turned(message, label)
            for image in message.get_by_role("img").all():
                image.evaluate("image => image.decode()")
            assert message.evaluate("message => message.getBoundingClientRect().height") <= PHONE[1], label
            assert message.evaluate("message => message.scrollWidth <= message.clientWidth"), label
            assert ("Scoring" in label) == (message.get_by_role("img").count() > 0)
