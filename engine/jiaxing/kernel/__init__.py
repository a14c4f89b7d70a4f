"""Hands of Jiaxing mahjong, played out by the formula at thousands a second (engine.mahjong.kernel)."""
