import collections, operator, types
log = []
class Key:
    def __init__(self, n): self.n = n
    def __hash__(self):
        log.append('h%d' % self.n)
        return self.n
    def __eq__(self, other):
        log.append('e%d%d' % (self.n, getattr(other, 'n', 99)))
        return isinstance(other, Key) and self.n == other.n
    def __repr__(self): return 'k%d' % self.n
class Set(set): pass
class Frozen(frozenset): pass
class Dict(dict): pass
MAKE = {'set': set, 'frozenset': frozenset, 'Set': Set, 'Frozen': Frozen, 'dict': dict.fromkeys,
    'Dict': lambda x: Dict(dict.fromkeys(x)), 'Counter': collections.Counter,
    'keys': lambda x: dict.fromkeys(x).keys(), 'items': lambda x: dict.fromkeys(x).items(),
    'proxy': lambda x: types.MappingProxyType(dict.fromkeys(x)), 'list': list, 'iter': iter}
def run(text, **names):
    log.clear()
    try: shown = type(eval(text, globals(), names)).__name__
    except Exception as e: shown = type(e).__name__
    return shown + (' ' if log else '') + ' '.join(log)
def table(texts, pairs):
    """What each text asks of the keys, and for which types: those that do the same stand together."""
    for text in texts.split(';'):
        found = {}
        for names, make in pairs: found.setdefault(run(text, **make()), []).append(names)
        for done, names in found.items(): print(text, '|', done, '|', *names)
ONE, TWO = [Key(i) for i in (1, 2, 3, 4)], [Key(i) for i in (3, 4, 5)]

### one set or dict made of another: union
table('set(a);frozenset(a);Set(a);Frozen(a);{*a};set().union(a)',
    [(name, lambda make=make: {'a': make(ONE)}) for name, make in MAKE.items()])
#> set(a) | set | set frozenset Set Frozen dict
#> set(a) | set h1 h2 h3 h4 | Dict Counter keys items proxy list iter
#> frozenset(a) | frozenset | set frozenset Set Frozen dict
#> frozenset(a) | frozenset h1 h2 h3 h4 | Dict Counter keys items proxy list iter
#> Set(a) | Set | set frozenset Set Frozen dict
#> Set(a) | Set h1 h2 h3 h4 | Dict Counter keys items proxy list iter
#> Frozen(a) | Frozen | set frozenset Set Frozen dict
#> Frozen(a) | Frozen h1 h2 h3 h4 | Dict Counter keys items proxy list iter
#> {*a} | set | set frozenset Set Frozen dict
#> {*a} | set h1 h2 h3 h4 | Dict Counter keys items proxy list iter
#> set().union(a) | set | set frozenset Set Frozen dict
#> set().union(a) | set h1 h2 h3 h4 | Dict Counter keys items proxy list iter

### one set or dict made of another: union, fromkeys and __init__
table('frozenset([1]).union(a);dict.fromkeys(a);dict.fromkeys(a, 1);Dict.fromkeys(a);collections.Counter(a);'
    'set.__init__(set(), a)', [(name, lambda make=make: {'a': make(ONE)}) for name, make in MAKE.items()])
#> frozenset([1]).union(a) | frozenset e199 | set frozenset Set Frozen dict
#> frozenset([1]).union(a) | frozenset h1 e199 h2 h3 h4 | Dict Counter keys proxy list iter
#> frozenset([1]).union(a) | frozenset h1 h2 h3 h4 | items
#> dict.fromkeys(a) | dict | set frozenset dict
#> dict.fromkeys(a) | dict h1 h2 h3 h4 | Set Frozen Dict Counter keys items proxy list iter
#> dict.fromkeys(a, 1) | dict | set frozenset dict
#> dict.fromkeys(a, 1) | dict h1 h2 h3 h4 | Set Frozen Dict Counter keys items proxy list iter
#> Dict.fromkeys(a) | Dict h1 h2 h3 h4 | set frozenset Set Frozen dict Dict Counter keys items proxy list iter
#> collections.Counter(a) | Counter h1 h2 h3 h4 | set frozenset Set Frozen keys items list iter
#> collections.Counter(a) | Counter | dict Dict Counter
#> collections.Counter(a) | Counter h1 h1 h2 h2 h3 h3 h4 h4 | proxy
#> set.__init__(set(), a) | NoneType | set frozenset Set Frozen dict
#> set.__init__(set(), a) | NoneType h1 h2 h3 h4 | Dict Counter keys items proxy list iter

### one set or dict made of another: copy
table('a.copy();list(a);repr(a);{k for k in a};{k: 1 for k in a}',
    [(name, lambda make=make: {'a': make(ONE)}) for name, make in MAKE.items()])
