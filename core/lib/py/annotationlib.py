"""Annotations: as values, as text, or as far as their names are defined."""
import sys as _sys
from _hn import _builtins
from _hn.typing import TypeVar as _TypeVar
from types import CellType as _CellType, FunctionType as _FunctionType, GenericAlias as _GenericAlias, ModuleType as _ModuleType

__all__ = ['Format', 'ForwardRef', 'annotations_to_string', 'call_annotate_function', 'call_evaluate_function',
           'get_annotate_from_class_namespace', 'get_annotations', 'type_repr']
_VALUE, _FAKE, _FORWARDREF, _STRING = 1, 2, 3, 4
_NONE = object()


# enum is imported for this only, so when it is asked for.
def __getattr__(name):
    if name != 'Format':
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    import enum
    global Format
    Format = enum.IntEnum('Format', {'VALUE': 1, 'VALUE_WITH_FAKE_GLOBALS': 2, 'FORWARDREF': 3, 'STRING': 4},
                          module=__name__, qualname='Format')
    return Format


def _is_starred(text):
    return text.startswith('*') and not text.startswith('**')


class ForwardRef:
    """The name of a type, or an expression, that may not be defined yet."""
    __slots__ = ('__forward_is_argument__', '__forward_is_class__', '__forward_module__', '__weakref__', '__arg__',
                 '__globals__', '__cell__', '__owner__', '__level__')

    def __init__(self, arg, *, module=None, owner=None, is_argument=True, is_class=False):
        if not isinstance(arg, str):
            raise TypeError(f'Forward reference must be a string -- got {arg!r}')
        self.__arg__, self.__globals__, self.__cell__ = arg, None, None
        self.__owner__, self.__forward_module__ = owner, module
        self.__forward_is_class__, self.__forward_is_argument__ = is_class, is_argument
        self.__level__ = _ATOM

    def __init_subclass__(cls, /, *args, _own=False, **kwds):
        if not _own:
            raise TypeError('Cannot subclass ForwardRef')

    @property
    def __forward_arg__(self):
        return self.__arg__

    @property
    def __forward_code__(self):
        arg = self.__arg__
        try:
            return compile(f'({arg},)[0]' if _is_starred(arg) else arg, '<string>', 'eval')
        except SyntaxError:
            raise SyntaxError(f'Forward reference must be an expression -- got {arg!r}') from None

    def evaluate(self, *, globals=None, locals=None, type_params=None, owner=None, format=_VALUE):
        """What it stands for, or as much of it as is defined."""
        if format == _STRING:
            return self.__forward_arg__
        if format not in (_VALUE, _FORWARDREF):
            raise NotImplementedError(format)
        arg = self.__forward_arg__
        owner = self.__owner__ if owner is None else owner
        globals, locals = self._spaces(globals, locals, type_params, owner)
        if arg.isidentifier():
            for space in (locals, globals, _names_of(_builtins())):
                if arg in space:
                    return space[arg]
            if format == _FORWARDREF:
                return self
        code = self.__forward_code__
        if format == _VALUE:
            return eval(code, globals, locals)
        try:
            return eval(code, globals, locals)
        except Exception:
            pass
        made = []
        space = {**_missing(code, {**_names_of(_builtins()), **globals, **locals}, made), **globals}
        try:
            found = eval(code, space, locals)
        except Exception:
            return self
        _settle(made, self.__globals__, owner, self.__forward_is_class__, None)
        return found

    def _evaluate(self, globalns, localns, type_params=None, *, recursive_guard):
        from _typing_old import _evaluate_reference
        return _evaluate_reference(self, globalns, localns, type_params, recursive_guard)

    # The names that it may use.
    def _spaces(self, globals, locals, type_params, owner):
        if globals is None:
            module = _sys.modules.get(self.__forward_module__) if isinstance(self.__forward_module__, str) else self.__forward_module__
            globals = self.__globals__ if module is None else module.__dict__
        if globals is None and owner is not None:
            if isinstance(owner, type) and owner.__module__ in _sys.modules:
                globals = _sys.modules[owner.__module__].__dict__
            elif isinstance(owner, _ModuleType):
                globals = owner.__dict__
            else:
                globals = getattr(owner, '__globals__', None)
        if globals is None:
            globals = {}
        if locals is None:
            locals = dict(vars(owner)) if isinstance(owner, type) else {}
        if type_params is None and owner is not None:
            type_params = getattr(owner, '__type_params__', None)
        if type_params:
            globals, locals = dict(globals), dict(locals)
        for p in type_params or ():
            # A class's own names hide the parameters; what is around it does not.
            if not self.__forward_is_class__ or p.__name__ not in globals:
                globals[p.__name__] = p
                locals.pop(p.__name__, None)
        more = {}
        for name, cell in (self.__cell__ or {}).items():
            try:
                more[name] = cell.cell_contents
            except ValueError:
                pass
        return globals, {**more, **locals} if more else locals

    def __eq__(self, other):
        if not isinstance(other, ForwardRef):
            return NotImplemented
        return self.__forward_arg__ == other.__forward_arg__ and self.__forward_module__ == other.__forward_module__ and \
            self.__globals__ is other.__globals__ and self.__forward_is_class__ == other.__forward_is_class__ and \
            self.__cell__ == other.__cell__ and self.__owner__ == other.__owner__

    def __hash__(self):
        return hash((self.__forward_arg__, self.__forward_module__, id(self.__globals__), self.__forward_is_class__, self.__owner__))

    __or__ = _TypeVar.__or__
    __ror__ = _TypeVar.__ror__

    def __repr__(self):
        more = '' if self.__forward_module__ is None else f', module={self.__forward_module__!r}'
        if self.__forward_is_class__:
            more += ', is_class=True'
        if self.__owner__ is not None:
            more += f', owner={self.__owner__!r}'
        return f'ForwardRef({self.__forward_arg__!r}{more})'


