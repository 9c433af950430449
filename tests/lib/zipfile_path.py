### places in an archive
import zipfile, io
b = io.BytesIO()
z = zipfile.ZipFile(b, 'w')
for name, text in ('a/b.txt', 'x\ny'), ('c.txt.gz', 'y'), ('a/d/e.txt', 'z'), ('dir/', ''): z.writestr(name, text)
z.filename = 'abc.zip'
root = zipfile.Path(z)
for p in (root, root / 'a', root / 'a/b.txt', root / 'c.txt.gz', root.joinpath('a', 'd', 'e.txt'), root / 'none',
          root / 'dir', root / 'a' / '..'):
    print(repr(p), str(p), [p.name, p.stem, p.suffix, p.suffixes], p.at, p.filename, p.parent, p.is_dir(),
            p.is_file(), p.exists())
print(root == zipfile.Path(z), root == root / 'a', hash(root) == hash(zipfile.Path(z)), root != 1, root.root is z,
      type(root).__module__)
print(list(root.iterdir()), [p.name for p in (root / 'a').iterdir()], list((root / 'dir').iterdir()),
      list((root / 'q/').iterdir()))
print(z.namelist(), z.getinfo('a/'), len(z.infolist()), sorted(vars(root)))
for f in (lambda: (root / 'c.txt.gz').iterdir(), lambda: z.getinfo('q/'), lambda: root / root, lambda: root / 1,
          lambda: root < root):
    try: print(f())
    except (ValueError, KeyError, TypeError) as e: print(type(e).__name__, e)
#> Path('abc.zip', '') abc.zip/ ['abc.zip', 'abc', '.zip', ['.zip']]  abc.zip . True False False
#> Path('abc.zip', 'a/') abc.zip/a/ ['a', 'a', '', []] a/ abc.zip/a abc.zip/ True False True
#> Path('abc.zip', 'a/b.txt') abc.zip/a/b.txt ['b.txt', 'b', '.txt', ['.txt']] a/b.txt abc.zip/a/b.txt abc.zip/a/ False True True
#> Path('abc.zip', 'c.txt.gz') abc.zip/c.txt.gz ['c.txt.gz', 'c.txt', '.gz', ['.txt', '.gz']] c.txt.gz abc.zip/c.txt.gz abc.zip/ False True True
#> Path('abc.zip', 'a/d/e.txt') abc.zip/a/d/e.txt ['e.txt', 'e', '.txt', ['.txt']] a/d/e.txt abc.zip/a/d/e.txt abc.zip/a/d/ False True True
#> Path('abc.zip', 'none') abc.zip/none ['none', 'none', '', []] none abc.zip/none abc.zip/ False False False
#> Path('abc.zip', 'dir/') abc.zip/dir/ ['dir', 'dir', '', []] dir/ abc.zip/dir abc.zip/ True False True
#> Path('abc.zip', 'a/..') abc.zip/a/.. ['..', '..', '', []] a/.. abc.zip/a/.. abc.zip/a/ False False False
#> True False True True True zipfile._path
#> [Path('abc.zip', 'c.txt.gz'), Path('abc.zip', 'dir/'), Path('abc.zip', 'a/')] ['b.txt', 'd'] [] []
#> ['a/b.txt', 'c.txt.gz', 'a/d/e.txt', 'dir/', 'a/', 'a/d/'] <ZipInfo filename='a/'> 4 ['at', 'root']
#> ValueError Can't listdir a file
#> KeyError "There is no item named 'q/' in the archive"
#> TypeError join() argument must be str, bytes, or os.PathLike object, not 'Path'
#> TypeError join() argument must be str, bytes, or os.PathLike object, not 'int'
#> TypeError '<' not supported between instances of 'Path' and 'Path'

### what is in a member
import zipfile, io
b = io.BytesIO()
with zipfile.ZipFile(b, 'w') as z:
    z.writestr('a/t', 'one\r\ntwo é')
    z.writestr('a/16', 'sixteen'.encode('utf-16'))
    z.writestr('a/bad', b'\xff!')
    z.filename = 'z.zip'
