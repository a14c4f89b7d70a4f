"""Puts the bot together, wakes its tables, and ends it."""
