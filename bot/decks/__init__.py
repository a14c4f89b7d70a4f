"""How cards and tiles look: layouts, and the words and buttons for them."""
