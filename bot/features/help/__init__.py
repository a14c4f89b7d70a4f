"""The help page: what the bot is, and what it can do."""
