### JSON records: flatten, validate, aggregate, diff, report
import json, re, textwrap, pprint, operator, itertools, string, base64, hashlib, uuid
from collections import Counter, defaultdict, OrderedDict, ChainMap
from dataclasses import dataclass, field, fields, asdict, is_dataclass, MISSING, astuple, make_dataclass
from datetime import datetime, date, timezone
from functools import reduce, partial, singledispatchmethod, cmp_to_key
from typing import Any, Optional, Literal, get_type_hints, get_origin, get_args, Union, TypedDict, Annotated
from types import UnionType

RAW = r'''
{"id": 1, "name": "Ann \u00c9", "tags": ["a", "b"], "address": {"city": "Oslo", "geo": {"lat": 59.91, "lon": 10.75}}, "score": 9.5, "since": "2020-02-29"}
{"id": 2, "name": "Bob", "tags": [], "address": {"city": "Rome", "geo": null}, "score": 7, "since": "2021-07-01T10:00:00+02:00", "boss": 1}
{"id": "3", "name": "Cy", "tags": ["b"], "address": {"city": "Oslo"}, "score": null}
{"id": 4, "name": "Di", "tags": ["b", "c", 3], "address": {}, "score": 1e2, "boss": 2}
{"id": 5, "name": "Ed", "tags": ["a"], "address": {"city": "Rome"}, "score": -0.5, "boss": 1, "extra": true}
{"id": 6, "name": "Fi" "tags": []}
{"id": 7}
'''
@dataclass
class Person:
    id: int
    name: str
    address: dict[str, Any]
    score: float | None = None
    tags: list[str] = field(default_factory=list)
    boss: Optional[int] = None
    since: date | None = None

def check(value, hint, path="$"):
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any: return
    elif origin in (Union, UnionType):
        for a in args:
            if not list(check(value, a, path)): return
        yield f"{path}: {value!r} is none of {', '.join(getattr(a, '__name__', str(a)) for a in args)}"
    elif origin is list:
        for i, v in enumerate(value): yield from check(v, args[0], f"{path}[{i}]")
    elif origin is dict:
        for k, v in value.items(): yield from check(v, args[1], f"{path}.{k}")
    elif hint is float and type(value) is int or isinstance(value, hint): return
    else: yield f"{path}: expected {hint.__name__}, got {type(value).__name__}"

def build(cls, data):
    hints, problems, kwargs = get_type_hints(cls), [], {}
    if "since" in data: data = data | {"since": datetime.fromisoformat(data["since"]).date()}
    for f in fields(cls):
        if f.name in data:
            problems += check(data[f.name], hints[f.name], f"$.{f.name}")
            kwargs[f.name] = data[f.name]
        elif f.default is MISSING and f.default_factory is MISSING: problems.append(f"$.{f.name}: missing")
    problems += [f"$.{k}: unknown" for k in data.keys() - hints.keys()]
    if problems: raise ExceptionGroup(f"record {data.get('id')}", [ValueError(p) for p in problems])
    return cls(**kwargs)

people, raw = [], []
for number, line in enumerate(RAW.strip().splitlines(), 1):
    try:
        raw.append(json.loads(line))
        people.append(build(Person, raw[-1]))
    except json.JSONDecodeError as e: print(f"line {number}: {e.msg} at column {e.colno} ({e.doc[e.pos - 3:e.pos + 3]!r}): {e}")
    except ExceptionGroup as group:
        print(f"line {number}: {group}", *map(str, group.exceptions), sep="\n    ")
pprint.pp(people[0], width=60)
pprint.pprint(raw[0], width=70, sort_dicts=False)
print(people[1])

def flatten(value, prefix=""):
    match value:
        case {**items} if items:
            for k, v in items.items(): yield from flatten(v, f"{prefix}.{k}" if prefix else k)
        case [_, *_]:
            for i, v in enumerate(value): yield from flatten(v, f"{prefix}[{i}]")
        case _: yield prefix, value
def unflatten(pairs):
    root = {}
    for path, value in pairs:
        at, keys = root, [int(p[1:-1]) if p[0] == "[" else p for p in re.findall(r"\[\d+\]|[^.\[\]]+", path)]
        for k in keys[:-1]: at = at.setdefault(k, {})
        at[keys[-1]] = value
    fix = lambda v: [fix(v[i]) for i in range(len(v))] if isinstance(v, dict) and v and all(isinstance(k, int) for k in v) else {k: fix(x) for k, x in v.items()} if isinstance(v, dict) else v
    return fix(root)
print(dict(flatten(raw[0])), [unflatten(flatten(r)) == r for r in raw])
columns = list(dict.fromkeys(k for r in raw[:5] for k, _ in flatten(r)))
rows = [[str(dict(flatten(r)).get(c, "")) for c in columns] for r in raw[:5]]
widths = [max(len(c), *map(len, col)) for c, col in zip(columns, zip(*rows))]
rule = "+".join(["", *("-" * (w + 2) for w in widths), ""])
print(rule, "|" + "|".join(f" {c:^{w}} " for c, w in zip(columns, widths)) + "|", rule.replace("-", "="), *("|" + "|".join(f" {v:>{w}} " if re.fullmatch(r"-?[\d.]+", v) else f" {v:<{w}} " for v, w in zip(r, widths)) + "|" for r in rows), rule, sep="\n")

