"""A press that the client refuses: on a button that has just gone it is a passing notice, else it stays."""

from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, opened


def deaf(page):
    """Open the page so that it hears nothing more once `window.deaf` is true."""
    page.add_init_script("""
        const heard = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
        Object.defineProperty(WebSocket.prototype, "onmessage", {
            set(does) { heard.set.call(this, (event) => window.deaf || does(event)); },
        });
    """)
    page.reload()


def test_a_press_on_a_button_that_has_gone_is_answered_in_words(browser, address):
    with opened(browser, address, WIDE) as page, opened(browser, address, PHONE, "Ben") as phone:
        Person(page, "Anna").command("challenge", friend="Ben")
        ben = Person(phone, "Ben")
        deaf(phone)
        accept = ben.table.get_by_role("button", name="Accept")
        accept.wait_for()
        phone.evaluate("window.deaf = true")
        for _ in range(2):
            with phone.expect_response("**/press"):
                accept.click()
        ben.reads(ben.column.get_by_role("status"), "This button is gone: the message has changed.")
        assert "custom_id" not in ben.column.inner_text()
        assert ben.column.get_by_role("alert").count() == 0


def test_a_refusal_is_marked_with_what_every_typeface_has_and_stays_until_it_is_dismissed(browser, address):
    with opened(browser, address, PHONE) as page:
        anna = Person(page, "Anna")
        anna.command("play", game="Koi-Koi")
        anna.messages.last.get_by_role("button", name="More…").wait_for()
        page.route("**/press", lambda route: route.fulfill(status=409, json={"error": "Anna may not do this"}))
        anna.press("More…")
        error = anna.column.get_by_role("alert")
        anna.reads(error, "Anna may not do this")
        assert error.inner_text().isascii()
        anna.press("Dismiss message")
        error.wait_for(state="detached")


LATE = """const Real = WebSocket;
window.WebSocket = class extends Real {
  set onmessage(heard) { super.onmessage = (event) => setTimeout(() => heard(event), 1500); }
};"""
"""All that the page is told comes a second and a half late."""


def test_what_is_typed_before_the_page_knows_its_channel_is_kept_and_commands_are_offered(browser, address):
    with opened(browser, address, PHONE) as page:
        page.add_init_script(LATE)
        page.reload()
        Person(page, "Anna").writer().fill("/play")
        page.get_by_role("option", name="/play ").first.wait_for()
