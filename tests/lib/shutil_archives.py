import os
import shutil
import tarfile
import zipfile

os.makedirs('/tmp/packed/sub/deep', exist_ok=True)
for name, text in {'a.txt': 'one', 'sub/b.txt': 'two', 'sub/deep/c.txt': 'three'}.items():
    with open('/tmp/packed/' + name, 'w') as f:
        f.write(text)


def tree(top):
    return sorted(os.path.relpath(os.path.join(here, name), top) for here, _, files in os.walk(top) for name in files)


### a directory is packed and unpacked
#: steps=vary
for kind, ending in (('zip', 'zip'), ('tar', 'tar'), ('gztar', 'tar.gz')):
    path = shutil.make_archive('/tmp/out/all', kind, '/tmp/packed')
    print(path, os.path.exists(path))
    names = zipfile.ZipFile(path).namelist() if kind == 'zip' else tarfile.open(path).getnames()
    print(sorted(names))
    shutil.unpack_archive(path, '/tmp/back/' + kind)
    print(tree('/tmp/back/' + kind), open(f'/tmp/back/{kind}/sub/deep/c.txt').read())
#> /tmp/out/all.zip True
#> ['a.txt', 'sub/', 'sub/b.txt', 'sub/deep/', 'sub/deep/c.txt']
#> ['a.txt', 'sub/b.txt', 'sub/deep/c.txt'] three
#> /tmp/out/all.tar True
#> ['.', './a.txt', './sub', './sub/b.txt', './sub/deep', './sub/deep/c.txt']
#> ['a.txt', 'sub/b.txt', 'sub/deep/c.txt'] three
#> /tmp/out/all.tar.gz True
#> ['.', './a.txt', './sub', './sub/b.txt', './sub/deep', './sub/deep/c.txt']
#> ['a.txt', 'sub/b.txt', 'sub/deep/c.txt'] three

### only one directory of it
#: steps=vary
for kind in ('zip', 'gztar'):
    path = shutil.make_archive('/tmp/out/part', kind, root_dir='/tmp/packed', base_dir='sub')
    names = zipfile.ZipFile(path).namelist() if kind == 'zip' else tarfile.open(path).getnames()
    print(path, sorted(names))
path = shutil.make_archive('/tmp/out/whole', 'zip', base_dir='/tmp/packed/sub')
print(sorted(zipfile.ZipFile(path).namelist()))
shutil.unpack_archive('/tmp/out/part.tar.gz', '/tmp/back/named', 'gztar', filter='data')
print(tree('/tmp/back/named'))
#> /tmp/out/part.zip ['sub/', 'sub/b.txt', 'sub/deep/', 'sub/deep/c.txt']
#> /tmp/out/part.tar.gz ['sub', 'sub/b.txt', 'sub/deep', 'sub/deep/c.txt']
#> ['tmp/packed/sub/', 'tmp/packed/sub/b.txt', 'tmp/packed/sub/deep/', 'tmp/packed/sub/deep/c.txt']
#> ['sub/b.txt', 'sub/deep/c.txt']

### formats
for name, description in shutil.get_archive_formats():
    if name in ('zip', 'tar', 'gztar'):
        print(name, description)
for name, endings, description in shutil.get_unpack_formats():
    if name in ('zip', 'tar', 'gztar'):
        print(name, endings, description)
made = []
def make(base_name, base_dir, **more):
    made.append((base_name, base_dir, sorted(more.items(), key=str)))
    return base_name + '.x'
shutil.register_archive_format('x', make, [('level', 3)], 'an x file')
print(shutil.make_archive('/tmp/name', 'x', base_dir='/tmp/packed'), made,
    ('x', 'an x file') in shutil.get_archive_formats())
