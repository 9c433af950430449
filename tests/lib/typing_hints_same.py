# Hints that get_type_hints() has nothing to change in.

### get_type_hints keeps what is the same
import typing
class C:
    x: typing.List[int]
    y: 'typing.Annotated[float, "test"]'
    z: typing.ClassVar[int]
    f: typing.Callable[[int], str]
    g: typing.Dict[str, typing.List[int]]
    h: typing.Tuple[int, ...]
    i: list[int]
    j: int | str
h = typing.get_type_hints(C, include_extras=True)
print(h['x'] is typing.List[int], h['y'] is typing.Annotated[float, 'test'], h['z'] is typing.ClassVar[int],
    h['f'] is typing.Callable[[int], str], h['g'] is typing.Dict[str, typing.List[int]],
    h['h'] is typing.Tuple[int, ...])
print(h)
h = typing.get_type_hints(C)
print(h)
print(typing.Annotated[int, 1] is typing.Annotated[int, 1], typing.Literal[1, 2] is typing.Literal[1, 2])
#> True True True True True True
#> {'x': typing.List[int], 'y': typing.Annotated[float, 'test'], 'z': typing.ClassVar[int], 'f': typing.Callable[[int], str], 'g': typing.Dict[str, typing.List[int]], 'h': typing.Tuple[int, ...], 'i': list[int], 'j': int | str}
#> {'x': typing.List[int], 'y': <class 'float'>, 'z': typing.ClassVar[int], 'f': typing.Callable[[int], str], 'g': typing.Dict[str, typing.List[int]], 'h': typing.Tuple[int, ...], 'i': list[int], 'j': int | str}
#> True True

### nested hints are stripped and resolved
from typing import *
A = Annotated[int, 'm']
class C:
    a: list[A]
    b: A | None
    c: List[Union[A, 'str']]
    d: tuple[A, ...]
    e: Literal['x', 'int']
    f: Callable[[A], 'int']
    g: 'List["C"]'
    h: Optional[Annotated['C', 1]]
    i: dict['str', list['int']]
print(get_type_hints(C))
print(get_type_hints(C, include_extras=True))
#> {'a': list[int], 'b': int | None, 'c': typing.List[int | str], 'd': tuple[int, ...], 'e': typing.Literal['x', 'int'], 'f': typing.Callable[[int], int], 'g': typing.List[__main__.C], 'h': __main__.C | None, 'i': dict[str, list[int]]}
#> {'a': list[typing.Annotated[int, 'm']], 'b': typing.Annotated[int, 'm'] | None, 'c': typing.List[typing.Annotated[int, 'm'] | str], 'd': tuple[typing.Annotated[int, 'm'], ...], 'e': typing.Literal['x', 'int'], 'f': typing.Callable[[typing.Annotated[int, 'm']], int], 'g': typing.List[__main__.C], 'h': typing.Annotated[__main__.C, 1] | None, 'i': dict[str, list[int]]}