# ---- what stands for names that are not defined: it writes down what is done with it ----

_ATOM, _POWER, _UNARY, _OR, _COMPARISON, _TEST = 20, 14, 13, 7, 6, 2
_OPERATORS = {'pow': ('**', _POWER), 'mul': ('*', 12), 'truediv': ('/', 12), 'floordiv': ('//', 12), 'mod': ('%', 12), 'matmul': ('@', 12),
              'add': ('+', 11), 'sub': ('-', 11), 'lshift': ('<<', 10), 'rshift': ('>>', 10), 'and': ('&', 9), 'xor': ('^', 8),
              'or': ('|', _OR)}
_COMPARED = {'lt': '<', 'le': '<=', 'eq': '==', 'ne': '!=', 'gt': '>', 'ge': '>='}


def _text(value, level=0):
    if isinstance(value, _Written):
        return value.__arg__ if value.__level__ >= level else f'({value.__arg__})'
    if type(value) is tuple and level:
        return f"({', '.join([_text(x, 1) for x in value])}{',' * (len(value) == 1)})"
    if type(value) is tuple:
        return ', '.join([_text(x, 1) for x in value]) + ',' * (len(value) == 1) if value else '()'
    if type(value) is list:
        return f"[{', '.join([_text(x, 1) for x in value])}]"
    if type(value) is dict:
        return '{' + ', '.join([f'{_text(k, 1)}: {_text(v, 1)}' for k, v in value.items()]) + '}'
    if type(value) is set and value:
        return '{' + ', '.join([_text(x, 1) for x in value]) + '}'
    if type(value) is slice:
        parts = ['' if x is None else _text(x, 1) for x in (value.start, value.stop, value.step)]
        return ':'.join(parts if parts[2] else parts[:2])
    return type_repr(value)


class _Written(ForwardRef, _own=True):
    __slots__ = ()

    def __new__(cls, text, made, level=_ATOM):
        self = object.__new__(cls)
        self.__globals__ = made  # until _settle: the list of all
        made.append(self)
        return self

    def __init__(self, text, made, level=_ATOM):
        self.__arg__ = text
        self.__forward_is_argument__ = True
        self.__forward_is_class__ = False
        self.__forward_module__ = self.__cell__ = self.__owner__ = None
        self.__level__ = level

    def __getattr__(self, name):
        if name[:2] == '__' == name[-2:]:
            raise AttributeError(name)
        return _Written(f'{_text(self, _ATOM)}.{name}', self.__globals__)

    def __getitem__(self, key):
        return _Written(f'{_text(self, _ATOM)}[{_text(key)}]', self.__globals__)

    def __call__(self, /, *args, **kwargs):
        given = [_text(a, 1) for a in args] + [f'{name}={_text(a, 1)}' for name, a in kwargs.items()]
        return _Written(f"{_text(self, _ATOM)}({', '.join(given)})", self.__globals__)

    def __iter__(self):
        yield _Written(f'*{_text(self, _OR)}', self.__globals__)

    def __hash__(self):
        return id(self)

    def __format__(self, spec):
        raise TypeError('Cannot stringify annotation containing string formatting')

    __str__ = __repr__ = lambda self: format(self)


