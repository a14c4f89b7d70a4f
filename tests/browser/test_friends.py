"""A table of two in a group at the page, on a phone: one has added the bot, the other has not."""

from tests.browser.person import Person
from tests.browser.stage import PHONE, opened
from tests.browser.test_elsewhere import confirm, go


def test_two_friends_begin_a_match_in_a_group_on_a_phone(browser, address):
    with opened(browser, address, PHONE) as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        anna.shown()
        go(anna, "Direct messages", "Friends")
        anna.column.locator(".start").get_by_role("button", name="Add to my apps").click()
        confirm(page, "Add to my apps")
        anna.column.get_by_text("Type / to see what the bot can do.").wait_for()
        anna.command("challenge", friend="Ben")
        anna.reads(anna.table, "Nobody is told of this by itself")
        ben.shown()
        go(ben, "Direct messages", "Friends")
        ben.press("Accept")
        anna.shown()
        anna.press("Start")
        anna.reads(anna.hand, "round 1")
        anna.ready()
        anna.reads(anna.hand, "hears nothing of this by itself")
        ben.shown()
        ben.hand_from_the_table()
        ben.ready()
        ben.press("Privacy")
        ben.reads(ben.private.last, "What is kept about you")
        assert ben.public.count() == 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
