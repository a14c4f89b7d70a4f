"""Numbers about a running bot for its owner, counted as things happen or looked up on request.

This package needs the extra `metrics`, and is loaded only if METRICS_PORT is set. No number identifies a user, a
server, a channel, a table, a seat or a token.
"""

from bot.app.metrics.page import MetricsPage
from bot.app.metrics.status import StatusSnapshot

__all__ = ["MetricsPage", "StatusSnapshot"]
