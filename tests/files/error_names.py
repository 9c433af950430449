# filename and filename2 of OSError: the path as str or bytes, whatever has been given.
import io, os, shutil
from pathlib import Path


class Text(str):
    pass


class Data(bytes):
    pass


class Named:
    def __init__(self, path):
        self.path = path

    def __fspath__(self):
        return self.path

    def __repr__(self):
        return 'Named()'


kinds = [str, Path, lambda s: s.encode(), Text, lambda s: Data(s.encode()), Named, lambda s: Named(s.encode()),
    lambda s: Named(Text(s))]
os.makedirs('/tmp/q/d/e')
for name in '/tmp/q/f', '/tmp/q/d/g':
    open(name, 'w').close()


def fails(name, f):
    try:
        f()
    except OSError as e:
        names = [e.filename] if e.filename2 is None else [e.filename, e.filename2]
        print(name, type(e).__name__, *[f'{type(n).__name__}:{n!r}' for n in names], str(e).partition('] ')[2])
    except Exception as e:
        print(name, type(e).__name__, e)
    else:
        print(name, 'ok')


def each(names, *more):
    for name in names.split():
        for kind in kinds:
            fails(name, lambda: getattr(os, name)(kind('/tmp/nope'), *more))


### one path
each('stat lstat listdir')
#> stat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> stat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> stat FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> stat FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> stat FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> stat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> stat FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> stat FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> lstat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> lstat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> lstat FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> lstat FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> lstat FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> lstat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> lstat FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> lstat FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> listdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> listdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> listdir FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> listdir FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> listdir FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> listdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> listdir FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> listdir FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'

### one path that is changed
each('rmdir unlink remove')
#> rmdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rmdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rmdir FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> rmdir FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rmdir FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> rmdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rmdir FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> rmdir FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> unlink FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> unlink FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> unlink FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> unlink FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> unlink FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> unlink FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> unlink FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> unlink FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> remove FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> remove FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> remove FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> remove FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> remove FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> remove FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> remove FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> remove FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'

### one path, and where to go or to look
each('chdir scandir removedirs')
#> chdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chdir FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> chdir FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chdir FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> chdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chdir FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> chdir FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> scandir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> scandir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> scandir FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> scandir FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> scandir FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> scandir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> scandir FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> scandir FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> removedirs FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> removedirs FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> removedirs FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> removedirs FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> removedirs FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> removedirs FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> removedirs FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> removedirs FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'

### one path and a number
each('truncate', 5)
each('open', 0)
each('chmod', 0o644)
#> truncate FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> truncate FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> truncate FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> truncate FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> truncate FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> truncate FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> truncate FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> truncate FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> open FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> open FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> open FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> open FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> open FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> open FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> open FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> open FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chmod FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chmod FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chmod FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> chmod FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chmod FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> chmod FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chmod FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> chmod FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'

### a time
each('utime')
#> utime FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> utime FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> utime FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> utime FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> utime FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> utime FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> utime FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> utime FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'

### new directories
for kind in kinds:
    fails('mkdir', lambda: os.mkdir(kind('/tmp/nope/x')))
    fails('mkdir', lambda: os.mkdir(kind('/tmp/q')))
    fails('makedirs', lambda: os.makedirs(kind('/tmp/q/f')))
