"""Document 003, run_python: its schema, the rows of its table, its criteria, and what hostile scripts try."""
import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from hognose import DiskDirectory, Limits
from hognose.tools import MAX_OUTPUT_BYTES, RUN_PYTHON_TOOL, TIMEOUT_SECONDS, RunPython, list_tools, read_only_tools, run_python

SHORT = RunPython(timeout=0.5)
KILLED = "[Timeout] Script exceeded 0.5 s and was killed."


def is_refused(text: str, name: str) -> bool:
    shape = rf'Traceback \(most recent call last\):\n  File ".*/script.py", line 1, in <module>\n(    .*\n)+PermissionError: import of module \'{re.escape(name)}\' is refused: '
    return re.match(shape, text) is not None


def test_003_what_is_2_to_the_32():
    assert run_python("print(2**32)") == "4294967296\n"


def test_003_a_script_that_exceeds_its_time_is_killed_and_the_user_told():
    assert TIMEOUT_SECONDS == 10 and RunPython().timeout == 10
    assert SHORT("while True: pass") == KILLED
    assert SHORT("import time\ntime.sleep(1e6)") == KILLED
    code = 'print("so far")\ntry:\n    while True: pass\nexcept BaseException: print("caught")\nfinally: print("no")'
    assert RunPython(timeout=3)(code) == "[Timeout] Script exceeded 3 s and was killed.\nso far\n"  # it has time to print
    assert run_python('print("goes on")') == "goes on\n"


def test_003_imports_subprocess_permission_error_no_crash():
    assert is_refused(run_python("import subprocess"), "subprocess")
    assert run_python('try:\n    import subprocess\nexcept PermissionError as e: print(type(e).__name__)\nprint("no crash")') == "PermissionError\nno crash\n"


def test_003_prints_more_than_4_kb_cut_with_a_note():
    assert MAX_OUTPUT_BYTES == 4096
    note = "\n… (truncated at 4096 bytes)"
    assert run_python('print("x" * 4095)') == "x" * 4095 + "\n"
    assert run_python('print("x" * 4096)') == "x" * 4096 + note
    assert run_python('print("x" + "é" * 4000)') == "x" + "é" * 2047 + note
    assert run_python('print("xx" + "😀" * 4000)') == "xx" + "😀" * 1023 + note
    assert run_python('while True: print("y" * 1000)') == (("y" * 1000 + "\n") * 5)[:4096] + note
    assert RunPython(max_output=10)('print("x" * 50)') == "x" * 10 + "\n… (truncated at 10 bytes)"


def test_003_raises_zero_division_error_the_traceback_is_there():
    text = run_python('import sys\nprint("a")\nprint("b", file=sys.stderr)\n1/0')
    assert text == ('a\nb\nTraceback (most recent call last):\n  File "/tmp/run_python/script.py", line 4, in <module>\n    1/0\n    ~^~\n'
                    "ZeroDivisionError: division by zero\n")
    assert run_python("x = (").endswith("SyntaxError: '(' was never closed\n")


def test_003_writes_a_file_to_its_directory_gone_after_the_call():
    code = 'import os\nprint(sorted(os.listdir(".")), os.getcwd())\nopen("kept.txt", "w").write("x")\nprint(open("kept.txt").read())'
    for _ in range(2):
        assert run_python(code) == "['script.py'] /tmp/run_python\nx\n"
    code = "import tempfile, os\nwith tempfile.TemporaryDirectory() as d: print(os.path.isdir(d))\nprint(os.path.isdir(d), tempfile.gettempdir())"
    assert run_python(code) == "True\nFalse /tmp\n"


def test_003_no_network():
    for name in ("socket", "ssl", "http.client"):
        assert is_refused(run_python(f"import {name}"), name)
    fetched = run_python('import urllib.request\nurllib.request.urlopen("http://localhost/")')
    assert "URLError: <urlopen error this sandbox has no network; " in fetched
    assert run_python('import os\nprint(os.environ["no_proxy"], os.environ["NO_PROXY"], os.environ["PATH"])') == "* * /usr/bin:/bin\n"


def test_003_dangerous_imports_and_calls_are_blocked_and_harmless_ones_are_not():
    for name in ("system", "popen", "execv", "execve", "execvp", "execvpe"):
        assert run_python(f'import os\nos.{name}("ls")').endswith(f"\nPermissionError: os.{name} is blocked in sandbox\n")
    for name in ("shutil", "importlib", "importlib.util"):
        assert is_refused(run_python(f"import {name}"), name)
    assert is_refused(run_python('__import__("shutil")'), "shutil")
    assert "PermissionError: import of module 'shutil' is refused" in run_python('exec("import shutil")')
    assert run_python('import json, csv, re, datetime, statistics\nprint("ok")') == "ok\n"
    assert "ModuleNotFoundError: No module named 'numpy'" in run_python("import numpy")
    assert is_refused(RunPython(blocked=["json"])("import json"), "json")
    assert RunPython(blocked=[])('import shutil\nprint("ok")') == "ok\n"


