# What a program hands to a module of the library may be long, deep or large: the work stops at the limits, and the memory too.

### tomllib: a long document
#: oracle=no
#: max-steps=20000
#: exit=3
import tomllib
tomllib.loads('a = [' + '1,' * 1000000 + ']')
#! hognose: steps limit reached: limit 20000, used 20000

### tomllib: tables without end
#: oracle=no
#: max-memory=4M
#: exit=3
import tomllib
tomllib.loads('[[a.b.c]]\n' * 100000)
#! hognose: memory limit reached: limit 4194304

### argparse: words without end
#: oracle=no
#: max-steps=20000
#: exit=3
import argparse
p = argparse.ArgumentParser(prog='p')
p.add_argument('x', nargs='*', type=int)
p.parse_args(['1'] * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### argparse: more options than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import argparse
p = argparse.ArgumentParser(prog='p')
for i in range(100000):
    p.add_argument(f'--o{i}')
#! hognose: memory limit reached: limit 4194304

### logging: handlers without end
#: oracle=no
#: max-steps=20000
#: exit=3
import logging
root = logging.getLogger()
for _ in range(1000):
    root.addHandler(logging.NullHandler())
while True:
    root.error('x')
#! hognose: steps limit reached: limit 20000, used 20000

### logging: records that nobody takes
#: oracle=no
#: max-memory=4M
#: exit=3
import logging.handlers
logging.getLogger().addHandler(logging.handlers.MemoryHandler(10 ** 9))
while True:
    logging.warning('x')
#! hognose: memory limit reached: limit 4194304

### urllib.parse: a long query
#: oracle=no
#: max-steps=20000
#: exit=3
import urllib.parse
urllib.parse.parse_qs('a=1&' * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### urllib.parse: text that grows when it is quoted
#: oracle=no
#: max-memory=4M
#: exit=3
import urllib.parse
text = 'é'
while True:
    text = urllib.parse.quote(text * 2)
#! hognose: memory limit reached: limit 4194304

### ipaddress: a network of more addresses than can be walked
#: oracle=no
#: max-steps=20000
#: exit=3
import ipaddress
max(ipaddress.ip_network('::/0'))
#! hognose: steps limit reached: limit 20000, used 20000

### ipaddress: all of them in a list
#: oracle=no
#: max-memory=4M
#: exit=3
import ipaddress
list(ipaddress.ip_network('::/0').subnets(100))
#! hognose: memory limit reached: limit 4194304

### configparser: a long file
#: oracle=no
#: max-steps=20000
#: exit=3
import configparser
configparser.ConfigParser().read_string('[a]\n' + ''.join(f'x{i} = 1\n' for i in range(1000)))
#! hognose: steps limit reached: limit 20000, used 20000

### configparser: references that double
#: oracle=no
#: max-memory=3M
#: exit=3
import configparser
p = configparser.ConfigParser()
value = 'x' * 3000
for name in 'abcdefgh':
    value, before = f'%({name})s' * 9, value
    p.read_dict({'DEFAULT': {name: before}})
p.get('DEFAULT', 'h')
#! hognose: memory limit reached: limit 3145728

### html.parser: tags without end
#: oracle=no
#: max-steps=20000
#: exit=3
from html.parser import HTMLParser
HTMLParser().feed('<a b=c>' * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### html.parser: a comment that does not end
#: oracle=no
#: max-memory=4M
#: exit=3
from html.parser import HTMLParser
p = HTMLParser()
p.feed('<!--')
while True:
    p.feed('x' * 1000)
#! hognose: memory limit reached: limit 4194304

### sched: an event that enters another
#: oracle=no
#: max-steps=20000
#: exit=3
import sched
s = sched.scheduler(lambda: 0, lambda seconds: None)
def again():
    s.enter(0, 1, again)
again()
s.run()
#! hognose: steps limit reached: limit 20000, used 20000

### sched: more events than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import sched
s = sched.scheduler()
while True:
    s.enter(1, 1, print)
#! hognose: memory limit reached: limit 4194304

### timeit: more rounds than a program has steps
#: oracle=no
#: max-steps=20000
#: exit=3
import timeit
timeit.timeit()
#! hognose: steps limit reached: limit 20000, used 20000

### timeit: more figures than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import timeit
timeit.repeat(repeat=10 ** 9, number=1)
#! hognose: memory limit reached: limit 4194304

### quopri: long data
#: oracle=no
#: max-steps=20000
#: exit=3
import quopri
quopri.encodestring(b'=' * 1000000)
#! hognose: steps limit reached: limit 20000, used 20000

### quopri: data that grows
#: oracle=no
#: max-memory=4M
#: exit=3
import quopri
data = b'='
while True:
    data = quopri.encodestring(data * 2)
#! hognose: memory limit reached: limit 4194304

### filecmp: directories compared without end
#: oracle=no
#: max-steps=20000
#: exit=3
import filecmp
while True:
    filecmp.cmpfiles('/tmp', '/', ['a', 'b'])
#! hognose: steps limit reached: limit 20000, used 20000

### mimetypes: types without end
#: oracle=no
#: max-steps=20000
#: exit=3
import mimetypes
mimetypes.MimeTypes().readfp(['a/b ' + 'x ' * 100000])
#! hognose: steps limit reached: limit 20000, used 20000

### mimetypes: more types than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import mimetypes
for i in range(10 ** 9):
    mimetypes.add_type(f'a/{i}', f'.{i}')
#! hognose: memory limit reached: limit 4194304

### fileinput: a file that is read for ever
#: oracle=no
#: max-steps=20000
#: exit=3
import fileinput
import io
import itertools
for line in fileinput.FileInput(itertools.repeat('x', 9999), openhook=lambda name, mode: io.StringIO('a\n' * 9999)):
    pass
#! hognose: steps limit reached: limit 20000, used 20000

### fileinput: more files than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import fileinput
import itertools
fileinput.input(itertools.repeat('x'))
#! hognose: memory limit reached: limit 4194304

### pickle: an object without end
#: oracle=no
#: max-steps=20000
#: exit=3
import pickle
pickle.dumps([[]] * 100000 + [list(range(100000))])
#! hognose: steps limit reached: limit 20000, used 20000

### pickle: bytes that double what they made
#: oracle=no
#: max-memory=4M
#: exit=3
import pickle
pickle.loads(b'(' + b'](2' * 10 + b']' + b'K\x01' * 10 + b't' + b'\x94' + (b'(' + b'h\x00' * 250 + b'l') * 100000 + b'.')
#! hognose: memory limit reached: limit 4194304

### pickle: bytes that call without end
#: oracle=no
#: max-steps=20000
#: exit=3
import pickle
pickle.loads(b'cbuiltins\nlist\n(cbuiltins\nrange\n(I1000000000\ntRtR.', fix_imports=False)
#! hognose: steps limit reached: limit 20000, used 20000

### pickle: lengths that are not there
#: oracle=no
#: max-memory=4M
import pickle
for head in (b'B\xff\xff\xff\x7f', b'X\xff\xff\xff\x7f', b'\x8e' + b'\xff' * 7 + b'\x7f', b'\x95' + b'\xff' * 7 + b'\x7f', b'\x8b\xff\xff\xff\x7f'):
    try:
        pickle.loads(head)
    except pickle.UnpicklingError as e:
        print(e)
print(pickle.loads(b'Nr\xff\xff\xff\xff.'))
#> pickle data was truncated
#> pickle data was truncated
#> pickle data was truncated
#> pickle data was truncated
#> pickle data was truncated
#> None

### pickle: an object that is too deep
#: oracle=no
import pickle
deep = []
for _ in range(100000):
    deep = [deep]
try:
    pickle.dumps(deep)
except RecursionError as e:
    print(e, len(e.__notes__) > 100)
data = b']' * 100000 + b'a' * 99999 + b'.'
found = pickle.loads(data)
print(len(found))
#> maximum recursion depth exceeded True
#> 1

### binascii: long data as quoted-printable
#: oracle=no
#: max-steps=20000
#: exit=3
import binascii
binascii.b2a_qp(b'=' * 1000000)
#! hognose: steps limit reached: limit 20000, used 20000

### binascii: quoted-printable that grows
#: oracle=no
#: max-memory=4M
#: exit=3
import binascii
data = b'='
while True:
    data = binascii.b2a_qp(data * 2)
#! hognose: memory limit reached: limit 4194304

### atexit: an end without end
#: oracle=no
#: max-steps=20000
#: exit=3
import atexit
import itertools
atexit.register(list, itertools.repeat(1))
print('end')
#> end
#! hognose: steps limit reached: limit 20000, used 20000

### atexit: nothing is called after a limit
#: oracle=no
#: max-steps=20000
#: exit=3
import atexit
atexit.register(print, 'never')
while True:
    pass
#! hognose: steps limit reached: limit 20000, used 20000

### atexit: more functions than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import atexit
while True:
    atexit.register(print)
#! hognose: memory limit reached: limit 4194304

### shelve: a file without end
#: oracle=no
#: max-steps=20000
#: exit=3
import shelve
with shelve.open('/tmp/shelf') as shelf:
    for i in range(10 ** 9):
        shelf[str(i)] = i
#! hognose: steps limit reached: limit 20000, used 20000

### shelve: more than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import shelve
with shelve.open('/tmp/shelf', writeback=True) as shelf:
    for i in range(10 ** 9):
        shelf[str(i)] = 'x' * 100000
#! hognose: memory limit reached: limit 4194304

### dbm: a file that is wrong
#: oracle=no
import dbm
for data in (b'', b'hognose dbm 1\n\xff', b'hognose dbm 1\n' + b'\xff' * 8, b'hognose dbm 1\n\1\0\0\0\xfe\xff\xff\xffa'):
    with open('/tmp/wrong', 'wb') as file:
        file.write(data)
    try:
        print(dict(dbm.open('/tmp/wrong')))
    except dbm.error as e:
        print(e)
#> db type could not be determined
#> the database ends within an entry
#> the database ends within an entry
#> the database ends within an entry

### binascii: lines of uuencoded text without end
#: oracle=no
#: max-steps=20000
#: exit=3
import binascii
while True:
    binascii.a2b_uu(binascii.b2a_uu(bytes(45)))
#! hognose: steps limit reached: limit 20000, used 20000

### ast: a node that is its own operand twice, without end
#: oracle=no
#: max-steps=200000
#: exit=3
import ast
place = dict(lineno=1, col_offset=0)
tree = ast.Constant(1, **place)
for i in range(100):
    tree = ast.BinOp(tree, ast.Add(), tree, **place)
compile(ast.Expression(tree), 'f', 'eval')
#! hognose: steps limit reached: limit 200000, used 200000

### ast: the text of such a tree
#: oracle=no
#: max-memory=8M
#: exit=3
import ast
place = dict(lineno=1, col_offset=0)
tree = ast.Constant('a' * 1000, **place)
for i in range(100):
    tree = ast.BinOp(tree, ast.Add(), tree, **place)
compile(ast.Expression(tree), 'f', 'eval')
#! hognose: memory limit reached: limit 8388608

### ast: a list that grows while it is looked at
#: oracle=no
import ast
class Items(list):
    def __len__(self):
        self.append(None)
        return super().__len__()
try:
    compile(ast.Module(Items(), []), 'f', 'exec')
except (RuntimeError, ValueError) as e:
    print(type(e).__name__)
#> RuntimeError

### ast: a constant that holds itself ten times over
#: oracle=no
#: max-steps=200000
#: exit=3
import ast
value = ()
for i in range(50):
    value = (value,) * 10
compile(ast.Expression(ast.Constant(value, lineno=1, col_offset=0)), 'f', 'eval')
#! hognose: steps limit reached: limit 200000, used 200000

### ast: a chain of attributes as long as memory
#: oracle=no
#: max-memory=8M
#: exit=3
import ast
place = dict(lineno=1, col_offset=0)
tree = ast.Name('x', ast.Load(), **place)
for i in range(10 ** 9):
    tree = ast.Attribute(tree, 'a', ast.Load(), **place)
#! hognose: memory limit reached: limit 8388608

### ast: tuples in tuples
#: oracle=no
import ast
value = ()
for i in range(150):
    value = (value,)
try:
    compile(ast.Expression(ast.Constant(value, lineno=1, col_offset=0)), 'f', 'eval')
except SyntaxError as e:
    print(e)
for i in range(100000):
    value = (value,)
try:
    compile(ast.Expression(ast.Constant(value, lineno=1, col_offset=0)), 'f', 'eval')
except RecursionError as e:
    print(e)
#> too many nested expressions (f)
#> maximum recursion depth exceeded



### tokenize: lines without end
#: oracle=no
#: max-memory=8M
#: exit=3
import tokenize
list(tokenize.generate_tokens(lambda: 'x = 1\n'))
#! hognose: memory limit reached: limit 8388608

### tokenize: a long line
#: oracle=no
#: max-steps=200000
#: exit=3
import tokenize
lines = iter(['x = [' + '1, ' * 100000 + ']'])
for found in tokenize.generate_tokens(lines.__next__):
    pass
#! hognose: steps limit reached: limit 200000, used 200000

### tokenize: one place after another
#: oracle=no
#: max-memory=8M
#: exit=3
import tokenize
tokenize.untokenize([tokenize.TokenInfo(1, 'a', (10 ** 9, 10 ** 9), (10 ** 9, 10 ** 9), '')])
#! hognose: memory limit reached: limit 8388608

### gzip: members that are much longer unpacked
#: oracle=no
#: max-memory=8M
import gzip
import io
data = gzip.compress(bytes(4000000)) * 20
file = gzip.GzipFile(fileobj=io.BytesIO(data))
print(sum([len(piece) for piece in iter(lambda: file.read(100000), b'')]), file.seek(79999990), len(file.read(20)))
#> 80000000 79999990 10

### gzip: a bomb, unpacked whole
#: oracle=no
#: max-memory=8M
#: exit=3
import gzip
gzip.decompress(gzip.compress(bytes(4000000)) * 20)
#! hognose: memory limit reached: limit 8388608

### gzip: a line without end
#: oracle=no
#: max-memory=8M
#: exit=3
import gzip
import io
gzip.GzipFile(fileobj=io.BytesIO(gzip.compress(bytes(4000000)) * 20)).readline()
#! hognose: memory limit reached: limit 8388608

### bz2: streams that are much longer unpacked
#: oracle=no
#: max-memory=8M
import bz2
import io
data = bz2.compress(bytes(1000000), 1) * 20
file = bz2.BZ2File(io.BytesIO(data))
print(sum([len(piece) for piece in iter(lambda: file.read(100000), b'')]), file.seek(19999990), len(file.read(20)))
stream = bz2.BZ2Decompressor()
print(len(stream.decompress(data, 1000)), len(stream.decompress(b'', 5)), stream.needs_input)
#> 20000000 19999990 10
#> 1000 5 False

### bz2: a bomb, unpacked whole
#: oracle=no
#: max-memory=8M
#: exit=3
import bz2
data = bz2.compress(bytes(1000000), 1)
print(len(data))
bz2.decompress(data * 20)
#> 48
#! hognose: memory limit reached: limit 8388608
