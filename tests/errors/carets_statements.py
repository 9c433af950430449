### statements of every kind: a call has no carets where all of it is returned or assigned to one name
import traceback, asyncio
class O:
    def __getattr__(self, n): raise ValueError(n)
    def __setattr__(self, n, v): raise ValueError(n)
    def __getitem__(self, n): raise KeyError(n)
    def __setitem__(self, n, v): raise KeyError(n)
    def __delitem__(self, n): raise KeyError(n)
    def __neg__(self): raise ValueError
    def __add__(self, o): raise ValueError
    def __lt__(self, o): raise ValueError
class N: pass
def f(*args, **kw): raise ValueError
def g(*args): f()
o, b, d, a, i = N(), O(), O(), O(), 0
forms = []
@forms.append
def m0():
    x = f()
@forms.append
def m1():
    o.a = f()
@forms.append
def m2():
    o.a.b = f()
@forms.append
def m3():
    o[0] = f()
@forms.append
def m4():
    o[i] = f()
@forms.append
def m5():
    x, y = f()
@forms.append
def m6():
    (x, y) = f()
@forms.append
def m7():
    [x, y] = f()
@forms.append
def m8():
    x, *y = f()
@forms.append
def m9():
    x = y = f()
@forms.append
def m10():
    o.a = y = f()
@forms.append
def m11():
    y = o.a = f()
@forms.append
def m12():
    x: int = f()
@forms.append
def m13():
    o.a: int = f()
@forms.append
def m14():
    x += f()
@forms.append
def m15():
    o.a += f()
@forms.append
def m16():
    o[0] += f()
@forms.append
def m17():
    return f()
@forms.append
def m18():
    return f(), 1
@forms.append
def m19():
    f()
@forms.append
async def m20():
    await f()
@forms.append
async def m21():
    x = await f()
@forms.append
async def m22():
    return await f()
@forms.append
async def m23():
    o.a = await f()
@forms.append
def m24():
    yield f()
@forms.append
def m25():
    x = yield f()
@forms.append
def m26():
    with f(): pass
@forms.append
def m27():
    with f() as x: pass
@forms.append
def m28():
    for x in f(): pass
@forms.append
def m29():
    del f().a
@forms.append
def m30():
    raise f()
@forms.append
def m31():
    assert f()
@forms.append
def m32():
    if f(): pass
@forms.append
def m33():
    while f(): pass
@forms.append
def m34():
    x = (f())
@forms.append
def m35():
    (x) = f()
@forms.append
def m36():
    x = f(); y = 1
@forms.append
def m37():
    y = 1; x = f()
@forms.append
def m38():
    x = f() # comment
@forms.append
def m39():
    x = f(1,
          2)
@forms.append
def m40():
    o.a = f(1,
          2)
@forms.append
def m41():
    o.a = (f(1,
          2))
@forms.append
def m42():
    return f(1,
          2)
@forms.append
def m43():
    return o.f(1)
@forms.append
def m44():
    x = f()()
@forms.append
def m45():
    x = f().a
@forms.append
def m46():
    x = o.b()
@forms.append
def m47():
    x = g().b(1)(2)
@forms.append
def m48():
    x = f(g())
@forms.append
def m49():
    x = g(f())
@forms.append
def m50():
    (y := f())
@forms.append
def m51():
    x = (y := f())
@forms.append
def m52():
    x = not f()
@forms.append
def m53():
    x = -f()
@forms.append
def m54():
    x = f() + 1
@forms.append
def m55():
    x = f()[0]
@forms.append
def m56():
    x = [f()]
@forms.append
def m57():
    x = f() if 1 else 2
@forms.append
def m58():
    x = 1 if f() else 2
@forms.append
def m59():
    x = lambda: f()
@forms.append
def m60():
    x = f() or 1
@forms.append
def m61():
    print(f())
@forms.append
def m62():
    f(), 1
@forms.append
def m63():
    (f())
@forms.append
def m64():
    f() ; 1
@forms.append
def m65():
    yield from f()
@forms.append
def m66():
    x = yield from f()
@forms.append
def m67():
    import nope
@forms.append
def m68():
    from os import nope
@forms.append
def m69():
    x = d[0]
@forms.append
def m70():
    x = d.a
@forms.append
def m71():
    o.q = d[0]
@forms.append
def m72():
    return d[0]
@forms.append
def m73():
    return d.a
@forms.append
def m74():
    d[0]
@forms.append
def m75():
    d[0] = f()
@forms.append
def m76():
    d.a = 1
@forms.append
def m77():
    d[0] = 1
@forms.append
def m78():
    d[0][1] = 2
@forms.append
def m79():
    o.b
