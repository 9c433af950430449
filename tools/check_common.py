"""Checks that the modules which the binary has itself (core/lib/common.txt), and the frozen core, import no module of hognose.lib, not within a
function either: a host may leave that file out, and what is there must work without it, except what docs/api.md names. The list is sorted, and each name is a
module's.

Prints each import that leads out; exits 1."""
import os
import re
import sys

ROOT, LIST = "core/lib/py", "core/lib/common.txt"
IMPORT = re.compile(r"^[ \t]*(?:from (\.*)([\w.]*) import (\([^)]*\)|[^#\n]*)|import ([^#\n]*))", re.M)
EXCEPT = {
    "_docs",  # doc strings of builtins: None without it
    "_enum_rare",  # checks of enum.verify()
    "_inert",  # stand-ins for refused modules, where a host wants them
    "_io_rare",  # io.BufferedRWPair, IncrementalNewlineDecoder, Reader, Writer
    "_typing_old",  # what is deprecated of typing
    "_os_rare",  # os.renames(), removedirs(), utime() with times, get_exec_path(), repr() of a stat_result, EX_*, times(), uname()
    "_sources",  # compile() of bytes that are not UTF-8
    "_string",  # string.Formatter
    "_strptime",  # time.strptime(), and rare formats of datetime.strptime()
    "_ucd",  # unicodedata.ucd_3_2_0, named sequences
    "pydoc",  # help()
    "_warnings_rare",  # warnings.deprecated() of a class or function
    "collections._user",  # ChainMap, UserDict, UserList, UserString
}
OWN = re.compile(r"""\b_(?:own|unkept)\('([\w.]+)'\)""")
STRING = re.compile(r'(?<!\w)(?:"""|\'\'\').*?(?:"""|\'\'\')', re.S)


def modules():
    found = {}
    for folder, _, names in os.walk(ROOT):
        for name in names:
            if name.endswith(".py"):
                path = os.path.join(folder, name)
                found[os.path.relpath(path, ROOT)[:-3].replace(os.sep, ".").removesuffix(".__init__")] = path
    return found


def words(text):
    """The names that an import gives, without what they are called."""
    return [part.split()[0] for part in re.sub(r"#[^\n]*|[()\n]", " ", text).split(",") if part.split()]


def imported(name, path):
    with open(path, encoding="utf-8") as f:
        text = STRING.sub("''", f.read())
    yield from OWN.findall(text)
    package = name if path.endswith("__init__.py") else name.rpartition(".")[0]
    for dots, module, given, plain in IMPORT.findall(text):
        if plain:
            yield from words(plain)
            continue
        if dots:
            above = package.split(".")[: len(package.split(".")) - len(dots) + 1]
            module = ".".join([*above, module]).strip(".")
        yield module
        yield from (f"{module}.{word}" for word in words(given))


def main():
    known = modules()
    with open(LIST, encoding="utf-8") as f:
        common = [line.strip() for line in f if not line.startswith("#")]
    wrong = [f"{LIST}: {name}: no such module" for name in common if name not in known]
    if common != sorted(set(common)):
        wrong.append(f"{LIST}: is not sorted")
    for name in [n for n in common if n in known] + sorted(n for n in known if n.startswith("_hn.")):
        for other in sorted(set(imported(name, known[name]))):
            if other in known and other not in common and other not in EXCEPT and not other.startswith("_hn."):
                wrong.append(f"{known[name]}: imports {other}, which is in hognose.lib: {LIST}")
    print("\n".join([*wrong, f"common: {len(common)} of {len(known)} modules, {len(wrong)} imports that lead out"]))
    return 1 if wrong or not common else 0


sys.exit(main())
