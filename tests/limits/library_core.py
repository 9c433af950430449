# For more modules of the library: work that does not end, and more than there is room for (library.py has the others).

### asyncio: tasks that make room for each other without end
#: oracle=no
#: max-steps=200000
#: exit=3
import asyncio

async def again():
    while True:
        await asyncio.sleep(0)

async def main():
    await asyncio.gather(*[again() for _ in range(100)])

asyncio.run(main())
#! hognose: steps limit reached: limit 200000, used 200000

### asyncio: more tasks than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import asyncio

async def main():
    await asyncio.gather(*[asyncio.sleep(1000) for _ in range(10 ** 6)])

asyncio.run(main())
#! hognose: memory limit reached: limit 4194304

### asyncio: a queue that is filled without end
#: oracle=no
#: max-memory=4M
#: exit=3
import asyncio

async def main():
    queue = asyncio.Queue()
    while True:
        await queue.put('x')

asyncio.run(main())
#! hognose: memory limit reached: limit 4194304

### threading: threads that let each other go first
#: oracle=no
#: max-steps=200000
#: exit=3
import threading
import time

def again():
    while True:
        time.sleep(0)

for _ in range(10):
    threading.Thread(target=again).start()
#! hognose: steps limit reached: limit 200000, used 200000

### threading: values of a thread without end
#: oracle=no
#: max-memory=4M
#: exit=3
import threading
local = threading.local()

def work():
    local.kept = []
    while True:
        local.kept.append([])

thread = threading.Thread(target=work)
thread.start()
thread.join()
#! hognose: memory limit reached: limit 4194304

### queue: what is put is taken, without end
#: oracle=no
#: max-steps=200000
#: exit=3
import queue
import threading
jobs = queue.Queue(1)

def take():
    while True:
        jobs.get()

threading.Thread(target=take).start()
while True:
    jobs.put(1)
#! hognose: steps limit reached: limit 200000, used 200000

### queue: more than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import queue
jobs = queue.PriorityQueue()
while True:
    jobs.put(jobs.qsize())
#! hognose: memory limit reached: limit 4194304

### concurrent.futures: a job that hands in another
#: oracle=no
#: max-steps=200000
#: exit=3
from concurrent.futures import ThreadPoolExecutor
pool = ThreadPoolExecutor(2)

def job():
    pool.submit(job)

job()
pool.shutdown
#! hognose: steps limit reached: limit 200000, used 200000

### concurrent.futures: more jobs than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor(1) as pool:
    for result in pool.map(lambda n: n, range(10 ** 6)):
        pass
#! hognose: memory limit reached: limit 4194304

### contextvars: values in values
#: oracle=no
#: max-steps=200000
#: exit=3
import contextvars
variable = contextvars.ContextVar('v')
while True:
    variable.reset(variable.set(1))
#! hognose: steps limit reached: limit 200000, used 200000

### contextvars: contexts without end
#: oracle=no
#: max-memory=4M
#: exit=3
import contextvars
kept = []
for n in range(10 ** 6):
    contextvars.ContextVar(str(n)).set(n)
    kept.append(contextvars.copy_context())
#! hognose: memory limit reached: limit 4194304

### getopt: words without end
#: oracle=no
#: max-steps=200000
#: exit=3
import getopt
while True:
    getopt.getopt(['-a', '-bx', '--long=y'] * 100, 'ab:', ['long='])
#! hognose: steps limit reached: limit 200000, used 200000

### getopt: more options than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import getopt
getopt.getopt(['-' + 'a' * 2000] * 500, 'a')
#! hognose: memory limit reached: limit 4194304

### importlib: a module that is loaded without end
#: oracle=no
#: max-steps=200000
#: exit=3
import importlib
import string
while True:
    importlib.reload(string)
#! hognose: steps limit reached: limit 200000, used 200000

### importlib: more modules than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import importlib.util
import sys
for n in range(10 ** 6):
    spec = importlib.util.spec_from_loader(f'm{n}', None)
    sys.modules[f'm{n}'] = importlib.util.module_from_spec(spec)
