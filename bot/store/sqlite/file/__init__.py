"""The database file itself: how it is opened, written in groups, watched, and what it says when it fails."""
