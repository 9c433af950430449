# What a sandbox does otherwise, on purpose.

### modules of the operating system are refused by name
#: cpython=/
import os
print(os.sep)
#! ImportError: import of module 'os' is refused: this sandbox gives no access to the operating system

### modules that start processes are refused by name
#: cpython=subprocess
import subprocess
print(subprocess.__name__)
#! ImportError: import of module 'subprocess' is refused: this sandbox gives no access to processes

### there is no file system
#: cpython=FileNotFoundError
try: open("no such file")
except OSError as e: print(type(e).__name__)  #> PermissionError

### objects are numbered, not addressed
#: cpython=False
print(id([]) < 10**6)  #> True

### __del__ is not called
#: cpython=deleted\nend
class A:
    def __del__(self): print("deleted")
a = A()
del a
print("end")  #> end