#> a.copy() | set | set Set
#> a.copy() | frozenset | frozenset Frozen
#> a.copy() | dict | dict Dict proxy
#> a.copy() | Counter | Counter
#> a.copy() | AttributeError | keys items iter
#> a.copy() | list | list
#> list(a) | list | set frozenset Set Frozen dict Dict Counter keys items proxy list iter
#> repr(a) | str | set frozenset Set Frozen dict Dict keys items proxy list iter
#> repr(a) | str h1 h2 h3 h4 | Counter
#> {k for k in a} | set h1 h2 h3 h4 | set frozenset Set Frozen dict Dict Counter keys items proxy list iter
#> {k: 1 for k in a} | dict h1 h2 h3 h4 | set frozenset Set Frozen dict Dict Counter keys items proxy list iter

### one set or dict made of another: from dict(a) to Dict().update(a)
table('dict(a);Dict(a);{**a};collections.defaultdict(int, a);a | {};{} | a;{}.update(a);Dict().update(a)',
    [(name, lambda make=make: {'a': make(ONE)}) for name,
    make in MAKE.items() if name in ('dict', 'Dict', 'Counter', 'proxy')])
#> dict(a) | dict | dict Dict Counter
#> dict(a) | dict h1 h1 h2 h2 h3 h3 h4 h4 | proxy
#> Dict(a) | Dict | dict Dict Counter
#> Dict(a) | Dict h1 h1 h2 h2 h3 h3 h4 h4 | proxy
#> {**a} | dict | dict Dict Counter
#> {**a} | dict h1 h1 h2 h2 h3 h3 h4 h4 | proxy
#> collections.defaultdict(int, a) | defaultdict | dict Dict Counter
#> collections.defaultdict(int, a) | defaultdict h1 h1 h2 h2 h3 h3 h4 h4 | proxy
#> a | {} | dict | dict Dict Counter proxy
#> {} | a | dict | dict Dict Counter proxy
#> {}.update(a) | NoneType | dict Dict Counter
#> {}.update(a) | NoneType h1 h1 h2 h2 h3 h3 h4 h4 | proxy
#> Dict().update(a) | NoneType | dict Dict Counter
#> Dict().update(a) | NoneType h1 h1 h2 h2 h3 h3 h4 h4 | proxy

### two sets or dicts: a|b, a&b, a-b
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in MAKE for y in MAKE
    if x not in ('list', 'iter')]
