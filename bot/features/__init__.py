"""Features: the things that people can do, a folder each."""
