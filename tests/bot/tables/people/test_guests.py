"""What hosts do with their guests: invite more, remove, change seats, start short-handed."""

from bot.tables.limits import HOST_LIMITS
from tests.bot.listening import listen
from tests.bot.tables.players import ANNA, BEN, CHIE, DORA, disk_out_of_reach, lobby, refuses, saved


def seats(table):
    return [(sitter.user, sitter.cut) for sitter in table.sitters]


async def full(house):
    """Anna, Ben and Chie sit in a lobby that anyone may join."""
    table = await lobby(house)
    await house.lobbies.join(table.id, BEN, 2)
    await house.lobbies.join(table.id, CHIE, 3)
    return table


async def test_a_guest_who_was_removed_cannot_come_back_until_invited_again(house, wide):
    table = await lobby(house)
    await house.lobbies.join(table.id, BEN, 2)
    await house.guests.remove(table.id, ANNA, str(BEN))
    assert table.persons == (ANNA,)
    house.registry.forget(table.id)
    await refuses("kicked", house.lobbies.join(table.id, BEN, 3))
    await house.guests.invite(table.id, ANNA, [BEN])
    await house.lobbies.join(table.id, CHIE, 4)
    await house.lobbies.join(table.id, BEN, 5)
    assert (await house.registry.get(table.id)).persons == (ANNA, CHIE, BEN)


async def test_a_challenge_whose_only_guest_was_removed_does_not_open_to_anyone(house):
    table = await lobby(house, BEN)
    await house.guests.remove(table.id, ANNA, str(BEN))
    assert (table.row.state, table.row.invited) == ("lobby", ())
    for user, key in ((BEN, "kicked"), (CHIE, "not-invited")):
        await refuses(key, house.lobbies.join(table.id, user, 2))


async def test_only_the_host_removes_and_nobody_who_is_not_there(house, wide):
    table = await full(house)
    await refuses("host-only", house.guests.remove(table.id, BEN, str(CHIE)))
    await refuses("remove-self", house.guests.remove(table.id, ANNA, str(ANNA)))
    for key in (str(DORA), "c1", "c9", "", "x"):
        await refuses("seats-changed", house.guests.remove(table.id, ANNA, key))
    assert table.persons == (ANNA, BEN, CHIE)


async def test_a_single_computer_is_removed_by_its_seat(house, wide):
    table = await lobby(house)
    await house.lobbies.add_computer(table.id, ANNA, 2)
    await house.lobbies.join(table.id, BEN, 3)
    await house.lobbies.add_computer(table.id, ANNA, 4)
    await house.guests.remove(table.id, ANNA, "c1")
    assert seats(table) == [(ANNA, "1000"), (BEN, "3"), (None, "4")]


async def test_more_friends_are_invited_within_the_seats_and_the_limits(house, wide):
    table = await lobby(house, BEN)
    for friends, key in (([ANNA], "challenge-self"), ([BEN], "already-here"), ([CHIE, DORA, 55], "no-free-seat")):
        await refuses(key, house.guests.invite(table.id, ANNA, friends))
    await refuses("host-only", house.guests.invite(table.id, BEN, [CHIE]))
    with disk_out_of_reach(house):
        await refuses("not-saved", house.guests.invite(table.id, ANNA, [CHIE]), lobby(house, CHIE))
        await refuses("not-saved", house.guests.start_with_computers(table.id, ANNA, 2))
    table = await house.registry.get(table.id)
    assert (table.row.state, table.persons, table.row.invited) == ("lobby", (ANNA,), (BEN,))
    await house.guests.invite(table.id, ANNA, [CHIE, DORA])
    assert (table.row.invited, table.row.seats) == ((BEN, CHIE, DORA), 4)
    assert saved(house, "SELECT host, friend FROM invitations") == [(ANNA, BEN), (ANNA, CHIE), (ANNA, DORA)]


async def test_inviting_more_counts_like_challenging(house, wide):
    most, _ = HOST_LIMITS[0]
    table = await lobby(house, BEN)
    for turn in range(1, most):
        await house.guests.invite(table.id, ANNA, [1000 + turn])
        await house.guests.remove(table.id, ANNA, str(1000 + turn))
    await refuses("invited-enough", house.guests.invite(table.id, ANNA, [CHIE]))
    assert table.row.invited == (BEN,)
    assert len(saved(house, "SELECT * FROM invitations")) == most


