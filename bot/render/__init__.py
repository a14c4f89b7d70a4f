"""Pictures without meaning: boxes and what lies in them, and how they are painted."""
