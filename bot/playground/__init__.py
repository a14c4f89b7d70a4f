"""A small Discord on your own machine, as strict as the real one: for tests, and to play without a token."""

from bot.playground.person import Answer, Person
from bot.playground.seen import Seen
from bot.playground.server import Playground

__all__ = ["Answer", "Person", "Playground", "Seen"]