@forms.append
def m80():
    del d[0]
@forms.append
def m81():
    x = a + b
@forms.append
def m82():
    return a + b
@forms.append
def m83():
    a + b
@forms.append
def m84():
    a += b
@forms.append
def m85():
    x = a < b
@forms.append
def m86():
    return -a
@forms.append
def m87():
    -a
@forms.append
def m88():
    x = not d.a
@forms.append
def m89():
    nope
@forms.append
def m90():
    x = nope
@forms.append
def m91():
    return nope
@forms.append
def m92():
    x = f"{f()}"
@forms.append
def m93():
    return f"{f()}"
@forms.append
def m94():
    global x; x = f()
@forms.append
def m95():
    match f():
        case 1: pass
@forms.append
def m96():
    try: f()
    finally: pass
@forms.append
def m97():
    x = f
@forms.append
def m98():
    x = o.a.c
@forms.append
def m99():
    x = f(); 
      # hi
@forms.append
def m100():
    x = f() \
      + 1
@forms.append
def m101():
    x = \
      f()
@forms.append
def m102():
    return \
      f()
@forms.append
def m103():
    x = f(
    )
@forms.append
def m104():
    x = f(*a)
@forms.append
def m105():
    x = f(**a)
@forms.append
def m106():
    x = f(a for a in b)
@forms.append
def m107():
    f(a for a in b)
for form in forms:
    try:
        x = form()
        if hasattr(x, 'send'): x.send(None)
        print(form.__name__, 'nothing')
    except Exception as e:
        lines = traceback.format_exc().split('\n')
        at = [i for i, l in enumerate(lines) if l.startswith('  File') and l.endswith('in ' + form.__name__)]
        if not at: print(form.__name__, lines[-2]); continue
        end = [i for i in range(at[0] + 1, len(lines)) if not lines[i].startswith('    ')]
        print(f'{form.__name__} {type(e).__name__}', *lines[at[0] + 1:end[0]], sep='\n')