#> mkdir FileNotFoundError str:'/tmp/nope/x' No such file or directory: '/tmp/nope/x'
#> mkdir FileExistsError str:'/tmp/q' File exists: '/tmp/q'
#> makedirs FileExistsError str:'/tmp/q/f' File exists: '/tmp/q/f'
#> mkdir FileNotFoundError str:'/tmp/nope/x' No such file or directory: '/tmp/nope/x'
#> mkdir FileExistsError str:'/tmp/q' File exists: '/tmp/q'
#> makedirs FileExistsError str:'/tmp/q/f' File exists: '/tmp/q/f'
#> mkdir FileNotFoundError bytes:b'/tmp/nope/x' No such file or directory: b'/tmp/nope/x'
#> mkdir FileExistsError bytes:b'/tmp/q' File exists: b'/tmp/q'
#> makedirs FileExistsError bytes:b'/tmp/q/f' File exists: b'/tmp/q/f'
#> mkdir FileNotFoundError Text:'/tmp/nope/x' No such file or directory: '/tmp/nope/x'
#> mkdir FileExistsError Text:'/tmp/q' File exists: '/tmp/q'
#> makedirs FileExistsError Text:'/tmp/q/f' File exists: '/tmp/q/f'
#> mkdir FileNotFoundError Data:b'/tmp/nope/x' No such file or directory: b'/tmp/nope/x'
#> mkdir FileExistsError Data:b'/tmp/q' File exists: b'/tmp/q'
#> makedirs FileExistsError Data:b'/tmp/q/f' File exists: b'/tmp/q/f'
#> mkdir FileNotFoundError str:'/tmp/nope/x' No such file or directory: '/tmp/nope/x'
#> mkdir FileExistsError str:'/tmp/q' File exists: '/tmp/q'
#> makedirs FileExistsError str:'/tmp/q/f' File exists: '/tmp/q/f'
#> mkdir FileNotFoundError bytes:b'/tmp/nope/x' No such file or directory: b'/tmp/nope/x'
#> mkdir FileExistsError bytes:b'/tmp/q' File exists: b'/tmp/q'
#> makedirs FileExistsError bytes:b'/tmp/q/f' File exists: b'/tmp/q/f'
#> mkdir FileNotFoundError Text:'/tmp/nope/x' No such file or directory: '/tmp/nope/x'
#> mkdir FileExistsError Text:'/tmp/q' File exists: '/tmp/q'
#> makedirs FileExistsError Text:'/tmp/q/f' File exists: '/tmp/q/f'

### two paths
for name in 'rename', 'replace', 'renames':
    for kind in kinds:
        fails(name, lambda: getattr(os, name)(kind('/tmp/nope'), kind('/tmp/q/z')))
#> rename FileNotFoundError str:'/tmp/nope' str:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> rename FileNotFoundError str:'/tmp/nope' str:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> rename FileNotFoundError bytes:b'/tmp/nope' bytes:b'/tmp/q/z' No such file or directory: b'/tmp/nope' -> b'/tmp/q/z'
#> rename FileNotFoundError Text:'/tmp/nope' Text:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> rename FileNotFoundError Data:b'/tmp/nope' Data:b'/tmp/q/z' No such file or directory: b'/tmp/nope' -> b'/tmp/q/z'
#> rename FileNotFoundError str:'/tmp/nope' str:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> rename FileNotFoundError bytes:b'/tmp/nope' bytes:b'/tmp/q/z' No such file or directory: b'/tmp/nope' -> b'/tmp/q/z'
#> rename FileNotFoundError Text:'/tmp/nope' Text:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> replace FileNotFoundError str:'/tmp/nope' str:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> replace FileNotFoundError str:'/tmp/nope' str:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> replace FileNotFoundError bytes:b'/tmp/nope' bytes:b'/tmp/q/z' No such file or directory: b'/tmp/nope' -> b'/tmp/q/z'
#> replace FileNotFoundError Text:'/tmp/nope' Text:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> replace FileNotFoundError Data:b'/tmp/nope' Data:b'/tmp/q/z' No such file or directory: b'/tmp/nope' -> b'/tmp/q/z'
#> replace FileNotFoundError str:'/tmp/nope' str:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> replace FileNotFoundError bytes:b'/tmp/nope' bytes:b'/tmp/q/z' No such file or directory: b'/tmp/nope' -> b'/tmp/q/z'
#> replace FileNotFoundError Text:'/tmp/nope' Text:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> renames FileNotFoundError str:'/tmp/nope' str:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> renames FileNotFoundError str:'/tmp/nope' str:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> renames FileNotFoundError bytes:b'/tmp/nope' bytes:b'/tmp/q/z' No such file or directory: b'/tmp/nope' -> b'/tmp/q/z'
#> renames FileNotFoundError Text:'/tmp/nope' Text:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> renames FileNotFoundError Data:b'/tmp/nope' Data:b'/tmp/q/z' No such file or directory: b'/tmp/nope' -> b'/tmp/q/z'
#> renames FileNotFoundError str:'/tmp/nope' str:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'
#> renames FileNotFoundError bytes:b'/tmp/nope' bytes:b'/tmp/q/z' No such file or directory: b'/tmp/nope' -> b'/tmp/q/z'
#> renames FileNotFoundError Text:'/tmp/nope' Text:'/tmp/q/z' No such file or directory: '/tmp/nope' -> '/tmp/q/z'

