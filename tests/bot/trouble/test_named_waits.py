"""The wait that Discord names is a finite time, whatever stands in its answer."""

from typing import Any

import pytest

from bot.transport.retries import LONGEST_S, USUAL_S, Wait, refused, wait_s
from tests.bot.trouble.test_wire import Reply


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        *[("41.5", 41.5), (2, 2.0), (0, 0.0), ("-3", 0.0), (-1e300, 0.0)],
        *[(LONGEST_S, LONGEST_S), (LONGEST_S + 1, LONGEST_S), ("1e300", LONGEST_S)],
        *[(float("inf"), None), ("Infinity", None), ("-inf", None), ("1e999", None), ("nan", None), (10**400, None)],
        *[(None, None), ("", None), ("soon", None), ([1], None), ({}, None)],
    ],
)
def test_a_time_is_finite_and_no_longer_than_the_longest(said, seconds):
    assert wait_s(said) == seconds


@pytest.mark.parametrize(
    ("body", "headers", "wait"),
    [
        (b'{"retry_after": 0.25, "global": true}', {"Retry-After": "9"}, Wait(0.25, True)),
        (b'{"retry_after": 1e999}', {"Retry-After": "9"}, Wait(9.0, False)),
        (b'{"retry_after": NaN}', {"X-RateLimit-Global": "true"}, Wait(USUAL_S, True)),
        (b'{"global": true}', {"Retry-After": "inf"}, Wait(USUAL_S, True)),
        (b"[]", {"Retry-After": "9"}, Wait(9.0, False)),
        (b"", {"Retry-After": "9"}, Wait(9.0, False)),
        (b"\xff", {}, Wait(USUAL_S, False)),
        (b"[" * 100_000, {}, Wait(USUAL_S, False)),
    ],
)
async def test_the_body_says_it_more_exactly_and_whatever_says_no_time_is_passed_over(body, headers, wait):
    reply: Any = Reply(429, headers, body)
    assert await refused(reply) == wait
