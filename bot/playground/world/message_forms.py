"""Messages and their files in Discord's JSON."""

from bot.playground.limits.components import walk
from bot.playground.limits.refusal import JSON, inner, several
from bot.playground.world.payloads import channel_form, member_form, moment, user_form
from bot.playground.world.world import ANSWERING, Attachment, Channel, Guild, Message


def attachment_form(attachment: Attachment, channel: Channel, *, ephemeral: bool = False) -> JSON:
    """Return an attachment with the address of its bytes."""
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
    """Return the attachments that no component and no embed shows.

    Only these are in a message's `attachments`. Discord does this on purpose (discord-api-docs #8277). The others are
    found by `attachment_id`.
    """
    holders = [*walk(message.components), *message.embeds]
    holders += [item for part in holders for item in several(part, "items")]
    media = [inner(holder, place) for holder in holders for place in ("media", "file", "image", "thumbnail")]
    used = {str(each["url"]).split("/")[-2] for each in media if each}
    return [each for each in message.attachments if str(each.id) not in used]


def message_form(message: Message, *, gateway: bool = False) -> JSON:
    """Return a message (MessageResponse). For the gateway, add the guild and the author's member."""
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
        "mention_roles": [str(role) for role in message.mention_roles],
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
    if message.hook:
        form["webhook_id"] = str(message.hook)
    if message.thread:
        form["thread"] = channel_form(message.thread)
    if message.kind == ANSWERING:
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
    member = guild.members.get(message.author.id)
    if member and not message.hook:
        part["member"] = member_form(member, user=False)
    return part
