# The sandbox
# A program cannot reach the machine, and cannot tell one machine from another.

### modules of the operating system are refused by name
#: ends=early
#: cpython=posix
# The error says why, so that an author does not look for a misspelling, and what to use instead. The host can replace each text
# (modules.missing).
import posix
print(posix.__name__)
#! ImportError: import of module 'posix' is refused: this sandbox has no operating system; use os

### zoneinfo has all time zones itself
#: cpython=0
# CPython reads them from the machine's files, or from the package tzdata. A host that wants other ones puts files where TZPATH says
# (PYTHONTZPATH, zoneinfo.reset_tzpath()), or gives the package; those are looked at first.
import zoneinfo
zoneinfo.reset_tzpath(['/nowhere'])
print(len(zoneinfo.available_timezones()))  #> 598

### modules that start processes are refused by name
#: ends=early
#: cpython=subprocess
# As above.
import subprocess
print(subprocess.__name__)
#! ImportError: import of module 'subprocess' is refused: this sandbox cannot start processes; use a host function for it, if there is one

### modules that a program imports get placeholders for refused modules
#: cpython=-1 True; 0 True; used
# Packages often import such modules and rarely use them. The names are there; calling one raises the refusal. The program itself, and a
# module that imports one inside a try, get the refusal at the import.
import sys
def put(path, text):
    with open(path, 'w') as f:
        f.write(text)
put('/tmp/package_top.py', "import subprocess, ssl\nfrom socket import socket\nclass Sub(socket): pass\n"
    "try: import fcntl\nexcept ImportError: fcntl = None\n")
sys.path.insert(0, '/tmp')
import package_top
print(package_top.subprocess.PIPE, issubclass(package_top.ssl.SSLError, OSError), end='; ')
print(package_top.ssl.CERT_NONE, package_top.fcntl is not None, end='; ')
try: package_top.subprocess.run(['true']); print('used')
except ImportError as e: print(e.name)
#> -1 True; 0 False; subprocess

### a function stands for zipimporter in sys.path_hooks
#: cpython=type function; type function
# Until zipimport is imported, by a program or since an entry of sys.path is an archive: then its class takes the place of the function.
import sys
early = [type(hook).__name__ for hook in sys.path_hooks]
import zipimport
print(*early, end='; ')
print(*[type(hook).__name__ for hook in sys.path_hooks])  #> function function; type function

### there is /dev/null, and no /dev
#: cpython=True True
# Programs can open os.devnull. The other devices are missing.
import os
print(os.path.exists('/dev/null'), os.path.exists('/dev'))  #> True False

### what a program prints is text
#: oracle=no
# Bytes that are written below sys.stdout reach the host as text: where they are not UTF-8, U+FFFD stands for them, and the beginning of a
# character waits for the rest. Another encoding of sys.stdout is only a name.
import os
import sys
b = sys.stdout.buffer
n = b.write(b'\xff|\xc3'), b.write(b'\xa9|'), os.write(1, b'\xe2\x82'), os.write(1, b'\xac\n')
print(n, sys.stdout.reconfigure(encoding='latin-1'), sys.stdout.encoding, '\u20ac')
#> �|é|€
#> (3, 2, 2, 2) None latin-1 €

### the files are those of the sandbox
#: cpython=True
# There is an empty /tmp and what the host put in or serves (docs/files.md), and nothing of the machine.
import os
print(len(os.listdir("/")) > 1)  #> False

### functions that reach outside are missing in os
#: cpython=True
# There are no other processes, users or signals. Looking for one of their functions is an AttributeError.
import os
print(hasattr(os, "fork"))  #> False

### the process and its user always have the same numbers
#: cpython=False
# Programs ask for them to make names or seeds. getpid() is 1, getppid(), getuid() and their like 0; popen() and system() raise
# OSError, as there is nothing to be started.
import os
print((os.getpid(), os.getppid(), os.getuid()) == (1, 0, 0))  #> True

### a file that is not closed is written all the same
#: cpython=0
# Written data is in the file at once. CPython keeps it back until the file is flushed, or is closed when it is not used any more.
# Here nobody notices that.
import os
f = open("/tmp/unflushed", "w")
f.write("text")
print(os.path.getsize("/tmp/unflushed"))  #> 4

