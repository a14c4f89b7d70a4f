"""The log: its level, its form, the number of an error that somebody met, and nothing that is secret."""

import json
import logging
import re

import pytest

from bot.app.process_setup import Json, keep
from bot.transport.error_reports import number_of
from tests.bot.house import asked_of, evening
from tests.bot.refusals.test_refusals import first_round, mover
from tests.bot.waiting import at_rest
from tests.there import there


@pytest.fixture
def kept():
    """Levels and formatters are put back after the test."""
    root, ours = logging.getLogger(), [logging.getLogger(name) for name in ("", "bot", "engine")]
    levels, forms = [each.level for each in ours], [handler.formatter for handler in root.handlers]
    yield
    for each, level in zip(ours, levels, strict=True):
        each.setLevel(level)
    for handler, form in zip(root.handlers, forms, strict=True):
        handler.setFormatter(form)


def fail(_interaction=None, _words=None):
    raise ZeroDivisionError("a secret: 04K1")


def test_a_line_of_json_says_when_how_grave_who_what_and_where_it_failed():
    try:
        fail()
    except ZeroDivisionError as error:
        record = logging.LogRecord("bot.x", logging.ERROR, "f", 1, "花 %s", ("failed",), (type(error), error, None))
    said = json.loads(Json().format(record))
    assert (said["level"], said["logger"], said["message"]) == ("error", "bot.x", "花 failed")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", said["at"])
    assert said["trace"].endswith("ZeroDivisionError: a secret: 04K1")


def test_at_debug_only_what_is_ours_says_more(kept):
    keep("debug", "json")
    assert logging.getLogger("bot.transport").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
    assert all(isinstance(handler.formatter, Json) for handler in logging.getLogger().handlers)
    keep("error", "text")
    assert not logging.getLogger("bot.transport").isEnabledFor(logging.WARNING)
    assert not logging.getLogger("discord.http").isEnabledFor(logging.WARNING)


def test_the_same_failure_has_the_same_number_and_another_one_another():
    found = []
    for kind in (1, 1, "a"):
        try:
            _ = 1 / (kind - kind) if isinstance(kind, int) else int(kind)
        except (ZeroDivisionError, ValueError) as error:
            found.append(number_of(error))
    assert found[0] == found[1] != found[2]


async def test_who_meets_an_error_is_told_the_number_under_which_it_stands_in_the_log(monkeypatch, house):
    await house.started()
    hand = await house.hand(house.anna)
    monkeypatch.setattr("bot.tables.match_service.MatchService.play", fail)
    monkeypatch.setattr(type(house.bot.registry), "get", fail)
    answer = await house.anna.press(hand, asked_of(hand)[0])
    (number,) = re.findall(r"error ([0-9a-f]{6}) in the log", there(answer.message).text)
    assert any(f"(error {number})" in each for each in house.complaints)
    assert "04K1" not in there(answer.message).text
    monkeypatch.undo()
    house.complaints.clear()


async def test_at_debug_the_log_tells_of_edits_of_hands_and_holds_no_token_and_no_hand(tmp_path, caplog, kept):
    caplog.set_level(logging.DEBUG, "bot")
    async with evening(tmp_path) as house:
        await first_round(house)
        for _ in range(4):
            person, _, hand = await mover(house)
            await person.press(hand, asked_of(hand)[0])
            await at_rest(house)
        tokens = {each.path.split("/")[3] for each in house.discord.requests if each.path.startswith("/webhooks/")}
    edits = [each for each in caplog.messages if each.startswith("PATCH by token/messages/")]
    assert edits
    assert all(re.search(r": 200 \(X-RateLimit-Bucket \S+, X-RateLimit-Remaining \d+", each) for each in edits)
    assert tokens
    assert not [token for token in tokens if token in caplog.text]
    assert not re.search(r"\b(0[1-9]|1[0-2])[HARK]\d?\b", caplog.text)
