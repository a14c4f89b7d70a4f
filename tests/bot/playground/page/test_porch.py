"""The door for guests under siege: half-open connections and wrong codes keep nobody out for long, and never home."""

import asyncio
import time
from contextlib import asynccontextmanager, suppress

import aiohttp
import pytest

from bot.playground import Playground
from bot.playground.people import porch, sessions
from tests.bot.waiting import eventually

HALF = b"GET / HTTP/1.1\r\nHost: "


@pytest.fixture
async def discord():
    async with Playground() as discord:
        yield discord


@pytest.fixture
async def port(discord):
    return await discord.let_in("127.0.0.1")


@asynccontextmanager
async def besieged(port, count, address="127.0.0.3", said=HALF):
    """That many connections from there, each with half a head of a request."""
    writers = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        writer.write(said)
        writers.append((reader, writer))
    yield writers
    for _, writer in writers:
        writer.close()


async def standing(connections):
    """How many of them the other side has not closed."""
    await asyncio.sleep(0.2)
    return sum(not reader.at_eof() and reader.exception() is None for reader, _ in connections)


async def answered(url):
    async with aiohttp.ClientSession() as browser, browser.get(url) as response:
        return response.status


async def test_one_address_holds_so_many_connections_and_others_are_let_in(discord, port):
    async with besieged(port, 3 * porch.EACH) as held:
        assert await standing(held) == porch.EACH
        assert await answered(f"http://127.0.0.1:{port}/") == 200
        assert await answered(discord.url) == 200


async def test_all_addresses_together_hold_so_many_and_home_never_notices(discord, port, monkeypatch):
    monkeypatch.setattr(porch, "ALL", 30)
    monkeypatch.setattr(porch, "EACH", 10)
    async with besieged(port, 20, "127.0.0.3") as one, besieged(port, 20, "127.0.0.4") as two:
        async with besieged(port, 20, "127.0.0.5") as three, besieged(port, 5, "127.0.0.6") as four:
            assert [await standing(each) for each in (one, two, three, four)] == [10, 10, 10, 0]
            assert await answered(discord.url) == 200
        assert await standing(one) == 10
        assert await answered(f"http://127.0.0.1:{port}/") == 200


async def test_who_does_not_say_what_they_want_is_put_out_in_time(discord, port):
    begun = time.monotonic()
    async with besieged(port, 5) as slow, besieged(port, 5, said=b"") as silent:

        async def gone():
            return await standing(slow) == await standing(silent) == 0

        await eventually(gone, "they still stand there")
        assert time.monotonic() - begun >= porch.HEADERS_S


async def test_a_second_request_has_to_be_whole_in_time_as_well_and_a_kept_connection_may_wait(discord, port):
    whole = f"GET /session HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for pause_s in (0.0, 2 * porch.HEADERS_S, 0.0):
        await asyncio.sleep(pause_s)
        writer.write(whole)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line.split()[1]) for line in head.splitlines() if line.startswith(b"Content-Length"))
        await reader.readexactly(length)
    writer.write(HALF)
    with suppress(ConnectionResetError):
        assert await asyncio.wait_for(reader.read(), 2 * porch.HEADERS_S) == b""
    writer.close()


async def test_wrong_codes_from_many_addresses_keep_nobody_out_who_has_the_right_one(discord):
    ben = discord.add_person("Ben")
    code = discord.invite(ben)
    for number in range(10 * sessions.WRONG_CODES):
        assert discord.sessions.join("wrong", f"192.0.2.{number}") is None
    with pytest.raises(sessions.TooOften):
        discord.sessions.join("wrong", "192.0.2.250")
    found = discord.sessions.join(code, "198.51.100.1")
    assert found
    assert found[0] == ben.id


async def test_the_log_has_one_line_for_all_of_them_and_no_traceback(discord, port, monkeypatch, caplog):
    monkeypatch.setattr(porch, "EACH", 2)
    async with besieged(port, 30) as held:
        assert await standing(held) == 2
    assert {record.getMessage() for record in caplog.records} == {
        "Too many connections of guests at once; new ones are closed."
    }
    assert not any(record.exc_info for record in caplog.records)


@pytest.mark.parametrize(
    ("address", "home"),
    [
        *(("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("", "")),
        *(("2001:db8:1:2::5", "2001:db8:1:2::/64"), ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64")),
        *(("2001:db8:1:3::5", "2001:db8:1:3::/64"), ("fe80::1%eth0", "fe80::/64")),
    ],
)
def test_all_addresses_of_a_house_count_as_one(address, home):
    assert porch.home_of(address) == home
