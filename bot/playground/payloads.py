"""How the world looks in Discord's JSON: users, members, guilds, channels, messages."""

from datetime import UTC, datetime

from bot.playground.components import walk
from bot.playground.refusal import JSON, inner, several
from bot.playground.world import (
    DM,
    THREADS,
    Attachment,
    Channel,
    Guild,
    Member,
    Message,
    User,
    World,
    bits,
)
from bot.playground.world import ORDINARY as EVERYBODY

MIB = 1024 * 1024
ATTACHMENT_LIMIT = 10 * MIB


def moment(seconds: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user_form(user: User) -> JSON:
    """A user (UserResponse)."""
    form: JSON = {
        "id": str(user.id),
        "username": user.name.lower().replace(" ", "_"),
        "global_name": None if user.bot else user.name,
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
        form |= {"username": user.name, "bot": True}
    return form


def own_user_form(user: User) -> JSON:
    """The bot's own user (UserPIIResponse)."""
    return user_form(user) | {"mfa_enabled": True, "locale": "en-US", "email": None, "verified": True}


def application_form(world: World) -> JSON:
    """The bot's application (PrivateApplicationResponse)."""
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
        "integration_types_config": {"0": {}},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_form(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "event_webhooks_status": 1,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def member_form(member: Member, *, user: bool = True) -> JSON:
    """A member (GuildMemberResponse), with the user in it unless told otherwise."""
    form: JSON = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": moment(member.joined),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [],
        "mute": False,
        "deaf": False,
    }
    if user:
        form["user"] = user_form(member.user)
    return form


def guild_form(guild: Guild) -> JSON:
    """A guild as REST gives it (GuildResponse)."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": str(guild.owner),
        "application_id": None,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": [_everyone(guild)],
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


def _everyone(guild: Guild) -> JSON:
    return {
        "id": str(guild.id),
        "name": "@everyone",
        "permissions": str(bits(EVERYBODY)),
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild_create_form(guild: Guild, bot: User, *, joined: bool) -> JSON:
    """GUILD_CREATE: the guild, all its channels (hidden ones too), and of its members the bot alone."""
    channels = guild.channels.values()
    form = guild_form(guild) | {
        "joined_at": moment(guild.members[bot.id].joined),
        "large": False,
        "member_count": len(guild.members),
        "voice_states": [],
        "members": [member_form(guild.members[bot.id])],
        "channels": [channel_form(channel) for channel in channels if channel.kind not in THREADS],
        "threads": [channel_form(channel) for channel in channels if channel.kind in THREADS and not channel.archived],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
    if not joined:
        form["unavailable"] = False
    return form


def channel_form(channel: Channel) -> JSON:
    """A channel, thread or direct message."""
    last = max(channel.messages, default=None)
    form: JSON = {"id": str(channel.id), "type": channel.kind, "flags": 0, "last_message_id": last and str(last)}
    if channel.kind == DM:
        recipients = [channel.recipient] if channel.recipient else []
        return form | {"recipients": [user_form(user) for user in recipients]}
    assert channel.guild is not None
    form |= {"guild_id": str(channel.guild.id), "name": channel.name, "rate_limit_per_user": 0}
    if channel.kind in THREADS:
        return form | _thread_part(channel)
    bot = channel.world.bot
    overwrite = {"id": str(bot.id), "type": 1, "allow": "0", "deny": str(channel.denied)}
    return form | {
        "parent_id": None,
        "topic": None,
        "position": list(channel.guild.channels).index(channel.id),
        "permission_overwrites": [overwrite] if channel.denied else [],
        "nsfw": False,
        "last_pin_timestamp": None,
    }


def _thread_part(channel: Channel) -> JSON:
    assert channel.parent is not None
    return {
        "parent_id": str(channel.parent.id),
        "owner_id": str(channel.owner),
        "thread_metadata": {
            "archived": channel.archived,
            "archive_timestamp": moment(channel.created),
            "auto_archive_duration": 1440,
            "locked": channel.locked,
            "create_timestamp": moment(channel.created),
        },
        "message_count": len(channel.messages),
        "member_count": len(channel.joined),
        "total_message_sent": len(channel.messages),
    }


def thread_member_form(channel: Channel, user: int) -> JSON:
    """A thread's member (ThreadMemberResponse)."""
    return {"id": str(channel.id), "user_id": str(user), "join_timestamp": moment(channel.created), "flags": 0}


def attachment_form(attachment: Attachment, channel: Channel, *, ephemeral: bool = False) -> JSON:
    """An attachment with the address of its bytes."""
    url = f"{channel.world.cdn}/attachments/{channel.id}/{attachment.id}/{attachment.filename}"
    form: JSON = {
        "id": str(attachment.id),
        "filename": attachment.filename,
        "size": len(attachment.data),
        "url": url,
        "proxy_url": url,
        "content_type": attachment.content_type,
    }
    if attachment.description:
        form["description"] = attachment.description
    if attachment.size:
        form["width"], form["height"] = attachment.size
    if ephemeral:
        form["ephemeral"] = True
    return form


def loose(message: Message) -> list[Attachment]:
    """The attachments that no component and no embed shows: only these are in a message's `attachments`.

    That is on purpose in Discord (discord-api-docs #8277); the others are found by `attachment_id`.
    """
    holders = [*walk(message.components), *message.embeds]
    holders += [item for part in holders for item in several(part, "items")]
    media = [inner(holder, place) for holder in holders for place in ("media", "file", "image", "thumbnail")]
    used = {str(each["url"]).split("/")[-2] for each in media if each}
    return [each for each in message.attachments if str(each.id) not in used]


def message_form(message: Message, *, gateway: bool = False) -> JSON:
    """A message (MessageResponse); the gateway adds the guild and the author's member to it."""
    world, channel = message.channel.world, message.channel
    form: JSON = {
        "id": str(message.id),
        "channel_id": str(channel.id),
        "type": message.kind,
        "author": user_form(message.author),
        "content": message.content,
        "timestamp": moment(message.created),
        "edited_timestamp": message.edited and moment(message.edited),
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_form(user) for user in message.mentions],
        "mention_roles": [],
        "attachments": [attachment_form(each, channel, ephemeral=message.ephemeral) for each in loose(message)],
        "embeds": message.embeds,
        "components": message.components,
        "pinned": message.pinned,
        "flags": message.flags,
    }
    if message.reactions:
        form["reactions"] = [_reaction(emoji) for emoji in sorted(message.reactions)]
    if message.nonce is not None:
        form["nonce"] = message.nonce
    if message.interaction:
        form["interaction_metadata"] = message.interaction
    if message.through:
        form |= {"webhook_id": str(world.bot.id), "application_id": str(world.bot.id)}
    if message.thread:
        form["thread"] = channel_form(message.thread)
    if message.kind == 19:
        form["message_reference"] = _reference(message)
        answered = message.reference
        form["referenced_message"] = answered and message_form(answered) | {"referenced_message": None}
    if gateway and channel.guild:
        form |= _gateway_part(message, channel.guild)
    return form


def _reaction(emoji: str) -> JSON:
    return {
        "emoji": {"id": None, "name": emoji},
        "count": 1,
        "count_details": {"burst": 0, "normal": 1},
        "burst_colors": [],
        "me_burst": False,
        "me": True,
    }


def _reference(message: Message) -> JSON:
    form: JSON = {"type": 0, "channel_id": str(message.channel.id)}
    if message.reference:
        form["message_id"] = str(message.reference.id)
    if message.channel.guild:
        form["guild_id"] = str(message.channel.guild.id)
    return form


def _gateway_part(message: Message, guild: Guild) -> JSON:
    part: JSON = {
        "guild_id": str(guild.id),
        "mentions": [
            user_form(user) | {"member": member_form(guild.members[user.id], user=False)}
            for user in message.mentions
            if user.id in guild.members
        ],
    }
    if member := guild.members.get(message.author.id):
        part["member"] = member_form(member, user=False)
    return part
