"""What was played on a server, for who manages it."""
