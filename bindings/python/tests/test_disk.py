"""Directories of the disk, and ways out of them that there must not be."""
import json
import os
import pathlib
import subprocess
import sys
from typing import Any

import pytest

import hognose.monty as monty
from hognose import DiskDirectory, FileError, HognoseError, PythonError, Quota, Sandbox
from hognose._abi import ERRNO
from hognose._files import file_service
from hognose.monty._mount import mount_table

PATHS = json.loads((pathlib.Path(__file__).resolve().parents[3] / "tests/conformance/border/paths.json").read_text("utf-8"))


@pytest.fixture
def place(tmp_path: pathlib.Path) -> pathlib.Path:
    inside = tmp_path / "inside"
    (inside / "sub").mkdir(parents=True)
    (inside / "a.txt").write_text("one")
    (inside / "sub" / "b.txt").write_text("two")
    (tmp_path / "secret").write_text("secret")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "c").write_text("secret")
    (inside / "link").symlink_to(tmp_path / "secret")
    (inside / "folder").symlink_to(tmp_path / "elsewhere")
    os.mkfifo(inside / "pipe")
    return inside


def test_reading(place: pathlib.Path):
    with Sandbox(files={"/d": DiskDirectory(place)}) as box:
        assert box.run("import os\n[sorted(os.listdir('/d')), open('/d/a.txt').read(), open('/d/sub/b.txt').read()]").value == [["a.txt", "sub"], "one", "two"]
        for code in ("open('/d/link').read()", "open('/d/folder/c').read()", "open('/d/pipe').read()", "os.listdir('/d/folder')", "open('/d/../secret').read()", "open('/d/none')"):
            with pytest.raises(PythonError, match="^FileNotFoundError"):
                box.run(code)
        with pytest.raises(PythonError, match="OSError|PermissionError"):
            box.run("open('/d/new', 'w')")
        assert box.run("os.path.getsize('/d/a.txt')").value == 3


def test_overlay_and_writing(place: pathlib.Path):
    code = "import os\nopen('/d/new', 'w').write('x')\nopen('/d/a.txt', 'w').write('y')\nos.mkdir('/d/m')\nos.rename('/d/sub/b.txt', '/d/m/b')\nos.remove('/d/new')\nos.rmdir('/d/sub')\n"
    with Sandbox(files={"/d": DiskDirectory(place, "overlay")}) as box:
        box.run(code)
        assert box.run("open('/d/a.txt').read()").value == "y"
    assert (place / "a.txt").read_text() == "one" and not (place / "m").exists()
    with Sandbox(files={"/d": DiskDirectory(place, "write")}) as box:
        box.run(code)
        with pytest.raises(PythonError):
            box.run("open('/d/link', 'w').write('overwritten')")
        with pytest.raises(PythonError):
            box.run("open('/d/folder/new', 'w').write('x')")
    assert (place / "a.txt").read_text() == "y" and (place / "m" / "b").read_text() == "two" and not (place / "sub").exists()
    assert (place.parent / "secret").read_text() == "secret" and sorted(p.name for p in (place.parent / "elsewhere").iterdir()) == ["c"]


def test_the_quota_bounds_what_a_directory_grows_by(place: pathlib.Path):
    with Sandbox(files={"/d": DiskDirectory(place, "write")}, quota=Quota(bytes=1000, files=3)) as box:
        box.run("with open('/d/a.txt', 'a') as f: f.write('x' * 900)\nwith open('/d/new', 'w') as f: f.write('y' * 100)")
        for code in ("with open('/d/new', 'a') as f: f.write('y')", "import os; os.mkdir('/d/m'); os.mkdir('/d/n')"):
            with pytest.raises(PythonError, match=r"OSError: \[Errno 28\] No space left on device"):
                box.run(code)
        assert sorted(path.name for path in place.iterdir()) == ["a.txt", "folder", "link", "m", "new", "pipe", "sub"]
        assert ((place / "a.txt").stat().st_size, (place / "new").stat().st_size) == (903, 100)