### two paths, for every reason
for a, b in (('/tmp/q/f', '/tmp/nope/x'), ('/tmp/q/d', '/tmp/q/d/e'), ('/tmp/nope', '/tmp/q/f'), ('/tmp/q/f', ''),
        ('/tmp/q/d', '/tmp/q/d/e/x'), ('/tmp/nope', '/tmp/nope')):
    fails('rename', lambda: os.rename(a, b))
    fails('rename', lambda: os.rename(Path(a), Named(b.encode())))
    fails('replace', lambda: Path(a).replace(b))
#> rename FileNotFoundError str:'/tmp/q/f' str:'/tmp/nope/x' No such file or directory: '/tmp/q/f' -> '/tmp/nope/x'
#> rename FileNotFoundError str:'/tmp/q/f' bytes:b'/tmp/nope/x' No such file or directory: '/tmp/q/f' -> b'/tmp/nope/x'
#> replace FileNotFoundError str:'/tmp/q/f' str:'/tmp/nope/x' No such file or directory: '/tmp/q/f' -> '/tmp/nope/x'
#> rename OSError str:'/tmp/q/d' str:'/tmp/q/d/e' Invalid argument: '/tmp/q/d' -> '/tmp/q/d/e'
#> rename OSError str:'/tmp/q/d' bytes:b'/tmp/q/d/e' Invalid argument: '/tmp/q/d' -> b'/tmp/q/d/e'
#> replace OSError str:'/tmp/q/d' str:'/tmp/q/d/e' Invalid argument: '/tmp/q/d' -> '/tmp/q/d/e'
#> rename FileNotFoundError str:'/tmp/nope' str:'/tmp/q/f' No such file or directory: '/tmp/nope' -> '/tmp/q/f'
#> rename FileNotFoundError str:'/tmp/nope' bytes:b'/tmp/q/f' No such file or directory: '/tmp/nope' -> b'/tmp/q/f'
#> replace FileNotFoundError str:'/tmp/nope' str:'/tmp/q/f' No such file or directory: '/tmp/nope' -> '/tmp/q/f'
#> rename FileNotFoundError str:'/tmp/q/f' str:'' No such file or directory: '/tmp/q/f' -> ''
#> rename FileNotFoundError str:'/tmp/q/f' bytes:b'' No such file or directory: '/tmp/q/f' -> b''
#> replace FileNotFoundError str:'/tmp/q/f' str:'' No such file or directory: '/tmp/q/f' -> ''
#> rename OSError str:'/tmp/q/d' str:'/tmp/q/d/e/x' Invalid argument: '/tmp/q/d' -> '/tmp/q/d/e/x'
#> rename OSError str:'/tmp/q/d' bytes:b'/tmp/q/d/e/x' Invalid argument: '/tmp/q/d' -> b'/tmp/q/d/e/x'
#> replace OSError str:'/tmp/q/d' str:'/tmp/q/d/e/x' Invalid argument: '/tmp/q/d' -> '/tmp/q/d/e/x'
#> rename FileNotFoundError str:'/tmp/nope' str:'/tmp/nope' No such file or directory: '/tmp/nope' -> '/tmp/nope'
#> rename FileNotFoundError str:'/tmp/nope' bytes:b'/tmp/nope' No such file or directory: '/tmp/nope' -> b'/tmp/nope'
#> replace FileNotFoundError str:'/tmp/nope' str:'/tmp/nope' No such file or directory: '/tmp/nope' -> '/tmp/nope'

