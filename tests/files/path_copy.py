# Path.copy, move, copy_into and move_into, and the functions of shutil, where the target is the source or inside of it.
import errno, os, shutil
from pathlib import Path


def made():
    shutil.rmtree('/tmp/q', ignore_errors=True)
    for name in 'd/e', 'empty', 'full/x':
        os.makedirs('/tmp/q/' + name)
    for name in 'f', 'd/g', 'd/e/h':
        Path('/tmp/q', name).write_text(name)


def tree():
    found = []
    for top, dirs, files in os.walk('/tmp/q'):
        found += [os.path.join(top, name) + '/' for name in dirs]
        found += [os.path.join(top, name) + '=' + Path(top, name).read_text() for name in files]
    return ' '.join(sorted(found)).replace('/tmp/q/', '')


made()
before = tree()


def shows(does, *pairs):
    for a, b in pairs:
        made()
        os.chdir('/tmp/q')
        try:
            print(a or "''", b or "''", repr(does(a, b)), end=': ')
        except Exception as e:
            if isinstance(e, OSError) and e.errno:
                kind = type(e).__name__, errno.errorcode[e.errno], e.strerror
                print(a or "''", b or "''", *kind, repr(e.filename), repr(e.filename2), end=': ')
            else:
                print(a or "''", b or "''", type(e).__name__, e, end=': ')
        os.chdir('/tmp')
        after = tree()
        print('as before' if after == before else after)


### a directory copied to itself or below
shows(lambda a, b: Path(a).copy(b), ('d', 'd/sub/x'), ('d', 'd/x'), ('d', 'd'), ('d', './d'), ('d', 'd/e'), ('d',
    'd/e/x'),
    ('.', 'd/x'), ('.', '.'), ('d/', 'd/x/'), ('d', 'd/../x'), ('d', 'd/../d/x'), ('d/e', 'd'))
#> d d/sub/x OSError EINVAL Source path is a parent of target path 'd' 'd/sub/x': as before
#> d d/x OSError EINVAL Source path is a parent of target path 'd' 'd/x': as before
#> d d OSError EINVAL Source and target are the same path 'd' 'd': as before
#> d ./d OSError EINVAL Source and target are the same path 'd' 'd': as before
#> d d/e OSError EINVAL Source path is a parent of target path 'd' 'd/e': as before
#> d d/e/x OSError EINVAL Source path is a parent of target path 'd' 'd/e/x': as before
#> . d/x OSError EINVAL Source path is a parent of target path '.' 'd/x': as before
#> . . OSError EINVAL Source and target are the same path '.' '.': as before
#> d/ d/x/ OSError EINVAL Source path is a parent of target path 'd' 'd/x': as before
#> d d/../x OSError EINVAL Source path is a parent of target path 'd' 'd/../x': as before
#> d d/../d/x OSError EINVAL Source path is a parent of target path 'd' 'd/../d/x': as before
#> d/e d FileExistsError EEXIST File exists 'd' None: as before

### a directory copied below itself by another name
shows(lambda a, b: Path(a).copy(b), ('/tmp/q', 'x'), ('/tmp/q/d', 'd/x'), ('d/../d', 'd/x'), ('/tmp/q/../q/d', 'd'))
#> /tmp/q x PosixPath('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ f=f full/ full/x/ x/ x/d/ x/d/e/ x/d/e/h=d/e/h x/d/g=d/g x/empty/ x/f=f x/full/ x/full/x/
#> /tmp/q/d d/x PosixPath('d/x'): d/ d/e/ d/e/h=d/e/h d/g=d/g d/x/ d/x/e/ d/x/e/h=d/e/h d/x/g=d/g empty/ f=f full/ full/x/
#> d/../d d/x PosixPath('d/x'): d/ d/e/ d/e/h=d/e/h d/g=d/g d/x/ d/x/e/ d/x/e/h=d/e/h d/x/g=d/g empty/ f=f full/ full/x/
#> /tmp/q/../q/d d FileExistsError EEXIST File exists 'd' None: as before

### a file copied to itself
shows(lambda a, b: Path(a).copy(b), ('f', 'f'), ('f', './f'), ('f', '/tmp/q/f'), ('f', 'd/../f'), ('f', 'f/x'),
    ('nope', 'nope'), ('d/g', 'd/e/../g'))
