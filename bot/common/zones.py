"""Time zones by their IANA names, such as Europe/Berlin; the names are those of the package tzdata, on any machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC as IN_UTC
from datetime import date, datetime, time
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo

from bot.common.search import found, plain

UTC = "UTC"
USUAL = (
    UTC,
    "America/Los_Angeles",
    "America/New_York",
    "America/Sao_Paulo",
    "Europe/London",
    "Europe/Berlin",
    "Asia/Shanghai",
    "Asia/Taipei",
    "Asia/Tokyo",
    "Asia/Seoul",
    "Australia/Sydney",
)
"""What a panel offers; every other one is typed."""


@cache
def zones() -> Mapping[str, Sequence[str]]:
    """All names there are, each with what it is found by: the whole, and its place alone. Reads a file once."""
    names = files("tzdata").joinpath("zones").read_text("ascii").split()
    return {name: (plain(name), plain(name.rpartition("/")[2])) for name in sorted(names)}


def meant(typed: str) -> str | None:
    """The zone with exactly this name, in any case, or of the one place of this name; None for an unknown one."""
    if typed in zones():
        return typed
    fitting = [name for name, names in zones().items() if plain(typed) in names]
    return fitting[0] if len(fitting) == 1 else None


def offered(typed: str) -> list[str]:
    """The zones that fit what was typed so far; the usual ones where nothing is typed."""
    return found(typed, zones()) if typed.strip() else list(USUAL)


def at_hour(day: date, hour: int, zone: str) -> datetime:
    """The moment at which a day has come to that hour in a time zone; one that is not known is UTC."""
    return datetime.combine(day, time(hour), _info(zone)).astimezone(IN_UTC)


def local(at: int, zone: str) -> datetime:
    """A moment, in unix milliseconds, as the clocks of a time zone show it; one that is not known is UTC."""
    return datetime.fromtimestamp(at / 1000, _info(zone))


def _info(zone: str) -> ZoneInfo:
    return ZoneInfo(zone if zone in zones() else UTC)
