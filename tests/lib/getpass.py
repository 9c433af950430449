### the name of the user is a variable's
import getpass
import os
for name in ('LOGNAME', 'USER', 'LNAME', 'USERNAME'):
    os.environ.pop(name, None)
for name in ('USERNAME', 'LNAME', 'USER', 'LOGNAME'):
    os.environ[name] = 'from ' + name
    print(getpass.getuser())
for name in ('LOGNAME', 'USER', 'LNAME', 'USERNAME'):
    del os.environ[name]
#> from USERNAME
#> from LNAME
#> from USER
#> from LOGNAME

### passwords are read from input, with a warning
import getpass
import io
import sys
import warnings
sys.stdin = io.StringIO('secret\nother')
out = io.StringIO()
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter('always')
    print(repr(getpass.fallback_getpass(stream=out)), repr(getpass.fallback_getpass('Again: ', out)))
    try:
        getpass.fallback_getpass('More: ', out)
    except EOFError as e:
        print('EOFError')
print(out.getvalue(), [(w.category.__name__, str(w.message)) for w in seen])
for c in ('ab', 'é', '\n', 3):
    try:
        getpass.getpass(echo_char=c)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
#> 'secret' 'other'
#> EOFError
#> Warning: Password input may be echoed.
#> Password: Warning: Password input may be echoed.
#> Again: Warning: Password input may be echoed.
#> More:  [('GetPassWarning', 'Can not control echo on the terminal.'), ('GetPassWarning', 'Can not control echo on the terminal.'), ('GetPassWarning', 'Can not control echo on the terminal.')]
#> ValueError 'echo_char' must be a single printable ASCII character, got: 'ab'
#> ValueError 'echo_char' must be a single printable ASCII character, got: 'é'
#> ValueError 'echo_char' must be a single printable ASCII character, got: '\n'
#> TypeError 'echo_char' must be a str or None, not int
