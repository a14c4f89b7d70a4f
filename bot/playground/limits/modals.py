"""Discord's checks of modals and of autocomplete choices."""

from bot.playground.limits.command_limits import check_localised
from bot.playground.limits.components import INPUT, ROW, SELECTS, TEXT, Check
from bot.playground.limits.refusal import JSON, Form, Path, inner

LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23
IN_LABEL = (INPUT, *SELECTS, UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check_modal(modal: JSON) -> None:
    """Check the data of a modal. Raises Refusal 50035.

    A title has up to 45 characters. There are 1 to 5 components, and each label has one input.
    """
    form = Form()
    form.text(("data", "custom_id"), modal.get("custom_id"), 1, 100, required=True)
    form.text(("data", "title"), modal.get("title"), 1, 45, required=True)
    parts = form.models(("data", "components"), modal.get("components"), 1, 5, required=True)
    check = Check(form, v2=True, attachments={}, emojis={})
    for index, part in enumerate(parts):
        _top(form, check, ("data", "components", index), part)
    form.refuse()


def _top(form: Form, check: Check, at: Path, part: JSON) -> None:
    kind = part.get("type")
    if kind == TEXT:
        check.one(at, part, (TEXT,))
    elif kind == ROW:
        for index, child in enumerate(form.models((*at, "components"), part.get("components"), 1, 1, required=True)):
            form.choice((*at, "components", index, "type"), child.get("type"), (INPUT,))
            _input(form, check, (*at, "components", index), child)
            form.text((*at, "components", index, "label"), child.get("label"), 1, 45, required=True)
    elif kind == LABEL:
        form.text((*at, "label"), part.get("label"), 1, 45, required=True)
        form.text((*at, "description"), part.get("description"), 1, 100)
        child = inner(part, "component")
        form.choice((*at, "component", "type"), child.get("type"), IN_LABEL)
        _input(form, check, (*at, "component"), child)
    else:
        form.choice((*at, "type"), kind, (ROW, TEXT, LABEL))


def _input(form: Form, check: Check, at: Path, part: JSON) -> None:
    kind = part.get("type")
    if kind in SELECTS:
        check.select(at, part)
        if part.get("disabled"):
            form.wrong((*at, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "Nothing in a modal can be disabled.")
        return
    check.custom_id(at, part)
    if kind == INPUT:
        form.choice((*at, "style"), part.get("style"), (1, 2))
        form.text((*at, "value"), part.get("value"), 0, 4000)
        form.text((*at, "placeholder"), part.get("placeholder"), 0, 100)
        form.number((*at, "min_length"), part.get("min_length"), 0, 4000)
        form.number((*at, "max_length"), part.get("max_length"), 1, 4000)
        low, high = part.get("min_length") or 0, part.get("max_length") or 4000
        if low > high:
            form.wrong((*at, "min_length"), "TEXT_INPUT_MIN_LENGTH_GREATER", "min_length is above max_length.")
    if kind in (RADIO, CHECKBOXES):
        options = form.models((*at, "options"), part.get("options"), 2 if kind == RADIO else 1, 10, required=True)
        values = [option.get("value") for option in options]
        for index, option in enumerate(options):
            form.text((*at, "options", index, "label"), option.get("label"), 1, 100, required=True)
            form.text((*at, "options", index, "value"), option.get("value"), 1, 100, required=True)
            form.text((*at, "options", index, "description"), option.get("description"), 1, 100)
        if kind == RADIO and sum(bool(option.get("default")) for option in options) > 1:
            form.wrong((*at, "options"), "RADIO_GROUP_TOO_MANY_DEFAULTS", "Only one option is chosen from the start.")
        if len(set(values)) < len(values):
            form.wrong((*at, "options"), "OPTION_VALUE_DUPLICATED", "The specified option value is already used")


def check_choices(data: JSON) -> None:
    """Check the answer to an autocomplete: at most 25 choices, with names of 1 to 100 characters."""
    form = Form()
    for index, choice in enumerate(form.models(("data", "choices"), data.get("choices"), 0, 25, required=True)):
        form.text(("data", "choices", index, "name"), choice.get("name"), 1, 100, required=True)
        check_localised(form, ("data", "choices", index), choice, "name", 100)
        if isinstance(choice.get("value"), str):
            form.text(("data", "choices", index, "value"), choice["value"], 0, 100)
    form.refuse()
