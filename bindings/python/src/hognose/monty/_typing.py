"""Checks programs before they run: their types with `ty`, if it is installed (`pip install hognose[types]`), and their names and modules with the sandbox's linter."""
# Arguments of callers are checked at run time, and the modules of this package share private names:
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownMemberType=false, reportPrivateUsage=false
from __future__ import annotations

import ast
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath
from typing import Any

from .._sandbox import Sandbox
from ._errors import MontyTypingError, host_error, plain_syntax_error
from ._options import Modules
from ._proxies import SANDBOXS_OWN, ExternalModule
from ._reports import FORMATS, Finding, full

RULES = {"name": "unresolved-reference", "import": "unresolved-import", "call": "invalid-call", "await": "invalid-await"}
#: The names that a line of stubs defines: a function, a class, a variable with a type or a value, or imports.
_DEFINED = re.compile(r"^(?:async\s+)?(?:def|class)\s+(\w+)|^(\w+)\s*[:=]", re.MULTILINE)
_IMPORTED = re.compile(r"^(?:from\s+[\w.]+\s+)?import\s+(.+)$", re.MULTILINE)
#: The modules that a program imports, anywhere in it.
_IMPORTS = re.compile(r"^[^#\n]*?\b(?:from\s+([\w.]+)\s+import|import\s+([\w., ]+))", re.MULTILINE)
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
#: Lines of ty with the folders in which it looked for a module. They are temporary folders of the check.
_SEARCHED = re.compile(r"^info: (?:Searched in the following paths|  \d+\. |make sure your Python environment).*\n", re.MULTILINE)
#: The sandbox's error for a program with a top-level return, which Monty allows.
RETURNS = "'return' outside function"
STUBS = "repl_type_stubs"
SECONDS = 60.0  # the time limit of a check
VERSION = "3.14"


def find_checker() -> str | None:
    """The path of ty; None: it is not installed."""
    try:
        from ty._find_ty import find_ty_bin  # type: ignore[import-not-found,unused-ignore]  # pyright: ignore[reportMissingImports]

        return str(find_ty_bin())
    except (ImportError, FileNotFoundError):
        return shutil.which("ty")


def names_of(stubs: str) -> set[str]:
    """The names that stubs define at the top level."""
    found = {name for pair in _DEFINED.findall(stubs) for name in pair if name}
    for names in _IMPORTED.findall(stubs):
        found |= {part.split(" as ")[-1].strip(" ()").partition(".")[0] for part in names.split(",")}
    return found


def stubs_in(name: str, module: ExternalModule) -> dict[str, str | None]:
    """The stubs of a host's module and of the modules in it, by full name; None: a module without stubs."""
    found: dict[str, str | None] = {name: module.stubs}
    for key, value in module.attrs.items():
        if isinstance(value, ExternalModule):
            found.update(stubs_in(f"{name}.{key}", value))
    return found


