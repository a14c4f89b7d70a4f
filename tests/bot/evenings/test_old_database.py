"""An evening of an earlier commit goes on under the present code: nothing that was told there has become untrue."""

import asyncio

import pytest

import engine
from tests.bot.old_database import chance, differences, known, opened, walked, without_snapshots, written
from tests.sampling import slow_but

NEWEST = "tables-1f613410"
NAMES = (NEWEST, "evening-92fa68f", "evening-1f613410", "tables-75a9db7")
KNOWN = {name: known(name) for name in NAMES}
GAMES = sorted({each["game"] for each in KNOWN[NEWEST]["tables"].values()})
SETTLED = [name for name in NAMES if "presets" in KNOWN[name]]
"""Where all rules of that commit are known, and how each match ends."""


@pytest.fixture(params=NAMES)
def evening(request, tmp_path):
    """The name of an evening, and a file with its database."""
    written(request.param, tmp_path / "old.sqlite3")
    return request.param, tmp_path / "old.sqlite3"


async def untrue(house, tables):
    """What is not any more as it was told, by table."""
    found = {}
    for number, told in tables.items():
        then = {key: value for key, value in told.items() if key not in ("what", "end")}
        if wrong := differences(then, await house.facts(int(number))):
            found[number, told["game"], told["what"]] = wrong
    return found


def spread(name, items, step):
    """One of `step` items, others for each evening: they hold tables in the same phases."""
    return items[NAMES.index(name) * step // len(NAMES) :: step]


@pytest.mark.slow
async def test_every_table_stands_as_it_was_left_also_without_its_snapshot_and_can_be_shown(evening):
    name, path = evening
    told = KNOWN[name]
    without_snapshots(path, one_in=2)
    async with opened(path, told["now"]) as house:
        assert [str(number) for number in house.numbers()] == sorted(told["tables"], key=int)
        assert await untrue(house, told["tables"]) == {}
        for place, standings in told["leaderboards"].items():
            guild, game = place.split(" ")
            assert await house.leaderboard(int(guild), game) == standings
        for number in spread(name, house.numbers(), 16):
            assert await house.shown(number)


@pytest.mark.full
async def test_every_table_can_be_shown(evening):
    name, path = evening
    async with opened(path, KNOWN[name]["now"]) as house:
        for number in house.numbers():
            assert await house.shown(number)


@pytest.mark.parametrize(("name", "game"), [(name, game) for name in SETTLED for game in GAMES])
def test_every_rules_json_of_an_earlier_commit_still_says_the_same(name, game):
    for preset in KNOWN[name]["presets"][game].values():
        for setting, values in KNOWN[name]["values"][game].items():
            for value in values:
                stored = preset | {setting: value}
                assert stored.items() <= engine.GAMES[game].rules.parse(stored).plain().items()


@pytest.mark.parametrize("name", slow_but(NEWEST, SETTLED))
async def test_what_was_played_then_ends_now_as_it_would_have_then(name, tmp_path):
    written(name, tmp_path / "old.sqlite3")
    then = {int(number): table["end"] for number, table in KNOWN[name]["tables"].items() if table["end"]}
    ends = {}
    async with opened(tmp_path / "old.sqlite3", KNOWN[name]["now"]) as house:
        for number in then:
            ends[number] = walked((await house.registry.get(number)).match, chance("on", number))
    assert ends == then


async def play_on(name, path, running, how):
    """`how` says by the place of a match among those `running` how far it is played: see `played_on`."""
    told = KNOWN[name]
    tables = told["tables"]
    async with opened(path, told["now"]) as house:
        leavers = house.leavers()
        began = {
            number: [leavers.get((int(number), seat), user) for seat, (user, _) in enumerate(table["sitters"])]
            for number, table in tables.items()
        }
        plays = (house.played_on(int(each), chance(name, each), **how(place)) for place, each in enumerate(running))
        assert all(await asyncio.gather(*plays))
        ends = {number: await house.facts(int(number)) for number in running}
        for number, end in ends.items():
            assert (end["state"], end["legal"]) == ("over", {})
            assert end["moves"] > tables[number]["moves"]
            assert end["result"][:2] == end["finish"][:2]
            pairs = zip(began[number], end["sitters"], strict=True)
            left = [was is not None and now is None for was, (now, _) in pairs]
            reason, _, places, hands = end["result"]
            if not hands:  # whoever did not resign shares a place
                places = [reason != "finished" and place == len(left) for place in places]
            order = list(zip(left, places, strict=True))
            assert end["finish"][2] == [1 + sum(other < mine for other in order) for mine in order]
        for game in GAMES:
            for guild in (1, 2):
                assert await house.leaderboard(guild, game) == counted(tables | ends, began, guild, game)
    # the seeds and the moves alone lead to the same ends
    without_snapshots(path)
    async with opened(path, told["now"]) as house:
        assert {number: await house.facts(int(number)) for number in running} == ends


def playing(name, game):
    """The numbers of the matches of a game that are under way."""
    tables = KNOWN[name]["tables"].items()
    return [number for number, table in tables if (table["game"], table["state"]) == (game, "playing")]


@pytest.mark.slow
async def test_matches_of_every_game_go_on_and_end(evening):
    name, path = evening
    step = 6 if name in SETTLED else 12
    running = [number for game in GAMES for number in spread(name, playing(name, game), step)]

    def how(place):
        return {"hands": 1} if place % 8 == 0 or name in SETTLED else {"moves": 6 + place % 5}

    await play_on(name, path, running, how)


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
async def test_every_match_is_played_on_to_its_end(evening, game):
    name, path = evening

    def how(place):
        # some house rules make matches that hardly end by themselves
        return {"hands": (1, 1, 2, None)[place % 4], "moves": 1000}

    await play_on(name, path, playing(name, game), how)


def counted(tables, began, guild, game):
    """The leaderboard as the results of these tables make it; who left for good counts as who `began` there."""
    totals = {}
    for number, table in tables.items():
        if (table["place"][0], table["game"]) != (guild, game) or not table["finish"] or not table["finish"][3]:
            continue
        _, points, places, _ = table["finish"]
        for (user, _), was, score, place in zip(table["sitters"], began[number], points, places, strict=True):
            user = was if user is None else user
            if user is not None:
                won, sum_, less = totals.get(user, (0, 0, 0))
                totals[user] = won + (place == 1), sum_ + score, less - 1
    ranked = sorted(totals.items(), key=lambda item: (*(-number for number in item[1]), item[0]))
    best = list(totals.values())
    return [[1 + sum(other > mine for other in best), user, -mine[2], mine[0], mine[1]] for user, mine in ranked]
