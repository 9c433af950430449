import attrs
from attrs import define, field, frozen, validators


@define
class Point:
    x: int = field(validator=validators.instance_of(int))
    y: int = 0
    tags: list = field(factory=list, repr=False)

    def shifted(self, by):
        return attrs.evolve(self, x=self.x + by)


@frozen(order=True)
class Version:
    major: int
    minor: int = field(converter=int)


p = Point(1, 2)
print(p, p == Point(1, 2), p != Point(2, 2), p.shifted(5))
print(attrs.asdict(p), attrs.astuple(p), [a.name for a in attrs.fields(Point)])
try:
    Point('one')
except TypeError as e:
    print(e.args[0])
v = Version(1, '7')
print(v, v < Version(2, 0), hash(v) == hash(Version(1, 7)), sorted([Version(2, 0), v]))
try:
    v.major = 3
except attrs.exceptions.FrozenInstanceError as e:
    print(type(e).__name__, e)
print(hasattr(p, '__dict__'), Point.__slots__, Point.__match_args__)
match p:
    case Point(x=1, y=b):
        print('matched', b)
C = attrs.make_class('C', ['a', 'b'])
print(C(1, b=2))
