"""The package as it is installed: its command line, the cache of compiled code, and what other processes do to it."""
import dataclasses
import hashlib
import inspect
import json
import os
import pathlib
import stat
import subprocess
import sys
from importlib import metadata

import cbor2
import pytest
from wasmtime import _ffi as ffi

import hognose
from hognose import _cache, _codec, _wasm

FIRST = "import hognose; print(hognose.Sandbox().run('1 + 1').value)"


def python(*words: str, cache: "pathlib.Path | str | None" = None, stdin: str = "") -> "subprocess.CompletedProcess[str]":
    env = dict(os.environ) if cache is None else {**os.environ, "HOGNOSE_CACHE": str(cache)}
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, input=stdin, env=env, cwd="/")


@pytest.mark.skipif("HOGNOSE_CACHE" not in os.environ, reason="the installed package is what ./build.sh python tests")
def test_what_is_tested_is_installed():
    assert "site-packages" in hognose.__file__
    assert (pathlib.Path(hognose.__file__).parent / "py.typed").exists()


def test_command_line(tmp_path: pathlib.Path):
    program = tmp_path / "a.py"
    program.write_text("import sys\nprint(sys.argv, x)\n")
    done = python("-m", "hognose", "--inputs", '{"x": 1}', str(program), "--more")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"[{str(program)!r}, '--more'] 1\n", "")
    done = python("-m", "hognose", "-c", "import sys; print('é'); sys.exit(7)")
    assert (done.returncode, done.stdout) == (7, "é\n")
    done = python("-m", "hognose", "-", stdin="1 / 0")
    assert done.returncode == 1 and done.stderr.endswith("ZeroDivisionError: division by zero\n") and '"<stdin>"' in done.stderr
    done = python("-m", "hognose", "--max-steps=100", "-c", "while True: pass")
    assert done.returncode == 3 and done.stderr.startswith("hognose: steps limit reached: limit 100, used ")
    done = python("-m", "hognose", "--json", "-c", "from decimal import Decimal\nprint(1)\n{1: Decimal('1.50'), 'b': {2**60}}")
    record = json.loads(done.stdout)
    assert record["value"] == {"1": "1.50", "b": ["1152921504606846976"]} and record["stdout"] == "1\n" and record["error"] is None
    for words, text in (["--quota-files", "3"], "3\n28\n"), (["--quota-bytes=32M"], "9\n20971520\n"), ([], "9\n28\n"):
        code = """
def tried(f):
    try: return f()
    except OSError as e: return e.errno
made = [tried(lambda: open(f"/tmp/{i}", "wb")) for i in range(9)]
print(sum(type(file) is not int for file in made))
print(tried(lambda: made[-1].write(bytes(20 << 20))) if type(made[-1]) is not int else made[-1])"""
        done = python("-m", "hognose", *words, "-c", code)
        assert (done.returncode, done.stdout, done.stderr) == (0, text, ""), words
    for wrong in ([], ["--no"], ["--quota-bytes", "x", "-c", "1"], ["--quota-files"], ["--max-time", "x", "-c", "1"], ["/no/such/file"], ["--inputs", "[]", "-c", "1"], ["--max-depth=1", "-c", "1"]):
        done = python("-m", "hognose", *wrong)
        assert done.returncode == 2 and done.stderr.startswith("hognose: "), wrong


def test_batch():
    lines = [{"id": 1, "code": "print(x)\n[1]", "options": {"inputs": '{"x": 5}'}}, {"id": 2, "code": "1 / 0"}, {"id": 3}, {"id": 4, "code": "1", "options": {"max-steps": "x"}},
             {"id": 5, "code": "print('\\ud800')\n'\\ud800'"}]
    done = python("-m", "hognose", "--batch", stdin="".join(json.dumps(line) + "\n" for line in lines))
    first, second, third, fourth, fifth = map(json.loads, done.stdout.splitlines())
    assert (first["id"], first["value"], first["stdout"], first["exit"]) == (1, [1], "5\n", 0)
    assert second["exit"] == 1 and second["error"]["type"] == "ZeroDivisionError" and 'File "main.py", line 1' in second["stderr"]
    assert "string" in third["crash"] and "max-steps" in fourth["crash"] and fifth["id"] == 5
    assert python("-m", "hognose", "--batch", stdin="no\n").returncode == 2


def flipped(data: bytes, at: int) -> bytes:
    """The bytes with another bit there."""
    return data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :]


