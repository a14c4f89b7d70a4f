"""What tests hear of the changes of tables."""

from bot.tables.events import Closed, LobbyChanged, MatchEvent, handles


class Listener:
    """Calls `heard` with each changed table, and the new events of the game."""

    def __init__(self, heard):
        self._heard = heard

    @handles(LobbyChanged, MatchEvent, Closed)
    def on_table_changed(self, event):
        self._heard(event.table, event.told)


def listen(registry, heard):
    """Call `heard` with every changed table from now on."""
    registry.events.subscribe(Listener(heard))
