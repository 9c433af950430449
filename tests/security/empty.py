# What is empty may have no memory of its own; nothing is computed from its address (ASan and UBSan look).

### operations of empty lists with themselves and each other
def f(make):
    x = make(); x += x; x.extend(x); x += make(); x[0:0] = x; x[:] = x; x[::1] = x; x *= 5; x = x * 3 + x
    x.sort(); x.sort(key=len, reverse=True); x.reverse(); x.copy(); x.clear(); del x[:], x[0:0], x[::2]
    y = sorted(x), x == x, x < x, x[:], x[::-1], list(x), tuple(x), set(x), [*x, *x], x.count(1), 1 in x, list(reversed(x)), list(zip(x, x)), sum(x), any(x)
    return x, y
print(f(list))
for make in (bytearray, bytes, str, tuple, dict, set, frozenset):
    x = make()
    if make is not dict and make not in (set, frozenset): x += x; x *= 3; x = x + x[:] + x[::-1]
    if make in (dict, set): x.update(x); x |= x; x = x | x; x.clear(); x.copy()
    if make is bytearray: x.extend(x); x[:] = x; x[0:0] = x; del x[:]; x.reverse(); x.join([x, x]); x.replace(x, x); x.strip(x); x.find(x); memoryview(x).tobytes()
    if make in (bytes, str): x.join([x, x]); x.replace(x, x); x.strip(x); x.find(x); x.split(); x.center(0); x.splitlines(); x.translate({} if make is str else None)
    print(make.__name__, x == make(), list(x), sorted(x), hash(x) == hash(make()) if make in (bytes, str, tuple, frozenset) else len(x), x == x, bool(x))
#> ([], ([], True, False, [], [], [], (), set(), [], 0, False, [], [], 0, False))
#> bytearray True [] [] 0 True False
#> bytes True [] [] True True False
#> str True [] [] True True False
#> tuple True [] [] True True False
#> dict True [] [] 0 True False
#> set True [] [] 0 True False
#> frozenset True [] [] True True False
