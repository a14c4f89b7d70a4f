"""What the stand-in's tests start from: a server with a channel, Anna and Ben, and a raw bot."""

from collections.abc import AsyncIterator
from types import SimpleNamespace

import pytest

from bot.playground import Playground
from tests.bot.openapi import inspect
from tests.bot.playground.library import Client, online
from tests.bot.playground.wire import TOKEN, Wire


@pytest.fixture
async def discord() -> AsyncIterator[Playground]:
    async with Playground(TOKEN, inspect=inspect) as playground:
        yield playground


@pytest.fixture
def place(discord: Playground) -> SimpleNamespace:
    guild = discord.add_guild("Hanami Club")
    channel = discord.add_channel(guild, "games")
    anna, ben = discord.add_person("Anna", locale="ja"), discord.add_person("Ben")
    return SimpleNamespace(guild=guild, channel=channel, anna=anna, ben=ben)


@pytest.fixture
async def wire(discord: Playground) -> AsyncIterator[Wire]:
    async with Wire(discord) as wire:
        yield wire


@pytest.fixture
async def client(discord: Playground, place: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Client]:
    async with online(discord, monkeypatch, Client()) as client:
        yield client
