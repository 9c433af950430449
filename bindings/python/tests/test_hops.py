"""A run that is paused in a sort within a `with` moves to Node and back at each pause: output, value and steps are those of an unbroken run."""
import json
import pathlib
import subprocess
from typing import Any

from hognose import Call, Complete, Sandbox

NODE = pathlib.Path(__file__).resolve().parents[3] / "tests" / "conformance" / "hop.mjs"
CODE = """
import contextlib
@contextlib.contextmanager
def printed(n):
    print('in')
    yield range(n)
    print('out')
with printed(5) as numbers:
    found = sorted(numbers, key=lambda i: (print('key', i), ask(i))[1])
found
"""


def in_node(**request: Any) -> "dict[str, Any]":
    done = subprocess.run(["node", str(NODE)], input=json.dumps(request), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def in_python(data: str) -> "dict[str, Any]":
    with Sandbox.restore(bytes.fromhex(data), functions=["ask"]) as box:
        step: Any = box.step
        assert isinstance(step, Call)
        step = step.resume(-step.args[0])
        if isinstance(step, Complete):
            return {"value": step.value, "stdout": step.stdout, "steps": step.usage.steps}
        return {"dump": step.dump().hex(), "stdout": step.stdout, "steps": box.usage.steps}


def test_a_run_moves_between_node_and_python():
    with Sandbox(functions={"ask": lambda i: -i}) as box:
        unbroken = box.run(CODE)
    at = in_node(code=CODE)
    printed = at["stdout"]
    for hop in range(5):
        at = in_node(dump=at["dump"]) if hop % 2 else in_python(at["dump"])
        printed += at["stdout"]
    assert at["value"] == unbroken.value == [4, 3, 2, 1, 0]
    assert printed == unbroken.stdout
    assert at["steps"] == unbroken.usage.steps
