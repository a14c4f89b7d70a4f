"""The scripts in `.ci` as modules: `.ci` is no package."""

import importlib.util
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / ".ci"


def script(name: str) -> Any:
    """Import the script called `name`, without `.py`, anew."""
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
