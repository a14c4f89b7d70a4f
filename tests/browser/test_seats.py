"""Several tabs and no mouse: who plays by keys alone, and what stands in nobody else's tab."""

from tests.browser.person import MOVES, Person
from tests.browser.stage import WIDE, opened


def focused(page):
    """The `data-custom-id` of what has the focus, or nothing."""
    return page.evaluate("document.activeElement.dataset.customId ?? ''")


def reach(person, wanted):
    """Go back with Shift+Tab from where they write until the focus is on a button whose custom_id begins so."""
    person.writer().focus()
    for _ in range(60):
        person.page.keyboard.press("Shift+Tab")
        if focused(person.page).startswith(wanted):
            return
    raise AssertionError(f"{wanted} is not reached")


def test_a_match_is_begun_and_played_by_keys_alone(browser, address):
    with opened(browser, address, WIDE, "Anna") as page:
        anna, keys = Person(page, "Anna"), page.keyboard
        anna.writer().focus()
        keys.type("/play")
        page.get_by_role("option", name="/play ").wait_for()
        keys.press("Enter")
        keys.type("comp")
        page.get_by_role("option", name="computers").wait_for()
        keys.press("Tab")
        keys.type("t")
        page.get_by_role("option", name="True").wait_for()
        keys.press("Enter")
        keys.press("Enter")
        anna.reads(anna.hand, "· round 1")
        for _ in range(3):
            anna.hand.locator(MOVES).first.wait_for()
            reach(anna, "p:")
            pressed = focused(page)
            keys.press("Enter")
            anna.hand.locator(f'[data-custom-id="{pressed}"]').wait_for(state="detached")
            assert page.evaluate("document.activeElement.closest('article') !== null"), "the focus stays in the message"


def test_a_hand_is_in_no_other_tab_and_there_again_after_a_reload(browser, address):
    with opened(browser, address, WIDE, "Anna") as page, opened(browser, address, WIDE, "Ben") as other:
        anna, ben = Person(page, "Anna"), Person(other, "Ben")
        frames = []
        other.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
        other.reload()
        anna.command("challenge", friend="Ben")
        ben.press("Accept")
        anna.press("Start")
        for person in (anna, ben):
            person.reads(person.hand, "· round 1")
        hand = anna.hand.get_by_role("img").get_attribute("alt")
        page.reload()
        anna.reads(anna.hand, "· round 1")
        assert anna.hand.get_by_role("img").get_attribute("alt") == hand
        assert frames
        assert not any(hand in frame for frame in frames)
        assert ben.private.count() == 1


def test_an_unknown_command_says_so(browser, address):
    with opened(browser, address, WIDE, "Anna") as page:
        anna = Person(page, "Anna")
        anna.writer().fill("/nonsense")
        anna.writer().press("Enter")
        anna.reads(anna.column.get_by_role("status"), "There is no command /nonsense here.")