shutil.unregister_archive_format('x')
shutil.register_unpack_format('y', ['.y'], lambda *a, **k: print(a, k), [('deep', 1)])
shutil.unpack_archive('/tmp/a.y', '/tmp')
print([f for f in shutil.get_unpack_formats() if f[0] == 'y'])
shutil.unregister_unpack_format('y')
#> gztar gzip'ed tar-file
#> tar uncompressed tar file
#> zip ZIP file
#> gztar ['.tar.gz', '.tgz'] gzip'ed tar-file
#> tar ['.tar'] uncompressed tar file
#> zip ['.zip'] ZIP file
#> /tmp/name.x [('/tmp/name', '/tmp/packed', [('dry_run', 0), ('group', None), ('level', 3), ('logger', None), ('owner', None)])] True
#> ('/tmp/a.y', '/tmp') {'deep': 1}
#> [('y', ['.y'], '')]

### what is refused
open('/tmp/not.zip', 'w').close(), open('/tmp/not.tar', 'w').write('x' * 600)
for call in (lambda: shutil.make_archive('/tmp/a', 'rar'), lambda: shutil.unpack_archive('/tmp/a.rar'),
          lambda: shutil.unpack_archive('/tmp/a', format='rar'),
             lambda: shutil.unpack_archive('/tmp/not.zip'), lambda: shutil.unpack_archive('/tmp/not.tar'),
             lambda: shutil.make_archive('/tmp/a', 'zip', '/tmp/not.zip'),
             lambda: shutil.register_archive_format('x', 1), lambda: shutil.register_archive_format('x', print, 5),
             lambda: shutil.register_archive_format('x', print, [1]),
             lambda: shutil.register_unpack_format('x', ['.zip'], print),
             lambda: shutil.register_unpack_format('x', ['.q'], 1),
             lambda: shutil.make_archive('/tmp/a', 'zip', '/tmp/nowhere'),
             lambda: shutil.unregister_unpack_format('q')):
    try: call()
    except Exception as e: print(type(e).__mro__[1].__name__, type(e).__name__, getattr(e, "strerror", None) or e)
with zipfile.ZipFile('/tmp/evil.zip', 'w') as z:
    z.writestr('../out.txt', 'x'), z.writestr('/abs.txt', 'x'), z.writestr('good/in.txt', 'x')
shutil.unpack_archive('/tmp/evil.zip', '/tmp/safe')
print(tree('/tmp/safe'), os.path.exists('/tmp/out.txt'))
#> Exception ValueError unknown archive format 'rar'
#> OSError ReadError Unknown archive format '/tmp/a.rar'
#> Exception ValueError Unknown unpack format 'rar'
#> OSError ReadError /tmp/not.zip is not a zip file
#> OSError ReadError /tmp/not.tar is not a compressed or uncompressed tar file
#> OSError NotADirectoryError Not a directory
#> Exception TypeError The 1 object is not callable
#> Exception TypeError extra_args needs to be a sequence
#> Exception TypeError extra_args elements are : (arg_name, value)
#> Exception RegistryError .zip is already registered for "zip"
#> Exception TypeError The registered function must be a callable
#> OSError FileNotFoundError No such file or directory
#> LookupError KeyError 'q'
#> ['good/in.txt'] False

### zstdtar: made and unpacked
import os, shutil
os.makedirs('/tmp/z/from/sub')
os.chdir('/tmp/z')
with open('from/sub/a.txt', 'w') as f: f.write('hello ' * 1000)
for path in "from/sub/a.txt", "from/sub", "from": os.utime(path, (9, 9))
print(shutil.make_archive("made", "zstdtar", "from"), shutil.make_archive("made2", "gztar", base_dir="from"))
shutil.unpack_archive('made.tar.zst', 'to')
print(os.listdir('to'), os.path.getsize('to/sub/a.txt'))
os.rename('made.tar.zst', 'made.tzst')
shutil.unpack_archive('made.tzst', 'again')
print(os.path.getsize('again/sub/a.txt'))
print([each for each in shutil.get_archive_formats() + shutil.get_unpack_formats() if 'zst' in each[0]])
os.chdir('/')
#> /tmp/z/made.tar.zst made2.tar.gz
#> ['sub'] 6000
#> 6000
#> [('zstdtar', "zstd'ed tar-file"), ('zstdtar', ['.tar.zst', '.tzst'], "zstd'ed tar-file")]
