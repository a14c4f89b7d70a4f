"""Messages and forms of every kind of component, looked at and used."""

import pytest

from bot.playground.limits import components, modals
from bot.playground.limits.components import walk
from tests.browser.exhibits import EXHIBITS, FIELDS, open_form, post
from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, opened
from tests.there import there

BACKGROUND = "part => getComputedStyle(part).backgroundColor"
EDGE = "box => getComputedStyle(box, '::before').backgroundColor"
SHAPE = "part => { const box = part.getBoundingClientRect(); return box.width / box.height; }"
SPOTS = """all => {
    const boxes = all.map((each) => each.getBoundingClientRect()), first = boxes[0], unit = boxes.at(-1).width;
    const near = (pixels) => Math.round(10 * pixels / unit) / 10;
    return boxes.map((box) => [near(box.x - first.x), near(box.y - first.y), near(box.width)]);
}"""
"""Where each picture of a gallery lies, and how wide it is, as multiples of the last one's width."""


class Room:
    """Anna's column with all exhibits in it."""

    def __init__(self, page, stand):
        self.page, self.anna = page, Person(page, "Anna")
        self.anna.begun()
        self._messages = post(stand)
        self.of("forms").wait_for()

    def of(self, name):
        """The message of an exhibit."""
        return self.anna.column.locator(f'article[data-id="{self._messages[name]}"]')


