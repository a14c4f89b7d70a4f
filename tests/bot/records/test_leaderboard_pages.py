"""Pages of /leaderboard: every button leads to one, its asker always reads their own line, and nobody is shown who has
not agreed."""

from bot.features.records.leaderboard_messages import ON_A_PAGE
from bot.features.seasons.messages import SeasonPages
from bot.i18n import DEFAULT
from bot.store.records import since
from tests.bot.house import PATIENCE_S, chosen, picked
from tests.bot.leaderboards import put
from tests.bot.store.samples import finish, found, move, regulars, row, sitters
from tests.bot.waiting import eventually
from tests.bot.wishes import prefer, set_of_server
from tests.there import there


async def ended(house, *people, guild=None, rated=True, hands=2, game="koikoi", weights=None):
    """A match that has just ended, the first of these people before the second."""
    store = house.bot.store
    table = await store.tables.new(
        row(guild=guild or house.guild.id, game=game, active_at=house.bot.registry.now()), sitters(*people)
    )
    over = finish((6, -4), (1, 2), ended_at=house.bot.registry.now(), hands=hands, rated=rated, weights=weights)
    await store.tables.append(table, move(1), "", over)
    await store.tables.drop_snapshot(table, "")  # no game can be played again from this move


async def asked(house, person, **options):
    return there((await person.command(house.channel, "leaderboard", **options)).message)


async def pressed(person, message, label):
    return there((await person.press(message, label=label)).message)


async def test_every_page_can_be_turned_to_and_the_asker_reads_their_own_line_on_each(house):
    strangers = [house.discord.add_person(f"Stranger {number}").id for number in range(34)]
    rows = [(house.guild.id, user, 100, 50 - number, 7) for number, user in enumerate(strangers)]
    put(house.database, *rows, (house.guild.id, house.ben.id, 9, 3, 5))
    page = await asked(house, house.ben, game="koikoi")
    mine = "You: rank 35, won 3 of 9, 5 points."
    assert "Back" not in page.text
    for label, first, last in (("More", 11, 20), ("Last", 31, 35), ("Back", 21, 30), ("First", 1, 10)):
        page = await pressed(house.ben, page, label)
        assert f"Places {first} to {last} of 35." in page.text
        assert f"**{first}.**" in page.text
        assert f"**{first - 1}.**" not in page.text
        assert page.text.count("** <@") == last - first + 1 <= ON_A_PAGE
        assert mine in page.text


async def test_selects_lead_to_each_period_order_and_game(house):
    for _ in range(10):
        await ended(house, house.anna.id, house.ben.id)
    page = await asked(house, house.anna, game="koikoi")
    assert "won 10 of 10, 60 points" in page.text
    for label in ("Today", "Week", "Month", "Season"):
        page = await picked(house.anna, page, label)
        assert chosen(page) == ["Koi-Koi", label, "Wins"]
        assert not [each for each in page.buttons if each.disabled]
        assert "won 10 of 10, 60 points" in page.text
    page = await picked(house.anna, page, "Average")
    assert f"**2.** {house.ben.mention} — -2.00 on average over 20 hands" in page.text
    page = await picked(house.anna, page, "Rating")
    assert f"**1.** {house.anna.mention} — 1" in page.text  # they are all there is
    assert ", 10 full matches" in page.text
    answer = await house.anna.press(page, "board:0:koikoi:here:week:won:period", raw=True)  # of before the selects
    assert chosen(there(answer.message)) == ["Koi-Koi", "Week", "Wins"]
    page = await picked(house.anna, there(answer.message), "Today")  # which has no ratings
    assert "Today, by matches won." in page.text
    assert "Rating" not in [each.label for select in page.selects for each in select.options]
    select = page.selects[0]
    page = there((await house.anna.select(page, select.custom_id, ["stopgo"])).message)
    assert "Hanafuda Stop/Go 花札" in page.text
    assert "You: no matches yet that count here." in page.text


async def test_without_a_game_it_is_that_of_the_askers_last_finished_match_here_or_the_servers(house):
    async def opened(person):
        return chosen(await asked(house, person))[0]

    assert await opened(house.ben) == "Koi-Koi"
    await set_of_server(house, "game", "hanaawase")
    assert await opened(house.ben) == "Hana-awase"
    await ended(house, house.anna.id, house.ben.id, game="jiaxing")
    await ended(house, house.anna.id, house.ben.id, game="stopgo")
    await ended(house, house.anna.id, house.ben.id, game="fuzhou", guild=4)
    await house.anna.command(house.channel, "play", game="koikoi")
    assert await opened(house.anna) == await opened(house.ben) == "Hanafuda Stop/Go 花札"
    assert await opened(house.discord.add_person("Chie")) == "Hana-awase"
    await ended(house, house.ben.id, house.anna.id, game="poker")
    assert await opened(house.ben) == "Hana-awase"


