"""Puzzles from matches of people: made only where all of these agree, shown where whoever reads could see the match,
and gone when one of them agrees no more."""

from dataclasses import replace
from functools import partial
from typing import cast

import pytest

from bot.ai.workers import Workers
from bot.features.puzzles import feature
from bot.features.puzzles.looking import PuzzleSearch, last
from bot.features.puzzles.models import is_played, written
from bot.features.puzzles.proving import puzzle_at
from tests.bot.house import evening
from tests.bot.puzzles.test_puzzle import BOOK, answers, asked, key_of, pressed
from tests.bot.records.test_replay import played as finished
from tests.bot.seasons.calendar import looked, turned
from tests.bot.store.samples import finish, move, row, sitters
from tests.bot.waiting import at_rest
from tests.bot.wishes import prefer
from tests.there import there

KEY = "koikoi-m0123456789ab"
GONE = "This puzzle is no longer available."
BEST, MATCH = there(BOOK.at("koikoi-12-31"))


async def agreed(house, *persons):
    """These agree to puzzles from their matches."""
    for person in persons:
        await prefer(house, person, "puzzles", "on")


async def found(house, *persons, puzzle=BEST, channel=None):
    """A match of these, who agree, in which that puzzle was found. Returns the number of its table."""
    await agreed(house, *persons)
    place = house.channel if channel is None else channel
    there_ = row(guild=house.guild.id, channel=place.id, host=persons[0].id)
    table = await house.bot.store.tables.new(there_, sitters(*(person.id for person in persons)))
    await house.bot.store.tables.append(table, move(1), "one", finish(hands=1))
    await house.bot.store.puzzles.keep_played(table, {KEY: written([replace(puzzle, key=KEY)])})
    return table


async def test_whoever_did_not_play_it_is_asked_and_nothing_says_whose_match_it_was(house):
    table = await found(house, house.anna, house.ben)
    chie = house.discord.add_person("Chie")
    shown = await asked(chie, house.channel, game="koikoi")
    assert key_of(shown) == KEY
    assert "From a match played on this server. Rules: Kirin rules (usual)." in shown.text
    told = await pressed(chie, shown, BEST.best)
    assert "Right." in told.text
    for message in (shown, told):
        said = str(message.components)
        for word in ("Anna", "Ben", str(house.anna.id), str(house.ben.id), f"table {table}", "<t:", "1970", "http"):
            assert word not in said.replace(str(message.images[0].url), "")
    assert key_of(there((await chie.press(told, label="Next puzzle")).message)) != KEY
    for person in (house.anna, house.ben):
        assert not is_played(key_of(await asked(person, house.channel, game="koikoi")))


async def test_it_is_shown_only_where_whoever_reads_could_see_the_match(house):
    discord, chie, dora = house.discord, house.discord.add_person("Chie"), house.discord.add_person("Dora")
    lounge = discord.add_channel(house.guild, "lounge")
    elsewhere = discord.add_channel(discord.add_guild("Else"), "x")
    await found(house, house.anna, house.ben)
    open_to_all = await asked(chie, lounge, game="koikoi")
    assert key_of(open_to_all) == KEY
    assert not is_played(key_of(await asked(chie, elsewhere, game="koikoi")))
    moved = answers(await asked(chie, elsewhere, game="koikoi"))[0]
    forged = await chie.press(await asked(chie, elsewhere), moved.replace(moved.split(":")[2], KEY), raw=True)
    assert GONE in there(forged.message).text
    # somebody may not see the match any more: they may read the lounge, whoever asks there
    house.channel.overwrite(dora, deny="VIEW_CHANNEL")
    await at_rest(house)
    assert not is_played(key_of(await asked(chie, lounge, game="koikoi")))
    refused = there((await chie.press(open_to_all, answers(open_to_all)[0])).message)
    assert GONE in refused.text
    assert await house.bot.store.puzzles.answers(chie.id) == {}
    assert key_of(await asked(chie, house.channel, game="koikoi")) == KEY
    # another room with the same readers
    lounge.overwrite(dora, deny="VIEW_CHANNEL")
    await at_rest(house)
    assert key_of(await asked(chie, lounge, game="koikoi")) == KEY


