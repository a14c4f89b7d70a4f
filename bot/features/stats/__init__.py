"""What a server plays, for those who manage it."""
