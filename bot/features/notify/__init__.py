"""Who wants to be told of lobbies that wait for people."""
