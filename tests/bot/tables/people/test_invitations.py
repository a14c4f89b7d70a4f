"""How often one may invite, and be invited: by every way, over restarts, and nothing is counted that was refused."""

import asyncio
from dataclasses import replace

import pytest

from bot.common.units import DAY_MS, MINUTE_MS
from bot.errors import UserError
from bot.store import StoreError
from bot.store.sqlite import SqliteStore
from tests.bot.rooms import Rooms
from tests.bot.tables.players import ANNA, BEN, CHIE, NOW, refuses, saved

FRIENDS = range(1000, 1100)


@pytest.fixture
def house(house):
    """A house whose clock stands still until `house.at` is set, in milliseconds from the start."""
    house.at = 0
    house.store.now = lambda: NOW + house.at
    return house


async def invites(house, host, *friends, channel=5):
    """A challenge, after which the lobby closes again."""
    table = await house.lobbies.open(1, channel, host, 1, "hanaawase", "standard", friends)
    await house.lobbies.leave(table.id, host)


async def refusal(house, host, *friends):
    """(the key, in how many seconds it will work again, the variables)."""
    with pytest.raises(UserError) as caught:
        await invites(house, host, *friends)
    variables = caught.value.variables
    return caught.value.key, int(str(variables["when"]).strip("<t:R>")) - NOW // 1000 - house.at // 1000, variables


async def test_a_host_invites_ten_friends_in_ten_minutes(house):
    for number in range(10):
        house.at = number * 1000
        await invites(house, ANNA, FRIENDS[number])
    house.at = 60_000
    key, again, variables = await refusal(house, ANNA, FRIENDS[10])
    assert (key, again) == ("invited-enough", 540)
    assert set(variables) == {"when"}
    await refuses("invited-enough", invites(house, ANNA, FRIENDS[10]))
    await invites(house, BEN, FRIENDS[10])
    await invites(house, ANNA)
    house.at = 10 * MINUTE_MS - 1
    await refuses("invited-enough", invites(house, ANNA, FRIENDS[10]))
    house.at = 10 * MINUTE_MS
    await invites(house, ANNA, FRIENDS[10])
    await refuses("invited-enough", invites(house, ANNA, FRIENDS[11]))


async def test_every_friend_of_a_challenge_counts_and_a_refused_one_counts_nothing(house):
    for number in range(0, 8, 2):
        await invites(house, ANNA, *FRIENDS[number : number + 2])
    await invites(house, ANNA, FRIENDS[8])
    for _ in range(3):
        assert (await refusal(house, ANNA, *FRIENDS[9:11]))[:2] == ("invited-enough", 600)
    await invites(house, ANNA, FRIENDS[9])
    assert saved(house, "SELECT count(*), count(DISTINCT friend) FROM invitations") == [(10, 10)]


async def test_a_friend_is_invited_five_times_in_ten_minutes_whoever_asks_and_nobody_learns_who_did(house):
    for number, host in enumerate((ANNA, CHIE, 70, 71, 72)):
        house.at = number * 60_000
        await invites(house, host, BEN)
    key, again, variables = await refusal(house, 73, BEN)
    assert (key, again) == ("friend-asked-enough", 360)
    assert set(variables) == {"friend", "when"}
    assert variables["friend"] == f"<@{BEN}>"
    await refuses("friend-asked-enough", invites(house, 73, 99, BEN))
    await invites(house, 73, 99)
    house.at = 10 * MINUTE_MS
    await invites(house, 73, BEN)
    await refuses("friend-asked-enough", invites(house, 73, BEN))


async def test_one_host_invites_one_friend_twice_in_ten_minutes_and_takes_nobody_elses_turn(house):
    await invites(house, ANNA, BEN)
    house.at = 60_000
    await invites(house, ANNA, BEN)
    for _ in range(20):
        key, again, variables = await refusal(house, ANNA, BEN)
        assert (key, again, variables["friend"]) == ("friend-invited-enough", 540, f"<@{BEN}>")
    await refuses("friend-invited-enough", invites(house, ANNA, CHIE, BEN))
    await invites(house, ANNA, CHIE)
    for host in (CHIE, 70, 71):
        await invites(house, host, BEN)
    house.at = 10 * MINUTE_MS
    await invites(house, ANNA, BEN)


async def test_one_host_cannot_use_up_the_day_of_a_friend(house):
    for number in range(10):
        house.at = number * 11 * MINUTE_MS
        await invites(house, ANNA, BEN)
    house.at += 11 * MINUTE_MS
    assert (await refusal(house, ANNA, BEN))[:2] == ("friend-invited-enough", (DAY_MS - house.at) // 1000)
    await invites(house, ANNA, CHIE)
    for number in range(30):
        house.at += 11 * MINUTE_MS
        await invites(house, FRIENDS[number // 8], BEN)


async def test_invitations_of_whom_the_friend_has_blocked_since_do_not_count(house):
    for host in (70, 70, 71, 71, 72):
        await invites(house, host, BEN)
    await refuses("friend-asked-enough", invites(house, ANNA, BEN))
    await house.settings.blocks.block(BEN, 70)
    await invites(house, ANNA, BEN)
    await invites(house, ANNA, BEN)
    await refuses("friend-asked-enough", invites(house, CHIE, BEN))
    await house.settings.blocks.unblock(BEN, [70])
    await house.settings.blocks.block(BEN, 71)
    await refuses("friend-asked-enough", invites(house, CHIE, BEN))


async def test_forty_a_day_for_a_host_and_for_a_friend(house):
    for number in range(40):
        house.at = number * 11 * MINUTE_MS
        await invites(house, ANNA, FRIENDS[number])
        await invites(house, FRIENDS[number], BEN)
    house.at += 11 * MINUTE_MS
    assert (await refusal(house, ANNA, CHIE))[:2] == ("invited-enough", (DAY_MS - house.at) // 1000)
    assert (await refusal(house, CHIE, BEN))[:2] == ("friend-asked-enough", (DAY_MS - house.at) // 1000)
    await invites(house, CHIE, ANNA)
    house.at = DAY_MS
    await invites(house, ANNA, CHIE)
    house.at = DAY_MS + 11 * MINUTE_MS
    await invites(house, CHIE, BEN)


async def test_the_limits_hold_over_a_restart(house):
    for host in FRIENDS[:5]:
        await invites(house, host, BEN)
    await house.store.close()
    store = await SqliteStore.open(house.path)
    await refuses("friend-asked-enough", invites(Rooms(store, house.registry.now), CHIE, BEN))
    await store.close()


async def test_of_many_challenges_at_once_only_so_many_pass(house):
    outcomes = await asyncio.gather(
        *(house.lobbies.open(1, 5, host, 1, "koikoi", "kirin", (BEN,)) for host in FRIENDS[:20]),
        return_exceptions=True,
    )
    keys = [outcome.key for outcome in outcomes if isinstance(outcome, UserError)]
    assert keys == ["friend-asked-enough"] * 15
    assert saved(house, "SELECT count(*) FROM invitations") == [(5,)]


async def test_an_invitation_and_its_table_are_saved_together_or_not_at_all(house):
    await house.store.writer.write(lambda db: db.execute("DROP TABLE invitations"))
    row = (await house.lobbies.open(1, 5, ANNA, 1, "koikoi", "kirin")).row
    with pytest.raises(StoreError):
        await house.store.tables.new(replace(row, id=0, invited=(BEN,)), [])
    assert saved(house, "SELECT count(*) FROM tables") == [(1,)]
