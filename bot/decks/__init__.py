"""The decks: how their tables look in pictures, how they read in words, what their buttons say."""
