"""Over the stand-in: whoever is asked in a claim window, everybody else and the channel are sent the same."""

import asyncio
import re
import sqlite3
from contextlib import asynccontextmanager, closing
from dataclasses import replace

import pytest

from bot.live import pings
from engine import GAMES
from tests.bot.house import PATIENCE_S, evening, more, running
from tests.bot.languages.speaking import speaking
from tests.bot.waiting import at_rest, eventually
from tests.bot.windows.guests import P2, P6
from tests.bot.windows.parlour import PARLOUR, Tell, Verb
from tests.there import there

pytestmark = pytest.mark.slow

SAID = [
    *(f"stopgo-verb-{verb} = {verb} {{ $pieces }}" for verb in Verb),
    *(f"stopgo-tell-{tell} = {{ $who }} {tell} {{ $pieces }}" for tell in Tell),
    *(f"stopgo-ask-{topic} = What do you say?" for topic in ("discard", "claim")),
]
IDS = re.compile(r"\d{15,}|[\w-]{40,}")
TIMES = re.compile(r"<t:\d+:[RT]>")


@pytest.fixture(autouse=True)
def spoken(monkeypatch, tmp_path):
    """The parlour is played in the place of Stop-Go, which the commands offer, and has words."""
    monkeypatch.setitem(GAMES, "stopgo", replace(PARLOUR, key="stopgo"))
    with speaking(tmp_path, {"en/parlour.ftl": "\n".join(SAID)}):
        yield


@asynccontextmanager
async def three(tmp_path, claims=None, words=True, **options):
    """Anna, Ben and Chie at a parlour table, in words; Anna is to discard."""
    async with evening(tmp_path, claims=claims, **options) as house:
        if words:
            house.channel.deny("ATTACH_FILES")
        house.chie = house.discord.add_person("Chie")
        lobby = there((await house.anna.command(house.channel, "play", game="stopgo")).message)
        for guest in (house.ben, house.chie):
            await guest.press(await guest.now(lobby), label="Join")
        await house.bot.lobbies.set_clock(1, house.anna.id, "3m")
        await more(house.anna, lobby, "Start with 3")
        for person in (house.anna, house.ben, house.chie):
            await house.hand(person)
        await at_rest(house)
        yield house


async def discard(house, person, action):
    """Press a discard, however the hand offers it."""
    hand = await house.hand(person)
    question = (await house.bot.registry.get(1)).match.number
    answer = await person.press(hand, f"p:1:{question}:{action}", raw=True)
    assert answer.state == "updated", answer
    return question + 1


async def say(house, person, question, action):
    answer = await person.press(await house.hand(person), f"p:1:{question}:{action}", raw=True)
    assert answer.state == "updated", answer


async def settled(house, question):
    async def ended():
        return (await house.bot.registry.get(1)).match.number > question

    await eventually(ended, "the window stays open")


async def sight(house, person):
    """All that somebody sees, and how often it was edited, with ids and times made alike."""
    seen = await person.sees(house.channel)
    plain = str([(m.ephemeral, m.text, m.components, m.edited, m.pings, m.silent) for m in seen])
    return TIMES.sub("<t>", IDS.sub("#", plain))


def moves(house):
    with closing(sqlite3.connect(house.database)) as db:
        return db.execute('SELECT seat, action, "by" FROM moves ORDER BY seq').fetchall()


async def one_window(path, monkeypatch, *, odd, answers):
    """Return what Anna and a passer-by see after each step. Two players may claim if `odd`, else nobody."""
    monkeypatch.setattr("tests.bot.house.seed", lambda _: bytes([odd]) * 32)
    path.mkdir()
    async with three(path, (60.0, 60.0, 61.0)) as house:
        house.bot.table_messages.pace.channel_pause_s = 0.0
        dora, sights = house.discord.add_person("Dora"), []

        async def look():
            await at_rest(house)
            sights.append([await sight(house, person) for person in (house.anna, dora)])

        await at_rest(house)  # else what the match began with may be one edit with what follows
        question = await discard(house, house.anna, P6)
        await look()
        for person, answer in answers.items():
            await say(house, getattr(house, person), question, answer)
            await look()
        await house.bot.matches.play_table(1, question)
        await house.bot.matches.play_clock(1, question)
        await settled(house, question)
        await look()
        return sights, moves(house)


SLOW = pytest.mark.slow


@pytest.mark.parametrize(
    "answers",
    [
        pytest.param({}, id="none", marks=SLOW),
        pytest.param({"ben": "pass", "chie": "pass"}, id="all", marks=SLOW),
        pytest.param({"chie": "pass"}, id="one"),
    ],
)
async def test_others_see_the_same_whether_somebody_is_asked_answers_or_lets_the_time_pass(
    tmp_path, monkeypatch, answers
):
    quiet, nobody = await one_window(tmp_path / "even", monkeypatch, odd=False, answers={})
    asked, somebody = await one_window(tmp_path / "odd", monkeypatch, odd=True, answers=answers)
    assert nobody == [(0, "discard p6", "person"), (-1, "go_on", "table")]
    by = [by for _, _, by in somebody[1:]]
    assert [by.count(kind) for kind in ("table", "person", "clock")] == [1, len(answers), 2 - len(answers)]
    before, after = quiet
    assert before != after
    assert asked == [before] * (1 + len(answers)) + [after]


async def test_the_table_says_until_when_a_discard_can_be_claimed_and_nobody_is_pinged(tmp_path):
    async with three(tmp_path, (1.5, 3.0, 600.0), silence=20) as house:
        question = await discard(house, house.anna, P2)
        public = await house.anna.wait(house.channel, lambda m: "claims close" in m.text, PATIENCE_S)
        due = (await house.bot.registry.get(1)).row.due_at
        assert f"claims close <t:{due // 1000}:R>" in public.text
        assert "your turn" not in public.text
        await eventually(lambda: (-1, "go_on", "table") in moves(house))
        await asyncio.sleep(60)  # who is silent for so long would be pinged
        await at_rest(house)
        assert [m for m in await house.ben.sees(house.channel) if m.pings] == []
        assert pings._asked(await house.bot.registry.get(1)) == []
        await house.bot.matches.play_clock(1, question)
        told = await house.ben.wait(house.channel, lambda m: bool(m.pings), PATIENCE_S)
        assert told.pings == [house.ben.id]


async def test_standing_orders_are_given_by_a_press_and_answer_after_a_restart_too(tmp_path):
    async with three(tmp_path) as house:
        hand = await house.hand(house.ben)
        for order in ("no_claims", "pass_chows"):
            assert (await house.ben.press(hand, f"w:1:{order}:on", raw=True)).state == "updated"
        assert (await house.ben.press(hand, "w:1:pass_chows:off", raw=True)).state == "updated"
        for forged in ("w:1:no_claims", "w:1:no_claims:maybe", "w:1:cheat:on", "w:x:no_claims:on"):
            answer = await house.ben.press(hand, forged, raw=True)
            assert "button no longer works" in there(answer.message).text
        public = next(m for m in await house.public() if "My hand" in [b.label for b in m.buttons])
        dora = house.discord.add_person("Dora")
        assert "don't have a seat" in there((await dora.press(public, "w:1:no_claims:on", raw=True)).message).text
        assert (await house.bot.registry.get(1)).orders == {1: {"no_claims"}}
        await house.bot.close()
        async with running(house.discord, house.database) as house.bot:
            await house.anna.command(house.channel, "hand")
            question = await discard(house, house.anna, P2)
            await settled(house, question)
        assert moves(house)[1:] == [(1, "pass", "person"), (-1, "go_on", "table")]
