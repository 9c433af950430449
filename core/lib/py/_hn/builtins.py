# Frozen Python: the builtins in general. The natives in lib/builtins*.c answer for builtin values; this is what they, and
# the loop, fall back on.

from _hn import (_argument_name, _builtins, _caller, _code_nfree, _compile, _exact_dict, _exc_set, _gen_as, _index,
                 _is_code, _isinstance, _lookup, _modules, _own_name, _payload, _run, _source_text, _special,
                 _to_ascii, _tp_name, _type, _type_has, _write)
from _hn.dicts import _fill_dict, _keys_of, set_update
from _hn.files import _own
from _hn.generators import _cell_type
from _hn.memoryviews import _buffer_bytes
from _hn.sequences import (_hinted, call_iter, enumerate_iter, filter_iter, getitem_iter, map_iter, maps_iter,
                           reversed_iter, steps, zip_iter)
from _hn.sys import stderr, stdout


def _tn(x):
    return _tp_name(x)


# ---- text ----

def _print_separator(name, v, default):
    if v is None:
        return default
    if not _isinstance(v, str):
        raise TypeError('%s must be None or a string, not %s' % (name, _tn(v)))
    return v


def print_general(*values, sep=None, end=None, file=None, flush=False):
    if file is None:
        file = _modules()['sys'].stdout if 'sys' in _modules() else stdout
        if file is None:
            return
    sep = _print_separator('sep', sep, ' ')
    end = _print_separator('end', end, '\n')
    write = file.write
    first = True
    for v in values:
        if not first:
            write(str(sep))
        first = False
        write(str(v))
    write(str(end))
    if flush:
        file.flush()


def repr_general(x):
    r = _special(x, '__repr__')()
    if not _isinstance(r, str):
        raise TypeError('__repr__ returned non-string (type %s)' % _tn(r))
    return r


def ascii_of(x):
    text = repr(x)
    return text if str.isascii(text) else _to_ascii(_payload(text))


def format_of(x, spec):
    r = _special(x, '__format__')(spec)
    if not _isinstance(r, str):
        raise TypeError('__format__ must return a str, not ' + _tn(r))
    return r


def format_value(x, spec, conversion):
    if conversion == 1:
        x = str(x)
    elif conversion == 2:
        x = repr(x)
    elif conversion == 3:
        x = ascii(x)
    return format(x, spec)


def chr_of(x):
    return chr(_index(x))


def index_of(x):
    f = _special(x, '__index__')
    if f is None and not _type_has(x, '__index__'):
        raise TypeError("'%s' object cannot be interpreted as an integer" % _tn(x))
    return exactly(int, f(), '__index__')


# What a conversion method returned, as a plain value of the type that it has to be of.
def exactly(cls, v, method):
    if type(v) is cls:
        return v
    if not _isinstance(v, cls):
        raise TypeError('%s returned non-%s (type %s)' % (method, cls.__name__, _tn(v)))
    warn_program(DeprecationWarning, '%s returned non-%s (type %s).  The ability to return an instance of a strict subclass '
                 'of %s is deprecated, and may be removed in a future version of Python.' %
                 (method, cls.__name__, _tn(v), cls.__name__))
    v = _payload(v)
    return int(v) if cls is int else v


# ---- containers and iteration ----

def len_of(x):
    if _lookup(type(x), '__len__', _nothing) is _nothing:
        raise TypeError("object of type '%s' has no len()" % _tn(x))
    n = _index(_special(x, '__len__')())
    if n > 9223372036854775807 or n < -9223372036854775808:
        raise OverflowError("cannot fit 'int' into an index-sized integer")
    if n < 0:
        raise ValueError('__len__() should return >= 0')
    return n


_nothing = ('nothing',)


