"""The common parts of the mahjong games: tiles, wall, melds, claims and the tables of the win check (TILES.md)."""
