"""Calls to lobbies: who wants to be told of which games."""