### files
for kind in kinds:
    fails('open', lambda: open(kind('/tmp/nope')))
    fails('x', lambda: open(kind('/tmp/q/f'), 'x'))
    fails('FileIO', lambda: io.FileIO(kind('/tmp/nope')))
#> open FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> x FileExistsError str:'/tmp/q/f' File exists: '/tmp/q/f'
#> FileIO FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> open FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> x FileExistsError str:'/tmp/q/f' File exists: '/tmp/q/f'
#> FileIO FileNotFoundError PosixPath:PosixPath('/tmp/nope') No such file or directory: PosixPath('/tmp/nope')
#> open FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> x FileExistsError bytes:b'/tmp/q/f' File exists: b'/tmp/q/f'
#> FileIO FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> open FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> x FileExistsError Text:'/tmp/q/f' File exists: '/tmp/q/f'
#> FileIO FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> open FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> x FileExistsError Data:b'/tmp/q/f' File exists: b'/tmp/q/f'
#> FileIO FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> open FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> x FileExistsError str:'/tmp/q/f' File exists: '/tmp/q/f'
#> FileIO FileNotFoundError Named:Named() No such file or directory: Named()
#> open FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> x FileExistsError bytes:b'/tmp/q/f' File exists: b'/tmp/q/f'
#> FileIO FileNotFoundError Named:Named() No such file or directory: Named()
#> open FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> x FileExistsError Text:'/tmp/q/f' File exists: '/tmp/q/f'
#> FileIO FileNotFoundError Named:Named() No such file or directory: Named()

### an empty name, and a directory
for kind in kinds:
    fails('open', lambda: io.open(kind('')))
    fails('directory', lambda: open(kind('/tmp/q'), 'rb'))
    with open(kind('/tmp/q/f')) as f, open(kind('/tmp/q/f'), 'rb', 0) as g:
        print(type(f.name).__name__, repr(f.name), type(g.name).__name__)
#> open FileNotFoundError str:'' No such file or directory: ''
#> directory IsADirectoryError str:'/tmp/q' Is a directory: '/tmp/q'
#> str '/tmp/q/f' str
#> open IsADirectoryError str:'.' Is a directory: '.'
#> directory IsADirectoryError str:'/tmp/q' Is a directory: '/tmp/q'
#> str '/tmp/q/f' str
#> open FileNotFoundError bytes:b'' No such file or directory: b''
#> directory IsADirectoryError bytes:b'/tmp/q' Is a directory: b'/tmp/q'
#> bytes b'/tmp/q/f' bytes
#> open FileNotFoundError Text:'' No such file or directory: ''
#> directory IsADirectoryError Text:'/tmp/q' Is a directory: '/tmp/q'
#> Text '/tmp/q/f' Text
#> open FileNotFoundError Data:b'' No such file or directory: b''
#> directory IsADirectoryError Data:b'/tmp/q' Is a directory: b'/tmp/q'
#> Data b'/tmp/q/f' Data
#> open FileNotFoundError str:'' No such file or directory: ''
#> directory IsADirectoryError str:'/tmp/q' Is a directory: '/tmp/q'
#> str '/tmp/q/f' str
#> open FileNotFoundError bytes:b'' No such file or directory: b''
#> directory IsADirectoryError bytes:b'/tmp/q' Is a directory: b'/tmp/q'
#> bytes b'/tmp/q/f' bytes
#> open FileNotFoundError Text:'' No such file or directory: ''
#> directory IsADirectoryError Text:'/tmp/q' Is a directory: '/tmp/q'
#> Text '/tmp/q/f' Text

### pathlib
p = Path('/tmp/nope')
for name, *given in (('stat',), ('lstat',), ('open',), ('read_text',), ('read_bytes',), ('unlink',), ('rmdir',),
    ('chmod', 0o644),
        ('rename', '/tmp/z'), ('replace', Path('/tmp/z')), ('samefile', '/tmp'), ('resolve', True), ('copy', '/tmp/z'),
        ('move', '/tmp/z'), ('copy_into', '/tmp/q'), ('move_into', Path('/tmp/q')), ('iterdir',)):
    fails(name, lambda: getattr(p, name)(*given))
