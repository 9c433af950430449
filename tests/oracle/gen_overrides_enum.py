"""Writes tests/types/overrides_enum*.py: which overrides in an enum, or in its metaclass, an operation calls.

    python3 tests/oracle/gen_overrides_enum.py && ./build.sh oracle --write tests/types/overrides_enum*.py

As gen_overrides.py, whose operations it takes; a class with members cannot be derived from, so these stand beside the overrides.
"""
import gen_overrides as others

DERIVE = '''
import enum
MORE = '_missing_', '_generate_next_value_', '_iter_member_', '_iter_member_by_def_', '_numeric_repr_'

def noted(name, kind, f):
    """An override of the kind that the name is in the base."""
    if isinstance(kind, classmethod):
        return classmethod(noting(name, lambda cls, *args: getattr(super(cls, cls), name)(*args)))
    if isinstance(kind, staticmethod):
        return staticmethod(noting(name, f))
    return noting(name, f)

def derive(base, *mixed):
    """An enum with each method of the base, which notes that it is called, and with members."""
    def fill(ns):
        for name in dict.fromkeys([*dir(base), *(n for m in mixed for n in dir(m)), *MORE]):
            owner = next((c for c in (base, *mixed, enum.Enum) if hasattr(c, name)), None)
            f = getattr(owner, name, None)
            kind = next((c.__dict__[name] for c in owner.__mro__ if name in c.__dict__), None) if owner else None
            if name in NEVER or name[0] == '_' != name[1] and name not in MORE or name in ('__init__', '__signature__') or not callable(f): continue
            if isinstance(kind, (classmethod, staticmethod)) and name not in MORE or type(kind).__name__ == 'classmethod_descriptor': continue
            ns[name] = noted(name, kind, f)
        for kind in 'name', 'value':
            ns[kind] = enum.property(noting(kind, lambda self, kind=kind: self.__dict__['_%s_' % kind]))
        ns['A'], ns['B'] = ('a', 'b') if str in (base, *mixed) or base is enum.StrEnum else (1, 2)
        ns['__module__'] = '__main__'
    return types.new_class('S', (*mixed, base), {}, fill)

def run(base, program, *mixed):
    """Each line with the members o and p."""
    S = derive(base, *mixed)
    env = dict(globals(), S=S, B=base, gen=lambda x: (i for i in x), o=S.A, p=S.B)
    for line in program.strip().split('\\n'):
        log.clear()
        try:
            result = eval(line, env)
            if type(result).__name__ == 'generator': result = None
            shown = type(result).__name__
        except Exception as e:
            shown = type(e).__name__ + ': ' + str(e)[:70]
        print(line, '->', shown, *log)
'''
META = '''
class M(enum.EnumType):  # but for __delattr__: CPython makes members in places that it clears
    pass
for name in dir(enum.EnumType):
    f = getattr(enum.EnumType, name, None)
    kind = next((c.__dict__[name] for c in enum.EnumType.__mro__ if name in c.__dict__), None)
    if name in NEVER - {'__setattr__', '__dir__'} or name[0] == '_' != name[1] or name == 'mro' or not callable(f) or hasattr(type(kind), '__set__'): continue
    if not isinstance(kind, (classmethod, staticmethod)): setattr(M, name, noting(name, f))
M.__members__ = property(noting('__members__', lambda cls: enum.EnumType.__members__.__get__(cls)))

def members(program, base):
    """Each line with a new class S, and what its class statement calls."""
    for line in program.strip().split('\\n'):
        log.clear()
        S = M('S', (base,), MAKE(base))
        if line == program.strip().split('\\n')[0]: print('class', *dict.fromkeys(log))
        log.clear()
        try:
            result = eval(line, dict(globals(), S=S, o=S.A, B=base))
            if type(result).__name__ == 'generator': result = None
            shown = type(result).__name__
        except Exception as e:
            shown = type(e).__name__ + ': ' + str(e)[:70]
        print(line, '->', shown, *dict.fromkeys(log))

def MAKE(base):
    ns = enum.EnumType.__prepare__('S', (base,))
    ns['A'], ns['B'] = ('a', 'b') if base is enum.StrEnum else (1, 2)
    ns['__module__'] = '__main__'
    return ns
'''
ENUM = """
o.name | o.value | o._name_ | o._value_ | S(1) | S('A') | S(o) | S(99) | S['A'] | S['C'] | o in S | 1 in S | 99 in S | 'a' in S | list(S) | len(S) | reversed(S) | S.__members__ and None | o == 1 | 1 == o | o == 'a' | 'a' == o | o != 1 |
o is S.A | hash(o) == hash('A') | o.__reduce__() and None | o.__reduce_ex__(2) and None | pickled(o) | dir(o) and None | f'{o:>9}' | '%d' % o | '%s' % o | '%r' % o | f'{o!s}' | f'{o!r}' | str(o) | repr(o) | format(o, 's') | {o: 1}[o] | {S.A, S.B} | sorted([o, p]) |
sorted([o, p], key=hash) and None | o.A | S.A.B | isinstance(o, enum.Enum) | enum.unique(S) | enum.verify(enum.UNIQUE)(S) | o.__class__ | o.__objclass__ | json.dumps([o]) | json.dumps({o: 1}) | matches(o) | value_match(o) | copy.copy(o) | copy.deepcopy(o) | B(o) |
B.__repr__(o) | B.__str__(o) | B.__format__(o, '') | B.__hash__(o) | enum.Enum('X', 'a b') and None | S._missing_(7) | S._generate_next_value_('a', 1, 1, []) | enum.global_enum_repr(o) | enum.global_str(o) | o < p | bool(o) | o and 1 | functools.singledispatch(lambda x: x)(o) |
operator.attrgetter('name')(o) | setattr(o, 'name', 1) | setattr(o, 'x', 1) | delattr(o, 'x') | setattr(S, 'A', 1) | delattr(S, 'A') | vars(o) and None | o.__eq__(o) | S.__call__(1) | S.__getitem__('A') | S.__contains__(o) | S.__iter__() | S.__len__() | S.__bool__() | bool(S)
"""
FLAG = """
o|p | o & p | o ^ p | ~o | o & ~p | o|2 | 2|o | o & 2 | 2 & o | o ^ 2 | 2 ^ o | S(0) | S(3) | S(-1) | S(8) | o in (o|p) | (o|p) in o | 1 in o | list(o|p) | len(o|p) | iter(o|p) | bool(S(0)) | str(o|p) | repr(o|p) | f'{o|p}' | (o|p).name | (o|p).value | hash(o|p) |
(o|p) == 3 | 3 == (o|p) | operator.or_(o, p) | operator.and_(o, p) | operator.xor(o, p) | operator.invert(o) | operator.ior(o, p) | B.__or__(o, p) | B.__and__(o, p) | B.__invert__(o) | B.__contains__(o, p) | B.__iter__(o) | B.__len__(o) | B.__bool__(o) | B.__xor__(o, p) |
pickled(o|p) | copy.copy(o|p) | max(o, p) | functools.reduce(operator.or_, S) | sum(S, S(0)) | sum([1], o) | (o|p)._flag_mask_ | enum.show_flag_values(o|p) | o + p | o - p | int(o) | o < p | o << 1
"""
TYPE = """
S(1) | S('A') | S(99) | S['A'] | S['C'] | S.A | S.C | o in S | 1 in S | 99 in S | list(S) | len(S) | reversed(S) | bool(S) | not S | repr(S) | str(S) | f'{S}' | S.__members__ | dir(S) and None | S == S | S != 1 | hash(S) and None | {S: 1} | isinstance(o, S) | isinstance(1, S) | issubclass(S, B) | issubclass(int, S) | setattr(S, 'x', 1) |
setattr(S, 'A', 1) | delattr(S, 'A') | delattr(S, 'x') | S|int | int|S | o.B | o.name | o.value | repr(o) | str(o) | hash(o) and None | o == o | enum.unique(S) | enum.verify(enum.UNIQUE)(S) | enum.verify(enum.CONTINUOUS)(S) | copy.copy(o) | copy.deepcopy(o) | pickle.dumps(o) and None | [*S] | {*S} | sorted(S, key=str) and None | tuple(S) | max(S) |
zip(S, S) | enumerate(S) | list(map(str, S)) | first(S) | {m: 1 for m in S} | any(S) | dict.fromkeys(S) | operator.contains(S, o) | operator.getitem(S, 'A') | operator.length_hint(S) | B('X', 'a b') | M('X', (B,), MAKE(B)) and None | type(S) | type(o) | S.__name__ | S.__doc__ | S.mro() and None | S('X', 'a b') | S(o) |
type.__call__(S, 1) | enum.EnumType.__call__(S, 1) | enum.EnumType.__iter__(S) | enum.EnumType.__len__(S) | enum.EnumType.__contains__(S, 1) | enum.EnumType.__getitem__(S, 'A') | matches(S) | value_match(o) | class_match(o) | type('T', (S,), {}) | json.dumps([o]) | inspect_members(S) | set(S) == set(S) | help_of(S) and None
"""
MORE = '''
import pickle, types
def pickled(x): return pickle.loads(pickle.dumps(x))
def value_match(x):
    match x:
        case S.A: return 1
        case _: return 2
def class_match(x):
    match x:
        case enum.Enum(name='A'): return 1
def inspect_members(x):
    import inspect
    return len(inspect.getmembers(x)) and None
def help_of(x):
    import inspect
    return inspect.signature(x)
'''


