"""Answers to presses and commands. Each is given in time and once, even if its confirmation was lost."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Any, TypeVar

import discord

from bot.errors import UserError
from bot.tables.background_tasks import BackgroundTasks
from bot.transport.emoji import sent
from bot.transport.payload import MessagePayload
from bot.transport.priority import Priority
from bot.transport.retries import FAILURES, LONGEST_REQUEST_S, again
from bot.transport.webhook_rate_limiter import WebhookRateLimiter

Interaction = discord.Interaction[Any]
T = TypeVar("T")

ANSWER_WITHIN_S = 2.0
"""Seconds after the arrival of an interaction at which it is deferred, if not yet answered. Discord waits three."""

ALREADY_ANSWERED = 40060
"""Discord's error code for an interaction that has a first answer. If the bot sent only one, that one had arrived."""

DISCORD_PY_PAUSE_S = 1.0
"""Shortest pause of discord.py, in seconds, before it sends a request again that failed."""

AFTERWARDS = "afterwards"
"""Key in an interaction's extras. Its value is the jobs to do once the interaction is answered, by name."""


class HiddenAnswer(UserError):
    """An error: Discord made a public answer ephemeral, so the bot has deleted it (DISCORD A11)."""

    def __init__(self) -> None:
        super().__init__("hidden-answer")


class Deferral(Enum):
    """The kind of an answer, which has to be known when the interaction is deferred."""

    EDIT = "the pressed message, changed"
    WHISPER = "a message that only the asker sees"
    ALOUD = "a message that everybody sees"
    FORM = "a form, which cannot follow a deferral"
    BESIDE = "EDIT if only the asker sees the pressed message, otherwise WHISPER"


def now() -> float:
    """Return the current time of the clock that measures the age of tokens, in seconds."""
    return time.monotonic()


@dataclass(slots=True, eq=False)
class ResponseState:
    """The state of the response to an interaction.

    `later`: the kind of its answer. `given`: set once it has a first answer. `deferred`: the first answer was only a
    deferral. `followed`: a separate message followed the first answer. `doubtful`: it is unknown whether the deferral
    arrived. `over`: no answer will come. `slow`: function that returns the sentence to show if it is too late for a
    form. `webhook_limiter`: limiter of requests by the interaction's token. `timer`: the timer that defers it.
    `arrived`: when it arrived, in seconds of `now`. `answered_s`: the seconds until its first answer. `retried`:
    whether a request was sent again. `elsewhere`: whether another program has answered it.
    """

    later: Deferral
    slow: Callable[[], str] = str
    webhook_limiter: WebhookRateLimiter | None = None
    deferred: bool = False
    followed: bool = False
    over: bool = False
    doubtful: bool = False
    retried: bool = False
    elsewhere: bool = False
    answered_s: float | None = None
    timer: asyncio.TimerHandle | None = None
    given: asyncio.Event = field(default_factory=asyncio.Event)
    arrived: float = field(default_factory=lambda: now())
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def give(self) -> None:
        """Note that it now has a first answer."""
        self.answered_s = now() - self.arrived
        self.given.set()

    def resent(self) -> None:
        """Note that the first answer is sent again, after a lost connection."""
        self.retried = True

    def whispered(self, interaction: Interaction) -> bool:
        """Return whether only the user will see an answer that is sent as a separate message after a deferral."""
        return self.later is Deferral.WHISPER and not in_own_messages(interaction)


_timers = BackgroundTasks()


def in_own_messages(interaction: Interaction) -> bool:
    """Return whether an interaction comes from the user's direct messages with the bot."""
    return interaction.context.dm_channel


def in_private(interaction: Interaction) -> bool:
    """Return whether the pressed message is one that only the user can see."""
    message = interaction.message
    return message is not None and (message.flags.ephemeral or in_own_messages(interaction))


def begin(
    interaction: Interaction,
    later: Deferral,
    slow: Callable[[], str] = str,
    webhook_limiter: WebhookRateLimiter | None = None,
) -> ResponseState:
    """Start the timer that defers the interaction if it is not answered in time. Return the state of its response.

    The parameters are fields of that state.
    """
    if later is Deferral.BESIDE:
        later = Deferral.EDIT if in_private(interaction) else Deferral.WHISPER
    answer = interaction.extras["answer"] = ResponseState(later, slow, webhook_limiter)
    answer.timer = asyncio.get_running_loop().call_later(ANSWER_WITHIN_S, lambda: _timers.do(defer(interaction)))
    return answer


def do_afterwards(interaction: Interaction, name: str, job: Callable[[Interaction], Awaitable[None]]) -> None:
    """Call `job` once the interaction is answered, instead of an earlier job of this name. It must not raise."""
    interaction.extras.setdefault(AFTERWARDS, {})[name] = job


