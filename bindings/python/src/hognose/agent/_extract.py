"""The code in what a model answered, whichever way it fenced it."""
from __future__ import annotations

import re
from typing import NamedTuple

OPENING = re.compile(r"([ \t]*)(`{3,}|~{3,})[ \t]*([^\n`]*)")
PYTHON = re.compile(r"\{?\.?(python3?|py3?|pycon|ipython)\b", re.I)
TAGGED = re.compile(r"<(python|code)>\n?(.*?)(?:\n?</\1>|\Z)", re.I | re.S)
INLINE = re.compile(r"\s*`([^`\n]+)`\s*")
PROMPT = re.compile(r"(>>>|\.\.\.)( |$)")


class _Block(NamedTuple):
    language: str
    code: str


def _blocks_of(text: str) -> list[_Block]:
    """An opening fence may be indented, in a list; as much is taken off its lines. One that is not closed goes to the end."""
    blocks: list[_Block] = []
    lines = iter(text.split("\n"))
    for line in lines:
        opening = OPENING.fullmatch(line)
        if not opening:
            continue
        indent, fence, info = opening.groups()
        inner: list[str] = []
        for one in lines:
            end = one.strip()
            if len(end) >= len(fence) and end == fence[0] * len(end):
                break
            inner.append(one.removeprefix(indent))
        blocks.append(_Block(info.strip(), "\n".join(inner)))
    return blocks


def _without_prompts(code: str) -> str:
    """What stands behind the prompts of an interactive session."""
    lines = code.split("\n")
    if not any(line.startswith(">>> ") for line in lines):
        return code
    return "\n".join(line[4:] for line in lines if PROMPT.match(line))


def _trimmed(code: str) -> str:
    lines = code.split("\n")
    first = next((i for i, line in enumerate(lines) if line.strip()), 0)
    return "\n".join(lines[first:]).rstrip()


def extract_code(response: str) -> str:
    """The Python code of a model's answer: the fenced blocks that say they are Python's, one after the other; or else those that say nothing; or what stands in
    ``<python>`` or ``<code>``; or between single backticks; or all of it."""
    text = response.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    blocks = _blocks_of(text)
    chosen = [block for block in blocks if PYTHON.match(block.language)] or [block for block in blocks if not block.language]
    if chosen:
        return _trimmed("\n\n".join(_without_prompts(block.code) for block in chosen))
    if blocks:
        return _trimmed(blocks[0].code)
    tagged, inline = TAGGED.search(text), INLINE.fullmatch(text)
    return _trimmed(_without_prompts(tagged[2] if tagged else inline[1] if inline else text))