#> stat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> lstat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> open FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> read_text FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> read_bytes FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> unlink FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rmdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> chmod FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rename FileNotFoundError str:'/tmp/nope' str:'/tmp/z' No such file or directory: '/tmp/nope' -> '/tmp/z'
#> replace FileNotFoundError str:'/tmp/nope' str:'/tmp/z' No such file or directory: '/tmp/nope' -> '/tmp/z'
#> samefile FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> resolve FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copy FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> move FileNotFoundError str:'/tmp/nope' str:'/tmp/z' No such file or directory: '/tmp/nope' -> '/tmp/z'
#> copy_into FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> move_into FileNotFoundError str:'/tmp/nope' str:'/tmp/q/nope' No such file or directory: '/tmp/nope' -> '/tmp/q/nope'
#> iterdir FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'

### pathlib, of new files
p = Path('/tmp/nope/x')
for name, *given in ('write_text', ''), ('write_bytes', b''), ('mkdir',), ('touch',):
    fails(name, lambda: getattr(p, name)(*given))
fails('mkdir', lambda: Path('/tmp/q').mkdir())
fails('mkdir', lambda: Path('/tmp/q/f').mkdir(exist_ok=True))
fails('touch', lambda: Path('/tmp/q/f').touch(exist_ok=False))
fails('read_text', lambda: Path('/tmp/q').read_text())
fails('iterdir', lambda: Path('/tmp/q/f').iterdir())
#> write_text FileNotFoundError str:'/tmp/nope/x' No such file or directory: '/tmp/nope/x'
#> write_bytes FileNotFoundError str:'/tmp/nope/x' No such file or directory: '/tmp/nope/x'
#> mkdir FileNotFoundError str:'/tmp/nope/x' No such file or directory: '/tmp/nope/x'
#> touch FileNotFoundError str:'/tmp/nope/x' No such file or directory: '/tmp/nope/x'
#> mkdir FileExistsError str:'/tmp/q' File exists: '/tmp/q'
#> mkdir FileExistsError str:'/tmp/q/f' File exists: '/tmp/q/f'
#> touch FileExistsError str:'/tmp/q/f' File exists: '/tmp/q/f'
#> read_text IsADirectoryError str:'/tmp/q' Is a directory: '/tmp/q'
#> iterdir NotADirectoryError str:'/tmp/q/f' Not a directory: '/tmp/q/f'

### shutil, from a file that is not there
for name in 'copyfile', 'copy', 'copytree':
    for kind in kinds:
        fails(name, lambda: getattr(shutil, name)(kind('/tmp/nope'), '/tmp/q/z'))
#> copyfile FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copyfile FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copyfile FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> copyfile FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copyfile FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> copyfile FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copyfile FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> copyfile FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copy FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copy FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copy FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> copy FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copy FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> copy FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copy FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> copy FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copytree FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copytree FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copytree FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> copytree FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copytree FileNotFoundError Data:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> copytree FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copytree FileNotFoundError bytes:b'/tmp/nope' No such file or directory: b'/tmp/nope'
#> copytree FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'

### shutil, modes and moves
for name in 'copymode', 'copystat', 'move':
    for kind in kinds[:2] + kinds[5:6]:
        fails(name, lambda: getattr(shutil, name)(kind('/tmp/nope'), kind('/tmp/q/z')))
#> copymode FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copymode FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copymode FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copystat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copystat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> copystat FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> move FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> move FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> move FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'

### shutil, to a place where nothing can be
for kind in kinds:
    fails('copyfile', lambda: shutil.copyfile(kind('/tmp/q/f'), kind('/tmp/q/d')))
    fails('copyfile', lambda: shutil.copyfile(kind('/tmp/q/f'), kind('/tmp/nope/d')))
    fails('copytree', lambda: shutil.copytree(kind('/tmp/q/d'), kind('/tmp/q')))