async def send(interaction: Interaction, post: MessagePayload, *, ephemeral: bool = False) -> int:
    """Answer with a new message and return its id. The message pings nobody.

    `ephemeral`: only the user sees it. This is ignored in direct messages with the bot. Raises HiddenAnswer.
    """
    ephemeral = ephemeral and not in_own_messages(interaction)
    return await sent(post, lambda post: _send(interaction, post, ephemeral=ephemeral))


async def _send(interaction: Interaction, post: MessagePayload, *, ephemeral: bool) -> int:
    answer = _answer(interaction)
    async with answer.lock:
        message, hidden = await _sent(interaction, answer, post, ephemeral=ephemeral)
        if hidden and not ephemeral:
            await _take_back(interaction, message if answer.followed else None)
        return message


async def _sent(
    interaction: Interaction, answer: ResponseState, post: MessagePayload, *, ephemeral: bool
) -> tuple[int, bool]:
    """Send `post` as an answer. Return the message's id, and whether Discord shows it to the user only."""
    first = None if answer.given.is_set() else await _first(interaction, answer, post, ephemeral=ephemeral)
    if first is not None:
        return first
    if answer.deferred and answer.later in (Deferral.WHISPER, Deferral.ALOUD):
        answer.deferred = False
        if ephemeral == answer.whispered(interaction):
            edited = await sent(post, lambda post: _edit_original(interaction, post))
            return edited.id, edited.flags.ephemeral
        # the deferral decided who sees the answer: delete it, and send a message with the right visibility
        with suppress(discord.NotFound):  # the deferral was already deleted, but the confirmation was lost
            async with _by_token(interaction):
                await again(interaction.delete_original_response)
    followup = await _followup(interaction, post, ephemeral=ephemeral)
    answer.followed = True
    return followup.id, followup.flags.ephemeral


async def _followup(interaction: Interaction, post: MessagePayload, *, ephemeral: bool) -> discord.WebhookMessage:
    files, quiet = post.files(), discord.AllowedMentions.none()
    async with _by_token(interaction, new=True), asyncio.timeout(LONGEST_REQUEST_S):
        return await interaction.followup.send(
            view=post.view, files=files, ephemeral=ephemeral, allowed_mentions=quiet, wait=True
        )


async def _take_back(interaction: Interaction, followup: int | None) -> None:
    """Delete a public answer that Discord has made ephemeral. Raises HiddenAnswer.

    `followup`: the answer's id, if it is not the original response. In direct messages with the bot the answer stays,
    because nobody else could see it anyway.
    """
    if in_own_messages(interaction):
        return
    original, hook = interaction.delete_original_response, interaction.followup
    with suppress(*FAILURES):
        async with _by_token(interaction):
            await again(original if followup is None else partial(hook.delete_message, followup))
    raise HiddenAnswer


async def answer(interaction: Interaction, post: MessagePayload) -> None:
    """Answer a press in the way that its deferral announces: edit the pressed message, or send a new one."""
    later = _answer(interaction).later
    if later is Deferral.EDIT:
        await edit(interaction, post)
    else:
        await send(interaction, post, ephemeral=later is Deferral.WHISPER)


async def stay(interaction: Interaction) -> bool:
    """Acknowledge a press without changing its message. Later answers are then separate messages.

    The press's token can edit the pressed message afterwards. Return False if the press already had an answer, if a
    form will answer it, or if the request failed.
    """
    answer = _answer(interaction)
    async with answer.lock:
        if answer.given.is_set() or answer.over or answer.later is Deferral.FORM:
            return False
        answer.later = Deferral.EDIT
    await defer(interaction)
    return answer.deferred


async def follow(interaction: Interaction, post: MessagePayload) -> int:
    """Send a public message after an interaction's answer, pinging nobody. Return its id. Raises HiddenAnswer."""
    message = await sent(post, lambda post: _followup(interaction, post, ephemeral=False))
    if message.flags.ephemeral:
        await _take_back(interaction, message.id)
    return message.id


async def edit(interaction: Interaction, post: MessagePayload, urgency: Priority = Priority.ANSWER) -> None:
    """Answer a press by editing the pressed message. If it was already answered, edit that answer. Nobody is pinged."""
    await sent(post, partial(_edit, interaction, urgency))


async def _edit(interaction: Interaction, urgency: Priority, post: MessagePayload) -> None:
    answer = _answer(interaction)
    async with answer.lock:
        if not answer.given.is_set():
            await _once(answer, lambda: interaction.response.edit_message(**_changes(post)))
            if not answer.deferred:
                return
        await _edit_original(interaction, post, urgency)


