# What is warned of before a program imports the module.

### warnings before there is the module
#: oracle=no
import io, sys
class A:
    def __index__(self): return True
sys.stderr = io.StringIO()
for i in range(3): [1, 2][A()]
print(sys.stderr.getvalue(), 'warnings' in sys.modules)
#> main.py:6: DeprecationWarning: __index__ returned non-int (type bool).  The ability to return an instance of a strict subclass of int is deprecated, and may be removed in a future version of Python.
#>   for i in range(3): [1, 2][A()]
#>  False