#> copyfile IsADirectoryError str:'/tmp/q/d' Is a directory: '/tmp/q/d'
#> copyfile FileNotFoundError str:'/tmp/nope/d' No such file or directory: '/tmp/nope/d'
#> copytree FileExistsError str:'/tmp/q' File exists: '/tmp/q'
#> copyfile IsADirectoryError str:'/tmp/q/d' Is a directory: '/tmp/q/d'
#> copyfile FileNotFoundError str:'/tmp/nope/d' No such file or directory: '/tmp/nope/d'
#> copytree FileExistsError str:'/tmp/q' File exists: '/tmp/q'
#> copyfile IsADirectoryError bytes:b'/tmp/q/d' Is a directory: b'/tmp/q/d'
#> copyfile FileNotFoundError bytes:b'/tmp/nope/d' No such file or directory: b'/tmp/nope/d'
#> copytree FileExistsError bytes:b'/tmp/q' File exists: b'/tmp/q'
#> copyfile IsADirectoryError Text:'/tmp/q/d' Is a directory: '/tmp/q/d'
#> copyfile FileNotFoundError Text:'/tmp/nope/d' No such file or directory: '/tmp/nope/d'
#> copytree FileExistsError Text:'/tmp/q' File exists: '/tmp/q'
#> copyfile IsADirectoryError Data:b'/tmp/q/d' Is a directory: b'/tmp/q/d'
#> copyfile FileNotFoundError Data:b'/tmp/nope/d' No such file or directory: b'/tmp/nope/d'
#> copytree FileExistsError Data:b'/tmp/q' File exists: b'/tmp/q'
#> copyfile IsADirectoryError str:'/tmp/q/d' Is a directory: '/tmp/q/d'
#> copyfile FileNotFoundError str:'/tmp/nope/d' No such file or directory: '/tmp/nope/d'
#> copytree FileExistsError str:'/tmp/q' File exists: '/tmp/q'
#> copyfile IsADirectoryError bytes:b'/tmp/q/d' Is a directory: b'/tmp/q/d'
#> copyfile FileNotFoundError bytes:b'/tmp/nope/d' No such file or directory: b'/tmp/nope/d'
#> copytree FileExistsError bytes:b'/tmp/q' File exists: b'/tmp/q'
#> copyfile IsADirectoryError Text:'/tmp/q/d' Is a directory: '/tmp/q/d'
#> copyfile FileNotFoundError Text:'/tmp/nope/d' No such file or directory: '/tmp/nope/d'
#> copytree FileExistsError Text:'/tmp/q' File exists: '/tmp/q'

### a tree that is not there
for kind in kinds:
    fails('rmtree', lambda: shutil.rmtree(kind('/tmp/nope')))
    fails('rmtree', lambda: shutil.rmtree(kind('/tmp/q/f')))
#> rmtree FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rmtree NotADirectoryError str:'/tmp/q/f' Not a directory: '/tmp/q/f'
#> rmtree FileNotFoundError PosixPath:PosixPath('/tmp/nope') No such file or directory: PosixPath('/tmp/nope')
#> rmtree NotADirectoryError PosixPath:PosixPath('/tmp/q/f') Not a directory: PosixPath('/tmp/q/f')
#> rmtree FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rmtree NotADirectoryError str:'/tmp/q/f' Not a directory: '/tmp/q/f'
#> rmtree FileNotFoundError Text:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rmtree NotADirectoryError Text:'/tmp/q/f' Not a directory: '/tmp/q/f'
#> rmtree FileNotFoundError str:'/tmp/nope' No such file or directory: '/tmp/nope'
#> rmtree NotADirectoryError str:'/tmp/q/f' Not a directory: '/tmp/q/f'
#> rmtree FileNotFoundError Named:Named() No such file or directory: Named()
#> rmtree NotADirectoryError Named:Named() Not a directory: Named()
#> rmtree FileNotFoundError Named:Named() No such file or directory: Named()
#> rmtree NotADirectoryError Named:Named() Not a directory: Named()
#> rmtree FileNotFoundError Named:Named() No such file or directory: Named()
#> rmtree NotADirectoryError Named:Named() Not a directory: Named()

