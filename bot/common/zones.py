"""Time zones by their IANA names, such as Europe/Berlin.

The names come from the package tzdata, so they are the same on every machine.
"""

from collections.abc import Mapping, Sequence
from datetime import UTC as IN_UTC
from datetime import date, datetime, time, timedelta
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
"""Zones that a panel offers. Users can type any other zone."""


@cache
def zones() -> Mapping[str, Sequence[str]]:
    """Return the names of all zones, each with the names to search by.

    These are the whole name, and the part after the last slash. The file of zone names is read only once.
    """
    names = files("tzdata").joinpath("zones").read_text("ascii").split()
    return {name: (plain(name), plain(name.rpartition("/")[2])) for name in sorted(names)}


def parse_zone(typed: str) -> str | None:
    """Return the zone with exactly this name, or the only zone whose place has this name.

    Upper and lower case are the same. Returns None if there is no such zone, or if several zones have a place of this
    name.
    """
    if typed in zones():
        return typed
    fitting = [name for name, names in zones().items() if plain(typed) in names]
    return fitting[0] if len(fitting) == 1 else None


def offered(typed: str) -> list[str]:
    """Return the zones that match the text typed so far, or the usual zones if nothing is typed."""
    return found(typed, zones()) if typed.strip() else list(USUAL)


def at_hour(day: date, hour: int, zone: str) -> datetime:
    """Return the UTC moment at which `hour` begins on this day in a time zone. An unknown zone counts as UTC."""
    return at_time(day, 60 * hour, zone)


def at_time(day: date, minute: int, zone: str) -> datetime:
    """Return the UTC moment at which clocks in a time zone show this minute of this day. An unknown zone counts as UTC.

    If the clocks skip that time, return the next moment after the gap. If they show it twice, return the first.
    """
    shown, info = datetime.combine(day, time()) + timedelta(minutes=minute), _info(zone)
    while True:
        moment = shown.replace(tzinfo=info).astimezone(IN_UTC)
        if moment.astimezone(info).replace(tzinfo=None) == shown:
            return moment
        shown += timedelta(minutes=1)


def local(at: int, zone: str) -> datetime:
    """Return a moment, given in unix milliseconds, as local time. An unknown zone counts as UTC."""
    return datetime.fromtimestamp(at / 1000, _info(zone))


def _info(zone: str) -> ZoneInfo:
    return ZoneInfo(zone if zone in zones() else UTC)
