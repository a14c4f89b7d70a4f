"""Somebody at the page: sees what stands in one column, and can only click and type there."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from tests.bot.waiting import IN_A_ROUND

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MOVES = 'button[data-custom-id^="p:"]:not([data-custom-id$=":finish"])'

BRIEFLY_MS = 2000
"""For so long a button may have gone that was just there."""


class Person:
    """`column` is all that is seen; `private` and `public` are its messages, `tables` those that show a round of one,
    `hand` and `table` the newest of each, `own` what the hand itself says, below the words of the table it answers."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.column = page.locator(f'section[aria-label="{name}"]')
        self.messages = self.column.locator("article.message")
        self.private = self.column.locator("article.message.ephemeral")
        self.public = self.column.locator("article.message:not(.ephemeral)")
        self.hand = self.private.filter(has=page.locator(".body", has_text=IN_A_ROUND)).last
        self.own = self.hand.locator(".body")
        self.tables = self.public.filter(has=page.locator(".body", has_text="· table"))
        self.table = self.tables.last

    def shown(self) -> None:
        """Show this person, unless they are: beside the others, or where there is no room in their place."""
        self.begun()
        if not self.column.is_visible():
            self.page.get_by_label("People shown").locator("button").filter(has_text=self.name).click()
            self.column.wait_for()

    def begun(self) -> None:
        """Until the page has begun, what is clicked or typed there may be undone."""
        self.page.locator("html[data-ready]").wait_for()

    def writer(self) -> Locator:
        """Where they write, whatever stands in it."""
        return self.page.get_by_label(f"{self.name} writes")

    def begin(self, name: str) -> Locator:
        """Type a slash command and choose it; its line, with its options."""
        self.begun()
        self.writer().fill(f"/{name}")
        self.page.get_by_role("option", name=f"/{name} ").first.wait_for()
        self.page.keyboard.press("Enter")
        return self.column.get_by_role("group", name=f"/{name}")

    def command(self, name: str, **options: str) -> None:
        """Type a slash command, choose it, fill in its options one after the other, and send it: all by keys."""
        keys, line = self.page.keyboard, self.begin(name)
        rest = line.get_by_label("More options")
        for option, value in options.items():
            field = line.locator(f'[name="{option}"]')
            if not field.count():
                rest.fill(option)
                keys.press("Enter")
            field.fill(value)
            self.page.get_by_role("option", name=value).first.wait_for()
            keys.press("Enter")
        rest.focus()
        keys.press("Enter")
        line.wait_for(state="detached")

    def choose(self, message: Locator, number: int, label: str) -> None:
        """Open a select menu of a message, by its number in it, and choose an entry (a part of its words)."""
        message.locator(".select").nth(number).click()
        self.page.get_by_role("option").filter(has_text=label).first.click()

    def press(self, label: str) -> None:
        """Press the newest button of that name."""
        self.messages.get_by_role("button", name=label, exact=True).last.click()

    def dismiss(self) -> None:
        """Dismiss the newest private message, and wait until it has gone: the next one is another."""
        newest = self.private.last.get_attribute("data-id")
        self.press("Dismiss message")
        self.column.locator(f'article[data-id="{newest}"]').wait_for(state="detached")

    def more(self, label: str) -> None:
        """Press what stands behind *More…* under the newest lobby."""
        self.press("More…")
        self.private.last.get_by_role("button", name=label, exact=True).click()

    def reads(self, message: Locator, text: str) -> None:
        """Wait until that message says it."""
        message.filter(has_text=text).wait_for()

    def choices(self) -> list[str]:
        """The moves that the hand offers, by their words."""
        return self.hand.locator(MOVES).all_inner_texts()

    def move(self, label: str) -> None:
        """Press a move on the hand and wait for the hand that answers it."""
        button = self.hand.locator(MOVES).filter(has_text=label).first
        pressed = button.get_attribute("data-custom-id")
        button.click()
        self.hand.locator(f'[data-custom-id="{pressed}"]').wait_for(state="detached")

    def play(self, *, ready: bool = True) -> bool:
        """Make the first move that the hand offers, if there is any; in vain where the table was quicker. Not `ready`:
        they do not begin another round."""
        from playwright.sync_api import TimeoutError as TooLate

        moves = self.hand.locator(MOVES if ready else f'{MOVES}:not([data-custom-id$=":ready"])')
        offered = moves.evaluate_all("all => all.map(each => each.dataset.customId)")
        if offered:
            button = self.hand.locator(f'[data-custom-id="{offered[0]}"]')
            with contextlib.suppress(TooLate):
                button.click(timeout=BRIEFLY_MS)
            button.wait_for(state="detached")
        return bool(offered)

    def ready(self) -> None:
        """Begin the round from the hand."""
        self.move("Ready")

    def hand_from_the_table(self, label: str = "My hand") -> None:
        """Press that button under the newest table, which opens the hand anew below it; the older one goes."""
        older = self.hand.get_attribute("data-id")
        self.table.get_by_role("button", name=label).click()
        self.column.locator(f'article[data-id="{older}"]').wait_for(state="detached")
