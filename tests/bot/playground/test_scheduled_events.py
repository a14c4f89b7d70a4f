"""Scheduled events of the stand-in: who makes them, what is refused, what becomes of them, what is told."""

import time
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from bot.playground import Playground
from bot.playground.api.events import COMPLETED, SCHEDULED
from tests.bot.openapi import spec
from tests.bot.playground.wire import Wire


def wanted(**changes: Any) -> dict[str, Any]:
    soon = datetime.fromtimestamp(time.time(), UTC) + timedelta(hours=1)
    return {
        "name": "Club night",
        "entity_type": 3,
        "privacy_level": 2,
        "entity_metadata": {"location": "#games"},
        "scheduled_start_time": soon.isoformat(),
        "scheduled_end_time": (soon + timedelta(hours=1)).isoformat(),
    } | changes


@pytest.fixture
def events(discord: Playground, place: SimpleNamespace) -> str:
    """Where they are made, by a bot that may."""
    discord.grant(place.guild, discord.bot_user, "CREATE_EVENTS")
    return f"/guilds/{place.guild.id}/scheduled-events"


async def test_an_event_is_made_begun_ended_and_taken_away(place: SimpleNamespace, wire: Wire, events: str) -> None:
    made = await wire.ask("POST", events, wanted())
    assert (made.status, made.body["status"]) == (200, SCHEDULED)
    assert spec().answer("POST", events, made.body) == []
    one = f"{events}/{made.body['id']}"
    skipped = await wire.ask("PATCH", one, {"status": 3})
    assert (skipped.status, skipped.code) == (400, 50035)  # it has not begun
    for status in (2, 3):
        assert (await wire.ask("PATCH", one, {"status": status})).body["status"] == status
    assert (await wire.ask("PATCH", one, {"status": 4})).code == 50035
    assert (await wire.ask("GET", one)).body["status"] == COMPLETED
    assert (await wire.ask("DELETE", one)).status == 204
    gone = await wire.ask("GET", one)
    assert (gone.status, gone.code) == (404, 10070)


PAST = "2026-01-01T00:00:00+00:00"


@pytest.mark.parametrize("wrong", [
    {"name": ""}, {"name": "x" * 101}, {"entity_type": 2}, {"privacy_level": 1}, {"entity_metadata": {}},
    {"scheduled_start_time": PAST}, {"scheduled_end_time": PAST}, {"scheduled_end_time": None},
])  # fmt: skip
async def test_what_is_wrong_is_refused(place: SimpleNamespace, wire: Wire, events: str, wrong: dict[str, Any]) -> None:
    refused = await wire.ask("POST", events, wanted(**wrong))
    assert (refused.status, refused.code) == (400, 50035)
    assert place.guild.events == {}


async def test_without_the_permission_none_is_made(
    discord: Playground, place: SimpleNamespace, wire: Wire, events: str
) -> None:
    discord.take_role(place.guild, discord.bot_user, list(place.guild.roles.values())[-1])
    refused = await wire.ask("POST", events, wanted())
    assert (refused.status, refused.code) == (403, 50013)
