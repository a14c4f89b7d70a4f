"""What somebody writes on the page: seen to be typed, deleted again, and commands with files."""

from tests.browser.person import Person
from tests.browser.stage import WIDE, opened

LOOK = {"name": "look", "description": "At a file", "options": [{"type": 11, "name": "file", "description": "Which"}]}


def test_others_see_that_somebody_types_and_who_wrote_a_message_deletes_it(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna,Ben") as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        anna.writer().press_sequentially("a slip")
        ben.reads(ben.column.locator(".typing"), "Anna is typing…")
        anna.writer().press("Enter")
        said = ben.messages.filter(has_text="a slip")
        said.click(button="right")
        page.get_by_role("menuitem", name="Reply").wait_for()
        assert page.get_by_role("menuitem", name="Delete message").count() == 0
        page.keyboard.press("Escape")
        anna.messages.filter(has_text="a slip").click(button="right")
        page.get_by_role("menuitem", name="Delete message").click()
        page.get_by_role("dialog", name="Delete message").get_by_role("button", name="Delete").click()
        said.wait_for(state="detached")


def test_a_command_takes_a_file_of_the_machine(browser, stand):
    stand.does(stand.place.wire.register(LOOK))
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna, keys = Person(page, "Anna"), page.keyboard
        anna.begun()
        anna.writer().fill("/look")
        page.get_by_role("option", name="/look ").wait_for()
        keys.press("Enter")
        line = anna.column.get_by_role("group", name="/look")
        line.get_by_label("More options").fill("file")
        keys.press("Enter")
        line.locator('[name="file"]').set_input_files(
            {"name": "deal.txt", "mimeType": "text/plain", "buffer": bytes(1 << 20)}
        )
        line.get_by_label("More options").press("Enter")
        sent = stand.answer(4, {"content": "Seen."})
        (file,) = sent["resolved"]["attachments"].values()
        assert (file["filename"], file["size"], file["content_type"]) == ("deal.txt", 1 << 20, "text/plain")
        assert sent["options"] == [{"type": 11, "name": "file", "value": file["id"]}]
        anna.reads(anna.messages.last, "Seen.")
