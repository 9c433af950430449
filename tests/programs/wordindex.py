### an index of words over many files: a pool of threads, a merge of counters, a search and a report as JSON
#: oracle=no
#: steps=vary
import argparse
import json
import re
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial, reduce
from pathlib import Path

TEXTS = {
    "sea.txt": "The sea is calm tonight.\nThe tide is full, the moon lies fair\nupon the straits.",
    "wood.txt": "Whose woods these are I think I know.\nHis house is in the village though.",
    "deep/night.txt": "Do not go gentle into that good night.\nRage, rage against the dying of the light.",
    "deep/empty.txt": "",
    "deep/bad.txt": b"caf\xe9 and more",
}
STOP = frozenset("the is in of a and do not that i".split())


@dataclass
class Report:
    files: int = 0
    words: int = 0
    failed: dict[str, str] = field(default_factory=dict)
    top: list[tuple[str, int]] = field(default_factory=list)


class Index:
    def __init__(self) -> None:
        self._where: defaultdict[str, set[tuple[str, int]]] = defaultdict(set)
        self._lock = threading.RLock()

    @contextmanager
    def writing(self):
        with self._lock:
            yield self._where

    def add(self, name: str, lines: list[str]) -> Counter[str]:
        counts: Counter[str] = Counter()
        for number, line in enumerate(lines, start=1):
            words = [word for word in re.findall(r"[a-z']+", line.lower()) if word not in STOP]
            counts.update(words)
            with self.writing() as where:
                for word in words:
                    where[word].add((name, number))
        return counts

    def find(self, word: str) -> list[str]:
        with self._lock:
            return [f"{name}:{number}" for name, number in sorted(self._where.get(word.lower(), ()))]


def read(root: Path, path: Path, barrier: threading.Semaphore) -> list[str]:
    with barrier:
        time.sleep(0.001 * len(path.name))
        return path.read_text(encoding="utf-8").splitlines()


def index_all(root: Path, workers: int, index: Index) -> Report:
    report, totals = Report(), []
    busy = threading.Semaphore(2)
    paths = sorted(path for path in root.rglob("*.txt") if path.is_file())
    with ThreadPoolExecutor(workers, thread_name_prefix="reader") as pool:
        load = partial(read, root, barrier=busy)
        futures: dict[Future[list[str]], str] = {pool.submit(load, path): path.relative_to(root).as_posix() for path in paths}
        for future in as_completed(futures):
            name = futures[future]
            try:
                totals.append(index.add(name, future.result()))
            except UnicodeDecodeError as e:
                report.failed[name] = f"{e.reason} at {e.start}"
            else:
                report.files += 1
    merged = reduce(lambda a, b: a + b, totals, Counter())
    report.words = merged.total()
    report.top = sorted(merged.items(), key=lambda pair: (-pair[1], pair[0]))[:4]
    return report


def main(argv: list[str], out=sys.stdout) -> int:
    parser = argparse.ArgumentParser(prog="wordindex", exit_on_error=False)
    parser.add_argument("root", type=Path)
    parser.add_argument("-j", "--jobs", type=int, choices=range(1, 9), default=4)
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true")
    output.add_argument("--find", nargs="+", metavar="WORD")
    try:
        args = parser.parse_args(argv)
    except argparse.ArgumentError as e:
        print("error:", e, file=out)
        return 2
    index = Index()
    report = index_all(args.root, args.jobs, index)
    if args.json:
        json.dump(asdict(report), out, indent=1)
        print(file=out)
    elif args.find:
        for word in args.find:
            print(f"{word}: {', '.join(index.find(word)) or '-'}", file=out)
    else:
        print(f"{report.files} files, {report.words} words, {len(report.failed)} failed", file=out)
    return bool(report.failed)


with tempfile.TemporaryDirectory() as folder:
    for name, text in TEXTS.items():
        path = Path(folder, name)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    for options in ([], ["--json", "-j", "2"], ["--find", "rage", "WOODS", "xyzzy", "-j1"], ["-j", "9"], ["--json", "--find", "x"]):
        print("exit", main([folder, *options]))
    print(threading.active_count())
#> 4 files, 30 words, 1 failed
#> exit True
#> {
#>  "files": 4,
#>  "words": 30,
#>  "failed": {
#>   "deep/bad.txt": "invalid continuation byte at 3"
#>  },
#>  "top": [
#>   [
#>    "rage",
#>    2
#>   ],
#>   [
#>    "against",
#>    1
#>   ],
#>   [
#>    "are",
#>    1
#>   ],
#>   [
#>    "calm",
#>    1
#>   ]
#>  ]
#> }
#> exit True
#> rage: deep/night.txt:2
#> WOODS: wood.txt:1
#> xyzzy: -
#> exit True
#> error: argument -j/--jobs: invalid choice: '9' (choose from 1, 2, 3, 4, 5, 6, 7, 8)
#> exit 2
#> error: argument --find: not allowed with argument --json
#> exit 2
#> 1
