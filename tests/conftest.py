"""How tests run: in several processes, in virtual time, and with a budget of CPU for each."""

from __future__ import annotations

import asyncio
import functools
import gc
import os
import re
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest

from tests import virtual_time
from tests.missing import untranslated

gc.set_threshold(50_000, 20, 20)  # from before anything is loaded
virtual_time.install()
if os.access("/dev/shm", os.W_OK):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", "/dev/shm")  # databases wait for no disk

CPU_S, SLOW_CPU_S = 1.0, 15.0
"""CPU seconds that a test may use, fixtures, threads and awaited child processes included; and a `slow` one."""

EXPENSIVE = {
    "test_a_match_is_played_to_its_end_by_words_alone": "evenings of all games",
    "test_a_kill_right_after_a_commit_loses_no_move_and_doubles_none": "kills one bot and starts another",
    "test_every_message_of_a_match_calls_each_thing_by_its_name_and_fits_what_discord_takes": "matches of every game",
    "test_no_file_refers_to_anything_outside_of_the_repository": "reads every file",
    "test_it_keeps": "whole matches of a game whose hands are long",
    "test_whatever_fails_presses_are_answered_and_nothing_confirmed_is_lost": "six hours of faults",
    "test_a_setting_a_command_and_a_feature_pass_what_their_recipes_name_and_all_agree_with_the_house": "four recipes",
}
"""Tests that may use more, each with its reason; at most ten."""

MAY_BE_SLOW = re.compile(r"\bslow|\bcounts\(|[(,] ?(server|address)\b|store\.contract|^tests/(browser|bot/store)/")
"""What is said in a module, or in its path, that has `slow` tests; and of some that have none."""
ALL_SLOW = re.compile(r"^pytestmark = .*\bmark\.slow\b|^tests/browser/", re.MULTILINE)
"""The same of a module all of whose tests are."""

_began = pytest.StashKey[float]()
_spent: dict[str, tuple[float, bool]] = {}
_skipped: Counter[str] = Counter()


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Use a process for each core when whole folders of folders are tested.

    Options that say otherwise win, and so do a debugger, `-s`, a single folder or file, and the big counts.
    """
    option = config.option
    if not config.pluginmanager.hasplugin("xdist") or hasattr(config, "workerinput") or option.numprocesses is not None:
        return
    many = all(any(Path(argument).glob("*/test_*.py")) for argument in config.args)
    if many and not option.usepdb and option.capture != "no" and "full" not in option.markexpr:
        cores = os.cpu_count() or 1
        option.numprocesses = cores + (option.markexpr == "slow")  # slow tests wait for processes
        option.dist = "worksteal" if option.dist == "no" else option.dist


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Load no module in vain, none of whose tests is asked for, unless it is named: this saves half of the loading."""
    if collection_path.match("test_*.py"):
        if config.option.markexpr == "slow" and not _said(MAY_BE_SLOW, collection_path):
            return True
        if config.option.markexpr == "not slow" and _said(ALL_SLOW, collection_path):
            return True
    return None


@functools.cache
def _said(what: re.Pattern[str], module: Path) -> bool:
    """Whether a module, or the line of its path before it, says something."""
    path = module.relative_to(Path(__file__).parents[1]).as_posix()
    return what.search(f"{path}\n{module.read_text('utf-8')}") is not None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the big counts, unless `-m` names them: then each may last an hour."""
    for path in {item.path for item in items if item.get_closest_marker("slow")}:
        if not _said(MAY_BE_SLOW, path):
            raise pytest.UsageError(f"{path} has slow tests, but MAY_BE_SLOW of tests/conftest.py doesn't find it")
    big = [item for item in items if item.get_closest_marker("full")]
    if "full" in config.option.markexpr:
        for item in big:
            item.add_marker(pytest.mark.timeout(0))
    elif big:
        config.hook.pytest_deselected(items=big)
        items[:] = [item for item in items if not item.get_closest_marker("full")]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let Python look for garbage rarely, and never in what is loaded: this saves an eighth of the CPU."""
    gc.collect()
    gc.freeze()


def pytest_asyncio_loop_factories(item: pytest.Item) -> dict[str, type[asyncio.AbstractEventLoop]]:
    """Give a test virtual time, unless it waits for other processes."""
    if item.get_closest_marker("real_time") or "server" in getattr(item, "fixturenames", ()):
        return {"real": asyncio.SelectorEventLoop}
    return {"virtual": virtual_time.VirtualLoop}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    item.stash[_began] = _cpu_s()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "teardown":
        slow = item.get_closest_marker("slow") is not None
        report.user_properties.append(("cpu", (_cpu_s() - item.stash[_began], slow)))
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped and isinstance(report.longrepr, tuple):
        _skipped[report.longrepr[2].removeprefix("Skipped: ")] += 1
    for name, value in report.user_properties:
        if name == "cpu" and isinstance(value, (tuple, list)):
            _spent[report.nodeid] = (float(value[0]), bool(value[1]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what was skipped and which tests used more CPU than they may."""
    if _skipped:
        reasons = "; ".join(f"{count} because {why}" for why, count in _skipped.most_common())
        terminalreporter.write_line(f"Skipped: {reasons}")
    for test, (cpu_s, slow) in sorted(_spent.items(), key=lambda each: -each[1][0]):
        limit_s = SLOW_CPU_S if slow else CPU_S
        if cpu_s > limit_s and test.rpartition("::")[2].partition("[")[0] not in EXPENSIVE:
            terminalreporter.write_line(f"Over its {limit_s:g} s of CPU: {cpu_s:.1f} s {test}")
    if _spent:
        for line in untranslated():
            terminalreporter.write_line(line)


def _cpu_s() -> float:
    """Return the CPU seconds of this process, its threads and the child processes that it has awaited."""
    return sum(os.times()[:4])
