"""A small Discord on your own machine, as strict as the real one: for tests, and to play without a token."""

from bot.playground.keeping import NotKept
from bot.playground.people.doors import addresses
from bot.playground.people.person import Answer, Person
from bot.playground.people.seen import Seen
from bot.playground.people.welcome import Card, Command, Welcome
from bot.playground.server import Playground

__all__ = ["Answer", "Card", "Command", "NotKept", "Person", "Playground", "Seen", "Welcome", "addresses"]
