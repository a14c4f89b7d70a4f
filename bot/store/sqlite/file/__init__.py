"""The database file itself: opening, writing in groups, watching, and its errors."""
