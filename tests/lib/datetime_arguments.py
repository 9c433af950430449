# datetime: arguments, attributes, operators.

from datetime import *

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### arguments of dates
from datetime import *
E(date,year=2020,month=1)
E(date,2020,1,0)
E(date,2020,13,1)
E(date,0,1,1)
E(date,10000,1,1)
E(date,2021,2,29)
E(date,2020,'a',1)
E(date,2020,1.0,1)
E(date,2020,True,1)
E(date,2**40,1,1)
E(date,2020,1,1,1)
E(date,2020,1,day=1,month=2)
#> TypeError function missing required argument 'day' (pos 3)
#> ValueError day 0 must be in range 1..31 for month 1 in year 2020
#> ValueError month must be in 1..12, not 13
#> ValueError year must be in 1..9999, not 0
#> ValueError year must be in 1..9999, not 10000
#> ValueError day 29 must be in range 1..28 for month 2 in year 2021
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> datetime.date(2020, 1, 1)
#> OverflowError Python int too large to convert to C long
#> TypeError function takes at most 3 arguments (4 given)
#> TypeError function takes at most 3 arguments (4 given)

### arguments of datetimes
from datetime import *
E(datetime,2020,1,1,24)
E(datetime,2020,1,1,0,60)
E(datetime,2020,1,1,0,0,60)
E(datetime,2020,1,1,0,0,0,10**6)
E(datetime,2020,1,1,fold=2)
E(datetime,2020,1,1,tzinfo=1)
E(datetime,2020,1,1,0,0,0,0,None,1)
E(datetime,2020,1,1,tzinfo=timezone.utc,fold=1)
E(datetime,2020,1,1,0,0,0,0,5)
#> ValueError hour must be in 0..23, not 24
#> ValueError minute must be in 0..59, not 60
#> ValueError second must be in 0..59, not 60
#> ValueError microsecond must be in 0..999999, not 1000000
#> ValueError fold must be either 0 or 1, not 2
#> TypeError tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> TypeError function takes at most 8 positional arguments (9 given)
#> datetime.datetime(2020, 1, 1, 0, 0, fold=1, tzinfo=datetime.timezone.utc)
#> TypeError tzinfo argument must be None or of a tzinfo subclass, not type 'int'

### arguments of times
from datetime import *
E(time,24)
E(time,0,60)
E(time,0,0,60)
E(time,0,0,0,-1)
E(time,fold=3)
E(time,tzinfo=3)
E(time,0,0,0,0,None,1)
#> ValueError hour must be in 0..23, not 24
#> ValueError minute must be in 0..59, not 60
#> ValueError second must be in 0..59, not 60
#> ValueError microsecond must be in 0..999999, not -1
#> ValueError fold must be either 0 or 1, not 3
#> TypeError tzinfo argument must be None or of a tzinfo subclass, not type 'int'
#> TypeError function takes at most 5 positional arguments (6 given)

### arguments of timedeltas
from datetime import *
E(timedelta,10**9)
E(timedelta,999999999,86399,10**6)
E(timedelta,-999999999,-1)
E(timedelta,1.5,2.5,0.5)
E(timedelta,weeks=1,hours=1,minutes=1,milliseconds=1)
E(timedelta,float('nan'))
E(timedelta,float('inf'))
E(timedelta,10**400)
E(timedelta,'1')
E(timedelta,1e18)
E(timedelta,seconds='1')
E(timedelta,foo=1)
#> OverflowError days=1000000000; must have magnitude <= 999999999
#> OverflowError days=1000000000; must have magnitude <= 999999999
#> OverflowError days=-1000000000; must have magnitude <= 999999999
#> datetime.timedelta(days=1, seconds=43202, microseconds=500000)
#> datetime.timedelta(days=7, seconds=3660, microseconds=1000)
#> ValueError cannot convert float NaN to integer
#> OverflowError cannot convert float infinity to integer
#> OverflowError Python int too large to convert to C int
#> TypeError unsupported type for timedelta days component: str
#> OverflowError Python int too large to convert to C int
#> TypeError unsupported type for timedelta seconds component: str
#> TypeError __new__() got an unexpected keyword argument 'foo'

### arguments of fixed zones
E(timezone,timedelta(hours=24))
E(timezone,timedelta(hours=1))
E(timezone,timedelta(0))
E(timezone,timedelta(0),'x')
E(timezone,timedelta(0),1)
E(timezone,1)
E(timezone,timedelta(hours=-1),name='a')
E(timezone,timedelta(hours=1),None)
#> ValueError offset must be a timedelta strictly between -timedelta(hours=24) and timedelta(hours=24), not datetime.timedelta(days=1)
#> datetime.timezone(datetime.timedelta(seconds=3600))
#> datetime.timezone.utc
#> datetime.timezone(datetime.timedelta(0), 'x')
#> TypeError timezone() argument 2 must be str, not int
#> TypeError timezone() argument 1 must be datetime.timedelta, not int
#> datetime.timezone(datetime.timedelta(days=-1, seconds=82800), 'a')
#> TypeError timezone() argument 2 must be str, not None

### attributes cannot be set: hour, days and foo
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
for o, name in ((d, "year"), (t, "hour"), (dt, "hour"), (dt, "year"), (td, "days"), (td, "foo"), (d, "foo")):
    E(setattr, o, name, 1)
    E(delattr, o, name)