#> m0 ValueError
#>     x = f()
#> m1 ValueError
#>     o.a = f()
#>           ~^^
#> m2 ValueError
#>     o.a.b = f()
#>             ~^^
#> m3 ValueError
#>     o[0] = f()
#>            ~^^
#> m4 ValueError
#>     o[i] = f()
#>            ~^^
#> m5 ValueError
#>     x, y = f()
#>            ~^^
#> m6 ValueError
#>     (x, y) = f()
#>              ~^^
#> m7 ValueError
#>     [x, y] = f()
#>              ~^^
#> m8 ValueError
#>     x, *y = f()
#>             ~^^
#> m9 ValueError
#>     x = y = f()
#>             ~^^
#> m10 ValueError
#>     o.a = y = f()
#>               ~^^
#> m11 ValueError
#>     y = o.a = f()
#>               ~^^
#> m12 ValueError
#>     x: int = f()
#>              ~^^
#> m13 ValueError
#>     o.a: int = f()
#>                ~^^
#> m14 UnboundLocalError
#>     x += f()
#>     ^
#> m15 AttributeError
#>     o.a += f()
#>     ^^^
#> m16 TypeError
#>     o[0] += f()
#>     ~^^^
#> m17 ValueError
#>     return f()
#> m18 ValueError
#>     return f(), 1
#>            ~^^
#> m19 ValueError
#>     f()
#>     ~^^
#> m20 ValueError
#>     await f()
#>           ~^^
#> m21 ValueError
#>     x = await f()
#>               ~^^
#> m22 ValueError
#>     return await f()
#>                  ~^^
#> m23 ValueError
#>     o.a = await f()
#>                 ~^^
#> m24 ValueError
#>     yield f()
#>           ~^^
#> m25 ValueError
#>     x = yield f()
#>               ~^^
#> m26 ValueError
#>     with f(): pass
#>          ~^^
#> m27 ValueError
#>     with f() as x: pass
#>          ~^^
#> m28 ValueError
#>     for x in f(): pass
#>              ~^^
#> m29 ValueError
#>     del f().a
#>         ~^^
#> m30 ValueError
#>     raise f()
#>           ~^^
#> m31 ValueError
#>     assert f()
#>            ~^^
#> m32 ValueError
#>     if f(): pass
#>        ~^^
#> m33 ValueError
#>     while f(): pass
#>           ~^^
#> m34 ValueError
#>     x = (f())
#> m35 ValueError
#>     (x) = f()
#> m36 ValueError
#>     x = f(); y = 1
#> m37 ValueError
#>     y = 1; x = f()
#>                ~^^
#> m38 ValueError
#>     x = f() # comment
#> m39 ValueError
#>     x = f(1,
#>           2)
#> m40 ValueError
#>     o.a = f(1,
#>           ~^^^
#>           2)
#>           ^^
#> m41 ValueError
#>     o.a = (f(1,
#>            ~^^^
#>           2))
#>           ^^
#> m42 ValueError
#>     return f(1,
#>           2)
#> m43 AttributeError
#>     return o.f(1)
#>            ^^^
#> m44 ValueError
#>     x = f()()
#>         ~^^
#> m45 ValueError
#>     x = f().a
#>         ~^^
#> m46 AttributeError
#>     x = o.b()
#>         ^^^
#> m47 ValueError
#>     x = g().b(1)(2)
#>         ~^^
#> m48 ValueError
#>     x = f(g())
#>           ~^^
#> m49 ValueError
#>     x = g(f())
#>           ~^^
#> m50 ValueError
#>     (y := f())
#>           ~^^
#> m51 ValueError
#>     x = (y := f())
#>               ~^^
#> m52 ValueError
#>     x = not f()
#>             ~^^
#> m53 ValueError
#>     x = -f()
#>          ~^^
#> m54 ValueError
#>     x = f() + 1
#>         ~^^
#> m55 ValueError
#>     x = f()[0]
#>         ~^^
#> m56 ValueError
#>     x = [f()]
#>          ~^^
#> m57 ValueError
#>     x = f() if 1 else 2
#>         ~^^
#> m58 ValueError
#>     x = 1 if f() else 2
#>              ~^^
#> m59 nothing
#> m60 ValueError
#>     x = f() or 1
#>         ~^^
#> m61 ValueError
#>     print(f())
#>           ~^^
#> m62 ValueError
#>     f(), 1
#>     ~^^
#> m63 ValueError
#>     (f())
#>      ~^^
#> m64 ValueError
#>     f() ; 1
#>     ~^^
#> m65 ValueError
#>     yield from f()
#>                ~^^
#> m66 ValueError
#>     x = yield from f()
#>                    ~^^
#> m67 ModuleNotFoundError
#>     import nope
#> m68 ImportError
#>     from os import nope
#> m69 KeyError
#>     x = d[0]
#>         ~^^^
#> m70 ValueError
#>     x = d.a
#>         ^^^
#> m71 KeyError
#>     o.q = d[0]
#>           ~^^^
#> m72 KeyError
#>     return d[0]
#>            ~^^^
#> m73 ValueError
#>     return d.a
#>            ^^^
#> m74 KeyError
#>     d[0]
#>     ~^^^
#> m75 ValueError
#>     d[0] = f()
#>            ~^^
#> m76 ValueError
#>     d.a = 1
#>     ^^^
#> m77 KeyError
#>     d[0] = 1
#>     ~^^^
#> m78 KeyError
#>     d[0][1] = 2
#>     ~^^^
#> m79 AttributeError
#>     o.b
#> m80 KeyError
#>     del d[0]
#>         ~^^^
#> m81 ValueError
#>     x = a + b
#>         ~~^~~
#> m82 ValueError
#>     return a + b
#>            ~~^~~
#> m83 ValueError
#>     a + b
#>     ~~^~~
#> m84 UnboundLocalError
#>     a += b
#>     ^
#> m85 ValueError
#>     x = a < b
#>         ^^^^^
#> m86 ValueError
#>     return -a
#>            ^^
#> m87 ValueError
#>     -a
#> m88 ValueError
#>     x = not d.a
#>             ^^^
#> m89 NameError
#>     nope
#> m90 NameError
#>     x = nope
#>         ^^^^
#> m91 NameError
#>     return nope
#>            ^^^^
#> m92 ValueError
#>     x = f"{f()}"
#>            ~^^
#> m93 ValueError
#>     return f"{f()}"
#>               ~^^
#> m94 ValueError
#>     global x; x = f()
#>                   ~^^
#> m95 ValueError
#>     match f():
#>           ~^^
#> m96 ValueError
#>     try: f()
#>          ~^^
#> m97 nothing
#> m98 AttributeError
#>     x = o.a.c
#>         ^^^
#> m99 ValueError
#>     x = f();
#> m100 ValueError
#>     x = f() \
#>         ~^^
#> m101 ValueError
#>     f()
#>     ~^^
#> m102 ValueError
#>     f()
#>     ~^^
#> m103 ValueError
#>     x = f(
#>     )
#> m104 KeyError
#>     x = f(*a)
#> m105 ValueError
#>     x = f(**a)
#> m106 ValueError
#>     x = f(a for a in b)
#> m107 ValueError
#>     f(a for a in b)
#>     ~^^^^^^^^^^^^^^
