"""The first message on a server that takes the bot."""
