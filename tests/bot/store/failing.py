"""What the memory of the bot refuses."""

import pytest


async def fails(error, *attempts, match=None):
    """Each of these attempts, one after the other, fails with this error, in words that match."""
    for attempt in attempts:
        with pytest.raises(error, match=match):
            await attempt
