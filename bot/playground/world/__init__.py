"""The world of the stand-in: users, servers, channels, messages and files, and their JSON forms."""