def iter_of(x):
    f = _lookup(type(x), '__iter__', _nothing)
    if f is _nothing:
        if _lookup(type(x), '__getitem__', _nothing) is not _nothing:
            return seq_iter(x)
        f = None
    if f is None:
        raise TypeError("'%s' object is not iterable" % _tn(x))
    it = _special(x, '__iter__')()
    if not _type_has(it, '__next__'):
        raise TypeError("iter() returned non-iterator of type '%s'" % _tn(it))
    return it


iter_value = iter_of


def seq_iter(x):
    return _gen_as(getitem_iter(x, 0), _type('iterator'))


def iter_callable(function, sentinel):
    if not callable(function):
        raise TypeError('iter(v, w): v must be callable')
    return _gen_as(call_iter(function, sentinel), _type('callable_iterator'))


def next_of(x):
    return _special(x, '__next__')()


def next_default(x, default):
    f = _special(x, '__next__')
    if f is None and not _type_has(x, '__next__'):
        raise TypeError("'%s' object is not an iterator" % _tn(x))
    try:
        return f()
    except StopIteration:
        return default


def _zip_inputs(name, iterables):
    its = []
    for x in iterables:
        try:
            its.append(iter(x))
        except TypeError as e:
            if name == 'zip' and _lookup(type(x), '__iter__', None) is None:
                raise TypeError("'%s' object is not iterable" % _tn(x)) from None
            raise
    return its


def zip_make(iterables, strict):
    return _gen_as(zip_iter(_zip_inputs('zip', iterables), strict), zip)


def map_make(function, iterables, strict):
    its = _zip_inputs('map', iterables)
    return _gen_as(map_iter(function, steps(its[0])) if len(its) == 1 and not strict else maps_iter(function, its, strict), map)


def filter_make(function, iterable):
    return _gen_as(filter_iter(function, steps(iter(iterable))), filter)


def enumerate_make(iterable, start):
    start = _index(start)
    return _gen_as(enumerate_iter(steps(iter(iterable)), start), enumerate)


def reversed_make(sequence):
    f = _lookup(type(sequence), '__reversed__', _nothing)
    if f is None:
        raise TypeError("'%s' object is not reversible" % _tn(sequence))
    if f is not _nothing:
        return _special(sequence, '__reversed__')()
    t = type(sequence)
    if _lookup(t, '__getitem__', None) is None or _isinstance(sequence, dict):
        raise TypeError("'%s' object is not reversible" % _tn(sequence))
    return _gen_as(reversed_iter(sequence, len(sequence) - 1), reversed)


def hash_of(x):
    f = _special(x, '__hash__')
    if f is None:
        raise TypeError("unhashable type: '%s'" % _tn(x))
    h = f()
    if not _isinstance(h, int):
        raise TypeError('__hash__ method should return an integer')
    h = int(h)
    if h > 9223372036854775807 or h < -9223372036854775808:
        h = hash(h)
    return -2 if h == -1 else h


def all_of(iterable):
    for x in iterable:
        if not x:
            return False
    return True


def any_of(iterable):
    for x in iterable:
        if x:
            return True
    return False


def dict_missing(d, key):
    entry = dict.get(d, key, _nothing)
    if entry is not _nothing:
        return entry
    return _special(d, '__missing__')(key)


def complex_abs(z):
    a = z.real
    b = z.imag
    a = -a if a < 0 else a
    b = -b if b < 0 else b
    if a < b:
        a, b = b, a
    inf = float('inf')
    if a == inf or b == inf:
        return inf
    if b == 0:
        return a + 0.0
    r = a * (1 + (b / a) ** 2) ** 0.5
    if r == inf:
        raise OverflowError('absolute value too large')
    return r


# ---- operators ----

def not_value(v):
    return not v


def not_equal(a, b):
    r = _special(a, '__eq__')(b)
    return r if r is NotImplemented else not r


