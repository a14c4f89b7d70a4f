"""What may be done where: the bits, and how Discord computes them (topics/permissions in its documentation)."""

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
    "CREATE_EVENTS": 1 << 44,
    "USE_EXTERNAL_APPS": 1 << 50,
    "PIN_MESSAGES": 1 << 51,
}
ALL_PERMISSIONS = (1 << 53) - 1


def bits(names: str) -> int:
    """The permission bits of names with blanks between them; raises KeyError for an unknown name."""
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
# What everybody in a direct message or a group may do there.
IN_DM = bits("VIEW_CHANNEL SEND_MESSAGES EMBED_LINKS ATTACH_FILES READ_MESSAGE_HISTORY MENTION_EVERYONE ADD_REACTIONS")
# What an app may do there through its tokens, in its bot's own direct messages and among others: DISCORD A5.
IN_PRIVATE = bits("EMBED_LINKS ATTACH_FILES MENTION_EVERYONE")
IN_BOT_DM = IN_PRIVATE | bits("USE_EXTERNAL_EMOJIS")
# The most that an app may do in a server which knows nothing of it, and no more than the person who brought it along.
BROUGHT_ALONG = IN_BOT_DM
# What an app may do through its tokens in a server its bot is not in; discord.py assumes the same.
NOT_A_MEMBER = bits("SEND_MESSAGES SEND_MESSAGES_IN_THREADS EMBED_LINKS ATTACH_FILES USE_EXTERNAL_EMOJIS")
# These are not of a channel: one keeps them even where one sees nothing.
GUILD_WIDE = bits("MANAGE_GUILD")
NEED_WRITING = bits("MENTION_EVERYONE EMBED_LINKS ATTACH_FILES")


@dataclass(frozen=True)
class Overwrite:
    """What a channel allows and denies a role (kind 0) or a member (kind 1)."""

    kind: int
    allow: int = 0
    deny: int = 0


def in_guild(everyone: int, roles: Iterable[int]) -> int:
    """What a member may do in a server, from the permissions of @everyone and of their roles."""
    granted = everyone | _union(roles)
    return ALL_PERMISSIONS if granted & PERMISSIONS["ADMINISTRATOR"] else granted


def in_channel(
    granted: int, overwrites: Mapping[int, Overwrite], guild: int, user: int, roles: Iterable[int], *, thread: bool
) -> int:
    """What `granted` becomes in a channel by the overwrites of @everyone, of all roles at once, and of the member."""
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
