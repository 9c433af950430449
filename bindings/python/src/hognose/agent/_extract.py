"""Extracts the code from a model's answer, with any kind of fence."""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

FENCE = re.compile(r"([^`~\n]*)(`{3,}|~{3,})[ \t]*([^\n`]*)")
MARKERS = re.compile(r"(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*")  # of quotations and lists
QUOTED = re.compile(r"\A[ \t]*> ?")
PYTHON = re.compile(r"\{?\.?(python3?|py3?|pycon|ipython)\b", re.I)
ONE_LINE = re.compile(r"(?<!`)(`{3,})(?!`)(?:(?:python3?|py)[ \t]+)?([^`\n]+)\1(?!`)", re.I)
TAGGED = re.compile(r"(?:(?<=\s)|\A)<(python|code|execute|execute_python|execute_ipython|tool_code)(?: [^<>\n]{0,100})?>\n?(.*?)(?:\n?</\1>|\Z)", re.I | re.S)
BRACKETED = re.compile(r"(?:(?<=\n)|\A)\[PYTHON\]\n?(.*?)(?:\n?\[/PYTHON\]|\Z)", re.S)
THOUGHT = re.compile(r"\s*<(think|thinking|reasoning)>", re.I)
INLINE = re.compile(r"\s*`([^`\n]+)`\s*")
PROMPT = re.compile(r"(>>>|\.\.\.)( |$)")
LANGUAGE = re.compile(r"(?:python3?|py)[ \t]*\n", re.I)


class _Block(NamedTuple):
    language: str
    code: str


class _Opening(NamedTuple):
    indent: str
    is_quoted: bool
    fence: str
    info: str

    def rest(self, line: str) -> str:
        """A line of the block, without the quotation or indentation of the opening fence."""
        return QUOTED.sub("", line) if self.is_quoted else line.removeprefix(self.indent)


def _opening_of(line: str) -> _Opening | None:
    """The opening fence on a line, or None. In the middle of a line of prose, only a fence that names Python counts."""
    found = FENCE.fullmatch(line)
    markers = found and MARKERS.fullmatch(found[1])
    if not found or not (markers or PYTHON.match(found[3])):
        return None
    return _Opening(re.sub(r"[^ \t]", " ", found[1]) if markers else "", ">" in found[1], found[2], found[3].strip())


def _end_of(lines: Sequence[str], start: int, opening: _Opening, nested: bool) -> int | None:
    """The line of the closing fence, or None. ``nested``: the block may contain other blocks, in a docstring for example."""
    inner, fence = 0, opening.fence
    for i in range(start, len(lines)):
        line = opening.rest(lines[i])
        text = line.strip()
        if len(text) >= len(fence) and text == fence[0] * len(text):
            if inner == 0:
                return i
            inner -= 1
        elif nested and text.startswith(fence) and (other := _opening_of(line)) and other.info:
            inner += 1
    return None


def _loose_end(code: list[str], fence: str) -> list[str]:
    """The lines of a block whose closing fence follows code on the last line, up to that fence."""
    for i, line in enumerate(code):
        if line.rstrip().endswith(fence):
            return [*code[:i], line.rstrip().removesuffix(fence)]
    return code


def _blocks_of(text: str) -> list[_Block]:
    """The fenced blocks of a text. A block that is not closed extends to the end."""
    blocks: list[_Block] = []
    lines = text.split("\n")
    at, nested = 0, True  # False after the first failure, so that each line is scanned at most twice
    while at < len(lines):
        opening = _opening_of(lines[at])
        at += 1
        if not opening:
            continue
        end = _end_of(lines, at, opening, True) if nested else None
        if end is None:
            nested = False
            end = _end_of(lines, at, opening, False)
        inner = [opening.rest(line) for line in lines[at:end]]
        blocks.append(_Block(opening.info, "\n".join(_loose_end(inner, opening.fence) if end is None else inner)))
        at = len(lines) if end is None else end + 1
    return blocks


def _without_thoughts(text: str) -> str:
    """An answer without the model's thoughts that precede it, if there are any."""
    begun = THOUGHT.match(text)
    end = re.search(f"</{begun[1] if begun else 'think'}>", text, re.I)
    if end and (begun or re.search(r"\n[ \t]*\Z", text[max(0, end.start() - 20):end.start()])):
        return text[end.end():]
    return text


def _without_prompts(code: str) -> str:
    """The code after the prompts of an interactive session."""
    lines = code.split("\n")
    if not any(line.startswith(">>> ") for line in lines):
        return code
    return "\n".join(line[4:] for line in lines if PROMPT.match(line))


def _trimmed(code: str) -> str:
    lines = code.split("\n")
    first = next((i for i, line in enumerate(lines) if line.strip()), 0)
    text = "\n".join(lines[first:])
    language = LANGUAGE.match(text)
    return text[language.end() if language else 0:].rstrip()


def extract_code(response: str) -> str:
    """Returns the Python code of a model's answer, without its thoughts (``<think>``). The code is the first of these that the answer contains:

    - the fenced blocks that name Python, joined;
    - the fenced blocks without a language, joined;
    - the first fenced block;
    - the text in a tag such as ``<python>``, ``<code>`` or ``[PYTHON]``;
    - the text between backticks;
    - the whole answer."""
    text = _without_thoughts(response.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n"))
    blocks = _blocks_of(text)
    chosen = [block for block in blocks if PYTHON.match(block.language)] or [block for block in blocks if not block.language]
    if chosen:
        return _trimmed("\n\n".join(_without_prompts(block.code) for block in chosen))
    if blocks:
        return _trimmed(blocks[0].code)
    for pattern, group in ((TAGGED, 2), (BRACKETED, 1)):
        if found := pattern.search(text):
            return _trimmed(_without_prompts(found[group]))
    inline = INLINE.fullmatch(text)
    line = ONE_LINE.search(text)
    return _trimmed(_without_prompts(inline[1] if inline else line[2] if line else text))
