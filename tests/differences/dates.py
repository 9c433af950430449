# Dates
# The module datetime, where its classes show that they are written in Python.

### the local zone is called UTC
#: cpython=2020-01-02 00:00:00+00:00 UTC-0000
# The local time zone is UTC on every host. CPython asks the system for its name; Pyodide's has an odd one.
from datetime import datetime
local = datetime(2020, 1, 2).astimezone()
print(local, local.tzname())  #> 2020-01-02 00:00:00+00:00 UTC

### letters that are not directives stay in the text
#: cpython=[] [02]
# As the C library of Linux has it. Pyodide's (musl) leaves them out, and everything behind them.
from datetime import date
d = date(2020, 1, 2)
print(f"[{d:%Q}] [{d:%d}]")  #> [%Q] [02]
