"""What a type checker found, in the formats in which it is asked for."""
from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Finding:
    """One mistake. Lines and columns are counted from 1; the end is exclusive."""

    filename: str
    line: int
    column: int
    end_line: int
    end_column: int
    rule: str
    message: str

    @property
    def start(self) -> str:
        return f"{self.filename}:{self.line}:{self.column}"


Findings = list[Finding]


def full(found: Findings, source: str) -> str:
    """Each with its line of the source, marked."""
    lines = source.split("\n")
    return "".join(map(lambda finding: _block(finding, lines), found))


def _block(finding: Finding, lines: list[str]) -> str:
    head = f"error[{finding.rule}]: {finding.message}\n{' ' * len(str(finding.line))}--> {finding.start}\n"
    if not 0 < finding.line <= len(lines):
        return head + "\n"
    blank = " " * len(str(finding.line))
    width = finding.end_column - finding.column if finding.end_line == finding.line else 1
    shown = f"{finding.line} | {lines[finding.line - 1]}\n{blank} | {' ' * (finding.column - 1)}{'^' * max(width, 1)}\n"
    return f"{head}{blank} |\n{shown}\n"


def _concise(f: Finding) -> str:
    return f"{f.start}: error[{f.rule}] {f.message}"


def _pylint(f: Finding) -> str:
    return f"{f.filename}:{f.line}: [{f.rule}] {f.message}"


def _azure(f: Finding) -> str:
    return f"##vso[task.logissue type=error;sourcepath={f.filename};linenumber={f.line};columnnumber={f.column};code={f.rule};]{f.message}"


def _github(f: Finding) -> str:
    where = f"file={f.filename},line={f.line},col={f.column},endLine={f.end_line},endColumn={f.end_column}"
    return f"::error title=ty ({f.rule}),{where}::{f.start}: {f.rule}: {f.message}"


def _row(f: Finding) -> dict[str, Any]:
    return {
        "code": f.rule, "name": f.rule, "filename": f.filename, "message": f.message,
        "location": {"column": f.column, "row": f.line}, "end_location": {"column": f.end_column, "row": f.end_line},
    }


def _gitlab(f: Finding) -> dict[str, Any]:
    positions = {"begin": {"line": f.line, "column": f.column}, "end": {"line": f.end_line, "column": f.end_column}}
    return {"check_name": f.rule, "description": f"{f.rule}: {f.message}", "severity": "major", "location": {"path": f.filename, "positions": positions}}


def _rdjson(f: Finding) -> dict[str, Any]:
    places = {"start": {"line": f.line, "column": f.column}, "end": {"line": f.end_line, "column": f.end_column}}
    return {"code": {"value": f.rule}, "location": {"path": f.filename, "range": places}, "message": f.message, "severity": "ERROR"}


def _lines(shown: Callable[[Finding], str]) -> Callable[[Findings], str]:
    return lambda found: "".join(f"{shown(finding)}\n" for finding in found)


#: How the formats are written that show no source.
FORMATS: dict[str, Callable[[Findings], str]] = {
    "concise": _lines(_concise),
    "azure": _lines(_azure),
    "json": lambda found: json.dumps([*map(_row, found)], indent=2),
    "jsonlines": _lines(lambda finding: json.dumps(_row(finding))),
    "rdjson": lambda found: json.dumps({"diagnostics": [*map(_rdjson, found)], "severity": "ERROR", "source": {"name": "ty", "url": "https://docs.astral.sh/ty"}}, indent=2),
    "pylint": _lines(_pylint),
    "gitlab": lambda found: json.dumps([*map(_gitlab, found)], indent=2),
    "github": _lines(_github),
}
NAMES = ("full", *FORMATS)
