# Errors of sequences, views and their items whose wording or order is easily missed.

### a sequence is repeated by what has __index__, whatever else that is
class Ix:
    def __index__(self): return 2
def show(f):
    try: print(f())
    except TypeError as e: print(e)
for base in (list, tuple, str, bytes, bytearray, dict, set):
    class B(base, Ix): pass
    class A(base): pass
    for s in [1], 'ab', bytearray(b'ab'):
        def inplace(x, y):
            x *= y
            return x
        show(lambda: s * B())
        show(lambda: B() * s)
        show(lambda: s * A())
        show(lambda: inplace(s[:], B()))
        show(lambda: inplace(A(), s))
    show(lambda: B() * B())
    show(lambda: A() * B())
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> can't multiply sequence by non-int of type 'A'
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'A'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#> can't multiply sequence by non-int of type 'A'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#> []
#> []
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> can't multiply sequence by non-int of type 'A'
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'A'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#> can't multiply sequence by non-int of type 'A'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#> ()
#> ()
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> can't multiply sequence by non-int of type 'A'
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'A'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#> can't multiply sequence by non-int of type 'A'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#>
#>
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> can't multiply sequence by non-int of type 'A'
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'A'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#> can't multiply sequence by non-int of type 'A'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#> b''
#> b''
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> can't multiply sequence by non-int of type 'A'
#> [1, 1]
#> can't multiply sequence by non-int of type 'list'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'A'
#> abab
#> can't multiply sequence by non-int of type 'str'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#> can't multiply sequence by non-int of type 'A'
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'bytearray'
#> bytearray(b'')
#> bytearray(b'')
#> [1, 1]
#> [1, 1]
#> can't multiply sequence by non-int of type 'A'
#> [1, 1]
#> unsupported operand type(s) for *=: 'A' and 'list'
#> abab
#> abab
#> can't multiply sequence by non-int of type 'A'
#> abab
#> unsupported operand type(s) for *=: 'A' and 'str'
#> bytearray(b'abab')
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'A'
#> bytearray(b'abab')
#> unsupported operand type(s) for *=: 'A' and 'bytearray'
#> unsupported operand type(s) for *: 'B' and 'B'
#> unsupported operand type(s) for *: 'A' and 'B'
#> [1, 1]
#> [1, 1]
#> can't multiply sequence by non-int of type 'A'
#> [1, 1]
#> unsupported operand type(s) for *=: 'A' and 'list'
#> abab
#> abab
#> can't multiply sequence by non-int of type 'A'
#> abab
#> unsupported operand type(s) for *=: 'A' and 'str'
#> bytearray(b'abab')
#> bytearray(b'abab')
#> can't multiply sequence by non-int of type 'A'
#> bytearray(b'abab')
#> unsupported operand type(s) for *=: 'A' and 'bytearray'
#> unsupported operand type(s) for *: 'B' and 'B'
#> unsupported operand type(s) for *: 'A' and 'B'

### views of dicts go with any iterable
def show(f):
    try: print(f())
    except TypeError as e: print(e)
keys = {7: 1}.keys()
show(lambda: keys & str)
show(lambda: keys | int)
show(lambda: type - keys)
show(lambda: [8] ^ keys)
show(lambda: keys + int)
#> 'type' object is not iterable
#> 'type' object is not iterable
#> 'type' object is not iterable
#> {8, 7}
#> unsupported operand type(s) for +: 'dict_keys' and 'type'

### bytes added to a bytearray of a class's own
class A(bytearray): pass
a = A(b'x')
for other in (1, 'y', [], None):
    try: a += other
    except TypeError as e: print(e)
    try: a + other
    except TypeError as e: print(e)
#> can't concat int to A
#> can't concat int to A
#> can't concat str to A
#> can't concat str to A
#> can't concat list to A
#> can't concat list to A
#> can't concat NoneType to A
#> can't concat NoneType to A

### items that cannot be set or deleted, and the index that is asked first
class Ix:
    def __index__(self): print('index'); return 0
class Bad:
    def __index__(self): return 'a'
class Own: pass
def set_item(t, key): t[key] = 1
def del_item(t, key): del t[key]
for t in ('a', (1,), range(3), {1}, b'', {}.keys(), Own(), 5, None, len, type, slice(1)):
    for key in (0, 'a', 2**80, slice(1), Ix(), Bad()):
        for f in (set_item, del_item):
            try: f(t, key)
            except (TypeError, IndexError) as e: print(type(e).__name__, e)
