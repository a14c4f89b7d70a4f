"""Interactions: what a user's command, press or form starts, with its limits of three seconds and fifteen minutes."""

import asyncio
import secrets
from dataclasses import dataclass, field
from typing import Any

from bot.playground.api import messages
from bot.playground.api.guesses import Guesses
from bot.playground.api.ratelimits import Limit, RateLimits
from bot.playground.api.rest import Call, Rest
from bot.playground.limits.command_limits import GROUP, SUB
from bot.playground.limits.modals import check_choices, check_modal
from bot.playground.limits.permissions import BROUGHT_ALONG, IN_BOT_DM, IN_PRIVATE, NOT_A_MEMBER, PERMISSIONS, bits
from bot.playground.limits.refusal import JSON, Refusal, inner, refuse_field, several
from bot.playground.world.message_forms import message_form
from bot.playground.world.payloads import ATTACHMENT_LIMIT, channel_form, member_form, user_form
from bot.playground.world.world import BOT_DM, EPHEMERAL, LOADING, Channel, Message, Notice, User, World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
ANSWER_TIME, TOKEN_LIFE = 3.0, 900.0
FOREIGN_FOLLOW_UPS = 5
ERRORS = {
    COMMAND: "The application did not respond",
    COMPONENT: "This interaction failed",
    AUTOCOMPLETE: "Loading options failed",
    MODAL_SUBMIT: "Something went wrong. Try again.",
}


@dataclass(eq=False)
class Interaction:
    """One interaction, its token, and the state of the bot's answer. `dead`: its token never works."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    data: JSON
    created: float
    owners: dict[str, str]
    message: Message | None = None
    cause: "Interaction | None" = None
    answer: int = 0
    follow_ups: int = 0
    expired: bool = False
    original: Message | None = None
    modal: JSON | None = None
    choices: list[JSON] | None = None
    made: set[int] = field(default_factory=set[int])
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    deadline: asyncio.TimerHandle | None = None
    dead: bool = False

    @property
    def waiting(self) -> bool:
        """Return whether a deferred reply still shows that the bot is thinking. A deleted reply does not."""
        reply = self.original
        if self.answer != DEFER or reply is None or not reply.flags & LOADING:
            return False
        return reply.id in reply.channel.messages or reply.id in reply.channel.ephemerals

    @property
    def foreign(self) -> bool:
        """Return whether the interaction works only because a user, and no server, has installed the app."""
        return "0" not in self.owners

    @property
    def reaches(self) -> bool:
        """Return whether the interaction's token still works in its channel.

        The token of a `foreign` interaction works while the app is installed and the user can see the channel (guess:
        DISCORD A11).
        """
        return not self.foreign or (self.channel.visible_to(self.user) and bool(_lasting(self.channel, self.owners)))

    @property
    def app_permissions(self) -> int:
        """The app's permissions in the channel through this token (DISCORD A5)."""
        channel, bot = self.channel, self.channel.world.bot
        if channel.guild is None:
            return IN_BOT_DM if channel.context == BOT_DM else IN_PRIVATE
        if bot.id in channel.guild.members:
            return channel.permissions(bot)
        return BROUGHT_ALONG & channel.permissions(self.user) if self.foreign else NOT_A_MEMBER

    def metadata(self) -> JSON:
        """Return what a message says about the interaction that it answers (interaction_metadata)."""
        form: JSON = {"id": str(self.id), "type": self.kind, "user": user_form(self.user)}
        form["authorizing_integration_owners"] = self.owners
        if self.kind == COMPONENT and self.message:
            form["interacted_message_id"] = str(self.message.id)
        if self.kind == MODAL_SUBMIT and self.cause:
            form["triggering_interaction_metadata"] = self.cause.metadata()
        return form


