"""What Discord refuses, thing by thing, and the words in which it does."""
