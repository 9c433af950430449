# Prints a JSON line for everything callable that attributes lead to: [expression, module, kind, names of parameters, class].
# MODULES, ZOO (expressions) and zoo.py stand in front. Expressions begin with a module's name, or with one of the zoo's.
import json as _json, inspect as _inspect
_seen, _classes, _order, _out = {}, {}, [], []
_plain = (int, str, float, bytes, bool, complex, type(None), type(...), type(NotImplemented))
def _params(v):
    try: return [[p.name, str(p.kind)[0:1] or 'P', int(p.kind)] for p in _inspect.signature(v).parameters.values()]
    except BaseException: return None
def _emit(expr, module, kind, v, owner=None):
    if kind == 'builtin_function_or_method' and v.__name__ in _internals: print(_json.dumps(['internal', expr, v.__name__]))
    _out.append([expr, module, kind, _params(v), owner])
def _known(v):
    if isinstance(v, _plain) or id(v) in _seen: return True
    _seen[id(v)] = v
def _makes_attributes(v):  # as mocks do, whose attributes do so too: a walk without end
    try: v.no_such_name
    except BaseException: return False
    return True
def _class(expr, module, c):
    _classes[id(c)] = expr
    _emit(expr, module, 'class', c, expr)
    for name in sorted(type.__dict__['__dict__'].__get__(c)):
        v = c.__dict__[name]
        _visit(f'{expr}.__dict__[{name!r}]', module, v, expr, 1)
    m = type(c)
    if m is not type: _visit(f'type({expr})', module, m, None, 1)
def _visit(expr, module, v, owner=None, depth=0):
    if _known(v) or len(expr) > 160: return
    t = type(v)
    if isinstance(v, type): return _order.append((expr, module, v))
    if t is type(_json):
        if v.__name__ in MODULES: return
        for name in sorted(v.__dict__): _visit(f'{expr}.{name}', module, v.__dict__[name], None, depth + 1)
        return
    kind = t.__name__
    if callable(v): _emit(expr, module, kind, v, owner)
    if _makes_attributes(v): return
    if kind in ('classmethod', 'staticmethod', 'classmethod_descriptor'):
        _out.append([f'{owner}.{expr.split("[")[-1][1:-2]}', module, 'function', _params(getattr(v, '__func__', None)), owner])
    if kind in ('property', 'getset_descriptor', 'member_descriptor', 'cached_property'):
        _out.append([f'{expr}.__get__', module, 'getter', [['instance', 'P', 0], ['owner', 'P', 0]], owner])
        _out.append([f'{expr}.__set__', module, 'setter', [['instance', 'P', 0], ['value', 'P', 0]], owner])
        _out.append([f'{expr}.__delete__', module, 'setter', [['instance', 'P', 0]], owner])
    for name in ('fget', 'fset', 'fdel', '__func__', '__wrapped__', '__self__', 'func', '_setter'):
        try: w = getattr(v, name)
        except BaseException: continue
        _visit(f'{expr}.{name}', module, w, owner, depth + 1)
    try:
        for i, cell in enumerate(v.__closure__ or ()): _visit(f'{expr}.__closure__[{i}].cell_contents', module, cell.cell_contents, owner, depth + 1)
        for i, d in enumerate(v.__defaults__ or ()): _visit(f'{expr}.__defaults__[{i}]', module, d, owner, depth + 1)
        for d in sorted(v.__kwdefaults__ or ()): _visit(f'{expr}.__kwdefaults__[{d!r}]', module, v.__kwdefaults__[d], owner, depth + 1)
    except BaseException: pass
    _visit(f'type({expr})', module, t, None, depth + 1)
    if depth > 3 or kind in ('function', 'builtin_function_or_method', 'method_descriptor', 'wrapper_descriptor', 'method-wrapper', 'method', 'classmethod_descriptor'): return
    if isinstance(v, (list, tuple)) and type(v) in (list, tuple):
        for i, w in enumerate(v[:12]): _visit(f'{expr}[{i}]', module, w, None, depth + 1)
    elif type(v) is dict:
        for w in list(v)[:40]:
            if isinstance(w, str): _visit(f'{expr}[{w!r}]', module, v[w], None, depth + 1)
    else:
        try: names = sorted(dir(v))
        except BaseException: return
        for name in names:
            try: w = getattr(v, name)
            except BaseException: continue
            if name[:2] != '__' or depth == 0: _visit(f'{expr}.{name}', module, w, None, depth + 1)
for _m in MODULES:
    try: exec('import ' + _m)
    except BaseException: continue
    _v = _sys.modules[_m]
    _seen[id(_v)] = _v
    for _n in sorted(_v.__dict__):
        if _n != '__builtins__' and (_m, _n) != ('sys', 'modules'): _visit(f'{_m}.{_n}', _m, _v.__dict__[_n])
for _i, _z in enumerate(ZOO):
    try: _v = eval(_z)
    except BaseException as e:
        print(_json.dumps(['zoo', _z, type(e).__name__ + ': ' + str(e)[:100]])); continue
    if type(_v) is not type and not isinstance(_v, type): _visit(f'type({_z})', 'builtins', type(_v))
while _order:
    _c = _order.pop(0)
    if not _c[0].startswith('type(liar('): _class(*_c)
for _i, _z in enumerate(ZOO):
    try: print(_json.dumps(['instance', _z, [_classes[id(c)] for c in type(eval(_z)).__mro__ if id(c) in _classes and c is not object]]))
    except BaseException: pass
_tries = ['()', '(1)', "('a')", "(b'a')", '([1, 2])', '(1, 2)', "('a', 'b')", '(1, 2, 3)', '(list)', "('a', [1])", '(len)', '({})', '(print, 1)', "('a', (), {})", "(1, 'a', 2)", '(lambda *a: 1)']
for _id, _e in list(_classes.items()):
    _c, _ok = _seen[_id], []
    for _t in _tries:
        try:
            eval('_c' + _t)
            _ok.append(_e + _t)
            if len(_ok) > 3: break
        except BaseException: pass
    print(_json.dumps(['make', _e, _ok]))
for _o in _out: print(_json.dumps(['target', *_o]))
