"""Whatever is pressed, filled in or typed: each is answered, nothing is said in the log, Discord refuses nothing, and a
match of others stays as it is."""

import re
from dataclasses import replace

import pytest

from bot.ui import paint_workers
from tests.bot.house import evening
from tests.bot.refusals.fuzzer import Fuzzer, walked
from tests.bot.waiting import at_rest
from tests.there import there

pytestmark = pytest.mark.slow


@pytest.fixture
def undrawn(monkeypatch):
    monkeypatch.setattr(paint_workers, "painted", lambda *_: b"picture")


async def staged(house):
    """Tables of others: a match here, a lobby for Finn alone in another channel, and matches where nobody of those who
    send all this ever is: in a private thread and on another server. Returns these two places."""
    here, lounge = house.channel, house.discord.add_channel(house.guild, "lounge")
    await house.started()
    await house.anna.command(lounge, "challenge", friend=house.discord.add_person("Finn"))
    den = house.discord.add_thread(here, "den", private=True, members=[house.anna, house.ben])
    far = house.discord.add_channel(house.discord.add_guild("Elsewhere"), "far")
    for house.channel in (den, far):
        house.anna, house.ben = house.ben, house.anna  # nobody invites the same friend so often
        await house.started()
    house.channel, house.places = here, [here, lounge]
    return den, far


async def stands(house, elsewhere):
    """What is saved of the tables of others but where their messages are, what these show, and every message that the
    others alone read, or that stands elsewhere."""
    world, saved, boards = house.discord.world, [], []
    for number in range(1, 5):
        table = there(await house.bot.store.tables.load(number))
        parts = walked(world.message(table.table.message).components)
        boards.append([[each.get(key) for key in ("content", "description", "custom_id")] for each in parts])
        saved.append((replace(table.table, message=None, message_at=None, round=None), table.sitters, table.moves))
    theirs = {house.anna.id, house.ben.id}
    every = {each for place in world.channels.values() for each in place.all_messages()}
    kept = [each for each in every if each.channel in elsewhere or (each.audience and each.audience.id in theirs)]
    return saved, boards, {each.id: (each.edits, each.dismissed, str(each.components)) for each in kept}


async def fuzzed(tmp_path, count, seed, powers=""):
    """Send so much, of each kind that features declare something; `powers` are what one of three may do on the server,
    who may close the match of others, too. The message of a table, buried or asked for, may come anew."""
    async with evening(tmp_path, silence=36000.0, claims=(600.0, 601.0, 3600.0)) as house:
        elsewhere = await staged(house)
        people = [house.discord.add_person(name) for name in ("Chie", "Dora", "Emil")]
        if powers:
            house.discord.grant(house.guild, people[0], powers)
        for person in people:
            await person.command(house.channel, "play", game="koikoi")
        await at_rest(house)
        before = await stands(house, elsewhere)
        fuzzer = Fuzzer(house, people, seed)
        await fuzzer.send(count)
        await at_rest(house)
        print(fuzzer.states, fuzzer.kinds.most_common())
        after = await stands(house, elsewhere)
        assert [moves for *_, moves in after[0]] == [moves for *_, moves in before[0]]
        assert fuzzer.states["failed"] == 0
        assert fuzzer.genuine > 0  # not all was nonsense
        assert fuzzer.names <= fuzzer.kinds.keys()
        if not powers:
            assert after == before
            assert there((await house.ben.command(house.channel, "hand", table=1)).message).images


@pytest.mark.parametrize("powers", ["", "ADMINISTRATOR"])
async def test_whatever_features_declare_may_be_filled_with_nonsense(tmp_path, undrawn, powers):
    await fuzzed(tmp_path, 250, powers, powers)


async def test_a_hand_is_not_asked_for_where_there_is_none_and_what_the_full_run_has_found_is_answered(house):
    hidden = there((await house.anna.command(house.channel, "preferences")).message)
    for custom_id in ("k:" + "9" * 40, "asleep:0:new:Qq:00::", "asleep:0:again:Qq:10:hard:kirin"):
        pressed = await house.anna.press(hidden, custom_id, raw=True)
        chosen = await house.anna.select(hidden, custom_id, ["koikoi"], raw=True)
        for answer in (pressed, chosen):
            assert "This button no longer works" in there(answer.message).text
    await house.anna.command(house.channel, "play", game="koikoi")
    stranger = there((await house.ben.command(house.channel, "preferences")).message)
    for person, shown in ((house.anna, hidden), (house.ben, stranger)):
        for custom_id in ("more:1:back", "more:1", "more:1:words", "h:1"):
            answer = await person.press(shown, custom_id, raw=True)
            assert re.search("hasn't begun|don't have a seat", there(answer.message).text)


@pytest.mark.full
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("powers", ["", "ADMINISTRATOR"])
async def test_a_hundred_thousand_of_these_are_answered_too(tmp_path, undrawn, powers, part):
    """In forty houses, for what stands in one channel grows too long to be looked through each time."""
    await fuzzed(tmp_path, 2_500, f"a hundred thousand {powers} {part}", powers)
