"""Computer players: thinkers in processes of their own, and when they answer."""
