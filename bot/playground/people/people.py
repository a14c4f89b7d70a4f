"""The control routes: people's actions on the stand-in, over HTTP and JSON. The docstring of the package lists them."""

import re
from collections.abc import Callable
from typing import Any

from aiohttp import web

from bot.playground.api import messages
from bot.playground.api.commands import Commands
from bot.playground.api.forms import click, forged, submission
from bot.playground.api.gateway import Gateway
from bot.playground.api.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    ERRORS,
    MODAL,
    MODAL_SUBMIT,
    REPLY,
    UPDATE,
    Interaction,
    Interactions,
)
from bot.playground.api.threads import let_in
from bot.playground.limits.bodies import served
from bot.playground.limits.command_limits import LOCALES, MESSAGE_MENU, USER_MENU
from bot.playground.limits.permissions import PERMISSIONS
from bot.playground.limits.refusal import JSON, Gone, NotPossible, inner, refuse_field
from bot.playground.limits.shapes import snowflake
from bot.playground.people.doors import GUEST, guest_of
from bot.playground.people.sights import seen_form
from bot.playground.world.message_forms import message_form
from bot.playground.world.payloads import channel_form, role_form, user_form
from bot.playground.world.private import direct_channel
from bot.playground.world.world import ANSWERING, FORUMS, PRIVATE_THREAD, THREADS, Channel, Guild, Message, User, World

STATES = {REPLY: "answered", DEFER: "deferred", DEFER_UPDATE: "deferred", UPDATE: "updated", MODAL: "modal"}
LONGEST_WAIT = 30.0


