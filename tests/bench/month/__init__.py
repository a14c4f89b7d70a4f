"""A month of virtual time: people play for days while everything fails, and nobody looks after the bot."""