a = zipfile.Path(b, 'a/')
a.root.filename = 'z.zip'
t = a / 't'
print(repr(t.read_text()), t.read_text('utf-8') == t.read_text(encoding='utf-8'), t.read_bytes(),
      (a / '16').read_text('utf-16'))
print((a / 'bad').read_text('utf-8', 'replace'), (a / 'bad').read_text(errors='ignore'))
with t.open() as f: print(f.readline(), f.name, type(f).__name__)
with t.open('rb') as f: print(f.readline(), f.name, type(f).__name__)
with t.open(newline='') as f: print(repr(f.read(5)))
def tried(*calls):
    for f in calls:
        try: print(f())
        except Exception as e: print(type(e).__name__, e)
tried(lambda: t.open('rb', 'utf-8'), lambda: t.open('rb', encoding='utf-8'), lambda: a.open(), lambda: a.open('w'),
      lambda: (a / 'q').open(), lambda: (a / 'q').open('w'), lambda: t.open('x'), lambda: t.open(''),
      lambda: (a / 'bad').read_text(), lambda: (a / 'q').read_bytes(), lambda: (a / 'q').read_text(),
      lambda: t.open(pwd='x').read(), lambda: t.open('r', 'no such'))
#> 'one\ntwo é' True b'one\r\ntwo \xc3\xa9' sixteen
#> �! !
#> one
#>  a/t TextIOWrapper
#> b'one\r\n' a/t ZipExtFile
#> 'one\r\n'
#> ValueError encoding args invalid for binary operation
#> ValueError encoding args invalid for binary operation
#> IsADirectoryError z.zip/a/
#> IsADirectoryError z.zip/a/
#> FileNotFoundError z.zip/a/q
#> ValueError write() requires mode 'w', 'x', or 'a'
#> ValueError open() requires mode "r" or "w"
#> IndexError string index out of range
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> FileNotFoundError z.zip/a/q
#> FileNotFoundError z.zip/a/q
#> one
#> two é
#> LookupError unknown encoding: no such

### writing by paths
import zipfile, io
z = zipfile.ZipFile(io.BytesIO(), 'w')
root = zipfile.Path(z)
with (root / 'text').open('w', encoding='latin-1') as f: f.write('é\n')
with (root / 'd' / 'bytes').open('wb') as f: f.write(b'\0\1')
print(z.namelist(), (root / 'text').read_bytes(), (root / 'd' / 'bytes').read_bytes(), (root / 'd').is_dir(), type(z))
print(list(zipfile.CompleteDirs._implied_dirs(['x/y/z', 'x/', 'q/r', '/abs/a', 's//t'])), z.comment, z.filename)
try: print(root)
except TypeError as e: print(e)
r = zipfile.Path(zipfile.ZipFile(z.fp, 'a'))
print(type(r.root).__name__, r.root.mode)
#> ['text', 'd/bytes', 'd/'] b'\xe9\n' b'\x00\x01' True <class 'zipfile._path.CompleteDirs'>
#> ['x/y/', 'q/', '/abs/', 's/'] b'' None
#> expected str, bytes or os.PathLike object, not NoneType
#> CompleteDirs a

### globs
import zipfile, io
z = zipfile.ZipFile(io.BytesIO(), 'w')
for name in 'a/b.txt', 'c.txt.gz', 'a/d/e.txt', 'a-b', 'x/y/z/w.py', 'x/v.py', 'A': z.writestr(name, '')
z.filename = 'g.zip'
p = zipfile.Path(z)
for pattern in ('*', '**', '**/*', '*/*', '*.txt', '**/*.txt', 'a/**', 'a?b', 'a*/', '[!a]*', '[ab]*', '[a-c]*',
                'a[-]b', 'a.*', '[a', '/a', 'x/*/z', 'x/**/w.py', '***', 'a**', ''):
    try: print(pattern, [q.at for q in p.glob(pattern)])
    except ValueError as e: print(e)
