"""The first minute: what a newcomer clicks on the welcome, until there is a hand before them."""

import pytest

from engine import GAMES
from tests.bot.reading import TEXT
from tests.browser.person import MOVES, Person
from tests.browser.stage import PHONE, WIDE, opened


def test_one_click_on_the_card_of_any_game_deals_a_hand_and_a_later_start_goes_on_in_the_channel(browser, address):
    with opened(browser, address, PHONE, "") as page:
        anna = Person(page, "Anna")
        for number, game in enumerate(GAMES, 1):
            if number > 1:
                page.get_by_role("button", name="Hanapai playground").click()
            page.get_by_role("button", name=f"Play now: {TEXT(game)}").click()
            table = anna.tables.filter(has_text=f"{TEXT(game)} · table {number}")
            table.locator("~ article.ephemeral").locator(MOVES).first.wait_for()
            anna.hand.get_by_role("img").first.wait_for()
        page.goto(address)
        anna.shown()
        anna.table.wait_for()
        assert not page.get_by_role("button", name=f"Play now: {TEXT(game)}").is_visible()


def test_the_welcome_leads_to_two_people_side_by_side_and_to_the_course(browser, address):
    with opened(browser, address, WIDE, "") as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        page.get_by_role("button", name="Show Anna and Ben").click()
        line = anna.column.get_by_role("group", name="/challenge")
        line.locator('[name="friend"]').fill("Ben")
        page.get_by_role("option", name="Ben").first.wait_for()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        ben.press("Accept")
        anna.press("Start")
        for each in (anna, ben):
            each.hand.wait_for()
        page.get_by_role("button", name="Hanapai playground").click()
        page.get_by_role("button", name="Take the course").click()
        page.locator("article.ephemeral").filter(has_text="How to play Koi-Koi").locator(".button").first.wait_for()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_tap_on_somebody_in_the_welcome_shows_them(browser, address, size):
    with opened(browser, address, size, "") as page:
        page.get_by_role("button", name="Play now: Koi-Koi").wait_for()
        page.get_by_label("People shown").locator("button").filter(has_text="Ben").click()
        Person(page, "Ben").column.wait_for()
        assert not page.get_by_role("button", name="Play now: Koi-Koi").is_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_after_start_above_open_panels_and_at_each_rounds_start_the_hand_is_in_view(browser, address, size):
    with opened(browser, address, size) as page:
        anna = Person(page, "Anna")
        anna.shown()
        anna.command("play", game="Koi-Koi")
        for label in ("Rules", "House rules", "Add easy computer"):
            anna.more(label)
        anna.reads(anna.table, "Tama")
        start = anna.public.get_by_role("button", name="Start", exact=True).last
        start.scroll_into_view_if_needed()
        start.click()
        in_view(anna)
        anna.hand.locator(MOVES).first.click()
        in_view(anna)
        anna.writer().fill("hello")
        page.keyboard.press("Enter")
        anna.reads(anna.messages.last, "hello")


def in_view(person):
    """Wait until all buttons of the newest hand are where its player sees them."""
    person.hand.locator(MOVES).first.wait_for()
    person.page.wait_for_function(
        """hand => {
            const view = hand.closest(".messages").getBoundingClientRect();
            const box = hand.getBoundingClientRect();
            return box.bottom <= view.bottom + 1 && (box.top >= view.top - 1 || box.height > view.height);
        }""",
        arg=person.hand.element_handle(),
    )


def test_the_page_says_its_own_words_in_the_language_that_was_last_chosen(browser, address):
    with opened(browser, address, WIDE, "") as page:
        page.evaluate("localStorage.setItem('playground.language', JSON.stringify('ja'))")
        page.reload()
        page.get_by_role("button", name="人を追加").wait_for()
        page.get_by_role("button", name="今すぐ遊ぶ: こいこい").click()
        page.get_by_text("自分だけに見えます").first.wait_for()
        page.get_by_label("の入力欄").first.wait_for()
        used = page.locator(".above").filter(has_text="を使いました").first
        used.wait_for()
        assert " used " not in page.locator("body").inner_text()
