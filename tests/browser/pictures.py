"""Photograph the playground: `python -m tests.browser.pictures` plays a match and writes the screenshots anew.

The deal is sealed, so nobody can choose it, and every run shows other cards; look at the pictures before they are kept.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, chromium, missing, opened, playground
from tests.there import there

if TYPE_CHECKING:
    from playwright.sync_api import Page

FOLDER = Path(__file__).parents[1] / "golden" / "pictures"
OVER = "Thank you for playing"
"""What a hand says when the match is over."""

CALM = 1500
"""Milliseconds after which the slowest message shows the newest state (public ones are edited once a second)."""


class Camera:
    """Two windows on one playground; they are played in the wide one."""

    def __init__(self, wide: Page, phone: Page) -> None:
        self._wide, self._phone = wide, phone
        self.anna, self.ben, self.chie = (Person(wide, name) for name in ("Anna", "Ben", "Chie"))
        self.people = (self.anna, self.ben)

    def shoot(self, name: str, who: Person) -> None:
        """Save what the wide window shows, and on the phone what `who` sees."""
        Person(self._phone, who.name).shown()
        for page, size in ((self._wide, WIDE), (self._phone, PHONE)):
            page.wait_for_timeout(CALM)
            page.mouse.move(0, 0)
            page.evaluate("document.activeElement.blur()")
            for image in page.get_by_role("img").all():
                image.evaluate("image => image.decode()")
            page.screenshot(path=FOLDER / f"screen_{name}_{size[0]}x{size[1]}.png", animations="disabled")

    def columns(self, left: Person, right: Person) -> None:
        """Show these two in the wide window, and nobody else."""
        for person in (left, right):
            person.shown()
        for person in (self.anna, self.ben, self.chie):
            if person.column.is_visible() and person not in (left, right):
                self._switch(person)

    def _switch(self, person: Person) -> None:
        self._wide.get_by_label("Who is shown").get_by_role("button", name=person.name, exact=True).click()

    def play(self, until: str, turns: int = 0) -> Person:
        """Play at least so many moves, and on until a hand says `until`: that person. SystemExit if none ever does."""
        made = 0
        while True:
            for person in self.people:
                if made >= turns and until in there(person.hand.text_content()):
                    return person
                if OVER in there(person.hand.text_content()):
                    raise SystemExit(f"The match ended before a hand said {until!r}: run it again.")
                if offered := person.choices():
                    if offered[0] in ("Ready", "Play on"):
                        person.ready_at_the_table()
                    else:
                        person.move(offered[0])
                    made += 1


def main() -> None:
    """Play a match, and photograph a lobby, a table, a hand, a decision and the end of the match."""
    if reason := missing():
        raise SystemExit(reason)
    with (
        tempfile.TemporaryDirectory() as folder,
        playground(Path(folder)) as address,
        chromium() as browser,
        opened(browser, address, WIDE) as wide,
        opened(browser, address, PHONE) as phone,
    ):
        camera = Camera(wide, phone)
        anna, ben, chie = camera.anna, camera.ben, camera.chie
        anna.command("challenge", friend="Ben")
        ben.reads(ben.table, "challenges you")
        camera.shoot("lobby", ben)
        ben.press("Accept")
        anna.press("Start")
        for person in camera.people:
            person.reads(person.hand, "· round 1")
            person.ready()
        camera.shoot("hand", camera.play("The green ones capture", turns=4))
        camera.shoot("decision", camera.play("Agari: go out"))
        camera.play("Ready for round")
        asked = camera.play("The green ones capture", turns=8)
        camera.columns(chie, asked)
        camera.shoot("table", chie)
        camera.columns(anna, ben)
        camera.play(OVER)
        camera.columns(chie, ben)
        camera.shoot("end", chie)


if __name__ == "__main__":
    main()
