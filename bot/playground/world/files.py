"""Files of a message: which may be uploaded, which an edit keeps, and their names."""

import re
import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.playground.limits.refusal import JSON, Form, Refusal
from bot.playground.world.payloads import ATTACHMENT_LIMIT, MIB
from bot.playground.world.world import Attachment, Message

REQUEST_LIMIT = 25 * MIB
MAX_FILES = 10
KINDS = {"png": "image/png", "webp": "image/webp", "jpg": "image/jpeg", "gif": "image/gif", "txt": "text/plain"}
"""Content types by file name extension, for files without a content type."""


@dataclass(frozen=True)
class Upload:
    """A file from a multipart request, from the part `files[index]`."""

    index: int
    filename: str
    data: bytes
    content_type: str


def new_attachments(
    form: Form, body: JSON, files: list[Upload], old: Message | None, next_id: Callable[[], int]
) -> list[Attachment]:
    """Return the attachments of a message after this request.

    Without `attachments`, all old ones stay and the files are added. Otherwise, exactly those listed remain. Raises
    Refusal 40005 for a file over 10 MiB, and 30015 for more than 10 attachments.
    """
    if any(len(file.data) > ATTACHMENT_LIMIT for file in files):
        raise Refusal(40005)
    before = {each.id: each for each in old.attachments} if old else {}
    uploads = {file.index: file for file in files}
    listed: list[Any] | None = body.get("attachments")
    if listed is None:
        result = [*before.values(), *(_attach(file, {}, next_id()) for file in files)]
    else:
        result = list[Attachment]()
        for index, entry in enumerate(form.models(("attachments",), listed, 0, 1 << 10)):
            if found := _listed(form, index, entry, before, uploads, next_id):
                result.append(found)
        for index in uploads:
            form.wrong(("attachments",), "ATTACHMENT_NOT_LISTED", f"files[{index}] is not in attachments.")
    if len(result) > MAX_FILES:
        raise Refusal(30015)
    return result


def _listed(
    form: Form,
    index: int,
    entry: JSON,
    before: dict[int, Attachment],
    uploads: dict[int, Upload],
    next_id: Callable[[], int],
) -> Attachment | None:
    at = ("attachments", index)
    form.text((*at, "description"), entry.get("description"), 0, 1024)
    form.text((*at, "filename"), entry.get("filename"), 1, 1024)
    try:
        number = int(entry["id"])
    except (KeyError, TypeError, ValueError):
        form.missing((*at, "id"))
        return None
    if number in uploads:
        return _attach(uploads.pop(number), entry, next_id())
    if number in before:
        if "description" in entry:
            before[number].description = entry["description"]
        return before[number]
    form.wrong((*at, "id"), "ATTACHMENT_NOT_FOUND", "No file and no attachment has this id.")
    return None


def _attach(file: Upload, entry: JSON, number: int) -> Attachment:
    name = re.sub(r"[^A-Za-z0-9_.-]", "_", entry.get("filename") or file.filename).strip(".") or "unknown"
    kind = file.content_type
    if kind in ("", "application/octet-stream"):
        kind = KINDS.get(name.rpartition(".")[2], "application/octet-stream")
    return Attachment(number, name, file.data, entry.get("description"), kind, image_size(file.data))


def default_avatar(name: str) -> bytes:
    """Return the picture of a user without one: a PNG of 64 by 64 pixels in one of six colours."""
    colours = ("5865f2", "757e8a", "3ba55c", "faa61a", "ed4245", "eb459e")
    number = int(re.sub(r"[^0-9]", "", name)[-9:] or 0) % len(colours)
    lines = (b"\0" + bytes.fromhex(colours[number]) * 64) * 64
    chunks = (b"IHDR", struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)), (b"IDAT", zlib.compress(lines)), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def image_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG, GIF or WebP file, or None for anything else."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    return None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    if data[12:16] == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if data[12:16] == b"VP8L":
        packed = int.from_bytes(data[21:25], "little")
        return (packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1
    if data[12:16] == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None
