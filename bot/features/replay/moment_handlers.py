"""Handler of *Share this moment*: the turn that ended a hand, as a public animation."""

from collections import OrderedDict

from bot.errors import UserError
from bot.features.rules.messages import places_of
from bot.framework.feature import component
from bot.framework.services import Services
from bot.tables.table import Table
from bot.transport import responses
from bot.transport.payload import CALM, post
from bot.transport.responses import Deferral, Interaction
from bot.ui.custom_ids import MOMENT

REMEMBERED = 1000
"""Maximum number of shared moments to remember. A remembered moment cannot be shared twice."""


class MomentHandlers:
    """Sharing of moments. Users who see the table can share each moment once."""

    def __init__(self, services: Services) -> None:
        self._interactions, self._films, self._names = services.interactions, services.films, services.names
        self._shared: OrderedDict[tuple[int, int], None] = OrderedDict()

    @component(MOMENT, deferral=Deferral.ALOUD, anywhere=True)
    async def _share(self, interaction: Interaction, table_id: int, number: int) -> None:
        """Share the last turn of round `number`. Raises UserError."""
        table = await self._interactions.looked_back(interaction, table_id)
        if interaction.channel_id not in places_of(table):
            raise UserError("unknown-button")
        if not interaction.app_permissions.attach_files:
            raise UserError("no-files")
        if (table.id, number) in self._shared:
            raise UserError("moment-shared")
        with self._interactions.publishing(interaction):
            await self._show(interaction, table, number)

    async def _show(self, interaction: Interaction, table: Table, number: int) -> None:
        """Send the last turn publicly. If sending fails, it can be shared again."""
        self._shared[table.id, number] = None
        try:
            await self._names.learn(table.row.guild, table.persons)
            context = await self._interactions.context_for_all(interaction)
            film = await self._films.moment(table, number, context, interaction.user.id)
        except BaseException:
            del self._shared[table.id, number]  # allow another try
            raise
        while len(self._shared) > REMEMBERED:
            self._shared.popitem(last=False)
        said = context.speak("share-moment", who=interaction.user.mention)
        await responses.send(interaction, post(film, said, accent=CALM))
