"""Every refusal of a request by a token is heard, with its scope, also where discord.py repeats it by itself."""

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
from multidict import CIMultiDict
from yarl import URL

from bot.transport.webhook_rate_limiter import listen
from tests.bot.house import asked_of, without_tokens
from tests.bot.refusals.test_refusals import both_ready, mover
from tests.bot.waiting import at_rest

EDIT = "/api/v10/webhooks/12/secret/messages/@original"
REFUSED_NOW = ("secret", "shared", 0.0, False)


class Book:
    """What a budget would be told."""

    def __init__(self):
        self.heard = []

    def refused(self, token, scope, after_s, *, new):
        self.heard.append((token, scope, after_s, new))


async def answered(path, status, headers, body=b""):
    """What is heard of such an answer."""

    async def read():
        return body

    trace: Any = aiohttp.TraceConfig()
    book: Any = Book()
    listen(trace, book)
    trace.freeze()
    response = SimpleNamespace(status=status, headers=CIMultiDict(headers), read=read)
    await trace.on_request_end.send(
        None, None, SimpleNamespace(url=URL(f"https://discord.test{path}"), response=response)
    )
    return book.heard


@pytest.mark.parametrize(
    ("path", "headers", "body", "heard"),
    [
        (EDIT, {"X-RateLimit-Scope": "shared"}, b'{"retry_after": 41.5}', ("secret", "shared", 41.5, False)),
        (EDIT, {"X-RateLimit-Scope": "user", "Retry-After": "2"}, b"", ("secret", "user", 2.0, False)),
        (EDIT, {"X-RateLimit-Global": "true"}, b'{"retry_after": 3}', ("secret", "global", 3.0, False)),
        (EDIT, {}, b'{"retry_after": 3, "global": true}', ("secret", "global", 3.0, False)),
        (EDIT, {"X-RateLimit-Scope": "shared", "Retry-After": "40.5"}, b"<html>", ("secret", "shared", 40.5, False)),
        (EDIT, {"X-RateLimit-Scope": "shared", "Retry-After": "inf"}, b"", ("secret", "shared", 1.0, False)),
        (EDIT, {"X-RateLimit-Scope": "shared", "Retry-After": "-3"}, b'{"retry_after": NaN}', REFUSED_NOW),
        (EDIT, {"X-RateLimit-Scope": "shared"}, b'{"retry_after": 1e300}', ("secret", "shared", 3600.0, False)),
        ("/api/v10/webhooks/12/secret", {"X-RateLimit-Scope": "shared"}, b"<html>", ("secret", "shared", 1.0, True)),
    ],
)
async def test_a_refusal_is_heard_with_its_token_scope_and_time(path, headers, body, heard):
    assert await answered(path, 429, headers, body) == [heard]


@pytest.mark.parametrize(("path", "status"), [(EDIT, 200), (EDIT, 404), ("/api/v10/channels/1/messages", 429)])
async def test_nothing_else_is(path, status):
    assert await answered(path, status, {"X-RateLimit-Scope": "shared"}) == []


async def test_what_discord_py_repeats_by_itself_is_heard_and_its_token_rests(house):
    await house.started()
    without_tokens(house.bot)
    await both_ready(house)
    person, other, hand = await mover(house)
    await at_rest(house)
    heard, told = [], house.bot.webhook_limiter.refused

    def refused(token, scope, after_s, *, new):
        told(token, scope, after_s, new=new)
        rests = [token in each.resting for each in house.bot.webhook_limiter._budgets.values()]
        heard.append((token, scope, after_s, new, rests))

    house.bot.webhook_limiter.refused = refused
    token = house.bot.hands.live[1, other.id].token.interaction.token
    house.discord.fail("PATCH", r"/webhooks/.*", 429, 0, 1, 0.2)
    await person.press(hand, asked_of(hand)[0])
    await asyncio.sleep(20)  # the hand of whoever waits is not shown sooner
    await at_rest(house)
    assert heard == [(token, "user", 0.2, False, [True])]
    assert not house.bot.webhook_limiter.rule.counts()
    assert house.bot.hands.live[1, other.id].shown == (await house.bot.registry.get(1)).moment
    house.complaints.clear()  # discord.py says that it was refused
