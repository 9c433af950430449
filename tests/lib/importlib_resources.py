# Files beside modules, and what is known of packages.

import importlib.metadata as md, importlib.resources as rs, os, pathlib, sys

def put(path, text):
    os.makedirs(os.path.dirname('/tmp/ir/' + path), exist_ok=True)
    with open('/tmp/ir/' + path, 'w') as f: f.write(text)
    sys.path_importer_cache.clear()

def attempt(f, *args, **kws):
    try: return f(*args, **kws)
    except OSError as e: print(type(e).__name__)
    except Exception as e: print(type(e).__name__, e)

if '/tmp/ir' not in sys.path: sys.path.insert(0, '/tmp/ir')
put('rp/__init__.py', 'import importlib.resources\ndef own(): return importlib.resources.files()')
put('rp/data.txt', 'text é')
put('rp/sub/more.bin', 'more')
put('nsr/n.txt', 'n')
put('foo_bar-1.2.dist-info/METADATA',
    'Metadata-Version: 2.1\nName: foo-bar\nVersion: 1.2\nRequires-Dist: a>1\nRequires-Dist: b\n'
    'Keywords: x y\nSummary: one\n\nBody\nmore\n')
put('foo_bar-1.2.dist-info/entry_points.txt',
    '[console_scripts]\nfoo = foo.bar:main\n\n[g2]\nz = os.path:join\n# no\nq = os [x, y]\n')
put('foo_bar-1.2.dist-info/RECORD', 'rp/__init__.py,sha256=abc,10\nrp/data.txt,,\nrp/none.py,,\n')
put('foo_bar-1.2.dist-info/top_level.txt', 'rp\n')

### files
import rp, nsr
top = rs.files('rp')
print(top, type(top) is type(pathlib.Path()), sorted(entry.name for entry in top.iterdir() if entry.name[0] != '_'))
print((top / 'data.txt').read_text(encoding='utf-8'), rs.files(rp) == top, rp.own() == top,
      (top / 'sub' / 'more.bin').read_bytes())
print(rs.files('nsr').joinpath('n.txt').read_text(), rs.files(nsr).is_dir(),
      [entry.name for entry in rs.files('nsr').iterdir()])
attempt(rs.files, 'nowhere_')
print(isinstance(top, rs.abc.Traversable))
#> /tmp/ir/rp True ['data.txt', 'sub']
#> text é True True b'more'
#> n True ['n.txt']
#> ModuleNotFoundError No module named 'nowhere_'
#> True

### by function
print(rs.read_text('rp', 'data.txt'), rs.read_binary('rp', 'sub', 'more.bin'), rs.is_resource('rp', 'data.txt'))
print(rs.is_resource('rp', 'sub'), rs.is_resource('rp', 'none'), 'data.txt' in rs.contents('rp'))
with rs.open_text('rp', 'data.txt') as f: print(f.read())
with rs.open_binary('rp', 'data.txt') as f: print(f.read())
with rs.path('rp', 'data.txt') as path: print(path)
with rs.as_file(rs.files('rp') / 'sub') as path: print(path, path.is_dir())
attempt(rs.read_text, 'rp', 'sub', 'more.bin')
attempt(rs.read_text, 'rp', 'none.txt')
#> text é b'more' True
#> False False True
#> text é
#> b'text \xc3\xa9'
#> /tmp/ir/rp/data.txt
#> /tmp/ir/rp/sub True
#> TypeError 'encoding' argument required with multiple path names
#> FileNotFoundError

### a reader of a program's own
class Reader(rs.abc.TraversableResources):
    def files(self): return pathlib.Path('/tmp/ir/rp')
print(sorted(name for name in Reader().contents() if name[0] != '_'), Reader().is_resource('data.txt'))
print(Reader().open_resource('sub/more.bin').read())
#> ['data.txt', 'sub'] True
#> b'more'

### what is known of a package
d = md.distribution('Foo.Bar')
print(md.version('foo-bar'), d.name, d.metadata['Name'], d.metadata.get_all('Requires-Dist'), md.requires('foo_bar'))
print(list(d.metadata), len(d.metadata), 'Name' in d.metadata, 'zz' in d.metadata, d.metadata.get('zz'))
print(d.read_text('none'), [(str(f), f.size, f.hash) for f in d.files[1:]], d.files[0].hash, d.files[0].size)
print(d.files[0].locate(), d.files[1].read_text(), type(d).__name__, d.origin)
print(md.packages_distributions()['rp'], md.metadata('foo-bar').json)
for name in 'nope', '': attempt(md.version, name)
try: md.version('nope')
except md.PackageNotFoundError as e: print(e.name, isinstance(e, ModuleNotFoundError), e.args)
#> 1.2 foo-bar foo-bar ['a>1', 'b'] ['a>1', 'b']
#> ['Metadata-Version', 'Name', 'Version', 'Requires-Dist', 'Requires-Dist', 'Keywords', 'Summary', 'Description'] 8 True False None
#> None [('rp/data.txt', None, None)] <FileHash mode: sha256 value: abc> 10
#> /tmp/ir/rp/__init__.py text é PathDistribution None
#> ['foo-bar'] {'metadata_version': '2.1', 'name': 'foo-bar', 'version': '1.2', 'requires_dist': ['a>1', 'b'], 'keywords': ['x', 'y'], 'summary': 'one', 'description': 'Body\nmore\n'}
#> PackageNotFoundError No package metadata was found for nope
#> ValueError A distribution name is required.
#> nope True ('nope',)

### entry points
points = md.distribution('foo-bar').entry_points
print(points, sorted(points.names), sorted(points.groups))
print(points['z'].load() is os.path.join, md.entry_points(group='g2').names == {'z', 'q'}, md.entry_points(name='foo'))
print(points['q'].module, repr(points['q'].attr), points['q'].extras, points['foo'].module, points['foo'].attr)
attempt(lambda: points['nope'])
#> EntryPoints((EntryPoint(name='foo', value='foo.bar:main', group='console_scripts'), EntryPoint(name='z', value='os.path:join', group='g2'), EntryPoint(name='q', value='os [x, y]', group='g2'))) ['foo', 'q', 'z'] ['console_scripts', 'g2']
#> True True EntryPoints((EntryPoint(name='foo', value='foo.bar:main', group='console_scripts'),))
#> os None ['x', 'y'] foo.bar main
#> KeyError 'nope'