#> AttributeError attribute 'year' of 'datetime.date' objects is not writable
#> AttributeError attribute 'year' of 'datetime.date' objects is not writable
#> AttributeError attribute 'hour' of 'datetime.time' objects is not writable
#> AttributeError attribute 'hour' of 'datetime.time' objects is not writable
#> AttributeError attribute 'hour' of 'datetime.datetime' objects is not writable
#> AttributeError attribute 'hour' of 'datetime.datetime' objects is not writable
#> AttributeError attribute 'year' of 'datetime.date' objects is not writable
#> AttributeError attribute 'year' of 'datetime.date' objects is not writable
#> AttributeError readonly attribute
#> AttributeError readonly attribute
#> AttributeError 'datetime.timedelta' object has no attribute 'foo' and no __dict__ for setting new attributes
#> AttributeError 'datetime.timedelta' object has no attribute 'foo' and no __dict__ for setting new attributes
#> AttributeError 'datetime.date' object has no attribute 'foo' and no __dict__ for setting new attributes
#> AttributeError 'datetime.date' object has no attribute 'foo' and no __dict__ for setting new attributes

### attributes cannot be set: UTC, date and tzinfo
d = date(2020, 1, 2)
t = time(1, 2, 3, 4)
dt = datetime(2020, 1, 2, 3, 4, 5, 6)
td = timedelta(1, 2, 3)
for o, name in ((UTC, "x"), (date, "x"), (date, "year"), (tzinfo, "x"), (dt, "tzinfo"), (tzinfo(), "x")):
    E(setattr, o, name, 1)
    E(delattr, o, name)
print(d, t, dt, td)
#> AttributeError 'datetime.timezone' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError 'datetime.timezone' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError cannot set 'x' attribute of immutable type 'datetime.date'
#> TypeError cannot set 'x' attribute of immutable type 'datetime.date'
#> TypeError cannot set 'year' attribute of immutable type 'datetime.date'
#> TypeError cannot set 'year' attribute of immutable type 'datetime.date'
#> TypeError cannot set 'x' attribute of immutable type 'datetime.tzinfo'
#> TypeError cannot set 'x' attribute of immutable type 'datetime.tzinfo'
#> AttributeError attribute 'tzinfo' of 'datetime.datetime' objects is not writable
#> AttributeError attribute 'tzinfo' of 'datetime.datetime' objects is not writable
#> AttributeError 'datetime.tzinfo' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError 'datetime.tzinfo' object has no attribute 'x' and no __dict__ for setting new attributes
#> 2020-01-02 01:02:03.000004 2020-01-02 03:04:05.000006 1 day, 0:00:02.000003

### names of the classes
import datetime
for c in datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone, datetime.tzinfo:
    print(c, c.__name__, c.__qualname__, c.__module__, c.__bases__)
print(date := datetime.date.year)
print(datetime.timedelta.days)
print(datetime.__all__)
print(datetime.MINYEAR, datetime.MAXYEAR)
#> <class 'datetime.date'> date date datetime (<class 'object'>,)
#> <class 'datetime.datetime'> datetime datetime datetime (<class 'datetime.date'>,)
#> <class 'datetime.time'> time time datetime (<class 'object'>,)
#> <class 'datetime.timedelta'> timedelta timedelta datetime (<class 'object'>,)
#> <class 'datetime.timezone'> timezone timezone datetime (<class 'datetime.tzinfo'>,)
#> <class 'datetime.tzinfo'> tzinfo tzinfo datetime (<class 'object'>,)
#> <attribute 'year' of 'datetime.date' objects>
#> <member 'days' of 'datetime.timedelta' objects>
#> ('date', 'datetime', 'time', 'timedelta', 'timezone', 'tzinfo', 'MINYEAR', 'MAXYEAR', 'UTC')
#> 1 9999

### wrong numbers of arguments: date, datetime and time
for c in date, datetime, time:
    E(c, "a"); E(c, 1.5); E(c, x=1); E(c, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11); E(c, None)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError function missing required argument 'year' (pos 1)
#> TypeError function takes at most 3 arguments (11 given)
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError function missing required argument 'year' (pos 1)
#> TypeError function takes at most 9 arguments (11 given)
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError this function got an unexpected keyword argument 'x'
#> TypeError function takes at most 6 arguments (11 given)
#> TypeError 'NoneType' object cannot be interpreted as an integer

### wrong numbers of arguments: timedelta, timezone and date
for c in timedelta, timezone:
    E(c, "a"); E(c, 1.5); E(c, x=1); E(c, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11); E(c, None)
E(date)
E(datetime)
E(timezone)
E(date, 1, year=2)
E(timedelta, 1, days=1)
#> TypeError unsupported type for timedelta days component: str
#> datetime.timedelta(days=1, seconds=43200)
#> TypeError __new__() got an unexpected keyword argument 'x'
#> TypeError __new__() takes at most 7 arguments (11 given)
#> TypeError unsupported type for timedelta days component: NoneType
#> TypeError timezone() argument 1 must be datetime.timedelta, not str
#> TypeError timezone() argument 1 must be datetime.timedelta, not float
#> TypeError timezone() missing required argument 'offset' (pos 1)
#> TypeError timezone() takes at most 2 arguments (11 given)
#> TypeError timezone() argument 1 must be datetime.timedelta, not None
#> TypeError function missing required argument 'year' (pos 1)
#> TypeError function missing required argument 'year' (pos 1)
#> TypeError timezone() missing required argument 'offset' (pos 1)
#> TypeError function missing required argument 'month' (pos 2)
#> TypeError argument for __new__() given by name ('days') and position (1)