table('a|b;a&b;a-b', PAIRS)
#> a|b | set e33 e44 | set-set set-frozenset set-Set set-Frozen Set-set Set-frozenset Set-Set Set-Frozen keys-set keys-frozenset keys-Set keys-Frozen keys-dict
#> a|b | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter frozenset-dict frozenset-Dict frozenset-Counter frozenset-proxy frozenset-list frozenset-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-list Counter-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-list proxy-iter
#> a|b | set h3 e33 h4 e44 h5 | set-keys frozenset-keys Set-keys Frozen-keys dict-keys keys-Dict keys-Counter keys-keys keys-proxy keys-list keys-iter proxy-keys
#> a|b | set h3 h4 h5 | set-items frozenset-items Set-items Frozen-items dict-items keys-items proxy-items
#> a|b | frozenset e33 e44 | frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen
#> a|b | dict e33 e44 | dict-dict dict-Dict dict-Counter dict-proxy Dict-dict Dict-Dict Dict-Counter Dict-proxy Counter-dict Counter-Dict Counter-proxy proxy-dict proxy-Dict proxy-Counter proxy-proxy
#> a|b | set h1 h2 h3 h4 h3 e33 h4 e44 h5 | Dict-keys Counter-keys items-items
#> a|b | set h1 h2 h3 h4 h3 h4 h5 | Dict-items Counter-items items-Dict items-Counter items-keys items-proxy items-list items-iter
#> a|b | Counter h1 h1 h2 h2 h3 e33 h3 h4 e44 h4 h3 e33 h4 e44 h5 h5 | Counter-Counter
#> a|b | set h1 h2 h3 h4 | items-set items-frozenset items-Set items-Frozen items-dict
#> a&b | set e33 e44 | set-set set-frozenset set-Set set-Frozen Set-set Set-frozenset Set-Set Set-Frozen
#> a&b | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter frozenset-dict frozenset-Dict frozenset-Counter frozenset-proxy frozenset-list frozenset-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-dict dict-Dict dict-Counter dict-proxy dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-dict Dict-Dict Dict-Counter Dict-proxy Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-dict Counter-Dict Counter-proxy Counter-list Counter-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-dict proxy-Dict proxy-Counter proxy-proxy proxy-list proxy-iter
#> a&b | set h3 e33 h4 e44 h5 | set-keys
#> a&b | set h3 h4 h5 | set-items keys-items
#> a&b | frozenset e33 e44 | frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen
#> a&b | set h1 h2 h3 e33 h3 h4 e44 h4 | frozenset-keys Set-keys Frozen-keys dict-keys Dict-keys Counter-keys proxy-keys
#> a&b | set | frozenset-items Set-items Frozen-items dict-items Dict-items Counter-items items-set items-frozenset items-Set items-Frozen items-dict items-Dict items-Counter items-keys items-proxy items-list items-iter proxy-items
#> a&b | Counter h1 h2 h3 e33 h3 h4 e44 h4 | Counter-Counter
#> a&b | set h3 e33 h3 h4 e44 h4 h5 | keys-set keys-frozenset keys-Set keys-Frozen keys-dict keys-Dict keys-Counter keys-keys keys-proxy keys-list keys-iter items-items
#> a-b | set e33 e44 | set-set set-frozenset set-Set set-Frozen Set-set Set-frozenset Set-Set Set-Frozen keys-set keys-frozenset keys-Set keys-Frozen
#> a-b | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter frozenset-dict frozenset-Dict frozenset-Counter frozenset-proxy frozenset-list frozenset-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-dict dict-Dict dict-Counter dict-proxy dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-dict Dict-Dict Dict-Counter Dict-proxy Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-dict Counter-Dict Counter-proxy Counter-list Counter-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-dict proxy-Dict proxy-Counter proxy-proxy proxy-list proxy-iter
#> a-b | set h3 e33 h4 e44 h5 | set-keys frozenset-keys Set-keys Frozen-keys dict-keys keys-dict keys-Dict keys-Counter keys-keys keys-proxy keys-list keys-iter
#> a-b | set h3 h4 h5 | set-items frozenset-items Set-items Frozen-items dict-items keys-items
#> a-b | frozenset e33 e44 | frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen
#> a-b | set h1 h2 h3 h4 h3 e33 h4 e44 h5 | Dict-keys Counter-keys items-items proxy-keys
#> a-b | set h1 h2 h3 h4 h3 h4 h5 | Dict-items Counter-items items-dict items-Dict items-Counter items-keys items-proxy items-list items-iter proxy-items
#> a-b | Counter h1 h1 h2 h2 h3 e33 h4 e44 h3 e33 h4 e44 h5 | Counter-Counter
#> a-b | set h1 h2 h3 h4 | items-set items-frozenset items-Set items-Frozen

### two sets or dicts: a^b, a==b, a!=b
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in MAKE for y in MAKE
    if x not in ('list', 'iter')]
