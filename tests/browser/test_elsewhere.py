"""Direct messages, groups and servers without the bot at the page, and what a person does to bring it along."""

import re

import pytest

from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, opened

PLAY = {"name": "play", "description": "Begin a game", "integration_types": [0, 1], "contexts": [0, 1, 2]}
BOARD = {"content": "a board", "components": [{"type": 1, "components": [
    {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}]}  # fmt: skip


@pytest.fixture
def elsewhere(stand):
    """A stand-in with a group and a server without the bot; its one command goes along with its users."""
    stand.does(stand.place.wire.register(PLAY))
    stand.does(found(stand.place.discord))
    return stand


async def found(discord):
    discord.go_elsewhere([person for person in discord.people if not person.bot])


def places(person):
    """Their list of places, opened where the column is too narrow to show it."""
    listed = person.column.get_by_label(f"{person.name}'s servers and channels")
    if not listed.is_visible():
        person.column.get_by_role("button", name="Channels").click()
        listed.wait_for()
    return listed


def go(person, server, channel=None):
    """Look at a server, or at "Direct messages", and there at a channel."""
    places(person).get_by_role("button", name=server).first.click()
    if channel:
        places(person).locator(".channel").filter(has_text=channel).click()


def confirm(page, verb):
    form = page.get_by_role("dialog")
    form.get_by_role("button", name=verb, exact=True).click()
    form.wait_for(state="hidden")


def begins(elsewhere, person):
    """Their `/play` here, which the bot answers with a board."""
    person.command("play")
    elsewhere.answer(4, BOARD)
    person.reads(person.messages.last, "a board")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_adds_the_app_to_their_apps_uses_it_in_a_group_where_the_others_press(browser, elsewhere, size):
    with opened(browser, elsewhere.place.discord.url, size) as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        anna.shown()
        go(anna, "Direct messages", "Friends")
        anna.column.get_by_text("Hanapai isn't a member here.").wait_for()
        anna.writer().fill("/play")
        page.get_by_text("There's no command /play here.").wait_for()
        anna.writer().fill("")
        anna.column.locator(".start").get_by_role("button", name="Add to my apps").click()
        confirm(page, "Add to my apps")
        anna.column.get_by_text("Type / to see what the bot can do.").wait_for()
        begins(elsewhere, anna)
        ben.shown()
        go(ben, "Direct messages", "Friends")
        ben.reads(ben.messages.last, "a board")
        assert ben.column.get_by_text("Hanapai isn't a member here.").is_visible()
        ben.press("Go")
        elsewhere.answer(7, {"content": "Ben has pressed"})
        ben.reads(ben.messages.last, "Ben has pressed")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_server_without_the_bot_shows_none_until_somebody_brings_it_along_and_what_they_began_fails_without_it(
    browser, elsewhere
):
    with opened(browser, elsewhere.place.discord.url, WIDE, "Anna") as page:
        anna = Person(page, "Anna")
        anna.begun()
        go(anna, "Elsewhere")
        anna.column.get_by_text("Hanapai isn't a member here.").wait_for()
        assert anna.column.get_by_label("Members").get_by_text("Hanapai").count() == 0
        go(anna, "Direct messages")
        places(anna).get_by_role("button", name="Add to my apps").click()
        confirm(page, "Add to my apps")
        places(anna).get_by_role("button", name="Remove from my apps").wait_for()
        go(anna, "Elsewhere")
        begins(elsewhere, anna)
        message = anna.messages.last
        assert message.locator(".name").inner_text() == "Hanapai"
        places(anna).get_by_role("button", name="Direct messages").first.click()
        places(anna).get_by_role("button", name="Remove from my apps").click()
        confirm(page, "Remove from my apps")
        go(anna, "Elsewhere")
        anna.press("Go")
        anna.column.get_by_text("This interaction failed").wait_for()


def test_direct_messages_are_opened_from_a_member_and_named_after_the_other(browser, elsewhere):
    with opened(browser, elsewhere.place.discord.url, WIDE) as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        anna.begun()
        anna.column.get_by_role("button", name="Members").click()
        anna.column.get_by_label("Members").get_by_role("button", name="Ben").click()
        page.get_by_role("menuitem", name="Message", exact=True).click()
        anna.column.get_by_role("heading", name=re.compile("Ben")).first.wait_for()
        anna.writer().fill("hello Ben")
        page.keyboard.press("Enter")
        anna.reads(anna.messages.last, "hello Ben")
        go(ben, "Direct messages", "Anna")
        ben.reads(ben.messages.last, "hello Ben")
        members = ben.column.get_by_label("Members")
        ben.column.get_by_role("button", name="Members").click()
        assert sorted(members.locator("[data-user]").all_inner_texts())[0].endswith("Anna")
        assert members.locator("[data-user]").count() == 2


def test_two_friends_begin_a_match_in_a_group_on_a_phone(browser, address):
    with opened(browser, address, PHONE) as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        anna.shown()
        go(anna, "Direct messages", "Friends")
        anna.column.locator(".start").get_by_role("button", name="Add to my apps").click()
        confirm(page, "Add to my apps")
        anna.column.get_by_text("Type / to see what the bot can do.").wait_for()
        anna.command("challenge", friend="Ben")
        anna.reads(anna.table, "I can't ping anyone here")
        ben.shown()
        go(ben, "Direct messages", "Friends")
        ben.press("Accept")
        anna.shown()
        anna.press("Start")
        anna.reads(anna.hand, "round 1")
        anna.ready()
        anna.reads(anna.hand, "so tell them yourself that the table is waiting")
        ben.shown()
        ben.hand_from_the_table()
        ben.ready()
        ben.press("Privacy")
        ben.reads(ben.private.last, "What's stored about you")
        assert ben.public.count() == 1
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
