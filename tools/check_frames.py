"""Checks that no builtin pushes a frame: check_frames.py DIRECTORY

DIRECTORY has the LLVM assembly of each source, as for check_recursion.py. Frames are pushed by instructions, and from outside where
no instruction is under way: hnframe_push is reached from core/vm and from the places below. A builtin that reached it, however far
away, would leave the loop with a frame that it does not know of; it says HN_TAIL instead (vm/call.h: hncall_tail). Exits 1 if a
function of another folder has a way there, or one whose address makes it a builtin's.
"""
import glob
import os
import sys

from check_recursion import Graph

TARGET = "hnframe_push"
OUTSIDE = ("core/api/", "wasi/")  # between instructions
STARTS = {("core/lib/start", "run_module"), ("core/lib/start", "init_core"), ("core/lib/start", "hnlib_start"),
          ("core/host/host", "hnhost_answer_slow"),  # likewise
          ("core/lib/primitives_thread", "thread_start")}  # onto the stack of a new thread
BUILTIN = ("%struct.hn_vm*", "i64*", "i32", "i64*")  # what a builtin takes: hn_native_fn


def ways(graph):
    """The functions from which TARGET is reached by calls of functions by their names, each with the next on its way."""
    callers = {}
    for caller, calls in graph.calls.items():
        for called in calls:
            callers.setdefault(called, []).append(caller)
    target = next((f for f in graph.calls if f[1] == TARGET), None)
    if target is None:
        raise SystemExit(f"check_frames: there is no {TARGET}")
    found, left = {target: None}, [target]
    while left:
        called = left.pop()
        for caller in callers.get(called, ()):
            if caller not in found:
                found[caller] = called
                left.append(caller)
    return found


def way(function, found):
    names = []
    while function is not None:
        names.append(function[1])
        function = found[function]
    return " > ".join(names)


def main(directory):
    graph = Graph()
    for path in sorted(glob.glob(f"{directory}/**/*.ll", recursive=True)):
        graph.read(path, os.path.relpath(path, directory)[:-3])
    found = ways(graph)
    taken = {f for (_, params), functions in graph.taken.items() if params == BUILTIN for f in functions}
    if not taken:
        raise SystemExit("check_frames: no function has the type of a builtin")
    errors = 0
    for function in sorted(found, key=lambda f: (graph.module[f], f[1])):
        module = graph.module[function]
        if (module, function[1]) in STARTS or module.startswith(OUTSIDE):
            continue
        if function in taken or not module.startswith("core/vm/"):
            print(f"{module}.c: {function[1]} pushes a frame ({way(function, found)})")
            errors += 1
    print(f"frames: {len(found)} functions push one, {errors} of them may not")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