# A builtin that was given what has to be asked for an int or for bytes: the call with what it says.
def native_again(native, /, *args, **keywords):
    own = 1 if hasattr(native, '__objclass__') and not hasattr(native, '__self__') else 0
    plain = [a if i < own else _plain_argument(a) for i, a in enumerate(args)]
    named = {name: _plain_argument(a) for name, a in keywords.items()}
    if all([a is b for a, b in zip(args, plain)]) and all([keywords[name] is named[name] for name in named]):
        raise SystemError(native.__name__ + '() was given what it cannot judge')
    return native(*plain, **named)


def _plain_argument(a):
    t = type(a)
    if t is tuple:
        plain = [_plain_argument(x) for x in a]
        return a if all([x is y for x, y in zip(a, plain)]) else tuple(plain)
    if t is int or t is str or t is bytes:
        return a
    return _index(a) if _type_has(a, '__index__') else _buffer_bytes(a)


def call_descriptor(descriptor, o, t, /, *args, **keywords):
    return _special(descriptor, '__get__')(o, t)(*args, **keywords)


# A comparison that cannot be had is none.
def compare_descriptor(descriptor, o, t, other):
    try:
        f = _special(descriptor, '__get__')(o, t)
    except AttributeError:
        return NotImplemented
    return f(other)


def call_named(o, name, *args):
    return getattr(o, name)(*args)


def call_with(function, args):
    return function(*args)


def display(v):
    f = _modules()['sys'].displayhook if 'sys' in _modules() else None
    if f is None:
        if v is not None:
            _write(1, repr(v) + '\n')
            _builtins()['_'] = v
    else:
        f(v)


# ---- building ----

def unpack_op(iterable, before, after=None):
    try:
        it = steps(iter(iterable))
    except TypeError:
        if not _iterable(iterable):
            raise TypeError('cannot unpack non-iterable %s object' % _tn(iterable)) from None
        raise
    got = []
    while len(got) < before:
        x = next(it, _nothing)
        if x is _nothing:
            if after is None:
                raise ValueError('not enough values to unpack (expected %d, got %d)' % (before, len(got)))
            raise ValueError('not enough values to unpack (expected at least %d, got %d)' % (before + after, len(got)))
        got.append(x)
    if after is None:
        if next(it, _nothing) is not _nothing:
            t = type(iterable)
            if t is list or t is tuple or t is dict:
                raise ValueError('too many values to unpack (expected %d, got %d)' % (before, len(iterable)))
            raise ValueError('too many values to unpack (expected %d)' % before)
        return got
    rest = [x for x in it]
    if len(rest) < after:
        raise ValueError('not enough values to unpack (expected at least %d, got %d)' % (before + after, before + len(rest)))
    middle = rest[:len(rest) - after]
    got.append(middle)
    got.extend(rest[len(rest) - after:])
    return got


def build_set(items):
    s = set()
    for x in items:
        s.add(x)
    return s


def build_map(d, items):
    i = 0
    while i < len(items):
        d[items[i]] = items[i + 1]
        i += 2
    return d


def _iterable(x):
    return _type_has(x, '__iter__') or _type_has(x, '__getitem__')


def display_extend(l, iterable):
    if not _iterable(iterable):
        raise TypeError('Value after * must be an iterable, not ' + _tn(iterable))
    for x in _hinted(iterable):
        l.append(x)


def _function_name(f):
    if hasattr(f, '__qualname__'):
        name = f.__qualname__
        module = getattr(f, '__module__', None)
        if module is not None and module != 'builtins':
            name = '%s.%s' % (module, name)
        return name + '()'
    return str(f)


def args_extend(l, iterable, function):
    if not _iterable(iterable):
        raise TypeError('%s argument after * must be an iterable, not %s' % (_function_name(function), _tn(iterable)))
    for x in iterable:
        l.append(x)


def display_set_update(s, iterable):
    set_update(s, (iterable,))


def display_dict_update(d, mapping):
    if not _merged_keywords(d, mapping, _nothing):
        raise TypeError("'%s' object is not a mapping" % _tn(mapping))


