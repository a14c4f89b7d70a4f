"""The routes of users, members, guilds, direct messages and the application's emojis."""

import base64
import binascii
import re
import struct
from typing import Any

from aiohttp import web

from bot.playground.api.rest import Call, Created, Rest
from bot.playground.limits.refusal import JSON, Form, Refusal
from bot.playground.world.files import image_size
from bot.playground.world.payloads import (
    application_form,
    channel_form,
    guild_form,
    member_form,
    own_user_form,
    user_form,
)
from bot.playground.world.private import direct_channel
from bot.playground.world.world import THREADS, Guild, World

MOST_EMOJIS = 2000


class Accounts:
    """The routes of users, members, guilds, direct messages and the application's emojis."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, rest: Rest, app: web.Application) -> None:
        """Add every route of this class."""
        emojis = "/applications/{application}/emojis"
        for method, path, rule in (
            ("GET", "/users/@me", self._me),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/applications/@me", self._application),
            ("POST", "/users/@me/channels", self._direct),
            ("GET", "/users/{user}", self._user),
            ("GET", "/guilds/{guild}", self._guild),
            ("GET", "/guilds/{guild}/channels", self._channels),
            ("GET", "/guilds/{guild}/members/{user}", self._member),
            ("GET", emojis, self._emojis),
            ("POST", emojis, self._add_emoji),
            ("GET", emojis + "/{emoji}", self._one_emoji),
            ("PATCH", emojis + "/{emoji}", self._rename_emoji),
            ("DELETE", emojis + "/{emoji}", self._delete_emoji),
        ):
            rest.add(app, method, path, rule)

    async def _me(self, call: Call) -> JSON:
        return own_user_form(self._world.bot)

    async def _application(self, call: Call) -> JSON:
        return application_form(self._world)

    async def _user(self, call: Call) -> JSON:
        user = self._world.users.get(call.id("user"))
        if user is None:
            raise Refusal(10013)
        return user_form(user)

    def _joined(self, call: Call) -> Guild:
        guild = self._world.guilds.get(call.id("guild"))
        if guild is None or self._world.bot.id not in guild.members:
            raise Refusal(10004)
        return guild

    async def _guild(self, call: Call) -> JSON:
        return guild_form(self._joined(call))

    async def _channels(self, call: Call) -> Any:
        channels = self._joined(call).channels.values()
        return [channel_form(channel) for channel in channels if channel.kind not in THREADS]

    async def _member(self, call: Call) -> JSON:
        member = self._joined(call).members.get(call.id("user"))
        if member is None:
            raise Refusal(10007 if call.id("user") in self._world.users else 10013)
        return member_form(member)

    async def _direct(self, call: Call) -> JSON:
        user = self._world.users.get(int(call.form.get("recipient_id") or 0))
        if user is None:
            raise Refusal(10013)
        if user is self._world.bot:
            raise Refusal(50007)
        return channel_form(direct_channel(self._world, self._world.bot, user))

    async def _emojis(self, call: Call) -> JSON:
        self._own(call)
        return {"items": list(self._world.emojis.values())}

    async def _one_emoji(self, call: Call) -> JSON:
        return self._emoji(call)

    def _own(self, call: Call) -> None:
        if call.id("application") != self._world.bot.id:
            raise Refusal(20012)

    async def _add_emoji(self, call: Call) -> Created:
        self._own(call)
        form, body = Form(), call.form
        _check_emoji_name(form, body.get("name"), {emoji["name"] for emoji in self._world.emojis.values()})
        image = re.fullmatch(r"data:image/(png|jpeg|gif|webp|avif);base64,(.+)", str(body.get("image")), re.DOTALL)
        try:
            data = base64.b64decode(image[2], validate=True) if image else b""
            size = image_size(data)
        except (binascii.Error, struct.error):
            data, size = b"", None
        if not data or len(data) > 256 * 1024:
            form.wrong(("image",), "BINARY_TYPE_MAX_SIZE", "An image of at most 256 KiB is needed.")
        elif size and max(size) > 128:
            form.wrong(("image",), "IMAGE_INVALID", "At most 128 by 128 pixels.")
        form.refuse()
        if len(self._world.emojis) >= MOST_EMOJIS:
            raise Refusal(30008)
        return Created(new_emoji(self._world, body["name"], data))

    def _emoji(self, call: Call) -> JSON:
        self._own(call)
        found = self._world.emojis.get(call.id("emoji"))
        if found is None:
            raise Refusal(10014)
        return found

    async def _rename_emoji(self, call: Call) -> JSON:
        found, form = self._emoji(call), Form()
        taken = {emoji["name"] for emoji in self._world.emojis.values() if emoji is not found}
        _check_emoji_name(form, call.form.get("name"), taken)
        form.refuse()
        found["name"] = call.form["name"]
        return found

    async def _delete_emoji(self, call: Call) -> None:
        number = int(self._emoji(call)["id"])
        del self._world.emojis[number], self._world.emoji_images[number]


def _check_emoji_name(form: Form, name: Any, taken: set[str]) -> None:
    if not isinstance(name, str) or not re.fullmatch(r"\w{2,32}", name, re.ASCII):
        form.wrong(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif name in taken:
        form.wrong(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name is already taken.")


def new_emoji(world: World, name: str, image: bytes) -> JSON:
    """Add an emoji to the application."""
    number = world.next_id()
    world.emoji_images[number] = image
    world.emojis[number] = {
        "id": str(number),
        "name": name,
        "user": user_form(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    return world.emojis[number]
