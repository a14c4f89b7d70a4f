"""Memory of pictures goes back to the system, also where something smaller that lives longer lies between them."""

import platform
import subprocess
import sys

import pytest

PICTURES = """
from pathlib import Path
def held():
    return int(Path("/proc/self/statm").read_text().split()[1]) / 256
if {spared}:
    from bot.thinking.workers.memory import spare_memory
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
