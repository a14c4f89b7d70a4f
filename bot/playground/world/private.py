"""Places outside of all servers: direct messages of two, and groups of friends."""

from collections.abc import Sequence

from bot.playground.world.world import DM, GROUP, Channel, User, World

MOST_IN_GROUP = 10


def direct_channel(world: World, one: User, other: User) -> Channel:
    """The direct message channel of two, opened if there is none; one of them may be the bot. Raises ValueError for
    one and the same."""
    if one is other:
        raise ValueError("nobody writes to themselves")
    for channel in world.channels.values():
        if channel.kind == DM and one in channel.inside and other in channel.inside:
            return channel
    return _opened(world, DM, "", [one, other])


def new_group(world: World, name: str, people: Sequence[User]) -> Channel:
    """Opens a group of people (DISCORD A5); the first of them owns it. Raises ValueError for nobody, for more than ten,
    for somebody twice and for bots: no app is ever inside."""
    if not 1 <= len(people) <= MOST_IN_GROUP or len({user.id for user in people}) < len(people):
        raise ValueError(f"a group has 1 to {MOST_IN_GROUP} different people")
    if any(user.bot for user in people):
        raise ValueError("a group has no bots")
    return _opened(world, GROUP, name, people)


def join_group(channel: Channel, user: User) -> None:
    """Takes somebody into a group. Raises ValueError where that is not possible."""
    if channel.kind != GROUP or user.bot or len(channel.inside) >= MOST_IN_GROUP:
        raise ValueError(f"only a group takes people in, up to {MOST_IN_GROUP}, and no bots")
    if user not in channel.inside:
        channel.inside.append(user)
        channel.world.touch()


def leave_group(channel: Channel, user: User) -> None:
    """Lets somebody leave a group: they see it no more, and the next one owns it. Raises ValueError where they are not
    inside, and for what is no group."""
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
