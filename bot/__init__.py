"""Hanapai on Discord: tables, messages, pictures, storage."""