table('a^b;a==b;a!=b', PAIRS)
#> a^b | set e33 e44 | set-set set-frozenset set-Set set-Frozen Set-set Set-frozenset Set-Set Set-Frozen keys-set keys-frozenset keys-Set keys-Frozen keys-dict
#> a^b | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter frozenset-dict frozenset-Dict frozenset-Counter frozenset-proxy frozenset-list frozenset-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-dict dict-Dict dict-Counter dict-proxy dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-dict Dict-Dict Dict-Counter Dict-proxy Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-dict Counter-Dict Counter-Counter Counter-proxy Counter-list Counter-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-dict proxy-Dict proxy-Counter proxy-proxy proxy-list proxy-iter
#> a^b | set h3 h4 h5 e33 e44 | set-keys frozenset-keys Set-keys Frozen-keys dict-keys keys-Dict keys-Counter keys-keys keys-proxy keys-list keys-iter
#> a^b | set h3 h4 h5 | set-items frozenset-items Set-items Frozen-items dict-items keys-items
#> a^b | frozenset e33 e44 | frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen
#> a^b | set h1 h2 h3 h4 h3 h4 h5 e33 e44 | Dict-keys Counter-keys proxy-keys
#> a^b | set h1 h2 h3 h4 h3 h4 h5 | Dict-items Counter-items items-Dict items-Counter items-keys items-proxy items-list items-iter proxy-items
#> a^b | set h1 h2 h3 h4 | items-set items-frozenset items-Set items-Frozen items-dict
#> a^b | set e33 e33 e44 e44 h5 h1 h2 | items-items
#> a==b | bool | set-set set-frozenset set-Set set-Frozen set-dict set-Dict set-Counter set-keys set-items set-proxy set-list set-iter frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen frozenset-dict frozenset-Dict frozenset-Counter frozenset-keys frozenset-items frozenset-proxy frozenset-list frozenset-iter Set-set Set-frozenset Set-Set Set-Frozen Set-dict Set-Dict Set-Counter Set-keys Set-items Set-proxy Set-list Set-iter Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen Frozen-dict Frozen-Dict Frozen-Counter Frozen-keys Frozen-items Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-dict dict-Dict dict-Counter dict-keys dict-items dict-proxy dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-dict Dict-Dict Dict-Counter Dict-keys Dict-items Dict-proxy Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-dict Counter-Dict Counter-keys Counter-items Counter-proxy Counter-list Counter-iter keys-set keys-frozenset keys-Set keys-Frozen keys-dict keys-Dict keys-Counter keys-keys keys-items keys-proxy keys-list keys-iter items-set items-frozenset items-Set items-Frozen items-dict items-Dict items-Counter items-keys items-items items-proxy items-list items-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-dict proxy-Dict proxy-Counter proxy-keys proxy-items proxy-proxy proxy-list proxy-iter
#> a==b | bool h1 h1 | Counter-Counter
#> a!=b | bool | set-set set-frozenset set-Set set-Frozen set-dict set-Dict set-Counter set-keys set-items set-proxy set-list set-iter frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen frozenset-dict frozenset-Dict frozenset-Counter frozenset-keys frozenset-items frozenset-proxy frozenset-list frozenset-iter Set-set Set-frozenset Set-Set Set-Frozen Set-dict Set-Dict Set-Counter Set-keys Set-items Set-proxy Set-list Set-iter Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen Frozen-dict Frozen-Dict Frozen-Counter Frozen-keys Frozen-items Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-dict dict-Dict dict-Counter dict-keys dict-items dict-proxy dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-dict Dict-Dict Dict-Counter Dict-keys Dict-items Dict-proxy Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-dict Counter-Dict Counter-keys Counter-items Counter-proxy Counter-list Counter-iter keys-set keys-frozenset keys-Set keys-Frozen keys-dict keys-Dict keys-Counter keys-keys keys-items keys-proxy keys-list keys-iter items-set items-frozenset items-Set items-Frozen items-dict items-Dict items-Counter items-keys items-items items-proxy items-list items-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-dict proxy-Dict proxy-Counter proxy-keys proxy-items proxy-proxy proxy-list proxy-iter
#> a!=b | bool h1 h1 | Counter-Counter

### two sets or dicts: a<b, a<=b, a>b
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in MAKE for y in MAKE
    if x not in ('list', 'iter')]
table('a<b;a<=b;a>b', PAIRS)
#> a<b | bool | set-set set-frozenset set-Set set-Frozen set-keys set-items frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen frozenset-keys frozenset-items Set-set Set-frozenset Set-Set Set-Frozen Set-keys Set-items Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen Frozen-keys Frozen-items keys-set keys-frozenset keys-Set keys-Frozen keys-keys keys-items items-set items-frozenset items-Set items-Frozen items-keys items-items
#> a<b | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter frozenset-dict frozenset-Dict frozenset-Counter frozenset-proxy frozenset-list frozenset-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-dict dict-Dict dict-Counter dict-keys dict-items dict-proxy dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-dict Dict-Dict Dict-Counter Dict-keys Dict-items Dict-proxy Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-dict Counter-Dict Counter-keys Counter-items Counter-proxy Counter-list Counter-iter keys-dict keys-Dict keys-Counter keys-proxy keys-list keys-iter items-dict items-Dict items-Counter items-proxy items-list items-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-dict proxy-Dict proxy-Counter proxy-keys proxy-items proxy-proxy proxy-list proxy-iter
#> a<b | bool h1 h1 | Counter-Counter
#> a<=b | bool | set-set set-frozenset set-Set set-Frozen set-keys set-items frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen frozenset-keys frozenset-items Set-set Set-frozenset Set-Set Set-Frozen Set-keys Set-items Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen Frozen-keys Frozen-items keys-set keys-frozenset keys-Set keys-Frozen keys-keys keys-items items-set items-frozenset items-Set items-Frozen items-keys items-items
#> a<=b | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter frozenset-dict frozenset-Dict frozenset-Counter frozenset-proxy frozenset-list frozenset-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-dict dict-Dict dict-Counter dict-keys dict-items dict-proxy dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-dict Dict-Dict Dict-Counter Dict-keys Dict-items Dict-proxy Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-dict Counter-Dict Counter-keys Counter-items Counter-proxy Counter-list Counter-iter keys-dict keys-Dict keys-Counter keys-proxy keys-list keys-iter items-dict items-Dict items-Counter items-proxy items-list items-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-dict proxy-Dict proxy-Counter proxy-keys proxy-items proxy-proxy proxy-list proxy-iter
#> a<=b | bool h1 h1 | Counter-Counter
#> a>b | bool e33 e44 | set-set set-frozenset set-Set set-Frozen frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen Set-set Set-frozenset Set-Set Set-Frozen Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen
#> a>b | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter frozenset-dict frozenset-Dict frozenset-Counter frozenset-proxy frozenset-list frozenset-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-dict dict-Dict dict-Counter dict-keys dict-items dict-proxy dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-dict Dict-Dict Dict-Counter Dict-keys Dict-items Dict-proxy Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-dict Counter-Dict Counter-keys Counter-items Counter-proxy Counter-list Counter-iter keys-dict keys-Dict keys-Counter keys-proxy keys-list keys-iter items-dict items-Dict items-Counter items-proxy items-list items-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-dict proxy-Dict proxy-Counter proxy-keys proxy-items proxy-proxy proxy-list proxy-iter
#> a>b | bool h3 e33 h4 e44 h5 | set-keys frozenset-keys Set-keys Frozen-keys keys-set keys-frozenset keys-Set keys-Frozen keys-keys items-items
#> a>b | bool h3 | set-items frozenset-items Set-items Frozen-items keys-items
#> a>b | bool h1 h1 h2 h2 h3 h3 e33 h4 h4 e44 h3 e33 h3 h4 e44 h4 h5 h5 | Counter-Counter
#> a>b | bool | items-set items-frozenset items-Set items-Frozen items-keys

