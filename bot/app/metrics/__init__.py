"""What a running bot tells whoever runs it, in numbers: counted as it comes by, or looked up when somebody asks. Needs
the extra `metrics`, and is loaded where METRICS_PORT is set.

No number names a person, a server, a channel, a table, a seat or a token.
"""

from bot.app.metrics.page import MetricsPage
from bot.app.metrics.status import StatusSnapshot

__all__ = ["MetricsPage", "StatusSnapshot"]
