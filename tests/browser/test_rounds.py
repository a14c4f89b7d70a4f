"""Two, three and four people at a table, each in a tab of their own: tabs are loaded anew, and the bot is killed."""

import contextlib
import time

import pytest

from tests.browser.listening import OWN, Ear
from tests.browser.person import Person
from tests.browser.stage import BRISK, WIDE, opened, process
from tests.sampling import sampled

LONGEST_S = 60.0
ROUND = 400
"""More moves than a round has; the long rounds of mahjong end by the same message and are not played to their end."""
LOST = "Connection lost."


@pytest.fixture
def home(browser, tmp_path):
    with process(tmp_path, **BRISK) as started:
        yield started


@contextlib.contextmanager
def tabs(browser, address, names):
    """These people in a tab each; whoever is new is added in that of the first one."""
    with contextlib.ExitStack() as stack:
        first = stack.enter_context(opened(browser, address, WIDE, names[0]))
        people = [Person(first, names[0])]
        people[0].begun()
        for name in names[1:]:
            if not first.get_by_label("People shown").get_by_role("button", name=name).count():
                added(first, name)
            people.append(Person(stack.enter_context(opened(browser, address, WIDE, name)), name))
        yield people


def added(page, name):
    """Somebody new, who is then shown elsewhere."""
    page.get_by_role("button", name="Add a person").click()
    form = page.get_by_role("dialog", name="Add a person")
    form.get_by_label("Name").fill(name)
    form.get_by_role("button", name="Add", exact=True).click()
    page.get_by_label("People shown").get_by_role("button", name=name).click()
    Person(page, name).column.wait_for(state="detached")


def seated(people, game):
    """The first one challenges all others to it, who accept."""
    first, *others = people
    options = dict(zip(("friend", "friend2", "friend3"), (each.name for each in others), strict=False))
    first.command("challenge", **options, game=game)
    for each in others:
        each.press("Accept")
    first.table.get_by_role("button", name="Start").wait_for()


def moves(people, count, *, ready=True):
    """All together make so many moves, or play until the table shows how the round has ended."""
    end = time.monotonic() + LONGEST_S
    while count > 0 and not all(over(each) for each in people):
        assert time.monotonic() < end, f"nobody can play: {[each.hand.inner_text() for each in people]}"
        for each in people:
            if not over(each) and each.play(ready=ready):
                count -= 1
                end = time.monotonic() + LONGEST_S


def over(person):
    return "press Ready to go on" in (person.table.text_content() or "")


def opened_anew(person):
    """Their hand by the button under the table: nothing leads back to hands from before a restart."""
    older = person.column.locator(f'article[data-id="{person.hand.get_attribute("data-id")}"]')
    person.table.get_by_role("button", name="My hand").click()
    older.locator("~ article.ephemeral").wait_for()


@pytest.mark.parametrize(
    ("game", "names", "more"),
    sampled(
        [
            ("Koi-Koi", ["Anna", "Ben"], ROUND),
            ("Hana-awase", ["Anna", "Ben", "Chie"], ROUND),
            ("Jiaxing mahjong", ["Anna", "Ben", "Chie", "Dora"], 8),
            ("Fuzhou mahjong", ["Anna", "Ben", "Chie", "Dora"], 8),
        ],
        1,
    ),
)
def test_a_round_goes_on_through_reloads_and_a_kill_and_nobody_is_told_of_the_hand_of_another(
    browser, home, game, names, more
):
    with tabs(browser, home.address, names) as people:
        ears = [Ear(each.page) for each in people]
        seated(people, game)
        people[0].press("Start")
        for each in people:
            each.hand.wait_for()
        moves(people, len(people) + 3)
        for each in people:
            hand = each.hand.get_attribute("data-id")
            each.page.reload()
            each.hand.wait_for()
            assert each.hand.get_attribute("data-id") == hand
        home.kill()
        for each in people:
            each.reads(each.column.get_by_role("status"), LOST)
        home.start()
        for each in people:
            each.column.get_by_text(LOST).wait_for(state="hidden")
            opened_anew(each)
        moves(people, more, ready=False)
        if more == ROUND:
            for each in people:
                each.reads(each.table, "press Ready to go on")
        for own in ears:
            hidden = own.private()
            assert sum(bool(OWN.search(mark)) for mark in hidden) > 3
            assert own.heard(hidden) == hidden
            assert [other.heard(hidden) for other in ears if other is not own] == [set()] * (len(ears) - 1)