# The right operand of ** and the left ones of others may be of the same level.
def _binary(sign, level):
    left, right = (level + 1, level) if level == _POWER else (level, level + 1)

    def forward(self, other):
        return _Written(f'{_text(self, left)} {sign} {_text(other, right)}', self.__globals__, level)

    def backward(self, other):
        return _Written(f'{_text(other, left)} {sign} {_text(self, right)}', self.__globals__, level)
    return forward, backward


def _unary(sign):
    return lambda self: _Written(f'{sign}{_text(self, _UNARY)}', self.__globals__, _UNARY)


for _name, (_sign, _level) in _OPERATORS.items():
    _pair = _binary(_sign, _level)
    setattr(_Written, f'__{_name}__', _pair[0])
    setattr(_Written, f'__r{_name}__', _pair[1])
for _name, _sign in _COMPARED.items():
    setattr(_Written, f'__{_name}__', _binary(_sign, _COMPARISON)[0])
for _name, _sign in (('neg', '-'), ('pos', '+'), ('invert', '~')):
    setattr(_Written, f'__{_name}__', _unary(_sign))
del _name, _sign, _level, _pair


def _names_of(module):
    return module if isinstance(module, dict) else module.__dict__


def _names_in(code):
    names = list(code.co_names)
    for constant in code.co_consts:
        if type(constant) is type(code):
            names.extend(_names_in(constant))
    return names


def _missing(code, known, made):
    return {name: _Written(name, made) for name in _names_in(code) if name not in known}


# All that was made turns into references to what stands in them.
def _settle(made, globals, owner, is_class, cell):
    for written in made:
        written.__class__ = ForwardRef
        written.__globals__ = globals
        written.__owner__ = owner
        written.__forward_is_class__ = is_class
        written.__cell__ = cell


def _run_with(function, space, cells):
    code = function.__code__
    closure = tuple([cells[name] for name in code.co_freevars]) if code.co_freevars else None
    run = _FunctionType(code, space, code.co_name, function.__defaults__, closure)
    run.__kwdefaults__ = function.__kwdefaults__
    return run(_FAKE)


def _as_text(function):
    try:
        function(_FAKE)  # it may not know that format
    except NotImplementedError:
        raise
    except Exception:
        pass
    made = []
    space = _missing(function.__code__, (), made)
    cells = {name: _CellType({} if name == '__classdict__' else _Written(name, made)) for name in function.__code__.co_freevars}
    found = _run_with(function, space, cells)
    return {key: _text_of(value) for key, value in found.items()} if isinstance(found, dict) else _text_of(found)


def _text_of(value):
    return value if isinstance(value, str) else _text(value, int(type(value) is tuple and bool(value)))


# With what is defined, and what stands for the rest. Where that raises, with what stands for everything; each value is then evaluated for itself.
def _as_references(function, owner):
    try:
        return _refer(function, owner, True)
    except NotImplementedError:
        raise
    except Exception:
        found = _refer(function, owner, False)
    return {key: _as_defined(value) for key, value in found.items()} if isinstance(found, dict) else _as_defined(found)


def _as_defined(value):
    return value.evaluate(format=_FORWARDREF) if isinstance(value, ForwardRef) else value


def _refer(function, owner, defined):
    made = []
    cells, named = {}, {}
    known = {**_names_of(_builtins()), **function.__globals__} if defined else {}
    for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
        cells[name] = cell
        try:
            value = cell.cell_contents
            if name == '__classdict__':
                if defined:
                    known.update(value)
                else:
                    cells[name] = _CellType({})
                continue
        except ValueError:
            value = _NONE
        if value is _NONE or not defined:
            cells[name] = _CellType(_Written(name, made))
            named[name] = cell
    space = {**(function.__globals__ if defined else {}), **_missing(function.__code__, known, made)}
    found = _run_with(function, space, cells)
    _settle(made, function.__globals__, owner, isinstance(owner, type), named or None)
    return found


