"""Permissions: their bits, and how Discord computes them (topics/permissions in its documentation)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

PERMISSIONS = {
    "ADMINISTRATOR": 1 << 3,
    "MANAGE_CHANNELS": 1 << 4,
    "MANAGE_GUILD": 1 << 5,
    "ADD_REACTIONS": 1 << 6,
    "VIEW_CHANNEL": 1 << 10,
    "SEND_MESSAGES": 1 << 11,
    "MANAGE_MESSAGES": 1 << 13,
    "EMBED_LINKS": 1 << 14,
    "ATTACH_FILES": 1 << 15,
    "READ_MESSAGE_HISTORY": 1 << 16,
    "MENTION_EVERYONE": 1 << 17,
    "USE_EXTERNAL_EMOJIS": 1 << 18,
    "MANAGE_ROLES": 1 << 28,
    "USE_APPLICATION_COMMANDS": 1 << 31,
    "MANAGE_THREADS": 1 << 34,
    "CREATE_PUBLIC_THREADS": 1 << 35,
    "CREATE_PRIVATE_THREADS": 1 << 36,
    "SEND_MESSAGES_IN_THREADS": 1 << 38,
    "MODERATE_MEMBERS": 1 << 40,
    "CREATE_EVENTS": 1 << 44,
    "USE_EXTERNAL_APPS": 1 << 50,
    "PIN_MESSAGES": 1 << 51,
}
ALL_PERMISSIONS = (1 << 53) - 1


def bits(names: str) -> int:
    """Return the permission bits of names separated by blanks. Raises KeyError for an unknown name."""
    return _union(PERMISSIONS[name] for name in names.split())


def _union(many: Iterable[int]) -> int:
    total = 0
    for each in many:
        total |= each
    return total


ORDINARY = bits(
    "VIEW_CHANNEL SEND_MESSAGES SEND_MESSAGES_IN_THREADS EMBED_LINKS ATTACH_FILES READ_MESSAGE_HISTORY "
    "ADD_REACTIONS USE_APPLICATION_COMMANDS CREATE_PUBLIC_THREADS USE_EXTERNAL_APPS"
)
# Everyone's permissions in a direct message or a group.
IN_DM = bits("VIEW_CHANNEL SEND_MESSAGES EMBED_LINKS ATTACH_FILES READ_MESSAGE_HISTORY MENTION_EVERYONE ADD_REACTIONS")
# An app's permissions in such places through its tokens: between people, and in its bot's direct messages (DISCORD A5).
IN_PRIVATE = bits("EMBED_LINKS ATTACH_FILES MENTION_EVERYONE")
IN_BOT_DM = IN_PRIVATE | bits("USE_EXTERNAL_EMOJIS")
# An app's maximum permissions in a server that doesn't have it. It never has more than the user who installed it.
BROUGHT_ALONG = IN_BOT_DM
# An app's permissions through its tokens in a server without its bot. discord.py assumes the same.
NOT_A_MEMBER = bits("SEND_MESSAGES SEND_MESSAGES_IN_THREADS EMBED_LINKS ATTACH_FILES USE_EXTERNAL_EMOJIS")
# These don't depend on a channel: a member keeps them even in a channel that they can't see.
GUILD_WIDE = bits("MANAGE_GUILD MODERATE_MEMBERS")
NEED_WRITING = bits("MENTION_EVERYONE EMBED_LINKS ATTACH_FILES")


@dataclass(frozen=True)
class Overwrite:
    """The permissions that a channel allows and denies a role (kind 0) or a member (kind 1)."""

    kind: int
    allow: int = 0
    deny: int = 0


def in_guild(everyone: int, roles: Iterable[int]) -> int:
    """Return a member's permissions in a server, given those of @everyone and of the member's roles."""
    granted = everyone | _union(roles)
    return ALL_PERMISSIONS if granted & PERMISSIONS["ADMINISTRATOR"] else granted


def in_channel(
    granted: int, overwrites: Mapping[int, Overwrite], guild: int, user: int, roles: Iterable[int], *, thread: bool
) -> int:
    """Apply a channel's overwrites to `granted`, a member's permissions in the server. Return the result.

    The overwrite of @everyone applies first, then those of all roles at once, then that of the member. `thread`:
    whether writing needs the permission for threads.
    """
    if granted == ALL_PERMISSIONS:
        return granted
    none = Overwrite(0)
    mine = [overwrites.get(role, none) for role in roles]
    together = _union(each.allow for each in mine), _union(each.deny for each in mine)
    everyone, member = overwrites.get(guild, none), overwrites.get(user, none)
    for allow, deny in ((everyone.allow, everyone.deny), together, (member.allow, member.deny)):
        granted = granted & ~deny | allow
    if not granted & PERMISSIONS["SEND_MESSAGES_IN_THREADS" if thread else "SEND_MESSAGES"]:
        granted &= ~NEED_WRITING
    return granted if granted & PERMISSIONS["VIEW_CHANNEL"] else granted & GUILD_WIDE
