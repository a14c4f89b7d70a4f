"""Checks requests and answers against Discord's OpenAPI file, a copy of which lies in `tests/data`."""

import copy
import functools
import gzip
import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs

FILE = Path(__file__).parents[1] / "data" / "discord-openapi.json.gz"
METHODS = ("get", "post", "put", "patch", "delete")
# Fields that Discord takes and discord.py sends, and the file does not know.
BEYOND = {
    "RichEmbed": ("flags",),
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
}
MEDIA = 16
"""A kind of channel that Discord's documents name and the file does not."""
_SNOWFLAKE = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}


class Spec:
    """The file, prepared: unions told apart by `type`, requests closed against unknown fields."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self._raw = raw
        self._schemas = raw["components"]["schemas"]
        self._schemas["ChannelTypes"]["oneOf"].append({"const": MEDIA})
        self._schemas["GuildChannelResponse"]["properties"]["type"]["enum"].append(MEDIA)
        self._built: dict[tuple[str, str, int | None], Any] = {}
        self._requests = self._prepared(closed=True)
        self._requests["SnowflakeType"] = _SNOWFLAKE
        self._answers = self._prepared(closed=False)
        found = [(path, method) for path, item in raw["paths"].items() for method in METHODS if method in item]
        self._operations = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), method, path)
            for path, method in sorted(found, key=lambda operation: operation[0].count("{"))
        ]

    def request(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with a request's JSON body, [] if nothing."""
        operation = self._operation(method, path)
        if operation is None:
            return ["Discord's OpenAPI file knows no such operation"]
        validator = self._validator(*operation, None)
        if validator is None:
            return [] if body in (None, "", {}) else ["this operation takes no body"]
        return _problems(validator, body)

    def answer(self, method: str, path: str, body: Any, status: int = 200) -> list[str]:
        """What is wrong with an answer's JSON body, [] if nothing."""
        operation = self._operation(method, path)
        if operation is None:
            return ["Discord's OpenAPI file knows no such operation"]
        validator = self._validator(*operation, status)
        if validator is None:
            return [] if body is None else [f"this operation answers {status} without a body"]
        return _problems(validator, body)

    def _operation(self, method: str, path: str) -> tuple[str, str] | None:
        for pattern, verb, template in self._operations:
            if verb == method.lower() and pattern.fullmatch(path):
                return template, verb
        return None

    def _validator(self, template: str, verb: str, status: int | None) -> Any:
        key = (template, verb, status)
        if key not in self._built:
            self._built[key] = self._build(template, verb, status)
        return self._built[key]

    def _build(self, template: str, verb: str, status: int | None) -> Any:
        operation = self._raw["paths"][template][verb]
        holder = operation.get("requestBody", {}) if status is None else operation["responses"].get(str(status), {})
        content = holder.get("content", {})
        if not content:
            return None
        schema = copy.deepcopy((content.get("application/json") or next(iter(content.values())))["schema"])
        self._walk(schema, closed=status is None)
        schemas = self._requests if status is None else self._answers
        return jsonschema_rs.Draft202012Validator({**schema, "components": {"schemas": schemas}})

    def _prepared(self, *, closed: bool) -> dict[str, Any]:
        schemas = copy.deepcopy(self._schemas)
        for name, fields in BEYOND.items():
            for field in fields:
                schemas[name]["properties"].setdefault(field, {})
        self._walk(schemas, closed=closed)
        return schemas

    def _walk(self, node: Any, *, closed: bool) -> None:
        if isinstance(node, dict):
            self._split_union(node)
            open_ended = "additionalProperties" in node or "allOf" in node
            if closed and node.get("type") == "object" and "properties" in node and not open_ended:
                node["additionalProperties"] = False
            for value in list(node.values()):
                self._walk(value, closed=closed)
        elif isinstance(node, list):
            for value in node:
                self._walk(value, closed=closed)

    def _split_union(self, node: dict[str, Any]) -> None:
        """Turns a union of objects with different `type` into a chain of if/then: exact messages, and fast."""
        for key in ("oneOf", "anyOf"):
            members = [member for member in node.get(key, ()) if member != {"type": "null"}]
            nullable = len(members) < len(node.get(key, ()))
            tags = [self._tags(member) for member in members]
            if len(members) > 1 and all(tags) and len({t for each in tags for t in each}) == sum(map(len, tags)):
                chain = [
                    {"if": {"properties": {"type": {"enum": each}}, "required": ["type"]}, "then": member}
                    for each, member in zip(tags, members, strict=True)
                ]
                kinds = {"type": {"enum": [tag for each in tags for tag in each]}}
                one = {"type": "object", "required": ["type"], "properties": kinds, "allOf": chain}
            elif len(members) == 1 and nullable:
                one = members[0]
            else:
                continue
            del node[key]
            node.update({"if": {"not": {"type": "null"}}, "then": one} if nullable else one)

    def _tags(self, member: dict[str, Any]) -> list[Any]:
        while set(member) == {"$ref"}:
            member = self._schemas[member["$ref"].rsplit("/", 1)[1]]
        if member.get("type") != "object":
            return []
        return member.get("properties", {}).get("type", {}).get("enum", [])


def _problems(validator: Any, body: Any) -> list[str]:
    return [
        "/".join(map(str, error.instance_path)) + ": " + error.message[:160] for error in validator.iter_errors(body)
    ]


@functools.cache
def spec() -> Spec:
    """The file's checks."""
    return Spec(json.loads(gzip.decompress(FILE.read_bytes())))


def inspect(method: str, path: str, body: Any) -> list[str]:
    """What is wrong with a bot's request; for `Playground(inspect=)`."""
    return spec().request(method, path, body)
