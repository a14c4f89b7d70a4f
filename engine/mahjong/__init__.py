"""What the mahjong games share: tiles, wall, melds, claims and the tables of the win check (TILES.md)."""
