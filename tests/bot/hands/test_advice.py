"""Advice over the stand-in: chosen in the lobby, asked for in the hand, told in two sentences to its asker alone."""

import asyncio
import re
from contextlib import asynccontextmanager
from unittest.mock import AsyncMock

from bot.ai.workers import Late
from bot.transport import responses
from tests.bot.deadlines.slowness import once_each
from tests.bot.house import PATIENCE_S, behind_more, evening
from tests.bot.lobby.test_lobby_page import panel_of
from tests.bot.refusals.test_refusals import both_ready, mover, turn
from tests.bot.waiting import at_rest
from tests.there import there

ADVICE = re.compile(
    r"A strong player would choose \*\*(.+?)\*\*: [a-z].+?\. (?:There's|But there's|This tile|But someone|Someone) "
    r"[^.%0-9]+\.$"
)
FIGURES = re.compile(
    r"-# \*\*(.+?)\*\*: [+−]\d+\.\d points expected in this round, .*\d+% chance to win the match, "
    r"(?:\d+\.\d points better than|compared with \d+% for|hardly better than) \*\*.+?\*\*\."
)
UNRATED = "Advice is on, so this match isn't rated."


@asynccontextmanager
async def advised(tmp_path):
    """A match of Anna and Ben with advice; both have begun."""
    async with evening(tmp_path) as house:
        lobby, panel = await panel_of(house)
        assert UNRATED not in (await house.anna.now(lobby)).text
        panel = there((await house.anna.press(panel, label="Turn advice on")).message)
        assert [button.label for button in panel.buttons if "advice" in button.custom_id] == ["Turn advice off"]
        await house.anna.wait(house.channel, lambda m: m.id == lobby.id and UNRATED in m.text, PATIENCE_S)
        await house.anna.press(await house.anna.now(lobby), label="Start")
        await both_ready(house)
        yield house


def labels(message):
    return [button.label for button in message.buttons]


async def public(house):
    """What everybody sees, and how often it was edited."""
    return [(message.text, message.edited) for message in await house.public()]


async def test_who_is_asked_hears_two_sentences_below_their_buttons_which_nobody_else_sees(tmp_path):
    async with advised(tmp_path) as house:
        person, other, hand = await mover(house)
        await at_rest(house)
        assert "Advice" in labels(hand)
        assert "Advice" not in labels(await house.hand(other))
        before, seen = await public(house), len(await other.sees(house.channel))
        assert UNRATED in before[-1][0]
        await person.press(hand, label="Advice")
        told = await person.wait(house.channel, lambda m: "A strong player" in m.text, PATIENCE_S)
        assert told.text.removeprefix(hand.text).count("\n") == 1  # what was there has not moved
        said = there(ADVICE.search(told.text))
        assert (told.id, told.ephemeral) == (hand.id, True)
        assert [labels(m) for m in await person.sees(house.channel) if m.id >= hand.id] == [labels(hand)]
        opened = await behind_more(person, told)
        assert there(FIGURES.search(opened.text))[1] == said[1]
        assert "A strong player" not in opened.text
        told = there((await person.press(opened, label="Back")).message)
        assert there(ADVICE.search(told.text))[1] == said[1]
        await at_rest(house)
        assert await public(house) == before
        assert len(await other.sees(house.channel)) == seen
        played = await person.press(told, told.buttons[0].custom_id)
        assert played.state == "updated"
        assert "A strong player" not in there(played.message).text
        assert not FIGURES.search((await behind_more(person, there(played.message))).text)
        once_each(house)


async def test_elsewhere_there_is_no_button_and_a_forged_press_gets_a_sentence(house):
    person, _, hand = await turn(house)
    number = (await house.bot.registry.get(1)).match.number
    assert "Advice" not in labels(hand)
    forged = there((await person.press(hand, f"advice:1:{number}", raw=True)).message)
    assert "no advice at this table" in forged.text
    assert forged.ephemeral
    for nonsense in (f"advice:1:{number}:x", "advice:1", "advice:1:x"):
        assert "button no longer works" in there((await person.press(hand, nonsense, raw=True)).message).text
    await at_rest(house)
    assert (await house.bot.registry.get(1)).match.number == number


async def test_late_advice_is_deferred_and_comes_all_the_same_and_a_failure_is_told(tmp_path, monkeypatch):
    async with advised(tmp_path) as house:
        person, _, hand = await mover(house)
        weigh = house.bot.thinkers.weigh

        async def slowly(*task):
            await asyncio.sleep(responses.ANSWER_WITHIN_S + 0.5)
            return await weigh(*task)

        monkeypatch.setattr(house.bot.thinkers, "weigh", AsyncMock(side_effect=Late("took longer than 3 s")))
        failed = there((await person.press(hand, label="Advice")).message)
        assert "couldn't work this out" in failed.text
        assert "no advice, because its calculation took longer than 3 s" in house.complaints.pop()
        monkeypatch.setattr(house.bot.thinkers, "weigh", slowly)
        assert (await person.press(hand, label="Advice")).state == "deferred"
        told = await person.wait(house.channel, lambda m: "A strong player" in m.text, PATIENCE_S)
        assert told.ephemeral
        await at_rest(house)
        once_each(house)


async def test_who_plays_computers_at_once_chooses_advice_with_the_command(house):
    await house.anna.command(house.channel, "play", game="koikoi", level="hard", advice=True)
    table = await house.anna.wait(house.channel, lambda m: not m.ephemeral and "round 1" in m.text, PATIENCE_S)
    assert UNRATED in table.text
    await house.ready(house.anna)
    await house.anna.wait(house.channel, lambda m: m.ephemeral and "Advice" in labels(m), PATIENCE_S)
    opened = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
    assert UNRATED not in opened.text
