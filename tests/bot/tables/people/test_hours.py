"""Quiet hours: what people type for them, where clocks change, over midnight, and who is mentioned then."""

from datetime import UTC, datetime

import pytest

from bot.settings.hours import OFF, USUAL, parse_span, within
from bot.settings.settings import PingRecipients
from tests.bot.tables.players import ANNA, BEN, CHIE

GUILD = 1
BERLIN = "Europe/Berlin"


def at(text):
    """Unix milliseconds of a moment in UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(("typed", "span"), [
    ("22:00-07:00", "22:00-07:00"), ("22-7", "22:00-07:00"), (" 9:30 – 17 ", "09:30-17:00"), ("0-0:01", "00:00-00:01"),
    ("22.15-06.45", "22:15-06:45"), ("OFF", OFF), ("23:59-0", "23:59-00:00"), ("10pm-7am", "22:00-07:00"),
    ("22時〜7時", "22:00-07:00"), ("午後10時半から午前7時まで", "22:30-07:00"), ("10 p.m. to 7 a.m.", "22:00-07:00"),
    ("晚上10点到早上7点", "22:00-07:00"), ("22點至7點", "22:00-07:00"), ("밤 10시부터 아침 7시까지", "22:00-07:00"),
    *((each, None) for each in ("", "22", "24-7", "7-7", "7:00-7", "22:60-7", "-", "22-7-8", "22時から", "9" * 6000)),
    *((each, None) for each in ("٢٢-٧", "a-b", "2-07:000")),
])  # fmt: skip
def test_hours_are_read_as_people_write_them(typed, span):
    assert parse_span(typed) == span


def test_what_a_panel_offers_is_written_as_it_is_kept():
    assert [parse_span(each) for each in USUAL] == [*USUAL]


@pytest.mark.parametrize(("span", "zone", "moment", "quiet"), [
    ("09:00-17:00", "UTC", "2026-06-01 08:59", False), ("09:00-17:00", "UTC", "2026-06-01 09:00", True),
    ("09:00-17:00", "UTC", "2026-06-01 16:59", True), ("09:00-17:00", "UTC", "2026-06-01 17:00", False),
    ("22:00-07:00", "UTC", "2026-06-01 21:59", False), ("22:00-07:00", "UTC", "2026-06-01 23:59", True),
    ("22:00-07:00", "UTC", "2026-06-02 00:00", True), ("22:00-07:00", "UTC", "2026-06-02 06:59", True),
    ("22:00-07:00", "UTC", "2026-06-02 07:00", False), (OFF, "UTC", "2026-06-02 00:00", False),
    # the same moment in other places
    ("22:00-07:00", "Asia/Tokyo", "2026-06-01 13:00", True), ("22:00-07:00", "Asia/Tokyo", "2026-06-01 22:00", False),
    # in summer Berlin is two hours before UTC, in winter one
    ("22:00-07:00", BERLIN, "2026-07-01 20:30", True), ("22:00-07:00", BERLIN, "2026-01-01 20:30", False),
    ("22:00-07:00", BERLIN, "2026-07-01 05:30", False), ("22:00-07:00", BERLIN, "2026-01-01 05:30", True),
    # on 29 March 2026 the hour from two to three is left out there, on 25 October it comes twice
    ("02:00-03:00", BERLIN, "2026-03-29 00:59", False), ("02:00-03:00", BERLIN, "2026-03-29 01:00", False),
    ("02:00-03:00", BERLIN, "2026-10-25 00:30", True), ("02:00-03:00", BERLIN, "2026-10-25 01:30", True),
    ("02:00-03:00", BERLIN, "2026-10-25 02:00", False),
])  # fmt: skip
def test_hours_are_those_on_the_wall_of_their_zone(span, zone, moment, quiet):
    assert within(span, zone, at(moment)) is quiet


async def test_in_quiet_hours_nobody_is_mentioned_and_the_words_are_written(house):
    now = [at("2026-06-01 20:30")]
    house.store.now, settings = lambda: now[0], house.settings
    await settings.set_for_guild(GUILD, "zone", [BERLIN])
    await settings.set_for_guild(GUILD, "quiet", ["22-7"])
    await settings.set_for_user(CHIE, "pings", ["off"])
    _held = await settings.read(guild=GUILD, users=[ANNA, BEN, CHIE])
    assert await settings.pinged(GUILD, [ANNA, BEN, CHIE]) == PingRecipients([ANNA, BEN], [], aloud=False)
    now[0] = at("2026-06-01 19:59")
    assert await settings.pinged(GUILD, [ANNA, BEN, CHIE]) == PingRecipients([ANNA, BEN], [ANNA, BEN], aloud=True)
    now[0] = at("2026-06-02 05:00")
    assert (await settings.pinged(GUILD, [ANNA, BEN, CHIE])).now == [ANNA, BEN]


async def test_the_quiet_hours_of_a_person_are_meant_in_their_own_zone_or_else_in_that_of_the_server(house):
    now = [at("2026-06-01 20:30")]
    house.store.now, settings = lambda: now[0], house.settings
    await settings.set_for_guild(GUILD, "zone", [BERLIN])
    for user in (ANNA, BEN):
        await settings.set_for_user(user, "quiet", ["22:00-07:00"])
    await settings.set_for_user(BEN, "zone", ["America/New_York"])
    for guild in (GUILD, 2):
        _held = await settings.read(guild=guild, users=[ANNA, BEN, CHIE])
    assert settings.for_user(BEN).zone == "America/New_York"
    assert await settings.pinged(GUILD, [ANNA, BEN, CHIE]) == PingRecipients([ANNA, BEN, CHIE], [BEN, CHIE], aloud=True)
    assert (await settings.pinged(2, [ANNA, BEN])).now == [ANNA, BEN]  # that server is in UTC
    now[0] = at("2026-06-02 03:00")  # 23:00 in New York
    assert (await settings.pinged(GUILD, [ANNA, BEN])).now == []
    await settings.set_for_user(BEN, "zone", ["server"])
    now[0] = at("2026-06-02 05:00")
    assert (await settings.pinged(GUILD, [ANNA, BEN])).now == [ANNA, BEN]