def _bound(node: ast.stmt) -> Iterable[str]:
    """The names that a statement binds and that ``import *`` would not import."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        names = [node.name]
    else:
        names = [part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]
    return [name for name in names if name.startswith("_")]


def _exported(text: str, first: int) -> list[str]:
    """Lines of a stub with the names that ``import *`` leaves out: imports, and names that begin with an underscore."""
    try:
        body = ast.parse(text).body
    except (SyntaxError, ValueError):
        return []  # its syntax is newer than this Python: ``import *`` must do
    lines: list[str] = []
    for node in body:
        hidden = f"_monty{first + len(lines)}_"
        if isinstance(node, ast.Import):
            for place, alias in enumerate(node.names):
                top = alias.name if alias.asname else alias.name.partition(".")[0]
                lines += [f"import {alias.name}", f"import {top} as {hidden}{place}", f"{alias.asname or top} = {hidden}{place}"]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            for place, alias in enumerate(node.names):
                if alias.name != "*":
                    lines += [f"from {node.module} import {alias.name} as {hidden}{place}", f"{alias.asname or alias.name} = {hidden}{place}"]
        else:
            lines += [f"from {STUBS} import {name} as {name}" for name in _bound(node)]
    return lines


def _without_returns(text: str) -> str:
    """The program with other statements of the same length in place of top-level returns, so that the code after them is not unreachable in the next feed."""
    try:
        left: list[ast.AST] = list(ast.parse(text).body)
    except (SyntaxError, ValueError):
        return text
    lines = [line.encode() for line in text.split("\n")]
    while left:
        node = left.pop()
        if isinstance(node, ast.Return):
            line = lines[node.lineno - 1]
            lines[node.lineno - 1] = line[: node.col_offset] + (b"pass  " if node.value is None else b"_    =") + line[node.col_offset + 6 :]
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            left.extend(ast.iter_child_nodes(node))
    return b"\n".join(lines).decode()


class Checker:
    """Checks the feeds of a session. `stubs`: declarations for them, to which each feed that ran is added. `declared`: names of type Any."""

    def __init__(self, stubs: str | None = None, form: str | None = None, colour: bool = False, declared: Iterable[str] = ()) -> None:
        self._given = self._stubs = stubs or ""
        self._form = form or "full"
        self._colour = colour
        #: The stubs of the host's modules that were requested, by full name.
        self._modules: dict[str, str | None] = {}
        known = names_of(self._stubs)
        self._lines = [f"{name}: _montys_any" for name in declared if name not in known]
        if self._lines:
            self._lines.insert(0, "from typing import Any as _montys_any")
        self._lines += _exported(self._stubs, len(self._lines))

    def described(self) -> dict[str, Any]:
        """The state for a dump."""
        return {"stubs": self._stubs, "form": self._form, "colour": self._colour, "modules": self._modules, "lines": self._lines}

    @classmethod
    def restored(cls, about: Mapping[str, Any]) -> Checker:
        """The checker from the result of `described`."""
        made = cls(None, about["form"], about["colour"])
        made._stubs = about["stubs"]
        made._modules, made._lines = dict(about["modules"]), list(about["lines"])
        return made

    def wanted(self, code: str, modules: Modules) -> list[str]:
        """The host's modules that a program imports and whose stubs are not known yet."""
        found: dict[str, None] = {}
        for module, several in _IMPORTS.findall(code):
            names = [module] if module else several.split(",")
            found.update(dict.fromkeys(name.strip().partition(".")[0].partition(" ")[0] for name in names))
        return [name for name in found if name in modules and name not in self._modules and name not in sys.stdlib_module_names]

    def learn(self, stubs: Mapping[str, str | None]) -> None:
        """Adds the stubs of modules. They are kept for the session."""
        self._modules.update(stubs)

    def accept(self, code: str) -> None:
        """Makes the names of a feed that ran known to later feeds."""
        self._lines += _exported(code, len(self._lines))
        self._stubs += f"\n{_without_returns(code)}"

    def check(self, box: Sandbox, code: str, script_name: str, modules: Modules, inputs: Iterable[str]) -> None:
        """MontyTypingError: the program has type errors. A program that cannot be compiled passes; its error is raised when it runs."""
        if self._given and box.check(self._given) is not None:
            raise plain_syntax_error("type_check_stubs is not valid Python")
        wrong = box.check(code)
        if wrong is not None and RETURNS not in wrong.text:
            return
        ty = find_checker()
        if ty is not None:
            Run(ty, self, code, script_name).report(self._missing(box, code, script_name, modules))
            return
        known = {*box.names(), *inputs, *names_of(self._stubs), *modules}
        found = self._own(box, code, script_name, known, modules)
        if found:
            text = full(found, code) if self._form == "full" else FORMATS[self._form](found)
            raise MontyTypingError(text, found, code)

    @staticmethod
    def _own(box: Sandbox, code: str, script_name: str, known: Iterable[str], modules: Modules) -> list[Finding]:
        found = [f for f in box.validate(code, known=known) if f.kind in RULES and not (f.kind == "import" and any(f"'{name}" in f.message for name in modules))]
        return [Finding(script_name, f.line, f.column, f.end_line, f.end_column, RULES[f.kind], f.message) for f in found]

    def _missing(self, box: Sandbox, code: str, script_name: str, modules: Modules) -> list[Finding]:
        """Imports of modules that ty knows from the standard library and that the sandbox does not have."""
        return [finding for finding in self._own(box, code, script_name, (), modules) if finding.rule == RULES["import"]]

    def write(self, folder: Path) -> None:
        """Writes the stubs for a check."""
        if self._stubs.strip():
            (folder / f"{STUBS}.pyi").write_text(self._stubs, encoding="utf-8")
        if self._stubs.strip() or self._lines:
            star = [f"from {STUBS} import *"] if self._stubs.strip() else []
            (folder / "__builtins__.pyi").write_text("\n".join([*star, *self._lines]) + "\n", encoding="utf-8")
        for name, text in self._modules.items():
            if text is not None and name.partition(".")[0] not in SANDBOXS_OWN:
                place = folder.joinpath(*name.split("."))
                place.mkdir(parents=True, exist_ok=True)
                (place / "__init__.pyi").write_text(text, encoding="utf-8")

    @property
    def form(self) -> str:
        return self._form

    @property
    def colour(self) -> bool:
        return self._colour


