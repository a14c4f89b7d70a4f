"""What tests hear of the changes of tables."""

from bot.tables.events import MatchEvent, TableEvent, handles


class Listener:
    """Calls `heard` with the table of each event, and the events of the game."""

    def __init__(self, heard):
        self._heard = heard

    @handles(TableEvent)
    def on_table_changed(self, event):
        self._heard(event.table, event.told if isinstance(event, MatchEvent) else ())


def listen(registry, heard):
    """Call `heard` with every changed table from now on."""
    registry.events.subscribe(Listener(heard))
