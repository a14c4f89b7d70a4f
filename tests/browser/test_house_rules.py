"""The host's panel of house rules, the longest message there is: everything in it can be seen and reached."""

import pytest

from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, opened
from tests.sampling import sampled

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
