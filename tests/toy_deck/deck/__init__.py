"""Shells as the bot shows them: pictures, words and buttons."""
