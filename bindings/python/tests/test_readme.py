"""The programs of README.md and of docs/monty.md run, and print what their comments say."""
import re
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent
PAGES = [PACKAGE / "README.md", PACKAGE.parent.parent / "docs/monty.md"]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.S | re.M)
EXPECTED = re.compile(r"^ *print\(.*\)  # (.*)$", re.M)
PROGRAMS = [pytest.param(block, id=f"{page.stem}-{i}") for page in PAGES for i, block in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), 1)]


def run(block, folder):
    (folder / "program.py").write_text(block, encoding="utf-8")
    done = subprocess.run([sys.executable, "program.py"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("block", PROGRAMS)
def test_program(block, tmp_path):
    printed = run(block, tmp_path)
    expected = EXPECTED.findall(block)
    assert not expected or [line for line in printed.splitlines() if line] == expected


def test_first_program(tmp_path):
    printed = run(PROGRAMS[0].values[0], tmp_path)
    assert re.fullmatch(r"50 looking\n \d+\nTraceback .*\nKeyError: 'sofa'\n\ntime 1\.0\n", printed, re.S), printed


def test_pages_have_programs():
    assert len(PROGRAMS) >= 5
