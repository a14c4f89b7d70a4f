"""What there is on the stand-in: users, servers, channels, messages and files, and how all that looks in JSON."""