#> TypeError 'str' object does not support item assignment
#> TypeError 'str' object doesn't support item deletion
#> TypeError 'str' object does not support item assignment
#> TypeError 'str' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'str' object does not support item assignment
#> TypeError 'str' object does not support item deletion
#> index
#> TypeError 'str' object does not support item assignment
#> index
#> TypeError 'str' object doesn't support item deletion
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError 'tuple' object does not support item assignment
#> TypeError 'tuple' object doesn't support item deletion
#> TypeError 'tuple' object does not support item assignment
#> TypeError 'tuple' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'tuple' object does not support item assignment
#> TypeError 'tuple' object does not support item deletion
#> index
#> TypeError 'tuple' object does not support item assignment
#> index
#> TypeError 'tuple' object doesn't support item deletion
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError 'range' object does not support item assignment
#> TypeError 'range' object doesn't support item deletion
#> TypeError 'range' object does not support item assignment
#> TypeError 'range' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'range' object does not support item assignment
#> TypeError 'range' object does not support item deletion
#> index
#> TypeError 'range' object does not support item assignment
#> index
#> TypeError 'range' object doesn't support item deletion
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError 'set' object does not support item assignment
#> TypeError 'set' object doesn't support item deletion
#> TypeError 'set' object does not support item assignment
#> TypeError 'set' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'set' object does not support item assignment
#> TypeError 'set' object does not support item deletion
#> index
#> TypeError 'set' object does not support item assignment
#> index
#> TypeError 'set' object doesn't support item deletion
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError 'bytes' object does not support item assignment
#> TypeError 'bytes' object doesn't support item deletion
#> TypeError 'bytes' object does not support item assignment
#> TypeError 'bytes' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'bytes' object does not support item assignment
#> TypeError 'bytes' object does not support item deletion
#> index
#> TypeError 'bytes' object does not support item assignment
#> index
#> TypeError 'bytes' object doesn't support item deletion
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError 'dict_keys' object does not support item assignment
#> TypeError 'dict_keys' object doesn't support item deletion
#> TypeError 'dict_keys' object does not support item assignment
#> TypeError 'dict_keys' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'dict_keys' object does not support item assignment
#> TypeError 'dict_keys' object does not support item deletion
#> index
#> TypeError 'dict_keys' object does not support item assignment
#> index
#> TypeError 'dict_keys' object doesn't support item deletion
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError 'Own' object does not support item assignment
#> TypeError 'Own' object doesn't support item deletion
#> TypeError 'Own' object does not support item assignment
#> TypeError 'Own' object does not support item deletion
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError 'Own' object does not support item assignment
#> TypeError 'Own' object does not support item deletion
#> index
#> TypeError 'Own' object does not support item assignment
#> index
#> TypeError 'Own' object doesn't support item deletion
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError 'int' object does not support item assignment
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item assignment
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item assignment
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item assignment
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item assignment
#> TypeError 'int' object does not support item deletion
#> TypeError 'int' object does not support item assignment
#> TypeError 'int' object does not support item deletion
#> TypeError 'NoneType' object does not support item assignment
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item assignment
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item assignment
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item assignment
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item assignment
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'NoneType' object does not support item assignment
#> TypeError 'NoneType' object does not support item deletion
#> TypeError 'builtin_function_or_method' object does not support item assignment
#> TypeError 'builtin_function_or_method' object does not support item deletion
#> TypeError 'builtin_function_or_method' object does not support item assignment
#> TypeError 'builtin_function_or_method' object does not support item deletion
#> TypeError 'builtin_function_or_method' object does not support item assignment
#> TypeError 'builtin_function_or_method' object does not support item deletion
#> TypeError 'builtin_function_or_method' object does not support item assignment
#> TypeError 'builtin_function_or_method' object does not support item deletion
#> TypeError 'builtin_function_or_method' object does not support item assignment
#> TypeError 'builtin_function_or_method' object does not support item deletion
#> TypeError 'builtin_function_or_method' object does not support item assignment
#> TypeError 'builtin_function_or_method' object does not support item deletion
#> TypeError 'type' object does not support item assignment
#> TypeError 'type' object does not support item deletion
#> TypeError 'type' object does not support item assignment
#> TypeError 'type' object does not support item deletion
#> TypeError 'type' object does not support item assignment
#> TypeError 'type' object does not support item deletion
#> TypeError 'type' object does not support item assignment
#> TypeError 'type' object does not support item deletion
#> TypeError 'type' object does not support item assignment
#> TypeError 'type' object does not support item deletion
#> TypeError 'type' object does not support item assignment
#> TypeError 'type' object does not support item deletion
#> TypeError 'slice' object does not support item assignment
#> TypeError 'slice' object does not support item deletion
#> TypeError 'slice' object does not support item assignment
#> TypeError 'slice' object does not support item deletion
#> TypeError 'slice' object does not support item assignment
#> TypeError 'slice' object does not support item deletion
#> TypeError 'slice' object does not support item assignment
#> TypeError 'slice' object does not support item deletion
#> TypeError 'slice' object does not support item assignment
#> TypeError 'slice' object does not support item deletion
#> TypeError 'slice' object does not support item assignment
#> TypeError 'slice' object does not support item deletion
