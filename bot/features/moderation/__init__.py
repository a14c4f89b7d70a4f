"""What moderators do: close tables, give seats to computers, void results; and the log of it."""