class Interactions:
    """All interactions, and the routes by which the bot answers them."""

    def __init__(self, world: World, limits: RateLimits, guesses: Guesses) -> None:
        self._world, self._limits = world, limits
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.answer_time, self._guesses = ANSWER_TIME, guesses

    def routes(self, rest: Rest, app: Any) -> None:
        """Add the callback and webhook routes."""
        limit = Limit(5, 2)
        hook = "/webhooks/{webhook}/{token}"
        rest.add(app, "POST", "/interactions/{interaction}/{token}/callback", self._callback, limit, public=True)
        rest.add(app, "POST", hook, self._follow_up, limit, public=True)
        rest.add(app, "GET", hook + "/messages/{message}", self._get, limit, public=True)
        rest.add(app, "PATCH", hook + "/messages/{message}", self._edit, limit, public=True)
        rest.add(app, "DELETE", hook + "/messages/{message}", self._delete, limit, public=True)

    def start(
        self, kind: int, user: User, channel: Channel, data: JSON, owners: dict[str, str] | None = None, **more: Any
    ) -> Interaction:
        """Start an interaction and tell the bot about it.

        The interaction fails after three seconds without an answer. It fails immediately if none of its owners still
        has the app.
        """
        world = self._world
        self._forget_old(world.clock.now() - TOKEN_LIFE)
        token = secrets.token_urlsafe(120)
        interaction = Interaction(
            world.next_id(), token, kind, user, channel, data, world.clock.now(), owners or {}, **more
        )
        if self._guesses.dead_tokens > 0:
            self._guesses.dead_tokens -= 1
            interaction.dead = True
        self._by_id[interaction.id] = self._by_token[token] = interaction
        guild = channel.guild and channel.guild.id
        if owners is None:
            interaction.owners = _inherited(interaction)
        if not interaction.owners:
            self._expire(interaction)
            return interaction
        loop = asyncio.get_running_loop()
        interaction.deadline = loop.call_later(self.answer_time, self._expire, interaction)
        world.ears.tell(Notice("INTERACTION_CREATE", self._form(interaction), guild))
        return interaction

    def _forget_old(self, before: float) -> None:
        """Forget interactions whose token has expired. The oldest come first."""
        while self._by_id and (oldest := next(iter(self._by_id.values()))).created < before:
            del self._by_id[oldest.id], self._by_token[oldest.token]

    def stop(self) -> None:
        """Cancel all deadlines."""
        for interaction in self._by_id.values():
            if interaction.deadline:
                interaction.deadline.cancel()

    def of_user(self, interaction: int, user: User) -> Interaction | None:
        """Return the interaction with this ID, if it is this user's."""
        found = self._by_id.get(interaction)
        return found if found and found.user is user else None

    def _expire(self, interaction: Interaction) -> None:
        if not interaction.answer:
            interaction.expired = True
            interaction.answered.set()

    def _form(self, interaction: Interaction) -> JSON:
        world, channel, guild = self._world, interaction.channel, interaction.channel.guild
        form: JSON = {
            "id": str(interaction.id),
            "application_id": str(world.bot.id),
            "type": interaction.kind,
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel": channel_form(channel, interaction.user),
            "channel_id": str(channel.id),
            "locale": interaction.user.locale,
            "app_permissions": str(interaction.app_permissions),
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners,
            "context": channel.context,
            "attachment_size_limit": ATTACHMENT_LIMIT,
        }
        if guild:
            member = member_form(guild.members[interaction.user.id])
            form["member"] = member | {"permissions": str(channel.permissions(interaction.user))}
            form["channel"]["permissions"] = form["member"]["permissions"]
            form |= {"guild_id": str(guild.id), "guild_locale": guild.locale}
            form["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
        else:
            form["user"] = user_form(interaction.user)
        if interaction.message:
            form["message"] = message_form(interaction.message)
        return form

    async def _callback(self, call: Call) -> Any:
        interaction = self._by_id.get(call.id("interaction"))
        if interaction is None or interaction.token != call.ids["token"]:
            raise Refusal(10062)
        if interaction.answer:
            raise Refusal(40060)
        if interaction.expired or self._world.clock.now() > interaction.created + self.answer_time:
            self._expire(interaction)
            raise Refusal(10062)
        body = call.form
        kind = body.get("type")
        if kind not in _allowed(interaction):
            raise refuse_field(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {_allowed(interaction)}.")
        self._answer(interaction, int(kind or 0), inner(body, "data"), call)
        interaction.answer = int(kind or 0)
        interaction.answered.set()
        self._world.touch(interaction.user)
        if call.query.get("with_response", "").lower() in ("1", "true"):
            return _callback_form(interaction)
        return None

    def _answer(self, interaction: Interaction, kind: int, data: JSON, call: Call) -> None:
        if kind == REPLY:
            interaction.original = self._write(interaction, data, call)
        elif kind == DEFER:
            flags = data.get("flags") or 0
            if flags & ~EPHEMERAL:
                raise refuse_field(("data", "flags"), "MESSAGE_FLAGS_INVALID", "Only EPHEMERAL goes with a deferral.")
            draft = messages.Draft({"flags": flags | LOADING})
            interaction.original = self._post(interaction, draft)
        elif kind == CHOICES:
            check_choices(data)
            interaction.choices = data["choices"]
        elif kind == MODAL:
            check_modal(data)
            interaction.modal = data
        else:
            assert interaction.message is not None
            if kind == UPDATE:
                message = interaction.message
                self._rewrite(interaction, message, data, call)
            interaction.original = interaction.message

    def _write(self, interaction: Interaction, data: Any, call: Call) -> Message:
        draft = messages.compose(interaction.channel, data, call.files, hook=self._permissions(interaction))
        return self._post(interaction, draft)

    def _rewrite(self, interaction: Interaction, message: Message, data: Any, call: Call) -> None:
        mine = self._permissions(interaction)
        messages.edit(message, messages.compose(message.channel, data, call.files, old=message, hook=mine))

    def _permissions(self, interaction: Interaction) -> int:
        """Return the app's permissions for the next answer (`Guesses.files`)."""
        free = self._guesses.files == "all" or (self._guesses.files == "first" and not interaction.answer)
        return interaction.app_permissions | (bits("ATTACH_FILES EMBED_LINKS") if free else 0)

    def _post(self, interaction: Interaction, draft: messages.Draft) -> Message:
        channel, world = interaction.channel, self._world
        external = PERMISSIONS["USE_EXTERNAL_APPS"]
        barred = interaction.foreign and channel.guild and not channel.permissions(interaction.user) & external
        hides = self._guesses.hides
        forced = hides == "follow-ups" and interaction.answer and not channel.guild
        if barred or forced or hides == "all":
            draft.fields["flags"] |= EPHEMERAL
        metadata = interaction.metadata()
        if interaction.original and interaction.answer:
            metadata["original_response_message_id"] = str(interaction.original.id)
        message = messages.post(
            channel,
            world.bot,
            draft,
            audience=interaction.user if draft.fields["flags"] & EPHEMERAL else None,
            interaction=metadata,
            through=interaction.id,
            used=_used(interaction),
            kind=20 if interaction.kind == COMMAND and not interaction.answer else 0,
        )
        interaction.made.add(message.id)
        return message

    def _by_hook(self, call: Call, *, new: bool = False) -> Interaction:
        if call.ids["webhook"] != str(self._world.bot.id):
            raise Refusal(10015)
        interaction = self._by_token.get(call.ids["token"])
        if interaction is None or self._world.clock.now() > interaction.created + TOKEN_LIFE:
            raise Refusal(50027)
        if interaction.dead or not interaction.answer:
            raise Refusal(10015)
        if not interaction.reaches:
            raise Refusal(50001)
        self._limits.take_hook(interaction.channel.id, interaction.token, new=new)
        return interaction

    def _target(self, call: Call, interaction: Interaction) -> Message:
        if call.ids["message"] == "@original":
            if interaction.original is None:
                raise Refusal(10015)
            wanted = interaction.original.id
        else:
            wanted = call.id("message")
        message = self._world.message(wanted)
        if message is None or not (wanted in interaction.made or message is interaction.original):
            raise Refusal(10008)
        return message

    async def _follow_up(self, call: Call) -> JSON:
        interaction = self._by_hook(call, new=True)
        if interaction.foreign and interaction.follow_ups >= FOREIGN_FOLLOW_UPS:
            raise Refusal(40094)
        if interaction.waiting and interaction.original:
            original = interaction.original
            body = {key: value for key, value in call.form.items() if key != "flags"}
            asked = call.form.get("flags") or 0
            body["flags"] = (asked & ~EPHEMERAL) | (original.flags & EPHEMERAL)
            self._rewrite(interaction, original, body, call)
            written = original
        else:
            written = self._write(interaction, call.body, call)
        interaction.follow_ups += 1
        return message_form(written)

    async def _get(self, call: Call) -> JSON:
        return message_form(self._target(call, self._by_hook(call)))

    async def _edit(self, call: Call) -> JSON:
        interaction = self._by_hook(call)
        message = self._target(call, interaction)
        self._rewrite(interaction, message, call.body, call)
        return message_form(message)

    async def _delete(self, call: Call) -> None:
        messages.delete(self._target(call, self._by_hook(call)))


def _used(interaction: Interaction) -> str | None:
    """Return the full name of the command that this answers, e.g. "settings language". None for a press or a form."""
    if interaction.kind != COMMAND:
        return None
    words, below = [str(interaction.data["name"])], several(interaction.data, "options")
    while below and below[0]["type"] in (SUB, GROUP):
        words.append(str(below[0]["name"]))
        below = several(below[0], "options")
    return " ".join(words)


def _inherited(interaction: Interaction) -> dict[str, str]:
    """Return the owners who authorise a press or a form.

    These are the server, if it has the app, and the user of the original command. That command produced the message, or
    opened the form.
    """
    message, guild = interaction.message, interaction.channel.guild
    behind: dict[str, str] = {}
    if interaction.cause:
        behind = interaction.cause.owners
    elif message and message.interaction:
        behind = message.interaction["authorizing_integration_owners"]
    found = _lasting(interaction.channel, behind)
    if not behind or (guild and guild.commands):
        found["0"] = str(guild.id if guild else 0)
    return found


def _lasting(channel: Channel, owners: dict[str, str]) -> dict[str, str]:
    """Return the owners who still have the app. A user may have removed it from their account."""
    users = channel.world.users
    return {key: who for key, who in owners.items() if key != "1" or users[int(who)].installed}


def _allowed(interaction: Interaction) -> tuple[int, ...]:
    if interaction.kind == AUTOCOMPLETE:
        return (CHOICES,)
    replies = (REPLY, DEFER) + ((DEFER_UPDATE, UPDATE) if interaction.message else ())
    return replies if interaction.kind == MODAL_SUBMIT else (*replies, MODAL)


def _callback_form(interaction: Interaction) -> JSON:
    """Return an InteractionCallbackResponse."""
    original = interaction.original
    about: JSON = {"id": str(interaction.id), "type": interaction.kind, "channel_id": str(interaction.channel.id)}
    if interaction.channel.guild:
        about["guild_id"] = str(interaction.channel.guild.id)
    form: JSON = {"interaction": about}
    if original:
        about["response_message_id"] = str(original.id)
        about["response_message_loading"] = bool(original.flags & LOADING)
        about["response_message_ephemeral"] = original.ephemeral
        if interaction.answer in (REPLY, DEFER, UPDATE):
            form["resource"] = {"type": interaction.answer, "message": message_form(original)}
    return form
