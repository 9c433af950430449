# What os says of the environment and of the process.

### the environment is a mapping of strings
import os
from collections.abc import MutableMapping
print(type(os.environ).__name__, isinstance(os.environ, dict), isinstance(os.environ, MutableMapping))
os.environ['HN_A'] = 'x'
print(os.environ['HN_A'], os.getenv('HN_A'), os.environ.get('HN_NO'), os.getenv('HN_NO', 5), os.environb[b'HN_A'])
print(os.environ.setdefault('HN_A', 'y'), os.environ.pop('HN_A'), 'HN_A' in os.environ)
try: os.environ['HN_A']
except KeyError as e: print('KeyError', e, e.__suppress_context__)
try: del os.environ['HN_A']
except KeyError as e: print('KeyError', e)
#> _Environ False True
#> x x None 5 b'x'
#> x x False
#> KeyError 'HN_A' True
#> KeyError 'HN_A'

### only strings
import os
for act in (lambda: os.environ.__setitem__('a', 5), lambda: os.environ.__setitem__(5, 'a'),
        lambda: os.environ[5], lambda: 5 in os.environ, lambda: os.environ.update(a=None),
        lambda: os.environb.__setitem__('a', b'b'), lambda: os.getenv(5)):
    try: print(act())
    except TypeError as e: print('TypeError', e)
#> TypeError str expected, not int
#> TypeError str expected, not int
#> TypeError str expected, not int
#> TypeError str expected, not int
#> TypeError str expected, not NoneType
#> TypeError bytes expected, not str
#> TypeError str expected, not int

### copies and unions are dicts
import os
os.environ.clear()
os.environ['a'] = 'é'
print(os.environ, type(os.environ.copy()).__name__, os.environ | {'b': 'c'}, {'a': 1} | os.environ, os.environb)
os.environ |= {'c': 'd'}
print(os.environ.copy(), len(os.environ), list(os.environ), os.environ == {'a': 'é', 'c': 'd'})
print(isinstance(os.environ, os._Environ), os.environ | 5 if 0 else 'no')
#> environ({'a': 'é'}) dict {'a': 'é', 'b': 'c'} {'a': 'é'} environ({b'a': b'\xc3\xa9'})
#> {'a': 'é', 'c': 'd'} 2 ['a', 'c'] True
#> True no

### putenv changes no mapping
import os
os.putenv('HN_B', 'c')
print('HN_B' in os.environ)  #> False
os.unsetenv('HN_B')

### numbers of process and user
import os
print(type(os.getpid()), type(os.getuid()), type(os.getppid()))
#> <class 'int'> <class 'int'> <class 'int'>

### what audits is told
import sys
print(sys.audit('hn.event', 1, 2))
for args in (), (5,):
    try: sys.audit(*args)
    except TypeError as e: print('TypeError')
#> None
#> TypeError
#> TypeError

### the number of a file as a path
import os
for name, more in (('stat', ()), ('chmod', (0,)), ('utime', ()), ('chdir', ()), ('listdir', ()), ('scandir', ()),
                   ('truncate', (1,))):
    for number in 99999, 2 ** 40, -2 ** 40:
        try:
            getattr(os, name)(number, *more)
        except (OSError, OverflowError) as e:
            print(name, type(e).__name__, getattr(e, 'filename', e))
for f in (lambda: os.stat(99999, follow_symlinks=False), lambda: os.access(99999, 0)):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(e)
#> stat OSError 99999
#> stat OverflowError fd is greater than maximum
#> stat OverflowError fd is less than minimum
#> chmod OSError 99999
#> chmod OverflowError fd is greater than maximum
#> chmod OverflowError fd is less than minimum
#> utime OSError 99999
#> utime OverflowError fd is greater than maximum
#> utime OverflowError fd is less than minimum
#> chdir OSError 99999
#> chdir OverflowError fd is greater than maximum
#> chdir OverflowError fd is less than minimum
#> listdir OSError None
#> listdir OverflowError fd is greater than maximum
#> listdir OverflowError fd is less than minimum
#> scandir OSError None
#> scandir OverflowError fd is greater than maximum
#> scandir OverflowError fd is less than minimum
#> truncate OSError None
#> truncate OverflowError fd is greater than maximum
#> truncate OverflowError fd is less than minimum
#> stat: cannot use fd and follow_symlinks together
#> access: path should be string, bytes or os.PathLike, not int
