"""Directories of the disk, and ways out of them that there must not be."""
import os
import pathlib
import subprocess
import sys

import pytest

from hognose import DiskDirectory, HognoseError, PythonError, Sandbox


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
