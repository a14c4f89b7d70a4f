"""Somebody on another machine, at their own address: they join by their link or a code, see themselves alone, and
leave."""

from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, opened

ADDRESS = "127.0.0.2"


def test_a_guest_joins_by_their_link_and_is_asked_for_a_code_once_they_have_left(browser, stand):
    discord = stand.place.discord
    address = f"http://{ADDRESS}:{stand.does(discord.let_in(ADDRESS))}"
    with opened(browser, address, PHONE, "") as page:
        page.goto(f"{address}/?join={discord.invite(stand.place.ben)}")
        ben = Person(page, "Ben")
        ben.shown()
        assert page.locator(".tab[data-person]").all_inner_texts() == ["Ben"]
        assert page.get_by_role("button", name="Recorder").count() == 0
        stand.post({"content": "hello"})
        ben.reads(ben.messages.last, "hello")
        page.get_by_role("button", name="Leave").click()
        page.get_by_label("Your join code").wait_for()
        assert discord.sessions.joined == set()


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
        assert page.get_by_label("People shown").get_by_role("button").all_inner_texts() == ["Ben"]
        for name in ("Add a person", "Recorder"):
            assert page.get_by_role("button", name=name).count() == 0
        page.goto(f"http://127.0.0.1:{port}/?join={code}")
        ben.reads(ben.messages.last, "welcome")


def test_who_looks_on_as_a_person_is_told_that_a_guest_has_joined_as_them_until_they_leave(browser, stand):
    discord = stand.place.discord
    address = f"http://{ADDRESS}:{stand.does(discord.let_in(ADDRESS))}"
    with opened(browser, discord.url, WIDE, "Anna,Ben") as page, opened(browser, address, PHONE, "") as elsewhere:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        stand.post({"content": "before"})
        ben.reads(ben.messages.last, "before")
        elsewhere.goto(f"{address}/?join={discord.invite(stand.place.ben)}")
        Person(elsewhere, "Ben").shown()
        stand.post({"content": "for Ben elsewhere"})
        anna.reads(anna.messages.last, "for Ben elsewhere")
        told = ben.column.get_by_role("status")
        ben.reads(told, "Somebody has joined as this person")
        assert ben.messages.filter(has_text="elsewhere").count() == 0
        elsewhere.get_by_role("button", name="Leave").click()
        told.wait_for(state="hidden")
        ben.reads(ben.messages.last, "for Ben elsewhere")