### two sets or dicts: a>=b
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in MAKE for y in MAKE
    if x not in ('list', 'iter')]
table('a>=b', PAIRS)
#> a>=b | bool e33 e44 | set-set set-frozenset set-Set set-Frozen frozenset-set frozenset-frozenset frozenset-Set frozenset-Frozen Set-set Set-frozenset Set-Set Set-Frozen Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen
#> a>=b | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter frozenset-dict frozenset-Dict frozenset-Counter frozenset-proxy frozenset-list frozenset-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-proxy Frozen-list Frozen-iter dict-set dict-frozenset dict-Set dict-Frozen dict-dict dict-Dict dict-Counter dict-keys dict-items dict-proxy dict-list dict-iter Dict-set Dict-frozenset Dict-Set Dict-Frozen Dict-dict Dict-Dict Dict-Counter Dict-keys Dict-items Dict-proxy Dict-list Dict-iter Counter-set Counter-frozenset Counter-Set Counter-Frozen Counter-dict Counter-Dict Counter-keys Counter-items Counter-proxy Counter-list Counter-iter keys-dict keys-Dict keys-Counter keys-proxy keys-list keys-iter items-dict items-Dict items-Counter items-proxy items-list items-iter proxy-set proxy-frozenset proxy-Set proxy-Frozen proxy-dict proxy-Dict proxy-Counter proxy-keys proxy-items proxy-proxy proxy-list proxy-iter
#> a>=b | bool h3 e33 h4 e44 h5 | set-keys frozenset-keys Set-keys Frozen-keys keys-set keys-frozenset keys-Set keys-Frozen keys-keys items-items
#> a>=b | bool h3 | set-items frozenset-items Set-items Frozen-items keys-items
#> a>=b | bool h1 h1 h2 h2 h3 h3 e33 h4 h4 e44 h3 e33 h3 h4 e44 h4 h5 h5 | Counter-Counter
#> a>=b | bool | items-set items-frozenset items-Set items-Frozen items-keys

### methods of sets: union, intersection and difference
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in ('set', 'Frozen')
    for y in MAKE]
table('a.union(b);a.intersection(b);a.difference(b)', PAIRS)
#> a.union(b) | set e33 e44 | set-set set-frozenset set-Set set-Frozen set-dict
#> a.union(b) | set h3 e33 h4 e44 h5 | set-Dict set-Counter set-keys set-proxy set-list set-iter
#> a.union(b) | set h3 h4 h5 | set-items
#> a.union(b) | frozenset e33 e44 | Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen Frozen-dict
#> a.union(b) | frozenset h3 e33 h4 e44 h5 | Frozen-Dict Frozen-Counter Frozen-keys Frozen-proxy Frozen-list Frozen-iter
#> a.union(b) | frozenset h3 h4 h5 | Frozen-items
#> a.intersection(b) | set e33 e44 | set-set set-frozenset set-Set set-Frozen
#> a.intersection(b) | set h3 e33 h4 e44 h5 | set-dict set-Dict set-Counter set-keys set-proxy set-list set-iter
#> a.intersection(b) | set h3 h4 h5 | set-items
#> a.intersection(b) | frozenset e33 e44 | Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen
#> a.intersection(b) | frozenset h3 e33 h4 e44 h5 | Frozen-dict Frozen-Dict Frozen-Counter Frozen-keys Frozen-proxy Frozen-list Frozen-iter
#> a.intersection(b) | frozenset h3 h4 h5 | Frozen-items
#> a.difference(b) | set e33 e44 | set-set set-frozenset set-Set set-Frozen set-dict
#> a.difference(b) | set h3 e33 h4 e44 h5 | set-Dict set-Counter set-keys set-proxy set-list set-iter
#> a.difference(b) | set h3 h4 h5 | set-items
#> a.difference(b) | frozenset e33 e44 | Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen Frozen-dict
#> a.difference(b) | frozenset h3 e33 h4 e44 h5 | Frozen-Dict Frozen-Counter Frozen-keys Frozen-proxy Frozen-list Frozen-iter
#> a.difference(b) | frozenset h3 h4 h5 | Frozen-items