class Lobby:
    """The people at their clients: what they see, type and press."""

    def __init__(
        self,
        world: World,
        gateway: Gateway,
        commands: Commands,
        interactions: Interactions,
        add_person: Callable[[JSON], JSON],
    ) -> None:
        self._world = world
        self._gateway = gateway
        self._commands = commands
        self._interactions = interactions
        self._add_person = add_person

    def routes(self, app: web.Application, *, guests: bool = False) -> None:
        """Add every control route, or only those for guests."""
        person = "/people/{person}"
        channel = person + "/channels/{channel}"
        message = person + "/messages/{message}"
        for method, path, act in (
            ("GET", "/people", self._all),
            ("GET", person, self._one),
            ("POST", person + "/direct", self._direct),
            ("POST", person + "/install", self._install),
            ("POST", person + "/locale", self._locale),
            ("GET", channel + "/messages", self._sees),
            ("POST", channel + "/messages", self._says),
            ("GET", channel + "/commands", self._offered),
            ("POST", channel + "/commands", self._command),
            ("POST", channel + "/menus", self._menu),
            ("POST", channel + "/autocomplete", self._autocomplete),
            ("POST", message + "/edit", self._edits),
            ("POST", message + "/delete", self._deletes),
            ("POST", message + "/press", self._press),
            ("POST", message + "/select", self._press),
            ("POST", message + "/dismiss", self._dismiss),
            ("POST", person + "/modals/{interaction}", self._submit),
            *(() if guests else (("POST", "/people", self._add), ("POST", person + "/forge", self._forge))),
        ):
            app.router.add_route(method, path, served(act, lambda: self._world.ears.save()))

    def _user(self, request: web.Request) -> User:
        user = self._world.users.get(_number(request.match_info["person"]))
        if user is None:
            raise NotPossible("there is no such person")
        return user

    def _actor(self, request: web.Request) -> User:
        user = self._user(request)
        if user.bot:
            raise NotPossible(f"{user.name} is a bot")
        return user

    def _channel(self, number: Any, user: User) -> Channel:
        channel = self._world.channels.get(_number(number))
        if channel is None or not channel.visible_to(user):
            raise NotPossible(f"{user.name} sees no such channel")
        return channel

    def _message(self, number: Any, user: User) -> Message:
        message = self._world.message(_number(number))
        if message is None or not message.seen_by(user) or not message.channel.visible_to(user):
            raise Gone(f"{user.name} sees no such message")
        return message

    async def _all(self, request: web.Request, body: JSON) -> JSON:
        """Return all people and places. A guest gets only what they can see."""
        guest = guest_of(request, self._world)
        guilds = [each for each in self._world.guilds.values() if guest is None or guest.id in each.members]
        known = {number for guild in guilds for number in guild.members} if guest else self._world.users
        people = [user for number, user in self._world.users.items() if number in known and user is not self._world.bot]
        return {
            "version": self._world.version_of(guest),
            "bot": user_form(self._world.bot),
            "people": [_person_form(user) for user in people],
            "guilds": [_guild_form(guild, guest) for guild in guilds],
        }

    async def _one(self, request: web.Request, body: JSON) -> JSON:
        return _person_form(self._user(request))

    async def _add(self, request: web.Request, body: JSON) -> JSON:
        return self._add_person(body)

    async def _direct(self, request: web.Request, body: JSON) -> JSON:
        """Return the direct messages with a friend, or with the bot: `POST /people/{p}/direct` {friend}."""
        user = self._actor(request)
        bot = self._world.bot
        other = self._world.users.get(snowflake(body["friend"]) or 0) if body.get("friend") else bot
        if other is None or other is user or (other.bot and other is not bot):
            raise NotPossible("there is no such friend")
        return channel_form(direct_channel(self._world, user, other), user)

    async def _install(self, request: web.Request, body: JSON) -> JSON:
        """Add the app to a person's account, or remove it if `on` is false: `POST /people/{p}/install` {on}."""
        user = self._actor(request)
        user.installed = body.get("on") is not False
        self._world.touch()
        return {"installed": user.installed}

    async def _locale(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        locale = str(body.get("locale"))
        if not LOCALES.fullmatch(locale):
            raise NotPossible(f"Discord has no language {locale!r}")
        user.locale = locale
        self._world.touch()
        return _person_form(user)

    async def _sees(self, request: web.Request, body: JSON) -> JSON:
        user = self._user(request)
        channel = self._channel(request.match_info["channel"], user)
        await self._world.change(*wait_of(request), user)
        return {
            "version": self._world.version_of(user),
            "messages": [seen_form(message) for message in channel.all_messages() if message.seen_by(user)],
        }

    async def _says(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        channel = self._channel(request.match_info["channel"], user)
        if channel.kind in FORUMS:
            raise NotPossible("a forum has posts, and these have messages")
        needed = "SEND_MESSAGES_IN_THREADS" if channel.kind in THREADS else "SEND_MESSAGES"
        if not channel.permissions(user) & PERMISSIONS[needed]:
            raise NotPossible(f"{user.name} may not write here")
        answered = self._message(body["reply"], user) if body.get("reply") else None
        if answered and answered.channel is not channel:
            raise NotPossible("only a message of the same channel can be answered")
        draft = messages.written(channel, user, _content(body))
        if channel.kind == PRIVATE_THREAD and f"<@{self._world.bot.id}>" in _content(body):
            let_in(channel, self._world.bot.id)
        told = answered.author if answered and body.get("ping") is not False else None
        kind = ANSWERING if answered else 0
        return seen_form(messages.post(channel, user, draft, answered=told, reference=answered, kind=kind))

    async def _edits(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        message = self._message(request.match_info["message"], user)
        if message.author is not user:
            raise NotPossible("only who has written a message can edit it")
        messages.edit(message, messages.written(message.channel, user, _content(body)))
        return seen_form(message)

    async def _deletes(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        message = self._message(request.match_info["message"], user)
        if message.author is not user:
            raise NotPossible("only who has written a message can delete it")
        messages.delete(message)
        return {}

    async def _offered(self, request: web.Request, body: JSON) -> JSON:
        user = self._user(request)
        channel = self._channel(request.match_info["channel"], user)
        offered: list[JSON] = []
        for command in self._commands.all(channel.guild):
            try:
                offered.append(self._commands.find(command["name"], channel, user, command["type"]))
            except NotPossible:
                continue
        return {"commands": offered}

    async def _command(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        channel = self._channel(request.match_info["channel"], user)
        data = self._commands.invocation(str(body.get("command")), body.get("options") or {}, channel, user)
        return await self._run(COMMAND, user, channel, data, owners=self._commands.owners_of(data, channel, user))

    async def _menu(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        channel = self._channel(request.match_info["channel"], user)
        kind = USER_MENU if body.get("kind") == "user" else MESSAGE_MENU
        target = snowflake(body.get("target")) or 0
        data = self._commands.menu(str(body.get("command")), target, channel, user, kind)
        if kind == MESSAGE_MENU:
            message = self._world.message(target)
            if message is None or message.channel is not channel or not message.seen_by(user):
                raise NotPossible(f"{user.name} sees no such message")
            data["resolved"] = {"messages": {str(target): message_form(message)}}
        return await self._run(COMMAND, user, channel, data, owners=self._commands.owners_of(data, channel, user))

    async def _autocomplete(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        channel = self._channel(request.match_info["channel"], user)
        options: JSON = dict(body.get("options") or {})
        focused = str(body.get("option"))
        data = self._commands.invocation(str(body.get("command")), options, channel, user, focused)
        return await self._run(AUTOCOMPLETE, user, channel, data, owners=self._commands.owners_of(data, channel, user))

    async def _press(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        message = self._message(request.match_info["message"], user)
        if GUEST in request and body.get("raw"):
            raise web.HTTPForbidden(text="a guest presses what they see")
        data = click(self._world, user, message, body)
        return await self._run(COMPONENT, user, message.channel, data, message=message)

    async def _dismiss(self, request: web.Request, body: JSON) -> JSON:
        message = self._message(request.match_info["message"], self._actor(request))
        if not message.ephemeral:
            raise NotPossible("only a message that nobody else sees can be dismissed")
        message.dismissed = True
        self._world.ears.changed(message)
        self._world.touch(message.audience)
        return {}

    async def _submit(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        opened = self._interactions.of_user(_number(request.match_info["interaction"]), user)
        if opened is None or opened.modal is None:
            raise NotPossible(f"{user.name} has no such form open")
        data = submission(self._world, user, opened.channel, opened.modal, inner(body, "values"))
        return await self._run(MODAL_SUBMIT, user, opened.channel, data, message=opened.message, cause=opened)

    async def _forge(self, request: web.Request, body: JSON) -> JSON:
        user = self._actor(request)
        message = self._message(body["message"], user) if body.get("message") else None
        channel = message.channel if message else self._channel(body.get("channel"), user)
        data = forged(str(body.get("custom_id")), inner(body, "values"))
        return await self._run(MODAL_SUBMIT, user, channel, data, message=message)

    async def _run(self, kind: int, user: User, channel: Channel, data: JSON, **more: Any) -> JSON:
        if user.blocked:
            raise NotPossible(f"{user.name} has blocked the app")
        if channel.archived:
            raise NotPossible("an archived thread takes no commands and no presses")
        if not self._gateway.listening(channel.guild and channel.guild.id):
            return {"state": "failed", "error": ERRORS[kind], "interaction": None, "message": None, "modal": None}
        interaction = self._interactions.start(kind, user, channel, data, **more)
        await interaction.answered.wait()
        return _answer_form(interaction)


def _content(body: JSON) -> str:
    """Return what a person has typed. Raises NotPossible if a client wouldn't send it."""
    content = str(body.get("content", "")).strip()
    if not 1 <= len(content) <= messages.CONTENT_LIMIT:
        raise NotPossible("a message has 1 to 2000 characters")
    return content


def _answer_form(interaction: Interaction) -> JSON:
    form: JSON = {"interaction": str(interaction.id), "message": None, "modal": interaction.modal, "error": None}
    if interaction.answer == CHOICES:
        return form | {"state": "answered", "choices": interaction.choices}
    if interaction.original:
        form["message"] = seen_form(interaction.original)
    if not interaction.answer:
        form["error"] = ERRORS[interaction.kind]
    return form | {"state": STATES.get(interaction.answer, "failed")}


def _guild_form(guild: Guild, guest: User | None) -> JSON:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "channels": [channel_form(each) for each in guild.channels.values() if guest is None or each.visible_to(guest)],
        "roles": [role_form(role) for role in guild.roles.values()],
        "members": [str(member) for member in guild.members],
    }


def _person_form(user: User) -> JSON:
    return {"id": str(user.id), "name": user.name, "locale": user.locale, "bot": user.bot}


def _number(value: Any) -> int:
    """Return a snowflake from a path. Raises 404 if it isn't one."""
    found = snowflake(value)
    if found is None:
        raise web.HTTPNotFound(text=f"{str(value)[:40]!r} is not an id")
    return found


def wait_of(request: web.Request) -> tuple[int, float]:
    """Return `since` and `timeout` from the query. Raises Refusal 50035 if they aren't numbers."""
    since, seconds = request.query.get("since", "-1"), request.query.get("timeout", "0")
    if not re.fullmatch(r"-1|[0-9]{1,15}", since) or not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,20})?", seconds):
        raise refuse_field(("since", "timeout"), "NUMBER_TYPE_COERCE", "since and timeout are numbers.")
    return int(since), min(float(seconds), LONGEST_WAIT)
