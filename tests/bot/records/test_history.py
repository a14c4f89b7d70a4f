"""/history: somebody's matches with result, others and date; each opens its replay, and none is told that is hidden."""

from bot.features.records import history_handlers
from bot.features.records.history_handlers import ON_A_PAGE, READS
from tests.bot.records.test_replay import played
from tests.bot.store.samples import finish, move, row, sitters
from tests.there import there


async def ended(house, *users, at, channel=None):
    """A match of these users that ended then."""
    place = channel or house.channel.id
    table = await house.bot.store.tables.new(
        row(guild=house.guild.id, channel=place, active_at=house.bot.registry.now()), sitters(*users)
    )
    await house.bot.store.tables.append(table, move(1), "", finish(ended_at=at * 1000))
    await house.bot.store.tables.drop_snapshot(table, "")  # no game can be played again from this move
    return table


async def opened(asker, place, **options):
    answer = await asker.command(place, "history", **options)
    assert there(answer.message).ephemeral
    return there(answer.message)


def told(shown):
    """The numbers of the tables on a page, from the top."""
    return [int(line.rpartition(" table ")[2]) for line in shown.text.splitlines() if " table " in line]


async def pressed(person, shown, label):
    return there((await person.press(shown, label=label)).message)


async def test_a_match_is_told_with_date_place_points_and_others_and_opens_its_replay(house):
    await played(house)
    at = there((await house.bot.registry.get(1)).row.ended_at) // 1000
    shown = await opened(house.ben, house.channel)
    (line,) = [line for line in shown.text.splitlines() if "table 1" in line]
    assert line.startswith(f"- <t:{at}:d> · Koi-Koi · second of 2, ")
    assert f"with {house.anna.mention} · table 1" in line
    (select,) = shown.selects
    assert [option.label for option in select.options] == ["Koi-Koi with Anna · table 1"]
    replay = there((await house.ben.select(shown, select.custom_id, ["1"])).message)
    assert replay.ephemeral
    assert replay.id != shown.id
    assert f"as {house.ben.mention} saw it" in replay.text


async def test_pages_turn_to_older_ones_and_back(house):
    users = house.anna.id, house.ben.id
    tables = [await ended(house, *users, at=1000 + number) for number in range(2 * ON_A_PAGE + 3)][::-1]
    shown = await opened(house.ben, house.channel, player=house.anna)
    assert f"{house.anna.mention}'s matches" in shown.text
    pages = [told(shown)]
    for _ in range(2):
        shown = await pressed(house.ben, shown, "Older")
        pages.append(told(shown))
    assert [number for page in pages for number in page] == tables
    assert [button.label for button in shown.buttons] == ["Newer"]
    for page in pages[1::-1]:
        shown = await pressed(house.ben, shown, "Newer")
        assert told(shown) == page
    assert [button.label for button in shown.buttons] == ["Older"]


async def test_of_others_only_what_the_reader_may_see_is_told_and_ones_own_is_all(house):
    chie, secret = house.discord.add_person("Chie"), house.discord.add_channel(house.guild, "secret")
    for person in (chie, house.ben):
        secret.overwrite(person, deny="VIEW_CHANNEL")
    users = house.anna.id, house.ben.id
    first = await ended(house, *users, at=1000)
    hidden = await ended(house, *users, at=2000, channel=secret.id)
    with_chie = await ended(house, house.anna.id, chie.id, at=3000, channel=secret.id)
    await ended(house, *users, at=4000, channel=12345)
    assert told(await opened(chie, house.channel, player=house.anna)) == [with_chie, first]
    assert told(await opened(house.anna, house.channel)) == [with_chie + 1, with_chie, hidden, first]
    assert told(await opened(house.ben, house.channel)) == [with_chie + 1, hidden, first]
    answer = await opened(house.discord.add_person("Dora"), house.channel)
    assert "There are no matches here that you can see." in answer.text
    assert answer.selects == []


async def test_a_match_that_cannot_be_played_again_is_told_and_whoever_opens_it_gets_a_sentence(house):
    secret, chie = house.discord.add_channel(house.guild, "secret"), house.discord.add_person("Chie")
    secret.overwrite(chie, deny="VIEW_CHANNEL")
    table = await ended(house, house.anna.id, house.ben.id, at=1000, channel=secret.id)
    shown = await opened(house.anna, house.channel)
    assert told(shown) == [table]
    answers = [await house.anna.select(shown, shown.selects[0].custom_id, [str(table)])]
    answers += [await house.anna.command(house.channel, name, table=table) for name in ("replay", "table", "verify")]
    for answer in answers:
        assert "was played with an older version of the rules" in there(answer.message).text
    hidden = there((await chie.command(house.channel, "replay", table=table)).message)
    assert f"no finished match at table {table} that you can see" in hidden.text


async def test_a_page_of_hidden_matches_leads_on_to_those_behind_them(monkeypatch, house):
    secret = house.discord.add_channel(house.guild, "secret")
    secret.overwrite(house.ben, deny="VIEW_CHANNEL")
    seen = await ended(house, house.anna.id, None, at=1000)
    monkeypatch.setattr(history_handlers, "AT_ONCE", 2)
    for number in range(2 * READS):
        await ended(house, house.anna.id, None, at=2000 + number, channel=secret.id)
    shown = await opened(house.ben, house.channel, player=house.anna)
    assert told(shown) == []
    shown = await pressed(house.ben, shown, "Older")
    assert told(shown) == [seen]
    assert "with Tama" in shown.text
