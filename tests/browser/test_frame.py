"""What stands around the channels: the look of the page, the language of each person, the way from region to region."""

import pytest

from bot.playground.limits.shown import DESKTOP, PHONE
from tests.bot.playground.wire import EPHEMERAL
from tests.browser.person import Person
from tests.browser.stage import WIDE, opened
from tests.browser.test_one_screen import blank

SIZES = "images => images.map((image) => [Math.round(image.width), Math.round(image.height)])"
HERE = "() => document.activeElement.closest('.places, article, .composer').className.split(' ')[0]"

LOOKS = (("Light", "light"), ("High contrast", "contrast"), ("Dark", "dark"), ("High contrast", "contrast"))


def look(page):
    return page.evaluate("document.documentElement.dataset.look")


def ground(page):
    """The colour behind the messages."""
    return page.evaluate("getComputedStyle(document.querySelector('.column')).backgroundColor")


@pytest.mark.parametrize("wanted", ["dark", "light"])
def test_the_page_has_the_look_of_its_system_until_another_is_chosen_which_it_keeps(browser, stand, wanted):
    with opened(browser, stand.place.discord.url, WIDE, "Anna", wanted) as page:
        Person(page, "Anna").begun()
        assert look(page) == wanted
        colours = {ground(page)}
        for label, name in LOOKS:
            page.get_by_role("button", name="Appearance").click()
            page.get_by_role("menuitem", name=label).click()
            assert look(page) == name
            colours.add(ground(page))
        assert len(colours) == 3
        page.reload()
        assert look(page) == "contrast"


def test_pictures_are_as_large_as_in_discord_until_somebody_wants_them_in_full_size(browser, stand):
    sizes = [(1000, 636), (1000, 1249), (400, 400)]
    for size in sizes:
        stand.post({"content": "Look"}, {"a.png": blank(*size)})
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        page.locator(".picture img").nth(2).wait_for()

        def shown(width):
            page.set_viewport_size({"width": width, "height": WIDE[1]})
            return page.locator(".picture img").evaluate_all(SIZES)

        assert shown(WIDE[0]) == [[*DESKTOP.fitted(*size)] for size in sizes]
        assert shown(450) == [[*PHONE.fitted(*size)] for size in sizes]
        page.get_by_role("button", name="Appearance").click()
        page.get_by_role("menuitem", name="Full size").click()
        page.reload()
        page.locator(".picture img").nth(2).wait_for()
        assert shown(2000) == [[*size] for size in sizes]


async def locale(place):
    """What the bot is told of it with the next command, which it answers."""
    asked = await place.line.event("INTERACTION_CREATE")
    await place.wire.callback(asked, 4, {"content": "here", "flags": EPHEMERAL})
    return asked["locale"]


def test_the_bot_is_told_the_language_of_each_person_by_what_they_do_next(browser, stand):
    command = {"name": "hand", "description": "Cards", "description_localizations": {"ja": "手札"}}
    stand.does(stand.place.wire.register(command))
    with opened(browser, stand.place.discord.url, WIDE) as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        anna.begun()
        anna.column.get_by_role("button", name="Channels").click()
        anna.column.get_by_role("button", name="Language").click()
        form = page.get_by_role("dialog", name="Anna's language")
        form.get_by_label("Language").select_option("ja")
        form.get_by_role("button", name="Save").click()
        form.wait_for(state="hidden")
        for person, told, about in ((anna, "ja", "手札"), (ben, "en-US", "Cards")):
            person.writer().fill("/hand")
            page.get_by_role("option", name=about).wait_for()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            assert stand.does(locale(stand.place)) == told


def test_f6_goes_from_region_to_region_and_on_to_the_next_column_and_back(browser, stand):
    stand.post({"content": "hello"})
    with opened(browser, stand.place.discord.url, WIDE) as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        for person in (anna, ben):
            person.reads(person.messages.last, "hello")
        anna.writer().focus()
        went = []
        for key in ("F6", "F6", "F6", "Shift+F6"):
            page.keyboard.press(key)
            went.append((page.evaluate(HERE), page.evaluate("document.activeElement.closest('.column').ariaLabel")))
        assert went == [("message", "Ben"), ("composer", "Ben"), ("message", "Anna"), ("composer", "Ben")]
