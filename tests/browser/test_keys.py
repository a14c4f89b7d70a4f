"""A whole match by keys alone: no mouse, no touch, and nothing is focused but by Tab, arrows and what these lead to."""

import time

from tests.bot.waiting import PATIENCE_S
from tests.browser.person import MOVES, Person
from tests.browser.stage import WIDE, opened

FAR = 80
"""Presses of Tab after which what is looked for is not there."""

POINTED = """
window.pointed = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"]) {
  addEventListener(kind, () => { window.pointed += 1; }, true);
}
"""
HERE = "selector => document.activeElement.matches(selector)"


class Keys:
    """Somebody who has nothing but keys."""

    def __init__(self, page, name):
        self.person, self._page = Person(page, name), page
        self._keys = page.keyboard

    def press(self, *names):
        for name in names:
            self._keys.press(name)

    def write(self, text, offered):
        """Type, until something is offered for it."""
        self._keys.type(text)
        self._page.get_by_role("option", name=offered).first.wait_for()

    def reach(self, selector, by="Shift+Tab"):
        """Go on with Tab, or back, until the focus is there."""
        for _ in range(FAR):
            if self._page.evaluate(HERE, selector):
                return
            self.press(by)
        raise AssertionError(f"{selector} is not reached")

    def enter(self, selector):
        """Press what lies before where they write, and come back there."""
        self._page.locator(selector).first.wait_for()
        self.reach("textarea", by="Tab")
        self.reach(selector)
        self.press("Enter")

    def choose(self, menu, text, entry):
        """Open a select menu of a message, search in it and choose."""
        self.enter(f'[data-custom-id$=":{menu}"]')
        self.write(text, entry)
        self.press("Enter")

    def move(self):
        """Make the last move that the hand offers, if there is one, and see it taken."""
        offered = self.person.hand.locator(MOVES).last
        if offered.count():
            taken = f'[data-custom-id="{offered.get_attribute("data-custom-id")}"]'
            self.enter(f"{taken}:not(:disabled)")
            self.person.hand.locator(taken).wait_for(state="detached")


def test_a_match_is_set_up_and_played_to_its_end_by_keys_alone(browser, address):
    with opened(browser, address, WIDE, "Anna") as page:
        page.add_init_script(POINTED)
        page.reload()
        anna = Keys(page, "Anna")
        person = anna.person
        person.begun()
        anna.reach("textarea", by="Tab")
        anna.write("/pl", "/play ")
        anna.press("Escape")
        page.get_by_role("option").first.wait_for(state="detached")
        anna.write("ay", "/play ")
        anna.press("ArrowDown", "ArrowUp", "Tab")
        anna.write("ga", "game")
        anna.press("Enter")
        anna.write("koi", "Koi-Koi")
        anna.press("Enter", "Enter")
        anna.enter('[data-custom-id$=":menu"]')
        anna.enter('[data-custom-id$=":rules"]')
        anna.choose("setting", "rounds", "Rounds")
        anna.choose("value:rounds", "2", "2")
        person.reads(person.table, "Rounds: 2")
        anna.enter('[data-custom-id$=":cut"]')
        form = page.get_by_role("dialog", name="Cut the deck")
        form.wait_for()
        anna.press("Escape")
        form.wait_for(state="hidden")
        anna.enter('[data-custom-id$=":cut"]')
        form.wait_for()
        page.keyboard.type("plum blossom")
        anna.press("Enter")
        form.wait_for(state="hidden")
        anna.enter('[data-custom-id$=":fill"]')
        person.hand.wait_for()
        end = time.monotonic() + 3 * PATIENCE_S
        while "Thanks for playing" not in (person.hand.text_content() or ""):
            assert time.monotonic() < end, person.hand.inner_text()
            anna.move()
        person.reads(person.table, "The match is over.")
        assert page.evaluate("window.pointed") == 0


def test_an_unknown_command_says_so(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna = Person(page, "Anna")
        anna.writer().fill("/nonsense")
        anna.writer().press("Enter")
        anna.reads(anna.column.get_by_role("status"), "There's no command /nonsense here.")
