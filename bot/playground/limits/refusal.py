"""Discord's errors: status, JSON code, sentence, and the error tree of a refused form."""

from collections.abc import Iterable
from typing import Any, cast

JSON = dict[str, Any]
Path = tuple[str | int, ...]

CODES: dict[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10011: (404, "Unknown Role"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30038: (400, "Maximum number of uncompleted guild scheduled events reached (100)"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    20012: (403, "You are not authorized to perform this action on this application"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30015: (400, "Maximum number of attachments in a message reached (10)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later."),
    40005: (413, "Request entity too large"),
    40094: (400, "This interaction has reached the maximum number of follow-up messages (5)"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50028: (400, "Invalid Role"),
    50034: (400, "A message provided was too old to bulk delete"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Tried to perform an operation on an archived thread"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50240: (400, "You cannot remove this app's Entry Point command in a bulk update operation."),
    50109: (400, "The request body contains invalid JSON."),
    160002: (403, "Cannot reply without permission to read message history"),
    160004: (400, "A thread has already been created for this message"),
    160006: (400, "Maximum number of active threads reached"),
    200000: (400, "Message was blocked by automatic moderation"),
}


class Refusal(Exception):
    """An error answer. `status` and the sentence follow from `code` unless they are given."""

    def __init__(self, code: int, *, status: int = 0, message: str = "", errors: JSON | None = None) -> None:
        known_status, known_message = CODES.get(code, (400, "Bad Request"))
        self.code = code
        self.status = status or known_status
        self.message = message or known_message
        self.errors = errors
        self.retry_after: float | None = None
        super().__init__(f"{self.code} {self.message}")

    def body(self) -> JSON:
        """Return the JSON body: {message, code[, errors]}."""
        body: JSON = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class Form:
    """A check of a request body. It collects all errors and refuses them together, as Discord does (50035)."""

    def __init__(self) -> None:
        self.found: list[tuple[Path, str, str]] = []

    def wrong(self, at: Path, code: str, sentence: str) -> None:
        """Note one error at a path such as ("components", 0, "label")."""
        self.found.append((at, code, sentence))

    def text(self, at: Path, value: object, low: int, high: int, *, required: bool = False) -> None:
        """Check a string of `low` to `high` characters. None means absent, which is wrong only if it is required."""
        if value is None:
            if required:
                self.missing(at)
        elif not isinstance(value, str):
            self.wrong(at, "STRING_TYPE_CONVERT", "Must be a string.")
        elif len(value) > high:
            self.wrong(at, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif len(value) < low:
            self.wrong(at, "BASE_TYPE_MIN_LENGTH", f"Must be {low} or more in length.")

    def number(self, at: Path, value: object, low: float, high: float, *, required: bool = False) -> None:
        """Check a whole number between `low` and `high`."""
        if value is None:
            if required:
                self.missing(at)
        elif isinstance(value, bool) or not isinstance(value, int):
            self.wrong(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value > high:
            self.wrong(at, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        elif value < low:
            self.wrong(at, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")

    def choice(self, at: Path, value: object, allowed: Iterable[object]) -> None:
        """Check that a value is one of those allowed."""
        if value not in (options := tuple(allowed)):
            self.wrong(at, "BASE_TYPE_CHOICES", f"Value must be one of {options}.")

    def items(self, at: Path, value: object, low: int, high: int, *, required: bool = False) -> list[Any]:
        """Check the length of a list. Return the list, or an empty one if `value` isn't a list."""
        if value is None:
            if required:
                self.missing(at)
            return []
        if not isinstance(value, list):
            self.wrong(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
            return []
        items = cast("list[Any]", value)
        if not low <= len(items) <= high:
            self.wrong(at, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return items

    def models(self, at: Path, value: object, low: int, high: int, *, required: bool = False) -> list[JSON]:
        """Check a list of objects and return it. Items that aren't objects are noted and left out."""
        found: list[JSON] = []
        for index, item in enumerate(self.items(at, value, low, high, required=required)):
            if isinstance(item, dict):
                found.append(cast(JSON, item))
            else:
                self.wrong((*at, index), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return found

    def missing(self, at: Path) -> None:
        """Note that a required field is missing."""
        self.wrong(at, "BASE_TYPE_REQUIRED", "This field is required")

    def refuse(self) -> None:
        """End the check. Raises Refusal if there were errors."""
        if self.found:
            raise Refusal(50035, errors=self.tree())

    def tree(self) -> JSON:
        """Return the errors nested like Discord's: {"components": {"0": {"label": {"_errors": [...]}}}}."""
        tree: JSON = {}
        for path, code, sentence in self.found:
            node = tree
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": sentence})
        return tree


def inner(thing: Any, key: str) -> JSON:
    """Return the object under a key, or {} if there is none."""
    value: Any = cast(JSON, thing).get(key) if isinstance(thing, dict) else None
    return cast(JSON, value) if isinstance(value, dict) else {}


def several(thing: Any, key: str) -> list[JSON]:
    """Return the objects in the list under a key, or [] if there is none."""
    value: Any = cast(JSON, thing).get(key) if isinstance(thing, dict) else None
    listed = cast("list[Any]", value) if isinstance(value, list) else []
    return [cast(JSON, item) for item in listed if isinstance(item, dict)]


def refuse_field(at: Path, code: str, sentence: str) -> Refusal:
    """Return the refusal of a form for a single error."""
    form = Form()
    form.wrong(at, code, sentence)
    return Refusal(50035, errors=form.tree())


class NotPossible(ValueError):
    """An action that a person can't do in Discord's client, with the reason."""


class Gone(NotPossible):
    """The target of a press is gone: the message was changed or deleted while the person looked at it."""
