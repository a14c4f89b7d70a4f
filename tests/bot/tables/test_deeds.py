"""What is remembered of a match beside its result: the hands that persons won, and wins from last place."""

import pytest

from bot.history.backfill import catch_up
from bot.tables.highlights import all_won
from engine.core import Place, Row, Scene, Sheet, comebacks
from tests.bot.tables.players import ANNA, press, saved, started, trio

WINS = "SELECT hand, seat, points, patterns FROM wins ORDER BY hand"


async def settled(house, table, hands):
    """Play on, and win where that is offered, until so many hands are settled."""
    while (match := (await house.registry.get(table.id)).match).scene(None).settled < hands:
        seat, legal = next(iter(match.pending.items()))
        user = (await house.registry.get(table.id)).sitter(seat).user
        best = next((each for each in legal if each.verb == "agari"), legal[0])
        if user is None:
            await house.matches.play_computer(table.id, seat, match.number, best)
        else:
            await press(house, table, user, best)


@pytest.mark.parametrize("begin", [started, trio])
async def test_hands_are_kept_as_they_are_won_and_are_read_again_from_the_moves(house, begin):
    table = await begin(house)
    await settled(house, table, 3)
    await house.leaving.resign(table.id, ANNA)
    kept = saved(house, WINS)
    match = (await house.registry.get(table.id)).match
    again = [each.hand for each in all_won(match.game, match.record())]
    assert [hand for hand, *_ in kept] == again != []
    scored = {
        sheet.seat: [row.number for row in sheet.rows] for sheet in match.scene(None).sheets if sheet.key == "rounds"
    }
    assert [points for *_, points, _ in kept] == [scored[seat][hand - 1] for hand, seat, *_ in kept]
    assert all(patterns.startswith('["') for *_, patterns in kept)


async def test_after_an_update_old_matches_tell_what_their_ends_tell_today_and_nobody_is_told(house):
    table = await started(house)
    await settled(house, table, 3)
    await house.leaving.resign(table.id, ANNA)
    kept, rated = saved(house, WINS), saved(house, "SELECT mu, rated FROM scores")
    await house.store.writer.write(
        lambda db: [
            db.execute(sql)
            for sql in (
                "DELETE FROM wins",
                "UPDATE results SET read = 0, hands = NULL, rated = 0",
                "UPDATE scores SET mu = NULL, mu_before = NULL, rated = NULL",
                "INSERT INTO meta VALUES ('standings', 'stale')",
            )
        ]
    )
    await catch_up(house.store)
    assert saved(house, WINS) == kept
    assert saved(house, "SELECT mu, rated FROM scores") == rated
    assert saved(house, "SELECT read, hands FROM results") == [(1, 3)]


async def test_a_computer_wins_hands_for_nobody(house):
    table = await trio(house, computer=True)
    await settled(house, table, 4)
    match, computer = (await house.registry.get(table.id)).match, 2
    won = {each.seat for each in all_won(match.game, match.record())}
    assert computer in won
    assert {seat for _, seat, *_ in saved(house, WINS)} == won - {computer}


def at_the_end(*rounds):
    """The end of a match in which the seats scored so in its hands."""
    totals = [sum(points) for points in zip(*rounds, strict=True)]
    sheets = [
        Sheet("rounds", seat, tuple(Row(str(n), (), each[seat]) for n, each in enumerate(rounds, 1)))
        for seat in range(len(totals))
    ]
    return Scene(None, tuple(Place(seat, points) for seat, points in enumerate(totals)), sheets=tuple(sheets))


@pytest.mark.parametrize(("rounds", "back"), [
    (((5, 0), (0, 6)), [1]),
    (((5, 0), (0, 5)), [1]),  # shared
    (((5, 0), (0, 4)), []),
    (((5, 0), (6, 0)), []),
    (((5, 0, 0), (0, 0, 9)), []),  # not alone the last
    (((5, 1, 0), (0, 0, 9)), [2]),
    (((5, 0),), []),  # nobody was last before the first hand
])  # fmt: skip
def test_a_win_from_last_place_is_one_of_whoever_was_last_alone_before_the_last_hand(rounds, back):
    assert comebacks(at_the_end(*rounds)) == back
