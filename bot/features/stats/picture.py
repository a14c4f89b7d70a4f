"""The picture of a server's statistics: one line per week, and the hours at which tables began."""

from collections.abc import Sequence

from bot.render.layout import GAP, HEIGHT, MARGIN, MEDIUM, READABLE, WIDTH, Box, Item, Panel, Picture, Text, two_lines

_INNER = WIDTH - 2 * MARGIN
_ROW, _HEAD = 41, 44
_FIRST = 260
"""Width in pixels of the first column, which names the week."""
EVERY = 3
"""Number of hours between two labels below the bars."""


def picture(rows: Sequence[Sequence[str]], hours_said: str, hours: Sequence[int]) -> Picture:
    """Build the picture of the statistics, 1000 px wide.

    `rows`: the headings of the columns, then a row for each week; the first column names the week. `hours`: number of
    tables that began in each of the 24 hours. `hours_said`: heading of the bars.
    """
    table = Box(MARGIN, MARGIN, _INNER, 16 + _ROW * len(rows))
    bars = Box(MARGIN, table.bottom + GAP, _INNER, HEIGHT - MARGIN - table.bottom - GAP)
    items: list[Item] = [Panel(table), *_table(rows, table), Panel(bars), *_hours(hours_said, hours, bars)]
    return Picture(WIDTH, bars.bottom + MARGIN, tuple(items))


def _table(rows: Sequence[Sequence[str]], panel: Box) -> list[Item]:
    across = (panel.w - 40 - _FIRST) // (len(rows[0]) - 1)
    items: list[Item] = []
    for row, cells in enumerate(rows):
        y, tone, size = panel.y + 8 + row * _ROW, "paper" if row else "dim", MEDIUM if row else READABLE
        items.append(Text(Box(panel.x + 20, y, _FIRST, _ROW), cells[0], size, tone="dim"))
        for column, cell in enumerate(cells[1:]):
            box = Box(panel.x + 20 + _FIRST + column * across, y, across, _ROW)
            items.append(Text(box, cell, size, "right", tone))
    return items


def _hours(heading: str, hours: Sequence[int], panel: Box) -> list[Item]:
    """Draw a bar for each hour of the day. The highest bar has a frame."""
    said = two_lines(heading, MEDIUM, panel.w - 40)
    items: list[Item] = [
        Text(Box(panel.x + 20, panel.y + 6 + _HEAD * number, panel.w - 40, _HEAD), part, MEDIUM, tone="dim")
        for number, part in enumerate(said)
    ]
    across, most = (panel.w - 40) // len(hours), max(hours)
    tallest, bottom = panel.h - 10 - _HEAD * len(said) - 42, panel.bottom - 42
    for hour, count in enumerate(hours):
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
