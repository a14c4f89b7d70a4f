"""A process may open no more files, or all its painters and thinkers stand still or die: nothing that was confirmed is
lost, the log says why, and all goes on when there is room again."""

import resource

import pytest

from tests.bot.trouble.storm import presses, stormed
from tests.bot.waiting import eventually
from tests.missing import proc

pytestmark = [pytest.mark.real_time, pytest.mark.slow]


async def no_descriptors(storm, bot):
    """From now on no file can be opened and no connection made, until some time later."""
    await presses(storm, 40)
    pid = bot.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    used = max(int(each.name) for each in proc(pid, "fd").iterdir())
    for room in (0, 1):  # none at all, and so few that it depends on who comes first
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 1 + room, hard))
        await storm.discord.disconnect_bot()  # what was connected has to be connected anew
        await presses(storm, 10)
        await eventually(lambda: "Too many open files" in bot.log.read_text(), "nobody says it")
        resource.prlimit(pid, resource.RLIMIT_NOFILE, (soft, hard))
        await presses(storm, 10)


async def test_without_descriptors_nothing_confirmed_is_lost_and_with_them_it_goes_on(tmp_path):
    usual = ["Too many open files", "can't be opened", "Picture failed", "Traceback"]
    counts = await stormed(tmp_path, no_descriptors, 5, usual=usual, patient=False)
    print(counts)
    assert counts["confirmed"] > 20