def dict_merge(d, mapping, function):
    if not _merged_keywords(d, mapping, function):
        raise TypeError('%s argument after ** must be a mapping, not %s' % (_function_name(function), _tn(mapping)))


# Whether mapping is one: then its items are in d. The keywords of a call of `function` are not repeated.
def _merged_keywords(d, mapping, function):
    plain = _exact_dict(mapping)
    if plain is not None and function is _nothing:
        if plain is not d:
            _fill_dict(d, plain)
        return True
    try:
        for key in _keys_of(mapping) if plain is None else plain:
            if function is not _nothing and key in d:
                repeated = key
                break
            d[key] = mapping[key] if plain is None else plain[key]
        else:
            return True
    except AttributeError:
        return False
    except KeyError as e: # CPython says so of any
        if function is _nothing or len(e.args) != 1:
            raise
        repeated = e.args[0]
    raise TypeError("%s got multiple values for keyword argument '%s'" % (_function_name(function), repeated))


# ---- attributes ----

def getattr_fallback(o, name, function, *args):
    try:
        return function(*args)
    except AttributeError:
        f = _special(o, '__getattr__')
        if f is None:
            raise
    return f(name)


def getattr_default(o, name, default):
    try:
        return getattr(o, name)
    except AttributeError:
        return default


def hasattr_of(o, name):
    try:
        getattr(o, name)
    except AttributeError:
        return False
    return True


def dir_of(x):
    f = _special(x, '__dir__')
    if f is None:
        raise TypeError('object does not provide __dir__')
    return sorted(f())


def dir_locals(namespace):
    return sorted(namespace.keys())


def vars_of(x):
    try:
        return x.__dict__
    except AttributeError:
        pass
    raise TypeError('vars() argument must have __dict__ attribute')


# ---- names in class bodies and exec ----

def load_name(namespace, name, globals, builtins, cell):
    if type(namespace) is dict:
        v = namespace.get(name, _nothing)
        if v is not _nothing:
            return v
    else:
        try:
            return namespace[name]
        except KeyError:
            pass
    if cell is not None:
        try:
            return cell.cell_contents
        except ValueError:
            pass
        raise _name_error("cannot access free variable '%s' where it is not associated with a value in enclosing scope" % name, name)
    v = globals.get(name, _nothing)
    if v is _nothing and builtins is None:
        return _own_name(name)
    if v is _nothing:
        v = load_builtin(builtins, name)
    return v


# Of builtins that are no plain dict. Those of import call what they find.
def load_builtin(builtins, name, *args):
    try:
        v = builtins[name]
    except KeyError:
        pass
    else:
        return v(*args) if args else v
    if args:
        raise ImportError('__import__ not found')
    if name == '__build_class__':
        raise NameError('__build_class__ not found')
    raise _name_error("name '%s' is not defined" % name, name)


def _name_error(text, name):
    e = NameError(text)
    _exc_set(e, 'name', name)
    return e


def store_name(namespace, name, value):
    namespace[name] = value


def del_name(namespace, name):
    try:
        del namespace[name]
    except KeyError:
        pass
    else:
        return
    raise _name_error("name '%s' is not defined" % name, name)


# ---- code ----

# Other encodings than UTF-8, and errors, are for _sources, which is in hognose.lib.
def _decode_source(data, filename='<string>'):
    try:
        text = data.decode('utf-8')
    except UnicodeDecodeError:
        text = None
    if text is None or text[:1] == '\ufeff' or b'coding' in b''.join(data.split(b'\n', 2)[:2]):
        try:
            return _own('_sources').decode(data, filename)
        except ImportError:
            if text is None:
                raise
    return text


