"""Numbers for whoever runs the bot: all that the dashboard asks for, nothing of who plays, on this machine alone."""

import asyncio
import json
import re
import socket
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import aiohttp
import promql_parser
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app.check import FEW
from bot.app.client import run
from bot.app.metrics.event_counters import route_of
from bot.config import Config, ConfigError
from bot.playground import Playground
from bot.store.sqlite import SqliteStore
from tests.bot import house as houses
from tests.bot.house import opened, running, without_tokens
from tests.bot.waiting import eventually
from tests.there import there

DASHBOARD = Path(__file__).parents[3] / ".deploy" / "grafana.json"
ALERTS = DASHBOARD.with_name("alerts.yaml")
NAMES = json.loads((Path(__file__).parents[2] / "data" / "names.json").read_text("utf-8"))
"""The names of commit 1f613410."""
MEASURED = re.compile(r"(?:hanapai|process)_[a-z_]+")


@asynccontextmanager
async def measured(tmp_path, monkeypatch):
    """An evening whose bot tells its numbers; and who asks for one of its pages."""
    config = houses.Config
    monkeypatch.setattr(houses, "Config", lambda *a, **k: replace(config(*a, **k), metrics_port=0))
    serve = partial(running, thought=0.05)
    async with opened(tmp_path, serve) as house, aiohttp.ClientSession() as session:

        async def ask(page="metrics", **headers):
            async with session.get(f"http://127.0.0.1:{house.bot.metrics.port}/{page}", headers=headers) as answer:
                return answer.status, await answer.text()

        yield house, ask


def found(text):
    """{(name, labels): value} of what was told."""
    samples = (sample for family in text_string_to_metric_families(text) for sample in family.samples)
    return {(each.name, frozenset(each.labels.items())): each.value for each in samples}


def values(text, name, /, **labels):
    """The values of that name whose labels have all these."""
    return [
        value for (each, there), value in found(text).items() if each == name and labels.items() <= dict(there).items()
    ]


async def test_what_was_pressed_written_and_asked_of_discord_is_counted_and_tells_not_who_plays(tmp_path, monkeypatch):
    async with measured(tmp_path, monkeypatch) as (house, ask):
        await house.started(game="koikoi")
        await house.ready(house.anna, house.ben)
        hand = await house.hand(house.anna)

        async def answered():
            _, text = await ask()
            heard = sum(values(text, "hanapai_interactions_total"))
            return text if heard == sum(values(text, "hanapai_answer_seconds_count")) else ""

        text = await eventually(answered, "an interaction has no answer")
        assert {line.removeprefix("# TYPE ") for line in text.splitlines()} >= {*NAMES["metrics"]}
        assert values(text, "hanapai_interactions_total", kind="command", name="challenge") == [1]
        assert sum(values(text, "hanapai_interactions_total", kind="press")) >= 3
        assert values(text, "hanapai_interactions_total", name="other") == []
        assert values(text, "hanapai_tables", game="koikoi", state="playing") == [1]
        callback = {"route": "/interactions/{}/{}/callback", "method": "POST", "status": "200"}
        assert sum(values(text, "hanapai_requests_total", **callback)) >= 4
        assert values(text, "hanapai_commits_total")[0] >= 3
        assert values(text, "hanapai_healthy") == [1]
        assert values(text, "hanapai_gateway_connected", shard="0") == [1]
        await house.bot.interactions.answers.save(0.0)
        _, later = await ask()
        assert values(later, "hanapai_month_answers", answered="in_time")[0] >= 4
        assert values(later, "hanapai_month_answers", answered="never") == [0]
        (lease,) = values(text, "hanapai_lease_seconds", process="bot")
        assert 0 < lease <= house.bot.tables.timing.lease_s
        numbered = {name for (_, labels), _ in found(text).items() for name, value in labels if re.search(r"\d", value)}
        assert numbered == {"le", "shard", "status", "version"}  # no seat, question or table, however small
        labels = {value for (_, labels), _ in found(text).items() for _, value in labels}
        assert {each for each in labels if re.search(r"\d{5}", each) or len(each) > 60} == set()
        for secret in (house.anna.name, house.ben.name, house.guild.name, house.discord.token):
            assert secret not in text
        assert not any(custom.custom_id in text for custom in hand.buttons)


async def test_presses_that_the_limiter_leaves_silent_are_not_what_the_alert_looks_at(tmp_path, monkeypatch):
    async with measured(tmp_path, monkeypatch) as (house, ask):
        board = await house.started(game="koikoi")
        house.bot.interactions.press_limiter.press_s = 0.5
        await asyncio.gather(*(house.ben.press(board, label="My hand") for _ in range(60)), return_exceptions=True)
        await house.bot.interactions.answers.save(0.0)
        _, text = await ask()
        answers = {each: values(text, "hanapai_answers_total", answered=each) for each in ("in_time", "late", "never")}
        assert 1 <= answers["in_time"][0] < 30
        assert (answers["late"], answers["never"]) == ([0], [0])
        assert sum(values(text, "hanapai_interactions_total")) >= 60