#> f f OSError EINVAL Source and target are the same path 'f' 'f': as before
#> f ./f OSError EINVAL Source and target are the same path 'f' 'f': as before
#> f /tmp/q/f OSError EINVAL Source and target are the same file 'f' '/tmp/q/f': as before
#> f d/../f OSError EINVAL Source and target are the same file 'f' 'd/../f': as before
#> f f/x OSError EINVAL Source path is a parent of target path 'f' 'f/x': as before
#> nope nope OSError EINVAL Source and target are the same path 'nope' 'nope': as before
#> d/g d/e/../g OSError EINVAL Source and target are the same file 'd/g' 'd/e/../g': as before

### copies to other places
shows(lambda a, b: Path(a).copy(b), ('f', 'd/g'), ('f', 'd'), ('f', 'nope/x'), ('f', 'nope/y/x'), ('f', 'x'), ('f', ''),
    ('nope', 'x'), ('nope', 'd/x'), ('d', 'x'), ('d', 'nope/x'), ('d', 'f'), ('d', 'f/x'), ('d', 'empty'), ('d',
    'full'),
    ('empty', 'y'), ('d/e', 'd/f'))
#> f d/g PosixPath('d/g'): d/ d/e/ d/e/h=d/e/h d/g=f empty/ f=f full/ full/x/
#> f d IsADirectoryError EISDIR Is a directory 'd' None: as before
#> f nope/x FileNotFoundError ENOENT No such file or directory 'nope/x' None: as before
#> f nope/y/x FileNotFoundError ENOENT No such file or directory 'nope/y/x' None: as before
#> f x PosixPath('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ f=f full/ full/x/ x=f
#> f '' IsADirectoryError EISDIR Is a directory '.' None: as before
#> nope x FileNotFoundError ENOENT No such file or directory 'nope' None: as before
#> nope d/x FileNotFoundError ENOENT No such file or directory 'nope' None: as before
#> d x PosixPath('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ f=f full/ full/x/ x/ x/e/ x/e/h=d/e/h x/g=d/g
#> d nope/x FileNotFoundError ENOENT No such file or directory 'nope/x' None: as before
#> d f FileExistsError EEXIST File exists 'f' None: as before
#> d f/x NotADirectoryError ENOTDIR Not a directory 'f/x' None: as before
#> d empty FileExistsError EEXIST File exists 'empty' None: as before
#> d full FileExistsError EEXIST File exists 'full' None: as before
#> empty y PosixPath('y'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ f=f full/ full/x/ y/
#> d/e d/f PosixPath('d/f'): d/ d/e/ d/e/h=d/e/h d/f/ d/f/h=d/e/h d/g=d/g empty/ f=f full/ full/x/

### moved to itself
shows(lambda a, b: Path(a).move(b), ('d', 'd'), ('d', './d'), ('.', '.'), ('', ''), ('f', 'f'), ('f', './f'), ('f',
    'd/../f'),
    ('d', 'd/x'), ('d', 'd/e'), ('d', 'd/e/x'), ('/tmp/q/d', 'd/x'), ('d', 'd/../d/x'))
#> d d OSError EINVAL Source and target are the same file 'd' 'd': as before
#> d ./d OSError EINVAL Source and target are the same file 'd' 'd': as before
#> . . OSError EINVAL Source and target are the same file '.' '.': as before
#> '' '' OSError EINVAL Source and target are the same file '.' '.': as before
#> f f OSError EINVAL Source and target are the same file 'f' 'f': as before
#> f ./f OSError EINVAL Source and target are the same file 'f' 'f': as before
#> f d/../f OSError EINVAL Source and target are the same file 'f' 'd/../f': as before
#> d d/x OSError EINVAL Invalid argument 'd' 'd/x': as before
#> d d/e OSError EINVAL Invalid argument 'd' 'd/e': as before
#> d d/e/x OSError EINVAL Invalid argument 'd' 'd/e/x': as before
#> /tmp/q/d d/x OSError EINVAL Invalid argument '/tmp/q/d' 'd/x': as before
#> d d/../d/x OSError EINVAL Invalid argument 'd' 'd/../d/x': as before

