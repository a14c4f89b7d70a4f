"""What somebody's decisions in a finished match cost."""
