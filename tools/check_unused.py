"""Checks that nothing in core/ is left over: check_unused.py ARCHIVE. Exits 1 if something is.

- Every external symbol is used by another object, or declared in hognose.h, or used by the C tests or tools: otherwise it
  should be static, or go.
- Every row of the tables of frozen functions (HN_SLOW: code/slow.def, lib/twins.def and those of modules) is used in C.
- Every way to finish a frame (hn_ret) is asked for somewhere, not only served.
"""
import glob
import re
import subprocess
import sys


def read(*patterns):
    return "\n".join(open(p).read() for pattern in patterns for p in sorted(glob.glob(pattern, recursive=True)))


def words(text):
    return set(re.findall(r"\w+", text))


def symbols(archive):
    """Names that the archive's objects define, and those that one uses of another."""
    listing = subprocess.run(["nm", "-A", "-g", archive], capture_output=True, text=True, check=True).stdout
    defined, used = set(), set()
    for line in listing.splitlines():
        *_, kind, name = line.split()
        (used if kind == "U" else defined).add(name)
    return defined, used


def main(archive):
    sources = ("core/**/*.c", "core/**/*.h", "core/**/*.inc", "core/**/*.def")
    core = read(*sources)
    outside = words(read("core/include/hognose.h", "tests/unit/*.[ch]", "tests/fuzz/*.c", "tools/*.c"))
    defined, used = symbols(archive)
    found = [f"{name}: no other file uses it" for name in sorted(defined - used - outside)]

    rows = re.findall(r"^ *HN_SLOW\((\w+), \d", core, re.M)
    known = words(core)
    found += [f"HN_SLOW({row}): no C function names it" for row in rows if "HN_SLOW_" + row not in known]

    asked = words(re.sub(r"\bcase HN_RET_\w+:", "", read(*sources)))
    rets = re.findall(r"^HN_RET\((\w+)", read("core/vm/ret.def"), re.M)
    found += [f"HN_RET_{name}: nothing asks for it" for name in rets if "HN_RET_" + name not in asked]

    for line in found:
        print(line)
    print(f"unused: {len(found)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