### operators of date: "+" and "-"
a = date(2020, 1, 2)
for op in "+", "-":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> + int unsupported operand type(s) for +: 'datetime.date' and 'int'
#> + str unsupported operand type(s) for +: 'datetime.date' and 'str'
#> + date unsupported operand type(s) for +: 'datetime.date' and 'datetime.date'
#> + time unsupported operand type(s) for +: 'datetime.date' and 'datetime.time'
#> + datetime unsupported operand type(s) for +: 'datetime.date' and 'datetime.datetime'
#> + timedelta datetime.date(2020, 1, 3)
#> + timezone unsupported operand type(s) for +: 'datetime.date' and 'datetime.timezone'
#> + float unsupported operand type(s) for +: 'datetime.date' and 'float'
#> - int unsupported operand type(s) for -: 'datetime.date' and 'int'
#> - str unsupported operand type(s) for -: 'datetime.date' and 'str'
#> - date datetime.timedelta(days=-1)
#> - time unsupported operand type(s) for -: 'datetime.date' and 'datetime.time'
#> - datetime unsupported operand type(s) for -: 'datetime.date' and 'datetime.datetime'
#> - timedelta datetime.date(2020, 1, 1)
#> - timezone unsupported operand type(s) for -: 'datetime.date' and 'datetime.timezone'
#> - float unsupported operand type(s) for -: 'datetime.date' and 'float'

### operators of date: "*" and "/"
a = date(2020, 1, 2)
for op in "*", "/":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> * int unsupported operand type(s) for *: 'datetime.date' and 'int'
#> * str can't multiply sequence by non-int of type 'datetime.date'
#> * date unsupported operand type(s) for *: 'datetime.date' and 'datetime.date'
#> * time unsupported operand type(s) for *: 'datetime.date' and 'datetime.time'
#> * datetime unsupported operand type(s) for *: 'datetime.date' and 'datetime.datetime'
#> * timedelta unsupported operand type(s) for *: 'datetime.date' and 'datetime.timedelta'
#> * timezone unsupported operand type(s) for *: 'datetime.date' and 'datetime.timezone'
#> * float unsupported operand type(s) for *: 'datetime.date' and 'float'
#> / int unsupported operand type(s) for /: 'datetime.date' and 'int'
#> / str unsupported operand type(s) for /: 'datetime.date' and 'str'
#> / date unsupported operand type(s) for /: 'datetime.date' and 'datetime.date'
#> / time unsupported operand type(s) for /: 'datetime.date' and 'datetime.time'
#> / datetime unsupported operand type(s) for /: 'datetime.date' and 'datetime.datetime'
#> / timedelta unsupported operand type(s) for /: 'datetime.date' and 'datetime.timedelta'
#> / timezone unsupported operand type(s) for /: 'datetime.date' and 'datetime.timezone'
#> / float unsupported operand type(s) for /: 'datetime.date' and 'float'

### operators of date: "//" and "%"
a = date(2020, 1, 2)
for op in "//", "%":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> // int unsupported operand type(s) for //: 'datetime.date' and 'int'
#> // str unsupported operand type(s) for //: 'datetime.date' and 'str'
#> // date unsupported operand type(s) for //: 'datetime.date' and 'datetime.date'
#> // time unsupported operand type(s) for //: 'datetime.date' and 'datetime.time'
#> // datetime unsupported operand type(s) for //: 'datetime.date' and 'datetime.datetime'
#> // timedelta unsupported operand type(s) for //: 'datetime.date' and 'datetime.timedelta'
#> // timezone unsupported operand type(s) for //: 'datetime.date' and 'datetime.timezone'
#> // float unsupported operand type(s) for //: 'datetime.date' and 'float'
#> % int unsupported operand type(s) for %: 'datetime.date' and 'int'
#> % str unsupported operand type(s) for %: 'datetime.date' and 'str'
#> % date unsupported operand type(s) for %: 'datetime.date' and 'datetime.date'
#> % time unsupported operand type(s) for %: 'datetime.date' and 'datetime.time'
#> % datetime unsupported operand type(s) for %: 'datetime.date' and 'datetime.datetime'
#> % timedelta unsupported operand type(s) for %: 'datetime.date' and 'datetime.timedelta'
#> % timezone unsupported operand type(s) for %: 'datetime.date' and 'datetime.timezone'
#> % float unsupported operand type(s) for %: 'datetime.date' and 'float'

