"""Moves and advice: what a player does during a match, and why a win pays what it pays.

Actions that are rare in a game are declared `explained`. Where such an action is offered, the hand explains
it with the message `{game}-offer-{verb}`.
"""
