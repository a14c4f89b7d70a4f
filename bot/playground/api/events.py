"""Scheduled events of a server outside of its voice channels: creation, start, end and deletion."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, cast

from aiohttp import web

from bot.playground.api.ratelimits import Limit
from bot.playground.api.rest import Call, Rest
from bot.playground.limits.permissions import PERMISSIONS
from bot.playground.limits.refusal import JSON, Form, Refusal
from bot.playground.world.payloads import moment, user_form
from bot.playground.world.world import Guild, Notice, World

EXTERNAL, FOR_THE_GUILD = 3, 2
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
NEXT: Mapping[int, tuple[int, ...]] = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""The statuses that may follow each status (docs: resources/guild-scheduled-event.mdx)."""
TIMES = "scheduled_start_time", "scheduled_end_time"
SCHEDULED_EVENTS = 1 << 16
MOST = 100
"""Maximum number of scheduled and active events in a server."""
LIMIT = Limit(5, 20)


class Events:
    """The routes of scheduled events, which need Create Events. Only external events are supported."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, rest: Rest, app: web.Application) -> None:
        """Add every route of this class."""
        many = "/guilds/{guild}/scheduled-events"
        for method, path, rule in (
            ("POST", many, self._make),
            ("GET", many + "/{event}", self._get),
            ("PATCH", many + "/{event}", self._change),
            ("DELETE", many + "/{event}", self._delete),
        ):
            rest.add(app, method, path, rule, LIMIT)

    async def _make(self, call: Call) -> JSON:
        guild, body = self._guild(call), call.form
        form = Form()
        form.text(("name",), body.get("name"), 1, 100, required=True)
        form.text(("description",), body.get("description"), 1, 1000)
        form.choice(("entity_type",), body.get("entity_type"), (EXTERNAL,))
        form.choice(("privacy_level",), body.get("privacy_level"), (FOR_THE_GUILD,))
        place: Any = body.get("entity_metadata")
        where: object = cast(JSON, place).get("location") if isinstance(place, dict) else None
        form.text(("entity_metadata", "location"), where, 1, 100, required=True)
        times = self._times(form, body)
        form.refuse()
        if sum(each["status"] in NEXT for each in guild.events.values()) >= MOST:
            raise Refusal(30038)
        number = self._world.next_id()
        guild.events[number] = {
            "id": str(number),
            "guild_id": str(guild.id),
            "channel_id": None,
            "creator_id": str(self._world.bot.id),
            "creator": user_form(self._world.bot),
            "name": body["name"],
            "description": body.get("description"),
            "image": None,
            **times,
            "privacy_level": FOR_THE_GUILD,
            "status": SCHEDULED,
            "entity_type": EXTERNAL,
            "entity_id": None,
            "entity_metadata": {"location": where},
            "recurrence_rule": None,
            "user_count": 0,
            "user_rsvp": None,
            "guild_scheduled_event_exceptions": [],
        }
        return _told(self._world, guild, number, "CREATE")

    async def _get(self, call: Call) -> JSON:
        return self._found(call)[1]

    async def _change(self, call: Call) -> JSON:
        self._guild(call)
        guild, event = self._found(call)
        body = event | call.form
        form = Form()
        form.choice(("status",), body["status"], (event["status"], *NEXT.get(event["status"], ())))
        if moved := {name for name in TIMES if body[name] != event[name]}:
            if event["status"] != SCHEDULED:
                form.wrong((min(moved),), "GUILD_SCHEDULED_EVENT_NOT_SCHEDULED", "The event has begun.")
            body |= self._times(form, body)
        form.refuse()
        event |= {name: body[name] for name in ("status", *TIMES)}
        return _told(self._world, guild, int(event["id"]), "UPDATE")

    async def _delete(self, call: Call) -> None:
        self._guild(call)
        guild, event = self._found(call)
        taken_away(self._world, guild, int(event["id"]))

    def _times(self, form: Form, body: JSON) -> JSON:
        """Return the times in a body as Discord writes them, or note what is wrong with them."""
        begins, ends = (_time(form, body, name) for name in TIMES)
        if begins and begins < self._world.clock.now():
            form.wrong((TIMES[0],), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule in the past.")
        if begins and ends and ends <= begins:
            form.wrong((TIMES[1],), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "Ends before it starts.")
        return dict(zip(TIMES, (moment(begins), moment(ends)), strict=True))

    def _guild(self, call: Call) -> Guild:
        """Return the server in the path, if the bot may create events there. Raises Refusal."""
        guild = self._world.guilds.get(call.id("guild"))
        if guild is None or self._world.bot.id not in guild.members:
            raise Refusal(10004)
        if not guild.permissions(guild.members[self._world.bot.id]) & PERMISSIONS["CREATE_EVENTS"]:
            raise Refusal(50013)
        return guild

    def _found(self, call: Call) -> tuple[Guild, JSON]:
        guild = self._world.guilds.get(call.id("guild"))
        if guild is None or call.id("event") not in guild.events:
            raise Refusal(10070)
        return guild, guild.events[call.id("event")]


def ended(world: World, guild: Guild, number: int) -> None:
    """End an event, as people do in Discord. An event that has not begun is canceled."""
    event = guild.events[number]
    event["status"] = COMPLETED if event["status"] == ACTIVE else CANCELED
    _told(world, guild, number, "UPDATE")


def taken_away(world: World, guild: Guild, number: int) -> None:
    """Delete an event."""
    _told(world, guild, number, "DELETE")
    del guild.events[number]
    world.touch()


def _told(world: World, guild: Guild, number: int, what: str) -> JSON:
    """Tell the bot what happened to an event, and return the event.

    `what`: end of the name of the gateway's event, e.g. "CREATE".
    """
    event = dict(guild.events[number])
    world.ears.tell(Notice(f"GUILD_SCHEDULED_EVENT_{what}", event, guild.id, SCHEDULED_EVENTS))
    world.touch()
    return event


def _time(form: Form, body: JSON, name: str) -> float:
    """Return a time in seconds, or note that it is missing or invalid and return 0.0."""
    try:
        return datetime.fromisoformat(body[name]).timestamp()
    except (KeyError, TypeError, ValueError):
        form.missing((name,))
        return 0.0