### there are no symbolic links
#: cpython=True
# In a directory that the host serves, they are followed by the host where they stay inside, and refused elsewhere.
import os
print(hasattr(os, "symlink"))  #> False

### there are no Windows paths
#: cpython=True
# Nor is there the module ntpath.
import pathlib
print(hasattr(pathlib, "PureWindowsPath"))  #> False

### objects are numbered, not addressed
#: cpython=False
# An address would differ from run to run and tell about the machine. id() gives a serial number when it is first asked for; it is
# unique as in CPython.
print(id([]) < 10**6)  #> True

### default reprs show the same number
#: cpython=False
# They are the same in every run, so output can be compared. The number is in hexadecimal, as an address would be.
class A: pass
a = A()
print(repr(a) == f"<__main__.A object at {id(a):#014x}>" and id(a) < 10**6)  #> True

### the hash of a string is the same in every run
#: cpython=False
# CPython picks a new key for each process; here runs are reproducible, so that a snapshot or a second run does the same. The order
# of strings in a set is thus always the same, and another one than CPython's.
print(hash("hognose") == 8797087104212857785)  #> True

### errno has Linux's numbers
#: oracle=no
# On each host: CPython in a browser has those of WASI.
print(type(OSError(2, "no")).__name__)  #> FileNotFoundError

### objects cannot be looked for
#: cpython=True
# gc.get_objects(), get_referrers() and get_referents() are refused: what they find would differ between builds.
import gc
print(len(gc.get_objects()) > 0)
#! NotImplementedError: a program cannot look for all objects

### weak references are cleared by gc.collect()
#: cpython=True\nTrue
# There are no reference counts, so nothing happens when the last reference to an object goes. To make what a program sees the same
# on each build, a weak reference keeps its object until gc.collect() is called, or memory runs short. Then callbacks are called,
# by gc.collect() or when the next weak reference is made; at the end of a program no finalizers are.
import gc, weakref
class C: pass
c = C()
r = weakref.ref(c)
del c
print(r() is None)  #> False
gc.collect()
print(r() is None)  #> True

### a record of the log names no process
#: cpython=False
# There is one, whose number is 1 as in os.getpid().
import logging
print(logging.makeLogRecord({}).process == 1)  #> True

### platform knows no machine
#: cpython=False
# What it would say of the machine is empty, and the system is Hognose. What it says of the language is CPython's.
import platform
print(platform.node() == platform.machine() == platform.release() == "" and platform.system() == "Hognose")  #> True

### equal names in a pickle are one object
#: cpython=0
# A pickle of the protocols 4 and 5 refers to a string that it has already. Names of modules are one object here wherever they are equal;
# CPython writes some of them twice. Both read what the other writes.
import pickle
print(pickle.dumps(str.join).count(b"h\x00"))  #> 1

### pickles nest as deep as calls
#: cpython=True
# Each level of nesting is written by another nested call, so RecursionError comes above a thousand levels, as it does in copy.
# Reading has no such limit.
import pickle
deep = []
for _ in range(3000): deep = [deep]
try: done = pickle.dumps(deep) is not None
except RecursionError: done = False
print(done)  #> False

### f-strings of a tree are made of strings
#: cpython=sequence item 0: expected str instance, int found\nsequence item 0: expected str instance, int found
# compile() refuses a JoinedStr or TemplateStr of other constants, and a format_spec that is not a string. Other expressions in a JoinedStr are formatted.
# In CPython the code is made, and fails when it runs or gives another type than str.
import ast
place = dict(lineno=1, col_offset=0)
tree = ast.JoinedStr([ast.Constant(1, **place), ast.Constant('a', **place)], **place)
try: eval(compile(ast.Expression(tree), 'f', 'eval'))
except TypeError as e: print(e)  #> value 0 of JoinedStr is no piece of a string
tree.values[0] = ast.Name('n', **place)
try: print(eval(compile(ast.Expression(tree), 'f', 'eval'), {'n': 1}))  #> 1a
except TypeError as e: print(e)

