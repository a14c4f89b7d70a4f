"""Options of a command and choices in a menu: checked, and in the form that the bot receives."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.playground.api.uploads import uploaded
from bot.playground.limits.command_limits import (
    ATTACHMENT,
    BOOLEAN,
    CHANNEL,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    USER,
)
from bot.playground.limits.refusal import JSON, NotPossible
from bot.playground.limits.shapes import is_scalar
from bot.playground.world.payloads import channel_form, member_form, role_form, user_form
from bot.playground.world.world import Channel, User, World


@dataclass(frozen=True)
class Filling:
    """Options of a command or fields of a form that a user fills in, in a channel.

    `resolved`: data for the bot about the people, roles, channels and files that the user has chosen.
    """

    world: World
    user: User
    channel: Channel
    resolved: JSON = field(default_factory=dict[str, Any])

    def options(self, path: str, offered: list[JSON], given: JSON, focused: str) -> list[JSON]:
        """Return the options of the command `path` as the bot receives them.

        `focused`: the option that is still being typed. Raises NotPossible for what a client does not accept.
        """
        known = {option["name"] for option in offered}
        if stray := set(given) - known:
            raise NotPossible(f"{path!r} has no option {sorted(stray)}, only {sorted(known)}")
        filled: list[JSON] = []
        for option in offered:
            name = option["name"]
            if given.get(name) is None:
                if option.get("required") and not focused:
                    raise NotPossible(f"{path!r} needs the option {name!r}")
                continue
            if not is_scalar(given[name]):
                raise NotPossible(f"{name!r} is not filled in with {given[name]!r}")
            value = given[name] if name == focused else self._value(option, given[name])
            entry: JSON = {"type": option["type"], "name": name, "value": value}
            filled.append(entry | ({"focused": True} if name == focused else {}))
        return filled

    def _value(self, option: JSON, value: Any) -> Any:
        kind, name = option["type"], option["name"]
        if option.get("choices"):
            chosen = [c["value"] for c in option["choices"] if value in (c["value"], c["name"])]
            if not chosen:
                raise NotPossible(f"{value!r} is not offered for {name!r}: {[c['name'] for c in option['choices']]}")
            return chosen[0]
        if kind == STRING:
            return _string(option, value)
        if kind in (INTEGER, NUMBER):
            return _number(option, value)
        if kind == BOOLEAN:
            if not isinstance(value, bool):
                raise NotPossible(f"{name!r} is yes or no, not {value!r}")
            return value
        known = {USER: self.person, ROLE: self.role, MENTIONABLE: self.mentionable, CHANNEL: self.place}
        return (known | {ATTACHMENT: self.file})[kind](value)

    def person(self, value: Any) -> str:
        """Return the ID of the user that `value` names. Raises NotPossible if there is no such user."""
        user = self.world.users.get(_snowflake(value))
        if user is None:
            raise NotPossible(f"there is no user {value!r}")
        self._note("users", user.id, user_form(user))
        member = self.channel.guild and self.channel.guild.members.get(user.id)
        if member:
            form = member_form(member, user=False) | {"permissions": str(self.channel.permissions(user))}
            del form["mute"], form["deaf"]
            self._note("members", user.id, form)
        return str(user.id)

    def role(self, value: Any) -> str:
        """Return the ID of the role of this server that `value` names. Raises NotPossible if there is no such role."""
        role = self.channel.guild.roles.get(_snowflake(value)) if self.channel.guild else None
        if role is None:
            raise NotPossible(f"there is no role {value!r} here")
        self._note("roles", role.id, role_form(role))
        return str(role.id)

    def mentionable(self, value: Any) -> str:
        """Return the ID of the person or role that `value` names. Raises NotPossible if there is none."""
        return self.person(value) if _snowflake(value) in self.world.users else self.role(value)

    def place(self, value: Any, kinds: Sequence[int] = ()) -> str:
        """Return the ID of the channel that `value` names.

        Raises NotPossible if the user sees no such channel on this server. `kinds`: allowed types of channels. If this
        is empty, all types are allowed.
        """
        chosen = self.world.channels.get(_snowflake(value))
        seen = chosen and chosen.guild and chosen.guild is self.channel.guild and chosen.visible_to(self.user)
        if not chosen or not seen or (kinds and chosen.kind not in kinds):
            raise NotPossible(f"there is no channel {value!r} here")
        allowed = {"permissions": self.user, "app_permissions": self.world.bot}
        form = channel_form(chosen) | {name: str(chosen.permissions(who)) for name, who in allowed.items()}
        self._note("channels", chosen.id, form)
        return str(chosen.id)

    def file(self, value: Any) -> str:
        """Return the ID of a file that this user has uploaded.

        Raises NotPossible if no such file exists, or if another user uploaded the file.
        """
        number = _snowflake(value)
        self._note("attachments", number, uploaded(self.world, self.user, number))
        return str(number)

    def _note(self, kind: str, number: int, form: JSON) -> None:
        self.resolved.setdefault(kind, {})[str(number)] = form


def _string(option: JSON, value: Any) -> str:
    low, high = option.get("min_length") or 0, option.get("max_length") or 6000
    if not isinstance(value, str) or not low <= len(value) <= high or not value:
        raise NotPossible(f"{option['name']!r} is a text of {low} to {high} characters, not {value!r}")
    return value


def _number(option: JSON, value: Any) -> Any:
    whole = option["type"] == INTEGER
    low, high = option.get("min_value"), option.get("max_value")
    if isinstance(value, bool) or not isinstance(value, int if whole else (int, float)):
        raise NotPossible(f"{option['name']!r} is a number, not {value!r}")
    if (low is not None and value < low) or (high is not None and value > high):
        raise NotPossible(f"{option['name']!r} lies between {low} and {high}, not at {value!r}")
    return value


def _snowflake(value: Any) -> int:
    found = re.fullmatch(r"(?:<(?:@[!&]?|#))?([0-9]{1,20})>?", str(value))
    if not found:
        raise NotPossible(f"{value!r} names nobody")
    return int(found[1])