def _source_of(source, who, also, filename='<string>'):
    if type(source) is str:
        text = source
    elif _isinstance(source, str):
        text = _payload(source)
    elif _isinstance(source, (bytes, bytearray, memoryview)):
        text = _decode_source(memoryview(source).tobytes(), filename)
    else:
        raise TypeError('%s() arg 1 must be a string, bytes or %s object' % (who, also))
    if '\0' in text:
        raise SyntaxError('source code string cannot contain null bytes')
    if not text.isascii():
        text.encode()
    if '\r' in text:
        text = text.replace('\r\n', '\n').replace('\r', '\n')
    if text[:1] == '\ufeff':
        raise SyntaxError('invalid non-printable character U+FEFF', (filename, 1, 1, text.split('\n', 1)[0], 1, 1))
    return text


# The value of closure fits the code, or is None for code that needs none.
def _check_closure(source, who, closure):
    n = _code_nfree(source)
    if closure is None:
        if n and who == 'eval':
            raise TypeError('code object passed to eval() may not contain free variables')
    elif not n:
        raise TypeError('cannot use a closure with this code object')
    if not n:
        return
    if type(closure) is not tuple or len(closure) != n or any(type(x) is not _cell_type for x in closure):
        raise TypeError('code object requires a closure of exactly length %d' % n)


# ---- warnings ----

# What showwarning() does as long as the program has no module warnings.
def _show_warning(filename, line, category, text, source, thing=None):
    file = _modules()['sys'].stderr if 'sys' in _modules() else stderr
    if file is not None:
        source = source.strip()
        file.write('%s:%d: %s: %s\n%s' % (filename, line, category.__name__, text, '  %s\n' % source if source else ''))
        if thing is not None:
            file.write('%s: Enable tracemalloc to get the object allocation traceback\n' % category.__name__)


def _line_of(text, line):
    lines = (text or '').split('\n', line)
    return lines[line - 1] if 0 < line <= len(lines) else ''


# What warn() does with a text that the core has for the program.
def warn_program(category, text, source=None):
    module = _modules().get('warnings')
    if module is not None:
        return module.warn(text, category, 1, source)
    frame = _caller(0)
    if frame is None or category is ImportWarning or frame[0].get('__name__') != '__main__':
        return
    seen = frame[0].setdefault('__warningregistry__', {'version': 1})
    key = text, category, frame[3]
    if key not in seen:
        seen[key] = True
        _show_warning(frame[2].co_filename, frame[3], category, text, _line_of(_source_text(frame[2]), frame[3]), source)


# What the compiler warned of; nobody sees the lines of a text that was given to exec().
def syntax_warnings(code, found, text=None):
    module = _modules().get('warnings')
    filename = code.co_filename
    shown = text is None
    if shown:
        text = _source_text(code)
        if module is not None:
            import linecache
            linecache._note(code)
    syntax_warnings_of(filename, found, text, shown)


def syntax_warnings_of(filename, found, text, shown=False):
    module = _modules().get('warnings')
    for what, phase, line, *place in found:
        source = _line_of(text, line)
        if module is None:
            _show_warning(filename, line, SyntaxWarning, what, source if shown else '')
            continue
        try:
            module.warn_explicit(what, SyntaxWarning, filename, line)
        except SyntaxWarning:
            _raise_warning(what, phase, filename, line, place, source if shown or not phase else None)


# The compiler counts bytes, the parser characters.
def _raise_warning(what, phase, filename, line, place, source):
    col, end_line, end_col = place
    if not phase:
        col, end_col = [len(source.encode()[:at].decode()) for at in (col, end_col)]
        short = what.replace(' Such sequences will not work in the future.', '')
        if short != what:
            source += '\n'
            what = short
    raise SyntaxError(what, (filename, line, col + 1, source, end_line, end_col + 1)) from None


def _compiled_source(text, filename, mode, options, shown=False):
    code = _compile(text, filename, mode, options)
    if type(code) is tuple:
        code, found = code
        syntax_warnings(code, found, None if shown else '' if options & 64 else text)
    return code


def run_bytes(data, filename, namespace):
    code = _compiled_source(_decode_source(data, filename), filename, 0, 1)  # the value of its last expression
    return _run(code, namespace, namespace)


