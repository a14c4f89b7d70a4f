"""The form in which a moderator gives a reason for an action. Submitting it does the action."""

import discord

from bot.common.text import legible, shortened
from bot.errors import UserError
from bot.features.moderation.custom_ids import CLOSE, COUNT_RESULT, OFF_BOARDS, REASON, SEAT, SUSPEND, WAIT
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.i18n import Text
from bot.transport import responses
from bot.transport.forms import filled, form_of
from bot.transport.payload import OVER, MessagePayload, button, post
from bot.transport.responses import Deferral, Interaction

ACTIONS = (CLOSE, COUNT_RESULT, OFF_BOARDS, SEAT, SUSPEND, WAIT)
LONGEST = 100
"""Maximum number of letters in a reason."""


class ReasonHandlers:
    """Handler of the button that opens the form. The form itself goes to the handler of the action."""

    def __init__(self, interactions: InteractionService) -> None:
        self._interactions = interactions

    @component(REASON, deferral=Deferral.FORM, private=True)
    async def _ask(self, interaction: Interaction, doing: str) -> None:
        if not any((each.read(doing) or {}).get("step") == "do" for each in ACTIONS):
            raise UserError("unknown-button")
        text = self._interactions.context_for(interaction).speak
        title, label, told = (text(f"reason-{part}") for part in ("title", "label", "told"))
        await responses.form(interaction, form_of(doing, title, label, LONGEST, told, field="reason", required=False))


def confirmation(words: str, label: str, doing: str, no: str, text: Text) -> MessagePayload:
    """Build the request to confirm an action, also with a reason.

    `label`, `doing`: label and custom_id of the button that does the action. `no`: custom_id of *Cancel*.
    """
    yes, reason = button(label, doing, discord.ButtonStyle.danger), button(text("reason-give"), REASON(doing))
    return post(words, [yes, reason, button(text("moderate-no"), no)], accent=OVER)


def reason_of(interaction: Interaction) -> str:
    """Return the reason that a submitted form gives. A press gives none."""
    return shortened(legible("".join(filled(interaction).get("reason", ()))), LONGEST)
