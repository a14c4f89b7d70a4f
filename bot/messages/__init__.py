"""What people see and press: scenes and tables become messages, presses become moves."""