### names with a dot in front are the compiler's own
#: cpython=name '.0' is not defined\ncompiled
# It gives such names to variables without a name in the program ('.0' is the iterator of a generator expression). In trees, variables and parameters
# of such names get the character U+2024 in place of the dot. compile() refuses other names that begin with a dot.
import ast
place = dict(lineno=1, col_offset=0)
try: eval(compile(ast.Expression(ast.Name('.0', **place)), 'f', 'eval'))
except NameError as e: print(e)  #> name '․0' is not defined
try: compile(ast.Expression(ast.Attribute(ast.Name('x', **place), '.a', **place)), 'f', 'eval'); print('compiled')
except ValueError as e: print(e)  #> identifier field can't begin with a dot

### a tree nests no deeper than source text
#: cpython=True
# compile() takes six hundred levels of nodes in nodes, and RecursionError comes above a thousand; left spines (a + b + c, a.b(c).d) and
# elif may be longer. In CPython the room on the machine's stack decides.
import ast
tree = ast.Constant(1, lineno=1, col_offset=0)
for _ in range(900): tree = ast.UnaryOp(ast.Not(), tree, lineno=1, col_offset=0)
try: print(eval(compile(ast.Expression(tree), 'f', 'eval')) is not None)
except SyntaxError as e: print(e)  #> too many nested expressions (f)

### comments that tell types are comments
#: cpython=int
# With type_comments, ast.parse() lists the comments `# type: ignore`. It leaves out those that tell types, as compile() does those of a
# tree. It has no mode 'func_type', and folds nothing (optimize).
import ast
print(ast.parse('x = 1 # type: int', type_comments=True).body[0].type_comment)  #> None

### a module's dict has its spec once somebody asks for it
#: cpython=True
# __spec__ and __loader__ of shipped modules are made when they are asked for: as attributes, or by dir().
import colorsys
print("__spec__" in vars(colorsys))  #> False

### blocks that zlib stores end elsewhere
#: cpython=[65531, 4469]
# At level 0 a stored block has 32,506 bytes at most; zlib's have as many as its output has room for. At the other levels all bits are zlib's.
import zlib
packed, at, sizes = zlib.compress(bytes(70000), 0), 2, []
while at < len(packed) - 4:
    sizes.append(int.from_bytes(packed[at + 1:at + 3], 'little'))
    at += 5 + sizes[-1]
print(sizes)  #> [32506, 32506, 4988]

### a seek in a gzip file that is written gives the new place
#: cpython=0 5
# CPython gives the place from before the zeros that are still in its buffer.
import gzip, io
file = gzip.GzipFile(fileobj=io.BytesIO(), mode='w')
print(file.seek(5), file.tell())  #> 5 5

### what Zstandard has packed has other bytes than libzstd's
#: cpython=2022
# Each reads the other's. A level is a depth of the search, and a window of at most 2 MiB is looked through; of the other parameters only window_log and the flags count. `train_dict` takes pieces that several samples have, and the last samples. Which of two errors a damaged frame gives ("Data corruption detected", "Destination buffer is too small") may differ.
from compression import zstd
text = b''.join(b'line %d of some text, %d\n' % (i, i * i) for i in range(700))
print(len(zstd.compress(text)))  #> 2954

### what LZMA has packed has other bytes than liblzma's
#: cpython=2140
# Packed data is about as long (within three per cent at preset 6), and each reads the other's; which matches are chosen differs here and there. MODE_FAST and the match finders are hints: matches are found in trees (MF_BT...) or chains (MF_HC...) of strings of four bytes.
import lzma
text = b''.join(b'line %d of some text, %d\n' % (i, i * i) for i in range(700))
print(len(lzma.compress(text)))  #> 2160

### blocks that are one period over and over begin at another of their equal places
#: cpython=81
# Where such a block begins when it is sorted, any of its periods will do; libbzip2 takes one that its sort leaves there. All other bits are the same, and so is the unpacked data.
import bz2
packed = bz2.compress(b'cccd' * 163)
print(int.from_bytes(packed[14:18]) >> 7)  #> 162

