"""What decisions cost: a finished match looked at again."""
