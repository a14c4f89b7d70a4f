"""Faults on demand over HTTP, for scripts in another process. One route offers the faults of `faults.py`."""

import re
from typing import Any

from aiohttp import web

from bot.playground.api.faults import Trouble
from bot.playground.limits.bodies import served
from bot.playground.limits.refusal import JSON, NotPossible

FIELDS: dict[str, dict[str, Any]] = {
    "fail": {"method": "*", "path": ".*", "status": 500, "error": 0, "times": 1, "retry_after": None, "late": False},
    "delay": {"method": "*", "path": ".*", "seconds": 1.0, "times": 1, "late": False},
    "reset": {"method": "*", "path": ".*", "times": 1, "late": False},
    "outage": {"status": 503, "error": 0, "path": ".*"},
    "hang": {"method": "*", "path": ".*"},
    "limit_hooks": {"count": 30, "seconds": 60.0, "edits": True, "globally": False},
    "spend_hook": {"channel": ""},
    "hide_answers": {"first": False},
    "allow_files": {"later": False},
    "kill_tokens": {"times": 1},
    "limit_all": {"seconds": 20.0},
    "refuse_emoji": {"one_in": 25.0, "seed": 0},
    "disconnect": {"resumable": True},
    "mend": {},
}
"""Every fault with its fields and their defaults. `error`: Discord's code in the answer."""


class Switches:
    """The route that causes faults, only for this machine."""

    def __init__(self, trouble: Trouble) -> None:
        self._trouble = trouble

    def routes(self, app: web.Application) -> None:
        """Add the route that causes faults to `app`."""
        app.router.add_post("/faults", served(self._break))

    async def _break(self, request: web.Request, body: JSON) -> JSON:
        """Call the method with the name of a fault: `POST /faults` with {fault: "fail", ...}.

        Raises NotPossible for unknown faults.
        """
        name = str(body.get("fault"))
        if name not in FIELDS:
            raise NotPossible(f"there is no fault {name!r}, only {sorted(FIELDS)}")
        given = {key: value for key, value in body.items() if key != "fault"}
        if stray := given.keys() - FIELDS[name].keys():
            raise NotPossible(f"{name!r} has no {sorted(stray)}, only {sorted(FIELDS[name])}")
        fields = FIELDS[name] | given
        for key, value in given.items():
            if not _fits(value, FIELDS[name][key]):
                raise NotPossible(f"{key!r} is no {value!r}")
        await self._do(name, fields)
        return {}

    async def _do(self, name: str, fields: JSON) -> None:
        trouble = self._trouble
        path, method, late = _pattern(fields.get("path", ".*")), fields.get("method", "*"), fields.get("late", False)
        match name:
            case "fail":
                rest = fields["error"], fields["times"], fields["retry_after"]
                trouble.fail(method, path, fields["status"], *rest, late=late)
            case "delay":
                trouble.delay(method, path, fields["seconds"], fields["times"], late=late)
            case "reset":
                trouble.reset(method, path, fields["times"], late=late)
            case "outage":
                trouble.outage(fields["status"], fields["error"], path)
            case "hang":
                trouble.hang(method, path)
            case "limit_hooks":
                how = {"edits": fields["edits"], "globally": fields["globally"]}
                trouble.limit_hooks(fields["count"], fields["seconds"], **how)
            case "spend_hook":
                trouble.spend_hook(_channel(fields["channel"]))
            case "hide_answers":
                trouble.hide_answers(first=fields["first"])
            case "allow_files":
                trouble.allow_files(later=fields["later"])
            case "kill_tokens":
                trouble.kill_tokens(fields["times"])
            case "refuse_emoji":
                trouble.refuse_emoji(fields["one_in"], fields["seed"])
            case "limit_all":
                trouble.limit_all(fields["seconds"])
            case "disconnect":
                await trouble.disconnect_bot(resumable=fields["resumable"])
            case _:
                trouble.mend()


def _fits(value: Any, usual: Any) -> bool:
    """Return whether a value is of the same kind as the default. Numbers must not be negative."""
    if isinstance(usual, (bool, str)):
        return type(value) is type(usual)
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 1e9


def _channel(said: str) -> int:
    if not said.isdecimal():
        raise NotPossible(f"{said!r} is no id of a channel")
    return int(said)


def _pattern(path: str) -> str:
    try:
        re.compile(path)
    except re.error as error:
        raise NotPossible(f"{path!r} is no regular expression: {error}") from error
    return path
