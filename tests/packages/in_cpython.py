"""Runs a program inside Pyodide as CPython would run a file called main.py."""
import io
import json
import linecache
import sys
import traceback
import types

sys.dont_write_bytecode = True
sys.maxsize = 2**63 - 1  # the model is a 64-bit build; Pyodide is a 32-bit one


class _Told(io.StringIO):
    def write(self, text):
        tell(text)
        return len(text)


def run(code, paths):
    sys.path[:0] = list(paths)
    module = sys.modules["__main__"] = types.ModuleType("__main__")
    module.__file__ = "main.py"
    linecache.cache["main.py"] = len(code), None, code.splitlines(True), "main.py"
    saved = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = _Told() if tell else io.StringIO(), io.StringIO()
    status = 0
    try:
        exec(compile(code, "main.py", "exec", dont_inherit=True), module.__dict__)
    except SystemExit as stop:
        status = stop.code if isinstance(stop.code, int) else 1 if stop.code else 0
    except BaseException:
        status = 1
        traceback.print_exc()
    texts = sys.stdout.getvalue(), sys.stderr.getvalue()
    sys.stdout, sys.stderr = saved
    return json.dumps({"stdout": texts[0], "stderr": texts[1], "exit": status})
