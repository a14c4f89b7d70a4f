"""What is said: the posts of lobbies, tables, hands and results, as components without a channel."""
