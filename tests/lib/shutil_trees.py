# Module shutil: finding commands, copying with permissions and times, archivers of programs.

import os, shutil

def E(f, *a, **k):
    try: return f(*a, **k)
    except Exception as e: return type(e).__name__, getattr(e, 'filename', None) or str(e)

def put(path, mode=0o644):
    with open(path, 'w') as f: f.write(path)
    os.chmod(path, mode)

os.makedirs('/tmp/trees')
os.chdir('/tmp/trees')

### which: directories of PATH
os.makedirs('bin/sub'), os.makedirs('more'), os.mkdir('more/folder')
put('bin/tool', 0o755), put('bin/text'), put('more/tool', 0o755), put('more/other', 0o711)
path = 'none:bin:more:bin'
for name in 'tool', 'text', 'other', 'folder', 'sub', 'none', './bin/tool', 'bin/text', 'bin/tool', '':
    print(repr(name), shutil.which(name, path=path), shutil.which(name, os.F_OK, path))
for name, where in (b'other', path), (b'other', os.fsencode(path)), ('other', b'more'):
    print(shutil.which(name, path=where))
os.chdir('bin')
for where in ':', '', '/none', '.':
    print(shutil.which('tool', path=where))
import pathlib
print(shutil.which(pathlib.Path('tool'), path='.'), shutil.which('tool', path=pathlib.Path('.')))
os.chdir('/')
#> 'tool' bin/tool bin/tool
#> 'text' None bin/text
#> 'other' more/other more/other
#> 'folder' None None
#> 'sub' None None
#> 'none' None None
#> './bin/tool' ./bin/tool ./bin/tool
#> 'bin/text' None bin/text
#> 'bin/tool' bin/tool bin/tool
#> '' None None
#> b'more/other'
#> b'more/other'
#> more/other
#> tool
#> None
#> None
#> ./tool
#> ./tool ./tool

### which: the variable PATH
os.mkdir('bin'), put('bin/tool', 0o755)
os.environ['PATH'] = 'bin'
print(shutil.which('tool'), shutil.which('no'))  #> bin/tool None
os.environ['PATH'] = ''
print(shutil.which('tool'))  #> None
del os.environ['PATH']
print(shutil.which('tool'))  #> None
os.chdir('/')

### get_terminal_size: COLUMNS and LINES
for columns, lines in (('100', '50'), ('100', ''), ('x', '50'), ('0', '-1'), (' 7 ', '8')):
    os.environ['COLUMNS'], os.environ['LINES'] = columns, lines
    size = shutil.get_terminal_size((10, 20))
    print(size.columns, size.lines, tuple(size))
del os.environ['COLUMNS'], os.environ['LINES']
print(type(shutil.get_terminal_size()).__name__)
os.chdir('/')
#> 100 50 (100, 50)
#> 100 20 (100, 20)
#> 10 50 (10, 50)
#> 10 20 (10, 20)
#> 7 8 (7, 8)
#> terminal_size

### copytree copies the permissions and times of directories
os.makedirs('a/b/c'), put('a/b/f', 0o600)
for name, mode in ('a/b/c', 0o750), ('a/b', 0o700), ('a', 0o777):
    os.chmod(name, mode)
    os.utime(name, (1000, 2000))
shutil.copytree('a', 'new')
for name in 'new', 'new/b', 'new/b/c', 'new/b/f':
    print(name, oct(os.stat(name).st_mode), os.stat(name).st_mtime if os.path.isdir(name) else '')
os.chdir('/')
#> new 0o40777 2000.0
#> new/b 0o40700 2000.0
#> new/b/c 0o40750 2000.0
#> new/b/f 0o100600 

### copyfile opens and closes as with statements do
class Fake:
    def __init__(self, name, fails=False): self.name, self.fails = name, fails
    def __enter__(self): print('enter', self.name); return self
    def read(self, *n): return ''
    def write(self, data): pass
    def __exit__(self, *error):
        print('exit', self.name, error[1])
        if self.fails: raise OSError('cannot close ' + self.name)
for broken in None, 'src', 'dst', 'open':
    def faked(name, mode='r'):
        if broken == 'open' and name == 'dst': raise OSError('cannot open')
        return Fake(name, broken == name)
    shutil.open = faked
    print(broken, E(shutil.copyfile, 'src', 'dst'))
    del shutil.open
os.chdir('/')
#> enter src
#> enter dst
#> exit dst None
#> exit src None
#> None dst
#> enter src
#> enter dst
#> exit dst None
#> exit src None
#> src ('OSError', 'cannot close src')
#> enter src
#> enter dst
#> exit dst None
#> exit src cannot close dst
#> dst ('OSError', 'cannot close dst')
#> enter src
#> exit src cannot open
#> open ('OSError', 'cannot open')

### archivers of programs run in the root directory
def archiver(base_name, base_dir, **more):
    print(base_name.replace(start, 'START'), base_dir, sorted(more), os.getcwd().replace(start, 'START'))
    return 'made'
start = os.getcwd()
os.mkdir('root')
shutil.register_archive_format('own', archiver, [('level', 3)], 'mine')
for more in (), ('root',), ('root', 'sub'):
    print(shutil.make_archive('x', 'own', *more))
print(os.getcwd() == start)
def broken(*args, **more): raise ValueError('broken')
shutil.register_archive_format('broken', broken)
print(E(shutil.make_archive, 'x', 'broken', 'root'), os.getcwd() == start)
archiver.supports_root_dir = True
shutil.make_archive('x', 'own', 'root')
print(E(shutil.make_archive, 'x', 'own', 'none'))
for kind in 'zip', 'tar':
    for more in (), ('root',):
        print(shutil.make_archive('y', kind, *more).replace(start, 'START'))
os.chdir('/')
#> x . ['dry_run', 'group', 'level', 'logger', 'owner'] START
#> made
#> START/x . ['dry_run', 'group', 'level', 'logger', 'owner'] START/root
#> made
#> START/x sub ['dry_run', 'group', 'level', 'logger', 'owner'] START/root
#> made
#> True
#> ('ValueError', 'broken') True
#> x . ['dry_run', 'group', 'level', 'logger', 'owner', 'root_dir'] START
#> ('FileNotFoundError', 'none')
#> y.zip
#> START/y.zip
#> y.tar
#> START/y.tar

### a zip file takes no filter
os.mkdir('root'), put('root/f')
shutil.make_archive('z', 'zip', 'root')
print(E(shutil.unpack_archive, 'z.zip', 'out', filter='data'))
shutil.unpack_archive('z.zip', 'out')
print(os.listdir('out'))
os.chdir('/')
#> ('TypeError', "_unpack_zipfile() got an unexpected keyword argument 'filter'")
#> ['f']

### rmtree below a descriptor
os.mkdir('d')
safe = shutil.rmtree.avoids_symlink_attacks
print(E(shutil.rmtree, 'd', dir_fd=0)[0] if not safe else 'NotImplementedError')  #> NotImplementedError
print(os.listdir())  #> ['d']
os.chdir('/')
