"""The world in Discord's JSON: users, members, guilds, roles, channels."""

from datetime import UTC, datetime

from bot.playground.limits.refusal import JSON
from bot.playground.world.world import (
    DM,
    GROUP,
    THREADS,
    VOICE,
    Channel,
    Guild,
    Member,
    Role,
    User,
    World,
)

MIB = 1024 * 1024
ATTACHMENT_LIMIT = 10 * MIB


def moment(seconds: float) -> str:
    """Return a time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user_form(user: User) -> JSON:
    """Return a user (UserResponse)."""
    form: JSON = {
        "id": str(user.id),
        "username": user.username,
        "global_name": user.global_name,
        "avatar": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "discriminator": "0000" if user.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "primary_guild": None,
    }
    if user.bot:
        form["bot"] = True
    return form


def own_user_form(user: User) -> JSON:
    """Return the bot's own user (UserPIIResponse)."""
    return user_form(user) | {"mfa_enabled": True, "locale": "en-US", "email": None, "verified": True}


def application_form(world: World) -> JSON:
    """Return the bot's application (PrivateApplicationResponse)."""
    owner = next((user for user in world.users.values() if not user.bot), world.bot)
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": user_form(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {str(kind): {} for kind in world.installs},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_form(owner),
        "approximate_guild_count": sum(world.bot.id in guild.members for guild in world.guilds.values()),
        "approximate_user_install_count": sum(user.installed for user in world.users.values()),
        "approximate_user_authorization_count": 0,
        "event_webhooks_status": 1,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def member_form(member: Member, *, user: bool = True) -> JSON:
    """Return a member (GuildMemberResponse), with the user in it unless `user` is False."""
    form: JSON = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": moment(member.joined),
        "nick": member.nick,
        "pending": False,
        "premium_since": None,
        "roles": [str(role) for role in sorted(member.roles)],
        "mute": False,
        "deaf": False,
    }
    if user:
        form["user"] = user_form(member.user)
    return form


def guild_form(guild: Guild) -> JSON:
    """Return a guild as REST gives it (GuildResponse)."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": ["COMMUNITY"] if guild.community else [],
        "banner": None,
        "owner_id": str(guild.owner),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": guild.system and str(guild.system),
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [role_form(role) for role in guild.roles.values()],
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def role_form(role: Role) -> JSON:
    """Return a role (GuildRoleResponse). A newer role is above the older ones."""
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(role.permissions),
        "position": list(role.guild.roles).index(role.id),
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild_create_form(guild: Guild, bot: User, *, joined: bool) -> JSON:
    """Return GUILD_CREATE: the guild, all its channels (hidden ones too), and only the bot as a member."""
    channels = guild.channels.values()
    form = guild_form(guild) | {
        "joined_at": moment(guild.members[bot.id].joined),
        "large": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_form(guild.members[bot.id])],
        "channels": [channel_form(channel) for channel in channels if channel.kind not in THREADS],
        "threads": [thread_form(channel) for channel in channels if open_to(channel, bot)],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [*guild.events.values()],
        "soundboard_sounds": [],
    }
    if not joined:
        form["unavailable"] = False
    return form


def channel_form(channel: Channel, viewer: User | None = None) -> JSON:
    """Return a channel, thread, direct message or group.

    Direct messages and groups list the people except `viewer` (by default the bot).
    """
    last = max(channel.messages, default=None)
    form: JSON = {"id": str(channel.id), "type": channel.kind, "flags": 0, "last_message_id": last and str(last)}
    if channel.kind in (DM, GROUP):
        viewer = viewer or channel.world.bot
        form["recipients"] = [user_form(user) for user in channel.inside if user is not viewer]
        group: JSON = {"name": channel.name or None, "icon": None, "owner_id": str(channel.owner)}
        return form | (group if channel.kind == GROUP else {})
    assert channel.guild is not None
    form |= {"guild_id": str(channel.guild.id), "name": channel.name, "rate_limit_per_user": 0}
    if channel.kind in THREADS:
        return form | _thread_part(channel)
    if channel.kind == VOICE:
        form |= {"bitrate": 64000, "user_limit": 0, "rtc_region": None}
    return form | {
        "parent_id": None,
        "topic": None,
        "position": list(channel.guild.channels).index(channel.id),
        "permission_overwrites": _overwrites(channel),
        "nsfw": False,
        "last_pin_timestamp": None,
    }


def _overwrites(channel: Channel) -> list[JSON]:
    return [
        {"id": str(who), "type": each.kind, "allow": str(each.allow), "deny": str(each.deny)}
        for who, each in channel.overwrites.items()
    ]


def _thread_part(channel: Channel) -> JSON:
    assert channel.parent is not None
    return {
        "parent_id": str(channel.parent.id),
        "owner_id": str(channel.owner),
        "thread_metadata": {
            "archived": channel.archived,
            "archive_timestamp": moment(channel.turned or channel.created),
            "auto_archive_duration": channel.archived_after_min,
            "locked": channel.locked,
            "create_timestamp": moment(channel.created),
        },
        "message_count": len(channel.messages),
        "member_count": len(channel.joined),
        "total_message_sent": len(channel.messages),
    }


def open_to(channel: Channel, user: User) -> bool:
    """Return whether this is an active thread that a user sees."""
    return channel.kind in THREADS and not channel.archived and channel.visible_to(user)


def thread_form(thread: Channel) -> JSON:
    """Return a thread with the bot's own membership, as sent with a server and with a new thread."""
    bot = thread.world.bot.id
    return channel_form(thread) | ({"member": thread_member_form(thread, bot)} if bot in thread.joined else {})


def thread_member_form(channel: Channel, user: int) -> JSON:
    """Return a thread's member (ThreadMemberResponse)."""
    return {"id": str(channel.id), "user_id": str(user), "join_timestamp": moment(channel.created), "flags": 0}
