# Names of os that are made when they are asked for first.

### what they are, and that they stay the same
import copy, os, pickle, shutil
print({n: getattr(os, 'EX_' + n) for n in 'OK USAGE DATAERR NOINPUT NOUSER NOHOST UNAVAILABLE SOFTWARE OSERR OSFILE'.split()})
print({n: getattr(os, 'EX_' + n) for n in 'CANTCREAT IOERR TEMPFAIL PROTOCOL NOPERM CONFIG'.split()})
t = os.terminal_size((3, 4))
print(t, t.columns, t.lines, t == (3, 4), os.terminal_size is os.terminal_size, type(t) is os.terminal_size, t.__reduce__())
print(pickle.loads(pickle.dumps(t)), copy.copy(t), t._replace if hasattr(t, '_replace') else copy.replace(t, lines=9))
print(isinstance(shutil.get_terminal_size(), os.terminal_size), os.terminal_size.__match_args__, os.terminal_size.n_fields)
for args in (), (3,), ((1,),), ((1, 2, 3),), ('ab',):
    try: print(os.terminal_size(*args))
    except TypeError as e: print(e)
#> {'OK': 0, 'USAGE': 64, 'DATAERR': 65, 'NOINPUT': 66, 'NOUSER': 67, 'NOHOST': 68, 'UNAVAILABLE': 69, 'SOFTWARE': 70, 'OSERR': 71, 'OSFILE': 72}
#> {'CANTCREAT': 73, 'IOERR': 74, 'TEMPFAIL': 75, 'PROTOCOL': 76, 'NOPERM': 77, 'CONFIG': 78}
#> os.terminal_size(columns=3, lines=4) 3 4 True True True (<class 'os.terminal_size'>, ((3, 4), {}))
#> os.terminal_size(columns=3, lines=4) os.terminal_size(columns=3, lines=4) os.terminal_size(columns=3, lines=9)
#> True ('columns', 'lines') 2
#> structseq() missing required argument 'sequence' (pos 1)
#> constructor requires a sequence
#> os.terminal_size() takes a 2-sequence (1-sequence given)
#> os.terminal_size() takes a 2-sequence (3-sequence given)
#> os.terminal_size(columns='a', lines='b')

### the time and the system
import os
t = os.times()
print(type(t), t.__match_args__, 0 <= t.user < 60, t.children_user, t.children_system, os.times().elapsed >= t.elapsed)
u = os.uname()
print(type(u), u.__match_args__, len(u), [type(x).__name__ for x in u], os.uname_result is type(u))
#> <class 'posix.times_result'> ('user', 'system', 'children_user', 'children_system', 'elapsed') True 0.0 0.0 True
#> <class 'posix.uname_result'> ('sysname', 'nodename', 'release', 'version', 'machine') 5 ['str', 'str', 'str', 'str', 'str'] True

### what is not there is still missing, with a suggestion
import os
for n in 'nope', 'EX_', 'EX_NOPE', 'EX_OKK', 'terminal', '__path__':
    try: print(getattr(os, n))
    except AttributeError as e: print(e, e.name, e.obj is os)
print(hasattr(os, 'EX_OK'), hasattr(os, 'nope'))
try: from os import nope
except ImportError as e: print(str(e).split(' (')[0])
try: os.getcwdx
except AttributeError as e:
    import traceback
    print(traceback.format_exception_only(e))
#> module 'os' has no attribute 'nope' nope True
#> module 'os' has no attribute 'EX_' EX_ True
#> module 'os' has no attribute 'EX_NOPE' EX_NOPE True
#> module 'os' has no attribute 'EX_OKK' EX_OKK True
#> module 'os' has no attribute 'terminal' terminal True
#> module 'os' has no attribute '__path__' __path__ True
#> True False
#> cannot import name 'nope' from 'os'
#> ["AttributeError: module 'os' has no attribute 'getcwdx'. Did you mean: 'getcwd'?\n"]
