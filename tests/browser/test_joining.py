"""Whoever comes from the local network: the form for the code that they were given, and what they see behind it."""

from tests.browser.person import Person
from tests.browser.stage import PHONE, opened


def test_a_guest_is_asked_for_a_code_told_that_it_is_wrong_and_becomes_who_it_names(browser, stand):
    discord = stand.place.discord
    port = stand.does(discord.let_in("127.0.0.1"))
    code = discord.invite(stand.place.ben)
    stand.post({"content": "welcome"})
    with opened(browser, f"http://127.0.0.1:{port}", PHONE, "Anna") as page:
        field = page.get_by_label("Your join code")
        field.fill("ABCD-EFGH-JKLM")
        page.keyboard.press("Enter")
        page.get_by_role("alert").get_by_text("This code is wrong.").wait_for()
        assert page.get_by_role("log").count() == 0
        field.fill(code.lower())
        page.get_by_role("button", name="Join").click()
        ben = Person(page, "Ben")
        ben.reads(ben.messages.last, "welcome")
        assert page.get_by_label("Who is shown").get_by_role("button").all_inner_texts() == ["Ben"]
        for name in ("Add a person", "Recorder"):
            assert page.get_by_role("button", name=name).count() == 0
        page.goto(f"http://127.0.0.1:{port}/?join={code}")
        ben.reads(ben.messages.last, "welcome")