### blocks that bzip2 randomised are not streams
#: cpython=b'a'
# Versions of bzip2 before 0.9.5, of 1999, could turn bits of a block before they sorted it. No other program reads or writes that today.
import bz2
packed = bytearray(bz2.compress(b'a'))
packed[14] |= 128
try:
    print(bz2.decompress(packed))
except OSError as e:
    print(e)  #> Invalid data stream

### zipfile makes no archives of compiled modules
#: cpython=True
# There are no files of bytecode: PyZipFile is left out.
import zipfile
print(hasattr(zipfile, 'PyZipFile'))  #> False

### catalogues are looked for under the names of locales as they are given
#: cpython=/loc/de_DE/LC_MESSAGES/d.mo
# CPython has a table of a thousand names of locales, by which de is de_DE.ISO8859-1, too. Give all names that catalogues may be under.
import gettext, os
os.makedirs('/loc/de_DE/LC_MESSAGES', exist_ok=True)
open('/loc/de_DE/LC_MESSAGES/d.mo', 'w').close()
print(gettext.find('d', '/loc', ['de']))  #> None

### messages that come in pieces are read when the last has come
#: cpython=MissingHeaderBodySeparatorDefect()
# Defects of a message are raised, or listed, when close() is called. CPython does so at the piece that shows them.
from email.errors import MessageDefect
from email.feedparser import FeedParser
from email.policy import strict
parser = FeedParser(policy=strict)
try:
    parser.feed('A: b\nnothing\n')
    print('not yet')  #> not yet
except MessageDefect as e:
    print(repr(e))

### tarfile copies the targets of links
#: cpython=True a
# Files have no links here; a link is taken out as the file that it leads to, where the archive has that.
import io, os, tarfile
b = io.BytesIO()
with tarfile.open(fileobj=b, mode='w') as archive:
    archive.addfile(tarfile.TarInfo('a'))
    link = tarfile.TarInfo('l')
    link.type, link.linkname = tarfile.SYMTYPE, 'a'
    archive.addfile(link)
tarfile.open(fileobj=io.BytesIO(b.getvalue())).extractall('/tmp/linked')
link = os.path.islink('/tmp/linked/l')
print(link, os.readlink('/tmp/linked/l') if link else sorted(os.listdir('/tmp/linked')))  #> False ['a', 'l']

### directories have no descriptors
#: cpython=True
# A name is looked for from the current directory, or with its whole path.
import os
try:
    print(os.stat("/", dir_fd=3) is not None)
except NotImplementedError as e:
    print(e)  #> dir_fd unavailable on this platform

### modules that run as programs do not explain themselves
#: cpython=False False
# -h prints the usage and the arguments. CPython's documentation explains them. base64 has no file, so its usage shows the name of the module.
import contextlib, io, runpy, sys
said = io.StringIO()
for name, word in ('base64', '-h'), ('tarfile', '-h'):
    sys.argv[1:] = [word]
    with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
        runpy.run_module(name, run_name='__main__')
print('usage: python -m base64 ' in said.getvalue(), '\n  -t, --test <tarfile>\n' in said.getvalue())  #> True True

### some modules do not run as programs
#: cpython=Hello there.\n  This is indented.
# CPython's difflib, filecmp, fileinput, locale and textwrap print examples for its developers. Import them.
import contextlib, io, runpy, sys
said = io.StringIO()
with contextlib.redirect_stderr(said), contextlib.suppress(SystemExit):
    runpy.run_module('textwrap', run_name='__main__')
print(said.getvalue(), end='')  #> textwrap is not a program in Hognose: import it

### lines of JSON are read from a file, too
#: cpython=I/O operation on closed file.
# CPython 3.14's `python -m json --json-lines FILE` closes the file before it reads it; standard input it reads.
import runpy, sys
with open('/tmp/lines', 'w') as f:
    f.write('{"a": 1}\n[2]\n')
sys.argv[1:] = ['--json-lines', '--no-indent', '/tmp/lines', '/tmp/out']
try:
    runpy.run_module('json.tool', run_name='__main__')
    print(open('/tmp/out').read().split('\n'))  #> ['{"a": 1}', '[2]', '']
except SystemExit as e:
    print(e)
