"""The first message, to a server that adds the bot."""
