"""A deal for every day: played once by whoever wants to, the same for everybody on all servers."""
