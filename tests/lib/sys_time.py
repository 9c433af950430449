# The safe part of sys, and time.

### version facts
import sys
print(sys.version_info[:2], sys.version_info.major, sys.version_info >= (3, 14), sys.byteorder)
print(sys.maxsize == 2**63 - 1, sys.maxunicode)
#> (3, 14) 3 True little
#> True 1114111

### implementation has a name
import sys
print(isinstance(sys.implementation.name, str), isinstance(sys.version, str), isinstance(sys.platform, str))
#> True True True

### argv and path are lists
import sys
print(type(sys.argv).__name__, type(sys.path).__name__, type(sys.modules).__name__)  #> list list dict

### float_info and int_info
import sys
print(sys.float_info.max, sys.float_info.epsilon, sys.float_info.dig, sys.float_info.min)
#> 1.7976931348623157e+308 2.220446049250313e-16 15 2.2250738585072014e-308

### hash_info
import sys
print(sys.hash_info.inf, sys.hash_info.nan, sys.hash_info.imag)  #> 314159 0 1000003

### recursion limit
import sys
print(sys.getrecursionlimit())  #> 1000

### recursion limit can be lowered
import sys
sys.setrecursionlimit(50)
def f(n): return 0 if n == 0 else 1 + f(n - 1)
try: f(200)
except RecursionError: print("too deep")  #> too deep

### recursion limit must be positive
import sys
sys.setrecursionlimit(0)
#! ValueError: recursion limit must be greater or equal than 1

### the time that a thread has is kept
import sys
print(sys.getswitchinterval())
for v in (0.1, 1, True, 1e-9, 0.0000015, 123.4567891, 2.5e-6, 0.005):
    print(sys.setswitchinterval(v), sys.getswitchinterval())
#> 0.005
#> None 0.09999999999999999
#> None 1.0
#> None 1.0
#> None 0.0
#> None 1e-06
#> None 123.456789
#> None 2e-06
#> None 0.005

### the time that a thread has is a positive number
import sys
for v in (0, -1, -2.5, 'a', None, 1j, 10**400):
    try:
        sys.setswitchinterval(v)
    except Exception as e:
        print(type(e).__name__, e)
#> ValueError switch interval must be strictly positive
#> ValueError switch interval must be strictly positive
#> ValueError switch interval must be strictly positive
#> TypeError must be real number, not str
#> TypeError must be real number, not NoneType
#> TypeError must be real number, not complex
#> OverflowError int too large to convert to float

### intern
import sys
print(sys.intern("abc") is sys.intern("abc"))  #> True

### intern wants a string
import sys
sys.intern(1)
#! TypeError: intern() argument must be str, not int

### stdout can be written
import sys
n = sys.stdout.write("written\n")  #> written
print(n)  #> 8

### stdout can be replaced
import sys
class W:
    def __init__(self): self.parts = []
    def write(self, s): self.parts.append(s)
    def flush(self): pass
old, w = sys.stdout, W()
sys.stdout = w
print("captured", 1)
sys.stdout = old
print(w.parts)  #> ['captured', ' ', '1', '\n']

### getsizeof is a positive int
import sys
print(isinstance(sys.getsizeof([]), int), sys.getsizeof("a") > 0)  #> True True

### exc_info outside a handler
import sys
print(sys.exc_info())  #> (None, None, None)

### int digits limit
import sys
print(sys.get_int_max_str_digits())  #> 4300

### int digits limit can be changed
import sys
sys.set_int_max_str_digits(1000)
try: int("1" * 2000)
except ValueError as e: print(e)
sys.set_int_max_str_digits(4300)
#> Exceeds the limit (1000 digits) for integer string conversion: value has 2000 digits; use sys.set_int_max_str_digits() to increase the limit

### sys.exit is an exception
import sys
try: sys.exit(5)
except SystemExit as e: print(e.code, e.args)  #> 5 (5,)

### displayhook and others exist
import sys
print(callable(sys.exit), sys.flags.optimize, sys.dont_write_bytecode in (True, False))  #> True 0 True

### time goes on
import time
a = time.time()
b = time.perf_counter()
c = time.monotonic()
print(time.time() >= a, time.perf_counter() >= b, time.monotonic() >= c, type(a).__name__)
#> True True True float

### nanoseconds are ints
import time
print(type(time.time_ns()).__name__, type(time.monotonic_ns()).__name__, time.perf_counter_ns() > 0)
#> int int True

### sleep of zero
import time
print(time.sleep(0))  #> None

### sleep of a negative
import time
time.sleep(-1)
#! ValueError: sleep length must be non-negative

### gmtime of the epoch
import time
t = time.gmtime(0)
print(t.tm_year, t.tm_mon, t.tm_mday, t.tm_hour, t.tm_wday, t.tm_yday, tuple(t)[:6])
#> 1970 1 1 0 3 1 (1970, 1, 1, 0, 0, 0)

### strftime
import time
print(time.strftime("%Y-%m-%d %H:%M:%S %j %a %b %%", time.gmtime(86400 * 365)))
#> 1971-01-01 00:00:00 001 Fri Jan %

### sleep waits
import time
start = time.monotonic()
time.sleep(0.01)
print(0.01 <= time.monotonic() - start < 30)  #> True
time.sleep(0)
time.sleep(-1)
#! ValueError: sleep length must be non-negative

### sys.exit makes the exception of what it is given, as C code does
import sys
own = SystemExit(7)
for status in None, (), (1,), (1, 2), [1], SystemExit, ValueError(3), own:
    try: sys.exit(status)
    except SystemExit as e: print(e.args, e.code, e is own)
try: sys.exit()
except SystemExit as e: print(e.args, e.code)
#> () None False
#> () None False
#> (1,) 1 False
#> (1, 2) (1, 2) False
#> ([1],) [1] False
#> (<class 'SystemExit'>,) <class 'SystemExit'> False
#> (ValueError(3),) 3 False
#> (7,) 7 True
#> () None
