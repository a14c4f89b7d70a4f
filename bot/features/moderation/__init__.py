"""What moderators do: close tables, give seats to computers, end waits; and the log of it."""