async def test_a_lobby_that_anyone_may_join_stays_open_when_friends_are_invited(house, wide):
    table = await lobby(house)
    await house.guests.invite(table.id, ANNA, [BEN])
    await house.lobbies.join(table.id, CHIE, 2)
    await house.lobbies.decline(table.id, BEN)
    assert (table.row.state, table.row.declined) == ("lobby", (BEN,))
    await house.lobbies.join(table.id, BEN, 3)
    assert table.persons == (ANNA, CHIE, BEN)


async def test_who_has_declined_a_challenge_is_told_so_and_may_be_invited_again(house, wide):
    table = await lobby(house, BEN, CHIE)
    await house.lobbies.decline(table.id, BEN)
    await refuses("declined", house.lobbies.join(table.id, BEN, 2))
    await refuses("not-invited", house.lobbies.decline(table.id, BEN))
    await house.guests.invite(table.id, ANNA, [BEN])
    assert table.row.declined == ()
    await house.lobbies.join(table.id, BEN, 3)


async def test_the_host_seats_everybody_and_cuts_stay_with_their_persons(house, wide):
    table = await full(house)
    await house.lobbies.add_computer(table.id, ANNA, 4)
    await house.lobbies.cut(table.id, BEN, "plum")
    await house.guests.seat(table.id, ANNA, [str(CHIE), "c3", str(BEN), str(ANNA)])
    assert seats(table) == [(CHIE, "3"), (None, "4"), (BEN, "plum"), (ANNA, "1000")]
    assert [sitter.seat for sitter in table.sitters] == [0, 1, 2, 3]
    await house.guests.turn(table.id, ANNA)
    expected = [(None, "4"), (BEN, "plum"), (ANNA, "1000"), (CHIE, "3")]
    house.registry.forget(table.id)
    assert seats(await house.registry.get(table.id)) == expected
    table = await house.lobbies.start(table.id, ANNA, 9)
    assert seats(table) == expected
    assert (table.row.seating, table.row.kicked) == ((), ())


async def test_seats_that_have_changed_meanwhile_are_not_changed_by_an_old_panel(house, wide):
    table = await full(house)
    for keys in ([str(ANNA), str(BEN)], [str(ANNA), str(BEN), str(BEN)], [""], [str(ANNA), str(BEN), "c2"]):
        await refuses("seats-changed", house.guests.seat(table.id, ANNA, keys))
    await refuses(
        "host-only",
        house.guests.seat(table.id, BEN, [str(BEN), str(ANNA), str(CHIE)]),
        house.guests.turn(table.id, BEN),
        house.guests.shuffle(table.id, BEN),
    )
    assert table.persons == (ANNA, BEN, CHIE)


async def test_shuffled_seats_hold_the_same_people_with_their_cuts(house, wide):
    table = await full(house)
    before, found = seats(table), set()
    for _ in range(60):
        await house.guests.shuffle(table.id, ANNA)
        assert sorted(seats(table)) == sorted(before)
        found.add(table.persons)
    assert len(found) == 6


async def test_all_free_seats_go_to_computers_and_the_match_begins_in_one_step(house, wide):
    table = await lobby(house, BEN, CHIE)
    await refuses("host-only", house.guests.start_with_computers(table.id, BEN, 5))
    await house.lobbies.join(table.id, CHIE, 2)
    seen = []
    listen(house.registry, lambda table, events: seen.append((table.row.state, len(table.sitters))))
    await house.guests.start_with_computers(table.id, ANNA, 77)
    assert seen == [("playing", 3)]
    assert [(sitter.user, sitter.level) for sitter in table.sitters] == [(ANNA, None), (CHIE, None), (None, "easy")]
    assert (table.row.start_id, table.match.seats) == (77, 3)
    await refuses("already-started", house.guests.start_with_computers(table.id, ANNA, 78))


async def test_the_computers_that_fill_a_table_are_of_the_level_chosen_last(house):
    table = await house.lobbies.open(1, 5, ANNA, 1000, "jiaxing", "standard")
    await house.lobbies.add_computer(table.id, ANNA, 1, "normal")
    await house.guests.start_with_computers(table.id, ANNA, 2)
    assert [sitter.level for sitter in table.sitters] == [None, "normal", "normal", "normal"]