### operators of date: "<" and ">="
a = date(2020, 1, 2)
for op in "<", ">=":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> < int '<' not supported between instances of 'datetime.date' and 'int'
#> < str '<' not supported between instances of 'datetime.date' and 'str'
#> < date True
#> < time '<' not supported between instances of 'datetime.date' and 'datetime.time'
#> < datetime '<' not supported between instances of 'datetime.date' and 'datetime.datetime'
#> < timedelta '<' not supported between instances of 'datetime.date' and 'datetime.timedelta'
#> < timezone '<' not supported between instances of 'datetime.date' and 'datetime.timezone'
#> < float '<' not supported between instances of 'datetime.date' and 'float'
#> >= int '>=' not supported between instances of 'datetime.date' and 'int'
#> >= str '>=' not supported between instances of 'datetime.date' and 'str'
#> >= date False
#> >= time '>=' not supported between instances of 'datetime.date' and 'datetime.time'
#> >= datetime '>=' not supported between instances of 'datetime.date' and 'datetime.datetime'
#> >= timedelta '>=' not supported between instances of 'datetime.date' and 'datetime.timedelta'
#> >= timezone '>=' not supported between instances of 'datetime.date' and 'datetime.timezone'
#> >= float '>=' not supported between instances of 'datetime.date' and 'float'

### operators of date: "=="
a = date(2020, 1, 2)
for op in "==",:
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> == int False
#> == str False
#> == date False
#> == time False
#> == datetime False
#> == timedelta False
#> == timezone False
#> == float False

### operators of time: "+" and "-"
a = time(1, 2, 3, 4)
for op in "+", "-":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> + int unsupported operand type(s) for +: 'datetime.time' and 'int'
#> + str unsupported operand type(s) for +: 'datetime.time' and 'str'
#> + date unsupported operand type(s) for +: 'datetime.time' and 'datetime.date'
#> + time unsupported operand type(s) for +: 'datetime.time' and 'datetime.time'
#> + datetime unsupported operand type(s) for +: 'datetime.time' and 'datetime.datetime'
#> + timedelta unsupported operand type(s) for +: 'datetime.time' and 'datetime.timedelta'
#> + timezone unsupported operand type(s) for +: 'datetime.time' and 'datetime.timezone'
#> + float unsupported operand type(s) for +: 'datetime.time' and 'float'
#> - int unsupported operand type(s) for -: 'datetime.time' and 'int'
#> - str unsupported operand type(s) for -: 'datetime.time' and 'str'
#> - date unsupported operand type(s) for -: 'datetime.time' and 'datetime.date'
#> - time unsupported operand type(s) for -: 'datetime.time' and 'datetime.time'
#> - datetime unsupported operand type(s) for -: 'datetime.time' and 'datetime.datetime'
#> - timedelta unsupported operand type(s) for -: 'datetime.time' and 'datetime.timedelta'
#> - timezone unsupported operand type(s) for -: 'datetime.time' and 'datetime.timezone'
#> - float unsupported operand type(s) for -: 'datetime.time' and 'float'

### operators of time: "*" and "/"
a = time(1, 2, 3, 4)
for op in "*", "/":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> * int unsupported operand type(s) for *: 'datetime.time' and 'int'
#> * str can't multiply sequence by non-int of type 'datetime.time'
#> * date unsupported operand type(s) for *: 'datetime.time' and 'datetime.date'
#> * time unsupported operand type(s) for *: 'datetime.time' and 'datetime.time'
#> * datetime unsupported operand type(s) for *: 'datetime.time' and 'datetime.datetime'
#> * timedelta unsupported operand type(s) for *: 'datetime.time' and 'datetime.timedelta'
#> * timezone unsupported operand type(s) for *: 'datetime.time' and 'datetime.timezone'
#> * float unsupported operand type(s) for *: 'datetime.time' and 'float'
#> / int unsupported operand type(s) for /: 'datetime.time' and 'int'
#> / str unsupported operand type(s) for /: 'datetime.time' and 'str'
#> / date unsupported operand type(s) for /: 'datetime.time' and 'datetime.date'
#> / time unsupported operand type(s) for /: 'datetime.time' and 'datetime.time'
#> / datetime unsupported operand type(s) for /: 'datetime.time' and 'datetime.datetime'
#> / timedelta unsupported operand type(s) for /: 'datetime.time' and 'datetime.timedelta'
#> / timezone unsupported operand type(s) for /: 'datetime.time' and 'datetime.timezone'
#> / float unsupported operand type(s) for /: 'datetime.time' and 'float'

### operators of time: "//" and "%"
a = time(1, 2, 3, 4)
for op in "//", "%":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> // int unsupported operand type(s) for //: 'datetime.time' and 'int'
#> // str unsupported operand type(s) for //: 'datetime.time' and 'str'
#> // date unsupported operand type(s) for //: 'datetime.time' and 'datetime.date'
#> // time unsupported operand type(s) for //: 'datetime.time' and 'datetime.time'
#> // datetime unsupported operand type(s) for //: 'datetime.time' and 'datetime.datetime'
#> // timedelta unsupported operand type(s) for //: 'datetime.time' and 'datetime.timedelta'
#> // timezone unsupported operand type(s) for //: 'datetime.time' and 'datetime.timezone'
#> // float unsupported operand type(s) for //: 'datetime.time' and 'float'
#> % int unsupported operand type(s) for %: 'datetime.time' and 'int'
#> % str unsupported operand type(s) for %: 'datetime.time' and 'str'
#> % date unsupported operand type(s) for %: 'datetime.time' and 'datetime.date'
#> % time unsupported operand type(s) for %: 'datetime.time' and 'datetime.time'
#> % datetime unsupported operand type(s) for %: 'datetime.time' and 'datetime.datetime'
#> % timedelta unsupported operand type(s) for %: 'datetime.time' and 'datetime.timedelta'
#> % timezone unsupported operand type(s) for %: 'datetime.time' and 'datetime.timezone'
#> % float unsupported operand type(s) for %: 'datetime.time' and 'float'

