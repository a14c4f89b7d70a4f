"""Finished matches: replayed, judged, rated."""