### moved to other places
shows(lambda a, b: Path(a).move(b), ('d', 'd/../x'), ('d', 'empty'), ('f', 'd/g'), ('d/e', 'd/f'), ('empty', 'full/x'),
    ('f', 'nope/x'), ('d', 'nope/x'), ('nope', 'x'), ('nope', 'nope'), ('d', 'full'), ('d', 'f'), ('f', 'd'))
#> d d/../x PosixPath('d/../x'): empty/ f=f full/ full/x/ x/ x/e/ x/e/h=d/e/h x/g=d/g
#> d empty PosixPath('empty'): empty/ empty/e/ empty/e/h=d/e/h empty/g=d/g f=f full/ full/x/
#> f d/g PosixPath('d/g'): d/ d/e/ d/e/h=d/e/h d/g=f empty/ full/ full/x/
#> d/e d/f PosixPath('d/f'): d/ d/f/ d/f/h=d/e/h d/g=d/g empty/ f=f full/ full/x/
#> empty full/x PosixPath('full/x'): d/ d/e/ d/e/h=d/e/h d/g=d/g f=f full/ full/x/
#> f nope/x FileNotFoundError ENOENT No such file or directory 'f' 'nope/x': as before
#> d nope/x FileNotFoundError ENOENT No such file or directory 'd' 'nope/x': as before
#> nope x FileNotFoundError ENOENT No such file or directory 'nope' 'x': as before
#> nope nope FileNotFoundError ENOENT No such file or directory 'nope' 'nope': as before
#> d full OSError ENOTEMPTY Directory not empty 'd' 'full': as before
#> d f NotADirectoryError ENOTDIR Not a directory 'd' 'f': as before
#> f d IsADirectoryError EISDIR Is a directory 'f' 'd': as before

### into a directory
for method in Path.copy_into, Path.move_into:
    print(method.__name__)
    shows(lambda a, b: method(Path(a), b), ('f', 'd'), ('f', '.'), ('f', 'nope'), ('d', 'd'), ('d', '.'), ('d', 'd/e'),
        ('d', 'empty'), ('d', 'nope'), ('d', 'f'), ('.', 'd'), ('', 'd'), ('/', 'd'), ('nope', 'd'), ('d/e', 'd'))
#> copy_into
#> f d PosixPath('d/f'): d/ d/e/ d/e/h=d/e/h d/f=f d/g=d/g empty/ f=f full/ full/x/
#> f . OSError EINVAL Source and target are the same path 'f' 'f': as before
#> f nope FileNotFoundError ENOENT No such file or directory 'nope/f' None: as before
#> d d OSError EINVAL Source path is a parent of target path 'd' 'd/d': as before
#> d . OSError EINVAL Source and target are the same path 'd' 'd': as before
#> d d/e OSError EINVAL Source path is a parent of target path 'd' 'd/e/d': as before
#> d empty PosixPath('empty/d'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ empty/d/ empty/d/e/ empty/d/e/h=d/e/h empty/d/g=d/g f=f full/ full/x/
#> d nope FileNotFoundError ENOENT No such file or directory 'nope/d' None: as before
#> d f NotADirectoryError ENOTDIR Not a directory 'f/d' None: as before
#> . d ValueError PosixPath('.') has an empty name: as before
#> '' d ValueError PosixPath('.') has an empty name: as before
#> / d ValueError PosixPath('/') has an empty name: as before
#> nope d FileNotFoundError ENOENT No such file or directory 'nope' None: as before
#> d/e d OSError EINVAL Source and target are the same path 'd/e' 'd/e': as before
#> move_into
#> f d PosixPath('d/f'): d/ d/e/ d/e/h=d/e/h d/f=f d/g=d/g empty/ full/ full/x/
#> f . OSError EINVAL Source and target are the same file 'f' 'f': as before
#> f nope FileNotFoundError ENOENT No such file or directory 'f' 'nope/f': as before
#> d d OSError EINVAL Invalid argument 'd' 'd/d': as before
#> d . OSError EINVAL Source and target are the same file 'd' 'd': as before
#> d d/e OSError EINVAL Invalid argument 'd' 'd/e/d': as before
#> d empty PosixPath('empty/d'): empty/ empty/d/ empty/d/e/ empty/d/e/h=d/e/h empty/d/g=d/g f=f full/ full/x/
#> d nope FileNotFoundError ENOENT No such file or directory 'd' 'nope/d': as before
#> d f NotADirectoryError ENOTDIR Not a directory 'd' 'f/d': as before
#> . d ValueError PosixPath('.') has an empty name: as before
#> '' d ValueError PosixPath('.') has an empty name: as before
#> / d ValueError PosixPath('/') has an empty name: as before
#> nope d FileNotFoundError ENOENT No such file or directory 'nope' 'd/nope': as before
#> d/e d OSError EINVAL Source and target are the same file 'd/e' 'd/e': as before

