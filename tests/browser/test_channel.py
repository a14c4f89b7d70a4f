"""What a channel shows beside its messages: replies, what is new, the way back to the present, a line that breaks."""

import pytest

from tests.browser.person import Person
from tests.browser.stage import WIDE, opened


def said(stand, text):
    """The id of a message that the bot writes."""
    return stand.post({"content": text})


def filled(stand, count):
    """So many messages, one a line: more than there is room for."""
    for number in range(count):
        said(stand, f"line {number}")


def top(person):
    """Scroll up with keys, away from the present."""
    person.column.get_by_role("log").focus()
    person.page.keyboard.press("Home")
    person.messages.first.and_(person.page.locator(":focus")).wait_for()


AT_THE_END = """() => {
    const list = document.querySelector("[role=log]");
    return list.scrollHeight - list.scrollTop - list.clientHeight < 2;
}"""


def in_view(message):
    return message.evaluate("""each => {
        const box = each.getBoundingClientRect(), log = each.closest("[role=log]").getBoundingClientRect();
        return box.top >= log.top - 1 && box.bottom <= log.bottom + 1;
    }""")


@pytest.mark.parametrize("pinging", [True, False])
def test_a_reply_shows_what_it_answers_leads_there_and_pings_unless_that_is_switched_off(browser, stand, pinging):
    with opened(browser, stand.place.discord.url, WIDE, "Anna,Ben") as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        anna.begun()
        anna.writer().fill("Who plays?")
        page.keyboard.press("Enter")
        ben.reads(ben.messages.last, "Who plays?")
        filled(stand, 30)
        ben.reads(ben.messages.last, "line 29")
        top(ben)
        page.keyboard.press("r")
        ben.column.get_by_text("Replying to Anna").wait_for()
        if not pinging:
            ben.column.get_by_role("button", name="@ on").click()
        ben.writer().fill("I do")
        page.keyboard.press("Enter")
        answer = anna.messages.last
        anna.reads(answer, "I do")
        assert answer.locator(".above").inner_text().split() == ["A", "Anna", "Who", "plays?"]
        assert ("pinging" in (answer.get_attribute("class") or "").split()) == pinging
        assert not in_view(anna.messages.first)
        answer.get_by_role("button", name="Who plays?").click()
        page.locator("article.found").wait_for()
        assert in_view(anna.messages.first)


def test_who_looks_at_the_present_stays_there_when_the_browser_moves_the_view_as_a_message_grows(browser, stand):
    filled(stand, 40)
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna = Person(page, "Anna")
        anna.reads(anna.messages.last, "line 39")
        page.wait_for_function(AT_THE_END)
        page.evaluate("""() => {
            const list = document.querySelector("[role=log]");
            list.scrollTop -= 300;
            list.querySelector("article:last-of-type").style.paddingBottom = "300px";
        }""")
        page.wait_for_function(AT_THE_END)
        said(stand, "the next")
        anna.reads(anna.messages.last, "the next")
        page.wait_for_function(AT_THE_END)
        assert not anna.column.get_by_role("button", name="present").is_visible()


def test_whoever_is_further_up_stays_there_is_told_what_came_and_jumps_to_the_present(browser, stand):
    filled(stand, 40)
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna = Person(page, "Anna")
        anna.reads(anna.messages.last, "line 39")
        top(anna)
        anna.column.get_by_role("button", name="Jump to present").wait_for()
        first = anna.messages.first.bounding_box()
        for word in ("one more", "and another"):
            said(stand, word)
        jump = anna.column.get_by_role("button", name="2 new messages, jump to present")
        jump.wait_for()
        assert anna.messages.first.bounding_box() == first
        jump.click()
        assert in_view(anna.messages.last)
        assert anna.messages.last.inner_text().endswith("and another")
        anna.column.get_by_role("button", name="jump to present").wait_for(state="hidden")
        line = anna.column.get_by_role("separator", name="New")
        assert line.evaluate("line => line.nextElementSibling.textContent").endswith("one more")


def test_a_line_stands_over_what_came_while_nobody_looked(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna = Person(page, "Anna")
        said(stand, "seen")
        anna.reads(anna.messages.last, "seen")
        page.goto("about:blank")
        said(stand, "missed")
        page.goto(f"{stand.place.discord.url}/?people=Anna")
        line = anna.column.get_by_role("separator", name="New")
        line.wait_for()
        assert line.evaluate("line => line.nextElementSibling.textContent").endswith("missed")


BREAKABLE = """const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(url) { super(window.broken ? `${url}-nowhere` : url); window.line = this; }
};"""
"""No line can be opened as long as `window.broken` is true."""


def test_a_line_that_breaks_is_told_opens_itself_again_and_brings_what_was_missed(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        page.add_init_script(BREAKABLE)
        page.reload()
        anna = Person(page, "Anna")
        said(stand, "before")
        anna.reads(anna.messages.last, "before")
        page.evaluate("window.broken = true; window.line.close()")
        lost = anna.column.get_by_text("Connection lost.")
        lost.wait_for()
        said(stand, "meanwhile")
        assert anna.messages.count() == 1
        page.evaluate("window.broken = false")
        lost.wait_for(state="hidden")
        anna.reads(anna.messages.last, "meanwhile")
        assert anna.messages.count() == 2
