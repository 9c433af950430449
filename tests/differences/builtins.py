# Builtins
# Where the way in which things are built shows.

### equal numbers are identical
#: cpython=False False
# Floats and ints up to 48 bits are values without identity. Compare numbers by ==.
a, b = int("257"), float("1.5")
print(a is 257, b is float("1.5"))  #> True True

### there is one NaN
#: cpython=False
# As above; so a NaN is found in a list that contains any NaN.
print(float("nan") in [float("nan")])  #> True

### strings made by constant expressions are not shared
#: cpython=True
# Whether equal strings are one object is left open by the language. Compare strings by ==.
a = "hello"
print(a is "hel" + "lo")  #> False

### an id is not used again
#: cpython=True
# In CPython the second list takes the first one's place, and its id.
print(id([]) == id([]))  #> False

### lists that cannot exist are a memory limit
#: cpython=OverflowError
#: exit=3
# CPython tells sizes that no machine could address (OverflowError) from those that this one lacks (MemoryError). A limit covers both.
try: [0] * 10**15
except OverflowError as e: print(type(e).__name__)
#! hognose: memory limit reached: limit 67108864

### code objects have no bytecode to look at
#: cpython=bytes
# The instructions are Hognose's own (opcodes.md), which the module dis shows.
print(type((lambda: 0).__code__.co_code).__name__)
#! AttributeError: 'code' object has no attribute 'co_code'

### the module dis shows Hognose's bytecode
#: cpython=['RESUME', 'LOAD_CONST', 'RETURN_VALUE'] CPython
# It has registers and no stack: a listing says so at its head, `arg` is a tuple of operands, and stack_effect() is refused. Functions that
# take co_code in CPython take the code object here (findlabels). HAVE_ARGUMENT and EXTENDED_ARG are left out, and the library's own code is not shown.
import dis, io
def f(): pass
out = io.StringIO()
dis.dis(f, file=out)
print([i.opname for i in dis.get_instructions(f)], 'Hognose' if out.getvalue().startswith('Bytecode of Hognose') else 'CPython')  #> ['RETURN_CONST'] Hognose

### hashes of numbers and tuples are those of a 64-bit CPython
#: oracle=no
# On every build, 32-bit wasm included.
print(hash(1.5), hash((1, 2)))  #> 1152921504606846977 -3550055125485641917

### some encodings are missing
# There are ASCII, Latin-1, 33 others of one byte a character (ISO 8859, Windows 125x, KOI8, some code pages of DOS, Mac Roman), UTF-7, -8, -16, -32, the
# two escapes, and 17 of East Asia. The module codecs has punycode, idna, hex, base64, quopri, uu, zlib, bz2 and rot13. EBCDIC, Big5-HKSCS and the
# encodings of JIS X 0213 are missing, among others. codecs.register() and charmap_decode() can add them.
#: cpython=b'Q'
print("é".encode("cp037"))
#! LookupError: unknown encoding: cp037

### a handler of errors under one of Python's own names
#: cpython=b'?' b'?'
# A handler that codecs.register_error() sets for one of Python's names, such as "replace", is called by codecs.encode() and decode(), and not by the
# methods of str and bytes. In CPython some encodings call it and some do not. Handlers with other names are called from everywhere.
import codecs
codecs.register_error("replace", lambda e: ("*" * (e.end - e.start), e.end))
print("é".encode("ascii", "replace"), codecs.encode("é", "ascii", "replace"))
#> b'?' b'*'

### exit and quit are functions
#: cpython=Use exit() or Ctrl-D (i.e. EOF) to exit
# Objects of a class of its module site in CPython, which say so when they are printed. Call them.
print(exit)
#> <built-in function exit>

### methods of subclasses that CPython calls in passing
#: cpython=__lt__ __lt__ __gt__;__hash__;__hash__ __hash__;__len__ __len__;S S
# The same methods of a subclass are called as in CPython (tests/types/overrides*.py), except by its caches and optimisations. These are the hash of a
# pattern or of a name that is a str subclass, __lt__ a second time after NotImplemented in sort(), and the length of reversed() in
# list(). A name and a template without fields come out as a plain str.
log, shown = [], []
def noting(cls, *names):
    def method(name):
        return lambda self, *args: (log.append(name), getattr(cls, name)(self, *args))[1]
    return type("S", (cls,), {name: method(name) for name in names})
def note(f):
    log.clear()
    try: f()
    except TypeError: pass
    shown.append(" ".join(log))
D, S, T = noting(dict, "__lt__", "__gt__"), noting(str, "__hash__"), noting(tuple, "__len__")
note(lambda: sorted([D(), D()]))
note(lambda: getattr([], S("a"), None))
note(lambda: dict(**{S("a"): 1}))
note(lambda: list(reversed(T((1,)))))
shown.append(" ".join([type(type(S("a"), (), {}).__name__).__name__, type(S("a").format()).__name__]))
print(";".join(shown))
#> __lt__ __gt__;;__hash__;__len__;str str

### an f-string of one field is a plain str
#: cpython=S S
# So is what str.format() gives. CPython hands on what __format__ returned, be it of a subclass of str.
class S(str): pass
x = S("abc")
print(type(f"{x:s}").__name__, type("{:s}".format(x)).__name__)  #> str str

### random values of two kernels have the right last digits (statistics.kde_random)
#: cpython=False
# The quartic and the triweight kernel have no inverse in closed form, and CPython ends its search where it is near enough (1e-12).
import random, statistics
source, near = random.Random(1), []
rand = statistics.kde_random([0], 1, 'quartic', seed=1)
for _ in range(20):
    source.choice([0])
    p, t = source.random(), rand()
    near.append(abs(0.1875 * t**5 - 0.625 * t**3 + 0.9375 * t + 0.5 - p) < 1e-15)
print(all(near))  #> True

### the library calls the builtins that it began with
#: cpython=1 2
# A program can replace a function of builtins for itself. Modules of the library do not see it: many are in C in CPython, and do not either.
import builtins, statistics
calls, real = [], sorted
builtins.sorted = lambda *args: calls.append(args) or real(*args)
statistics.median([3, 1, 2])
seen = len(calls)
sorted([1])
print(seen, len(calls))  #> 0 1
