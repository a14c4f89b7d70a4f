"""/review: what somebody's decisions in a finished match cost, worked out while they wait and kept for later."""

import asyncio
import json
import sqlite3
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.ai.workers import Lost
from bot.features.review import handlers, service
from bot.games import GAMES
from bot.history.decisions import decisions
from engine.core import Weighed
from tests.bot.evenings.test_threads import resigned
from tests.bot.house import chosen, evening, picked, running
from tests.bot.privacy.test_privacy import asked
from tests.bot.records.test_replay import played, turned
from tests.bot.waiting import PATIENCE_S, at_rest, eventually
from tests.there import there

pytestmark = pytest.mark.slow

UNKNOWN = "This button no longer works"
MINE = "that you played in"
FORGED = ("4", "page", "1:1", "1:more", "٤")


class Brain:
    """A worker that says what each decision lost, by the number of moves before it: the best is an action that was not
    taken. It waits after so many `free` ones while it is `held`, and is lost where it `dies`."""

    def __init__(self, losses=(), took=()):
        self.losses, self.took = dict(losses), dict(took)
        self.asked, self.closed, self.dies, self.free = [], 0, set(), 0
        self.held = asyncio.Event()
        self.held.set()

    async def run(self, _weigh, _game, view, legal, luck, seconds):
        seq = int(luck.split()[2])
        self.asked.append((seq, view, seconds))
        if len(self.asked) > self.free:
            await self.held.wait()
        if seq in self.dies:
            raise Lost("lost its worker process")
        best, points = legal[0], self.losses.get(seq, 0)
        if points:
            best = next(action for action in legal if action != self.took[seq])
        others = [Weighed(action, 0.0, 0.5) for action in legal if action != best]
        return (Weighed(best, points, 0.5 + points / 100), *others)

    async def close(self):
        self.closed += 1


async def judged(house, *losses, seat=1):
    """A match of two rounds that Ben gave up, whose decisions of that seat lost so many points, in order. Returns its
    end, and who judges it."""
    end = await played(house)
    table = await house.bot.registry.get(1)
    every = decisions(table.game, table.match.record(), seat, range(1000))
    brain = Brain(
        ((each.seq, lost) for each, lost in zip(every, losses, strict=False)), ((d.seq, d.action) for d in every)
    )
    house.bot.reviews._hire = lambda: brain
    return end, brain, every


async def opened(house, person, end, text="estimates by"):
    """The review, once it is there."""
    shown = there((await person.press(end, label="Review")).message)
    return await follows(house, person, shown, text)


async def follows(house, person, shown, text):
    return await person.wait(house.channel, lambda m: m.id == shown.id and text in m.text, PATIENCE_S)


async def test_the_end_of_a_match_leads_to_the_dearest_decisions_page_by_page_and_what_was_found_is_kept(house):
    end, brain, every = await judged(house, 0, 7, 0, 20, 3, 9)
    shown = await opened(house, house.ben, end)
    assert {view.viewer for _, view, _ in brain.asked} == {1}
    closer = [every[place].seq for place in (1, 3, 4, 5) for _ in range(service.TIMES)]
    assert [seq for seq, _, _ in brain.asked[: len(every)]] == [each.seq for each in every]
    assert sorted(seq for seq, _, _ in brain.asked[len(every) :]) == sorted(closer)
    assert [each.view for each in every] == [view for _, view, _ in brain.asked[: len(every)]]
    assert shown.ephemeral
    assert "these **3** clearly cost you the most" in shown.text
    lost = ["−20% chance, −20.0 points", "−9% chance, −9.0 points", "−7% chance, −7.0 points"]
    assert [line.rpartition(" · ")[2] for line in shown.text.splitlines()[2:5]] == lost
    assert "Your chance of winning the match, over 10 decisions" in shown.images[0].alt
    forged = [await house.ben.press(shown, f"review:1:{each}", raw=True) for each in FORGED]
    forged += [await house.ben.select(shown, "review:1:page", [each], raw=True) for each in ("4", "x", "1:1", "")]
    assert all(UNKNOWN in there(answer.message).text for answer in forged)
    shown = await picked(house.ben, shown, "Decision 1")
    assert f"step {every[3].step} of" in shown.text
    assert "Your hand: " in shown.images[0].alt
    assert chosen(shown) == ["Decision 1"]
    shown = await picked(house.ben, shown, "Chances")
    assert "these **3**" in shown.text
    # what is kept needs no worker, also after a restart
    assert brain.closed == 1
    count = len(brain.asked)
    again = there((await house.ben.command(house.channel, "review")).message)
    assert again.text == shown.text
    await house.bot.close()
    async with running(house.discord, house.database):
        house.channel.overwrite(house.discord.bot_user, deny="ATTACH_FILES")
        shown = await picked(house.ben, shown, "Decision 1")
        assert not shown.images
        assert "Your hand: " in shown.text
        assert "This cost" not in shown.text
        told = await turned(house.ben, shown, "More")
        assert "This cost about 20.0 points" in told.text
        assert (await turned(house.ben, told, "Back")).text == shown.text
        assert "Round 1: from " in (await picked(house.ben, told, "Chances")).text
        assert len(brain.asked) == count


