"""Sizes at which a client shows a message's picture, for the page, its tests and the gallery (DISCORD A3)."""

from typing import NamedTuple


class Shown(NamedTuple):
    """The space for a picture in CSS pixels. A picture keeps its proportions.

    `high`: 0 means no limit.
    """

    wide: int
    high: int = 0

    def fitted(self, width: int, height: int) -> tuple[int, int]:
        """Return the size at which a picture with that many pixels is shown."""
        scale = min(1.0, self.wide / width, self.high / height if self.high else 1.0)
        return round(width * scale), round(height * scale)

    @property
    def properties(self) -> dict[str, str]:
        """The size limits as properties of the page's style sheets."""
        return {"--picture-wide": f"{self.wide}px", "--picture-high": f"{self.high or 100_000}px"}


DESKTOP, LOW, PHONE = Shown(550), Shown(550, 350), Shown(358)
"""Limits on a desktop, on a desktop that also limits the height, and on a phone 390 pixels wide.

It has not been checked which of the first two Discord uses. Pictures must work with all three, and the page uses the
first.
"""
