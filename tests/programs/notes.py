### a notebook on the command line: subcommands, a store that is a file of JSON, searching, tags, errors on stderr
import argparse
import contextlib
import io
import json
import os
import shlex
import sys
import tempfile
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from pathlib import Path


class NotesError(Exception):
    """What a user did wrong."""


def day(text: str) -> date:
    names = {"today": 0, "tomorrow": 1, "yesterday": -1}
    if text in names:
        return date(2024, 2, 28) + timedelta(days=names[text])
    try:
        return date.fromisoformat(text)
    except ValueError as e:
        raise argparse.ArgumentTypeError(f"{text!r} is no date ({e})") from None


@dataclass(frozen=True)
class Note:
    id: int
    title: str
    body: str = ""
    tags: frozenset[str] = frozenset()
    due: date | None = None

    def to_json(self) -> dict:
        return asdict(self) | {"tags": sorted(self.tags), "due": self.due and self.due.isoformat()}

    @classmethod
    def from_json(cls, data: dict) -> "Note":
        due = data.pop("due", None)
        return cls(**data | {"tags": frozenset(data["tags"])}, due=date.fromisoformat(due) if due else None)


@dataclass
class Store:
    path: Path
    notes: dict[int, Note] = field(default_factory=dict)

    def __enter__(self) -> "Store":
        with contextlib.suppress(FileNotFoundError):
            self.notes = {note["id"]: Note.from_json(note) for note in json.loads(self.path.read_text("utf-8"))}
        return self

    def __exit__(self, kind, error, trace) -> None:
        if kind is None:
            scratch = self.path.with_suffix(".new")
            scratch.write_text(json.dumps([note.to_json() for note in self.notes.values()], ensure_ascii=False), "utf-8")
            os.replace(scratch, self.path)

    def __getitem__(self, number: int) -> Note:
        try:
            return self.notes[number]
        except KeyError:
            raise NotesError(f"there is no note {number}") from None


def add(store: Store, args: argparse.Namespace) -> None:
    note = Note(max(store.notes, default=0) + 1, args.title, " ".join(args.body), frozenset(args.tag or ()), args.due)
    store.notes[note.id] = note
    print("added", note.id)


def show(store: Store, args: argparse.Namespace) -> None:
    chosen: Iterable[Note] = store.notes.values()
    if args.tag:
        chosen = (note for note in chosen if note.tags.issuperset(args.tag))
    if args.before:
        chosen = filter(lambda note: note.due and note.due < args.before, chosen)
    for note in sorted(chosen, key=lambda note: (note.due or date.max, note.id)):
        print(f"{note.id:>3} {note.due or '-':<10} {note.title}" + "".join(f" #{tag}" for tag in sorted(note.tags)))
        if args.long and note.body:
            print(textwrap.indent(textwrap.fill(note.body, 36), "    | "))


def edit(store: Store, args: argparse.Namespace) -> None:
    changes = {key: value for key in ("title", "due") if (value := getattr(args, key)) is not None}
    store.notes[args.id] = replace(store[args.id], **changes)
    print("changed", ", ".join(changes) or "nothing")


def remove(store: Store, args: argparse.Namespace) -> None:
    for number in args.ids:
        del store.notes[store[number].id]
    print("removed", *args.ids)


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="notes", color=False, epilog="Dates are YYYY-MM-DD, today, tomorrow or yesterday.")
    parser.add_argument("--version", action="version", version="%(prog)s 1.2")
    commands = parser.add_subparsers(title="commands", dest="command", required=True, metavar="COMMAND")

    def command(name: str, run: Callable, **words) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=run.__name__ + " notes", **words)
        sub.set_defaults(run=run)
        return sub

    sub = command("add", add)
    sub.add_argument("title")
    sub.add_argument("body", nargs="*")
    sub.add_argument("-t", "--tag", action="append")
    sub.add_argument("-d", "--due", type=day)
    sub = command("list", show, aliases=["ls"])
    sub.add_argument("-t", "--tag", action="extend", nargs="+")
    sub.add_argument("--before", type=day, metavar="DAY")
    sub.add_argument("-l", "--long", action="store_true")
    sub = command("edit", edit)
    sub.add_argument("id", type=int)
    sub.add_argument("--title")
    sub.add_argument("--due", type=day)
    command("rm", remove).add_argument("ids", type=int, nargs="+", metavar="ID")
    return parser


def main(line: str, path: Path) -> int:
    try:
        args = make_parser().parse_args(shlex.split(line))
        with Store(path) as store:
            args.run(store, args)
    except NotesError as e:
        print(f"notes: {e}", file=sys.stderr)
        return 1
    except SystemExit as e:
        return e.code
    return 0


SESSION = """add "Buy milk" two litres, the one with the blue cap that keeps until friday -t home -t shop -d tomorrow
add 'Pay rent' --due 2024-02-01 --tag home\nadd "Überraschung" -t fête\nls\nlist -l -t home\nls --before today
edit 3 --title "Surprise" --due 2024-12-24\nedit 9\nrm 1 7\nrm 1 2\nls\nadd x -d 2024-13-01\nfrob\n--version\nrm --help"""
with tempfile.TemporaryDirectory() as folder:
    store_path = Path(folder, "notes.json")
    for line in SESSION.splitlines():
        print("$ notes", line)
        with contextlib.redirect_stderr(io.StringIO()) as err:
            status = main(line, store_path)
        print(textwrap.indent(err.getvalue(), "! "), end="")
        if status:
            print("exit", status)
    print(store_path.read_text("utf-8"), os.listdir(folder))
#> $ notes add "Buy milk" two litres, the one with the blue cap that keeps until friday -t home -t shop -d tomorrow
#> added 1
#> $ notes add 'Pay rent' --due 2024-02-01 --tag home
#> added 2
#> $ notes add "Überraschung" -t fête
#> added 3
#> $ notes ls
#>   2 <10 Pay rent #home
#>   1 <10 Buy milk #home #shop
#>   3 -          Überraschung #fête
#> $ notes list -l -t home
#>   2 <10 Pay rent #home
#>   1 <10 Buy milk #home #shop
#>     | two litres, the one with the blue
#>     | cap that keeps until friday
#> $ notes ls --before today
#>   2 <10 Pay rent #home
#> $ notes edit 3 --title "Surprise" --due 2024-12-24
#> changed title, due
#> $ notes edit 9
#> ! notes: there is no note 9
#> exit 1
#> $ notes rm 1 7
#> ! notes: there is no note 7
#> exit 1
#> $ notes rm 1 2
#> removed 1 2
#> $ notes ls
#>   3 <10 Surprise #fête
#> $ notes add x -d 2024-13-01
#> ! usage: notes add [-h] [-t TAG] [-d DUE] title [body ...]
#> ! notes add: error: argument -d/--due: '2024-13-01' is no date (month must be in 1..12, not 13)
#> exit 2
#> $ notes frob
#> ! usage: notes [-h] [--version] COMMAND ...
#> ! notes: error: argument COMMAND: invalid choice: 'frob' (choose from add, list, ls, edit, rm)
#> exit 2
#> $ notes --version
#> notes 1.2
#> $ notes rm --help
#> usage: notes rm [-h] ID [ID ...]
#>
#> positional arguments:
#>   ID
#>
#> options:
#>   -h, --help  show this help message and exit
#> [{"id": 3, "title": "Surprise", "body": "", "tags": ["fête"], "due": "2024-12-24"}] ['notes.json']