def test_alerts_look_at_what_was_to_be_answered_and_at_no_few_presses():
    late, missed = (each for each in expressions()[1] if "answers" in each)
    assert "hanapai_interactions_total" not in late
    assert f">= {FEW}" in missed


def expressions():
    """The expressions of the dashboard, and those of the alert rules."""
    board = json.loads(DASHBOARD.read_text("utf-8"))
    alerts = re.findall(r"^        expr: (?:\|\n((?: {10}.*\n)+)|(.*\n))", ALERTS.read_text("utf-8"), re.MULTILINE)
    panels = [target["expr"] for each in board["panels"] for target in each["targets"]]
    return panels, ["".join(each) for each in alerts]


def test_dashboard_and_five_alert_rules_are_in_the_language_of_prometheus():
    panels, alerts = expressions()
    assert len(alerts) == ALERTS.read_text("utf-8").count("- alert: ") == 5
    for each in (*panels, *alerts):
        assert promql_parser.parse(each)
    with pytest.raises(ValueError, match="unclosed"):
        promql_parser.parse("sum by (hanapai_healthy")


async def test_all_that_dashboard_and_alerts_ask_for_is_there(tmp_path, monkeypatch):
    panels, alerts = expressions()
    asked = {name for each in (*panels, *alerts) for name in MEASURED.findall(each)}
    assert len(asked) > 20
    async with measured(tmp_path, monkeypatch) as (house, ask):
        await house.started(game="koikoi")
        without_tokens(house.bot)
        house.discord.fail("PATCH", r"/channels/\d+/messages/\d+", 429, retry_after=0.1)
        await house.ready(house.anna, house.ben)
        await eventually(lambda: house.complaints, "nothing was limited")
        house.complaints.clear()  # discord.py tells of it
        _, text = await ask()
        assert sum(values(text, "hanapai_rate_limited_total", route="/channels/{}/messages/{}")) == 1
        families = {family.name for family in text_string_to_metric_families(text)}
        told = families | {name for name, _ in found(text)} | {f"{name}_total" for name in families}
        assert asked - told == set()


async def test_what_is_not_ours_has_one_name_and_nobody_else_in_a_network_is_answered(tmp_path, monkeypatch):
    async with measured(tmp_path, monkeypatch) as (house, ask):
        with socket.socket() as other:
            other.settimeout(1.0)
            assert other.connect_ex(("127.0.0.2", house.bot.metrics.port)) != 0
        hand = there((await house.anna.command(house.channel, "play", game="koikoi")).message)
        for forged in ("nonsense:1", "x" * 80, "hand\n:1"):
            await house.anna.press(hand, forged, raw=True)
        _, text = await ask()
        assert values(text, "hanapai_interactions_total", kind="press", name="other") == [3]


async def test_a_port_that_another_program_has_is_said_at_the_start(tmp_path, caplog):
    async with Playground(token="evening") as discord:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            config = Config("evening", tmp_path / "some.sqlite3", discord.api, discord.gateway, metrics_port=port)
            with pytest.raises(ConfigError, match=rf"METRICS_PORT {port} can't be used"):
                await run(config, await SqliteStore.open(tmp_path / "some.sqlite3"))
    assert [each for each in caplog.records if each.exc_info] == []


async def test_health_is_asked_for_there_too(tmp_path, monkeypatch):
    async with measured(tmp_path, monkeypatch) as (house, ask):
        assert await ask("health") == (200, "well\n")
        monkeypatch.setattr(house.bot.health, "_signs", (lambda: "It is ill.",))
        assert await ask("health") == (503, "It is ill.\n")
        await eventually(lambda: house.bot.health.wrong, "it is well")


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{}/messages/{}"),
        ("/proxy/api/v10/webhooks/1/aW50ZXJhY3Rpb246MTI/messages/@original", "/webhooks/{}/{}/messages/@original"),
        ("/api/v10/interactions/1/aW5-_0ZX/callback", "/interactions/{}/{}/callback"),
        ("/api/v10/guilds/1/members-search", "/guilds/{}/members-search"),
        ("/api/v10/channels/1/messages/2/reactions/%F0%9F%82%A0/@me", "/channels/{}/messages/{}/reactions/{}/@me"),
        ("/api/v10/users/@me", "/users/@me"),
    ],
)
def test_a_route_is_told_without_whom_it_is_about(path, route):
    assert route_of(path) == route


@pytest.mark.parametrize("page", ["metrics", "health"])
async def test_no_page_of_a_browser_reads_it(tmp_path, monkeypatch, page):
    async with measured(tmp_path, monkeypatch) as (house, ask):
        port = house.bot.metrics.port
        for name in ("127.0.0.1", f"127.0.0.1:{port}", f"localhost:{port}", f"LOCALHOST:{port}"):
            assert (await ask(page, Host=name))[0] == 200
        for name in (f"evil.example:{port}", "evil.example", f"127.0.0.1.evil.example:{port}", f"[::1]:{port}", ""):
            assert await ask(page, Host=name) == (403, "only by this machine's own address")
        for origin in ("http://evil.example", f"http://127.0.0.1:{port}", "null"):
            assert (await ask(page, Host=f"127.0.0.1:{port}", Origin=origin))[0] == 403
