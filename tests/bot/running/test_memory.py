"""Memory of pictures goes back to the system, also where something smaller that lives longer lies between them; that of
presses without looking for garbage."""

import gc
import platform
import subprocess
import sys

import discord
import pytest

from tests.bot.refusals.test_refusals import first_round
from tests.bot.waiting import eventually

pytestmark = pytest.mark.slow

PICTURES = """
from pathlib import Path
def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) / 256
if {spared}:
    from bot.app.process_setup import spare_memory
    spare_memory()
before, kept, pictures = held(), [], []
for _ in range(500):
    pictures.append(bytearray(90_000))
    kept.append(bytearray(3_000))
full = held()
pictures.clear()
print((held() - before) / (full - before))
"""


def left(*, spared):
    """Which part of its memory a process still holds when its pictures are gone."""
    done = subprocess.run(
        [sys.executable, "-c", PICTURES.format(spared=spared)], check=True, capture_output=True, text=True
    )
    return float(done.stdout)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has these settings")
def test_memory_of_pictures_goes_back_to_the_system():
    assert left(spared=True) < 0.2
    assert left(spared=False) > 0.5  # else there would be nothing to give back


@pytest.fixture
def unlooked_for():
    """Nobody looks for garbage."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def heard():
    """Interactions that are still there."""
    return sum(type(each) is discord.Interaction for each in gc.get_objects())


@pytest.mark.usefixtures("unlooked_for")
async def test_of_all_presses_only_those_are_kept_by_which_hands_are_reached(house):
    await first_round(house)
    before = heard()
    for _ in range(3):
        for person in (house.anna, house.ben):
            await house.move(person, lambda ids: ids[0])
    assert len(house.bot.hands.live) == 2
    await eventually(lambda: heard() <= before, f"of 6 presses more are kept than of those before, {before}")
