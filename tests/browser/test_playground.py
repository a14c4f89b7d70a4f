"""The playground as two people see it: only clicks and typing, from the challenge to the end of a match."""

from tests.browser.person import Person
from tests.browser.stage import WIDE, opened

DECODED = """async list => {
    const pictures = [...list.querySelectorAll("img")].map(image => image.decode());
    return (await Promise.allSettled(pictures)).every(each => each.status === "fulfilled");
}"""
"""Whether every picture is there; one whose message is just edited is gone before."""

PLACES = "all => all.map(each => each.getBoundingClientRect().toJSON())"


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
        anna.reads(anna.private.last, "(edited)")
        anna.choose(anna.private.last, 1, "Yes")
        anna.reads(anna.private.last, "A thread for each table: yes")
        challenged(anna, ben)
        anna.press("Start")
        anna.reads(anna.public.first, "is being played in #Koi-Koi · table 1")
        ben.column.get_by_role("button", name="Channels").click()
        ben.column.locator(".channel").filter(has_text="Koi-Koi · table 1").click()
        ben.reads(ben.table, "press Ready to see your hand")
