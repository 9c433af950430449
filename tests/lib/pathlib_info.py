# Paths of URIs, and what is known of a path.

def t(fn):
    try: r = fn()
    except BaseException as e: r = type(e).__name__ + ': ' + str(e)
    print(r)

### from_uri
import pathlib
P = pathlib.Path
for u in ('file:///etc/hosts', 'file:/etc/hosts', 'file://localhost/etc', 'file://other/etc',
          'http://x/', 'etc', '/etc',
          'file:etc', 'file:///a%20b', 'file:////x', 'FILE:///a', 'file:', '', 'file://', 'file:///a?b#c', 
          'file:///é', 'file:///a%ff', 5, None):
    t(lambda: repr(P.from_uri(u)))
t(lambda: repr(pathlib.PurePosixPath.from_uri('file:///a')))
t(lambda: repr(pathlib.PosixPath.from_uri('file:///a')))
#> PosixPath('/etc/hosts')
#> PosixPath('/etc/hosts')
#> PosixPath('/etc')
#> ValueError: file:// scheme is supported only on localhost
#> ValueError: URL is missing a 'file:' scheme
#> ValueError: URL is missing a 'file:' scheme
#> ValueError: URL is missing a 'file:' scheme
#> ValueError: URI is not absolute: 'file:etc'
#> PosixPath('/a b')
#> PosixPath('//x')
#> PosixPath('/a')
#> ValueError: URI is not absolute: 'file:'
#> ValueError: URL is missing a 'file:' scheme
#> ValueError: URI is not absolute: 'file://'
#> PosixPath('/a')
#> PosixPath('/é')
#> PosixPath('/a\udcff')
#> AttributeError: 'int' object has no attribute 'decode'
#> ValueError: URL is missing a 'file:' scheme
#> AttributeError: type object 'PurePosixPath' has no attribute 'from_uri'
#> PosixPath('/a')

### info
import os, pathlib
P = pathlib.Path
os.makedirs('d/e', exist_ok=True); open("d/f", "w").close()
i = P('d').info
print(type(i).__name__,
      [n for n in dir(i) if n[0] != '_'], i.exists(), i.is_dir(), i.is_file(), i.is_symlink(),
      P('d').info is P('d').info)
i = P('d/f').info
print(i.exists(), i.is_dir(), i.is_file(), i.is_symlink(), i.exists(follow_symlinks=False), repr(i))
if os.path.exists('no'): os.remove('no')
i = P('no').info
print(i.exists(), i.is_dir(), i.is_file(), i.is_symlink())
P('no').write_text('x')
print(i.exists(), P('no').info.exists())
t(lambda: setattr(P('d'), 'info', 1))
t(lambda: pathlib.PurePath('d').info)
p = P('d')
print(p.info is p.info)
for q in sorted(P('d').iterdir()): print(q.name, q.info.is_dir(), q.info.is_file(), type(q.info).__name__)
#> _PosixPathInfo ['exists', 'is_dir', 'is_file', 'is_symlink'] True True False False False
#> True False True False True <PosixPath.info>
#> False False False False
#> False True
#> AttributeError: property 'info' of 'PosixPath' object has no setter
#> AttributeError: 'PurePosixPath' object has no attribute 'info'
#> True
#> e True False DirEntryInfo
#> f False True DirEntryInfo

### info of what a directory has
import os, pathlib
os.makedirs('d/e', exist_ok=True); open('d/f', 'w').close()
for q in sorted(pathlib.Path('d').iterdir()):
    print(q.name, q.info, type(q.info), type(q.info).__module__, type(q.info).__qualname__)
p = pathlib.Path('d')
print(type(p.info).__module__)
for q in pathlib.Path('d').glob('*'): print(q.info)
for a, ds, fs in pathlib.Path('d').walk(): print(a.info)
print((p / 'e').info, p.info.is_dir(follow_symlinks=False))
#> e <PosixPath.info> <class 'pathlib._os.DirEntryInfo'> pathlib._os DirEntryInfo
#> f <PosixPath.info> <class 'pathlib._os.DirEntryInfo'> pathlib._os DirEntryInfo
#> pathlib._os
#> <PosixPath.info>
#> <PosixPath.info>
#> <PosixPath.info>
#> <PosixPath.info>
#> <PosixPath.info> True
