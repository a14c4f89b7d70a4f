"""The people's side: their page, its doors, the control routes, and changes around the bot."""
