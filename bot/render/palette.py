"""The fixed palette of all pictures: colours by name, the accent of each month, the colour of each seat."""

from __future__ import annotations

INK = "#1d1b1a"
VERMILION = "#c8202d"
GOLD = "#e8b22a"
LEAF = "#2f6b3c"
LIGHT_LEAF = "#7fae4a"
INDIGO = "#27457c"
SKY = "#8fb7d9"
VIOLET = "#6f4a8e"
PINK = "#e9a3b4"
EARTH = "#8a5a33"
PAPER = "#f6efe0"
GREY = "#9a948c"

FELT = "#2b2a33"
PANEL = "#383742"
RAISED = "#454451"
DIM = "#cfc9bd"
PALE_GOLD = "#f3d88b"
PINE = "#1f4a31"
WILLOW = "#7d8c68"
BACK = "#33281f"
WEAVE = "#4a3b30"

ACCENTS = (LEAF, VERMILION, PINK, VIOLET, INDIGO, "#d8485a", "#9c3a55", INK, GOLD, "#d9622b", WILLOW, "#4a3a63")
"""The accent of months 1..12."""

SEATS = (VERMILION, INDIGO, "#d99a1f", LEAF)
"""The disc of seats 0..3; the number on it tells them apart without colour."""

TABLE = "#1f4d3a"
BOARD = "#2a5c47"
LIFTED = "#3a6f58"
IVORY = "#fbf6e9"
IVORY_EDGE = "#d8ccaa"
JADE = "#2e7d5b"
PALE_JADE = "#5fa884"
WILD_IVORY = "#fce9b0"
BAMBOO = "#1f7a45"
"""The felt, panels and tiles of a mahjong table."""
