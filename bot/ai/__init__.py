"""Computer players: thinkers in processes of their own, and advice."""
