"""The Python package beside pydantic-monty, in one run: start, sandboxes, calls, feeds.

    build/python/tools/bin/python bench/python/run.py [--rounds N] [--write]

Each round has a process of each, in turn; the figures are the medians. --write puts the table into bindings/python/README.md. Needs ./build.sh python.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
MONTY = "pydantic-monty==1.4.0"
README = ROOT / "bindings/python/README.md"
PLACE = ("<!-- bench/python/run.py -->\n", "<!-- end -->")
ROWS = {"first": "the first time on a machine: import to first result, with compiling the module", "first work": "... of which processor time",
        "start": "from then on: import to first result", "work": "... of which processor time",
        "fresh": "a new sandbox and `1 + 1`", "pooled": "`1 + 1` in a sandbox from a pool", "call": "a call of a host function", "feeds": "ten small programs in one sandbox"}


def environment():
    """An environment with the other contender, made once."""
    folder = ROOT / "build/python/monty"
    python = folder / "bin/python"
    if not (folder / ".ready").exists():
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", MONTY], check=True)
        (folder / ".ready").touch()
    return python


def measure(python, name, what, cache=None):
    env = {**os.environ, **({"HOGNOSE_CACHE": cache} if cache else {})}
    done = subprocess.run([python, HERE / "child.py", name, what], check=True, capture_output=True, text=True, env=env, cwd="/")
    return json.loads(done.stdout)


def shown(values):
    if not values:
        return "-"
    middle = statistics.median(values)
    return f"{middle:,.0f}" if middle >= 100 else f"{middle:.2g}"


def table(figures):
    lines = ["| Milliseconds, medians | hognose | pydantic-monty 1.4.0 |\n|---|---|---|\n"]
    for row, what in ROWS.items():
        cells = [shown(figures[name].get(row)) for name in ("hognose", "monty")]
        lines.append(f"| {what} | {cells[0]} | {cells[1]} |\n")
    return "".join(lines)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    contenders = {"hognose": ROOT / "build/python/installed/bin/python", "monty": environment()}
    figures = {name: {} for name in contenders}
    cache = str(ROOT / "build/python/cache")
    measure(contenders["hognose"], "hognose", "start", cache)
    for _ in range(given.rounds):
        with tempfile.TemporaryDirectory() as empty:
            first = measure(contenders["hognose"], "hognose", "start", str(pathlib.Path(empty) / "cache"))
        for row, key in (("first", "start"), ("first work", "work")):
            figures["hognose"].setdefault(row, []).append(first[key])
        for name, python in contenders.items():
            start = measure(python, name, "start", cache)  # in a process that has imported nothing of it
            for row, value in {**measure(python, name, "all", cache), **start}.items():
                figures[name].setdefault(row, []).append(value)
    made = table(figures)
    print(made, end="")
    if given.write:
        text = README.read_text(encoding="utf-8")
        begin, end = text.index(PLACE[0]) + len(PLACE[0]), text.index(PLACE[1])
        README.write_text(text[:begin] + made + text[end:], encoding="utf-8")


if __name__ == "__main__":
    main()