def test_there_is_an_exhibit_of_every_kind_of_component_that_discord_takes():
    message = {part["type"] for each in EXHIBITS for part in walk(each.body.get("components", []))}
    form = {part["type"] for each in FIELDS for part in walk([each])}
    assert message == {*components.TOP_V2, components.BUTTON, *components.SELECTS, components.THUMBNAIL}
    assert form >= {components.TEXT, modals.LABEL, components.INPUT, components.SELECT, components.USERS}
    assert form >= {modals.UPLOAD, modals.RADIO, modals.CHECKBOXES, modals.CHECKBOX}


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_every_component_looks_as_on_discord_and_no_content_is_trusted(browser, stand, size):
    with opened(browser, stand.place.discord.url, size, "Anna") as page:
        room = Room(page, stand)
        text, hostile = room.of("text"), room.of("hostile text")
        assert [text.locator(head).inner_text() for head in ("h3", "h4", "h5")] == ["Title", "Smaller", "Smallest"]
        assert text.locator("li").all_inner_texts() == ["one", "two"]
        assert "ago" in text.locator("time.time").inner_text()
        assert text.locator(".text > small").inner_text() == "small"
        assert hostile.locator(".text").inner_text() == "<img src=x onerror=alert(1)> [no](javascript:alert(1))"
        assert hostile.locator(".body :is(img, a)").count() == 0
        section = room.of("section with a thumbnail")
        thumb = there(section.locator(".small").bounding_box())
        assert (thumb["width"], thumb["height"]) == (85, 85)
        words = there(section.locator(".words").bounding_box())
        assert words["x"] + words["width"] <= thumb["x"]
        assert room.of("file").locator("a.file").get_attribute("download") == "rules.txt"
        assert room.of("container").locator(".container").evaluate(EDGE) == "rgb(192, 57, 43)"
        buttons = room.of("buttons")
        colours = {buttons.get_by_role("button", name=f"Style {style}").evaluate(BACKGROUND) for style in (1, 2, 3, 4)}
        assert len(colours) == 4
        assert buttons.get_by_role("button", name="Off").is_disabled()
        assert buttons.locator("a.button").get_attribute("rel") == "noopener noreferrer"
        assert room.of("menu of entries").get_by_role("combobox", name="Never").is_disabled()
        mixed = room.of("words, files and rows")
        assert (mixed.locator(".gallery .picture").count(), mixed.locator("a.file").count()) == (4, 1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_pictures_lie_together_as_on_discord_and_are_enlarged_or_revealed_by_a_click(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        room = Room(page, stand)

        def spots(count):
            return room.of(f"gallery of {count}").locator(".picture").evaluate_all(SPOTS)

        whole = room.of("gallery of 1").locator(".picture img").evaluate("image => image.width / image.height")
        assert whole == room.of("gallery of 1").locator(".picture").evaluate(SHAPE) == 1
        assert spots(2) == [[0, 0, 1], [1, 0, 1]]
        assert spots(3) == [[0, 0, 2], [2, 0, 1], [2, 1, 1]]
        assert [[x, width] for x, _, width in spots(5)] == [[0, 1.5], [1.5, 1.5], [0, 1], [1, 1], [2, 1]]
        assert [[x, width] for x, _, width in spots(10)] == [[0, 3], *[[0, 1], [1, 1], [2, 1]] * 3]
        room.of("gallery of 1").locator(".picture").click()
        page.get_by_role("dialog", name="Picture").wait_for()
        page.keyboard.press("Escape")
        page.get_by_role("dialog", name="Picture").wait_for(state="hidden")
        hidden = room.of("gallery of 2, spoilers").locator(".picture.hidden")
        assert hidden.count() == 2
        hidden.first.click()
        assert hidden.count() == 1
        room.of("gallery of 2, spoilers").locator(".picture.revealed").click()
        page.get_by_role("dialog", name="Picture").wait_for()


def test_a_spoiler_is_revealed_by_keys_and_what_is_in_it_is_out_of_reach_before(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        room, keys = Room(page, stand), page.keyboard
        box = room.of("container as a spoiler").get_by_role("button", name="Spoiler")
        inside = room.of("container as a spoiler").get_by_role("button", name="Inside")
        box.focus()
        keys.press("Tab")
        assert not page.evaluate("document.activeElement.closest('.container')")
        box.press("Enter")
        inside.click()
        assert stand.answer(6)["custom_id"] == "b1"
        card = room.of("file as a spoiler").locator("a.file")
        assert card.evaluate("card => getComputedStyle(card).position") == "relative"  # or its pill lies elsewhere
        card.press("Enter")
        room.of("file as a spoiler").locator("a.file.hidden").wait_for(state="detached")
        words = room.of("text").locator(".spoiler")
        words.press("Enter")
        assert room.of("text").get_by_role("button", name="secret").count() == 1


def test_menus_are_searched_and_several_entries_are_sent_together(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        room, keys = Room(page, stand), page.keyboard
        entries = room.of("menu of entries")
        entries.get_by_role("combobox", name="A month").press("Enter")
        page.get_by_label("Search: A month").fill("12")
        page.locator('[role=option][data-value="1"]').wait_for(state="detached")
        keys.press("Enter")
        assert stand.answer(6)["values"] == ["12"]
        entries.get_by_role("combobox", name="Many").click()
        for number in (1, 2):
            page.get_by_role("option", name=f"Month {number} ", exact=False).first.click()
        keys.press("Escape")
        assert stand.answer(6)["values"] == ["1", "2"]
        for name, chosen in (("People", "Anna"), ("Roles", "@Dealers"), ("Either", "@Dealers"), ("Channels", "#games")):
            room.of("menus of people, roles, either, channels").get_by_role("combobox", name=name).click()
            page.get_by_role("option", name=chosen).click()
            sent = stand.answer(6)
            assert [*next(iter(sent["resolved"].values()))] == sent["values"]


def test_a_form_with_every_kind_of_field_is_filled_in_and_sent(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna = Room(page, stand).anna
        dialog = open_form(anna, stand, 0)
        dialog.get_by_label("Short").fill("hello")
        dialog.get_by_role("combobox", name="Month").click()
        page.get_by_role("option", name="Month 3").click()
        dialog.get_by_role("button", name="Submit").click()
        fields = sent_fields(stand.answer(6))
        assert (fields["short"]["value"], fields["long"]["value"]) == ("hello", "")
        assert (fields["month"]["values"], fields["person"]["values"]) == (["3"], [])
        dialog = open_form(anna, stand, 1)
        dialog.get_by_role("radio", name="No").check()
        dialog.get_by_role("checkbox", name="Yes").check()
        dialog.get_by_label("Agreed").check()
        dialog.get_by_label("A file").set_input_files(
            {"name": "deal.txt", "mimeType": "text/plain", "buffer": b"a deal"}
        )
        dialog.get_by_role("button", name="Submit").click()
        sent = stand.answer(6)
        fields = sent_fields(sent)
        assert (fields["radio"]["value"], fields["boxes"]["values"], fields["agreed"]["value"]) == ("no", ["yes"], True)
        (file,) = sent["resolved"]["attachments"].values()
        assert (file["filename"], file["size"], [file["id"]]) == ("deal.txt", 6, fields["file"]["values"])


def sent_fields(sent):
    """The fields of a form by their custom_id."""
    return {part["component"]["custom_id"]: part["component"] for part in sent["components"] if "component" in part}


def test_a_press_that_nobody_answers_fails_as_on_discord(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        room = Room(page, stand)
        room.of("section with a button").get_by_role("button", name="Yes").click()
        room.anna.reads(room.of("section with a button"), "This interaction failed")
