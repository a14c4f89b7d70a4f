"""A deal for every day: played once by each user, the same on all servers."""
