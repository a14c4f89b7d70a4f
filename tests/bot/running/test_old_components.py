"""Every kind of button, select and form that messages of commit 1f613410 carry still does the same.

A line of `tests/data/custom_ids.jsonl` has the game and the state of the table, whether only the presser sees the
message (1), the custom_id, what is chosen or filled in, and the calls in which it ended at 1f613410: a word and the
arguments. `old_calls.ENDS` names the function of each word. After a rename only that table changes, never the data.
"""

import json
import logging
from pathlib import Path

import pytest

from tests.bot.running.old_calls import ENDS, GUILD, USER, Pressing

DATA = Path(__file__).parents[2] / "data" / "custom_ids.jsonl"
KNOWN = [json.loads(line) for line in DATA.read_text("utf-8").splitlines()]


@pytest.fixture
async def pressing(bot):
    """It is ready to be pressed."""
    _in_memory = await bot.interactions.settings.read(guild=GUILD, users=[USER])
    with Pressing(bot).begun() as pressing:
        yield pressing


def holds(found, known):
    """Return whether the known calls come in that order; others may come between them."""
    rest = iter(found)
    return all(call in rest for call in known)


async def test_every_old_custom_id_still_ends_in_the_call_in_which_it_ended(pressing, caplog):
    caplog.set_level(logging.CRITICAL)
    wrong = []
    for table, private, custom_id, given, calls in KNOWN:
        found = await pressing.calls(table, private, custom_id, given)
        if not holds(found, calls):
            wrong.append((custom_id, given, found, calls))
    assert wrong == [], f"{len(wrong)} of {len(KNOWN)}"


def test_the_data_reach_every_function_that_is_named():
    words = {word for *_, calls in KNOWN for word, *_ in calls}
    assert words - {"answer", "set of server", "open lobby"} == {*ENDS}
    assert len(KNOWN) > 800
