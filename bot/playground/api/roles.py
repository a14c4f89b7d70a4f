"""The routes by which the bot gives and takes a member's role, with Discord's refusals."""

from aiohttp import web

from bot.playground.api.gateway import GUILD_MEMBERS
from bot.playground.api.ratelimits import Limit
from bot.playground.api.rest import Call, Rest
from bot.playground.limits.permissions import PERMISSIONS
from bot.playground.limits.refusal import Refusal
from bot.playground.world.payloads import member_form
from bot.playground.world.world import Guild, Member, Notice, Role, World

LIMIT = Limit(10, 10)


class MemberRoles:
    """The routes of members' roles.

    The bot needs Manage Roles and a role above the one it gives or takes. Managed roles can't be given or taken.
    """

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, rest: Rest, app: web.Application) -> None:
        """Add every route of this class."""
        path = "/guilds/{guild}/members/{user}/roles/{role}"
        rest.add(app, "PUT", path, self._give, LIMIT)
        rest.add(app, "DELETE", path, self._take, LIMIT)

    async def _give(self, call: Call) -> None:
        member, role = self._meant(call)
        if role.id not in member.roles:
            member.roles.add(role.id)
            member_changed(self._world, role.guild, member)

    async def _take(self, call: Call) -> None:
        member, role = self._meant(call)
        if role.id in member.roles:
            member.roles.remove(role.id)
            member_changed(self._world, role.guild, member)

    def _meant(self, call: Call) -> tuple[Member, Role]:
        """Return the member and the role of a request. Raises Refusal if the bot may not change them."""
        guild = self._world.guilds.get(call.id("guild"))
        if guild is None or self._world.bot.id not in guild.members:
            raise Refusal(10004)
        member = guild.members.get(call.id("user"))
        if member is None:
            raise Refusal(10007 if call.id("user") in self._world.users else 10013)
        role = guild.roles.get(call.id("role"))
        if role is None:
            raise Refusal(10011)
        if role.id == guild.id:
            raise Refusal(50028)
        if role.managed or not _may_move(guild, guild.members[self._world.bot.id], role):
            raise Refusal(50013)
        return member, role


def _may_move(guild: Guild, member: Member, role: Role) -> bool:
    """Return whether a member may give a role. The role must be below the member's highest role."""
    if member.user.id == guild.owner:
        return True
    order = list(guild.roles)
    top = max((order.index(each) for each in member.roles), default=0)
    return bool(guild.permissions(member) & PERMISSIONS["MANAGE_ROLES"]) and order.index(role.id) < top


def member_changed(world: World, guild: Guild, member: Member) -> None:
    """Tell the bot that a member's name or roles have changed.

    The bot always hears about its own member, whatever its intents are (docs: events/gateway.mdx).
    """
    intents = 0 if member.user is world.bot else GUILD_MEMBERS
    data = member_form(member) | {"guild_id": str(guild.id)}
    world.ears.tell(Notice("GUILD_MEMBER_UPDATE", data, guild.id, intents))
    world.touch()