class Run:
    """One check by ty, in a separate folder. ty does not see installed packages or the user's settings."""

    def __init__(self, ty: str, checker: Checker, code: str, script_name: str) -> None:
        self._ty, self._checker, self._code, self._script_name = ty, checker, code, script_name
        path = PurePosixPath(script_name)
        safe = script_name.isprintable() and not path.is_absolute() and ".." not in path.parts and "\\" not in script_name and ":" not in script_name
        self._name = script_name if safe and path.suffix == ".py" and path.stem not in (STUBS, "__builtins__") else "main.py"

    def report(self, more: list[Finding]) -> None:
        """MontyTypingError: ty found errors, or there are `more` findings at other places."""
        with tempfile.TemporaryDirectory(prefix="hognose-") as made:
            folder = Path(made).resolve()
            self._write(folder)
            found = self._findings(folder)
            more = [mine for mine in more if not any(mine.line == its.line and mine.column <= its.column < mine.end_column for its in found)]
            if not found and not more:
                return
            form = self._checker.form
            if form == "full" or form == "concise" and self._checker.colour:
                text = self._text(folder, form) + (full(more, self._code) if form == "full" else FORMATS[form](more))
            else:
                text = FORMATS[form]([*found, *more])
        raise MontyTypingError(text, [*found, *more], self._code)

    def _write(self, folder: Path) -> None:
        (folder / ".venv" / "lib" / f"python{VERSION}" / "site-packages").mkdir(parents=True)
        (folder / ".venv" / "Lib" / "site-packages").mkdir(parents=True, exist_ok=True)  # the name on Windows
        (folder / ".venv" / "pyvenv.cfg").write_text(f"home = {folder}\nversion_info = {VERSION}.0\n", encoding="utf-8")
        self._checker.write(folder)
        script = folder / self._name
        script.parent.mkdir(parents=True, exist_ok=True)
        script.write_text(self._code, encoding="utf-8")

    def _run(self, folder: Path, form: str, colour: bool) -> str:
        words = [self._ty, "check", self._name, "--project", ".", "--python", ".venv", "--python-version", VERSION, "--python-platform", "linux", "--no-progress"]
        words += ["--output-format", form, "--color", "always" if colour else "never"]
        place = str(folder)
        around = {"HOME": place, "XDG_CONFIG_HOME": place, "APPDATA": place, "USERPROFILE": place}
        try:
            done = subprocess.run(words, cwd=place, env=around, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=SECONDS)
        except subprocess.TimeoutExpired:
            raise host_error(TimeoutError(f"the type checker took more than {SECONDS:.0f}s")) from None
        if done.returncode not in (0, 1):
            raise host_error(RuntimeError(f"the type checker failed: {done.stderr[-500:]}"))
        return done.stdout

    def _findings(self, folder: Path) -> list[Finding]:
        """The errors that ty found, without syntax errors. The sandbox has checked the syntax, and a program may await at its top level."""
        found: list[Finding] = []
        for row in json.loads(self._run(folder, "gitlab", False) or "[]"):
            rule, places = row["check_name"], row["location"]["positions"]
            if rule != "invalid-syntax" and row["severity"] in ("major", "critical", "blocker"):
                message = row["description"].removeprefix(f"{rule}: ")
                begin, end = places["begin"], places["end"]
                found.append(Finding(self._script_name, begin["line"], begin["column"], end["line"], end["column"], rule, message))
        return found

    def _text(self, folder: Path, form: str) -> str:
        """ty's text, with only the parts about findings."""
        text = self._run(folder, form, self._checker.colour)
        if self._name != self._script_name:
            text = text.replace(f"{self._name}:", f"{self._script_name}:")
        parts = _SEARCHED.sub("", text).split("\n\n") if form == "full" else text.splitlines()
        kept = [part for part in parts if "error[" in _COLOUR.sub("", part) and "error[invalid-syntax]" not in _COLOUR.sub("", part)]
        return "".join(part.rstrip("\n") + ("\n\n" if form == "full" else "\n") for part in kept)