def test_a_folder_that_becomes_a_link(place: pathlib.Path):
    served = DiskDirectory(place, "write")
    assert served.read("sub/b.txt", 100) == b"two"
    (place / "sub").rename(place / "gone")
    (place / "sub").symlink_to(place.parent / "elsewhere")
    for use in (lambda: served.read("sub/c", 100), lambda: served.write("sub/new", b""), lambda: served.remove("sub/c"), lambda: served.rename("a.txt", "sub/c"), lambda: served.list("sub")):
        with pytest.raises(OSError):
            use()
    served.close()
    with Sandbox(files={"/d": served}) as box, pytest.raises(PythonError, match="OSError"):
        box.run("open('/d/a.txt')")


def test_large_files_and_wrong_modes(place: pathlib.Path):
    (place / "large").write_bytes(bytes(9 << 20))
    from hognose import Limits

    with Sandbox(files={"/d": DiskDirectory(place)}, limits=Limits(memory=8 << 20)) as box, pytest.raises(PythonError, match="OSError"):
        box.run("open('/d/large', 'rb')")
    with pytest.raises(HognoseError):
        DiskDirectory(place, "append")  # type: ignore[arg-type]
    with pytest.raises(OSError):
        DiskDirectory(place / "a.txt")


def test_command_line(place: pathlib.Path):
    (place / "sub" / "main.py").write_text("import helper, os\nprint(helper.x, os.getcwd(), open('a.txt').read())\nopen('a.txt', 'w').write('changed')\n")
    (place / "sub" / "helper.py").write_text("x = 5\n")
    words = [sys.executable, "-m", "hognose", "--dir", str(place), str(place / "sub" / "main.py")]
    done = subprocess.run(words, capture_output=True, text=True, cwd=place if "site-packages" in sys.modules["hognose"].__file__ else None)
    assert (done.returncode, done.stdout, done.stderr) == (0, "5 /work one\n", "")
    assert (place / "a.txt").read_text() == "one"


def test_paths_are_not_trusted(place: pathlib.Path):
    """A program may have replaced what cleans paths in its sandbox."""
    directory = DiskDirectory(place, "write")
    operations: "list[Any]" = [directory.stat, directory.list, lambda path: directory.read(path, 100), lambda path: directory.write(path, b"x"), directory.mkdir, directory.remove,
                  lambda path: directory.rename("a.txt", path), lambda path: directory.rename(path, "moved")]
    before = sorted(str(path) for path in place.parent.rglob("*"))
    for path in [*PATHS["hostile"], "\ud800", "a/\udcff"]:
        for operation in operations:
            with pytest.raises(FileError) as caught:
                operation(path)
            assert caught.value.code == "EINVAL", path
    assert sorted(str(path) for path in place.parent.rglob("*")) == before
    for path in PATHS["clean"]:
        directory.stat(path)


def test_directories_of_the_host_get_clean_paths():
    asked: "list[str]" = []
    directory = type("Directory", (), {"mode": "write", **{name: lambda self, *args: asked.extend(arg for arg in args if isinstance(arg, str))
                                                          for name in ("stat", "list", "read", "write", "mkdir", "remove", "rename")}})()
    serve = file_service({"/d": directory}, 100)
    for path in [*PATHS["hostile"], "\ud800", "a/\udcff", "a/" * 3000 + "a", 7, None, b"a"]:
        for request in (("stat", "/d", path), ("list", "/d", path), ("read", "/d", path), ("write", "/d", path, b""), ("mkdir", "/d", path), ("remove", "/d", path),
                        ("rename", "/d", path, "a"), ("rename", "/d", "a", path)):
            assert serve(*request) == ERRNO["EINVAL"], request
    assert asked == []
    for path in PATHS["clean"]:
        serve("stat", "/d", path)
    assert asked == PATHS["clean"]


