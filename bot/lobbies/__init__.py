"""Tables before a match and after it: who sits down, who is invited, and what becomes of those nobody looks at."""
