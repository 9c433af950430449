import logging
import logging.handlers
import os
import tempfile
import zlib

folder = tempfile.mkdtemp()


def record(text):
    return logging.makeLogRecord({'msg': text})

### a rotator is given the file that was written; what it made of others is moved as it is
def pack(source, dest):
    print('pack', os.path.basename(source), os.path.basename(dest))
    with open(source, 'rb') as old, open(dest, 'wb') as new:
        new.write(zlib.compress(old.read()))
    os.remove(source)


handler = logging.handlers.RotatingFileHandler(os.path.join(folder, 'x.log'), maxBytes=1, backupCount=2)
handler.rotator, handler.namer = pack, lambda name: name + '.z'
for text in 'one', 'two', 'three', 'four':
    handler.emit(record(text))
handler.close()
for name in sorted(os.listdir(folder)):
    with open(os.path.join(folder, name), 'rb') as file:
        data = file.read()
    print(name, zlib.decompress(data) if name.endswith('.z') else data)
#> pack x.log x.log.1.z
#> pack x.log x.log.1.z
#> pack x.log x.log.1.z
#> x.log b'four\n'
#> x.log.1.z b'three\n'
#> x.log.2.z b'two\n'

### which files are to be deleted: those that this handler names
times = ['2024-02-03_04-05-%02d' % second for second in range(4)]
for stem in 'a.b', 'a.b.c', 'd', 'd.e':
    for time in times:
        for name in f'{stem}.log.{time}', f'{stem}.{time}.log', f'{stem}.log.{time}.gz':
            open(os.path.join(folder, name), 'w').close()
short = lambda name: name.replace('.log', '') + '.log'
for stem, namer in ('a.b', None), ('a.b.c', None), ('d', short), ('d.e', str):
    path = os.path.join(folder, stem + '.log')
    handler = logging.handlers.TimedRotatingFileHandler(path, 's', backupCount=2, delay=True)
    handler.namer = namer
    print(stem, [os.path.basename(name) for name in handler.getFilesToDelete()])
#> a.b ['a.b.log.2024-02-03_04-05-00', 'a.b.log.2024-02-03_04-05-01']
#> a.b.c ['a.b.c.log.2024-02-03_04-05-00', 'a.b.c.log.2024-02-03_04-05-01']
#> d ['d.2024-02-03_04-05-00.log', 'd.2024-02-03_04-05-01.log']
#> d.e ['d.e.log.2024-02-03_04-05-00', 'd.e.log.2024-02-03_04-05-01']

### a handler whose namer says nothing of the time has no files to delete
open(os.path.join(folder, 'x.log'), 'w').close()
handler = logging.handlers.TimedRotatingFileHandler(os.path.join(folder, 'x.log'), 's', backupCount=0, delay=True)
handler.namer = lambda name: 'always'
print(handler.getFilesToDelete())  #> []
