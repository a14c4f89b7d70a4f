"""The playground as two people see it: only clicks and typing, from the challenge to the end of a match."""

import time

from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, opened
from tests.there import there

LONGEST = 60.0
"""Seconds until somebody who is asked may move."""

DECODED = """async list => {
    const pictures = [...list.querySelectorAll("img")].map(image => image.decode());
    return (await Promise.allSettled(pictures)).every(each => each.status === "fulfilled");
}"""
"""Whether every picture is there; one whose message is just edited is gone before."""

PLACES = "all => all.map(each => each.getBoundingClientRect().toJSON())"

KINDS = ("Ready", "Play", "Agari", "Koi-koi")
"""How the words on a move begin that is not simply a card."""


def test_on_a_phone_one_person_at_a_time_plays_koikoi_and_resigns(browser, address):
    with opened(browser, address, PHONE) as page:
        anna, ben = people = Person(page, "Anna"), Person(page, "Ben")
        anna.shown()
        challenged(anna, ben)
        assert not anna.column.is_visible()
        anna.shown()
        anna.press("Start")
        for person in people:
            person.shown()
            person.reads(person.hand, "· round 1")
            in_order(person)
            person.ready()
        assert "Koi-koi" in play(people, until="· round 1:", koikoi=True)
        for person in people:
            person.shown()
            for message in (person.table, person.hand):  # a result is at most one screen
                assert there(message.bounding_box())["height"] <= PHONE[1]
        for person in people:
            person.shown()
            person.ready_at_the_table()
            in_order(person)
        ben.hand.get_by_role("img").click()
        zoomed = page.get_by_role("dialog", name="Picture")
        ben.reads(zoomed, "Your hand")
        zoomed.click()
        ben.command("resign")
        ben.reads(ben.private, "Resign the match at table")
        ben.press("Resign")
        ben.reads(ben.private, "You resigned")
        anna.shown()
        anna.reads(anna.table, "@Anna won")
        in_order(anna)


def challenged(anna, ben):
    """Anna challenges Ben, who sees it and accepts."""
    anna.command("challenge", friend="Ben")
    anna.reads(anna.table, "invited: @Ben")
    if not ben.column.is_visible():
        ben.shown()
    ben.reads(ben.table, "@Ben, @Anna challenges you to Koi-Koi!")
    assert ben.private.count() == 0
    in_order(ben)
    ben.press("Accept")
    ben.table.get_by_role("button", name="Start").wait_for()


def play(people, until, koikoi=False):
    """Both press the first move they are offered until both hands say `until`; returns the kinds of moves made."""
    made, end = set(), time.monotonic() + LONGEST
    while not all(until in person.own.text_content() for person in people):
        assert time.monotonic() < end, f"{until} does not come"
        for person in people:
            # in this order: what is offered in a hand that then does not say `until` belongs to an earlier one
            offered = person.choices()
            if not offered or until in person.own.text_content():
                continue
            if not person.column.is_visible():
                person.shown()
                in_order(person)
            if offered[0].startswith("Agari"):
                person.reads(person.hand, "Your yaku are worth")
            made |= {"choice"} if "Choose which card" in there(person.hand.text_content()) else set()
            choice = "Koi-koi" if koikoi and "Koi-koi" in offered else offered[0]
            if choice == "Ready":
                person.ready_at_the_table()
            else:
                person.move(choice)
            end = time.monotonic() + LONGEST
            made.add(choice.split()[0] if choice.split()[0] in KINDS else "card")
    return made


def picture(message):
    """The words of a message's picture."""
    return message.get_by_role("img").get_attribute("alt")


ENDS_IN_VIEW = "([part, list]) => part.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom + 1"


def in_order(person):
    """Nothing scrolls sideways, every picture is there and has words, and the newest message ends in view."""
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    log = person.column.get_by_role("log")
    assert log.evaluate("list => list.scrollWidth <= list.clientWidth")
    page.wait_for_function(DECODED, arg=log.element_handle())
    alts = log.get_by_role("img").evaluate_all("images => images.map(image => image.alt)")
    assert [alt for alt in alts if len(alt) <= 20] == []
    newest, list_ = person.messages.last.element_handle(), log.element_handle()
    page.wait_for_function(ENDS_IN_VIEW, arg=[newest, list_])
    box = log.bounding_box()
    for place in person.messages.last.locator("button[data-custom-id]").evaluate_all(PLACES):
        assert place["height"] >= (40 if page.viewport_size["width"] < 700 else 32)
        assert place["x"] >= box["x"]
        assert place["x"] + place["width"] <= box["x"] + box["width"]


def test_somebody_is_challenged_by_the_menu_of_a_person(browser, address):
    with opened(browser, address, WIDE) as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        anna.column.get_by_role("button", name="Members").click()
        anna.column.get_by_label("Members").get_by_role("button", name="Ben").click()
        page.get_by_role("menuitem", name="Challenge to a game").click()
        anna.reads(anna.private.last, "Which game do you want to challenge @Ben to?")
        anna.choose(anna.private.last, 0, "Hanafuda Stop/Go 花札")
        ben.reads(ben.table, "Hanafuda Stop/Go 花札 · table 1")
        ben.press("Accept")
        ben.reads(ben.table, "Accepted: @Ben")


def test_who_manages_the_server_chooses_threads_and_the_page_leads_into_one(browser, address):
    with opened(browser, address, WIDE) as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        ben.writer().fill("/server-settings")
        page.get_by_text("There's no command /server-settings here.").wait_for()
        anna.command("server-settings")
        anna.choose(anna.private.last, 0, "Thread")
        anna.choose(anna.private.last, 1, "Yes")
        anna.reads(anna.private.last, "A thread for each table: yes")
        challenged(anna, ben)
        anna.press("Start")
        anna.reads(anna.public.first, "is being played in #Koi-Koi · table 1")
        ben.column.get_by_role("button", name="Channels").click()
        ben.column.locator(".channel").filter(has_text="Koi-Koi · table 1").click()
        ben.reads(ben.table, "press Ready to see your hand")
