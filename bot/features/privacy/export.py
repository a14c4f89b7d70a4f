"""Export of all data about a user, without secrets and without the ids of other users."""

import json
from datetime import UTC, date, datetime, timedelta
from typing import Any

from bot.store.people import About, Row
from bot.store.rating_model import WHOLE
from bot.store.seasons import season_name

YOU = "player 1"
EPOCH = date(1970, 1, 1)


class Export:
    """A user's data as JSON. Other users are called player 2, player 3 and so on, in the order in which they appear."""

    def __init__(self, user: int) -> None:
        self._user = user
        self._names = {user: YOU}

    def text(self, about: About) -> str:
        """Return the content of the file with all data about a user.

        Ids are text, because many programs can't read numbers that long. Times are UTC.
        """
        return json.dumps(self._all(about), ensure_ascii=False, indent=1) + "\n"

    def _all(self, about: About) -> Row:
        return {
            "you": {"id": str(self._user), "called": YOU},
            "tables": [self._table(table) for table in about["tables"]],
            "leaderboards": [self._standing(row) for row in about["standings"]],
            "played_with": [
                {
                    "server": str(row["guild"]),
                    **_only(row, "game"),
                    "since": row["since"] or None,
                    "who": self._who(row["other"]),
                    "full_matches": row["weight"] / WHOLE,
                }
                for row in about["met"]
            ],
            "off_leaderboards": [
                {"server": str(row["guild"]), **_only(row, "game", "season")} for row in about["resting"]
            ],
            "against_computers": [
                {"server": str(row["guild"]), **_only(row, "game", "level", "played", "won", "points", "hands")}
                for row in about["practice"]
            ],
            "streaks": [
                {"server": str(row["guild"]), **_only(row, "game", "run", "longest"), "latest": _time(row["latest"])}
                for row in about["streaks"]
            ],
            "achievements": [
                {"server": str(row["guild"]), **_only(row, "game", "key"), "table": row["table_id"]}
                for row in about["achievements"]
            ],
            "preferences": {row["key"]: row["value"] for row in about["preferences"]},
            "blocked": [{"who": self._who(row["blocked"]), "at": _time(row["at"])} for row in about["blocks"]],
            "invitations": [
                {"from": self._who(row["host"]), "to": self._who(row["friend"]), "at": _time(row["at"])}
                for row in about["invitations"]
            ],
            "taken_off_leaderboards": [str(row["guild"]) for row in about["off_boards"]],
            "kept_out": [{"server": str(row["guild"]), "until": _time(row["until"])} for row in about["kept_out"]],
            "told_of_lobbies": [
                {
                    "server": str(row["guild"]),
                    **_only(row, "game"),
                    "called_at": _time(row["called_at"] or None),
                }
                for row in about["told"]
            ],
            "champion": [{"server": str(row["guild"]), "role": str(row["role"])} for row in about["champions"]],
            "titles": [
                {"server": str(row["guild"]), "season": season_name(row["season"]), **_only(row, "game")}
                for row in about["titles"]
            ],
            "puzzles": [_only(row, "puzzle", "action") | {"at": _time(row["at"])} for row in about["puzzles"]],
            "dailies": [
                {
                    "day": (EPOCH + timedelta(days=row["day"])).isoformat(),
                    "server": str(row["begun_in"]),
                    "begun_at": _time(row["begun_at"]),
                    "ended_at": _time(row["ended_at"]),
                    **_only(row, "points"),
                    "moves": json.loads(row["moves"]),
                }
                for row in about["dailies"]
            ],
            "club_nights": [
                {
                    "server": str(row["guild"]),
                    **_only(row, "game"),
                    "starts_at": _time(row["starts_at"]),
                    "you_announced_it": bool(row["announced"]),
                    "said_that_you_come_at": _time(row["came_at"]),
                }
                for row in about["nights"]
            ],
            "club_night_series": [
                {"server": str(row["guild"]), **_only(row, "game", "weekday", "minute"), "at": _time(row["created_at"])}
                for row in about["series"]
            ],
            "moderation": [self._deed(row) for row in about["deeds"]],
        }

    def _standing(self, row: Row) -> Row:
        totals = ("game", "period", "played", "won", "points", "hands")
        counted = _only(row, *totals, "rated", "rating", "board", "weight", "listed", "closed")
        return {"server": str(row["guild"] or "all"), **counted, "since": row["since"] or None}

    def _deed(self, row: Row) -> Row:
        return {
            "server": str(row["guild"]),
            "you_did_it": row["moderator"] == self._user,
            "to": None if row["person"] is None else self._who(row["person"]),
            **_only(row, "deed"),
            "table": row["table_id"],
            "seat": None if row["seat"] is None else row["seat"] + 1,
            "at": _time(row["at"]),
            "until": _time(row["until"]),
            **_only(row, "reason"),
            "effect_on_you": row["effect"],
            "your_place_in_the_season": row["place"],
        }

    def _table(self, table: Row) -> Row:
        lists = {name: self._user in json.loads(table[name]) for name in ("invited", "declined", "kicked", "seating")}
        found = {
            "table": table["id"],
            "server": str(table["guild"]),
            "channel": str(table["channel"]),
            **_only(table, "game", "preset", "state"),
            "rules": json.loads(table["rules"]),
            "opened_at": _time(table["created_at"]),
            "ended_at": _time(table["ended_at"]),
            "you_are": [name for name, named in {"host": table["host"] == self._user, **lists}.items() if named],
            "seats": [self._seat(sitter) for sitter in table["sitters"]],
        }
        return found if "seat" not in table else found | {"your_seat": self._mine(table)}

    def _mine(self, table: Row) -> Row:
        seat, result, score = table["seat"], table["result"], table["score"]
        found = {
            "seat": seat["seat"] + 1,
            "cut": seat["cut"],
            "joined_at": _time(seat["joined_at"]),
            "left_for_good": seat["leaver"] == self._user,
            "stand_in": seat["level"] if seat["user"] == self._user else None,
            "missed_in_a_row": seat["misses"],
            "resigned_at": _time(seat["resigned_at"]),
            "asked_to_end_at": _time(seat["wished_at"]),
            "agreed": bool(seat["agreed"]),
            "standing_orders": table["orders"],
        }
        if result is not None and score is not None:
            found["result"] = {
                **_only(result, "reason"),
                "counted": bool(result["counted"]),
                **_only(score, "points", "place", "mu_before", "mu", "rated", "weight"),
                "hands_won": [
                    {**_only(win, "hand", "points"), "patterns": json.loads(win["patterns"])} for win in table["wins"]
                ],
            }
        found["review"] = json.loads(table["review"]) if table["review"] is not None else None
        found["moves"] = [f"{move['seq']} {move['action']} {move['by']} {_time(move['at'])}" for move in table["moves"]]
        return found

    def _seat(self, sitter: Row) -> str:
        user = sitter["user"] or sitter["leaver"]
        return "computer" if user is None and not sitter["former"] else self._who(user or 0)

    def _who(self, user: int) -> str:
        return "a former player" if user <= 0 else self._names.setdefault(user, f"player {len(self._names) + 1}")


def _only(row: Row, *names: str) -> dict[str, Any]:
    return {name: row[name] for name in names}


def _time(at: int | None) -> str | None:
    """Return unix milliseconds as an ISO date and time in UTC. None stays None."""
    return None if at is None else datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")
