"""The error whose message is shown to the user, and the end of a press that a check has answered."""


class UserError(Exception):
    """An error to show to the user. If it is raised, nothing has been changed.

    `key`: selects the message `refused-{key}`. `variables`: fill the message's placeholders.
    """

    def __init__(self, key: str, **variables: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key, self.variables = key, variables

    @property
    def unsaved(self) -> bool:
        """Return whether the only failure was in the database, so that a retry may succeed."""
        return self.key in ("not-saved", "not-loaded")


class Answered(Exception):
    """The end of a handler. A check has already answered the interaction."""