stats = defaultdict(lambda: {"n": 0, "sum": 0.0, "tags": Counter()})
for r in raw[:5]:
    s = stats[r["address"].get("city", "(none)")]
    s["n"] += 1; s["sum"] += r["score"] or 0; s["tags"].update(map(str, r["tags"]))
print(json.dumps(stats, indent=1), {k: max(v["tags"], default=None) for k, v in stats.items()})
kids = defaultdict(list)
for r in raw[:5]: kids[r.get("boss")].append(r)
def tree(boss=None, indent=""):
    for i, r in enumerate(kids[boss], 1):
        last = i == len(kids[boss])
        yield f"{indent}{'└─' if last else '├─'} {r['name']}"
        yield from tree(r["id"], indent + ("   " if last else "│  "))
print(*tree(), sep="\n")

def diff(a, b):
    fa, fb = dict(flatten(a)), dict(flatten(b))
    for k in sorted(fa.keys() | fb.keys()):
        match fa.get(k, ...), fb.get(k, ...):
            case [x, y] if x == y: continue
            case [ellipsis, y] if ellipsis is ...: yield f"+ {k} = {json.dumps(y)}"
            case [x, z] if z is ...: yield f"- {k} = {json.dumps(x)}"
            case [x, y]: yield f"~ {k}: {x!r} -> {y!r}"
print(*diff(raw[0], raw[1]), sep="\n")
merge = lambda a, b: {k: merge(a[k], b[k]) if isinstance(a.get(k), dict) and isinstance(b.get(k), dict) else b.get(k, a.get(k)) for k in (*a, *(k for k in b if k not in a))}
print(reduce(merge, [{"a": {"x": 1, "y": 2}}, {"a": {"y": 3}, "b": []}, {"a": {"z": {}}, "b": None}]))
class Encoder(json.JSONEncoder):
    def default(self, o):
        match o:
            case date(): return {"$date": o.isoformat()}
            case set() | frozenset(): return sorted(o, key=str)
            case bytes(): return base64.b64encode(o).decode()
            case complex(real=r, imag=i): return [r, i]
            case x if is_dataclass(x) and not isinstance(x, type): return asdict(x)
        return super().default(o)
text = json.dumps({"p": people[1], "s": {3, 1, 2}, "b": b"\x00\xff", "c": 1 + 2j, None: float("inf"), 1.5: True}, cls=Encoder, separators=(",", ":"))
print(text, json.loads(text, object_hook=lambda d: date.fromisoformat(d["$date"]) if "$date" in d else d, parse_float=lambda s: f"<{s}>")["p"]["since"])
for bad in ['{"a": 1,}', "[1, 2", "nul", '"\x01"', "{'a': 1}", "", "[1] x", '{"a" 1}', '"\\q"', "[01]"]:
    try: print(json.loads(bad))
    except ValueError as e: print(f"{bad!r:<12} {e}")
