"""Writes docs/differences.md from tests/differences/*.py and tests/cpython/failures.txt. With --check it only says whether the page is current; exits 1 if not.

A file's first comment introduces its section. In a case the comment lines that begin its program say why it differs and what to
do instead.
"""
import glob
import sys

PAGE = "docs/differences.md"
HEAD = """# Differences from CPython 3.14

Generated from `tests/differences/*.py` by `tools/gen_differences.py`: each entry is a test, run on every build, and CPython's answer is
verified as well. Everything else is meant to behave as CPython 3.14 does.
"""


def split_cases(lines):
    """The intro's lines, and for each case its title and lines."""
    intro, cases = [], []
    for line in lines:
        if line.startswith("### "):
            cases.append((line[4:], []))
        else:
            (cases[-1][1] if cases else intro).append(line)
    return intro, cases


def options(lines):
    return dict(line[3:].partition("=")[::2] for line in lines if line.startswith("#: "))


def parts(lines):
    """Reason, program, what Hognose prints."""
    reason, code, output = [], [], []
    for line in lines:
        before, mark, text = line.partition("#> ")
        if line.startswith("#: "):
            continue
        if line.startswith(("#! ", "#| ")):
            output.append(line[3:])
        elif line in ("#>", "#|"):
            output.append("")
        elif line.startswith("# ") and not code:
            reason.append(line[2:])
        else:
            if mark:
                output.append(text)
            if before.strip() or not mark:
                code.append(before.rstrip())
    while code and not code[-1]:
        code.pop()
    return reason, code, output


def block(title, lines):
    return "%s\n\n%s\n" % (title, "\n".join("    " + line for line in lines).rstrip()) if lines else "%s nothing.\n" % title


def case(title, lines):
    opts = options(lines)
    reason, code, output = parts(lines)
    out = ["### %s%s\n" % (title[:1].upper(), title[1:])]
    if reason:
        out.append("\n".join(reason) + "\n")
    out.append("\n".join(["```python"] + code + ["```"]) + "\n")
    if "cpython" in opts:
        out.append(block("CPython prints:", opts["cpython"].replace("\\n", "\n").splitlines()))
    if "exit" in opts and opts["exit"] == "3":
        out.append("Hognose stops the run at the limit.\n")
    else:
        out.append(block("Hognose prints:", output))
    return "\n".join(out)


def own_tests():
    """What fails of CPython's own test files (tests/cpython/failures.txt)."""
    out = ["## CPython's own tests\n",
           "`./build.sh cpython` runs CPython's test files of the builtins and the language. What they have that CPython 3.14 passes and\n"
           "Hognose does not, with the reasons. Tests that need what Hognose cannot have, such as finalizers and signals, are in\n"
           "`tests/cpython/inapplicable.txt`.\n"]
    with open("tests/cpython/failures.txt") as f:
        for line in f.read().splitlines():
            if line.startswith("## "):
                out.append("%s**%s**\n" % ("\n" if len(out) > 2 else "", line[3:]))
            elif not line.startswith("# "):
                out.append("- `%s`" % line)
    return "\n".join(out) + "\n"


def page():
    out = [HEAD]
    for path in sorted(glob.glob("tests/differences/*.py")):
        with open(path) as f:
            intro, cases = split_cases(f.read().splitlines())
        words = [line.lstrip("# ") for line in intro if line.startswith("#")]
        out.append("## %s\n" % words[0].rstrip("."))
        if words[1:]:
            out.append("\n".join(words[1:]) + "\n")
        out += [case(title, lines) for title, lines in cases]
    out.append(own_tests())
    return "\n".join(out)


def main():
    text = page()
    if "--check" in sys.argv[1:]:
        with open(PAGE) as f:
            if f.read() == text:
                return 0
        print("%s is not current: python3 tools/gen_differences.py" % PAGE)
        return 1
    with open(PAGE, "w") as f:
        f.write(text)
    return 0


sys.exit(main())