#! hognose: memory limit reached: limit 4194304

### importlib: finders that ask each other
#: oracle=no
#: max-steps=200000
#: exit=3
import importlib.util
import sys

class Finder:
    def find_spec(self, name, path=None, target=None):
        return importlib.util.find_spec(name + 'x')

sys.meta_path.insert(0, Finder())
sys.setrecursionlimit(10 ** 6)
while True:
    try:
        import nothing_here
    except (RecursionError, ImportError):
        pass
#! hognose: steps limit reached: limit 200000, used 200000

### pkgutil: all modules again and again
#: oracle=no
#: max-steps=200000
#: exit=3
import pkgutil
while True:
    list(pkgutil.iter_modules())
#! hognose: steps limit reached: limit 200000, used 200000

### pkgutil: more than one name is
#: oracle=no
#: max-memory=4M
#: exit=3
import pkgutil
kept = []
while True:
    kept.append(pkgutil.resolve_name('os.path:join'))
    kept.extend(list(pkgutil.iter_modules(None, 'a' * 1000)))
    kept.append(pkgutil.extend_path(['x'] * 1000, 'p'))
#! hognose: memory limit reached: limit 4194304

### runpy: a module that runs itself
#: oracle=no
#: max-steps=200000
#: exit=3
import runpy
with open('/tmp/again.py', 'w') as file:
    file.write('import runpy\nwhile True:\n    try: runpy.run_path("/tmp/again.py")\n    except RecursionError: pass\n')
runpy.run_path('/tmp/again.py')
#! hognose: steps limit reached: limit 200000, used 200000

### runpy: what a module leaves behind
#: oracle=no
#: max-memory=4M
#: exit=3
import runpy
with open('/tmp/large.py', 'w') as file:
    file.write('a = [0] * 10 ** 5\n')
kept = []
while True:
    kept.append(runpy.run_path('/tmp/large.py'))
#! hognose: memory limit reached: limit 4194304

### dis: code that is shown without end
#: oracle=no
#: max-steps=200000
#: exit=3
import dis
import io
code = compile('a = b + 1\n' * 100, 'x', 'exec')
while True:
    dis.dis(code, file=io.StringIO())
#! hognose: steps limit reached: limit 200000, used 200000

### dis: instructions that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import dis
code = compile('a = b + 1\n' * 2000, 'x', 'exec')
kept = []
while True:
    kept.append(list(dis.get_instructions(code)))
#! hognose: memory limit reached: limit 4194304

### copyreg: an object that reduces to another
#: oracle=no
#: max-steps=200000
#: exit=3
import copy
import copyreg

class Again:
    pass

copyreg.pickle(Again, lambda self: (Again, (), None, iter(int, 1)))
Again.append = lambda self, item: None
copy.copy(Again())
#! hognose: steps limit reached: limit 200000, used 200000

### copyreg: more types than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import copyreg
while True:
    copyreg.pickle(type('T', (), {}), repr)
#! hognose: memory limit reached: limit 4194304

### zlib: a stream that says nothing new
#: oracle=no
#: max-steps=200000
#: exit=3
import zlib
packed = zlib.compress(bytes(10 ** 6))
while True:
    zlib.decompress(packed)
#! hognose: steps limit reached: limit 200000, used 200000

### zlib: a bomb, unpacked whole
#: oracle=no
#: max-memory=4M
#: exit=3
import zlib
packer = zlib.compressobj(9)
packed = b''.join([packer.compress(bytes(10 ** 6)) for _ in range(20)]) + packer.flush()
zlib.decompress(packed)
#! hognose: memory limit reached: limit 4194304

### graphlib: nodes without end
#: oracle=no
#: max-steps=200000
#: exit=3
import graphlib
while True:
    list(graphlib.TopologicalSorter({n: [n + 1] for n in range(100)}).static_order())
#! hognose: steps limit reached: limit 200000, used 200000

### graphlib: more nodes than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import graphlib
graph = graphlib.TopologicalSorter()
for n in range(10 ** 6):
    graph.add(n, n + 1, n + 2)
#! hognose: memory limit reached: limit 4194304

