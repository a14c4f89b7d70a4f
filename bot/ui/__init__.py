"""What users read: messages as components, pictures from the painters, words of a table. It names no feature."""
