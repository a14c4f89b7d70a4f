"""The file with all that is kept about somebody: exactly theirs, and nothing of others or secret."""

import json

from bot.features.privacy.export import Export
from tests.bot.named import ANNA, BEN, CHIE, DORA, duel, everywhere, privacy, some_moves
from tests.bot.tables.players import USERS, saved, started
from tests.bot.tables.test_deeds import settled
from tests.there import there


def strings(value):
    """Every text and number in a file, keys too."""
    if isinstance(value, dict):
        return [part for pair in value.items() for each in pair for part in strings(each)]
    if isinstance(value, list):
        return [part for each in value for part in strings(each)]
    return [str(value)]


async def written(house, user=BEN):
    text = Export(user).text(await privacy(house).people.about(user))
    return json.loads(text), text


async def test_the_file_names_the_asker_and_others_by_number_alone(house):
    await everywhere(house)
    found, text = await written(house)
    assert found["you"] == {"id": str(BEN), "called": "player 1"}
    assert text.count(str(BEN)) == 1
    for other in (ANNA, CHIE, DORA):
        assert str(other) not in text
    assert {"player 1", "player 2", "player 3", "player 4"} <= {*strings(found)}
    assert len(found["tables"]) == len((await privacy(house).people.about(BEN))["tables"]) == 8
    assert [table["you_are"] for table in found["tables"]][3:7] == [["invited"], ["host"], ["declined"], ["kicked"]]
    assert found["preferences"] == {"calm": "on"}
    assert [each["who"] for each in found["blocked"]] == ["player 4"]
    boards = [(each["game"], each["period"], each["since"] is None) for each in found["leaderboards"]]
    assert boards == [("koikoi", period, period == "all") for period in ("all", "day", "month", "season", "week")]
    totals = {"played": 1, "won": 1, "points": 0, "hands": 0}
    totals |= {"rated": 1, "rating": 1515, "weight": 1000, "listed": 0, "board": 1515, "closed": 0}
    met = [("player 1" in each["who"], each["full_matches"]) for each in found["played_with"]]
    assert (met, found["off_leaderboards"]) == (
        [(False, 1.0)] * 2,
        [{"server": "1", "game": "koikoi", "season": 20260101}],
    )
    assert found["leaderboards"][0] == {"server": "1", "game": "koikoi", "period": "all", "since": None, **totals}
    alone = {"server": "1", "game": "koikoi", "level": "hard", "played": 4, "won": 1, "points": 12, "hands": 20}
    assert found["against_computers"] == [alone]
    (streak,) = found["streaks"]
    assert (streak["game"], streak["run"], streak["longest"]) == ("koikoi", 1, 1)
    assert found["achievements"] == [{"server": "1", "game": "koikoi", "key": "comeback", "table": 2}]
    assert all(each["from"] == "player 1" or each["to"] == "player 1" for each in found["invitations"])
    await privacy(house).forget(BEN)
    again, text = await written(house)
    for key in ("tables", "leaderboards", "against_computers", "streaks", "achievements", "blocked", "invitations"):
        assert again[key] == []
    _, text = await written(house, ANNA)
    assert "a former player" in text
    assert str(BEN) not in text


async def test_the_file_holds_own_moves_of_finished_matches_and_no_secret(house):
    over, running = await duel(house, ANNA, BEN), await duel(house, CHIE, BEN, channel=6)
    for table in (over, running):
        await some_moves(house, table)
    await house.leaving.resign(over.id, ANNA)
    found, text = await written(house)
    first, second = (table["your_seat"] for table in found["tables"])
    own = saved(house, 'SELECT seq, action, "by" FROM moves WHERE table_id = ? AND seat = 1', over.id)
    assert own
    assert [line.rsplit(" ", 1)[0] for line in first["moves"]] == [f"{seq} {action} {by}" for seq, action, by in own]
    assert second["moves"] == []
    assert first["result"]["reason"] == "resigned"
    assert "result" not in second
    for table in (over, running):
        stored = there(await house.store.tables.load(table.id))
        assert stored.table.server_seed.hex() not in text
        assert there((await house.registry.get(table.id)).match).seed.hex() not in text
        assert there(stored.snapshot) not in text
        assert stored.sitters[0].cut not in strings(found)
        assert stored.sitters[1].cut in strings(found)


async def test_the_file_holds_the_hands_that_its_reader_won_and_the_way_of_their_rating(house):
    table = await started(house)
    await settled(house, table, 3)
    await house.leaving.resign(table.id, USERS[0])
    for seat, user in enumerate(USERS[:2]):
        found, _ = await written(house, user)
        (told,) = (each["your_seat"]["result"] for each in found["tables"])
        won = saved(house, "SELECT hand, points, patterns FROM wins WHERE seat = ? ORDER BY hand", seat)
        assert [(each["hand"], each["points"], each["patterns"]) for each in told["hands_won"]] == [
            (hand, points, json.loads(patterns)) for hand, points, patterns in won
        ]
        (rating,) = saved(house, "SELECT mu_before, mu, rated FROM scores WHERE seat = ?", seat)
        assert (told["mu_before"], told["mu"], told["rated"]) == rating
        assert rating[2] == 1
