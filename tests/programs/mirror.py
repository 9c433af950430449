### a command that makes one directory like another: argparse, pathlib, digests, a dry run and exit codes
import argparse
import hashlib
import logging
import os
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator, Literal, NamedTuple

logger = logging.getLogger("mirror")


class Entry(NamedTuple):
    path: str
    size: int
    digest: str


@dataclass(frozen=True, slots=True)
class Action:
    kind: Literal["copy", "update", "delete"]
    path: str
    size: int = 0

    def __str__(self) -> str:
        return f"{self.kind:<6} {self.path}" + (f" ({self.size} bytes)" if self.size else "")


def digest(path: Path, chunk: int = 64) -> str:
    state = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(chunk):
            state.update(block)
    return state.hexdigest()[:12]


def scan(root: Path, exclude: list[str]) -> dict[str, Entry]:
    found = {}
    for directory, folders, files in os.walk(root):
        folders[:] = sorted(each for each in folders if each not in exclude)
        for name in sorted(files):
            path = Path(directory, name)
            if any(path.match(pattern) for pattern in exclude):
                logger.debug("skipping %s", path.relative_to(root))
                continue
            key = path.relative_to(root).as_posix()
            found[key] = Entry(key, path.stat().st_size, digest(path))
    return found


def plan(source: dict[str, Entry], target: dict[str, Entry], delete: bool) -> Iterator[Action]:
    for path, entry in source.items():
        if path not in target:
            yield Action("copy", path, entry.size)
        elif target[path].digest != entry.digest:
            yield Action("update", path, entry.size)
    if delete:
        yield from (Action("delete", path) for path in sorted(target.keys() - source.keys()))


def carry_out(action: Action, source: Path, target: Path) -> None:
    place = target / action.path
    match action:
        case Action("delete", _):
            place.unlink()
            if not any(place.parent.iterdir()):
                place.parent.rmdir()
        case Action("copy" | "update"):
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / action.path, place)


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mirror", description="Make TARGET look like SOURCE.", color=False)
    parser.add_argument("source", type=Path)
    parser.add_argument("target", type=Path)
    parser.add_argument("-n", "--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("-x", "--exclude", action="append", default=[], metavar="PATTERN")
    parser.add_argument("--delete", action=argparse.BooleanOptionalAction, default=False)
    parser.add_argument("-v", "--verbose", action="count", default=0)
    return parser


def main(argv: list[str]) -> int:
    args = build_parser().parse_args(argv)
    logger.setLevel([logging.WARNING, logging.INFO, logging.DEBUG][min(args.verbose, 2)])
    if not args.source.is_dir():
        logger.error("%s is no directory", args.source.name)
        return 2
    actions = list(plan(scan(args.source, args.exclude), scan(args.target, args.exclude), args.delete))
    for action in actions:
        logger.info("%s%s", "would " if args.dry_run else "", action)
        if not args.dry_run:
            carry_out(action, args.source, args.target)
    print(f"{len(actions)} actions, {sum(action.size for action in actions)} bytes")
    return 0 if actions else 1


def show(root: Path) -> None:
    for path in sorted(root.rglob("*")):
        if path.is_file():
            print("   ", path.relative_to(root), repr(path.read_text()[:20]))


handler = logging.StreamHandler(sys.stdout)
handler.setFormatter(logging.Formatter("[%(levelname).1s] %(message)s"))
logger.addHandler(handler)
with tempfile.TemporaryDirectory() as folder:
    source, target = Path(folder, "source"), Path(folder, "target")
    for name, text in {"readme.md": "# hello\n", "src/a.py": "print(1)\n", "src/b.py": "x = 2\n" * 30,
                       "cache/x.pyc": "junk", "notes.tmp": "later"}.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text)
    for line in ("{s} {t} -n -v -x *.tmp -x cache", "{s} {t} -vv --exclude *.tmp -x cache", "{s} {t} -x *.tmp -x cache", "{s}/none {t}"):
        print("$ mirror", line.format(s="source", t="target"))
        print("exit", main(line.format(s=source, t=target).split()))
    (source / "readme.md").write_text("# hello again\n")
    (source / "src/a.py").rename(source / "src/c.py")
    print("exit", main([str(source), str(target), "--delete", "-v", "-x", "*.tmp", "-x", "cache"]))
    show(target)
    try:
        main(["--help"])
    except SystemExit as e:
        print("exit", e.code)
    try:
        sys.stderr = sys.stdout
        main(["one"])
    except SystemExit as e:
        print("exit", e.code)
    finally:
        sys.stderr = sys.__stderr__
#> $ mirror source target -n -v -x *.tmp -x cache
#> [I] would copy   readme.md (8 bytes)
#> [I] would copy   src/a.py (9 bytes)
#> [I] would copy   src/b.py (180 bytes)
#> 3 actions, 197 bytes
#> exit 0
#> $ mirror source target -vv --exclude *.tmp -x cache
#> [D] skipping notes.tmp
#> [I] copy   readme.md (8 bytes)
#> [I] copy   src/a.py (9 bytes)
#> [I] copy   src/b.py (180 bytes)
#> 3 actions, 197 bytes
#> exit 0
#> $ mirror source target -x *.tmp -x cache
#> 0 actions, 0 bytes
#> exit 1
#> $ mirror source/none target
#> [E] none is no directory
#> exit 2
#> [I] update readme.md (14 bytes)
#> [I] copy   src/c.py (9 bytes)
#> [I] delete src/a.py
#> 3 actions, 23 bytes
#> exit 0
#>     readme.md '# hello again\n'
#>     src/b.py 'x = 2\nx = 2\nx = 2\nx '
#>     src/c.py 'print(1)\n'
#> usage: mirror [-h] [-n] [-x PATTERN] [--delete | --no-delete] [-v]
#>               source target
#>
#> Make TARGET look like SOURCE.
#>
#> positional arguments:
#>   source
#>   target
#>
#> options:
#>   -h, --help            show this help message and exit
#>   -n, --dry-run         only say what would be done
#>   -x, --exclude PATTERN
#>   --delete, --no-delete
#>   -v, --verbose
#> exit 0
#> usage: mirror [-h] [-n] [-x PATTERN] [--delete | --no-delete] [-v]
#>               source target
#> mirror: error: the following arguments are required: target
#> exit 2
