"""Requests to Discord: in turn, at a pace, once, and nothing that Discord forbids."""