def case(title, base, mixed, *programs):
    lines = others.lines_of(*programs)
    if mixed:
        lines.remove("sorted([o, p])")  # how often a sort asks values that know no order is another matter
    body = "\n".join(lines)
    more = "".join(f", {name}" for name in mixed)
    return f"### which overrides of {title} are called\nrun({base}, '''\n{body}\n'''{more})\n"


def meta_case(title, base, *programs):
    body = "\n".join(others.lines_of(*programs))
    return f"### which overrides of the metaclass of {title} are called\nmembers('''\n{body}\n''', {base})\n"


NUMBERS = others.NUMBER, others.REAL, others.INTEGRAL
FILES = {
    "overrides_enum.py": [
        case("an Enum", "enum.Enum", (), others.ANY, ENUM),
        case("a Flag", "enum.Flag", (), others.ANY, ENUM, FLAG),
    ],
    "overrides_enum_values.py": [
        case("an IntFlag", "enum.IntFlag", (), others.ANY, ENUM, FLAG),
        case("a StrEnum", "enum.StrEnum", (), others.ANY, ENUM, others.TEXT),
    ],
    "overrides_enum_int.py": [
        case("an IntEnum", "enum.IntEnum", (), others.ANY, ENUM, *NUMBERS),
    ],
    "overrides_enum_mixed.py": [
        case("an enum of floats", "enum.Enum", ("float",), others.ANY, ENUM, others.NUMBER, others.REAL),
        case("an enum of ints", "enum.Enum", ("int",), others.ANY, ENUM, others.NUMBER),
    ],
    "overrides_enum_texts.py": [
        case("an enum of texts", "enum.Enum", ("str",), others.ANY, ENUM, others.TEXT),
    ],
    "overrides_enum_types.py": [meta_case(f"{name}", f"enum.{name}", TYPE) for name in ("Enum", "IntEnum", "StrEnum", "Flag", "IntFlag")],
}

if __name__ == "__main__":
    for name, cases in FILES.items():
        text = "# Generated by tests/oracle/gen_overrides_enum.py. Each operation with what it gives, and what it calls.\n\n"
        prelude = others.PRELUDE.split("def derive(")[0]
        derived = META.replace("\nclass M", "\nimport enum\n\nclass M", 1) if "types" in name else DERIVE
        (others.FOLDER / name).write_text(text + prelude + derived.lstrip("\n") + others.HELPERS + others.MORE_HELPERS + MORE + "\n" + "\n".join(cases))
