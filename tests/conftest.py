"""How tests run: side by side in several processes, and which of them are left out where time is short."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

AT_ONCE = 2
"""Processes for each core: most tests of the bot wait for Discord's pauses rather than for the processor."""
MOST_PROCESSES = 8
"""More do not help: the longest evening then lasts as long as all."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--every", type=int, default=1, metavar="N", help="a sample: every N-th test alone")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Spread folders of folders over processes.

    Not so where `-n` or `-p no:xdist` says otherwise, with a debugger or `-s`, for a single folder, file or test, and
    for the big counts.
    """
    option = config.option
    if not config.pluginmanager.hasplugin("xdist") or hasattr(config, "workerinput") or option.numprocesses is not None:
        return
    many = all(any(Path(argument).glob("*/test_*.py")) for argument in config.args)
    if many and not option.usepdb and option.capture != "no" and option.markexpr.startswith("not full"):
        option.numprocesses = min(MOST_PROCESSES, AT_ONCE * (os.cpu_count() or 1))
        option.dist = "worksteal" if option.dist == "no" else option.dist


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if item.get_closest_marker("full"):
            item.add_marker(pytest.mark.timeout(0))  # a big count may last an hour
    every = int(config.getoption("every") or 1)
    if every > 1:
        left_out = [item for number, item in enumerate(items) if number % every]
        config.hook.pytest_deselected(items=left_out)
        items[:] = items[::every]