@pytest.mark.parametrize("kind", ["hidden room", "private thread"])
async def test_of_a_place_that_is_hidden_nothing_is_shown_to_all(house, kind):
    chie = house.discord.add_person("Chie")
    if kind == "private thread":
        den = house.discord.add_thread(house.channel, "den", private=True, members=[house.anna, house.ben, chie])
    else:
        den = house.discord.add_channel(house.guild, "den")
        den.overwrite(house.guild, deny="VIEW_CHANNEL")
        for person in (house.anna, house.ben, chie, house.discord.bot_user):
            den.overwrite(person, allow="VIEW_CHANNEL")
    await found(house, house.anna, house.ben, channel=den)
    await at_rest(house)
    assert not is_played(key_of(await asked(chie, house.channel, game="koikoi")))
    assert key_of(await asked(chie, den, game="koikoi")) == KEY


async def test_threads_are_read_by_who_reads_their_channel_and_private_ones_by_fewer(house):
    discord, chie, dora = house.discord, house.discord.add_person("Chie"), house.discord.add_person("Dora")
    public = discord.add_thread(house.channel, "talk")
    private = discord.add_thread(house.channel, "den", private=True, members=[house.anna, chie])
    house.channel.overwrite(dora, deny="VIEW_CHANNEL")
    await found(house, house.anna, house.ben)
    await at_rest(house)
    for inside in (public, private):
        assert key_of(await asked(chie, inside, game="koikoi")) == KEY


async def test_it_is_gone_when_somebody_of_it_agrees_no_more(house):
    chie = house.discord.add_person("Chie")
    await found(house, house.anna, house.ben)
    shown = await asked(chie, house.channel, game="koikoi")
    await prefer(house, house.ben, "puzzles", "off")
    refused = there((await chie.press(shown, answers(shown)[0])).message)
    assert GONE in refused.text
    assert not is_played(key_of(await asked(chie, house.channel, game="koikoi")))


async def test_one_whose_rules_have_changed_is_passed_over(house):
    await found(house, house.anna, house.ben, puzzle=replace(BEST, seen="0" * 16))
    shown = await asked(house.discord.add_person("Chie"), house.channel, game="koikoi")
    assert not is_played(key_of(shown))


class Worker:
    """Finds that the first question it is asked is the puzzle, or dies at it."""

    def __init__(self):
        self.asked, self.closed = [], 0

    async def run(self, what, record, seat, key):
        assert what is puzzle_at
        self.asked.append((len(record.moves), seat, key))
        return replace(BEST, key=key) if len(self.asked) == 1 else None

    async def close(self):
        self.closed += 1


async def test_a_match_is_looked_through_a_day_later_where_all_agree(tmp_path, monkeypatch):
    calendar, worker = turned(monkeypatch, 2026, 11, 23, 10), Worker()
    monkeypatch.setattr(feature, "MATCHES_PAUSE_S", 60.0)  # half an hour in which nothing happens costs too much
    monkeypatch.setattr(feature, "PuzzleSearch", partial(PuzzleSearch, hire=lambda: cast(Workers, worker)))
    async with evening(tmp_path) as house:
        await finished(house)
        await agreed(house, house.anna)
        calendar.turn(2026, 11, 25, 10)
        await looked()
        assert worker.asked == []
        await agreed(house, house.ben)
        await looked()
        assert worker.closed
        table = await house.bot.registry.get(1)
        places = {(len_, seat) for len_, seat, _ in worker.asked}
        assert {seat for _, seat in places} == {0, 1}
        assert len(places) == len(worker.asked) > 5
        assert all(length < len(table.match.record().moves) for length, _ in places)
        count = len(worker.asked)
        await looked()
        assert (len(worker.asked), worker.closed) == (count, 1)
        shown = await asked(house.discord.add_person("Chie"), house.channel, game="koikoi")
        assert key_of(shown) == worker.asked[0][2]


def test_a_question_of_a_match_becomes_a_puzzle():
    found_ = there(puzzle_at(MATCH.record(), BEST.seat, KEY))
    assert (found_.best, found_.kind, found_.seen) == (BEST.best, BEST.kind, BEST.seen)
    assert puzzle_at(MATCH.record(), 1 - BEST.seat, KEY) is None


@pytest.mark.slow
async def test_a_worker_finds_the_same_puzzle():
    question = MATCH.record(), BEST.seat, KEY
    workers = last()
    try:
        assert await workers.run(puzzle_at, *question) == puzzle_at(*question)
    finally:
        await workers.close()
