"""The picture of a server's statistics: one line per week, and the hours at which tables began."""

from dataclasses import dataclass

from bot.render.layout import GAP, HEIGHT, MARGIN, MEDIUM, READABLE, WIDTH, Box, Item, Panel, Picture, Text, two_lines

_INNER = WIDTH - 2 * MARGIN
_ROW, _HEAD = 41, 44
_FIRST = 260
"""Width in pixels of the first column, which names the week."""
EVERY = 3
"""Number of hours between two labels below the bars."""


@dataclass(frozen=True, slots=True)
class Weeks:
    """All words and numbers of the picture.

    `columns`: headings of `rows`; the first column names the week. `hours`: number of tables that began in each of the
    24 hours. `hours_said`: heading of the bars.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    hours_said: str
    hours: tuple[int, ...]


def picture(weeks: Weeks) -> Picture:
    """Build the picture of the statistics, 1000 px wide."""
    rows = Box(MARGIN, MARGIN, _INNER, 16 + _ROW * (1 + len(weeks.rows)))
    bars = Box(MARGIN, rows.bottom + GAP, _INNER, HEIGHT - MARGIN - rows.bottom - GAP)
    items: list[Item] = [Panel(rows), *_table(weeks, rows), Panel(bars), *_hours(weeks, bars)]
    return Picture(WIDTH, bars.bottom + MARGIN, tuple(items))


def _table(weeks: Weeks, panel: Box) -> list[Item]:
    across = (panel.w - 40 - _FIRST) // (len(weeks.columns) - 1)
    items: list[Item] = []
    for row, cells in enumerate((weeks.columns, *weeks.rows)):
        y, tone, size = panel.y + 8 + row * _ROW, "paper" if row else "dim", MEDIUM if row else READABLE
        items.append(Text(Box(panel.x + 20, y, _FIRST, _ROW), cells[0], size, tone="dim"))
        for column, cell in enumerate(cells[1:]):
            box = Box(panel.x + 20 + _FIRST + column * across, y, across, _ROW)
            items.append(Text(box, cell, size, "right", tone))
    return items


def _hours(weeks: Weeks, panel: Box) -> list[Item]:
    """Draw a bar for each hour of the day. The highest bar has a frame."""
    said = two_lines(weeks.hours_said, MEDIUM, panel.w - 40)
    items: list[Item] = [
        Text(Box(panel.x + 20, panel.y + 6 + _HEAD * number, panel.w - 40, _HEAD), part, MEDIUM, tone="dim")
        for number, part in enumerate(said)
    ]
    across, most = (panel.w - 40) // len(weeks.hours), max(weeks.hours)
    tallest, bottom = panel.h - 10 - _HEAD * len(said) - 42, panel.bottom - 42
    for hour, count in enumerate(weeks.hours):
        left = panel.x + 20 + hour * across
        if count:
            high = across - 8 + (tallest - across + 8) * count // most
            items.append(
                Panel(Box(left + 4, bottom - high, across - 8, high), "board", glow=count == most, light="paper")
            )
        if hour % EVERY == 0:
            wide = across * EVERY
            box = Box(left - (wide - across) // 2, bottom + 4, wide, 36)
            items.append(Text(box if hour else box._replace(x=left, w=across), str(hour), READABLE, "center", "dim"))
    return items
