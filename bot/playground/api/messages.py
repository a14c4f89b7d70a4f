"""Creation, editing and deletion of messages, with the rules that apply to every author and route."""

import json
import re
from dataclasses import dataclass, field
from typing import Any, cast

from bot.playground.limits.components import TEXT, Check, components_form, walk
from bot.playground.limits.embeds import check_embeds, embed_form
from bot.playground.limits.permissions import PERMISSIONS
from bot.playground.limits.refusal import JSON, Form, Refusal, inner, refuse_field, several
from bot.playground.world.files import Upload, new_attachments
from bot.playground.world.message_forms import attachment_form, message_form
from bot.playground.world.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    Channel,
    Message,
    Notice,
    User,
    World,
)

CONTENT_LIMIT = 2000
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
_MENTION = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")


@dataclass
class Draft:
    """A checked message body: the changed fields, as a message stores them."""

    fields: dict[str, Any]
    mentions: list[User] = field(default_factory=list[User])
    everyone: bool = False
    pings: list[int] = field(default_factory=list[int])
    roles: list[int] = field(default_factory=list[int])


def compose(
    channel: Channel, body: Any, files: list[Upload], *, old: Message | None = None, hook: int | None = None
) -> Draft:
    """Check the body of a new message or, with `old`, of an edit.

    `hook`: the app's permissions through an interaction's token. Without it, the bot's permissions apply. Raises
    Refusal 50035 with everything that is wrong, 50006 for an empty message, and 50013 for a missing permission.
    """
    if not isinstance(body, dict):
        raise refuse_field((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    form = Form()
    text = cast(JSON, body)
    flags = _flags(form, text, old, hook=hook is not None)
    mine = channel.permissions(channel.world.bot) if hook is None else hook
    attachments = new_attachments(form, text, files, old, channel.world.next_id)
    names = {each.filename: attachment_form(each, channel) for each in attachments}
    _check_fields(form, text, old, v2=bool(flags & COMPONENTS_V2))
    _check_parts(form, text, names, channel.world, v2=bool(flags & COMPONENTS_V2))
    form.refuse()
    fields: dict[str, Any] = {"flags": flags, "attachments": attachments}
    if old is None or "content" in text:
        fields["content"] = (text.get("content") or "").strip()
    if old is None or "embeds" in text:
        fields["embeds"] = [embed_form(embed, names) for embed in several(text, "embeds")]
    if old is None or "components" in text:
        fields["components"] = components_form(several(text, "components"), names)
    if old is None:
        fields["nonce"] = text.get("nonce")
    _check_permissions(mine, files, fields)
    _check_not_empty(fields, old)
    _check_automod(channel, fields)
    return _with_mentions(Draft(fields), channel, text, old, mine)


def written(channel: Channel, author: User, content: str) -> Draft:
    """Return the draft of a message that a user types in a client.

    Its mentions ping. @everyone pings only if the user has the permission for it.
    """
    world, mine = channel.world, channel.permissions(author)
    mentioned = [user for user in dict.fromkeys(map(int, _MENTION.findall(content))) if user in world.users]
    roles = channel.guild.roles if channel.guild else {}
    draft = Draft({"content": content}, [world.users[user] for user in mentioned])
    draft.roles = [role for role in dict.fromkeys(map(int, _ROLE.findall(content))) if role in roles]
    draft.everyone = bool(mine & PERMISSIONS["MENTION_EVERYONE"]) and ("@everyone" in content or "@here" in content)
    draft.pings = [user for user in mentioned if channel.visible_to(world.users[user])]
    return draft


def _flags(form: Form, body: JSON, old: Message | None, *, hook: bool) -> int:
    given = body.get("flags")
    form.number(("flags",), given, 0, 2**31 - 1)
    if not isinstance(given, int):
        return old.flags & ~LOADING if old else 0
    allowed = SUPPRESS_EMBEDS | COMPONENTS_V2
    if old is None:
        allowed |= SILENT | (EPHEMERAL if hook else 0)
    stray = given & ~(allowed | (old.flags if old else 0))
    if stray:
        form.wrong(("flags",), "MESSAGE_FLAGS_INVALID", f"The flags {stray} cannot be set here.")
    if old is None:
        return given & allowed
    if old.flags & COMPONENTS_V2 and not given & COMPONENTS_V2:
        form.wrong(("flags",), "MESSAGE_FLAGS_INVALID", "IS_COMPONENTS_V2 cannot be removed from a message.")
    return (old.flags & ~LOADING & ~SUPPRESS_EMBEDS) | (given & allowed)


def _check_fields(form: Form, body: JSON, old: Message | None, *, v2: bool) -> None:
    content = body.get("content")
    form.text(("content",), content.strip() if isinstance(content, str) else content, 0, CONTENT_LIMIT)
    if isinstance(body.get("nonce"), int) and not isinstance(body["nonce"], bool):
        form.number(("nonce",), body["nonce"], -(2**63), 2**63 - 1)
    else:
        form.text(("nonce",), body.get("nonce"), 0, 25)
    for unknown in ("poll", "sticker_ids", "shared_client_theme"):
        if body.get(unknown):
            form.wrong((unknown,), "NOT_IN_THE_STAND_IN", "The stand-in knows nothing of this.")
    if v2:
        for name in ("content", "embeds"):
            left = old is not None and name not in body and getattr(old, name)
            if body.get(name) or left:
                sentence = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                form.wrong((name,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)
    allowed = inner(body, "allowed_mentions")
    for kind in form.items(("allowed_mentions", "parse"), allowed.get("parse"), 0, 3):
        form.choice(("allowed_mentions", "parse"), kind, ("users", "roles", "everyone"))
    for kind in ("users", "roles"):
        listed = form.items(("allowed_mentions", kind), allowed.get(kind), 0, 100)
        if len(set(map(str, listed))) < len(listed):
            form.wrong(("allowed_mentions", kind), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this.")
        if listed and kind in (allowed.get("parse") or ()):
            sentence = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", sentence)


def _check_parts(form: Form, body: JSON, names: dict[str, JSON], world: World, *, v2: bool) -> None:
    check_embeds(form, form.models(("embeds",), body.get("embeds"), 0, 10), names)
    components = form.models(("components",), body.get("components"), 0, 1 << 10)
    Check(form, v2=v2, attachments=names, emojis=world.emojis).message(components)


def _check_permissions(mine: int, files: list[Upload], fields: dict[str, Any]) -> None:
    if files and not mine & PERMISSIONS["ATTACH_FILES"]:
        raise Refusal(50013)
    if fields.get("embeds") and not mine & PERMISSIONS["EMBED_LINKS"]:
        raise Refusal(50013)


def _check_not_empty(fields: dict[str, Any], old: Message | None) -> None:
    names = ("content", "embeds", "components", "attachments")
    after = {name: fields.get(name, getattr(old, name, None)) for name in names}
    if fields["flags"] & COMPONENTS_V2:
        after = {"components": after["components"]}
    if not any(after.values()):
        raise Refusal(50006)


def _check_automod(channel: Channel, fields: dict[str, Any]) -> None:
    """Refuse a message with a word that the server's AutoMod blocks.

    No document says where AutoMod looks, so it looks everywhere: in all texts, descriptions and labels, and at the
    names of mentioned users.
    """
    guild = channel.guild
    if guild is None or not guild.blocked_words:
        return
    said = json.dumps([fields.get(each) for each in ("content", "embeds", "components")], ensure_ascii=False)
    mentioned = [guild.members[user] for user in map(int, _MENTION.findall(said)) if user in guild.members]
    said += "".join(f" {each.nick or each.user.global_name or each.user.username}" for each in mentioned)
    if any(word.lower() in said.lower() for word in guild.blocked_words):
        raise Refusal(200000)


def texts(content: str, components: list[JSON]) -> list[str]:
    """Return every text of a message, in reading order."""
    return [text for text in (content, *(c["content"] for c in walk(components) if c["type"] == TEXT)) if text]


def _with_mentions(draft: Draft, channel: Channel, body: JSON, old: Message | None, mine: int) -> Draft:
    world = channel.world
    content = draft.fields.get("content", old.content if old else "")
    components = draft.fields.get("components", old.components if old else [])
    words = "\n".join(texts(content, components))
    mentioned = dict.fromkeys(int(found) for found in _MENTION.findall(words))
    allowed = inner(body, "allowed_mentions")
    parse = tuple(allowed.get("parse") or ()) if body.get("allowed_mentions") else ("users", "everyone")
    listed = {int(each) for each in allowed.get("users") or ()}
    # The list of mentions follows allowed_mentions: a user who must not be pinged is left out.
    told = [user for user in mentioned if user in world.users and ("users" in parse or user in listed)]
    draft.mentions = [world.users[user] for user in told]
    everyone = "everyone" in parse and ("@everyone" in words or "@here" in words)
    draft.everyone = everyone and bool(mine & PERMISSIONS["MENTION_EVERYONE"])
    listed_roles = {int(each) for each in allowed.get("roles") or ()}
    members = channel.guild.members.values() if channel.guild else ()
    for role in dict.fromkeys(int(found) for found in _ROLE.findall(words)):
        if _may_mention(channel, role, mine) and ("roles" in parse or role in listed_roles):
            told += [each.user.id for each in members if role in each.roles and each.user.id not in told]
    hears = (world.users[user] for user in told)
    draft.pings = [user.id for user in hears if channel.visible_to(user) and not user.blocked]
    return draft


def _may_mention(channel: Channel, role: int, mine: int) -> bool:
    """Return whether a mention of the role by the app pings its members."""
    found = channel.guild and channel.guild.roles.get(role)
    return bool(found) and (found.mentionable or bool(mine & PERMISSIONS["MENTION_EVERYONE"]))


def post(channel: Channel, author: User, draft: Draft, *, answered: User | None = None, **more: Any) -> Message:
    """Post a message. A message in an archived thread reopens the thread.

    `answered`: if the message is a reply that pings, the author of the message that it answers. Raises Refusal 50083 if
    the thread is locked.
    """
    _reopen(channel)
    world = channel.world
    world.typing.pop((channel.id, author.id), None)
    message = Message(world.next_id(), channel, author, world.clock.now(), **draft.fields, **more)
    message.mentions, message.mention_everyone, message.pings = draft.mentions, draft.everyone, draft.pings
    message.mention_roles = draft.roles
    if answered and answered not in message.mentions:
        message.mentions.append(answered)
        message.pings.append(answered.id)
    if message.audience:
        message.pings = [user for user in message.pings if user == message.audience.id]
        channel.ephemerals[message.id] = message
    else:
        channel.messages[message.id] = message
    _tell(message, "MESSAGE_CREATE")
    world.ears.trim()
    return message


def _reopen(channel: Channel) -> None:
    if channel.archived and channel.locked:
        raise Refusal(50083)
    if channel.archived:
        channel.archived, channel.turned = False, channel.world.clock.now()
        channel.world.ears.channel_changed(channel)


def edit(message: Message, draft: Draft) -> None:
    """Edit a message. An edit never pings. The first edit turns a deferred reply (LOADING) into a message.

    Raises Refusal 50083 in an archived thread.
    """
    if message.channel.archived:
        raise Refusal(50083)
    first = bool(message.flags & LOADING)
    for name, value in draft.fields.items():
        setattr(message, name, value)
    message.mentions, message.mention_everyone, message.mention_roles = draft.mentions, draft.everyone, draft.roles
    if not first:
        message.edited = message.channel.world.clock.now()
        message.edits += 1
    _tell(message, "MESSAGE_UPDATE")
    message.channel.world.ears.trim()


def delete(message: Message) -> None:
    """Delete a message for all users."""
    channel = message.channel
    channel.messages.pop(message.id, None)
    channel.ephemerals.pop(message.id, None)
    data: JSON = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild:
        data["guild_id"] = str(channel.guild.id)
    if not message.audience:
        channel.world.ears.tell(_notice(message, "MESSAGE_DELETE", data, None))
    channel.world.ears.changed(message)
    channel.world.touch(message.audience)


def _tell(message: Message, event: str) -> None:
    channel = message.channel
    if not message.audience and channel.visible_to(channel.world.bot):
        data = message_form(message, gateway=True)
        channel.world.ears.tell(_notice(message, event, data, readable(message, data)))
    channel.world.ears.changed(message)
    channel.world.touch(message.audience)


def _notice(message: Message, event: str, data: JSON, hidden: JSON | None) -> Notice:
    guild = message.channel.guild
    return Notice(event, data, guild and guild.id, GUILD_MESSAGES if guild else DIRECT_MESSAGES, hidden)


def readable(message: Message, form: JSON) -> JSON:
    """Return a message as a bot without the message content intent receives it.

    Such a bot reads its own messages, those that mention it, and direct messages.
    """
    bot = message.channel.world.bot
    if message.author is bot or bot in message.mentions or message.channel.guild is None:
        return form
    return form | {"content": "", "embeds": [], "attachments": [], "components": []}
