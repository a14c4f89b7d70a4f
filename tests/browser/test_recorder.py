"""The recorder for developers: requests with their answers, limits and violations, as they happen."""

from tests.browser.person import Person
from tests.browser.stage import WIDE, opened, process


def test_the_recorder_shows_requests_answers_limits_and_violations_live(browser, stand):
    with opened(browser, stand.place.discord.url, WIDE, "Anna") as page:
        anna = Person(page, "Anna")
        anna.begun()
        page.get_by_role("button", name="Recorder", exact=True).click()
        panel = page.get_by_role("complementary", name="Recorder")
        panel.get_by_text("None. The bot hasn't done anything wrong.").wait_for()
        number = stand.post({"content": "hello there"})
        request = panel.locator(".requests li").filter(has_text="/messages").first
        request.locator("summary").click()
        sent, answered = request.locator("pre").all_inner_texts()
        assert '"content": "hello there"' in sent
        assert f'"id": "{number}"' in answered
        assert request.locator("summary").inner_text().split()[1] == "POST"
        limit = panel.locator(".limits li").filter(has_text="POST /channels/{channel}/messages")
        assert limit.locator("small").inner_text() == "4/5"
        stand.does(stand.place.wire.post(stand.place.channel, {"content": "x" * 3000}))
        panel.locator(".violations").get_by_text("content").wait_for()
        assert panel.locator(".requests li .bad").first.inner_text() == "400 · 50035"
        panel.get_by_label("Filter the requests").fill("50035")
        panel.locator(".status").get_by_text("200", exact=True).wait_for(state="hidden")
        assert panel.locator(".requests li:not([hidden])").count() == 1
        panel.get_by_role("button", name="Close the recorder").click()
        panel.wait_for(state="hidden")
        assert page.evaluate("document.activeElement.id") == "record"


def test_the_recorder_goes_on_with_a_stand_in_that_was_killed_and_counts_anew(browser, tmp_path):
    with process(tmp_path) as home, opened(browser, home.address, WIDE, "Anna") as page:
        anna = Person(page, "Anna")
        anna.command("rules")
        anna.private.last.wait_for()
        page.get_by_role("button", name="Recorder", exact=True).click()
        rows = page.locator("#recorder .requests li")
        rows.filter(has_text="/callback").first.wait_for()
        before = rows.count()
        home.kill()
        home.start()
        rows.nth(before).wait_for(state="attached")
