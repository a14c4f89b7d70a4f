"""The longest pages, on a phone: those of /rules and the host's panel of house rules are whole."""

import time

import pytest

from engine import GAMES
from tests.bot.reading import TEXT
from tests.bot.waiting import PATIENCE_S
from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, opened
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


MAHJONG = (("Jiaxing mahjong", 1), ("Fuzhou mahjong", 2))

EDGE = 1
"""Pixels that rounding may add."""

OUTSIDE = """(parts, [left, right]) => parts.filter((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && (box.left < left || box.right > right);
}).map((part) => part.outerHTML.slice(0, 80))"""


def reaches_out(person):
    """What is wider than where it stands: the page, the list of messages, the newest message, parts of it."""
    page, newest = person.page, person.messages.last
    log = person.column.get_by_role("log")
    found = [] if page.evaluate("document.documentElement.scrollWidth <= innerWidth") else ["page"]
    found += [] if log.evaluate("list => list.scrollWidth <= list.clientWidth") else ["messages"]
    frame = newest.locator(".container").bounding_box()
    found += newest.locator(".container *, .note").evaluate_all(
        OUTSIDE, [frame["x"], frame["x"] + frame["width"] + EDGE]
    )
    column = log.bounding_box()
    inside = column["x"] <= frame["x"] and frame["x"] + frame["width"] <= column["x"] + column["width"]
    return found if inside else ["message", *found]


@pytest.mark.parametrize(
    ("game", "lists", "size"),
    sampled([(game, lists, size) for game, lists in MAHJONG for size in (WIDE, PHONE)], 2),
)
def test_the_house_rules_of_a_mahjong_table_stay_within_their_message(browser, address, game, lists, size):
    with opened(browser, address, size) as page:
        anna = Person(page, "Anna")
        anna.shown()
        anna.command("play", game=game)
        anna.more("House rules")
        panel = anna.messages.last.locator(".select")
        panel.first.wait_for()
        assert panel.count() == 3 + lists  # the set, the settings, the clock, the pace
        assert reaches_out(anna) == []
        panel.nth(3).click()  # below clock, pace and set
        page.get_by_role("option").nth(2).click()
        anna.messages.last.locator(".select").nth(3 + lists).wait_for()
        assert reaches_out(anna) == []
