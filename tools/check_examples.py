"""Checks the Python examples of the documentation with pyright in its strict mode: every block that imports hognose, as a reader has it in a file.

    python3 tools/check_examples.py PYRIGHT [PYTHON]

PYRIGHT is the command, PYTHON an interpreter that has the packages that examples import. Writes the blocks to build/python/examples. Exits 1 if
pyright finds an error, or if there are no examples."""
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "build/python/examples"
BLOCK = re.compile(r"^```(?:python|py)\n(.*?)^```$", re.S | re.M)
USES = re.compile(r"^\s*(?:import|from) hognose\b", re.M)


def pages():
    return sorted([ROOT / "README.md", ROOT / "bindings/python/README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/*.md")])


def examples():
    """(name of the page and the block's number, its text) of each."""
    for page in pages():
        name = str(page.relative_to(ROOT).with_suffix("")).replace("/", "_").replace("-", "_")
        for i, block in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), 1):
            if USES.search(block):
                yield f"{name}_{i}", block


def main(pyright, python=sys.executable):
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    names = []
    for name, block in examples():
        (MADE / f"{name}.py").write_text(block, encoding="utf-8")
        names.append(name)
    config = {"include": ["."], "typeCheckingMode": "strict", "pythonVersion": "3.10", "extraPaths": [str(ROOT / "bindings/python/src")]}
    (MADE / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    status = subprocess.run([Path(pyright).resolve(), "-p", MADE, "--pythonpath", python]).returncode
    print(f"examples: {len(names)} blocks of Python")
    return 1 if status or not names else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
