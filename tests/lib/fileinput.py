import fileinput
import sys

for name, text in ('/tmp/a', 'a1\na2\n'), ('/tmp/b', 'b1\nb2'), ('/tmp/empty', ''):
    with open(name, 'w') as f:
        f.write(text)


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e)


### lines
f = fileinput.FileInput(['/tmp/a', '/tmp/empty', '/tmp/b'])
print(f.filename(), f.lineno())
for line in f:
    print(repr(line), f.filename(), f.lineno(), f.filelineno(), f.isfirstline(), f.isstdin())
print(repr(f.readline()), f.filename())
with fileinput.FileInput('/tmp/a', mode='rb') as f:
    print(f.readline(), [*f])
#> None 0
#> 'a1\n' /tmp/a 1 1 True False
#> 'a2\n' /tmp/a 2 2 False False
#> 'b1\n' /tmp/b 3 1 True False
#> 'b2' /tmp/b 4 2 False False
#> '' /tmp/b
#> b'a1\n' [b'a2\n']

### the functions of the module
says(fileinput.lineno)
for line in fileinput.input(('/tmp/a', '/tmp/b')):
    if fileinput.isfirstline():
        print(fileinput.filename(), fileinput.filelineno(), fileinput.lineno())
    else:
        fileinput.nextfile()
    says(fileinput.input) if fileinput.isfirstline() else None
fileinput.close()
says(fileinput.nextfile)
#> RuntimeError no active input()
#> /tmp/a 1 1
#> RuntimeError input() already active
#> /tmp/b 1 3
#> RuntimeError input() already active
#> RuntimeError no active input()

### in place
with fileinput.input('/tmp/a', inplace=True, backup='.old') as f:
    for line in f:
        print(line.upper().strip() + '!')
print(open('/tmp/a').read(), open('/tmp/a.old').read())
import os
with fileinput.input('/tmp/b', inplace=True) as f:
    for line in f:
        sys.stdout.write(line[::-1])
print(repr(open('/tmp/b').read()), os.path.exists('/tmp/b.bak'))
#> A1!
#> A2!
#>  a1
#> a2
#>
#> '\n1b2b' False

### what cannot be
says(fileinput.FileInput, 'x', mode='w')
says(fileinput.FileInput, 'x', inplace=True, openhook=print)
says(fileinput.FileInput, 'x', openhook=1)
try:
    next(fileinput.FileInput('/tmp/none'))
except OSError as e:
    print(type(e).__name__)
#> ValueError FileInput opening mode must be 'r' or 'rb'
#> ValueError FileInput cannot use an opening hook in inplace mode
#> ValueError FileInput openhook must be callable
#> FileNotFoundError

### other ways to open
import io
def hook(name, mode, encoding=None, errors=None):
    return io.StringIO(f'{name} {mode} {encoding} {errors}\n{sum(range(200))}\n')
print([*fileinput.FileInput(['x', 'y'], openhook=hook)], [*fileinput.FileInput('x', openhook=hook, encoding='utf-8',
    errors='ignore')])
with open('/tmp/latin', 'wb') as f:
    f.write(b'\xe9\n')
print([*fileinput.FileInput('/tmp/latin', openhook=fileinput.hook_encoded('latin-1'))],
    [*fileinput.FileInput('/tmp/latin', encoding='latin-1')])
print([*fileinput.FileInput('/tmp/a', openhook=fileinput.hook_compressed, encoding='utf-8')])
sys.argv, before = ['x', '/tmp/a'], sys.argv
print([*fileinput.FileInput()])
sys.argv, sys.stdin, stdin = ['x'], io.StringIO('in\n'), sys.stdin
print([(line, f.isstdin(), f.filename()) for f in [fileinput.FileInput()] for line in f])
sys.stdin, sys.argv = stdin, before
#> ['x r None None\n', '19900\n', 'y r None None\n', '19900\n'] ['x r utf-8 ignore\n', '19900\n']
#> ['é\n'] ['é\n']
#> ['a1\n', 'a2\n']
#> ['a1\n', 'a2\n']
#> [('in\n', True, '<stdin>')]