def _called(function, format, owner):
    if format == _FAKE:
        raise ValueError('The VALUE_WITH_FAKE_GLOBALS format is for internal use only')
    try:
        return function(format)
    except NotImplementedError:
        pass
    if format not in (_FORWARDREF, _STRING):
        raise ValueError(f'Invalid format: {format!r}')
    if type(function) is _FunctionType:
        try:
            return _as_text(function) if format == _STRING else _as_references(function, owner)
        except NotImplementedError:
            pass
    found = function(_VALUE)
    return annotations_to_string(found) if format == _STRING and isinstance(found, dict) else found


def call_annotate_function(annotate, format, *, owner=None):
    """What an __annotate__ function gives in a format, whether or not it knows of it."""
    return _called(annotate, format, owner)


def call_evaluate_function(evaluate, format, *, owner=None):
    """The same for the functions of type parameters and type aliases."""
    return _called(evaluate, format, owner)


def get_annotate_from_class_namespace(obj):
    """The function that computes annotations, in the namespace that a class is made of."""
    return obj.get('__annotate__') or obj.get('__annotate_func__')


def annotations_to_string(annotations):
    """Annotations as text."""
    return {key: value if isinstance(value, str) else type_repr(value) for key, value in annotations.items()}


def type_repr(value):
    """A type as it would be written."""
    if value is ...:
        return '...'
    if type(value) is _GenericAlias or not isinstance(value, (type, _FunctionType, type(len))):
        return repr(value)
    return value.__qualname__ if value.__module__ == 'builtins' else f'{value.__module__}.{value.__qualname__}'


# ---- of an object ----

# A class has those of its own: neither its metaclass's nor a base's.
def _own_annotations(obj):
    if isinstance(obj, type):
        try:
            found = type.__dict__['__annotations__'].__get__(obj)
        except AttributeError:
            found = None  # a builtin class
    else:
        found = getattr(obj, '__annotations__', None)
    if found is not None and not isinstance(found, dict):
        raise ValueError(f'{obj!r}.__annotations__ is neither a dict nor None')
    return found


def _annotate_of(obj):
    if not isinstance(obj, type):
        return getattr(obj, '__annotate__', None)
    try:
        return type.__dict__['__annotate__'].__get__(obj)  # whatever the metaclass says
    except AttributeError:
        return None


def _in_format(obj, format):
    if format != _STRING:
        try:
            found = _own_annotations(obj)
        except Exception:
            if format == _VALUE:
                raise
            found = None
        if found is not None:
            return found
    annotate = _annotate_of(obj)
    if annotate is not None:
        found = call_annotate_function(annotate, format, owner=obj)
        if not isinstance(found, dict):
            raise ValueError(f'{obj!r}.__annotate__ returned a non-dict')
        return found
    found = _own_annotations(obj)
    return annotations_to_string(found) if found and format == _STRING else found


def _evaluated(obj, found, globals, locals):
    inner = obj
    while True:
        if hasattr(inner, '__wrapped__'):
            inner = inner.__wrapped__
        elif hasattr(inner, 'func') and hasattr(inner, 'keywords'):
            inner = inner.func
        else:
            break
    if isinstance(obj, type):
        module = _sys.modules.get(getattr(obj, '__module__', None))
        theirs, own = getattr(module, '__dict__', None), dict(vars(obj))
    else:
        theirs, own = obj.__dict__ if isinstance(obj, _ModuleType) else getattr(inner, '__globals__', None), None
    globals = theirs if globals is None else globals
    locals = own if locals is None else locals
    params = {p.__name__: p for p in getattr(obj, '__type_params__', ())}
    if params:
        locals = {**params, **(locals or {})}
    return {key: eval(value, globals, locals) if isinstance(value, str) else value for key, value in found.items()}


def get_annotations(obj, *, globals=None, locals=None, eval_str=False, format=_VALUE):
    """The annotations of a function, class or module, as a new dict."""
    if eval_str and format != _VALUE:
        raise ValueError('eval_str=True is only supported with format=Format.VALUE')
    if format == _FAKE:
        raise ValueError('The VALUE_WITH_FAKE_GLOBALS format is for internal use only')
    if format not in (_VALUE, _FORWARDREF, _STRING):
        raise ValueError(f'Unsupported format {format!r}')
    found = _in_format(obj, format)
    if found is None and not isinstance(obj, (type, _ModuleType)) and not callable(obj):
        raise TypeError(f'{obj!r} does not have annotations')
    if not found:
        return {}
    return _evaluated(obj, found, globals, locals) if eval_str else dict(found)
