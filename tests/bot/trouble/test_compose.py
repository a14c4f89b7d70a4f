"""What .deploy/compose.shards.yaml starts, started as processes: with the environment of each of its services, on a
server and behind a proxy in the place of those containers. Docker itself, its images and networks are not tried."""

import asyncio
import re
import signal
from pathlib import Path

import pytest

from bot.config import VARIABLES
from bot.playground import Playground
from bot.store.shards import Shards
from tests.bot.openapi import inspect
from tests.bot.trouble.proxy import through
from tests.bot.trouble.test_shards import Crew, Member
from tests.there import there

pytestmark = pytest.mark.real_time

DEPLOY = Path(__file__).parents[3] / ".deploy"
GRACE_S = int(there(re.search(r"stop_grace_period: (\d+)s", (DEPLOY / "compose.yaml").read_text("utf-8")))[1])
COMMAND = there(re.search(r'^CMD \["hanapai"\]$', (DEPLOY / "Dockerfile").read_text("utf-8"), re.MULTILINE))


def services():
    """The environment of each service that plays, with what it has from the one that it extends."""
    text = (DEPLOY / "compose.shards.yaml").read_text("utf-8")
    blocks = dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", text, re.MULTILINE))
    own = {name: dict(re.findall(r"^      ([A-Z_]+): (\S+)$", block, re.MULTILINE)) for name, block in blocks.items()}
    behind = {name: re.findall(r"^      service: (\w+)$", block, re.MULTILINE) for name, block in blocks.items()}
    found = {name: {key: each for base in behind[name] for key, each in own.get(base, {}).items()} for name in own}
    return {name: found[name] | own[name] for name in own if "SHARDS" in own[name]}


async def test_its_bots_share_the_servers_have_standbys_and_end_in_the_time_they_are_given(tmp_path, server):
    environments = services()
    assert {*environments} == {"low", "high"}
    assert all(each.keys() <= VARIABLES.keys() for each in environments.values())
    made = server.address("hanapai")
    try:
        server.ask("postgres", "CREATE DATABASE hanapai")  # as POSTGRES_USER has that container do
        async with Playground(token="never-lost", inspect=inspect) as discord, through(discord, 45) as proxy:
            shards = [Shards.read(each["SHARDS"]) for each in environments.values()]
            discord.gateway_sessions.shards = discord.gateway_sessions.at_once = shards[0].count
            hosts = {"postgresql://hanapai@database/hanapai": made, "http://proxy/api/v10": proxy.api}
            assert {each["DATABASE"] for each in environments.values()} | {
                each["DISCORD_API"] for each in environments.values()
            } == {*hosts}
            all_ = Crew(discord, tmp_path, made, proxy)

            async def up(service, name):
                """A container of that service, not started yet."""
                given = {key: hosts.get(each, each) for key, each in environments[service].items()}
                member = Member(discord, tmp_path, given["DATABASE"], given["SHARDS"], name, given["DISCORD_API"])
                all_.members.append(member)
                return member

            low, high = [await up(service, service) for service in ("low", "high")]
            try:
                await asyncio.gather(low.start(), high.start())
                for number in range(0, shards[0].count, 2):
                    guild = discord.add_guild(f"Server {number}", shard=number)
                    all_.people[number] = discord.add_person(f"Anna {number}")
                    assert await all_.begin(number, guild)
                await all_.pressed(*all_.people)
                standby = await up("low", "low-2")
                begun = asyncio.create_task(standby.start())
                await standby.says("stands by")
                there(low.process).send_signal(signal.SIGTERM)
                async with asyncio.timeout(GRACE_S):
                    assert await low.ends() == 0
                await begun
                await all_.pressed(*all_.people)
                await all_.check()
            finally:
                for member in all_.members:
                    if member.process is not None:
                        await member.kill()
    finally:
        server.drop(made)