def test_the_cache(tmp_path: pathlib.Path):
    cache = tmp_path / "cache"
    hognose.Sandbox().close()  # compiled by now
    wasm = pathlib.Path(hognose.__file__).with_name("hognose.wasm")
    assert _cache.digest_of(wasm) == hashlib.sha256(wasm.read_bytes()).hexdigest()
    compiled = _cache.file_for(wasm, pathlib.Path(ffi.filename))
    assert compiled and _cache.usable(compiled)
    cache.mkdir(mode=0o700)
    kept = cache / compiled.name
    kept.write_bytes(b"\x7fELF is what damaged code begins with, too")
    kept.chmod(0o600)
    assert python("-c", FIRST, cache=cache).stdout == "2\n"  # made anew
    assert kept.stat().st_size == compiled.stat().st_size and [p.name for p in cache.iterdir()] == [compiled.name]
    whole = _cache.load(kept)
    assert whole and len(whole) == kept.stat().st_size - _cache.CHECK
    for at in (0, 5000, len(whole) // 2, len(whole) - 1, kept.stat().st_size - 1):
        kept.write_bytes(flipped(kept.read_bytes(), at))
        assert _cache.load(kept) is None
        kept.write_bytes(flipped(kept.read_bytes(), at))
        assert _cache.load(kept) == whole
    kept.write_bytes(flipped(kept.read_bytes(), len(whole) // 3))
    assert python("-c", FIRST, cache=cache).stdout == "2\n" and _cache.load(kept) == whole  # made anew
    kept.chmod(0o666)
    assert not _cache.usable(kept) and _cache.load(kept) is None
    kept.chmod(0o600)
    assert _cache.usable(kept)
    cache.chmod(0o777)
    assert not _cache.usable(kept)


def test_a_cache_that_cannot_be_written(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HOGNOSE_CACHE", "")
    assert _cache.file_for(pathlib.Path(__file__), pathlib.Path(__file__)) is None
    monkeypatch.setenv("HOGNOSE_CACHE", str(tmp_path / "file" / "below"))
    (tmp_path / "file").write_text("")
    path = _cache.file_for(pathlib.Path(__file__), pathlib.Path(__file__))
    assert path and not _cache.usable(path)
    _cache.store(path, b"x")
    assert not path.exists()
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o777)
    _cache.store(folder / "a.code", b"x")
    assert not list(folder.iterdir())


def test_many_processes_store_at_once(tmp_path: pathlib.Path):
    code = "import sys, pathlib\nfrom hognose import _cache\np = pathlib.Path(sys.argv[1])\nfor i in range(50):\n    _cache.store(p, b'x' * 100000)\n    assert _cache.usable(p) and _cache.load(p) == b'x' * 100000"
    running = [subprocess.Popen([sys.executable, "-c", code, str(tmp_path / "own" / "a.code")]) for _ in range(3)]
    assert [process.wait() for process in running] == [0, 0, 0]
    assert [p.name for p in (tmp_path / "own").iterdir()] == ["a.code"]
    assert stat.S_IMODE((tmp_path / "own").stat().st_mode) == 0o700


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_process_that_forks():
    code = "import os, hognose\nbox = hognose.Sandbox()\nbox.run('x = 1')\nif os.fork() == 0:\n    print(box.run('x + 1').value, hognose.Sandbox().run('3').value, flush=True)\n    os._exit(0)\nos.wait()\nprint(box.run('x').value)"
    assert python("-c", code).stdout == "2 3\n1\n"


def test_one_version_everywhere():
    assert hognose.__version__ == _wasm.module().version == metadata.version("hognose")


def test_cbor_by_other_hands():
    value = {"a": [1, -1, 2**70, -(2**70), 1.5, True, None, "é", b"x"], "b": {"c": {}}}
    assert cbor2.loads(_codec.encode(value, "value")) == value
    assert _codec.decode(cbor2.dumps(value)) == value
    assert cbor2.loads(_codec.encode({1, 2}, "value")) == {1, 2}


def test_it_loads_little_and_its_classes_are_dataclasses():
    """The import and the first result do without what takes longest to load."""
    code = "import sys, hognose; hognose.Sandbox().run('1'); print([m for m in ('dataclasses', 'inspect', 'hashlib', 'asyncio') if m in sys.modules])"
    assert python("-c", code).stdout == "[]\n"
    limits = hognose.Limits(memory=1 << 20, time=1.0)
    assert dataclasses.is_dataclass(limits) and dataclasses.replace(limits, steps=5) == hognose.Limits(1 << 20, 1.0, steps=5)
    assert dataclasses.asdict(limits)["memory"] == 1 << 20 and hash(limits) == hash(hognose.Limits(1 << 20, 1.0))
    assert repr(hognose.Quota()).startswith("Quota(") and hognose.Modules().sources is not hognose.Modules().sources
    assert list(inspect.signature(hognose.Modules).parameters) == ["allow", "forbid", "refusal", "sources", "missing", "path"]
    for wrong in (lambda: hognose.Limits(1, memory=2), lambda: hognose.Limits(speed=1), lambda: hognose.Limits(*range(20))):  # type: ignore[call-arg, misc, arg-type]  # pyright: ignore
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(limits, "memory", 5)
    with pytest.raises(TypeError, match="missing"):
        hognose.Change()  # type: ignore[call-arg]  # pyright: ignore