### methods of sets: symmetric_difference, issubset and issuperset
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in ('set', 'Frozen')
    for y in MAKE]
table('a.symmetric_difference(b);a.issubset(b);a.issuperset(b)', PAIRS)
#> a.symmetric_difference(b) | set e33 e44 | set-set set-frozenset set-Set set-Frozen set-dict
#> a.symmetric_difference(b) | set h3 h4 h5 e33 e44 | set-Dict set-Counter set-keys set-proxy set-list set-iter
#> a.symmetric_difference(b) | set h3 h4 h5 | set-items
#> a.symmetric_difference(b) | frozenset e33 e44 | Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen Frozen-dict
#> a.symmetric_difference(b) | frozenset h3 h4 h5 e33 e44 | Frozen-Dict Frozen-Counter Frozen-keys Frozen-proxy Frozen-list Frozen-iter
#> a.symmetric_difference(b) | frozenset h3 h4 h5 | Frozen-items
#> a.issubset(b) | bool | set-set set-frozenset set-Set set-Frozen Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen
#> a.issubset(b) | bool h3 e33 h4 e44 h5 | set-dict set-Dict set-Counter set-keys set-proxy set-list set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-keys Frozen-proxy Frozen-list Frozen-iter
#> a.issubset(b) | bool h3 h4 h5 | set-items Frozen-items
#> a.issuperset(b) | bool e33 e44 | set-set set-frozenset set-Set set-Frozen Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen
#> a.issuperset(b) | bool h3 e33 h4 e44 h5 | set-dict set-Dict set-Counter set-keys set-proxy set-list set-iter Frozen-dict Frozen-Dict Frozen-Counter Frozen-keys Frozen-proxy Frozen-list Frozen-iter
#> a.issuperset(b) | bool h3 | set-items Frozen-items

### methods of sets: isdisjoint and union
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in ('set', 'Frozen')
    for y in MAKE]
table('a.isdisjoint(b);a.union(b, b)', PAIRS)
#> a.isdisjoint(b) | bool e33 | set-set set-frozenset Frozen-set Frozen-frozenset
#> a.isdisjoint(b) | bool h3 e33 | set-Set set-Frozen set-dict set-Dict set-Counter set-keys set-proxy set-list set-iter Frozen-Set Frozen-Frozen Frozen-dict Frozen-Dict Frozen-Counter Frozen-keys Frozen-proxy Frozen-list Frozen-iter
#> a.isdisjoint(b) | bool h3 h4 h5 | set-items Frozen-items
#> a.union(b, b) | set e33 e44 e33 e44 | set-set set-frozenset set-Set set-Frozen set-dict
#> a.union(b, b) | set h3 e33 h4 e44 h5 h3 e33 h4 e44 h5 | set-Dict set-Counter set-keys set-proxy set-list
#> a.union(b, b) | set h3 h4 h5 h3 h4 h5 | set-items
#> a.union(b, b) | set h3 e33 h4 e44 h5 | set-iter
#> a.union(b, b) | frozenset e33 e44 e33 e44 | Frozen-set Frozen-frozenset Frozen-Set Frozen-Frozen Frozen-dict
#> a.union(b, b) | frozenset h3 e33 h4 e44 h5 h3 e33 h4 e44 h5 | Frozen-Dict Frozen-Counter Frozen-keys Frozen-proxy Frozen-list
#> a.union(b, b) | frozenset h3 h4 h5 h3 h4 h5 | Frozen-items
#> a.union(b, b) | frozenset h3 e33 h4 e44 h5 | Frozen-iter

### methods of sets: update, intersection_update and difference_update
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in ('set', 'Set')
    for y in MAKE]
