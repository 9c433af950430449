# Descriptions of objects.

### help()
def f(a, b=1):
    "Adds."
for wrong in (lambda: help(1, 2, 3), lambda: help(b=1)):
    try: wrong()
    except TypeError as e: print(e)
import builtins, contextlib, io
with contextlib.redirect_stdout(io.StringIO()) as out:
    help(f)
print(out.getvalue().rstrip(), callable(help), builtins.help is help)
#> Helper.__call__() takes from 1 to 2 positional arguments but 4 were given
#> Helper.__call__() got an unexpected keyword argument 'b'
#> Help on function f in module __main__:
#>
#> f(a, b=1)
#>     Adds. True True
