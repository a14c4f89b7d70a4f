"""Fuzhou mahjong, 福州麻将 (rules/fuzhou.md)."""
