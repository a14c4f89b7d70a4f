"""Boxes and pixels: layouts without meaning, and how they are painted.

1. A deck's layout places items in boxes (`Picture`), in the bot's own process, in half a millisecond.
   Pictures are cached by scene, names and reader.
2. `decks/brushes.py` paints it. Pixels are numbers of a palette of 255 colours, fixed when the pieces were
   built. Panels, shapes and words are masks over a ramp between two of its colours, so nothing is matched at
   run time. Under them is a cloth or felt (`Art.cloth`). Its rows are alike, so they cost few bytes.
3. A picture is cut into strips of 96 rows. The items of a strip are its key in the cache, already compressed,
   because deflate blocks that end at a byte can be joined. So the unchanged part of a table is neither
   painted nor compressed again. All caches are bounded.
"""