print([q.at for q in (p / 'a').glob('*')], [q.at for q in (p / 'x').rglob('*.py')], [q.at for q in p.rglob('*.py')])
e = p / 'a' / 'd' / 'e.txt'
print([e.match(m) for m in ('*.txt', 'd/*.txt', '*.py', '/a/d/e.txt', 'a/*/*')], e.relative_to(p),
      e.relative_to(p / 'a'), e.relative_to(p, 'a', 'd'), (p / 'a').relative_to(e))
#> * ['c.txt.gz', 'a-b', 'A', 'a/', 'x/']
#> ** ['a/b.txt', 'c.txt.gz', 'a/d/e.txt', 'a-b', 'x/y/z/w.py', 'x/v.py', 'A', 'a/', 'a/d/', 'x/y/z/', 'x/y/', 'x/']
#> **/* ['a/b.txt', 'a/d/e.txt', 'x/y/z/w.py', 'x/v.py', 'a/d/', 'x/y/z/', 'x/y/']
#> */* ['a/b.txt', 'x/v.py', 'a/d/', 'x/y/']
#> *.txt []
#> **/*.txt ['a/b.txt', 'a/d/e.txt']
#> a/** ['a/b.txt', 'a/d/e.txt', 'a/', 'a/d/']
#> a?b ['a-b']
#> a*/ ['a/']
#> [!a]* ['a-b', 'a/']
#> [ab]* ['a-b', 'a/']
#> [a-c]* ['c.txt.gz', 'a-b', 'a/']
#> a[-]b ['a-b']
#> a.* []
#> [a []
#> /a []
#> x/*/z ['x/y/z/']
#> x/**/w.py ['x/y/z/w.py']
#> ** must appear alone in a path segment
#> ** must appear alone in a path segment
#> Unacceptable pattern: ''
#> ['a/b.txt', 'a/d/'] ['x/y/z/w.py'] ['x/y/z/w.py', 'x/v.py']
#> [True, True, False, False, True] a/d/e.txt d/e.txt e.txt ../..

### links and archives on disk
import zipfile, pathlib, stat, pickle, os
path = pathlib.Path('/tmp/disk.zip')
with zipfile.ZipFile(path, 'w') as z:
    link = zipfile.ZipInfo('d/link')
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    z.writestr(link, 'target')
    z.writestr('plain', 'text')
p = zipfile.Path(path)
print(repr(p), p.name, p.parent, p.filename, (p / 'd/link').is_symlink(), (p / 'plain').is_symlink(),
      (p / 'd').is_symlink(), type(p.root).__name__)
print((p / 'd' / 'link').filename, (p / 'd').parent, repr((p / 'd' / 'link').parent), p / 'd' / 'link')
q = pickle.loads(pickle.dumps(p / 'plain'))
print(q, q.read_text(), q == p / 'plain')
class Mine(zipfile.Path): pass
print(repr(Mine(str(path)) / 'd'), type((Mine(path) / 'd').parent),
      [type(x) for x in Mine(path).iterdir()] == [Mine, Mine])
try: zipfile.Path('/tmp/none.zip')
except FileNotFoundError as e: print(e.strerror, e.filename)
try: (p / 'none').is_symlink()
except KeyError as e: print(e)
p.root.extractall('/tmp/out')
print(sorted(os.listdir('/tmp/out')), zipfile.CompleteDirs.inject(zipfile.ZipFile(path, 'a')).namelist())
#> Path('/tmp/disk.zip', '') disk.zip /tmp /tmp/disk.zip True False False FastLookup
#> /tmp/disk.zip/d/link /tmp/disk.zip/ Path('/tmp/disk.zip', 'd/') /tmp/disk.zip/d/link
#> /tmp/disk.zip/plain text False
#> Mine('/tmp/disk.zip', 'd/') <class '__main__.Mine'> True
#> No such file or directory /tmp/none.zip
#> "There is no item named 'none' in the archive"
#> ['d', 'plain'] ['d/link', 'plain', 'd/']
