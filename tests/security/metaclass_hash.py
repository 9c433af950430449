# What frozen Python looks up in tables of its own is asked of no program: not of a metaclass that hashes its classes, nor of
# keys. A session that is moved in the middle of such a __hash__ or __eq__ holds nothing of the interpreter's.

class Meta(type):
    def __hash__(cls):
        for i in range(3000):
            pass
        return type.__hash__(cls)
    def __eq__(cls, other):
        for i in range(3000):
            pass
        return cls is other

class Word(str):
    def __hash__(self):
        for i in range(3000):
            pass
        return str.__hash__(self)
    def __eq__(self, other):
        for i in range(3000):
            pass
        return str(self) == str(other)

class D(dict, metaclass=Meta): pass
class L(list, metaclass=Meta): pass
class P(metaclass=Meta):
    def __iter__(self): return iter([1])
    def __len__(self): return 1

### reduce and copy
import copy
print(P().__reduce_ex__(2)[1] == (P,))  #> True
print(L([1]).__reduce_ex__(4)[2], list(D(a=1).__reduce_ex__(3)[4]))  #> None [('a', 1)]
print(copy.copy(L([1, 2])), copy.deepcopy(D(a=L([1]))), type(copy.copy(P())).__name__)  #> [1, 2] {'a': [1]} P

### repr
print(repr(L([L([1])])), repr([D(a=1)]), D({P: 1}).values())  #> [[1]] [{'a': 1}] dict_values([1])

### patterns
def match(o):
    match o:
        case [x]: return 'sequence'
        case {'a': x}: return 'mapping'
    return 'neither'
print(match(L([1])), match(D(a=1)), match(P()))  #> sequence mapping neither

### subscripts and views
for o in L([1]), D(a=1).keys(), P():
    try:
        print(o[P()])
    except TypeError as e:
        print(e)
print(D(a=1).keys() == {'a'}, D(a=1).items() == D(a=1).items(), D(a=1).keys() & L(['a']))
#> list indices must be integers or slices, not P
#> 'dict_keys' object is not subscriptable
#> 'P' object is not subscriptable
#> True True {'a'}

### lookups with defaults
class It:
    def __iter__(self): return self
    def __next__(self):
        for i in range(3000):
            pass
        raise StopIteration
print(list(zip([1], It())), list(map(int, It())), {Word('a'): 1}.get(Word('a')), {'a': 1}[Word('a')])
try:
    list(zip(It(), [1], strict=True))
except ValueError as e:
    print(e)
#> [] [] 1 1
#> zip() argument 2 is longer than argument 1

### modules
print(__import__(Word('string')).__name__)  #> string
