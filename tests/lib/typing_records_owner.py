# Who the annotations of a record belong to, when they are strings.
from typing import NamedTuple, Required, TypedDict, get_type_hints


def shows(kind):
    for name, ref in kind.__annotations__.items():
        print(kind.__name__, name, ref, getattr(ref, '__owner__', '-'), getattr(ref, '__forward_module__', '-'))


### TypedDict from a dict
V = TypedDict('V', {'a': 'int', 'b': 'Nope', 'in': 'list[int]', 'd': int, 'e': Required['X']})
shows(V)
shows(TypedDict('W', {'a': 'V'}, total=False))


class Child(V):
    z: 'str'


shows(Child)
print(V.__annotations__['a'].evaluate(), V.__required_keys__ >= {'a', 'e'}, get_type_hints(TypedDict('W', {'a': 'V'})))
#> V a ForwardRef('int', module='__main__', owner=<class '__main__.V'>) <class '__main__.V'> __main__
#> V b ForwardRef('Nope', module='__main__', owner=<class '__main__.V'>) <class '__main__.V'> __main__
#> V in ForwardRef('list[int]', module='__main__', owner=<class '__main__.V'>) <class '__main__.V'> __main__
#> V d <class 'int'> - -
#> V e typing.Required[ForwardRef('X')] - -
#> W a ForwardRef('V', module='__main__', owner=<class '__main__.W'>) <class '__main__.W'> __main__
#> Child a ForwardRef('int', module='__main__', owner=<class '__main__.V'>) <class '__main__.V'> __main__
#> Child b ForwardRef('Nope', module='__main__', owner=<class '__main__.V'>) <class '__main__.V'> __main__
#> Child in ForwardRef('list[int]', module='__main__', owner=<class '__main__.V'>) <class '__main__.V'> __main__
#> Child d <class 'int'> - -
#> Child e typing.Required[ForwardRef('X')] - -
#> Child z ForwardRef('str', module='__main__') None __main__
#> <class 'int'> True {'a': <class '__main__.V'>}

### the same references by another owner
V = TypedDict('V', {'a': 'int'})
W = TypedDict('W', {'a': 'int'})
class T(TypedDict):
    a: 'int'
a, b, c = (kind.__annotations__['a'] for kind in (V, W, T))
print(a == b, a == c, b == c, a == V.__annotations__['a'], hash(a) == hash(V.__annotations__['a']), a.__owner__ is V)
shows(NamedTuple('N', [('a', 'int')]))
shows(T)
#> False False False True True True
#> N a ForwardRef('int') None None
#> T a ForwardRef('int', module='__main__') None __main__

### references in every format
import annotationlib
from typing import NotRequired, Optional, Required, TypedDict
class A(TypedDict):
    x: later
    y: list[later]
    z: 'later'
    w: Required[later]
    v: NotRequired['later']
class B(A, total=False):
    q: other
    r: int
class C[T](TypedDict):
    x: T
    y: math.nope
D = TypedDict('D', {'x': 'later', 'y': Optional['later'], 'z': int})
for c in A, B, C, D:
    for format in annotationlib.Format.FORWARDREF, annotationlib.Format.STRING:
        print(annotationlib.get_annotations(c, format=format))
    print(c.__annotate__(annotationlib.Format.STRING))
#> {'x': ForwardRef('later', is_class=True, owner=<class '__main__.A'>), 'y': list[ForwardRef('later', is_class=True, owner=<class '__main__.A'>)], 'z': ForwardRef('later', module='__main__'), 'w': typing.Required[ForwardRef('later', is_class=True, owner=<class '__main__.A'>)], 'v': typing.NotRequired[ForwardRef('later')]}
#> {'x': 'later', 'y': 'list[later]', 'z': 'later', 'w': 'Required[later]', 'v': "NotRequired['later']"}
#> {'x': 'later', 'y': 'list[later]', 'z': 'later', 'w': 'Required[later]', 'v': "NotRequired['later']"}
#> {'x': ForwardRef('later', is_class=True, owner=<class '__main__.A'>), 'y': list[ForwardRef('later', is_class=True, owner=<class '__main__.A'>)], 'z': ForwardRef('later', module='__main__'), 'w': typing.Required[ForwardRef('later', is_class=True, owner=<class '__main__.A'>)], 'v': typing.NotRequired[ForwardRef('later')], 'q': ForwardRef('other', is_class=True, owner=<class '__main__.B'>), 'r': <class 'int'>}
#> {'x': 'later', 'y': 'list[later]', 'z': 'later', 'w': 'Required[later]', 'v': "NotRequired['later']", 'q': 'other', 'r': 'int'}
#> {'x': 'later', 'y': 'list[later]', 'z': 'later', 'w': 'Required[later]', 'v': "NotRequired['later']", 'q': 'other', 'r': 'int'}
#> {'x': T, 'y': ForwardRef('math.nope', is_class=True, owner=<class '__main__.C'>)}
#> {'x': 'T', 'y': 'math.nope'}
#> {'x': 'T', 'y': 'math.nope'}
#> {'x': ForwardRef('later', module='__main__', owner=<class '__main__.D'>), 'y': ForwardRef('later') | None, 'z': <class 'int'>}
#> {'x': 'later', 'y': "ForwardRef('later') | None", 'z': 'int'}
#> {'x': 'later', 'y': "ForwardRef('later') | None", 'z': 'int'}
