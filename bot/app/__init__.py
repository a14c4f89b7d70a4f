"""The bot as a whole: built, started, watched, ended."""
