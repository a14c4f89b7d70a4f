"""The public messages of a club night: who comes, the standings, and the result."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.features.nights.arena import COUNTED, NightStanding
from bot.features.nights.service import FEWEST
from bot.i18n import Text, listed
from bot.store.nights import Guest, Night, Series
from bot.transport.payload import ACCENT, CALM, OVER, Button, MessagePayload, Part, button, post
from bot.ui.custom_ids import NIGHT
from bot.ui.narration import person

NAMED = 30
"""Maximum number of users who are listed by name among those who come."""
ROWS, MOST, BEST = 10, 40, 3
"""Maximum number of standings shown while a night is running, in any message, and of its series below them."""


@dataclass(frozen=True, slots=True)
class Stand:
    """The state of a night when its message is built.

    `tables`: links to the running tables. `series`: the night's series. `best`: the table of that series, at the end.
    """

    night: Night
    guests: Sequence[Guest]
    standings: Sequence[NightStanding]
    tables: Sequence[str] = ()
    series: Series | None = None
    best: Sequence[NightStanding] = ()


def night_lines(stand: Stand, text: Text) -> list[str]:
    """Return the lines of the night's public message, for its current state."""
    night = stand.night
    if night.skipped:
        return [title(night, text), _when(night, text), text(f"night-off-{night.skipped}", least=FEWEST)]
    match night.state:
        case "coming":
            every = text("night-weekly", every=weekly_words(stand.series, text), least=FEWEST) if stand.series else ""
            about = [_when(night, text), _about(night, text), every]
            return [title(night, text), *about, coming_line(stand.guests, text)]
        case "running":
            runs = text("night-tables", count=len(stand.tables), tables=listed(stand.tables, text)) * bool(stand.tables)
            two = "" if night.threads else text("night-two")
            until = text("night-until", until=_at(night.ends_at, "t"), left=_at(night.ends_at, "R"))
            return [title(night, text), until, runs, _about(night, text), rows(stand.standings[:ROWS], text), two]
        case "ending":
            return [title(night, text), text("night-ending"), rows(stand.standings[:ROWS], text)]
        case "off":
            return [title(night, text), _when(night, text), text("night-off")]
        case "over":
            return [title(night, text), _when(night, text), text("night-empty" if stand.standings else "night-slept")]


def night_message(stand: Stand, text: Text) -> MessagePayload:
    """Build the public message of a night whose end has not been announced."""
    accent = {"coming": ACCENT, "running": ACCENT, "ending": CALM}.get(stand.night.state, OVER)
    accent = OVER if stand.night.skipped else accent
    parts: list[Part] = [*night_lines(stand, text), _buttons(stand.night, text)]
    return post(*parts, accent=accent)


def end_lines(stand: Stand, text: Text) -> list[str]:
    """Return the lines that announce the end: the winners, and the points of all players."""
    first = [person(each.user, text) for each in stand.standings if each.rank == 1]
    won = text("night-won", who=listed(first, text, "and"), count=len(first))
    head = text("night-title-over", game=text(stand.night.game))
    return [head, _when(stand.night, text), won, rows(stand.standings[:MOST], text)]


def end_message(stand: Stand, picture: Part, text: Text) -> MessagePayload:
    """Build the message that announces the end of a night. It stays in the channel."""
    head, when, *rest = end_lines(stand, text)
    best = listed([place(each, text) for each in stand.best[:BEST]], text, "dots")
    series = text("series-table-line", count=COUNTED, places=best) if best else ""
    return post(head, when, picture, *rest, series, text("night-kept"), accent=OVER)


def weekly_words(series: Series, text: Text) -> str:
    """Return when the nights of a series begin, such as *every Friday at 20:00*."""
    hour, minute = divmod(series.minute, 60)
    return text("series-every", day=series.weekday, time=f"{hour}:{minute:02}")


def place(each: NightStanding, text: Text) -> str:
    return text("night-place", rank=each.rank, who=person(each.user, text), points=each.points)


def event_words(night: Night, text: Text) -> tuple[str, str]:
    """Return the name and the description of the night's scheduled event."""
    return text("night-event", game=text(night.game)), text("night-event-about")


def title(night: Night, text: Text) -> str:
    return text("night-title", game=text(night.game))


def coming_line(guests: Sequence[Guest], text: Text) -> str:
    """Return the line with the users who will come. The first NAMED of them are listed by name."""
    named = [person(guest.user, text) for guest in guests[:NAMED]]
    more = text("night-more", count=len(guests) - NAMED) if len(guests) > NAMED else ""
    coming = text("night-coming", count=len(guests), who=listed(named, text))
    return "\n".join(filter(None, (coming, more)))


def rows(standings: Sequence[NightStanding], text: Text) -> str:
    """Return the standings, one line for each user who has played."""

    def row(each: NightStanding) -> str:
        said = {"rank": each.rank, "points": each.points, "won": each.won, "played": each.played}
        return text("night-row", who=person(each.user, text), **said)

    return "\n".join(row(each) for each in standings if each.played)


def _buttons(night: Night, text: Text) -> list[Button]:
    details = button(text("night-details"), NIGHT(night.id, "details"))
    if night.skipped:
        return [details]
    match night.state:
        case "coming":
            come = button(text("night-come"), NIGHT(night.id, "come"), discord.ButtonStyle.success)
            return [come, button(text("night-stay-away"), NIGHT(night.id, "away")), details]
        case "running":
            return [button(text("night-next"), NIGHT(night.id, "next"), discord.ButtonStyle.success), details]
        case "ending":
            return [details]
        case _:
            return []


def _when(night: Night, text: Text) -> str:
    at, until, soon = _at(night.starts_at, "F"), _at(night.ends_at, "t"), _at(night.starts_at, "R")
    return text("night-when", at=at, until=until, soon=soon)


def _about(night: Night, text: Text) -> str:
    return text("night-about", seats=night.seats)


def _at(ms: int, how: str) -> str:
    return f"<t:{ms // 1000}:{how}>"