### arguments
class Mine(type(Path())):
    pass


class Named:
    def __fspath__(self):
        return 'x'


def last(a, b):
    return cases[int(a)]()


cases = [lambda: Path('f').copy(5), lambda: Path('f').move(None), lambda: Path('f').copy_into(b'd'),
    lambda: Path('f').copy(),
    lambda: Path('f').copy(target='x', preserve_metadata=True), lambda: Path('f').copy('x', True),
    lambda: Path('f').copy('x', nope=1), lambda: Path('f').copy_into('d', nope=1), lambda: Mine('f').copy('x'),
    lambda: Path('f').copy(Mine('x')), lambda: Path('f').move(Mine('x')), lambda: Path('f').copy_into(Mine('d')),
    lambda: Path('f').move_into(Mine('d')), lambda: Path('f').copy(Named()), lambda: Path('f').move(Named()),
    lambda: Path('d').copy('x', follow_symlinks=False)]
shows(last, *[(str(i), '') for i in range(len(cases))])
#> 0 '' TypeError argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'int': as before
#> 1 '' TypeError argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'NoneType': as before
#> 2 '' TypeError argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'bytes': as before
#> 3 '' TypeError Path.copy() missing 1 required positional argument: 'target': as before
#> 4 '' PosixPath('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ f=f full/ full/x/ x=f
#> 5 '' TypeError Path.copy() takes 2 positional arguments but 3 were given: as before
#> 6 '' TypeError Path._copy_from() got an unexpected keyword argument 'nope': as before
#> 7 '' TypeError Path._copy_from() got an unexpected keyword argument 'nope': as before
#> 8 '' Mine('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ f=f full/ full/x/ x=f
#> 9 '' Mine('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ f=f full/ full/x/ x=f
#> 10 '' PosixPath('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ full/ full/x/ x=f
#> 11 '' Mine('d/f'): d/ d/e/ d/e/h=d/e/h d/f=f d/g=d/g empty/ f=f full/ full/x/
#> 12 '' PosixPath('d/f'): d/ d/e/ d/e/h=d/e/h d/f=f d/g=d/g empty/ full/ full/x/
#> 13 '' PosixPath('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ f=f full/ full/x/ x=f
#> 14 '' PosixPath('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ full/ full/x/ x=f
#> 15 '' PosixPath('x'): d/ d/e/ d/e/h=d/e/h d/g=d/g empty/ f=f full/ full/x/ x/ x/e/ x/e/h=d/e/h x/g=d/g

### a directory copied below itself once, where CPython never ends
#: oracle=no
shows(lambda a, b: Path(a).copy(b), ('/tmp/q', 'd/x'))
shows(shutil.copytree, ('d', 'd/e/x'), ('.', 'd/x'))
#> /tmp/q d/x PosixPath('d/x'): d/ d/e/ d/e/h=d/e/h d/g=d/g d/x/ d/x/d/ d/x/d/e/ d/x/d/e/h=d/e/h d/x/d/g=d/g d/x/empty/ d/x/f=f d/x/full/ d/x/full/x/ empty/ f=f full/ full/x/
#> d d/e/x 'd/e/x': d/ d/e/ d/e/h=d/e/h d/e/x/ d/e/x/e/ d/e/x/e/h=d/e/h d/e/x/g=d/g d/g=d/g empty/ f=f full/ full/x/
#> . d/x 'd/x': d/ d/e/ d/e/h=d/e/h d/g=d/g d/x/ d/x/d/ d/x/d/e/ d/x/d/e/h=d/e/h d/x/d/g=d/g d/x/empty/ d/x/f=f d/x/full/ d/x/full/x/ empty/ f=f full/ full/x/

