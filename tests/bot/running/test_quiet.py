"""The log on a bad day: one line a minute for each kind of noise, and everything else as it comes."""

import errno
import io
import logging
from types import SimpleNamespace

import pytest
from aiohttp.http_exceptions import BadStatusLine, InvalidHeader, LineTooLong

from bot.app.log_deduplicator import MINUTE_S, MOST, LogDeduplicator


@pytest.fixture
def log():
    """A log as the command sets it up: `said` gives what it has written since."""
    clock, page = SimpleNamespace(now=0.0), io.StringIO()
    handler = logging.StreamHandler(page)
    handler.setFormatter(logging.Formatter("%(name)s: %(message)s"))
    quiet = LogDeduplicator(handler, lambda: clock.now)
    handler.addFilter(quiet)
    loggers = {name: logging.getLogger(name) for name in ("asyncio", "aiohttp.server", "bot.somewhere", "bot.else")}
    for logger in loggers.values():
        logger.addHandler(handler)
        logger.propagate, logger.disabled = False, False

    def said():
        lines = page.getvalue().splitlines()
        page.seek(0)
        page.truncate()
        return lines

    yield SimpleNamespace(
        clock=clock, quiet=quiet, said=said, **{name.rpartition(".")[2]: each for name, each in loggers.items()}
    )
    for logger in loggers.values():
        logger.removeHandler(handler)
        logger.propagate = True


def failing(logger, error, said="It failed", *more):
    try:
        raise error
    except Exception:
        logger.exception(said, *more)


def test_without_descriptors_there_is_one_line_a_minute_whatever_fails(log):
    for _ in range(500):
        failing(log.asyncio, OSError(errno.EMFILE, "Too many open files"), "accept() failed\nsocket: <fd=7>")
        failing(log.somewhere, OSError(errno.EMFILE, "Too many open files"), "A picture could not be painted")
        log.server.warning("Channel %d: %s", 5, OSError(errno.ENFILE, "Too many open files in system"))
    assert log.said() == [f"asyncio: accept() failed ([Errno {errno.EMFILE}] Too many open files)"]
    log.clock.now = MINUTE_S
    failing(log.somewhere, OSError(errno.EMFILE, "Too many open files"), "A picture could not be painted")
    assert log.said() == [
        f"bot.somewhere: A picture could not be painted ([Errno {errno.EMFILE}] Too many open files)"
        " (and 1499 more like it)"
    ]


def test_what_lies_behind_an_error_counts_as_well(log):
    for _ in range(3):
        try:
            try:
                raise OSError(errno.EMFILE, "Too many open files")
            except OSError as error:
                raise RuntimeError("no worker") from error
        except RuntimeError:
            log.somewhere.exception("A worker did not start")
    assert log.said() == ["bot.somewhere: A worker did not start (no worker)"]


def test_what_strangers_send_that_is_no_http_is_one_line_from_wherever(log):
    for number in range(100):
        kind = (BadStatusLine, InvalidHeader, LineTooLong)[number % 3]
        error = kind(f"\x16\x03{number}")
        failing(log.server, error, "Error handling request from %s", f"192.0.2.{number}")
    (line,) = log.said()
    assert line.startswith("aiohttp.server: Error handling request from 192.0.2.0 (")


def test_an_error_of_our_own_keeps_its_traceback_and_another_one_is_another_kind(log):
    for _ in range(3):
        failing(log.somewhere, ValueError("one"))
    lines = log.said()
    assert lines[:2] == ["bot.somewhere: It failed", "Traceback (most recent call last):"]
    assert lines.count("ValueError: one") == 1
    try:
        raise ValueError("elsewhere")
    except ValueError:
        log.somewhere.exception("It failed")
    assert log.said()[-1] == "ValueError: elsewhere"


def test_warnings_that_say_something_else_and_all_that_is_no_warning_come_as_they_are(log):
    log.somewhere.setLevel(logging.INFO)
    for table in (1, 2, 2):
        log.somewhere.warning("Table %d waits", table)
        log.somewhere.info("Ready")
    lines = ["bot.somewhere: Table 1 waits", "bot.somewhere: Table 2 waits", *["bot.somewhere: Ready"] * 3]
    assert sorted(log.said()) == sorted(lines)


def test_how_often_noise_came_is_written_also_when_it_has_ended_before_anything_after_its_minute(log):
    log.somewhere.setLevel(logging.INFO)
    for _ in range(3):
        log.somewhere.warning("Channel 5 is shut")
    log.clock.now = MINUTE_S - 1
    log.somewhere.info("Ready")
    assert log.said() == ["bot.somewhere: Channel 5 is shut", "bot.somewhere: Ready"]
    log.clock.now = MINUTE_S
    log.somewhere.info("Ready")
    log.somewhere.info("Ready")
    said = "bot.somewhere: Channel 5 is shut (and 2 more like it)"
    assert log.said() == [said, "bot.somewhere: Ready", "bot.somewhere: Ready"]


def test_how_often_noise_came_is_written_at_the_end_and_once(log):
    for _ in range(3):
        log.somewhere.warning("Channel 5 is shut\nand more")
        log.somewhere.warning("Twice")
    log.said()
    log.quiet.close()
    log.quiet.close()
    assert log.said() == [
        "bot.somewhere: Channel 5 is shut (and 2 more like it)",
        "bot.somewhere: Twice (and 2 more like it)",
    ]


def test_of_too_many_kinds_the_oldest_is_forgotten_and_the_others_stay_quiet(log):
    for number in range(MOST):
        for _ in range(2):
            log.somewhere.warning("Kind %d", number)
    log.said()
    log.somewhere.warning("One more kind")
    assert log.said() == ["bot.somewhere: Kind 0 (and 1 more like it)", "bot.somewhere: One more kind"]
    for number in range(1, MOST):
        log.somewhere.warning("Kind %d", number)
    assert log.said() == []
