# f.newlines of files that are read and written: what is written makes it forget.
import os

DATA = {'n': b'a\nb\n', 'rn': b'a\r\nb\r\n', 'r': b'a\rb\r', 'mixed': b'a\nb\r\nc\rd', 'none': b'abc', 'empty': b''}


def shows(name, mode, newline):
    with open('/tmp/f', 'wb') as f:
        f.write(DATA[name])
    if mode == 'x+':
        os.remove('/tmp/f')
    with open('/tmp/f', mode, newline=newline) as f:
        seen = [f.newlines]
        if mode in ('w+', 'x+'):
            f.write(DATA[name].decode())
            f.flush()
        f.seek(0)
        f.readline()
        seen.append(f.newlines)
        f.read()
        seen.append(f.newlines)
        f.write('z\n')
        seen.append(f.newlines)
        f.seek(0)
        seen.append(f.newlines)
        f.read()
        print(name, mode, repr(newline), seen, repr(f.newlines))


### changed in place
for name in DATA:
    for newline in None, '', '\n':
        shows(name, 'r+', newline)
#> n r+ None [None, '\n', '\n', None, None] '\n'
#> n r+ '' [None, '\n', '\n', None, None] '\n'
#> n r+ '\n' [None, None, None, None, None] None
#> rn r+ None [None, '\r\n', '\r\n', None, None] ('\n', '\r\n')
#> rn r+ '' [None, '\r\n', '\r\n', None, None] ('\n', '\r\n')
#> rn r+ '\n' [None, None, None, None, None] None
#> r r+ None [None, '\r', '\r', None, None] ('\r', '\n')
#> r r+ '' [None, '\r', '\r', None, None] ('\r', '\n')
#> r r+ '\n' [None, None, None, None, None] None
#> mixed r+ None [None, ('\r', '\n', '\r\n'), ('\r', '\n', '\r\n'), None, None] ('\r', '\n', '\r\n')
#> mixed r+ '' [None, ('\r', '\n', '\r\n'), ('\r', '\n', '\r\n'), None, None] ('\r', '\n', '\r\n')
#> mixed r+ '\n' [None, None, None, None, None] None
#> none r+ None [None, None, None, None, None] '\n'
#> none r+ '' [None, None, None, None, None] '\n'
#> none r+ '\n' [None, None, None, None, None] None
#> empty r+ None [None, None, None, None, None] '\n'
#> empty r+ '' [None, None, None, None, None] '\n'
#> empty r+ '\n' [None, None, None, None, None] None

### added to, and made anew
for mode in 'a+', 'w+', 'x+':
    for name in DATA:
        shows(name, mode, None)
#> n a+ None [None, '\n', '\n', None, None] '\n'
#> rn a+ None [None, '\r\n', '\r\n', None, None] ('\n', '\r\n')
#> r a+ None [None, '\r', '\r', None, None] ('\r', '\n')
#> mixed a+ None [None, ('\r', '\n', '\r\n'), ('\r', '\n', '\r\n'), None, None] ('\r', '\n', '\r\n')
#> none a+ None [None, None, None, None, None] '\n'
#> empty a+ None [None, None, None, None, None] '\n'
#> n w+ None [None, '\n', '\n', None, None] '\n'
#> rn w+ None [None, '\r\n', '\r\n', None, None] ('\n', '\r\n')
#> r w+ None [None, '\r', '\r', None, None] ('\r', '\n')
#> mixed w+ None [None, ('\r', '\n', '\r\n'), ('\r', '\n', '\r\n'), None, None] ('\r', '\n', '\r\n')
#> none w+ None [None, None, None, None, None] '\n'
#> empty w+ None [None, None, None, None, None] '\n'
#> n x+ None [None, '\n', '\n', None, None] '\n'
#> rn x+ None [None, '\r\n', '\r\n', None, None] ('\n', '\r\n')
#> r x+ None [None, '\r', '\r', None, None] ('\r', '\n')
#> mixed x+ None [None, ('\r', '\n', '\r\n'), ('\r', '\n', '\r\n'), None, None] ('\r', '\n', '\r\n')
#> none x+ None [None, None, None, None, None] '\n'
#> empty x+ None [None, None, None, None, None] '\n'

### written in the middle
with open('/tmp/f', 'wb') as f:
    f.write(b'a\r\nb\r\n' * 3)
with open('/tmp/f', 'r+') as f:
    print(repr(f.readline()), repr(f.newlines))  #> 'a\n' '\r\n'
    f.seek(f.tell())
    f.write('c')
    print(repr(f.newlines))  #> None
    f.flush()
    print(repr(f.newlines), repr(f.read()), repr(f.newlines))  #> None '\na\nb\na\nb\n' '\r\n'
    f.write('')
    print(repr(f.newlines))  #> None