### moved by shutil
for how in str, Path:
    shows(lambda a, b: shutil.move(how(a), how(b)), ('d', 'd/sub/x'), ('d', 'd/x'), ('d', 'd'), ('d', 'd/e'), ('d/',
    'd/'),
        ('d', 'd/../x'), ('d/e', 'd'), ('d', 'empty'), ('d', 'f'), ('f', 'f'), ('nope', 'd'), ('', 'd'))
#> d d/sub/x Error Cannot move a directory 'd' into itself 'd/sub/x'.: as before
#> d d/x Error Cannot move a directory 'd' into itself 'd/x'.: as before
#> d d None: as before
#> d d/e Error Cannot move a directory 'd' into itself 'd/e'.: as before
#> d/ d/ None: as before
#> d d/../x 'd/../x': empty/ f=f full/ full/x/ x/ x/e/ x/e/h=d/e/h x/g=d/g
#> d/e d Error Destination path 'd/e' already exists: as before
#> d empty 'empty/d': empty/ empty/d/ empty/d/e/ empty/d/e/h=d/e/h empty/d/g=d/g f=f full/ full/x/
#> d f FileExistsError EEXIST File exists 'f' None: as before
#> f f 'f': as before
#> nope d FileNotFoundError ENOENT No such file or directory 'nope' None: as before
#> '' d Error Destination path 'd/' already exists: as before
#> d d/sub/x Error Cannot move a directory 'd' into itself 'd/sub/x'.: as before
#> d d/x Error Cannot move a directory 'd' into itself 'd/x'.: as before
#> d d None: as before
#> d d/e Error Cannot move a directory 'd' into itself 'd/e'.: as before
#> d/ d/ None: as before
#> d d/../x PosixPath('d/../x'): empty/ f=f full/ full/x/ x/ x/e/ x/e/h=d/e/h x/g=d/g
#> d/e d Error Destination path 'd/e' already exists: as before
#> d empty 'empty/d': empty/ empty/d/ empty/d/e/ empty/d/e/h=d/e/h empty/d/g=d/g f=f full/ full/x/
#> d f FileExistsError EEXIST File exists 'f' None: as before
#> f f PosixPath('f'): as before
#> nope d FileNotFoundError ENOENT No such file or directory 'nope' None: as before
#> '' d Error Destination path 'd/.' already exists: as before

### copied by shutil into a directory that is not there
for f in shutil.copyfile, shutil.copy, shutil.copy2:
    shows(f, ('f', 'x/'), ('f', 'd/'), ('f', 'f'), ('nope', 'x/'))
#> f x/ FileNotFoundError Directory does not exist: x/: as before
#> f d/ IsADirectoryError EISDIR Is a directory 'd/' None: as before
#> f f SameFileError 'f' and 'f' are the same file: as before
#> nope x/ FileNotFoundError ENOENT No such file or directory 'nope' None: as before
#> f x/ FileNotFoundError Directory does not exist: x/: as before
#> f d/ 'd/f': d/ d/e/ d/e/h=d/e/h d/f=f d/g=d/g empty/ f=f full/ full/x/
#> f f SameFileError 'f' and 'f' are the same file: as before
#> nope x/ FileNotFoundError ENOENT No such file or directory 'nope' None: as before
#> f x/ FileNotFoundError Directory does not exist: x/: as before
#> f d/ 'd/f': d/ d/e/ d/e/h=d/e/h d/f=f d/g=d/g empty/ f=f full/ full/x/
#> f f SameFileError 'f' and 'f' are the same file: as before
#> nope x/ FileNotFoundError ENOENT No such file or directory 'nope' None: as before

### a list of a directory is made at once
made()
os.chdir('/tmp')
names = Path('/tmp/q').iterdir()
os.mkdir('/tmp/q/later')
print(type(names).__name__, len(list(names)))
for path in '/tmp/q/f', '/tmp/nope':
    try:
        Path(path).iterdir()
    except OSError as e:
        print(type(e).__name__, repr(e.filename))
#> generator 4
#> NotADirectoryError '/tmp/q/f'
#> FileNotFoundError '/tmp/nope'