table('a.update(b);a.intersection_update(b);a.difference_update(b)', PAIRS)
#> a.update(b) | NoneType e33 e44 | set-set set-frozenset set-Set set-Frozen set-dict Set-set Set-frozenset Set-Set Set-Frozen Set-dict
#> a.update(b) | NoneType h3 e33 h4 e44 h5 | set-Dict set-Counter set-keys set-proxy set-list set-iter Set-Dict Set-Counter Set-keys Set-proxy Set-list Set-iter
#> a.update(b) | NoneType h3 h4 h5 | set-items Set-items
#> a.intersection_update(b) | NoneType e33 e44 | set-set set-frozenset set-Set set-Frozen Set-set Set-frozenset Set-Set Set-Frozen
#> a.intersection_update(b) | NoneType h3 e33 h4 e44 h5 | set-dict set-Dict set-Counter set-keys set-proxy set-list set-iter Set-dict Set-Dict Set-Counter Set-keys Set-proxy Set-list Set-iter
#> a.intersection_update(b) | NoneType h3 h4 h5 | set-items Set-items
#> a.difference_update(b) | NoneType e33 e44 | set-set set-frozenset set-Set set-Frozen Set-set Set-frozenset Set-Set Set-Frozen
#> a.difference_update(b) | NoneType h3 e33 h4 e44 h5 | set-dict set-Dict set-Counter set-keys set-proxy set-list set-iter Set-dict Set-Dict Set-Counter Set-keys Set-proxy Set-list Set-iter
#> a.difference_update(b) | NoneType h3 h4 h5 | set-items Set-items

### methods of sets: symmetric_difference_update, ior and iand
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in ('set', 'Set')
    for y in MAKE]
table('a.symmetric_difference_update(b);operator.ior(a, b);operator.iand(a, b)', PAIRS)
#> a.symmetric_difference_update(b) | NoneType e33 e44 | set-set set-frozenset set-Set set-Frozen set-dict Set-set Set-frozenset Set-Set Set-Frozen Set-dict
#> a.symmetric_difference_update(b) | NoneType h3 h4 h5 e33 e44 | set-Dict set-Counter set-keys set-proxy set-list set-iter Set-Dict Set-Counter Set-keys Set-proxy Set-list Set-iter
#> a.symmetric_difference_update(b) | NoneType h3 h4 h5 | set-items Set-items
#> operator.ior(a, b) | set e33 e44 | set-set set-frozenset set-Set set-Frozen
#> operator.ior(a, b) | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter
#> operator.ior(a, b) | set h3 e33 h4 e44 h5 | set-keys Set-keys
#> operator.ior(a, b) | set h3 h4 h5 | set-items Set-items
#> operator.ior(a, b) | Set e33 e44 | Set-set Set-frozenset Set-Set Set-Frozen
#> operator.iand(a, b) | set e33 e44 | set-set set-frozenset set-Set set-Frozen
#> operator.iand(a, b) | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter
#> operator.iand(a, b) | set h3 e33 h4 e44 h5 | set-keys
#> operator.iand(a, b) | set h3 h4 h5 | set-items
#> operator.iand(a, b) | Set e33 e44 | Set-set Set-frozenset Set-Set Set-Frozen
#> operator.iand(a, b) | set h1 h2 h3 e33 h3 h4 e44 h4 | Set-keys
#> operator.iand(a, b) | set | Set-items

### methods of sets: isub and ixor
PAIRS = [(f'{x}-{y}', lambda x=x, y=y: {'a': MAKE[x](ONE), 'b': MAKE[y](TWO)}) for x in ('set', 'Set')
    for y in MAKE]
table('operator.isub(a, b);operator.ixor(a, b)', PAIRS)
#> operator.isub(a, b) | set e33 e44 | set-set set-frozenset set-Set set-Frozen
#> operator.isub(a, b) | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter
#> operator.isub(a, b) | set h3 e33 h4 e44 h5 | set-keys Set-keys
#> operator.isub(a, b) | set h3 h4 h5 | set-items Set-items
#> operator.isub(a, b) | Set e33 e44 | Set-set Set-frozenset Set-Set Set-Frozen
#> operator.ixor(a, b) | set e33 e44 | set-set set-frozenset set-Set set-Frozen
#> operator.ixor(a, b) | TypeError | set-dict set-Dict set-Counter set-proxy set-list set-iter Set-dict Set-Dict Set-Counter Set-proxy Set-list Set-iter
#> operator.ixor(a, b) | set h3 h4 h5 e33 e44 | set-keys Set-keys
#> operator.ixor(a, b) | set h3 h4 h5 | set-items Set-items
#> operator.ixor(a, b) | Set e33 e44 | Set-set Set-frozenset Set-Set Set-Frozen

### in place, of subclasses
for op in ('|', '&', '-', '^'):
    for cls in (Set, Frozen, set, frozenset):
        a, b = Set(Key(i) for i in range(5)), cls(Key(i) for i in range(3, 8))
        c = a
        exec(f'a {op}= b')
        print(op, cls.__name__, type(a).__name__, a is c, len(c), sorted(k.n for k in c))
