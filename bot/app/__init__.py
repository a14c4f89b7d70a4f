"""The bot put together, and its end."""
