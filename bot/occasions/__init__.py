"""What is played because of the day or the hour: who plays what, when, from which seed, and where it counts. It
knows no Discord."""
