"""Embeds: Discord's checks, and the form in which it returns them."""

from typing import Any

from bot.playground.limits.refusal import JSON, Form, Path, inner

EMBEDS_TOTAL = 6000


def check_embeds(form: Form, embeds: list[JSON], attachments: dict[str, JSON]) -> None:
    """Check every field, and the limit of 6000 characters for all embeds together."""
    total = 0
    for index, embed in enumerate(embeds):
        total += _check(form, ("embeds", index), embed, attachments)
    if total > EMBEDS_TOTAL:
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBEDS_TOTAL}")


def _check(form: Form, at: Path, embed: JSON, attachments: dict[str, JSON]) -> int:
    author, footer = inner(embed, "author"), inner(embed, "footer")
    form.text((*at, "title"), embed.get("title"), 0, 256)
    form.text((*at, "description"), embed.get("description"), 0, 4096)
    form.text((*at, "url"), embed.get("url"), 0, 2048)
    form.number((*at, "color"), embed.get("color"), 0, 0xFFFFFF)
    if author:
        form.text((*at, "author", "name"), author.get("name"), 1, 256, required=True)
    if footer:
        form.text((*at, "footer", "text"), footer.get("text"), 1, 2048, required=True)
    words: list[Any] = [embed.get("title"), embed.get("description"), author.get("name"), footer.get("text")]
    for number, field in enumerate(form.models((*at, "fields"), embed.get("fields"), 0, 25)):
        form.text((*at, "fields", number, "name"), field.get("name"), 1, 256, required=True)
        form.text((*at, "fields", number, "value"), field.get("value"), 1, 1024, required=True)
        words += [field.get("name"), field.get("value")]
    for place in ("image", "thumbnail"):
        url = inner(embed, place).get("url")
        if isinstance(url, str) and url.startswith("attachment://") and url[13:] not in attachments:
            form.wrong((*at, place, "url"), "URL_TYPE_INVALID_URL", "No file of this name is attached.")
    total = sum(len(word.strip()) for word in words if isinstance(word, str))
    if not total and not embed.get("image") and not embed.get("thumbnail"):
        form.wrong(at, "BASE_TYPE_REQUIRED", "This embed is empty.")
    return total


def embed_form(embed: JSON, attachments: dict[str, JSON]) -> JSON:
    """Return an embed as a message stores it: attachment:// addresses resolved, empty parts left out."""
    result: JSON = {key: value for key, value in embed.items() if value not in (None, "", [])} | {"type": "rich"}
    for place in ("image", "thumbnail"):
        url = str(inner(embed, place).get("url") or "")
        if url:
            found = attachments.get(url.removeprefix("attachment://"), {"url": url})
            size = {key: found.get(key, 0) for key in ("width", "height")}
            result[place] = {"url": found["url"], "proxy_url": found["url"], "flags": 0} | size
    return result