### annotationlib: annotations without end
#: oracle=no
#: max-steps=200000
#: exit=3
import annotationlib

class Many:
    a: x[y] | z

while True:
    annotationlib.get_annotations(Many, format=annotationlib.Format.FORWARDREF)
#! hognose: steps limit reached: limit 200000, used 200000

### annotationlib: texts of annotations that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import annotationlib
kept = []

class Many:
    a: 'x' * 1000

while True:
    kept.append(annotationlib.get_annotations(Many, format=annotationlib.Format.STRING))
#! hognose: memory limit reached: limit 4194304

### inspect: signatures without end
#: oracle=no
#: max-steps=200000
#: exit=3
import inspect
while True:
    inspect.signature(inspect.signature)
#! hognose: steps limit reached: limit 200000, used 200000

### inspect: members that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import inspect
kept = []
while True:
    kept.append(inspect.getmembers(inspect))
#! hognose: memory limit reached: limit 4194304

### unittest: a test that makes another
#: oracle=no
#: max-steps=200000
#: exit=3
import unittest

class Again(unittest.TestCase):
    def test(self):
        Again('test').run(unittest.TestResult())

while True:
    Again('test').run(unittest.TestResult())
#! hognose: steps limit reached: limit 200000, used 200000

### unittest: more failures than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import unittest

class Many(unittest.TestCase):
    def test(self):
        for n in range(10 ** 6):
            with self.subTest(n=n):
                self.fail('x' * 100)

unittest.main(verbosity=0)
#! hognose: memory limit reached: limit 4194304

### unittest: the difference of two long lists
#: oracle=no
#: max-steps=200000
#: exit=3
import unittest
unittest.TestCase().assertEqual([str(n) for n in range(3000)], [str(n * 7) for n in range(3000)])
#! hognose: steps limit reached: limit 200000, used 200000

### typing: hints without end
#: oracle=no
#: max-steps=200000
#: exit=3
import typing

def f(a: 'typing.Optional[typing.List[int]]'): ...

while True:
    typing.get_type_hints(f)
#! hognose: steps limit reached: limit 200000, used 200000

### typing: types in types
#: oracle=no
#: max-memory=4M
#: exit=3
import typing
kept = []
while True:
    kept.append(typing.Annotated[int, len(kept)])
#! hognose: memory limit reached: limit 4194304

### warnings: filters without end
#: oracle=no
#: max-steps=200000
#: exit=3
import warnings
for n in range(500):
    warnings.filterwarnings('ignore', f'm{n}x')
while True:
    warnings.warn('hello')
#! hognose: steps limit reached: limit 200000, used 200000

### warnings: warnings that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    while True:
        warnings.warn('x' * 100)
#! hognose: memory limit reached: limit 4194304

### traceback: tracebacks without end
#: oracle=no
#: max-steps=200000
#: exit=3
import traceback
while True:
    try:
        1 / 0
    except ZeroDivisionError:
        traceback.format_exc()
#! hognose: steps limit reached: limit 200000, used 200000

### traceback: a chain of causes
#: oracle=no
#: max-memory=4M
#: exit=3
import traceback
error = None
for _ in range(3000):
    try:
        raise ValueError('x' * 200) from error
    except ValueError as e:
        error = e
kept = []
while True:
    kept.append(traceback.format_exception(error, limit=1))
#! hognose: memory limit reached: limit 4194304

### io: lines without end
#: oracle=no
#: max-steps=200000
#: exit=3
import io
lines = io.StringIO('\n' * 1000)
while True:
    lines.seek(0)
    for line in lines:
        pass
#! hognose: steps limit reached: limit 200000, used 200000

### io: more than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import io
data = io.BytesIO()
while True:
    data.write(b'x' * 1000)
#! hognose: memory limit reached: limit 4194304

### os: directories in directories
#: oracle=no
#: max-steps=200000
#: exit=3
import os
os.makedirs('/tmp/' + 'a/' * 50)
while True:
    for _ in os.walk('/tmp'):
        pass
#! hognose: steps limit reached: limit 200000, used 200000