def eval_of(source, globals, locals, caller_globals, caller_locals, is_exec, closure):
    who = 'exec' if is_exec else 'eval'
    if globals is None:
        globals = caller_globals
        if locals is None:
            locals = caller_locals
    else:
        if not _isinstance(globals, dict):
            if is_exec:
                raise TypeError('exec() globals must be a dict, not ' + _tn(globals))
            if _type_has(globals, '__getitem__'):
                raise TypeError('globals must be a real dict; try eval(expr, {}, mapping)')
            raise TypeError('globals must be a dict')
        if locals is None:
            locals = globals
        globals = _payload(globals)
    if locals is not globals and _lookup(type(locals), '__getitem__', None) is None:
        if is_exec:
            raise TypeError('locals must be a mapping or None, not ' + _tn(locals))
        raise TypeError('locals must be a mapping')
    if '__builtins__' not in globals:
        globals['__builtins__'] = _builtins()
    if _is_code(source):
        _check_closure(source, who, closure)
        if closure is not None:
            type(_check_closure)(source, globals, closure=closure)()
            return None
        code = source
    else:
        if closure is not None:
            raise TypeError('closure can only be used when source is a code object')
        text = _source_of(source, who, 'code')
        code = _compiled_source(text if is_exec else text.lstrip(' \t'), '<string>', 0 if is_exec else 1, 4)
    result = _run(code, globals, locals)
    return None if is_exec else result


def _c_int(value):
    value = _index(value)
    if not -0x80000000 <= value <= 0x7fffffff:
        raise OverflowError('Python int too large to convert to C int')
    return value


def compile_of(source, filename, mode, flags, dont_inherit):
    if not _isinstance(filename, (str, bytes)) and _type_has(filename, '__fspath__'):
        filename = filename.__fspath__()
    if _isinstance(filename, bytes):
        filename = filename.decode('utf-8', 'surrogateescape')
    if not _isinstance(filename, str):
        raise TypeError('expected str, bytes or os.PathLike object, not ' + _tn(filename))
    if '\0' in filename:
        raise ValueError('embedded null character')
    if not _isinstance(mode, str):
        raise TypeError("compile() argument 'mode' must be str, not " + _argument_name(mode))
    if _c_int(flags) & ~0x1fef610:  # those of module ast, and the features of __future__
        raise ValueError('compile(): unrecognised flags')
    modes = {'exec': 0, 'eval': 1, 'single': 2}
    if mode not in modes:
        modes = "'exec', 'eval', 'single' or 'func_type'" if flags & 0x400 and mode != 'func_type' else "'exec', 'eval' or 'single'"
        raise ValueError('compile() mode must be ' + modes)
    if _is_code(source):
        return source
    ast = _modules().get('ast')
    if ast is not None and _isinstance(source, ast.AST):
        wanted = ('Module', 'Expression', 'Interactive')[modes[mode]]
        if not _isinstance(source, getattr(ast, wanted)):
            raise TypeError('expected %s node, got %s' % (wanted, _tn(source)))
        text = __import__('_ast_tree', None, None, None, 0).text_of(source)
        if flags & 0x400:  # the same, but new
            return ast._tree_of(text, _payload(filename), modes[mode] | 16)
        return _compiled_source(text, _payload(filename), modes[mode], _compile_options(flags) | 64)
    if flags & 0x400:
        ast = __import__('ast', None, None, None, 0)  # of hognose.lib: without that it is not found
        return ast._tree_of(_source_of(source, 'compile', 'AST', _payload(filename)), _payload(filename), modes[mode])
    text = _source_of(source, 'compile', 'AST', _payload(filename))
    return _compiled_source(text, _payload(filename), modes[mode], _compile_options(flags))


# The compiler's own (core/front/compile.h), of the flags of compile().
def _compile_options(flags):
    return 4 | (2 if flags & 0x2000 else 0) | (16 if flags & 0x1000000 else 0)
