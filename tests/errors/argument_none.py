import binascii, datetime, hashlib, heapq, itertools, random, time, unicodedata
def said(f, *args, **kwargs):
    try: return type(f(*args, **kwargs)).__name__
    except Exception as e: return f'{type(e).__name__}: {e}'

### None as an argument that is refused
for f, args in ((datetime.date(2020, 1, 2).strftime, (None,)), (datetime.time(1).isoformat, (None,)), (datetime.datetime(2020, 1, 2).isoformat, (None,)), (time.strftime, (None,)), (heapq.heapify, (None,)), (heapq.heappush, (None, 1)),
                (heapq.heappop, (None,)), (unicodedata.normalize, (None, 'a')), (unicodedata.normalize, ('NFC', None)), (ExceptionGroup, (None, [])), (compile, ('a', 'a', None)), (time.asctime, (None,)), (time.asctime, ((), ())),
                (time.get_clock_info, (None,)), (binascii.hexlify, (b'ab', None)), (binascii.crc32, (None, None)), (binascii.crc_hqx, ('a', None)), (random.getrandbits, (2 ** 70,)), (itertools.combinations, (5, 'a')),
                (itertools.combinations_with_replacement, (5, None))):
    print(f.__name__, args, said(f, *args))
print(said(hashlib.sha256, string=None), '|', said(hashlib.sha256, b'a', string=None))
#> strftime (None,) TypeError: strftime() argument 1 must be str, not None
#> isoformat (None,) TypeError: isoformat() argument 1 must be str, not None
#> isoformat (None,) TypeError: isoformat() argument 1 must be a unicode character, not None
#> strftime (None,) TypeError: strftime() argument 1 must be str, not None
#> heapify (None,) TypeError: heapify() argument must be list, not None
#> heappush (None, 1) TypeError: heappush() argument 1 must be list, not None
#> heappop (None,) TypeError: heappop() argument must be list, not None
#> normalize (None, 'a') TypeError: normalize() argument 1 must be str, not None
#> normalize ('NFC', None) TypeError: normalize() argument 2 must be str, not None
#> ExceptionGroup (None, []) TypeError: BaseExceptionGroup.__new__() argument 1 must be str, not None
#> compile ('a', 'a', None) TypeError: compile() argument 'mode' must be str, not None
#> asctime (None,) TypeError: Tuple or struct_time argument required
#> asctime ((), ()) TypeError: asctime expected at most 1 argument, got 2
#> get_clock_info (None,) TypeError: get_clock_info() argument 1 must be str, not None
#> hexlify (b'ab', None) TypeError: object of type 'NoneType' has no len()
#> crc32 (None, None) TypeError: a bytes-like object is required, not 'NoneType'
#> crc_hqx ('a', None) TypeError: a bytes-like object is required, not 'str'
#> getrandbits (1180591620717411303424,) OverflowError: Python int too large for C uint64_t
#> combinations (5, 'a') TypeError: 'str' object cannot be interpreted as an integer
#> combinations_with_replacement (5, None) TypeError: 'NoneType' object cannot be interpreted as an integer
#> TypeError: object supporting the buffer API required | TypeError: 'data' and 'string' are mutually exclusive and support for 'string' keyword parameter is slated for removal in a future version.

### None is None in what is said of arguments that must be a str
import types, sys, array
for f in (lambda: (1).__format__(None), lambda: object().__format__(None), lambda: 'a'.__format__(None), lambda: types.ModuleType(None), lambda: sys.intern(None),
          lambda: types.FunctionType(None, {}), lambda: array.array(None), lambda: float.__getformat__(None), lambda: UnicodeDecodeError(None, b'', 1, 1, ''),
          lambda: UnicodeDecodeError('a', b'', 1, 1, None)):
    try: print(f())
    except TypeError as e: print(e)
#> __format__() argument must be str, not None
#> __format__() argument must be str, not None
#> __format__() argument must be str, not None
#> module() argument 'name' must be str, not None
#> intern() argument must be str, not None
#> function() argument 'code' must be code, not None
#> array() argument 1 must be a unicode character, not None
#> __getformat__() argument must be str, not None
#> argument 1 must be str, not None
#> argument 5 must be str, not None

### calls of __build_class__ that cannot be
for args in (), (1,), (1, 2), (len, 'a'), (lambda: 0, 2):
    try: print(__build_class__(*args))
    except TypeError as e: print(e)
try: map(x=1)
except TypeError as e: print(e)
#> __build_class__: not enough arguments
#> __build_class__: not enough arguments
#> __build_class__: func must be a function
#> __build_class__: func must be a function
#> __build_class__: name is not a string
#> map() got an unexpected keyword argument 'x'
