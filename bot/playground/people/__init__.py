"""What people see and do there: their page, their doors, the control routes, and what happens around the bot."""
