def f(a):
    match a:
        case 1 | 'x' | None | True | -1.5: return 1
        case [1, x, *_, y]: return x
        case [x, *y]: return y
        case []: return
        case {'a': 1, 'b': c, **d} if c: return d
        case {}: return
        case A(1, x, k=[y]) | B(x, y): return x
        case str() as s: return s
        case q.w: pass
        case _: return a
