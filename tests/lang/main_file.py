# The main module knows its file.

### main's __file__
import os, sys
print(__file__, os.path.basename(__file__), __name__, sys.modules['__main__'].__file__)
def f(): return __file__
print(f(), '__file__' in globals())
#> main.py main.py __main__ main.py
#> main.py True

### a program may change it
__file__ = 'other'
print(__file__)  #> other
del __file__
print('__file__' in globals())  #> False
