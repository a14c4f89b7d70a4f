"""Slash commands and menus: registration, and the interaction data for what a user typed."""

from collections.abc import Mapping
from typing import Any

from bot.playground.api.filled import Filling
from bot.playground.api.rest import Call, Rest
from bot.playground.limits.command_limits import (
    CHAT,
    ENTRY_POINT,
    GROUP,
    SUB,
    USER_MENU,
    check_commands,
)
from bot.playground.limits.permissions import ALL_PERMISSIONS, PERMISSIONS
from bot.playground.limits.refusal import JSON, NotPossible, Refusal, several
from bot.playground.world.world import BOT_DM, Channel, Guild, User, World

CREATES_A_DAY = 200


class Commands:
    """The registered commands: global ones (key None), and those of each guild."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sets: dict[int | None, list[JSON]] = {}
        self._created: dict[int | None, list[float]] = {}

    def routes(self, rest: Rest, app: Any) -> None:
        """Add the routes that read and overwrite commands."""
        for path in ("/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands"):
            rest.add(app, "GET", path, self._get)
            rest.add(app, "PUT", path, self._put)

    @property
    def registered(self) -> bool:
        """Return whether the bot has registered any command."""
        return any(self._sets.values())

    def knows(self, path: str) -> bool:
        """Return whether a slash command with this first word is registered globally."""
        name = path.partition(" ")[0]
        return any(each["name"] == name and each["type"] == CHAT for each in self._sets.get(None, []))

    def form(self) -> JSON:
        """Return everything that is registered, as JSON to be saved."""
        return {"sets": [*self._sets.items()], "created": [*self._created.items()]}

    def restore(self, form: JSON) -> None:
        """Restore what `form` returned."""
        self._sets, self._created = dict(form["sets"]), dict(form["created"])

    def all(self, guild: Guild | None) -> list[JSON]:
        """Return the commands offered in a guild: its own first, then the global ones."""
        return [*self._sets.get(guild.id if guild else 0, []), *self._sets.get(None, [])]

    def _scope(self, call: Call) -> int | None:
        if call.id("application") != self._world.bot.id:
            raise Refusal(20012)
        if "guild" not in call.ids:
            return None
        guild = self._world.guilds.get(call.id("guild"))
        if guild is None or not guild.commands:
            raise Refusal(50001)
        return call.id("guild")

    async def _get(self, call: Call) -> Any:
        return self._sets.get(self._scope(call), [])

    async def _put(self, call: Call) -> Any:
        return self._overwrite(self._scope(call), call.body)

    def overwrite(self, commands: list[JSON], guild: Guild | None = None) -> list[JSON]:
        """Overwrite the commands from outside, as another process of the bot may. Raises Refusal."""
        return self._overwrite(guild.id if guild else None, commands)

    def switch_on_activities(self, name: str = "launch") -> JSON:
        """Register the Entry Point command, as Discord does when Activities are enabled in its portal."""
        command = {"name": name, "type": ENTRY_POINT, "description": "Launch an activity", "handler": 2}
        self._sets.setdefault(None, []).append(self._register(command, None, {}))
        self._world.touch()
        return self._sets[None][-1]

    def _overwrite(self, scope: int | None, commands: list[JSON]) -> list[JSON]:
        check_commands(commands, self._world.installs, everywhere=scope is None)
        before = {(old["type"], old["name"]): old for old in self._sets.get(scope, [])}
        after = {(command.get("type") or CHAT, command["name"]) for command in commands}
        if any(kind == ENTRY_POINT for kind, _ in before) and all(kind != ENTRY_POINT for kind, _ in after):
            raise Refusal(50240)
        self._count_creates(scope, len(after - before.keys()))
        self._sets[scope] = [self._register(command, scope, before) for command in commands]
        self._world.touch()
        return self._sets[scope]

    def _count_creates(self, scope: int | None, fresh: int) -> None:
        now = self._world.clock.now()
        today = [at for at in self._created.get(scope, []) if at > now - 86400]
        if len(today) + fresh > CREATES_A_DAY:
            raise Refusal(30034)
        self._created[scope] = today + [now] * fresh

    def _register(self, command: JSON, scope: int | None, before: Mapping[tuple[int, str], JSON]) -> JSON:
        kind: int = command.get("type") or CHAT
        permissions = command.get("default_member_permissions")
        usual = [*self._world.installs] if scope is None else [0]
        form: JSON = {
            "application_id": str(self._world.bot.id),
            "type": kind,
            "name": command["name"],
            "description": command.get("description") or "",
            "name_localizations": command.get("name_localizations"),
            "description_localizations": command.get("description_localizations"),
            "default_member_permissions": None if permissions is None else str(permissions),
            "contexts": command.get("contexts"),
            "integration_types": command.get("integration_types") or usual,
            "nsfw": bool(command.get("nsfw")),
        }
        if kind == CHAT:
            form["options"] = [_clean(option) for option in several(command, "options")]
        if kind == ENTRY_POINT:
            form["handler"] = command.get("handler") or 1
        if scope is not None:
            form["guild_id"] = str(scope)
        old = before.get((kind, command["name"]))
        if old and {key: value for key, value in old.items() if key not in ("id", "version")} == form:
            return old
        return {"id": old["id"] if old else str(self._world.next_id()), "version": str(self._world.next_id())} | form

    def find(self, name: str, channel: Channel, user: User, kind: int = CHAT) -> JSON:
        """Return the command with this first word that a user may use here. Raises NotPossible with the reason.

        A command is offered if the place is among its contexts, and the server or the user has installed the app
        (DISCORD A5).
        """
        command = next((c for c in self.all(channel.guild) if c["name"] == name and c["type"] == kind), None)
        if command is None:
            raise NotPossible(f"there is no command {name!r}")
        if user.blocked:
            raise NotPossible(f"{user.name} has blocked the app")
        if channel.guild and not channel.permissions(user) & PERMISSIONS["USE_APPLICATION_COMMANDS"]:
            raise NotPossible(f"{user.name} may use no commands here")
        needed = command["default_member_permissions"]
        if needed is not None and channel.guild:
            granted = channel.permissions(user)
            if granted != ALL_PERMISSIONS and (int(needed) == 0 or granted & int(needed) != int(needed)):
                raise NotPossible(f"{user.name} has no permission for {name!r}")
        contexts = command["contexts"]
        elsewhere = contexts is not None and channel.context not in contexts
        if elsewhere or not owners(command, channel, user):
            raise NotPossible(f"{name!r} is not offered here")
        return command

    def owners_of(self, data: JSON, channel: Channel, user: User) -> dict[str, str]:
        """Return the owners (server or user) who authorised the command with this interaction data."""
        command = next(each for each in self.all(channel.guild) if each["id"] == data["id"])
        return owners(command, channel, user)

    def invocation(self, path: str, given: JSON, channel: Channel, user: User, focused: str = "") -> JSON:
        """Return the data of a slash command typed as `path` ("game start").

        `given`: values of the options, by name. `focused`: the option that is still being typed.
        """
        words = path.split()
        command = self.find(words[0], channel, user)
        node, wrappers = command, list[JSON]()
        for word in words[1:]:
            below = [each for each in several(node, "options") if each["name"] == word and each["type"] in (SUB, GROUP)]
            if not below:
                raise NotPossible(f"there is no command {path!r}")
            node = below[0]
            wrappers.append({"type": node["type"], "name": word})
        offered = several(node, "options")
        if any(option["type"] in (SUB, GROUP) for option in offered):
            raise NotPossible(f"{path!r} is not a whole command")
        filling = Filling(self._world, user, channel)
        options = filling.options(path, offered, given, focused)
        for wrapper in reversed(wrappers):
            options = [wrapper | {"options": options}]
        data: JSON = {"id": command["id"], "name": command["name"], "type": CHAT, "options": options}
        if filling.resolved:
            data["resolved"] = filling.resolved
        if command.get("guild_id"):
            data["guild_id"] = command["guild_id"]
        return data

    def menu(self, name: str, target: int, channel: Channel, user: User, kind: int) -> JSON:
        """Return the data of a menu command on a user or a message."""
        command = self.find(name, channel, user, kind)
        filling = Filling(self._world, user, channel)
        if kind == USER_MENU:
            filling.person(target)
        data: JSON = {"id": command["id"], "name": name, "type": kind, "target_id": str(target)}
        return data | {"resolved": filling.resolved}


def owners(command: JSON, channel: Channel, user: User) -> dict[str, str]:
    """Return the owners who authorise a command here (authorizing_integration_owners).

    These are the server, the user, both or neither. In the bot's direct messages, "0" stands for the server, if the
    user is on any server that has the app. In direct messages between people and in group chats, no server authorises
    the command.
    """
    found: dict[str, str] = {}
    if 0 in command["integration_types"]:
        if channel.guild and channel.guild.commands:
            found["0"] = str(channel.guild.id)
        elif channel.context == BOT_DM and channel.world.installed_for(user):
            found["0"] = "0"
    if 1 in command["integration_types"] and user.installed:
        found["1"] = str(user.id)
    return found


def _clean(option: JSON) -> JSON:
    form = {key: value for key, value in option.items() if value is not None and value != []}
    if option.get("options"):
        form["options"] = [_clean(child) for child in option["options"]]
    return form