### operators of time: "<" and ">="
a = time(1, 2, 3, 4)
for op in "<", ">=":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> < int '<' not supported between instances of 'datetime.time' and 'int'
#> < str '<' not supported between instances of 'datetime.time' and 'str'
#> < date '<' not supported between instances of 'datetime.time' and 'datetime.date'
#> < time False
#> < datetime '<' not supported between instances of 'datetime.time' and 'datetime.datetime'
#> < timedelta '<' not supported between instances of 'datetime.time' and 'datetime.timedelta'
#> < timezone '<' not supported between instances of 'datetime.time' and 'datetime.timezone'
#> < float '<' not supported between instances of 'datetime.time' and 'float'
#> >= int '>=' not supported between instances of 'datetime.time' and 'int'
#> >= str '>=' not supported between instances of 'datetime.time' and 'str'
#> >= date '>=' not supported between instances of 'datetime.time' and 'datetime.date'
#> >= time True
#> >= datetime '>=' not supported between instances of 'datetime.time' and 'datetime.datetime'
#> >= timedelta '>=' not supported between instances of 'datetime.time' and 'datetime.timedelta'
#> >= timezone '>=' not supported between instances of 'datetime.time' and 'datetime.timezone'
#> >= float '>=' not supported between instances of 'datetime.time' and 'float'

### operators of time: "=="
a = time(1, 2, 3, 4)
for op in "==",:
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> == int False
#> == str False
#> == date False
#> == time True
#> == datetime False
#> == timedelta False
#> == timezone False
#> == float False

### operators of datetime: "+" and "-"
a = datetime(2020, 1, 2, 3, 4, 5, 6)
for op in "+", "-":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> + int unsupported operand type(s) for +: 'datetime.datetime' and 'int'
#> + str unsupported operand type(s) for +: 'datetime.datetime' and 'str'
#> + date unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.date'
#> + time unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.time'
#> + datetime unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.datetime'
#> + timedelta datetime.datetime(2020, 1, 3, 3, 4, 7, 9)
#> + timezone unsupported operand type(s) for +: 'datetime.datetime' and 'datetime.timezone'
#> + float unsupported operand type(s) for +: 'datetime.datetime' and 'float'
#> - int unsupported operand type(s) for -: 'datetime.datetime' and 'int'
#> - str unsupported operand type(s) for -: 'datetime.datetime' and 'str'
#> - date unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.date'
#> - time unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.time'
#> - datetime datetime.timedelta(0)
#> - timedelta datetime.datetime(2020, 1, 1, 3, 4, 3, 3)
#> - timezone unsupported operand type(s) for -: 'datetime.datetime' and 'datetime.timezone'
#> - float unsupported operand type(s) for -: 'datetime.datetime' and 'float'

### operators of datetime: "*" and "/"
a = datetime(2020, 1, 2, 3, 4, 5, 6)
for op in "*", "/":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> * int unsupported operand type(s) for *: 'datetime.datetime' and 'int'
#> * str can't multiply sequence by non-int of type 'datetime.datetime'
#> * date unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.date'
#> * time unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.time'
#> * datetime unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.datetime'
#> * timedelta unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.timedelta'
#> * timezone unsupported operand type(s) for *: 'datetime.datetime' and 'datetime.timezone'
#> * float unsupported operand type(s) for *: 'datetime.datetime' and 'float'
#> / int unsupported operand type(s) for /: 'datetime.datetime' and 'int'
#> / str unsupported operand type(s) for /: 'datetime.datetime' and 'str'
#> / date unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.date'
#> / time unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.time'
#> / datetime unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.datetime'
#> / timedelta unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.timedelta'
#> / timezone unsupported operand type(s) for /: 'datetime.datetime' and 'datetime.timezone'
#> / float unsupported operand type(s) for /: 'datetime.datetime' and 'float'

### operators of datetime: "//" and "%"
a = datetime(2020, 1, 2, 3, 4, 5, 6)
for op in "//", "%":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> // int unsupported operand type(s) for //: 'datetime.datetime' and 'int'
#> // str unsupported operand type(s) for //: 'datetime.datetime' and 'str'
#> // date unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.date'
#> // time unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.time'
#> // datetime unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.datetime'
#> // timedelta unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.timedelta'
#> // timezone unsupported operand type(s) for //: 'datetime.datetime' and 'datetime.timezone'
#> // float unsupported operand type(s) for //: 'datetime.datetime' and 'float'
#> % int unsupported operand type(s) for %: 'datetime.datetime' and 'int'
#> % str unsupported operand type(s) for %: 'datetime.datetime' and 'str'
#> % date unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.date'
#> % time unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.time'
#> % datetime unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.datetime'
#> % timedelta unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.timedelta'
#> % timezone unsupported operand type(s) for %: 'datetime.datetime' and 'datetime.timezone'
#> % float unsupported operand type(s) for %: 'datetime.datetime' and 'float'