def test_003_each_call_is_isolated():
    assert run_python('import builtins, os, sys\nbuiltins.x = 1\nos.environ["A"] = "1"\nsys.path.append("p")\ny = 2') == "(no output)"
    code = 'import builtins, os, sys\nprint(hasattr(builtins, "x"), "A" in os.environ, "p" in sys.path, "y" in globals())'
    assert run_python(code) == "False False False False\n"
    with ThreadPoolExecutor(5) as pool:
        assert list(pool.map(run_python, (f"x = {i}\nprint(x)" for i in range(5)))) == [f"{i}\n" for i in range(5)]


def test_003_a_script_may_end_itself():
    assert run_python('import sys\nprint("a")\nsys.exit()\nprint("b")') == "a\n"
    assert run_python('import sys\nsys.exit("bye")') == "bye\n"


def test_003_memory_and_the_rest_are_bounded_in_words():
    small = RunPython(limits=Limits(memory=8 << 20, steps=1e6))
    assert small("x = []\nwhile True: x.append([0] * 1000)").startswith("[Limit] Script was killed: memory limit reached: ")
    assert small("for i in range(10**8): pass").startswith("[Limit] Script was killed: steps limit reached: ")
    assert run_python(f'x = "{"y" * 2**20}"').startswith("[Limit] Script was killed: source limit reached: ")
    assert run_python("['x' * 1000] * 100_000") == "(no output)"  # a value that could not come out
    assert small("print(1)") == "1\n"


@pytest.mark.parametrize("given,wanted", [
    (None, "the arguments are not an object"), ({}, "code is missing"), ({"code": 3}, "code is not a string"),
    ({"code": "", "other": 1}, "there is no parameter named other"), (["x"], "the arguments are not an object"),
])
def test_003_what_is_no_call_of_it_is_said_in_the_text(given: Any, wanted: str):
    assert RunPython().execute(given) == asyncio.run(RunPython().aexecute(given)) == f"[Error] {wanted}"


def test_003_odd_code_and_options():
    assert run_python("") == "(no output)"
    assert "SyntaxError" in run_python('print("a")\0')
    assert run_python('import sys\nsys.stdout.write("\\ud800")').endswith("surrogates not allowed\n")
    assert run_python(3) == "[Error] code is not a string"  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="timeouts"):
        RunPython(timeouts=3)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="timeout is 0"):
        RunPython(timeout=0)


def test_003_the_schema_is_that_of_the_document():
    assert RUN_PYTHON_TOOL["input_schema"] == {
        "type": "object", "properties": {"code": {"type": "string", "description": "Python source code to execute."}}, "required": ["code"],
    }
    assert RUN_PYTHON_TOOL["name"] == "run_python"
    assert "Returns stdout + stderr (max 4 KB). No network, no persistent files, 10 s time limit." in RUN_PYTHON_TOOL["description"]
    tool = RunPython()
    assert (tool.name, tool.description, tool.parameters) == (RUN_PYTHON_TOOL["name"], RUN_PYTHON_TOOL["description"], RUN_PYTHON_TOOL["input_schema"])


class Search:
    name = "a_search"
    description = "Search\n the web. With more words."
    parameters: "dict[str, Any]" = {}
    read_only = True


def test_003_the_tool_list_shows_it_in_one_line_and_who_only_reads_does_not_get_it():
    tools = [RunPython(), Search()]
    assert list_tools(tools) == "a_search - Search the web.\nrun_python - Write and execute a Python 3 snippet in a sandbox."
    assert read_only_tools(tools) == [tools[1]]


def test_003_the_host_may_serve_functions_and_directories(tmp_path: Any):
    (tmp_path / "a.txt").write_text("hi")

    async def thrice(x: int) -> int:
        await asyncio.sleep(0)
        return 3 * x

    tool = RunPython(functions={"twice": lambda x: 2 * x, "thrice": thrice}, files={"/data": DiskDirectory(tmp_path, "read"), "/etc/own.txt": "mine"})
    code = 'print(twice(4), open("/data/a.txt").read(), open("/etc/own.txt").read())'
    assert tool(code) == "8 hi mine\n"
    assert asyncio.run(tool.aexecute({"code": f"{code}\nprint(thrice(4))"})) == "8 hi mine\n12\n"
    assert tool("thrice(4)") == "[Error] thrice() is asynchronous: use arun() instead of run()"