try: json.dumps({"f": [1, object]}, cls=Encoder)
except TypeError as e: print(e, *getattr(e, "__notes__", []), sep=" / ")
loop = []; loop.append(loop)
try: json.dumps(loop)
except ValueError as e: print(e, loop)
Point = make_dataclass("Point", [("x", int), ("y", int, field(default=0))], order=True)
print(sorted([Point(2), Point(1, 5), Point(1)]), astuple(Point(3)), hashlib.sha256(text.encode()).hexdigest()[:16], uuid.uuid5(uuid.NAMESPACE_DNS, "example.org"))
print(sorted("a10 a9 b1 a2 B2".split(), key=lambda s: [int(p) if p.isdigit() else p.lower() for p in re.split(r"(\d+)", s)]), sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)))
#> line 3: record 3 (1 sub-exception)
#>     $.id: expected int, got str
#> line 4: record 4 (1 sub-exception)
#>     $.tags[2]: expected str, got int
#> line 5: record 5 (1 sub-exception)
#>     $.extra: unknown
#> line 6: Expecting ',' delimiter at column 24 ('i" "ta'): Expecting ',' delimiter: line 1 column 24 (char 23)
#> line 7: record 7 (2 sub-exceptions)
#>     $.name: missing
#>     $.address: missing
#> Person(id=1,
#>        name='Ann É',
#>        address={'city': 'Oslo',
#>                 'geo': {'lat': 59.91, 'lon': 10.75}},
#>        score=9.5,
#>        tags=['a', 'b'],
#>        boss=None,
#>        since=datetime.date(2020, 2, 29))
#> {'id': 1,
#>  'name': 'Ann É',
#>  'tags': ['a', 'b'],
#>  'address': {'city': 'Oslo', 'geo': {'lat': 59.91, 'lon': 10.75}},
#>  'score': 9.5,
#>  'since': '2020-02-29'}
#> Person(id=2, name='Bob', address={'city': 'Rome', 'geo': None}, score=7, tags=[], boss=1, since=datetime.date(2021, 7, 1))
#> {'id': 1, 'name': 'Ann É', 'tags[0]': 'a', 'tags[1]': 'b', 'address.city': 'Oslo', 'address.geo.lat': 59.91, 'address.geo.lon': 10.75, 'score': 9.5, 'since': '2020-02-29'} [True, True, True, True, True, True]
#> +----+-------+---------+---------+--------------+-----------------+-----------------+-------+---------------------------+------+-------------+------+---------+---------+-------+
#> | id | name  | tags[0] | tags[1] | address.city | address.geo.lat | address.geo.lon | score |           since           | tags | address.geo | boss | tags[2] | address | extra |
#> +====+=======+=========+=========+==============+=================+=================+=======+===========================+======+=============+======+=========+=========+=======+
#> |  1 | Ann É | a       | b       | Oslo         |           59.91 |           10.75 |   9.5 | 2020-02-29                |      |             |      |         |         |       |
#> |  2 | Bob   |         |         | Rome         |                 |                 |     7 | 2021-07-01T10:00:00+02:00 | []   | None        |    1 |         |         |       |
#> |  3 | Cy    | b       |         | Oslo         |                 |                 | None  |                           |      |             |      |         |         |       |
#> |  4 | Di    | b       | c       |              |                 |                 | 100.0 |                           |      |             |    2 |       3 | {}      |       |
#> |  5 | Ed    | a       |         | Rome         |                 |                 |  -0.5 |                           |      |             |    1 |         |         | True  |
#> +----+-------+---------+---------+--------------+-----------------+-----------------+-------+---------------------------+------+-------------+------+---------+---------+-------+
#> {
#>  "Oslo": {
#>   "n": 2,
#>   "sum": 9.5,
#>   "tags": {
#>    "a": 1,
#>    "b": 2
#>   }
#>  },
#>  "Rome": {
#>   "n": 2,
#>   "sum": 6.5,
#>   "tags": {
#>    "a": 1
#>   }
#>  },
#>  "(none)": {
#>   "n": 1,
#>   "sum": 100.0,
#>   "tags": {
#>    "b": 1,
#>    "c": 1,
#>    "3": 1
#>   }
#>  }
#> } {'Oslo': 'b', 'Rome': 'a', '(none)': 'c'}
#> ├─ Ann É
#> │  ├─ Bob
#> │  │  └─ Di
#> │  └─ Ed
#> └─ Cy
#> ~ address.city: 'Oslo' -> 'Rome'
#> + address.geo = null
#> - address.geo.lat = 59.91
#> - address.geo.lon = 10.75
#> + boss = 1
#> ~ id: 1 -> 2
#> ~ name: 'Ann É' -> 'Bob'
#> ~ score: 9.5 -> 7
#> ~ since: '2020-02-29' -> '2021-07-01T10:00:00+02:00'
#> + tags = []
#> - tags[0] = "a"
#> - tags[1] = "b"
#> {'a': {'x': 1, 'y': 3, 'z': {}}, 'b': None}
#> {"p":{"id":2,"name":"Bob","address":{"city":"Rome","geo":null},"score":7,"tags":[],"boss":1,"since":{"$date":"2021-07-01"}},"s":[1,2,3],"b":"AP8=","c":[1.0,2.0],"null":Infinity,"1.5":true} 2021-07-01
#> '{"a": 1,}'  Illegal trailing comma before end of object: line 1 column 8 (char 7)
#> '[1, 2'      Expecting ',' delimiter: line 1 column 6 (char 5)
#> 'nul'        Expecting value: line 1 column 1 (char 0)
#> '"\x01"'     Invalid control character at: line 1 column 2 (char 1)
#> "{'a': 1}"   Expecting property name enclosed in double quotes: line 1 column 2 (char 1)
#> ''           Expecting value: line 1 column 1 (char 0)
#> '[1] x'      Extra data: line 1 column 5 (char 4)
#> '{"a" 1}'    Expecting ':' delimiter: line 1 column 6 (char 5)
#> '"\\q"'      Invalid \escape: line 1 column 2 (char 1)
#> '[01]'       Expecting ',' delimiter: line 1 column 3 (char 2)
#> Object of type type is not JSON serializable / when serializing list item 1 / when serializing dict item 'f'
#> Circular reference detected [[...]]
#> [Point(x=1, y=0), Point(x=1, y=5), Point(x=2, y=0)] (3, 0) a812f8e464fde8d9 aad03681-8b63-5304-89e0-8ca8f49461b5
#> ['a2', 'a9', 'a10', 'b1', 'B2'] [3, 2, 1]
