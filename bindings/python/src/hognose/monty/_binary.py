"""The path of Monty's program. Hognose does not have such a program."""
from __future__ import annotations

import sys
from pathlib import Path


def find_monty_binary(explicit: str | Path | None = None) -> str:
    """The program that runs sandboxes: this Python, which contains them."""
    if explicit is not None:
        if not Path(explicit).is_file():
            raise FileNotFoundError(f"monty binary not found at '{explicit}'")
        return str(explicit)
    return sys.executable