### operators of datetime: "<" and ">="
a = datetime(2020, 1, 2, 3, 4, 5, 6)
for op in "<", ">=":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> < int '<' not supported between instances of 'datetime.datetime' and 'int'
#> < str '<' not supported between instances of 'datetime.datetime' and 'str'
#> < date '<' not supported between instances of 'datetime.datetime' and 'datetime.date'
#> < time '<' not supported between instances of 'datetime.datetime' and 'datetime.time'
#> < datetime False
#> < timedelta '<' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'
#> < timezone '<' not supported between instances of 'datetime.datetime' and 'datetime.timezone'
#> < float '<' not supported between instances of 'datetime.datetime' and 'float'
#> >= int '>=' not supported between instances of 'datetime.datetime' and 'int'
#> >= str '>=' not supported between instances of 'datetime.datetime' and 'str'
#> >= date '>=' not supported between instances of 'datetime.datetime' and 'datetime.date'
#> >= time '>=' not supported between instances of 'datetime.datetime' and 'datetime.time'
#> >= datetime True
#> >= timedelta '>=' not supported between instances of 'datetime.datetime' and 'datetime.timedelta'
#> >= timezone '>=' not supported between instances of 'datetime.datetime' and 'datetime.timezone'
#> >= float '>=' not supported between instances of 'datetime.datetime' and 'float'

### operators of datetime: "=="
a = datetime(2020, 1, 2, 3, 4, 5, 6)
for op in "==",:
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> == int False
#> == str False
#> == date False
#> == time False
#> == datetime True
#> == timedelta False
#> == timezone False
#> == float False

### operators of timedelta: "+" and "-"
a = timedelta(1, 2, 3)
for op in "+", "-":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> + int unsupported operand type(s) for +: 'datetime.timedelta' and 'int'
#> + str unsupported operand type(s) for +: 'datetime.timedelta' and 'str'
#> + date datetime.date(2020, 1, 4)
#> + time unsupported operand type(s) for +: 'datetime.timedelta' and 'datetime.time'
#> + datetime datetime.datetime(2020, 1, 3, 3, 4, 7, 9)
#> + timedelta datetime.timedelta(days=2, seconds=4, microseconds=6)
#> + timezone unsupported operand type(s) for +: 'datetime.timedelta' and 'datetime.timezone'
#> + float unsupported operand type(s) for +: 'datetime.timedelta' and 'float'
#> - int unsupported operand type(s) for -: 'datetime.timedelta' and 'int'
#> - str unsupported operand type(s) for -: 'datetime.timedelta' and 'str'
#> - date unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.date'
#> - time unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.time'
#> - datetime unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.datetime'
#> - timedelta datetime.timedelta(0)
#> - timezone unsupported operand type(s) for -: 'datetime.timedelta' and 'datetime.timezone'
#> - float unsupported operand type(s) for -: 'datetime.timedelta' and 'float'

### operators of timedelta: "*" and "/"
a = timedelta(1, 2, 3)
for op in "*", "/":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> * int datetime.timedelta(days=1, seconds=2, microseconds=3)
#> * str can't multiply sequence by non-int of type 'datetime.timedelta'
#> * date unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.date'
#> * time unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.time'
#> * datetime unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.datetime'
#> * timedelta unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.timedelta'
#> * timezone unsupported operand type(s) for *: 'datetime.timedelta' and 'datetime.timezone'
#> * float datetime.timedelta(days=1, seconds=43203, microseconds=4)
#> / int datetime.timedelta(days=1, seconds=2, microseconds=3)
#> / str unsupported operand type(s) for /: 'datetime.timedelta' and 'str'
#> / date unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.date'
#> / time unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.time'
#> / datetime unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.datetime'
#> / timedelta 1.0
#> / timezone unsupported operand type(s) for /: 'datetime.timedelta' and 'datetime.timezone'
#> / float datetime.timedelta(seconds=57601, microseconds=333335)

### operators of timedelta: "//" and "%"
a = timedelta(1, 2, 3)
for op in "//", "%":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> // int datetime.timedelta(days=1, seconds=2, microseconds=3)
#> // str unsupported operand type(s) for //: 'datetime.timedelta' and 'str'
#> // date unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.date'
#> // time unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.time'
#> // datetime unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.datetime'
#> // timedelta 1
#> // timezone unsupported operand type(s) for //: 'datetime.timedelta' and 'datetime.timezone'
#> // float unsupported operand type(s) for //: 'datetime.timedelta' and 'float'
#> % int unsupported operand type(s) for %: 'datetime.timedelta' and 'int'
#> % str unsupported operand type(s) for %: 'datetime.timedelta' and 'str'
#> % date unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.date'
#> % time unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.time'
#> % datetime unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.datetime'
#> % timedelta datetime.timedelta(0)
#> % timezone unsupported operand type(s) for %: 'datetime.timedelta' and 'datetime.timezone'
#> % float unsupported operand type(s) for %: 'datetime.timedelta' and 'float'

