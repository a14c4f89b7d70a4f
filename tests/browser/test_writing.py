"""What somebody writes on the page: seen to be typed, deleted again, and commands with files."""

from tests.browser.person import Person
from tests.browser.stage import WIDE, opened

LOOK = {"name": "look", "description": "At a file", "options": [{"type": 11, "name": "file", "description": "Which"}]}

PLAY = {
    "name": "play",
    "name_localizations": {"ja": "遊ぶ"},
    "description": "Open a table",
    "description_localizations": {"ja": "卓を開きます"},
    "options": [
        {
            "type": 3,
            "name": "game",
            "name_localizations": {"ja": "ゲーム"},
            "description": "The game",
            "autocomplete": True,
        }
    ],
}


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
        line = anna.begin("look")
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


def test_tab_goes_through_the_options_of_a_command_and_yes_and_no_are_what_is_meant(browser, stand):
    flags = [{"type": 5, "name": name, "description": "Or not"} for name in ("loud", "late")]
    words = {"type": 3, "name": "words", "description": "What", "required": True}
    stand.does(stand.place.wire.register({"name": "look", "description": "Around", "options": [words, *flags]}))
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna, keys = Person(page, "Anna"), page.keyboard
        line = anna.begin("look")
        line.locator('[name="words"]').wait_for()
        keys.type("plum")
        keys.press("Tab")
        keys.press("Tab")
        keys.type("yes")
        keys.press("Tab")
        keys.press("Tab")
        keys.type("false")
        keys.press("Tab")
        assert line.locator("input[name]").evaluate_all("all => all.map(each => [each.name, each.value])") == [
            ["words", "plum"],
            ["loud", "Yes"],
            ["late", "No"],
        ]
        keys.press("Shift+Tab")
        assert page.evaluate("document.activeElement.name") == "late"
        keys.press("Enter")
        keys.press("Enter")
        sent = stand.answer(4, {"content": "Seen."})
        assert [option["value"] for option in sent["options"]] == ["plum", True, False]


def test_a_command_is_offered_typed_and_filled_in_by_the_names_of_the_language_of_who_types(browser, stand):
    stand.does(stand.place.wire.register(PLAY))
    stand.place.discord.add_person("Sakura", locale="ja")
    with opened(browser, stand.place.discord.url, WIDE, "Sakura") as page:
        sakura, keys = Person(page, "Sakura"), page.keyboard
        sakura.begun()
        for typed in ("/pl", "/遊"):
            sakura.writer().fill(typed)
            page.get_by_role("option", name="/遊ぶ 卓を開きます").wait_for()
        keys.press("Enter")
        line = sakura.column.get_by_role("group", name="/遊ぶ")
        line.get_by_label("More options").fill("ゲ")
        page.get_by_role("option", name="ゲーム").wait_for()
        keys.press("Enter")
        keys.type("福州")
        typed = ""
        while typed != "福州":  # each letter may be asked about, and the empty field before it
            (asked,) = stand.answer(8, {"choices": [{"name": "福州麻雀", "value": "fuzhou"}]})["options"]
            typed = asked["value"]
        page.get_by_role("option", name="福州麻雀").wait_for()
        keys.press("Enter")
        keys.press("Enter")
        sent = stand.answer(4, {"content": "Opened."})
        assert (sent["name"], sent["options"]) == ("play", [{"type": 3, "name": "game", "value": "fuzhou"}])
        sakura.messages.get_by_text("Sakura used /遊ぶ").wait_for()
        page.reload()  # nothing was typed since, and the answer still says so
        sakura.messages.get_by_text("Sakura used /遊ぶ").wait_for()
