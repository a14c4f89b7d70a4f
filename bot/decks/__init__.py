"""Cards and tiles: layouts, and the words and buttons for them.

Pieces are SVG drawings, one file each, with shared parts in `parts.svg`. `python -m bot.decks.build` makes
the sheets of all widths (`WIDTHS`) with frames, marks and the edge of a tile. A drawing uses only the colours
of `DAY`, and other themes replace them by name. `class="fine"` is left out of small pieces and
`class="second"` in high contrast. `class="head"` is an area that no mark may cover.

Readers of Chinese see tiles without the mark in their corner. A bare corner is laid over each (`-bare`), and
a wild tile says so in Chinese. No text is smaller than `READABLE`, which a phone can show. Longer text is split,
cut or left out. A picture keeps its height for a whole round.

Emoji: `*/emoji/` has a square of 128 pixels for each piece and back. A whole card would be only 13 pixels
wide where an emoji is 22 high. So the square shows the distinctive part of the drawing (`_TOPS` in
`hanafuda/drawn.py`) with the month. A tile is its face, a sixth wider than it is. A name such as
`hp_c01H_1a2b3c` ends with a hash of the picture, so a new drawing is a new emoji.
"""
