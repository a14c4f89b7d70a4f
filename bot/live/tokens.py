"""Interaction tokens, and the messages that they can edit."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.transport import responses
from bot.transport.responses import Interaction
from bot.transport.webhook_rate_limiter import DEAD

TOKEN_LIFE_S = 15 * 60 - 30
"""Seconds for which the bot uses a token. This is a little less than the token is valid (DISCORD A1)."""


FRESH_S = 12 * 60.0
"""Age of a token in seconds. With an older token, the next press posts the table's message again."""


IN_HAND = "in hand"
"""Key in an interaction's extras, set if its token has ever edited a hand."""


@dataclass(frozen=True, slots=True)
class Reach:
    """The functions that edit and delete one message, as long as its token is valid."""

    edit: Callable[..., Awaitable[Any]]
    delete: Callable[[], Awaitable[None]]


def original(interaction: Interaction) -> Reach:
    """Return the functions that edit and delete the original response of an interaction.

    The original response is the message that answered the interaction. If the answer redrew the pressed message, it is
    that message.
    """
    return Reach(interaction.edit_original_response, interaction.delete_original_response)


def reach(interaction: Interaction, message: int) -> Reach:
    """Return the functions that edit and delete the message that answered an interaction, even after a deferral."""
    return by_number(interaction, message) if responses.followed(interaction) else original(interaction)


def by_number(interaction: Interaction, message: int) -> Reach:
    """Return the functions that edit and delete a later message of an interaction, by the message's id."""
    hook = interaction.followup
    return Reach(partial(hook.edit_message, message), partial(hook.delete_message, message))


@dataclass(slots=True)
class Token:
    """The token of a user's interaction at a table. While valid, it can edit a message that only this user sees."""

    interaction: Interaction

    @property
    def alive(self) -> bool:
        return DEAD not in self.interaction.extras and responses.age_s(self.interaction) < TOKEN_LIFE_S

    @property
    def left_s(self) -> float:
        """The seconds for which the token can still be used."""
        return TOKEN_LIFE_S - responses.age_s(self.interaction)


@dataclass(frozen=True, slots=True)
class Carrier:
    """The token of the last public command or press at a table, which can edit the table's message `message`.

    `question`: the number of the question during which the button was pressed. 0: everyone knows of the press. None:
    the question was secret. `stale`: when this token came, the previous one was already old or missing, so the message
    should be posted again.
    """

    token: Token
    reach: Reach
    message: int
    question: int | None = 0
    stale: bool = False

    @property
    def fresh(self) -> bool:
        """Return whether the token is recent enough, so that the message need not be posted again."""
        return not self.stale and self.token.alive and responses.age_s(self.token.interaction) < FRESH_S