### operators of timedelta: "<" and ">="
a = timedelta(1, 2, 3)
for op in "<", ">=":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> < int '<' not supported between instances of 'datetime.timedelta' and 'int'
#> < str '<' not supported between instances of 'datetime.timedelta' and 'str'
#> < date '<' not supported between instances of 'datetime.timedelta' and 'datetime.date'
#> < time '<' not supported between instances of 'datetime.timedelta' and 'datetime.time'
#> < datetime '<' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'
#> < timedelta False
#> < timezone '<' not supported between instances of 'datetime.timedelta' and 'datetime.timezone'
#> < float '<' not supported between instances of 'datetime.timedelta' and 'float'
#> >= int '>=' not supported between instances of 'datetime.timedelta' and 'int'
#> >= str '>=' not supported between instances of 'datetime.timedelta' and 'str'
#> >= date '>=' not supported between instances of 'datetime.timedelta' and 'datetime.date'
#> >= time '>=' not supported between instances of 'datetime.timedelta' and 'datetime.time'
#> >= datetime '>=' not supported between instances of 'datetime.timedelta' and 'datetime.datetime'
#> >= timedelta True
#> >= timezone '>=' not supported between instances of 'datetime.timedelta' and 'datetime.timezone'
#> >= float '>=' not supported between instances of 'datetime.timedelta' and 'float'

### operators of timedelta: "=="
a = timedelta(1, 2, 3)
for op in "==",:
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> == int False
#> == str False
#> == date False
#> == time False
#> == datetime False
#> == timedelta True
#> == timezone False
#> == float False

### operators of timezone: "+" and "-"
a = timezone(timedelta(hours=1))
for op in "+", "-":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> + int unsupported operand type(s) for +: 'datetime.timezone' and 'int'
#> + str unsupported operand type(s) for +: 'datetime.timezone' and 'str'
#> + date unsupported operand type(s) for +: 'datetime.timezone' and 'datetime.date'
#> + time unsupported operand type(s) for +: 'datetime.timezone' and 'datetime.time'
#> + datetime unsupported operand type(s) for +: 'datetime.timezone' and 'datetime.datetime'
#> + timedelta unsupported operand type(s) for +: 'datetime.timezone' and 'datetime.timedelta'
#> + timezone unsupported operand type(s) for +: 'datetime.timezone' and 'datetime.timezone'
#> + float unsupported operand type(s) for +: 'datetime.timezone' and 'float'
#> - int unsupported operand type(s) for -: 'datetime.timezone' and 'int'
#> - str unsupported operand type(s) for -: 'datetime.timezone' and 'str'
#> - date unsupported operand type(s) for -: 'datetime.timezone' and 'datetime.date'
#> - time unsupported operand type(s) for -: 'datetime.timezone' and 'datetime.time'
#> - datetime unsupported operand type(s) for -: 'datetime.timezone' and 'datetime.datetime'
#> - timedelta unsupported operand type(s) for -: 'datetime.timezone' and 'datetime.timedelta'
#> - timezone unsupported operand type(s) for -: 'datetime.timezone' and 'datetime.timezone'
#> - float unsupported operand type(s) for -: 'datetime.timezone' and 'float'

### operators of timezone: "*" and "/"
a = timezone(timedelta(hours=1))
for op in "*", "/":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> * int unsupported operand type(s) for *: 'datetime.timezone' and 'int'
#> * str can't multiply sequence by non-int of type 'datetime.timezone'
#> * date unsupported operand type(s) for *: 'datetime.timezone' and 'datetime.date'
#> * time unsupported operand type(s) for *: 'datetime.timezone' and 'datetime.time'
#> * datetime unsupported operand type(s) for *: 'datetime.timezone' and 'datetime.datetime'
#> * timedelta unsupported operand type(s) for *: 'datetime.timezone' and 'datetime.timedelta'
#> * timezone unsupported operand type(s) for *: 'datetime.timezone' and 'datetime.timezone'
#> * float unsupported operand type(s) for *: 'datetime.timezone' and 'float'
#> / int unsupported operand type(s) for /: 'datetime.timezone' and 'int'
#> / str unsupported operand type(s) for /: 'datetime.timezone' and 'str'
#> / date unsupported operand type(s) for /: 'datetime.timezone' and 'datetime.date'
#> / time unsupported operand type(s) for /: 'datetime.timezone' and 'datetime.time'
#> / datetime unsupported operand type(s) for /: 'datetime.timezone' and 'datetime.datetime'
#> / timedelta unsupported operand type(s) for /: 'datetime.timezone' and 'datetime.timedelta'
#> / timezone unsupported operand type(s) for /: 'datetime.timezone' and 'datetime.timezone'
#> / float unsupported operand type(s) for /: 'datetime.timezone' and 'float'

### operators of timezone: "//" and "%"
a = timezone(timedelta(hours=1))
for op in "//", "%":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> // int unsupported operand type(s) for //: 'datetime.timezone' and 'int'
#> // str unsupported operand type(s) for //: 'datetime.timezone' and 'str'
#> // date unsupported operand type(s) for //: 'datetime.timezone' and 'datetime.date'
#> // time unsupported operand type(s) for //: 'datetime.timezone' and 'datetime.time'
#> // datetime unsupported operand type(s) for //: 'datetime.timezone' and 'datetime.datetime'
#> // timedelta unsupported operand type(s) for //: 'datetime.timezone' and 'datetime.timedelta'
#> // timezone unsupported operand type(s) for //: 'datetime.timezone' and 'datetime.timezone'
#> // float unsupported operand type(s) for //: 'datetime.timezone' and 'float'
#> % int unsupported operand type(s) for %: 'datetime.timezone' and 'int'
#> % str unsupported operand type(s) for %: 'datetime.timezone' and 'str'
#> % date unsupported operand type(s) for %: 'datetime.timezone' and 'datetime.date'
#> % time unsupported operand type(s) for %: 'datetime.timezone' and 'datetime.time'
#> % datetime unsupported operand type(s) for %: 'datetime.timezone' and 'datetime.datetime'
#> % timedelta unsupported operand type(s) for %: 'datetime.timezone' and 'datetime.timedelta'
#> % timezone unsupported operand type(s) for %: 'datetime.timezone' and 'datetime.timezone'
#> % float unsupported operand type(s) for %: 'datetime.timezone' and 'float'

