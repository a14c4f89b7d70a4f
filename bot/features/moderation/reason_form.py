"""The form in which a moderator gives a reason for an action. Submitting it does the action."""

import discord

from bot.common.text import legible, shortened
from bot.errors import UserError
from bot.features.moderation.custom_ids import CLOSE, COUNT_RESULT, OFF_BOARDS, REASON, SEAT, SUSPEND, WAIT
from bot.framework.feature import component
from bot.framework.interaction_service import InteractionService
from bot.i18n import Text
from bot.transport import responses
from bot.transport.forms import filled
from bot.transport.payload import Button, button
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
        await responses.form(interaction, _modal(doing, self._interactions.context_for(interaction).speak))


def reason_button(doing: str, text: Text) -> Button:
    """Build the button that opens the form. `doing`: the custom_id of the button that does the action."""
    return button(text("reason-give"), REASON(doing))


def reason_of(interaction: Interaction) -> str:
    """Return the reason that a submitted form gives. A press gives none."""
    return shortened(legible("".join(filled(interaction).get("reason", ()))), LONGEST)


def _modal(doing: str, text: Text) -> discord.ui.Modal:
    word: discord.ui.TextInput[discord.ui.LayoutView] = discord.ui.TextInput(
        custom_id="reason", style=discord.TextStyle.short, required=False, max_length=LONGEST
    )
    modal = discord.ui.Modal(title=text("reason-title"), custom_id=doing, timeout=None)
    modal.add_item(discord.ui.Label(text=text("reason-label"), description=text("reason-told"), component=word))
    modal.stop()
    return modal
