"""Interaction tokens, and the messages that they can edit."""

from dataclasses import dataclass

from bot.transport import responses
from bot.transport.payload import MessagePayload
from bot.transport.responses import Interaction
from bot.transport.webhook_rate_limiter import DEAD

TOKEN_LIFE_S = 15 * 60 - 30
"""Seconds for which the bot uses a token. This is a little less than the token is valid (DISCORD A1)."""


FRESH_S = 12 * 60.0
"""Age of a token in seconds. With an older token, the next press posts the table's message again."""


IN_HAND = "in hand"
"""Key in an interaction's extras, set if its token has ever edited a hand."""


@dataclass(frozen=True, slots=True)
class Token:
    """The token of a user's interaction at a table. While valid, it can edit one message.

    `followup`: the id of a later message of the interaction. 0: the original response, which is the message that
    answered the interaction. If the answer redrew the pressed message, it is that message.
    """

    interaction: Interaction
    followup: int = 0

    @property
    def alive(self) -> bool:
        return DEAD not in self.interaction.extras and responses.age_s(self.interaction) < TOKEN_LIFE_S

    @property
    def left_s(self) -> float:
        """The seconds for which the token can still be used."""
        return TOKEN_LIFE_S - responses.age_s(self.interaction)

    async def edit(self, post: MessagePayload) -> None:
        """Edit the message, so that it shows `post`."""
        if self.followup:
            await self.interaction.followup.edit_message(self.followup, view=post.view, attachments=post.files())
        else:
            await self.interaction.edit_original_response(view=post.view, attachments=post.files())

    async def delete(self) -> None:
        """Delete the message."""
        if self.followup:
            await self.interaction.followup.delete_message(self.followup)
        else:
            await self.interaction.delete_original_response()


def of_answer(interaction: Interaction, message: int) -> Token:
    """Return the token for the message that answered an interaction, even after a deferral."""
    return Token(interaction, message if responses.followed(interaction) else 0)


@dataclass(frozen=True, slots=True)
class Carrier:
    """The token of the last public command or press at a table, which can edit the table's message `message`.

    `question`: the number of the question during which the button was pressed. 0: everyone knows of the press. None:
    the question was secret. `stale`: when this token came, the previous one was already old or missing, so the message
    should be posted again.
    """

    token: Token
    message: int
    question: int | None = 0
    stale: bool = False

    @property
    def fresh(self) -> bool:
        """Return whether the token is recent enough, so that the message need not be posted again."""
        return not self.stale and self.token.alive and responses.age_s(self.token.interaction) < FRESH_S
