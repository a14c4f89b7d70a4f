"""Everything that the page shows, held against axe-core in all three looks: no fault that is serious or critical."""

import pytest

from tests.browser.exhibits import FORMS, TALL, open_form, post
from tests.browser.person import Person
from tests.browser.stage import PHONE, WIDE, opened

LOOKS = ("dark", "light", "contrast")
GRAVE = ("serious", "critical")
COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules whose answer another look may change."""


def faults(page):
    """What is wrong with the page as it is: in the first look by all rules, in the others as far as colours matter."""
    from axe_playwright_python.base import AXE_SCRIPT

    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = []
    for look in LOOKS:
        page.evaluate("look => { document.documentElement.dataset.look = look; }", look)
        only = {} if look == LOOKS[0] else {"runOnly": {"type": "rule", "values": COLOURS}}
        options = {"resultTypes": ["violations"]} | only
        told = page.evaluate("options => axe.run(options).then(results => results.violations)", options)
        found += [
            (look, each["id"], [(node["html"], node["failureSummary"]) for node in each["nodes"]])
            for each in told
            if each["impact"] in GRAVE
        ]
    return found


def test_the_welcome_has_no_grave_fault(browser, address):
    with opened(browser, address, WIDE, "") as page:
        page.get_by_role("button", name="Play now: Koi-Koi").wait_for()
        assert faults(page) == []


def test_a_table_with_a_hand_its_forms_and_lists_have_no_grave_fault(browser, address):
    with opened(browser, address, WIDE) as page:
        anna, ben = Person(page, "Anna"), Person(page, "Ben")
        anna.command("challenge", friend="Ben")
        ben.press("Accept")
        anna.more("Cut the deck")
        page.get_by_role("dialog", name="Cut the deck").wait_for()
        assert faults(page) == []
        page.keyboard.press("Escape")
        before = anna.private.count()
        anna.press("More…")  # behind which the older one would still be the last for a moment
        anna.private.nth(before).get_by_role("button", name="House rules", exact=True).click()
        anna.private.last.locator(".select").nth(1).click()
        page.get_by_role("option").first.wait_for()
        assert faults(page) == []
        page.keyboard.press("Escape")
        anna.press("Start")
        for each in (anna, ben):
            each.hand.wait_for()
        assert faults(page) == []
        anna.writer().fill("/")
        page.get_by_role("option", name="/challenge ").wait_for()
        assert faults(page) == []
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Recorder", exact=True).click()
        page.locator("#recorder .requests li").first.wait_for()
        page.locator("#recorder summary").first.click()
        assert faults(page) == []


@pytest.mark.parametrize("drawer", ["Channels", "Members"])
def test_a_drawer_of_a_phone_has_no_grave_fault(browser, stand, drawer):
    with opened(browser, stand.place.discord.url, PHONE, "Anna") as page:
        anna = Person(page, "Anna")
        anna.begun()
        stand.post({"content": f"<@{stand.place.anna.id}> **hello** `there`"})
        anna.reads(anna.messages.last, "hello")
        anna.column.get_by_role("button", name=drawer).click()
        anna.column.locator(".places" if drawer == "Channels" else ".members").wait_for()
        assert faults(page) == []


def test_the_form_for_a_join_code_has_no_grave_fault(browser, stand):
    port = stand.does(stand.place.discord.let_in("127.0.0.1"))
    with opened(browser, f"http://127.0.0.1:{port}", PHONE, "") as page:
        page.get_by_label("Your join code").fill("ABCD")
        page.get_by_role("button", name="Join").click()
        page.get_by_role("alert").get_by_text("wrong").wait_for()
        assert faults(page) == []


def test_every_component_and_field_has_no_grave_fault(browser, stand):
    with opened(browser, stand.place.discord.url, (WIDE[0], TALL), "Anna") as page:
        anna = Person(page, "Anna")
        anna.begun()
        messages = post(stand)
        anna.column.locator(f'article[data-id="{messages["forms"]}"]').wait_for()
        assert faults(page) == []
        for number in range(len(FORMS)):
            dialog = open_form(anna, stand, number)
            assert faults(page) == []
            dialog.get_by_role("button", name="Cancel").click()