@pytest.mark.parametrize(("field", "again"), [("judge_version", True), ("version", False)])
async def test_another_version_of_the_judge_reviews_a_match_again_when_asked(house, monkeypatch, field, again):
    end, brain, _ = await judged(house, 5)
    await opened(house, house.ben, end)
    count = len(brain.asked)
    game = GAMES["koikoi"]
    monkeypatch.setitem(GAMES, "koikoi", replace(game, **{field: getattr(game, field) + 1}))
    await opened(house, house.ben, end)
    assert (len(brain.asked) > count) == again


async def test_a_real_worker_that_gives_way_to_all_others_makes_it_and_is_gone_then(tmp_path, monkeypatch):
    monkeypatch.setattr(service, "FIRST_S", 0.01)
    monkeypatch.setattr(service, "CLOSER_S", 0.01)
    # as few decisions as it takes, for they come last on a busy machine
    monkeypatch.setattr(service, "decisions", lambda *match: decisions(*match)[:2])
    assert service.last.keywords["niceness"] == 19
    async with evening(tmp_path) as house:
        end = await played(house)
        hired, hire = [], house.bot.reviews._hire
        house.bot.reviews._hire = lambda: hired.append(hire()) or hired[0]
        await opened(house, house.ben, end)
        assert hired[0].pids == []


