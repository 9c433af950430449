### functions have what makes their annotations where these are text, too
from __future__ import annotations
import types, typing

class C:
    def method(self, a: C, *rest: missing, key: list[int] = ()) -> str: pass

async def wait(a: 'x'): pass

for f in (C.method, wait):
    print(f.__annotate__.__qualname__, f.__annotate__(1), f.__annotations__)
    try: f.__annotate__(3)
    except NotImplementedError as e: print(repr(e))
copy = types.FunctionType(wait.__code__, globals())
print(copy.__annotations__)
copy.__annotate__ = C.method.__annotate__
missing = int
print(typing.get_type_hints(copy))
#> C.__annotate__ {'a': 'C', 'rest': 'missing', 'key': 'list[int]', 'return': 'str'} {'a': 'C', 'rest': 'missing', 'key': 'list[int]', 'return': 'str'}
#> NotImplementedError()
#> __annotate__ {'a': "'x'"} {'a': "'x'"}
#> NotImplementedError()
#> {}
#> {'a': <class '__main__.C'>, 'rest': <class 'int'>, 'key': list[int], 'return': <class 'str'>}
