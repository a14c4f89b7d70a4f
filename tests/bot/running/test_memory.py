"""Memory of pictures goes back to the system, also where something smaller that lives longer lies between them."""

import subprocess
import sys

import pytest

PICTURES = """
from pathlib import Path
def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) / 256
if {settled}:
    from bot.thinking.workers.memory import settle
    settle()
before, kept, pictures = held(), [], []
for _ in range(500):
    pictures.append(bytearray(90_000))
    kept.append(bytearray(3_000))
full = held()
pictures.clear()
print((held() - before) / (full - before))
"""


def left(*, settled):
    """Which part of its memory a process still holds when its pictures are gone."""
    done = subprocess.run(
        [sys.executable, "-c", PICTURES.format(settled=settled)], check=True, capture_output=True, text=True
    )
    return float(done.stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems manage memory in their own ways")
def test_memory_of_pictures_goes_back_to_the_system():
    assert left(settled=True) < 0.2
    assert left(settled=False) > 0.5  # else there would be nothing to settle