async def test_how_far_it_is_is_said_now_and_then_and_a_second_press_takes_the_place_of_the_first(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(handlers, "EVERY_S", 0.2)
    async with evening(tmp_path) as house:
        end, brain, every = await judged(house, 5)
        brain.held.clear()
        brain.free = 3
        first = there((await house.ben.press(end, label="Review")).message)
        assert "I'm checking your decisions" in first.text
        await follows(house, house.ben, first, f": 3 of {len(every)}.")
        second = there((await house.ben.press(end, label="Review")).message)
        assert second.id != first.id
        assert len(house.bot.reviews._looking) == 1
        house.discord.reset("PATCH", r"/webhooks/.*", times=4)  # an edit is tried three times
        brain.held.set()
        await follows(house, house.ben, second, "clearly cost you")
        assert not house.discord.rest.faults
        assert "I'm checking" in (await house.ben.now(first)).text
        shown = await turned(house.ben, first, "Look again")
        assert "clearly cost you" in shown.text


async def test_one_that_was_under_way_when_the_bot_ended_is_begun_anew_by_its_button(house):
    end, brain, _ = await judged(house, 5)
    brain.held.clear()
    shown = there((await house.ben.press(end, label="Review")).message)
    await eventually(lambda: brain.asked)
    await house.bot.close()
    assert brain.closed
    async with running(house.discord, house.database) as bot:
        cast(Any, bot.reviews)._hire = lambda: brain
        brain.held.set()
        again = there((await house.ben.press(shown, label="Look again")).message)
        assert again.id == shown.id
        await follows(house, house.ben, shown, "clearly cost you")


async def test_who_waits_for_one_match_asks_for_no_other_and_only_so_many_wait(tmp_path, monkeypatch):
    monkeypatch.setattr(service, "AT_ONCE", 1)
    async with evening(tmp_path) as house:
        end, brain, _ = await judged(house, 5)
        await house.anna.command(house.channel, "play", game="stopgo", against_computers=True)
        await at_rest(house)
        await resigned(house, house.anna)
        brain.held.clear()
        await house.anna.press(end, label="Review")
        said = there((await house.anna.command(house.channel, "review", table=2)).message)
        assert "still reviewing your match at table 1" in said.text
        assert "reviewing other matches" in there((await house.ben.press(end, label="Review")).message).text
        brain.held.set()
        await eventually(lambda: not house.bot.reviews._looking)
        assert "clearly cost you something" in (await opened(house, house.ben, end)).text


async def test_a_match_that_is_not_ones_own_hidden_or_runs_is_refused_in_the_words_for_one_that_there_is_not(house):
    end, _, _ = await judged(house, 5)
    shown = await opened(house, house.ben, end)
    chie = house.discord.add_person("Chie")
    await house.ben.command(house.channel, "play", game="stopgo", against_computers=True)
    await at_rest(house)

    async def told(person, number, message=None):
        answers = [await person.command(house.channel, "review", table=number)]
        if message is not None:
            codes = f"review:{number}", f"review:{number}:1"
            answers += [await person.press(message, code, raw=True) for code in codes]
        said = [json.dumps(there(answer.message).raw["components"]) for answer in answers]
        return {each.replace(f"table {number} ", "table # ") for each in said}

    (unknown,) = await told(house.ben, 77, shown)
    assert f"no finished match at table # {MINE}" in unknown
    assert await told(house.ben, 2, shown) == {unknown}  # it runs
    assert await told(chie, 1) == {unknown}  # who sees it, and its replay
    assert "replay of table 1" in there((await chie.command(house.channel, "replay", table=1)).message).text
    pressed = there((await chie.press(end, label="Review")).message)
    assert json.dumps(pressed.raw["components"]).replace("table 1 ", "table # ") == unknown
    elsewhere = house.discord.add_channel(house.discord.add_guild("Elsewhere"), "games")
    said = there((await house.ben.command(elsewhere, "review", table=1)).message)
    assert json.dumps(said.raw["components"]).replace("table 1 ", "table # ") == unknown


async def test_a_decision_whose_worker_dies_is_left_out_and_after_three_in_a_row_the_match_is_given_up(house):
    end, brain, every = await judged(house, 5, 8)
    brain.dies = {every[1].seq}
    shown = await opened(house, house.ben, end)
    assert f"Of your {len(every) - 1} decisions, **one** clearly cost you something" in shown.text
    table = await house.bot.registry.get(1)
    of_anna = decisions(table.game, table.match.record(), 0, range(1000))
    brain.dies = {each.seq for each in of_anna}
    shown = there((await house.anna.press(end, label="Review")).message)
    await follows(house, house.anna, shown, "couldn't judge your decisions")
    assert not house.bot.reviews._looking
    assert len(house.complaints) == 1 + service.HOPELESS < len(of_anna)
    assert all(
        "one decision not reviewed, because its calculation lost its worker" in each for each in house.complaints
    )
    house.complaints.clear()


async def test_what_the_clock_and_stand_ins_did_is_nobodys_mistake(house):
    end, brain, every = await judged(house, 5, 8)
    load, missed = house.bot.store.tables.load, {every[0].seq + 1: "clock", every[1].seq + 1: "computer"}

    async def loaded(number):
        saved = await load(number)
        return replace(saved, moves=tuple(replace(move, by=missed.get(move.seq, move.by)) for move in saved.moves))

    house.bot.store.tables.load = loaded
    shown = await opened(house, house.ben, end)
    assert {seq for seq, _, _ in brain.asked} == {each.seq for each in every[2:]}
    assert "No clear mistake found" in shown.text


async def test_who_had_nothing_to_decide_is_told_so(house):
    await house.started()
    await resigned(house, house.ben)
    shown = there((await house.ben.command(house.channel, "review")).message)
    await follows(house, house.ben, shown, "You had nothing to decide")


async def test_who_has_their_data_deleted_takes_it_along_and_finds_it_in_their_file_before(house):
    end, brain, _ = await judged(house, 5)
    await opened(house, house.ben, end)
    about = await house.bot.privacy.people.about(house.ben.id)
    (table,) = [each for each in about["tables"] if each["id"] == 1]
    assert json.loads(table["review"])["slips"]
    brain.held.clear()
    await house.anna.press(end, label="Review")  # the others' goes on
    await house.ben.press(await asked(house, house.ben), label="Delete everything")
    await at_rest(house)
    with sqlite3.connect(house.database) as db:
        assert db.execute("SELECT * FROM reviews").fetchall() == []
    brain.held.set()
    await eventually(lambda: not house.bot.reviews._looking)
    with sqlite3.connect(house.database) as db:
        assert [seat for (seat,) in db.execute("SELECT seat FROM reviews")] == [0]