#> | Set Set True 8 [0, 1, 2, 3, 4, 5, 6, 7]
#> | Frozen Set True 8 [0, 1, 2, 3, 4, 5, 6, 7]
#> | set Set True 8 [0, 1, 2, 3, 4, 5, 6, 7]
#> | frozenset Set True 8 [0, 1, 2, 3, 4, 5, 6, 7]
#> & Set Set True 2 [3, 4]
#> & Frozen Set True 2 [3, 4]
#> & set Set True 2 [3, 4]
#> & frozenset Set True 2 [3, 4]
#> - Set Set True 3 [0, 1, 2]
#> - Frozen Set True 3 [0, 1, 2]
#> - set Set True 3 [0, 1, 2]
#> - frozenset Set True 3 [0, 1, 2]
#> ^ Set Set True 6 [0, 1, 2, 5, 6, 7]
#> ^ Frozen Set True 6 [0, 1, 2, 5, 6, 7]
#> ^ set Set True 6 [0, 1, 2, 5, 6, 7]
#> ^ frozenset Set True 6 [0, 1, 2, 5, 6, 7]

### a hash in full goes from dict to dict and to a set, whatever happens to the dict
class Key(Key):
    def __hash__(self):
        log.append('h')
        return hash((2 ** 60, self.n))
d = {Key(i): i for i in range(40)}
for i in range(0, 40, 3): del d[next(k for k in d if k.n == i)]
d.update({'text': 1, 5: 2, (1, 2): 3})
e = dict(d); e[Key(77)] = 1
f = {'other': 1}; f.update(e)
o = collections.OrderedDict(f); o.move_to_end('other'); g = dict(o)
last = g.popitem(); g.update(d)
log.clear()
s = set(g) | set(f); s.update(e)
print(log[:3], len(s), {Key(77)} <= s, Key(4) in s, Key(3) in s, (1, 2) in s, sum(k in s for k in g) == len(g))
#> [] 31 True True False True True

### hashes of every size
class N:
    def __init__(self, n): self.n = n
    def __hash__(self): return self.n
    def __eq__(self, other): return self.n == other.n
ns = [0, 1, -1, -2, 2**31, 2**31 + 1, 2**32, 2**32 + 1, -2**31, 2**60 + 7, -2**60, (5 << 32) + 5, 0x80000001,
    2**61 - 2]
d = {N(n): n for n in ns}
s = set(d)
print([N(n) in s for n in ns])
print([N(n) in d for n in ns])
print(len(s | {N(n) for n in ns}), len(dict.fromkeys(s)))
t = set(dict(dict.fromkeys(frozenset(d))))
print(t == s, len(t & s), sorted(x.n for x in t ^ s))
#> [True, True, True, True, True, True, True, True, True, True, True, True, True, True]
#> [True, True, True, True, True, True, True, True, True, True, True, True, True, True]
#> 13 13
#> True 13 []

### in place: a buffer is added to a bytearray itself
class Buffer:
    def __buffer__(self, flags): return memoryview(b'yz')
class Bytes(bytearray): pass
for cls in (bytearray, Bytes):
    a = cls(b'x'); c = a; a += Buffer()
    print(a is c, c, type(a).__name__)
#> True bytearray(b'xyz') bytearray
#> True Bytes(b'xyz') Bytes

### attributes of an instance take keys whose hashes are kept in full
class Key:
    def __init__(self, n): self.n = n
    def __hash__(self): return 2**40 + self.n
class Thing: pass
for many in range(1, 30):
    for names in range(8):
        thing, other = Thing(), Thing()
        for i in range(names): setattr(thing, 'name%d' % i, i)
        source = {Key(i): i for i in range(many)}
        attributes = vars(thing)
        attributes.update(source)
        assert len(attributes) == names + many
        thing.more = 1
        whole = dict(attributes)
        vars(other).update(whole)
        other.__dict__ = whole
        other.__dict__ |= attributes
        for key in list(source)[::2]: del attributes[key]
        attributes.update(whole)
        attributes.clear()
        attributes.update({Key(7): 1, 'a': 2})
        for key in list(attributes): attributes.pop(key)
        attributes.update(source)
        assert set(attributes) == set(source)
print(len(vars(thing)), len(vars(other)))  #> 29 37

### a dict that held a hash in full is the same in another session
class Long:
    def __hash__(self): return 2**50
d = {'a': 1}
key = Long()
d[key] = 1
del d[key]
d['b'] = 2
e = {}
e[key] = 3
e.clear()
print(d, e)  #> {'a': 1, 'b': 2} {}