async def test_who_is_not_listed_stands_without_a_rank_and_is_told_what_one_takes(house):
    await ended(house, house.anna.id, house.ben.id, weights=(1000, 500))
    page = await asked(house, house.ben, game="koikoi", sort="rating")
    assert f"– {house.anna.mention} — 1515 ±89, 1 full match, provisional" in page.text
    assert "You: no rating before the first full match. A rank still needs 15.5." in page.text
    assert f"{house.ben.mention} —" not in page.text
    await ended(house, house.anna.id, house.ben.id, game="stopgo", weights=(0, 0))
    unranked = await asked(house, house.ben, game="stopgo", sort="rating")
    assert "Nobody is ranked here yet." in unranked.text
    mine = await asked(house, house.anna, game="koikoi", sort="rating", period="season")
    assert "provisional. A rank still needs 7 full matches." in mine.text
    refused = await asked(house, house.ben, game="koikoi", sort="rating", period="week")
    assert refused.text == "Ratings exist only for a season or for all time. Choose one of these time periods."


async def test_a_rank_among_themselves_is_below_those_of_all_who_mix_and_on_no_podium_beside_them(house):
    now, store = house.bot.registry.now(), house.bot.store
    season = {"game": "koikoi", "sort": "rating", "period": "season"}
    pages = SeasonPages(house.bot.services)
    for _ in range(8):
        await ended(house, house.anna.id, house.ben.id)
    page = await asked(house, house.anna, **season)
    assert f"**1.** {house.anna.mention} — 1" in page.text  # nobody else is there
    first = await pages.podiums(house.guild.id, since("season", now))
    assert [row.user for row in first["koikoi"]] == [house.anna.id, house.ben.id]
    people = await regulars(store, guild=house.guild.id, ended_at=now)
    page = await asked(house, house.anna, **season)
    assert f"**7.** *among themselves* {house.anna.mention} — 1" in page.text
    assert "You: rank 7 *among themselves*, 1" in page.text
    assert "needs 3 opponents who also play others. So far: 0." in page.text
    first = await pages.podiums(house.guild.id, since("season", now))
    assert {row.user for row in first["koikoi"]} <= {*people}


async def test_all_servers_show_whom_agreed_and_only_what_was_played_where_that_was_agreed_to(house):
    await ended(house, house.anna.id, house.ben.id)
    await ended(house, house.anna.id, house.ben.id, guild=4)
    await regulars(house.bot.store, guild=house.guild.id, ended_at=house.bot.registry.now())
    refused = await asked(house, house.anna, game="koikoi", scope="all")
    assert "isn't on the global leaderboards" in refused.text
    assert len((await asked(house, house.anna, game="koikoi")).selects) == 3
    await set_of_server(house, "worldwide", "on")
    page = await picked(house.anna, await asked(house, house.anna, game="koikoi"), "Global")
    assert "hidden here" in page.text
    assert "No Koi-Koi matches have counted" in page.text
    await prefer(house, house.anna, "worldwide", "on")
    page = await asked(house, house.anna, game="koikoi", scope="all")
    assert f"**1.** {house.anna.mention} — won 1 of 1, 6 points" in page.text
    assert house.ben.mention not in page.text
    await prefer(house, house.anna, "worldwide", "off")
    page = await asked(house, house.ben, game="koikoi", scope="all")
    assert house.anna.mention not in page.text


async def test_a_season_names_the_winners_of_those_before(house):
    store, year = house.bot.store, 365 * 24 * 60 * 60 * 1000
    for number in range(10):
        table = await store.tables.new(row(guild=house.guild.id), sitters(house.anna.id, house.ben.id))
        at = house.bot.registry.now() - year // 4 + number  # two alone: a pool in which all others are enough
        await store.tables.append(table, move(1), "", finish(ended_at=at, hands=1, rated=True))
        await store.tables.drop_snapshot(table, "")
    page = await asked(house, house.ben, game="koikoi", period="season")
    assert "Nobody is ranked here yet." in page.text
    (line,) = [line for line in page.text.splitlines() if "season that began" in line]
    assert house.anna.mention in line
    assert house.ben.mention not in line


async def test_who_has_left_the_server_is_gone_from_the_next_look_at_a_page_until_they_play_again(house):
    await ended(house, house.anna.id, house.ben.id)
    house.discord.leave(house.guild, house.ben)
    page = await asked(house, house.anna, game="koikoi")
    assert house.ben.mention in page.text
    await eventually(lambda: found(house.database, "SELECT user FROM resting") == [(house.ben.id,)])
    page = await asked(house, house.anna, game="koikoi")
    assert house.ben.mention not in page.text
    looked = [each.path for each in house.discord.requests if "/members/" in each.path]
    assert sorted(path.rpartition("/")[2] for path in looked) == sorted(
        str(each.id) for each in (house.anna, house.ben)
    )
    await ended(house, house.anna.id, house.ben.id)
    assert house.ben.mention in (await asked(house, house.anna, game="koikoi")).text


async def test_it_is_in_the_language_of_the_one_who_asked_and_shared_in_that_of_the_server(monkeypatch, house):
    asker, spoken = house.discord.add_person("Sakura", locale="ja"), []
    translator = house.bot.words.translator

    def listened(locale):
        spoken.append(locale)
        return translator(locale)

    monkeypatch.setattr(house.bot.words, "translator", listened)
    board = there((await asker.command(house.channel, "leaderboard", game="koikoi")).message)
    assert board.ephemeral
    assert set(spoken) == {"ja"}
    await asker.press(board, label="共有")
    shared = await house.ben.wait(house.channel, lambda m: "shared the leaderboard" in m.text, PATIENCE_S)
    assert f"{asker.mention}, who shared this: no match" in shared.text
    assert DEFAULT in spoken