### os: more variables than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import os
for n in range(10 ** 6):
    os.environ[f'A{n}'] = 'x' * 100
#! hognose: memory limit reached: limit 4194304

### sysconfig: a name that stands for itself
#: oracle=no
#: max-steps=200000
#: exit=3
import sysconfig
sysconfig.expand_makefile_vars('$(A)', {'A': '$(A)'})
#! hognose: steps limit reached: limit 200000, used 200000

### sysconfig: text that grows
#: oracle=no
#: max-memory=4M
#: exit=3
import sysconfig
sysconfig.expand_makefile_vars('$(A)', {'A': '$(A)' + 'x' * 10 ** 5})
#! hognose: memory limit reached: limit 4194304

### zipfile: names without end
#: oracle=no
#: max-steps=200000
#: exit=3
import io
import zipfile
data = io.BytesIO()
with zipfile.ZipFile(data, 'w') as archive:
    for n in range(20):
        archive.writestr(f'{n}', b'')
while True:
    zipfile.ZipFile(data).testzip()
#! hognose: steps limit reached: limit 200000, used 200000

### xml.sax.saxutils: text that is escaped without end
#: oracle=no
#: max-steps=200000
#: exit=3
from xml.sax import saxutils
while True:
    saxutils.unescape(saxutils.escape('<&>' * 100, {'a': 'b'}))
#! hognose: steps limit reached: limit 200000, used 200000

### xml.sax.saxutils: text that grows
#: oracle=no
#: max-memory=4M
#: exit=3
from xml.sax import saxutils
text = '&'
while True:
    text = saxutils.escape(text * 2)
#! hognose: memory limit reached: limit 4194304

### token: names of tokens without end
#: oracle=no
#: max-steps=200000
#: exit=3
import token
while True:
    sorted(token.tok_name.values())
#! hognose: steps limit reached: limit 200000, used 200000

### tokenize: tokens that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import io
import tokenize
list(tokenize.generate_tokens(io.StringIO('a = 1 ; ' * 10 ** 4).readline))
#! hognose: memory limit reached: limit 4194304

### plistlib: a list that is written without end
#: oracle=no
#: max-steps=200000
#: exit=3
import plistlib
while True:
    plistlib.loads(plistlib.dumps([1] * 100))
#! hognose: steps limit reached: limit 200000, used 200000

### html.parser: attributes that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import html.parser

class Parser(html.parser.HTMLParser):
    kept = []

    def handle_starttag(self, tag, attrs):
        self.kept.append(attrs)

Parser().feed('<a b=c>' * 10 ** 5)
#! hognose: memory limit reached: limit 4194304

### http.cookies: a cookie that is shown without end
#: oracle=no
#: max-steps=200000
#: exit=3
from http.cookies import SimpleCookie
cookie = SimpleCookie('a=b; c=d')
while True:
    cookie.output()
#! hognose: steps limit reached: limit 200000, used 200000

### stringprep: characters that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import stringprep
kept = []
while True:
    kept.append(stringprep.map_table_b2('\u1f82') * 100)
#! hognose: memory limit reached: limit 4194304

### filecmp: comparisons that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import filecmp
import os
os.makedirs('/tmp/a')
os.makedirs('/tmp/b')
for n in range(60):
    open(f'/tmp/a/{n}', 'w').close()
kept = []
while True: # also: a call that finds no room is made again as it was
    kept.append(filecmp.dircmp('/tmp/a', '/tmp/b'))
    kept[-1].left_only
#! hognose: memory limit reached: limit 4194304

### email: a message of more parts than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import email.message
message = email.message.EmailMessage()
message.set_content('x')
while True:
    message.add_attachment(b'x' * 1000, maintype='a', subtype='b')
#! hognose: memory limit reached: limit 4194304

### platform: what is asked for without end
#: oracle=no
#: max-steps=200000
#: exit=3
import platform
while True:
    platform.platform()
#! hognose: steps limit reached: limit 200000, used 200000

### platform: answers that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import platform
kept = []
while True:
    kept.append(platform.uname())
#! hognose: memory limit reached: limit 4194304
