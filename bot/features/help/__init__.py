"""What the bot is, and what it can do."""
