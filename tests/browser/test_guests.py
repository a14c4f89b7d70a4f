"""Somebody on another machine, at their own address: they join by their link, see themselves alone, and leave."""

from tests.browser.person import Person
from tests.browser.stage import PHONE, opened

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
