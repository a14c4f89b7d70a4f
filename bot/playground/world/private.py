"""Places outside of all servers: direct messages between two users, and groups of friends."""

from collections.abc import Sequence

from bot.playground.world.world import DM, GROUP, Channel, User, World

MOST_IN_GROUP = 10


def direct_channel(world: World, one: User, other: User) -> Channel:
    """Return the direct messages of two users, one of whom may be the bot. Open them if there are none.

    Raises ValueError if both are the same user.
    """
    if one is other:
        raise ValueError("nobody writes to themselves")
    for channel in world.channels.values():
        if channel.kind == DM and one in channel.inside and other in channel.inside:
            return channel
    return _opened(world, DM, "", [one, other])


def new_group(world: World, name: str, people: Sequence[User]) -> Channel:
    """Open a group of people (DISCORD A5). The first of them owns it.

    Raises ValueError for no people, more than ten, duplicates, and bots: an app is never in a group.
    """
    if not 1 <= len(people) <= MOST_IN_GROUP or len({user.id for user in people}) < len(people):
        raise ValueError(f"a group has 1 to {MOST_IN_GROUP} different people")
    if any(user.bot for user in people):
        raise ValueError("a group has no bots")
    return _opened(world, GROUP, name, people)


def join_group(channel: Channel, user: User) -> None:
    """Add a user to a group. Raises ValueError if that isn't possible."""
    if channel.kind != GROUP or user.bot or len(channel.inside) >= MOST_IN_GROUP:
        raise ValueError(f"only a group takes people in, up to {MOST_IN_GROUP}, and no bots")
    if user not in channel.inside:
        channel.inside.append(user)
        channel.world.touch()


def leave_group(channel: Channel, user: User) -> None:
    """Let a user leave a group. If the user owned the group, the next user now owns it.

    Raises ValueError if the user is not in it, or if the channel isn't a group.
    """
    if channel.kind != GROUP:
        raise ValueError("only a group can be left")
    channel.inside.remove(user)
    if channel.inside and channel.owner == user.id:
        channel.owner = channel.inside[0].id
    channel.world.touch()


def _opened(world: World, kind: int, name: str, people: Sequence[User]) -> Channel:
    number = world.next_id()
    channel = Channel(number, name, world, kind=kind, owner=people[0].id, created=world.clock.now())
    channel.inside = [*people]
    world.channels[number] = channel
    world.touch()
    return channel