### a tree that is not there, told to functions
def told(function, path, e):
    print(function.__name__, repr(path), repr(e.filename), type(e).__name__)


def told_before(function, path, details):
    print('old:', function.__name__, repr(path), repr(details[1].filename), details[0].__name__)


for kind in kinds[:3] + kinds[5:6]:
    for path in '/tmp/nope', '/tmp/q/f':
        shutil.rmtree(kind(path), onexc=told)
        shutil.rmtree(kind(path), onerror=told_before)
        shutil.rmtree(kind(path), ignore_errors=True)
#> lstat '/tmp/nope' '/tmp/nope' FileNotFoundError
#> old: lstat '/tmp/nope' '/tmp/nope' FileNotFoundError
#> scandir '/tmp/q/f' '/tmp/q/f' NotADirectoryError
#> rmdir '/tmp/q/f' '/tmp/q/f' NotADirectoryError
#> old: scandir '/tmp/q/f' '/tmp/q/f' NotADirectoryError
#> old: rmdir '/tmp/q/f' '/tmp/q/f' NotADirectoryError
#> lstat PosixPath('/tmp/nope') PosixPath('/tmp/nope') FileNotFoundError
#> old: lstat PosixPath('/tmp/nope') PosixPath('/tmp/nope') FileNotFoundError
#> scandir PosixPath('/tmp/q/f') PosixPath('/tmp/q/f') NotADirectoryError
#> rmdir PosixPath('/tmp/q/f') PosixPath('/tmp/q/f') NotADirectoryError
#> old: scandir PosixPath('/tmp/q/f') PosixPath('/tmp/q/f') NotADirectoryError
#> old: rmdir PosixPath('/tmp/q/f') PosixPath('/tmp/q/f') NotADirectoryError
#> lstat '/tmp/nope' '/tmp/nope' FileNotFoundError
#> old: lstat '/tmp/nope' '/tmp/nope' FileNotFoundError
#> scandir '/tmp/q/f' '/tmp/q/f' NotADirectoryError
#> rmdir '/tmp/q/f' '/tmp/q/f' NotADirectoryError
#> old: scandir '/tmp/q/f' '/tmp/q/f' NotADirectoryError
#> old: rmdir '/tmp/q/f' '/tmp/q/f' NotADirectoryError
#> lstat Named() Named() FileNotFoundError
#> old: lstat Named() Named() FileNotFoundError
#> scandir Named() Named() NotADirectoryError
#> rmdir Named() Named() NotADirectoryError
#> old: scandir Named() Named() NotADirectoryError
#> old: rmdir Named() Named() NotADirectoryError

### a path is asked for its text once
class Counted:
    def __init__(self, path):
        self.path, self.asked = path, 0

    def __fspath__(self):
        self.asked += 1
        return self.path


for name, *more in (('stat',), ('lstat',), ('listdir',), ('rmdir',), ('unlink',), ('mkdir',), ('access', 0), ('utime',),
        ('chmod', 0o644), ('chdir',), ('scandir',), ('open', 0)):
    p = Counted('/tmp/nope/x')
    try:
        getattr(os, name)(p, *more)
    except OSError:
        pass
    print(name, p.asked, end=' ')
a, b = Counted('/tmp/nope/x'), Counted('/tmp/nope/y')
for f in os.rename, os.replace:
    try:
        f(a, b)
    except OSError as e:
        print(f.__name__, a.asked, b.asked, e.filename2)
for f in open, io.FileIO:
    p = Counted('/tmp/nope/x')
    try:
        f(p)
    except OSError as e:
        print(p.asked, type(e.filename).__name__)
#> stat 1 lstat 1 listdir 1 rmdir 1 unlink 1 mkdir 1 access 1 utime 1 chmod 1 chdir 1 scandir 1 open 1 rename 1 1 /tmp/nope/y
#> replace 2 2 /tmp/nope/y
#> 1 str
#> 1 Counted
