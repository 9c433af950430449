"""Checks which files of a folder of core/ call each other in a circle: check_circles.py [--write]

A file uses another one of its folder when it names a function or table that the other one defines, also by way of an inline function. Files that reach
each other in this way can only be understood together. tools/circles.txt has these groups, with the reason for each:

    FOLDER: FILE...: REASON

Exits 1 if a group is not listed as it is, or if one that is listed is gone. --write puts the groups as they are into the list. Reasons that are known
stay, new ones get a "?", which fails until somebody gives one."""
import os
import re
import sys

from check_names import FUNCTION, INLINE, files, read

LIST = "tools/circles.txt"
NAME = re.compile(r"\bhn[a-z0-9]+\w*")
BODY = re.compile(r"\)\s*\{\n(.*?)\n\}", re.S)
ROW = re.compile(r"(core/\S+): (\w+\.c(?: \w+\.c)+): (\S.*)\n")


def uses():
    """{file: files of its folder that it uses}. A header uses what its inline functions name."""
    texts = {path: read(path) for path in files(".c")}
    home = {match[0] or match[1]: path for path, text in texts.items() for match in FUNCTION.findall(text)}
    for path in files(".h"):
        text = read(path)
        home.update({match[0]: path for match in INLINE.findall(text) if match[0]})
        texts[path] = " ".join(BODY.findall(text))
    found = {}
    for path, text in texts.items():
        others = {home[name] for name in NAME.findall(text) if name in home} - {path}
        found[path] = {other for other in others if os.path.dirname(other) == os.path.dirname(path)}
    return found


def reach(graph, start):
    """All that can be reached from there, by a way of at least one step."""
    seen, left = set(), [start]
    while left:
        for other in graph[left.pop()] - seen:
            seen.add(other)
            left.append(other)
    return seen


def circles():
    """The groups, each a sorted tuple of sources."""
    graph = uses()
    reached = {path: reach(graph, path) for path in graph}
    found = {tuple(sorted(other for other in reached[path] if path in reached[other] and other.endswith(".c"))) for path in graph}
    return {group for group in found if len(group) > 1}


def listed():
    """{group: reason}"""
    found = {}
    with open(LIST, encoding="utf-8") as f:
        for number, line in enumerate(f, 1):
            match = ROW.fullmatch(line)
            if match:
                found[tuple(sorted(f"{match[1]}/{name}" for name in match[2].split()))] = match[3]
            elif line.strip() and not line.startswith("#"):
                raise SystemExit(f"{LIST}:{number}: not `folder: files: reason`")
    return found


def row(group, reason):
    return f"{os.path.dirname(group[0])}: {' '.join(map(os.path.basename, group))}: {reason}"


def write(groups, known):
    with open(LIST, encoding="utf-8") as f:
        head = [line for line in f if line.startswith("#")]
    with open(LIST, "w", encoding="utf-8") as f:
        f.writelines(head)
        f.writelines(row(group, known.get(group, "?")) + "\n" for group in sorted(groups))


def main():
    groups, known = circles(), listed()
    if sys.argv[1:] == ["--write"]:
        write(groups, known)
        return 0
    wrong = [f"{row(group, 'not')} in {LIST}" for group in sorted(groups - set(known))]
    wrong += [f"{LIST}: these files are no longer one group: {row(group, reason)}" for group, reason in known.items() if group not in groups]
    wrong += [f"{LIST}: give a reason: {row(group, reason)}" for group, reason in known.items() if reason == "?"]
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"circles: {sum(map(len, groups))} files in {len(groups)} groups, {len(wrong)} not as {LIST} has them")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
