### a task list on the command line: argparse with subcommands, dataclasses, JSON in a file
import argparse
import json
import sys
import tempfile
from dataclasses import asdict, dataclass, field
from datetime import date, timedelta
from enum import Enum
from pathlib import Path
from typing import Iterable, Optional


class Priority(str, Enum):
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"

    @property
    def weight(self) -> int:
        return {"low": 1, "medium": 2, "high": 3}[self.value]


@dataclass(order=True)
class Task:
    sort_index: tuple = field(init=False, repr=False)
    id: int
    title: str
    due: Optional[date] = None
    priority: Priority = Priority.MEDIUM
    tags: list[str] = field(default_factory=list)
    done: bool = False

    def __post_init__(self):
        self.sort_index = (self.done, -self.priority.weight, self.due or date.max, self.id)

    def to_dict(self):
        d = asdict(self)
        d.pop("sort_index")
        d["due"] = self.due.isoformat() if self.due else None
        d["priority"] = self.priority.value
        return d

    @classmethod
    def from_dict(cls, d):
        return cls(id=d["id"], title=d["title"], due=date.fromisoformat(d["due"]) if d["due"] else None,
                   priority=Priority(d["priority"]), tags=d["tags"], done=d["done"])


class Store:
    def __init__(self, path: Path):
        self.path = path
        self.tasks: dict[int, Task] = {}
        if path.exists():
            for raw in json.loads(path.read_text(encoding="utf-8")):
                task = Task.from_dict(raw)
                self.tasks[task.id] = task

    def save(self):
        tmp = self.path.with_suffix(".tmp")
        tmp.write_text(json.dumps([t.to_dict() for t in self.tasks.values()], indent=2), encoding="utf-8")
        tmp.replace(self.path)

    def add(self, **kwargs) -> Task:
        task = Task(id=max(self.tasks, default=0) + 1, **kwargs)
        self.tasks[task.id] = task
        return task

    def search(self, tag: Optional[str] = None, include_done=False) -> Iterable[Task]:
        for task in sorted(self.tasks.values()):
            if (tag is None or tag in task.tags) and (include_done or not task.done):
                yield task


def due_date(text: str) -> date:
    base = date(2024, 2, 27)
    if text.startswith("+"):
        return base + timedelta(days=int(text[1:]))
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"not a date: {text!r}")


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tasks", description="A small task list.")
    parser.add_argument("--file", type=Path, default=Path("tasks.json"), help="where tasks are kept")
    sub = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    add = sub.add_parser("add", help="add a task")
    add.add_argument("title", nargs="+")
    add.add_argument("-d", "--due", type=due_date)
    add.add_argument("-p", "--priority", type=Priority, choices=list(Priority), default=Priority.MEDIUM)
    add.add_argument("-t", "--tag", action="append", default=[], dest="tags")
    ls = sub.add_parser("list", aliases=["ls"], help="show tasks")
    ls.add_argument("--tag")
    ls.add_argument("--all", action="store_true")
    done = sub.add_parser("done", help="finish tasks")
    done.add_argument("ids", nargs="+", type=int)
    return parser


def main(argv: list[str]) -> int:
    args = build_parser().parse_args(argv)
    store = Store(args.file)
    match args.command:
        case "add":
            task = store.add(title=" ".join(args.title), due=args.due, priority=args.priority, tags=args.tags)
            print(f"added #{task.id}: {task.title}")
        case "list" | "ls":
            for task in store.search(args.tag, args.all):
                mark = "x" if task.done else " "
                due = f"{task.due:%d %b}" if task.due else "-"
                print(f"[{mark}] {task.id:>2} {task.title:<24} {task.priority.name:<6} {due:>6} {','.join(task.tags)}")
        case "done":
            for task_id in args.ids:
                try:
                    task = store.tasks[task_id]
                except KeyError:
                    print(f"no task {task_id}", file=sys.stdout)
                    return 1
                task.done = True
                task.__post_init__()
    store.save()
    return 0


with tempfile.TemporaryDirectory() as folder:
    file = str(Path(folder) / "t.json")
    for line in ["add Write the report -p high -d +2 -t work -t q1", "add Buy milk", "add Call mum -d 2024-02-28 -t family",
                 "add Pay rent -p high -d 2024-03-01", "ls", "done 2 3", "list --all", "list --tag work", "done 99"]:
        print("$ tasks", line)
        code = main(["--file", file, *line.split()])
        if code:
            print("exit code", code)
    print(Path(file).read_text().count("\n"))
    for bad in (["add", "x", "-d", "tomorrow"], ["fly"], []):
        try:
            main(["--file", file, *bad])
        except SystemExit as e:
            print("SystemExit", e.code)
build_parser().print_help()
#> $ tasks add Write the report -p high -d +2 -t work -t q1
#> added #1: Write the report
#> $ tasks add Buy milk
#> added #2: Buy milk
#> $ tasks add Call mum -d 2024-02-28 -t family
#> added #3: Call mum
#> $ tasks add Pay rent -p high -d 2024-03-01
#> added #4: Pay rent
#> $ tasks ls
#> [ ]  1 Write the report         HIGH   29 Feb work,q1
#> [ ]  4 Pay rent                 HIGH   01 Mar 
#> [ ]  3 Call mum                 MEDIUM 28 Feb family
#> [ ]  2 Buy milk                 MEDIUM      - 
#> $ tasks done 2 3
#> $ tasks list --all
#> [ ]  1 Write the report         HIGH   29 Feb work,q1
#> [ ]  4 Pay rent                 HIGH   01 Mar 
#> [x]  3 Call mum                 MEDIUM 28 Feb family
#> [x]  2 Buy milk                 MEDIUM      - 
#> $ tasks list --tag work
#> [ ]  1 Write the report         HIGH   29 Feb work,q1
#> $ tasks done 99
#> no task 99
#> exit code 1
#> 38
#> SystemExit 2
#> SystemExit 2
#> SystemExit 2
#> usage: tasks [-h] [--file FILE] COMMAND ...
#>
#> A small task list.
#>
#> positional arguments:
#>   COMMAND
#>     add        add a task
#>     list (ls)  show tasks
#>     done       finish tasks
#>
#> options:
#>   -h, --help   show this help message and exit
#>   --file FILE  where tasks are kept
#! tasks: error: the following arguments are required: COMMAND
