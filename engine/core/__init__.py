"""The names that all games and their callers share. `bot` imports nothing else of the engine but `engine.GAMES`."""

from engine.core.achievement import Achievement, first
from engine.core.action import FINISH, GO_ON, READY, RESIGN, TABLE, Action, Event, IllegalAction, Piece, Seat
from engine.core.change import changed, shared
from engine.core.codec import decode, encode
from engine.core.game import AnyGame, Game, Result, Step, VoidDeal
from engine.core.hands import Best, Won, best_sheets, bettered, comebacks, points_by_hand, won
from engine.core.lesson import LEARNER, Answer, Lesson
from engine.core.match import VERSION, AnyMatch, Match, Played, version_of
from engine.core.moment import COMEBACK, Moment, Moments, moment
from engine.core.pattern import Pattern
from engine.core.question import Ask, Pending, PublicQuestion, Question
from engine.core.record import Record
from engine.core.rng import Rng
from engine.core.rules import Option, Rules, Value, by_rules, choice, flag, number
from engine.core.scene import Badge, Payment, Pile, Place, Row, Scene, Sheet, around, balance
from engine.core.signs import LOOKS, Look, Order, Sign, Term, Terms, formula, steps
from engine.core.story import Story
from engine.core.thought import FULL, Effort, Judge, Player, Weighed

__all__ = [
    "COMEBACK",
    "FINISH",
    "FULL",
    "GO_ON",
    "LEARNER",
    "LOOKS",
    "READY",
    "RESIGN",
    "TABLE",
    "VERSION",
    "Achievement",
    "Action",
    "Answer",
    "AnyGame",
    "AnyMatch",
    "Ask",
    "Badge",
    "Best",
    "Effort",
    "Event",
    "Game",
    "IllegalAction",
    "Judge",
    "Lesson",
    "Look",
    "Match",
    "Moment",
    "Moments",
    "Option",
    "Order",
    "Pattern",
    "Payment",
    "Pending",
    "Piece",
    "Pile",
    "Place",
    "Played",
    "Player",
    "PublicQuestion",
    "Question",
    "Record",
    "Result",
    "Rng",
    "Row",
    "Rules",
    "Scene",
    "Seat",
    "Sheet",
    "Sign",
    "Step",
    "Story",
    "Term",
    "Terms",
    "Value",
    "VoidDeal",
    "Weighed",
    "Won",
    "around",
    "balance",
    "best_sheets",
    "bettered",
    "by_rules",
    "changed",
    "choice",
    "comebacks",
    "decode",
    "encode",
    "first",
    "flag",
    "formula",
    "moment",
    "number",
    "points_by_hand",
    "shared",
    "steps",
    "version_of",
    "won",
]
