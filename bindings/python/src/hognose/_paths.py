"""The border for paths that come from a sandbox: a program may have replaced whatever cleans them there."""
from __future__ import annotations

from typing import Any

from ._text import is_text


def is_clean(path: Any) -> bool:
    """Whether this is a relative path that cannot lead out of its directory. Such a path is names with one slash between them. No name is ``.`` or ``..``, and
    none has null characters or lone surrogates. "" is the directory itself."""
    if not isinstance(path, str) or "\0" in path or not is_text(path):
        return False
    return not path or all(name not in ("", ".", "..") for name in path.split("/"))
