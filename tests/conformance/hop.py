"""One hop of a run that moves between hosts at each pause, as hop.mjs has it."""
import json
import sys
from typing import Any

from hognose import Call, Complete, Sandbox

request = json.load(sys.stdin)
step: Any
if "dump" in request:
    box = Sandbox.restore(bytes.fromhex(request["dump"]), functions=["ask"])
    step = box.step
    assert isinstance(step, Call)
    step = step.resume(-step.args[0])
else:
    box = Sandbox(functions=["ask"])
    step = box.start(request["code"])
more = {"value": step.value} if isinstance(step, Complete) else {"dump": step.dump().hex()}
print(json.dumps({**more, "stdout": step.stdout, "steps": box.usage.steps}))
