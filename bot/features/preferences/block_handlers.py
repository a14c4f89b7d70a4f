"""A user's list of blocked users. Each user on it can be unblocked."""

from bot.framework.feature import component
from bot.framework.services import Services
from bot.i18n import Text
from bot.transport.custom_ids import CustomId
from bot.transport.payload import CALM, MessagePayload, button, post, select_of
from bot.transport.responses import Interaction

UNBLOCK = CustomId("block:{page:int<100}:off")
BLOCKED = CustomId("block:{shown:int}:page:{page:int<100}")

ON_A_PAGE = 25
"""Maximum number of options in a select."""


def block_message(blocked: list[int], called: list[str], text: Text, page: int = 0, said: str = "") -> MessagePayload:
    """Build a page of the list of blocked users.

    `called`: a name for each blocked user, used in the select and for deleted users. `said`: a sentence above the list.
    """
    pages = max(1, -(-len(blocked) // ON_A_PAGE))
    page = min(page, pages - 1)
    start = page * ON_A_PAGE
    shown = list(enumerate(zip(blocked, called, strict=True), 1))[start : start + ON_A_PAGE]
    lines = [text("block-row", number=number, who=name if user < 0 else f"<@{user}>") for number, (user, name) in shown]
    options = {str(user): f"{number}. {name}" for number, (user, name) in shown}
    back, on = button(text("page-back"), BLOCKED(page, page - 1)), button(text("page-on"), BLOCKED(page, page + 1))
    return post(
        f"{text('block-title')}\n{said}".strip(),
        "\n".join(lines) or text("block-nobody"),
        select_of(UNBLOCK(page), options, placeholder=text("block-off"), several=True) if options else "",
        [*([back] if page else []), *([on] if page + 1 < pages else [])],
        text("block-note"),
        accent=CALM,
    )


class BlockHandlers:
    """The handlers of presses on the list. The list is always that of the user who presses."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._names = services.interactions, services.names

    @component(UNBLOCK, select=list, private=True, anywhere=True)
    async def _unblock(self, interaction: Interaction, page: int, chosen: list[str]) -> MessagePayload:
        known = {str(user): user for user in self._interactions.settings.blocks.get(interaction.user.id)}
        # users who are no longer on the list were unblocked by another press
        gone = [known[value] for value in chosen if value in known]
        await self._interactions.settings.blocks.unblock(interaction.user.id, gone)
        return await self._turn(interaction, page)

    @component(BLOCKED, private=True, anywhere=True)
    async def _turn(self, interaction: Interaction, page: int) -> MessagePayload:
        return self.post(interaction, page)

    def post(self, interaction: Interaction, page: int = 0, said: str = "") -> MessagePayload:
        """Build the list of the users whom the asking user has blocked."""
        blocked = self._interactions.settings.blocks.get(interaction.user.id)
        text, guild = self._interactions.context_for(interaction).speak, interaction.guild_id or 0

        def called(user: int) -> str:
            if user < 0:  # their data was deleted
                return text("former-player")
            return next(iter(self._names.get(guild, user)), str(user))

        return block_message(blocked, [called(user) for user in blocked], text, page, said)
