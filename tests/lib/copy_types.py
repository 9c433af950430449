import copy
import typing, collections.abc
def show(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

### copies of text and bytes in memory: note, cls and text
import io
for cls, text in ((io.StringIO, 'ab\r\ncd\n'),):
    f = cls(text)
    f.read(3)
    f.note = [1]
    c = copy.copy(f)
    print(repr(c.read()), f.tell(), c.note is f.note, vars(c), type(c) is cls)
    d = copy.deepcopy(f)
    d.write(text[:1])
    print([d.getvalue(), f.getvalue()], d.note is f.note)
    print(f.__getstate__(), cls().__getstate__(), vars(cls()))
    class S(cls):
        def __init__(self, *a): super().__init__(*a); self.x = 1
    s = copy.copy(S(text))
    print(type(s).__name__, s.x, [s.getvalue()])
    for state in (None, (1,), (text, 0), (text, -1, None), (text, 0, 1), (text, 'a', None), (1, 0, None),
            (text, '\n', 1, None), (text, '\n', 'x', None), (text, '\n', -1, None), (text, 'z', 0, None),
            (1, '\n', 0, None), (text, '\n', 0, 5), (text, '\n', 0, {'k': 1}), (None, None, 0, None)):
        show(lambda: (f.__setstate__(state), f.getvalue(), f.tell(), vars(f)))
    for p in range(5): show(lambda: f.__reduce_ex__(p)[1])
    show(lambda: f.__reduce__())
    f.close()
    show(lambda: copy.copy(f))
    show(lambda: f.__getstate__())
#> '\ncd\n' 3 True {'note': [1]} True
#> ['ab\racd\n', 'ab\r\ncd\n'] False
#> ('ab\r\ncd\n', '\n', 3, {'note': [1]}) ('', '\n', 0, None) {}
#> S 1 ['ab\r\ncd\n']
#> TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got NoneType
#> TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
#> TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
#> TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
#> TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
#> TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
#> TypeError _io.StringIO.__setstate__ argument should be 4-tuple, got tuple
#> (None, 'ab\r\ncd\n', 1, {'note': [1]})
#> TypeError third item of state must be an integer, got str
#> ValueError position value cannot be negative
#> ValueError illegal newline value: 'z'
#> TypeError initial_value must be str or None, not int
#> TypeError fourth item of state should be a dict, got a int
#> (None, 'ab\r\ncd\n', 0, {'note': [1], 'k': 1})
#> (None, '', 0, {'note': [1], 'k': 1})
#> TypeError cannot pickle 'StringIO' object
#> TypeError cannot pickle 'StringIO' object
#> (<class '_io.StringIO'>,)
#> (<class '_io.StringIO'>,)
#> (<class '_io.StringIO'>,)
#> TypeError cannot pickle 'StringIO' object
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file

### copies of text and bytes in memory: note, BytesIO and text
import io
for cls, text in ((io.BytesIO, b'ab\r\ncd\n'),):
    f = cls(text)
    f.read(3)
    f.note = [1]
    c = copy.copy(f)
    print(repr(c.read()), f.tell(), c.note is f.note, vars(c), type(c) is cls)
    d = copy.deepcopy(f)
    d.write(text[:1])
    print([d.getvalue(), f.getvalue()], d.note is f.note)
    print(f.__getstate__(), cls().__getstate__(), vars(cls()))
    class S(cls):
        def __init__(self, *a): super().__init__(*a); self.x = 1
    s = copy.copy(S(text))
    print(type(s).__name__, s.x, [s.getvalue()])
    for state in (None, (1,), (text, 0), (text, -1, None), (text, 0, 1), (text, 'a', None), (1, 0, None),
            (text, '\n', 1, None), (text, '\n', 'x', None), (text, '\n', -1, None), (text, 'z', 0, None),
            (1, '\n', 0, None), (text, '\n', 0, 5), (text, '\n', 0, {'k': 1}), (None, None, 0, None)):
        show(lambda: (f.__setstate__(state), f.getvalue(), f.tell(), vars(f)))
    for p in range(5): show(lambda: f.__reduce_ex__(p)[1])
    show(lambda: f.__reduce__())
    f.close()
    show(lambda: copy.copy(f))
    show(lambda: f.__getstate__())
#> b'\ncd\n' 3 True {'note': [1]} True
#> [b'ab\racd\n', b'ab\r\ncd\n'] False
#> (b'ab\r\ncd\n', 3, {'note': [1]}) (b'', 0, None) {}
#> S 1 [b'ab\r\ncd\n']
#> TypeError _io.BytesIO.__setstate__ argument should be 3-tuple, got NoneType
#> TypeError _io.BytesIO.__setstate__ argument should be 3-tuple, got tuple
#> TypeError _io.BytesIO.__setstate__ argument should be 3-tuple, got tuple
#> ValueError position value cannot be negative
#> TypeError third item of state should be a dict, got a int
#> TypeError second item of state must be an integer, not str
#> TypeError a bytes-like object is required, not 'int'
#> TypeError second item of state must be an integer, not str
#> TypeError second item of state must be an integer, not str
#> TypeError second item of state must be an integer, not str
#> TypeError second item of state must be an integer, not str
#> TypeError a bytes-like object is required, not 'int'
#> TypeError second item of state must be an integer, not str
#> TypeError second item of state must be an integer, not str
#> TypeError a bytes-like object is required, not 'NoneType'
#> TypeError cannot pickle 'BytesIO' object
#> TypeError cannot pickle 'BytesIO' object
#> (<class '_io.BytesIO'>,)
#> (<class '_io.BytesIO'>,)
#> (<class '_io.BytesIO'>,)
#> TypeError cannot pickle 'BytesIO' object
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.

### copies of text and bytes in memory: StringIO
import io
show(lambda: io.StringIO('a\nb', None).__getstate__())
show(lambda: repr(copy.copy(io.StringIO("a\nb", "\r\n")).getvalue()))
#> ('a\nb', None, 0, None)
#> 'a\r\nb'

### copies of the aliases of typing: Dict, Literal and Annotated
for t in (typing.List[int], typing.Dict[str, typing.List[int]], typing.Literal[1, 'a'],
        typing.Callable[[int], str], typing.Callable[..., int], typing.Callable[[], int],
        typing.Annotated[int, 1, 2]):
    print(t, copy.copy(t) == t, copy.copy(t) is t, copy.deepcopy(t) == t)
    show(lambda: t.__reduce__())
#> typing.List[int] True True True
#> (<built-in function getitem>, (typing.List, <class 'int'>))
#> typing.Dict[str, typing.List[int]] True True True
#> (<built-in function getitem>, (typing.Dict, (<class 'str'>, typing.List[int])))
#> typing.Literal[1, 'a'] True True True
#> (<built-in function getitem>, (typing.Literal, (1, 'a')))
#> typing.Callable[[int], str] True True True
#> (<built-in function getitem>, (typing.Callable, ([<class 'int'>], <class 'str'>)))
#> typing.Callable[..., int] True True True
#> (<built-in function getitem>, (typing.Callable, (Ellipsis, <class 'int'>)))
#> typing.Callable[[], int] True True True
#> (<built-in function getitem>, (typing.Callable, ([], <class 'int'>)))
#> typing.Annotated[int, 1, 2] True True True
#> (<built-in function getitem>, (typing.Annotated, (<class 'int'>, 1, 2)))

### copies of the aliases of typing: Optional, Union and Tuple
T = typing.TypeVar('T')
class G(typing.Generic[T]): pass
for t in (typing.Optional[int], typing.Union[int, str], typing.Tuple[int, ...], typing.Tuple[()], G[int],
        typing.Type[int], typing.Final[int]):
    print(t, copy.copy(t) == t, copy.copy(t) is t, copy.deepcopy(t) == t)
    show(lambda: t.__reduce__())
#> int | None True False True
#> TypeError cannot pickle 'Union' object
#> int | str True False True
#> TypeError cannot pickle 'Union' object
#> typing.Tuple[int, ...] True True True
#> (<built-in function getitem>, (typing.Tuple, (<class 'int'>, Ellipsis)))
#> typing.Tuple[()] True True True
#> (<built-in function getitem>, (typing.Tuple, ()))
#> __main__.G[int] True True True
#> (<built-in function getitem>, (<class '__main__.G'>, <class 'int'>))
#> typing.Type[int] True True True
#> (<built-in function getitem>, (typing.Type, <class 'int'>))
#> typing.Final[int] True True True
#> (<built-in function getitem>, (typing.Final, <class 'int'>))

### copies of the aliases of typing: Any, ClassVar and NewType
T = typing.TypeVar('T')
for t in (typing.ClassVar[int], typing.Any, typing.List, typing.NewType('N', int), list[int], typing.Deque[int],
        typing.Iterable[T]):
    print(t, copy.copy(t) == t, copy.copy(t) is t, copy.deepcopy(t) == t)
    show(lambda: t.__reduce__())
#> typing.ClassVar[int] True True True
#> (<built-in function getitem>, (typing.ClassVar, <class 'int'>))
#> typing.Any True True True
#> TypeError unbound method object.__reduce__() needs an argument
#> typing.List True True True
#> List
#> __main__.N True True True
#> N
#> list[int] True False True
#> (<class 'types.GenericAlias'>, (<class 'list'>, (<class 'int'>,)))
#> typing.Deque[int] True True True
#> (<built-in function getitem>, (typing.Deque, <class 'int'>))
#> typing.Iterable[~T] True True True
#> (<built-in function getitem>, (typing.Iterable, ~T))

### copies of the aliases of typing: Concatenate, abc and collections
for t in (int | None, typing.Concatenate[int, ...], collections.abc.Callable[[int], str],
        collections.abc.Callable[..., str]):
    print(t, copy.copy(t) == t, copy.copy(t) is t, copy.deepcopy(t) == t)
    show(lambda: t.__reduce__())
#> int | None True False True
#> TypeError cannot pickle 'Union' object
#> typing.Concatenate[int, ...] True True True
#> (<built-in function getitem>, (typing.Concatenate, (<class 'int'>, Ellipsis)))
#> collections.abc.Callable[[int], str] True False True
#> (<class 'collections.abc._CallableGenericAlias'>, (<class 'collections.abc.Callable'>, ([<class 'int'>], <class 'str'>)))
#> collections.abc.Callable[..., str] True False True
#> (<class 'collections.abc._CallableGenericAlias'>, (<class 'collections.abc.Callable'>, (Ellipsis, <class 'str'>)))

### copies of dataclasses that have types and weak references in their fields
import dataclasses, typing, weakref
@dataclasses.dataclass
class D:
    kinds: list = dataclasses.field(default_factory=lambda: [typing.List[int], weakref.ref(D)])
print(copy.deepcopy(D()) == D(), dataclasses.asdict(D())['kinds'] == D().kinds)  #> True True
r = weakref.ref(D)
print(copy.copy(r) is r, copy.deepcopy(r) is r, copy.deepcopy({1: r})[1] is r)  #> True True True

### csv's readers, writers and dialects: quotechar, strict and copy
import csv, io
D = type(csv.get_dialect('excel'))
d = D()
print([getattr(d, n) for n in ('delimiter', 'doublequote', 'escapechar', 'lineterminator', 'quotechar',
    'quoting', 'skipinitialspace', 'strict')])
print(D(delimiter=';').delimiter, D('unix').quoting, D(csv.excel_tab, strict=1).strict,
    D(dialect=d, quotechar="'").quotechar)
for args, options in (((1, 2, 3), {}), ((), {'foo': 1}), (('nope',), {})):
    show(lambda: D(*args, **options))
r, w = csv.reader(['a,b', 'c']), csv.writer(io.StringIO())
for o in r, w, d:
    show(lambda: copy.copy(o))
    show(lambda: copy.deepcopy(o))
    show(lambda: vars(o))
#> [',', True, None, '\r\n', '"', 0, False, False]
#> ; 1 True '
#> TypeError "delimiter" must be a unicode character, not int
#> TypeError this function got an unexpected keyword argument 'foo'
#> Error unknown dialect
#> TypeError cannot pickle '_csv.reader' object
#> TypeError cannot pickle '_csv.reader' object
#> TypeError vars() argument must have __dict__ attribute
#> TypeError cannot pickle '_csv.writer' object
#> TypeError cannot pickle '_csv.writer' object
#> TypeError vars() argument must have __dict__ attribute
#> TypeError cannot pickle 'Dialect' instances
#> TypeError cannot pickle 'Dialect' instances
#> TypeError vars() argument must have __dict__ attribute

### csv's readers, writers and dialects: setattr, line_num and next
import csv, io
r, w = csv.reader(['a,b', 'c']), csv.writer(io.StringIO())
for o in r, w:
    show(lambda: type(o)())
    show(lambda: setattr(o, 'x', 1))
print(next(r), r.line_num, r.dialect.delimiter, next(r), r.line_num)
#> TypeError cannot create '_csv.reader' instances
#> AttributeError '_csv.reader' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError cannot create '_csv.writer' instances
#> AttributeError '_csv.writer' object has no attribute 'x' and no __dict__ for setting new attributes
#> ['a', 'b'] 1 , ['c'] 2
