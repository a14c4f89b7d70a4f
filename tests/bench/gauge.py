"""What a process and its children cost, read from outside in /proc."""

import os
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PARTS = ("Pss", "Private_Clean", "Private_Dirty")


@dataclass(frozen=True)
class Memory:
    """Megabytes: shared pages by their share (PSS), and what belongs to it alone (USS)."""

    pss: float
    uss: float


class Gauge:
    """A process with all that it has started."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def cpu_s(self) -> tuple[float, float]:
        """Seconds of CPU so far: its own, and those of its children, also of those that have ended."""
        own, *others = [_ticks(pid) for pid in self.pids()]
        return own[0] / TICKS, (own[1] + sum(sum(other) for other in others)) / TICKS

    def pids(self) -> list[int]:
        """The process, then its children and theirs."""
        below: dict[int, list[int]] = defaultdict(list)
        for folder in Path("/proc").glob("[0-9]*"):
            if (fields := _stat(int(folder.name))) is not None:
                below[int(fields[1])].append(int(folder.name))
        found = [self.pid]
        for pid in found:
            found += below[pid]
        return found

    def memory(self) -> tuple[Memory, Memory]:
        """Of the process, and of its children together."""
        own, *others = [memory_of(pid) for pid in self.pids()]
        return own, Memory(sum(each.pss for each in others), sum(each.uss for each in others))


def _stat(pid: int) -> list[str] | None:
    """The fields behind the name, from the state on."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None


def _ticks(pid: int) -> tuple[int, int]:
    """Of a process, and of its children that have ended."""
    fields = [int(field) for field in (_stat(pid) or ["0"] * 15)[11:15]]
    return fields[0] + fields[1], fields[2] + fields[3]


def memory_of(pid: int) -> Memory:
    """What a process takes itself; nothing where /proc does not tell."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return Memory(0, 0)
    sizes = {name: int(rest.split()[0]) / 1024 for name, _, rest in (line.partition(":") for line in lines) if rest}
    pss, clean, dirty = (sizes.get(part, 0) for part in PARTS)
    return Memory(pss, clean + dirty)