def test_paths_of_mounts_are_not_trusted(place: pathlib.Path):
    (place / "out").symlink_to("..")
    (place.parent / "link").symlink_to("secret")
    with monty.MountDir(host_path=place, virtual_path="/data", mode="read-write") as mount:
        table = mount_table(mount)
        before = sorted(str(path) for path in place.parent.rglob("*"))
        for path in PATHS["hostile"]:
            if path in ("/", "a/"):
                continue  # of an absolute path that is one slash, at its end
            for name in ("Path.exists", "Path.is_file", "Path.is_dir", "Path.is_symlink"):
                assert table.serve(name, (f"/data/{path}",), {}) is False
            for name, more in (("Path.unlink", ()), ("Path.rmdir", ()), ("Path.read_bytes", ()), ("Path.write_bytes", (b"x",)), ("Path.iterdir", ()), ("Path.rename", ("/data/new",))):
                with pytest.raises(PermissionError):
                    table.serve(name, (f"/data/{path}", *more), {})
            with pytest.raises(PermissionError):
                table.serve("Path.rename", ("/data/a.txt", f"/data/{path}"), {})
        assert table.serve("Path.is_symlink", ("/data/link",), {}) is True
        for path in ("/data/out/link", "/data/folder/c"):
            assert table.serve("Path.is_symlink", (path,), {}) is False
            with pytest.raises(PermissionError):
                table.serve("Path.unlink", (path,), {})
        assert sorted(str(path) for path in place.parent.rglob("*")) == before
        table.serve("Path.unlink", ("/data/link",), {})
        assert not (place / "link").is_symlink() and (place.parent / "secret").exists()


CALLS = """
import pathlib, posixpath
clean, posixpath.normpath = posixpath.normpath, lambda path: path
found = []
for path in paths:
    one = pathlib.Path("/data/" + path)
    for name in ("exists", "is_file", "is_dir", "is_symlink", "unlink", "rmdir", "read_bytes", "stat", "mkdir", "iterdir"):
        try:
            came = getattr(one, name)()
            found.append(list(came) if name == "iterdir" else came)
        except OSError as e:
            found.append(e.errno)
    try:
        open(str(one), "wb").write(b"x")
    except OSError as e:
        found.append(e.errno)
    try:
        pathlib.Path("/data/a.txt").rename(one)
    except OSError as e:
        found.append(e.errno)
posixpath.normpath = clean
found
"""


def test_a_program_that_cleans_no_paths(place: pathlib.Path):
    """Neither a mount nor a handler sees what it sends."""
    asked: "list[tuple[str, str]]" = []

    def handler(*, name: str, args: "tuple[Any, ...]", kwargs: "dict[str, Any]", is_async: bool) -> Any:
        asked.extend((name, str(arg)) for arg in args[:2])
        return monty.NOT_HANDLED

    # The class of paths in the sandbox takes out single dots and doubled slashes itself.
    paths = [path for path in PATHS["hostile"] if ".." in path and "\0" not in path]
    assert len(paths) > 5
    before = sorted(str(path) for path in place.parent.rglob("*"))
    refused = [False, False, False, False, 13, 13, 13, 13, 13, 13, 13, 13] * len(paths)
    with monty.Monty() as pool:
        with monty.MountDir(host_path=place, virtual_path="/data", mode="read-write") as mount, pool.checkout() as session:
            assert session.feed_run(CALLS, inputs={"paths": paths}, mount=mount) == refused
            assert session.feed_run("pathlib.Path('/data/sub/../a.txt').read_text()", mount=mount) == "one"
        with pool.checkout() as session:
            assert session.feed_run(CALLS, inputs={"paths": paths}, os=handler) == refused
    assert sorted(str(path) for path in place.parent.rglob("*")) == before
    assert {path for _, path in asked} <= {"/data/a.txt"}


def test_a_refused_append_counts_nothing(tmp_path: pathlib.Path):
    with monty.MountDir(host_path=tmp_path, virtual_path="/data", write_bytes_limit=10) as mount:
        table = mount_table(mount)
        table.serve("Path.write_bytes", ("/data/a", b"12345678"), {})
        for _ in range(3):
            with pytest.raises(OSError, match="disk write limit of 10 bytes exceeded"):
                table.serve("Path.append_bytes", ("/data/a", b"123"), {})
        table.serve("Path.append_bytes", ("/data/a", b"12"), {})
        with pytest.raises(OSError, match="disk write limit"):
            table.serve("Path.append_bytes", ("/data/a", b"1"), {})
