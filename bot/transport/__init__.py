"""How requests reach Discord and answers come back: in turn, at a pace, once, and nothing that Discord forbids."""
