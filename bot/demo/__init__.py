"""The playground with our bot in it: where both are kept, who is there, what its page greets with."""
