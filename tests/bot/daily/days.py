"""A calendar that a test turns, for evenings that last for weeks, and what people do on their days."""

import asyncio
from functools import partial
from typing import Any

from bot.ai.offline_thinker import OfflineThinker
from bot.app import container
from bot.features.daily import feature, judged, service
from tests.bot.seasons.calendar import Calendar, Leaping, at
from tests.bot.waiting import PATIENCE_S
from tests.there import there

KEY = "07" * 32
FEW = 4
"""Samples of a computer: how well it plays is not what is tested."""
SET_PAR = service.DailyService._set_par


class Here:
    """A worker that works in this process."""

    async def run(self, function, *task):
        return function(*task)

    def dismiss(self):
        pass

    async def close(self):
        pass


def turned(monkeypatch, *date, key=KEY, worker: Any = Here):
    """From now on every bot has this calendar, makes its seeds with this key, and has this worker for its thoughts
    (None: a process)."""
    calendar = Calendar(*date)
    monkeypatch.setattr(container, "SteadyClock", partial(Leaping, calendar))
    monkeypatch.setattr(service, "new_key", lambda: key)
    monkeypatch.setattr(service.DailyService, "_set_par", SET_PAR)
    if worker is not None:
        for module in (service, judged):
            monkeypatch.setattr(module, "SAMPLES", FEW)
        monkeypatch.setattr(feature, "OfflineThinker", partial(OfflineThinker, worker))
    return calendar


async def looked(pause_s=feature.LOOK_PAUSE_S):
    """The bot has looked at the calendar since now."""
    await asyncio.sleep(pause_s + 1)


async def awake_until(calendar, *date):
    """Turn the calendar as far as no outage is noticed, again and again, while the bot is there and looks at it."""
    while calendar.ms < at(*date):
        calendar.ms = min(calendar.ms + service.OUTAGE_MS, at(*date))
        await looked()


async def opened(person, channel):
    """What /daily shows somebody, and nobody else."""
    answer = await person.command(channel, "daily")
    assert answer.message is not None, answer.error
    assert answer.message.ephemeral
    return await came(person, answer)


def moves(shown):
    """What may be pressed or picked to play."""
    pressed = [each.custom_id for each in shown.buttons if ":move:" in each.custom_id or ":sure:" in each.custom_id]
    return pressed or [each.custom_id for each in shown.selects if ":pick:" in each.custom_id]


async def came(person, answer):
    """The message that somebody's press has changed, or brought, also where that comes late."""
    made = there(answer.message)
    if answer.state != "deferred":
        return made
    late = partial(_is_there, made)
    return await person.wait(made.channel, late, PATIENCE_S)


def _is_there(made, shown):
    return shown.id == made.id and not shown.loading and shown.components != made.components


async def moved(person, shown, place=0):
    """They play one of their moves; a grave one is asked once more."""
    custom_id = moves(shown)[place % len(moves(shown))]
    if ":pick:" in custom_id:
        (select,) = (each for each in shown.selects if each.custom_id == custom_id)
        answer = await person.select(shown, custom_id, [select.options[0].value])
    else:
        answer = await person.press(shown, custom_id)
        if ":sure:" in custom_id:
            answer = await person.press(await came(person, answer), custom_id.replace(":sure:", ":move:"))
    assert answer.state in ("updated", "deferred"), answer
    return await came(person, answer)


async def begun(person, channel):
    """Somebody's hand of today, at their first turn."""
    answer = await person.press(await opened(person, channel), label="Play today's deal")
    assert answer.state in ("updated", "deferred"), answer
    return await came(person, answer)


async def finished(person, shown, place=0):
    """They play it to its end; all that they saw on the way."""
    seen = [shown]
    while moves(shown):
        shown = await moved(person, shown, place)
        seen.append(shown)
    return seen


async def played(person, channel, place=0):
    return await finished(person, await begun(person, channel), place)