async def form(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Answer a press with a form, unless the press already has an answer."""
    answer = _answer(interaction)
    async with answer.lock:
        if not answer.given.is_set():
            await _once(answer, lambda: interaction.response.send_modal(modal))


async def wait_for_answer(interaction: Interaction, answering: asyncio.Future[None]) -> bool:
    """Wait until an interaction has its first answer. Return whether it has one.

    `answering`: the task that answers. If it ends without an answer, return False.
    """
    answer = _answer(interaction)
    first = asyncio.ensure_future(answer.given.wait())
    try:
        await asyncio.wait([first, answering], return_when=asyncio.FIRST_COMPLETED)
    finally:
        first.cancel()
    return answer.given.is_set()


def age_s(interaction: Interaction) -> float:
    """Return the seconds since the interaction arrived, which is the age of its token."""
    return now() - _answer(interaction).arrived


def followed(interaction: Interaction) -> bool:
    """Return whether the interaction's answer is a separate followup message instead of the original response."""
    return _answer(interaction).followed


def is_answered(interaction: Interaction) -> bool:
    """Return whether the interaction has its first answer, so that everything else is sent by its token."""
    return _answer(interaction).given.is_set()


def end(interaction: Interaction) -> None:
    """Note that an interaction needs no further answer, so that it isn't deferred. Free its memory.

    The interaction itself may be kept for its token. So remove its pressed message, and reference cycles that only
    Python's garbage collection would free.
    """
    answer = _answer(interaction)
    answer.over, answer.slow = True, str
    if answer.timer is not None:
        answer.timer.cancel()
    interaction.message = None
    kept: Any = interaction
    with suppress(AttributeError):  # an unanswered press has no such attribute
        del kept._cs_response


async def acknowledge(interaction: Interaction) -> None:
    """Acknowledge a press without changing its message."""
    with suppress(*FAILURES):
        await again(interaction.response.defer)


def _answer(interaction: Interaction) -> ResponseState:
    if "answer" not in interaction.extras:
        interaction.extras["answer"] = ResponseState(Deferral.WHISPER)
    return interaction.extras["answer"]


@asynccontextmanager
async def _by_token(
    interaction: Interaction, urgency: Priority = Priority.ANSWER, *, new: bool = False
) -> AsyncGenerator[None]:
    """Wait until the channel's rate limit allows a request by this token. The body of the `with` sends the request.

    `new`: the request sends a message.
    """
    webhook_limiter = _answer(interaction).webhook_limiter
    if webhook_limiter is None:
        yield
        return
    async with webhook_limiter.turn(interaction, urgency, new=new):
        yield


async def _edit_original(
    interaction: Interaction, post: MessagePayload, urgency: Priority = Priority.ANSWER
) -> discord.InteractionMessage:
    async with _by_token(interaction, urgency):
        return await again(lambda: interaction.edit_original_response(**_changes(post)))


def _changes(post: MessagePayload) -> dict[str, Any]:
    """Return the fields of an edit. The files are new objects, because sending reads a file to its end."""
    return {"view": post.view, "attachments": post.files(), "allowed_mentions": discord.AllowedMentions.none()}


async def _first(
    interaction: Interaction, answer: ResponseState, post: MessagePayload, *, ephemeral: bool
) -> tuple[int, bool] | None:
    """Send `post` as the first answer, as `_sent` does. Return None if the interaction is already deferred."""
    quiet, respond = discord.AllowedMentions.none(), interaction.response.send_message
    first = await _once(
        answer, lambda: respond(view=post.view, files=post.files(), ephemeral=ephemeral, allowed_mentions=quiet)
    )
    if first is not None and first.message_id is not None:
        return first.message_id, first.is_ephemeral()
    if answer.deferred:
        return None
    async with _by_token(interaction):
        original = await again(interaction.original_response)
    return original.id, original.flags.ephemeral


async def defer(interaction: Interaction) -> None:
    """Defer the answer now. A form can't be deferred, so answer instead that it is too late for the form."""
    answer = _answer(interaction)
    async with answer.lock:
        if answer.given.is_set() or answer.over:
            return
        response = interaction.response
        answer.deferred = answer.later is not Deferral.FORM
        try:
            if answer.later is Deferral.EDIT:
                await _once(answer, response.defer)
            elif answer.later is Deferral.FORM:
                await _once(answer, lambda: response.send_message(answer.slow(), ephemeral=True))
            else:
                whisper = answer.whispered(interaction)
                await _once(answer, lambda: response.defer(ephemeral=whisper, thinking=True))
        except FAILURES:
            answer.deferred, answer.doubtful = False, answer.deferred  # sending the actual answer will show it


async def _once(answer: ResponseState, request: Callable[[], Awaitable[T]]) -> T | None:
    """Send the first answer and mark the interaction as answered. Return the request's result.

    Return None if Discord says that the interaction is already answered. The first answer may have come from a try
    whose confirmation was lost. Otherwise another program has answered: discord.py repeats a request only after a
    second.
    """
    began, first = now(), None
    try:
        first = await again(request, answer.resent)
    except discord.HTTPException as error:
        if error.code != ALREADY_ANSWERED:
            raise
        answer.deferred = answer.deferred or answer.doubtful
        answer.elsewhere = not (answer.doubtful or answer.retried) and now() - began < DISCORD_PY_PAUSE_S
    answer.give()
    return first