### operators of timezone: "<" and ">="
a = timezone(timedelta(hours=1))
for op in "<", ">=":
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> < int '<' not supported between instances of 'datetime.timezone' and 'int'
#> < str '<' not supported between instances of 'datetime.timezone' and 'str'
#> < date '<' not supported between instances of 'datetime.timezone' and 'datetime.date'
#> < time '<' not supported between instances of 'datetime.timezone' and 'datetime.time'
#> < datetime '<' not supported between instances of 'datetime.timezone' and 'datetime.datetime'
#> < timedelta '<' not supported between instances of 'datetime.timezone' and 'datetime.timedelta'
#> < timezone '<' not supported between instances of 'datetime.timezone' and 'datetime.timezone'
#> < float '<' not supported between instances of 'datetime.timezone' and 'float'
#> >= int '>=' not supported between instances of 'datetime.timezone' and 'int'
#> >= str '>=' not supported between instances of 'datetime.timezone' and 'str'
#> >= date '>=' not supported between instances of 'datetime.timezone' and 'datetime.date'
#> >= time '>=' not supported between instances of 'datetime.timezone' and 'datetime.time'
#> >= datetime '>=' not supported between instances of 'datetime.timezone' and 'datetime.datetime'
#> >= timedelta '>=' not supported between instances of 'datetime.timezone' and 'datetime.timedelta'
#> >= timezone '>=' not supported between instances of 'datetime.timezone' and 'datetime.timezone'
#> >= float '>=' not supported between instances of 'datetime.timezone' and 'float'

### operators of timezone: "=="
a = timezone(timedelta(hours=1))
for op in "==",:
    for b in 1, "s", date(2020, 1, 3), time(1, 2, 3, 4), datetime(2020, 1, 2, 3, 4, 5, 6), timedelta(1, 2,
            3), timezone.utc, 1.5:
        try: r = repr(eval(f"a {op} b"))
        except Exception as e: r = str(e)
        print(op, type(b).__name__, r)
#> == int False
#> == str False
#> == date False
#> == time False
#> == datetime False
#> == timedelta False
#> == timezone False
#> == float False

### what is given twice before what is unknown, the first of them
import datetime
for more in {'bogus': 6, 'year': 5}, {'year': 5, 'bogus': 6}, {'day': 1, 'month': 2}, {'bogus': 1}, {'hour': 1, 'b': 2}:
    try:
        print(datetime.datetime(2024, 1, 1, **more))
    except TypeError as e:
        print(e)
#> argument for function given by name ('year') and position (1)
#> argument for function given by name ('year') and position (1)
#> argument for function given by name ('month') and position (2)
#> this function got an unexpected keyword argument 'bogus'
#> this function got an unexpected keyword argument 'b'

### states of pickles, of Python 2 too, and weeks that are out of range
from datetime import *
import pickle
def t(f):
    try: print(repr(f()))
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
for c in ((2 << 32, 1, 1), (2019, 2 << 70, 1), (2019, 1, -2 << 32), (2019, 53, 1)):
    t(lambda: date.fromisocalendar(*c))
for make in (lambda: date('\x07\xdf\x0b\x1b'), lambda: date('\u0407\xdf\x0b\x1b'),
          lambda: datetime('\x07\xdf\x0b\x1b\x14;\x1d\0\1\0'),
             lambda: datetime('\x07\xdf\x0b\x1b\x14;\x1d\0\1\0', timezone.utc),
             lambda: datetime(b'\x07\xdf\x0b\x1b\x14;\x1d\0\1\0', 'EST'),
             lambda: time('\x14;\x19\0\x10\0'), lambda: time(b'\x14;\x19\0\x10\0', 'x'),
             lambda: time('\u0114;\x19\0\x10\0'), lambda: date('abc'),
             lambda: pickle.loads(b"cdatetime\ndate\n(S'\\x07\\xdf\\x0b\\x1b'\ntR.", encoding='latin1')):
    t(make)
#> ValueError ISO calendar component out of range
#> ValueError ISO calendar component out of range
#> ValueError ISO calendar component out of range
#> ValueError Invalid week: 53
#> datetime.date(2015, 11, 27)
#> ValueError Failed to encode latin1 string when unpickling a date object. pickle.load(data, encoding='latin1') is assumed.
#> datetime.datetime(2015, 11, 27, 20, 59, 29, 256)
#> datetime.datetime(2015, 11, 27, 20, 59, 29, 256, tzinfo=datetime.timezone.utc)
#> TypeError bad tzinfo state arg
#> datetime.time(20, 59, 25, 4096)
#> TypeError bad tzinfo state arg
#> ValueError Failed to encode latin1 string when unpickling a time object. pickle.load(data, encoding='latin1') is assumed.
#> TypeError 'str' object cannot be interpreted as an integer
#> datetime.date(2015, 11, 27)
