"""A small Discord on your own machine, as strict as the real one: for tests, and to play without a token."""

from bot.playground.doors import addresses
from bot.playground.keeping import NotKept
from bot.playground.person import Answer, Person
from bot.playground.seen import Seen
from bot.playground.server import Playground
from bot.playground.welcome import Card, Command, Welcome

__all__ = ["Answer", "Card", "Command", "NotKept", "Person", "Playground", "Seen", "Welcome", "addresses"]
