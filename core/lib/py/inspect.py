"""Looking into functions, classes, frames and their sources."""

import enum
import functools
import linecache
import sys
import types
from collections import namedtuple
from keyword import iskeyword as _iskeyword

CO_OPTIMIZED, CO_NEWLOCALS, CO_VARARGS, CO_VARKEYWORDS, CO_NESTED, CO_GENERATOR = 1, 2, 4, 8, 16, 32
CO_NOFREE, CO_COROUTINE, CO_ITERABLE_COROUTINE, CO_ASYNC_GENERATOR = 64, 128, 256, 512
CO_HAS_DOCSTRING, CO_METHOD = 0x4000000, 0x8000000
TPFLAGS_IS_ABSTRACT = 1 << 20
_MARKS = {}  # id of a function that is marked as a coroutine function: the function


# ---- kinds of objects ----

def isclass(object):
    """Whether it is a class."""
    return isinstance(object, type)


def ismodule(object):
    """Whether it is a module."""
    return isinstance(object, types.ModuleType)


def ismethod(object):
    """Whether it is a bound method."""
    return isinstance(object, types.MethodType)


def isfunction(object):
    """Whether it is a function written in Python."""
    return isinstance(object, types.FunctionType)


def isbuiltin(object):
    """Whether it is a builtin function or bound method."""
    return isinstance(object, types.BuiltinFunctionType)


def isroutine(object):
    """Whether it is any kind of function or method."""
    return isbuiltin(object) or isfunction(object) or ismethod(object) or ismethoddescriptor(object) \
        or ismethodwrapper(object)


def ismethodwrapper(object):
    """Whether it is a method of a builtin object such as (5).__str__."""
    return isinstance(object, types.MethodWrapperType)


def ismethoddescriptor(object):
    """Whether it is a descriptor with __get__ alone, but no function, method or class."""
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    cls = type(object)
    return hasattr(cls, '__get__') and not hasattr(cls, '__set__') and not hasattr(cls, '__delete__')


def isdatadescriptor(object):
    """Whether it is a descriptor with __set__ or __delete__."""
    if isclass(object) or ismethod(object) or isfunction(object):
        return False
    return hasattr(type(object), '__set__') or hasattr(type(object), '__delete__')


def ismemberdescriptor(object):
    """Whether it is the descriptor of a slot."""
    return isinstance(object, types.MemberDescriptorType)


def isgetsetdescriptor(object):
    """Whether it is the descriptor of a builtin attribute."""
    return isinstance(object, types.GetSetDescriptorType)


def iscode(object):
    """Whether it is a code object."""
    return isinstance(object, types.CodeType)


def isframe(object):
    """Whether it is a frame."""
    return isinstance(object, types.FrameType)


def istraceback(object):
    """Whether it is a traceback."""
    return isinstance(object, types.TracebackType)


def isgenerator(object):
    """Whether it is a generator."""
    return isinstance(object, types.GeneratorType)


def iscoroutine(object):
    """Whether it is a coroutine."""
    return isinstance(object, types.CoroutineType)


def isasyncgen(object):
    """Whether it is an asynchronous generator."""
    return isinstance(object, types.AsyncGeneratorType)


def isawaitable(object):
    """Whether it can be awaited."""
    return isinstance(object, types.CoroutineType) or isinstance(object, types.GeneratorType) \
        and bool(object.gi_code.co_flags & CO_ITERABLE_COROUTINE) or hasattr(type(object), '__await__')


def isabstract(object):
    """Whether it is an abstract class."""
    return isinstance(object, type) and bool(getattr(object, '__abstractmethods__', None))


def ispackage(object):
    """Whether it is a package."""
    return ismodule(object) and hasattr(object, '__path__')


def _plain(f):
    while True:
        if ismethod(f):
            f = f.__func__
        elif isinstance(f, functools.partial):
            f = f.func
        elif isinstance(getattr(f, '__partialmethod__', None), functools.partialmethod):
            f = f.__partialmethod__.func
        else:
            return f


def _has_flag(f, flag):
    f = _plain(f)
    return isfunction(f) and bool(f.__code__.co_flags & flag)


def isgeneratorfunction(obj):
    """Whether calling it gives a generator."""
    return _has_flag(obj, CO_GENERATOR)


def markcoroutinefunction(func):
    """Let iscoroutinefunction() be true for a function."""
    func = getattr(func, '__func__', func)
    func._is_coroutine_mark = _MARKS
    return func


def iscoroutinefunction(obj):
    """Whether calling it gives a coroutine."""
    if _has_flag(obj, CO_COROUTINE):
        return True
    f = _plain(obj)
    if not isclass(f) and not isfunction(f) and hasattr(type(f), '__call__') and not isbuiltin(f):
        f = _plain(type(f).__call__)
    return getattr(f, '_is_coroutine_mark', None) is _MARKS or getattr(obj, '_is_coroutine_mark', None) is _MARKS


def isasyncgenfunction(obj):
    """Whether calling it gives an asynchronous generator."""
    return _has_flag(obj, CO_ASYNC_GENERATOR)


# ---- states ----

def _state(running, suspended, frame, name):
    return f'{name}_RUNNING' if running else f'{name}_SUSPENDED' if suspended else \
        f'{name}_CLOSED' if frame is None else f'{name}_CREATED'


GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED, GEN_CLOSED = 'GEN_CREATED', 'GEN_RUNNING', 'GEN_SUSPENDED', 'GEN_CLOSED'
CORO_CREATED, CORO_RUNNING, CORO_SUSPENDED, CORO_CLOSED = \
    'CORO_CREATED', 'CORO_RUNNING', 'CORO_SUSPENDED', 'CORO_CLOSED'
AGEN_CREATED, AGEN_RUNNING, AGEN_SUSPENDED, AGEN_CLOSED = \
    'AGEN_CREATED', 'AGEN_RUNNING', 'AGEN_SUSPENDED', 'AGEN_CLOSED'


def getgeneratorstate(generator):
    """GEN_CREATED, GEN_RUNNING, GEN_SUSPENDED or GEN_CLOSED."""
    return _state(generator.gi_running, generator.gi_suspended, generator.gi_frame, 'GEN')


def getcoroutinestate(coroutine):
    """The same for coroutines."""
    return _state(coroutine.cr_running, coroutine.cr_suspended, coroutine.cr_frame, 'CORO')


def getasyncgenstate(agen):
    """The same for asynchronous generators."""
    return _state(agen.ag_running, agen.ag_suspended, agen.ag_frame, 'AGEN')


def getgeneratorlocals(generator):
    """The local variables of a generator."""
    if not isgenerator(generator):
        raise TypeError(f'{generator!r} is not a Python generator')
    return {} if generator.gi_frame is None else generator.gi_frame.f_locals


def getcoroutinelocals(coroutine):
    """The local variables of a coroutine."""
    return {} if coroutine.cr_frame is None else coroutine.cr_frame.f_locals


def getasyncgenlocals(agen):
    """The local variables of an asynchronous generator."""
    if not isasyncgen(agen):
        raise TypeError(f'{agen!r} is not a Python async generator')
    return {} if agen.ag_frame is None else agen.ag_frame.f_locals


# ---- members ----

def getmro(cls):
    """The classes in which attributes are looked up."""
    return cls.__mro__


def _members(object, predicate, get):
    names = dir(object)
    if isclass(object):
        for base in object.__bases__:
            for name, value in base.__dict__.items():
                if isinstance(value, types.DynamicClassAttribute):
                    names.append(name)
    found, seen = [], set()
    for name in names:
        try:
            value = get(object, name)
            if name in seen:
                raise AttributeError
        except AttributeError:
            for base in getmro(object) if isclass(object) else ():
                if name in base.__dict__:
                    value = base.__dict__[name]
                    break
            else:
                continue
        if predicate is None or predicate(value):
            found.append((name, value))
        seen.add(name)
    found.sort(key=lambda pair: pair[0])
    return found


def getmembers(object, predicate=None):
    """(name, value) pairs of all attributes, or of those for which predicate(value) is true."""
    return _members(object, predicate, getattr)


def getmembers_static(object, predicate=None):
    """The same without calling descriptors or __getattr__."""
    return _members(object, predicate, getattr_static)


_NOTHING = object()


def getattr_static(obj, attr, default=_NOTHING):
    """An attribute as it is stored, without calling descriptors or __getattr__."""
    own = _NOTHING
    if isinstance(obj, type):
        for cls in obj.__mro__:
            if attr in _type_dict(cls):
                return _type_dict(cls)[attr]
        classes = type(obj).__mro__
    else:
        classes = _type_of(obj).__mro__
        try:
            space = object.__getattribute__(obj, '__dict__')
            if isinstance(space, dict) and dict.__contains__(space, attr):
                own = dict.__getitem__(space, attr)
        except AttributeError:
            pass
    found = _NOTHING
    for cls in classes:
        if attr in _type_dict(cls):
            found = _type_dict(cls)[attr]
            break
    if found is not _NOTHING and own is not _NOTHING:
        return found if hasattr(type(found), '__get__') and isdatadescriptor(found) else own
    for value in (own, found):
        if value is not _NOTHING:
            return value
    if default is _NOTHING:
        raise AttributeError(attr)
    return default


Attribute = namedtuple('Attribute', 'name kind defining_class object', module='inspect')


def classify_class_attrs(cls):
    """Attributes with their kind and the class that defines them."""
    out = []
    for name in dir(cls):
        home = next((c for c in cls.__mro__ if name in _type_dict(c)), None)
        if home is None:
            home = next((c for c in type(cls).__mro__ if name in _type_dict(c)), None)
            value = getattr_static(cls, name, None)
        else:
            value = _type_dict(home)[name]
        if isinstance(value, (staticmethod, types.BuiltinMethodType)):
            kind, value = 'static method', getattr(cls, name, value) if not isinstance(value, staticmethod) else value
        elif isinstance(value, (classmethod, types.ClassMethodDescriptorType)):
            kind = 'class method'
        elif isinstance(value, property):
            kind = 'property'
        else:
            kind = 'method' if isroutine(value) else 'data'
        out.append(Attribute(name, kind, home, value))
    return out


def walktree(classes, children, parent):
    found = []
    classes.sort(key=lambda c: (c.__module__, c.__name__))
    for c in classes:
        found.append((c, c.__bases__))
        if c in children:
            found.append(walktree(children[c], children, c))
    return found


def getclasstree(classes, unique=False):
    """Classes in nested lists, each below its bases."""
    children, roots = {}, []
    for c in classes:
        for parent in c.__bases__:
            below = children.setdefault(parent, [])
            if c not in below:
                below.append(c)
            if unique and parent in classes:
                break
        if not c.__bases__:
            roots.append(c)
    roots += [parent for parent in children if parent not in classes and parent not in roots]
    return walktree(roots, children, None)


def unwrap(func, *, stop=None):
    """What a chain of __wrapped__ attributes leads to."""
    first, seen = func, {id(func)}
    limit = sys.getrecursionlimit()
    while not isinstance(func, type) and hasattr(func, '__wrapped__'):
        if stop is not None and stop(func):
            break
        func = func.__wrapped__
        if id(func) in seen or len(seen) >= limit:
            raise ValueError(f'wrapper loop when unwrapping {first!r}')
        seen.add(id(func))
    return func


# ---- doc strings ----

def cleandoc(doc):
    """A doc string without the margin that its lines have in common."""
    lines = doc.expandtabs().split('\n')
    margin = min([len(line) - len(line.lstrip(' ')) for line in lines[1:] if line.strip(' ')], default=0)
    lines = [lines[0].lstrip(' ')] + [line[margin:] for line in lines[1:]]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        del lines[0]
    return '\n'.join(lines)


def _inherited_doc(object):
    if isclass(object):
        for base in object.__mro__[1:]:
            if base is not __builtins_object and base.__doc__ is not None:
                return base.__doc__
        return None
    name = getattr(object, '__name__', None)
    if isinstance(object, property):
        object, name = object.fget, object.fget and object.fget.__name__
    cls = type(object.__self__) if ismethod(object) and not isclass(object.__self__) else \
        object.__self__ if ismethod(object) else None
    if cls is None:
        where = sys.modules.get(getattr(object, '__module__', None))
        for part in getattr(object, '__qualname__', '').split('.')[:-1]:
            where = getattr(where, part, None)
        cls = where if isclass(where) else None
    for base in cls.__mro__ if cls is not None else ():
        found = getattr(getattr(base, name, None), '__doc__', None)
        if found is not None:
            return found
    return None


__builtins_object = object


def getdoc(object):
    """The doc string without its margin, perhaps that of a base class."""
    try:
        found = object.__doc__
        if found is None:
            found = _inherited_doc(object)
    except (AttributeError, TypeError):
        return None
    return cleandoc(found) if isinstance(found, str) else None


# ---- sources ----

def getfile(object):
    """The file in which it was defined."""
    if ismodule(object):
        if getattr(object, '__file__', None):
            return object.__file__
        raise TypeError(f'{object!r} is a built-in module')
    if isclass(object):
        module = sys.modules.get(object.__module__)
        if getattr(module, '__file__', None):
            return module.__file__
        code = _class_code(object)
        if code is not None:
            return code.co_filename
        if object.__module__ == '__main__':
            raise OSError('source code not available')
        raise TypeError(f'{object!r} is a built-in class')
    code = _code_of(object)
    if code is None:
        raise TypeError('module, class, method, function, traceback, frame, or code object was expected, got '
                        f'{type(object).__name__}')
    return code.co_filename


def _code_of(object):
    if ismethod(object):
        object = object.__func__
    if isfunction(object):
        return object.__code__
    if istraceback(object):
        object = object.tb_frame
    if isframe(object):
        return object.f_code
    return object if iscode(object) else None


def _class_code(cls):
    for value in _type_dict(cls).values():
        value = getattr(value, '__func__', getattr(value, 'fget', value))
        if isfunction(value) and value.__module__ == cls.__module__:
            return value.__code__
    return None


def getsourcefile(object):
    """The file of its source."""
    return getfile(object)


def getabsfile(object, _filename=None):
    """The same as an absolute path."""
    from posixpath import abspath
    return abspath(_filename or getfile(object))


def getmodule(object, _filename=None):
    """The module in which it was defined."""
    if isinstance(object, types.ModuleType):
        return object
    return sys.modules.get(object.__module__) if hasattr(object, '__module__') else None


def getmodulename(path):
    """The module's name of a file's."""
    name = path.rpartition('/')[2]
    return name[:-3] if name.endswith('.py') else None


def _all_lines(object):
    code = _code_of(unwrap(object)) if not ismodule(object) and not isclass(object) else None
    if isclass(object):
        code = _class_code(object)
    text = None if code is None else _source_text(code)
    if text is not None:
        return text.splitlines(True)
    lines = linecache.getlines(getfile(object))
    if not lines:
        raise OSError('could not get source code')
    return lines


def findsource(object):
    """(all lines of its file, the number of its first line from 0)"""
    file = getfile(object)
    lines = _all_lines(object)
    if ismodule(object):
        return lines, 0
    if isclass(object):
        number = object.__dict__.get('__firstlineno__')
        if number is None or not 0 < number <= len(lines):
            raise OSError('lineno is out of bounds' if number else 'source code not available')
        return lines, number - 1
    code = _code_of(object)
    number = object.tb_lineno if istraceback(object) else object.f_lineno if isframe(object) else code.co_firstlineno
    if not 0 < number <= len(lines):
        raise OSError('lineno is out of bounds')
    return lines, code.co_firstlineno - 1


def _indent(line):
    return len(line) - len(line.lstrip())


def getblock(lines):
    """The lines of the definition that begins with the first line."""
    margin, end = _indent(lines[0].expandtabs()), 1
    for i in range(1, len(lines) + 1):
        line = lines[i].expandtabs() if i < len(lines) else ''
        if i < len(lines) and (not line.strip() or _indent(line) > margin or line.lstrip()[0] in ')]}'):
            continue
        body = ''.join(lines[:i])
        if margin:
            body = 'if 1:\n' + body
        try:
            _compile(body if body.endswith('\n') else body + '\n', '<block>', 0, 4)
        except SyntaxError:
            if i < len(lines):
                continue
        end = i
        break
    while end > 1 and (not lines[end - 1].strip() or lines[end - 1].lstrip()[0] == '#'
                       and _indent(lines[end - 1]) <= margin):
        end -= 1
    return lines[:end]


def getsourcelines(object):
    """(its lines, the number of the first one)"""
    object = unwrap(object)
    lines, number = findsource(object)
    if istraceback(object):
        object = object.tb_frame
    if ismodule(object) or isframe(object) and object.f_code.co_name == '<module>':
        return lines, 0
    return getblock(lines[number:]), number + 1


def getsource(object):
    """The text of its source."""
    return ''.join(getsourcelines(object)[0])


def getcomments(object):
    """The comments in front of it."""
    try:
        lines, number = findsource(object)
    except (OSError, TypeError):
        return None
    if ismodule(object):
        start = 1 if lines and lines[0][:2] == '#!' else 0
        found = []
        for line in lines[start:]:
            if line.strip()[:1] != '#':
                if line.strip() or found:
                    break
                continue
            found.append(line.expandtabs())
        return ''.join(found) or None
    found = []
    while number > 0 and lines[number - 1].lstrip()[:1] == '#' and _indent(lines[number - 1]) == _indent(lines[number]):
        number -= 1
        found.insert(0, lines[number].expandtabs().lstrip())
    return ''.join(found) or None


def indentsize(line):
    """How many columns a line is indented."""
    return _indent(line.expandtabs())


# ---- frames ----

Traceback = namedtuple('Traceback', 'filename lineno function code_context index', module='inspect')
FrameInfo = namedtuple('FrameInfo', 'frame filename lineno function code_context index', module='inspect')
Arguments = namedtuple('Arguments', 'args varargs varkw', module='inspect')
ArgInfo = namedtuple('ArgInfo', 'args varargs keywords locals', module='inspect')
ClosureVars = namedtuple('ClosureVars', 'nonlocals globals builtins unbound', module='inspect')


def currentframe():
    """The caller's frame."""
    return sys._getframe()


def getlineno(frame):
    """The line that a frame is at."""
    return frame.f_lineno


def getframeinfo(frame, context=1):
    """Where a frame or traceback is, with lines around that."""
    line = frame.tb_lineno if istraceback(frame) else frame.f_lineno
    if istraceback(frame):
        frame = frame.tb_frame
    if not isframe(frame):
        raise TypeError(f'{frame!r} is not a frame or traceback object')
    lines = index = None
    if context > 0:
        try:
            every = _all_lines(frame)
        except OSError:
            pass
        else:
            start = max(0, min(line - 1 - context // 2, len(every) - context))
            lines = every[start:start + context]
            index = line - 1 - start
    return Traceback(frame.f_code.co_filename, line, frame.f_code.co_name, lines, index)


def getouterframes(frame, context=1):
    """A frame and those that called it."""
    out = []
    while frame:
        out.append(FrameInfo(frame, *getframeinfo(frame, context)))
        frame = frame.f_back
    return out


def getinnerframes(tb, context=1):
    """The frames of a traceback."""
    out = []
    while tb:
        out.append(FrameInfo(tb.tb_frame, *getframeinfo(tb, context)))
        tb = tb.tb_next
    return out


def stack(context=1):
    """The caller's frame and those that called it."""
    return getouterframes(sys._getframe(), context)


def trace(context=1):
    """The frames of the exception that is being handled."""
    exc = sys.exception()
    return getinnerframes(None if exc is None else exc.__traceback__, context)


def getargs(co):
    """The names of a code object's parameters."""
    if not iscode(co):
        raise TypeError(f'{co!r} is not a code object')
    names, n = co.co_varnames, co.co_argcount
    end = n + co.co_kwonlyargcount
    varargs = names[end] if co.co_flags & CO_VARARGS else None
    end += varargs is not None
    return Arguments(list(names[:n]) + list(names[n:n + co.co_kwonlyargcount]), varargs,
                     names[end] if co.co_flags & CO_VARKEYWORDS else None)


def getargvalues(frame):
    """The parameters of a frame and its variables."""
    return ArgInfo(*getargs(frame.f_code), frame.f_locals)


def getclosurevars(func):
    """The variables of other scopes that a function uses."""
    if ismethod(func):
        func = func.__func__
    if not isfunction(func):
        raise TypeError(f'{func!r} is not a Python function')
    code = func.__code__
    nonlocals = {}
    for name, cell in zip(code.co_freevars, func.__closure__ or ()):
        try:
            nonlocals[name] = cell.cell_contents
        except ValueError:
            pass
    space, builtins = func.__globals__, _builtins()
    found, ours, unbound = {}, {}, set()
    for name in code.co_names:
        if name in space:
            found[name] = space[name]
        elif name in builtins:
            ours[name] = builtins[name]
        else:
            unbound.add(name)
    return ClosureVars(nonlocals, found, ours, unbound)


# ---- signatures ----

class _void:
    """Stands for an annotation that is not there."""


class _empty:
    """Stands for what a parameter does not have."""


class _ParameterKind(enum.IntEnum):
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)

    def __str__(self):
        return self.name

    @property
    def description(self):
        return ('positional-only', 'positional or keyword', 'variadic positional', 'keyword-only',
                'variadic keyword')[self]


_ONLY, _EITHER, _ARGS, _KEYWORD, _KWARGS = _ParameterKind


def formatannotation(annotation, base_module=None, *, quote_annotation_strings=True):
    """The text of an annotation."""
    if not quote_annotation_strings and isinstance(annotation, str):
        return annotation
    if getattr(annotation, '__module__', None) == 'typing':
        return repr(annotation).replace('typing.', '')
    if not isinstance(annotation, type) or isinstance(annotation, types.GenericAlias):
        return repr(annotation)
    where, name = annotation.__module__, annotation.__qualname__
    return name if where in ('builtins', base_module) else f'{where}.{name}'


def formatannotationrelativeto(object):
    """formatannotation() for the annotations of an object."""
    module = getattr(object, '__module__', None)
    return lambda annotation: formatannotation(annotation, module)


class Parameter:
    """One parameter of a signature."""
    __slots__ = ('_name', '_kind', '_default', '_annotation')
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = _ParameterKind
    empty = _empty

    def __init__(self, name, kind, *, default=_empty, annotation=_empty):
        try:
            self._kind = _ParameterKind(kind)
        except ValueError:
            raise ValueError(f'value {kind!r} is not a valid Parameter.kind') from None
        if default is not _empty and self._kind in (_ARGS, _KWARGS):
            raise ValueError(f'{self._kind.description} parameters cannot have default values')
        if name is _empty:
            raise ValueError('name is a required attribute for Parameter')
        if not isinstance(name, str):
            raise TypeError(f'name must be a str, not a {type(name).__name__}')
        if not name.isidentifier() or _iskeyword(name) and self._kind is not _ONLY:
            raise ValueError(f'{name!r} is not a valid parameter name')
        self._name = name
        self._default = default
        self._annotation = annotation

    name = property(lambda self: self._name)
    default = property(lambda self: self._default)
    annotation = property(lambda self: self._annotation)
    kind = property(lambda self: self._kind)

    def replace(self, *, name=_void, kind=_void, annotation=_void, default=_void):
        """Another one with some of these changed."""
        return type(self)(self._name if name is _void else name, self._kind if kind is _void else kind,
                          default=self._default if default is _void else default,
                          annotation=self._annotation if annotation is _void else annotation)

    __replace__ = replace

    def __str__(self):
        return self._format()

    def _format(self, quote=True):
        text = self._name
        if self._annotation is not _empty:
            text += ': ' + formatannotation(self._annotation, quote_annotation_strings=quote)
        if self._default is not _empty:
            text += (' = ' if self._annotation is not _empty else '=') + repr(self._default)
        return '*' * (self._kind is _ARGS) + '**' * (self._kind is _KWARGS) + text

    def __repr__(self):
        return f'<{self.__class__.__name__} "{self}">'

    def _key(self):
        return self._name, self._kind, self._default, self._annotation

    def __eq__(self, other):
        if self is other:
            return True
        return self._key() == other._key() if isinstance(other, Parameter) else NotImplemented

    def __hash__(self):
        return hash(self._key())

    def __reduce__(self):
        return type(self), (self._name, self._kind), {'_default': self._default, '_annotation': self._annotation}

    def __setstate__(self, state):
        self._default, self._annotation = state['_default'], state['_annotation']


class BoundArguments:
    """The arguments of a call by the names of parameters."""
    __slots__ = ('arguments', '_signature', '__weakref__')

    def __init__(self, signature, arguments):
        self._signature, self.arguments = signature, arguments

    signature = property(lambda self: self._signature)

    @property
    def args(self):
        """Those to be given by position."""
        out = []
        for name, param in self._signature.parameters.items():
            if param.kind in (_KWARGS, _KEYWORD) or name not in self.arguments:
                break
            if param.kind is _ARGS:
                out.extend(self.arguments[name])
            else:
                out.append(self.arguments[name])
        return tuple(out)

    @property
    def kwargs(self):
        """The others."""
        out, started = {}, False
        for name, param in self._signature.parameters.items():
            if not started:
                if param.kind in (_KWARGS, _KEYWORD):
                    started = True
                elif name not in self.arguments:
                    started = True
                    continue
            if not started or name not in self.arguments:
                continue
            if param.kind is _KWARGS:
                out.update(self.arguments[name])
            else:
                out[name] = self.arguments[name]
        return out

    def apply_defaults(self):
        """Add what was left out."""
        arguments, new = self.arguments, {}
        for name, param in self._signature.parameters.items():
            if name in arguments:
                new[name] = arguments[name]
            elif param.default is not _empty:
                new[name] = param.default
            elif param.kind is _ARGS:
                new[name] = ()
            elif param.kind is _KWARGS:
                new[name] = {}
        self.arguments = new

    def __eq__(self, other):
        if not isinstance(other, BoundArguments):
            return NotImplemented
        return self.signature == other.signature and self.arguments == other.arguments

    __hash__ = None

    def __repr__(self):
        args = ', '.join([f'{name}={value!r}' for name, value in self.arguments.items()])
        return f'<{self.__class__.__name__} ({args})>'


class Signature:
    """The parameters of something that can be called."""
    __slots__ = ('_return_annotation', '_parameters')
    empty, _parameter_cls, _bound_arguments_cls = _empty, Parameter, BoundArguments

    def __init__(self, parameters=None, *, return_annotation=_empty, __validate_parameters__=True):
        found, top, defaults = {}, _ONLY, False
        for param in parameters or ():
            kind = param.kind
            if __validate_parameters__:
                if kind < top:
                    raise ValueError(f'wrong parameter order: {top.description} parameter before {kind.description} '
                                     'parameter')
                top = kind
                if kind <= _EITHER:
                    if param.default is _empty and defaults:
                        raise ValueError('non-default argument follows default argument')
                    defaults = param.default is not _empty
                if param.name in found:
                    raise ValueError(f'duplicate parameter name: {param.name!r}')
            found[param.name] = param
        self._parameters = types.MappingProxyType(found)
        self._return_annotation = return_annotation

    @classmethod
    def from_callable(cls, obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False,
                      annotation_format=1):
        """The signature of an object."""
        return _signature(cls, obj, follow_wrapped, eval_str)

    parameters = property(lambda self: self._parameters)
    return_annotation = property(lambda self: self._return_annotation)

    def replace(self, *, parameters=_void, return_annotation=_void):
        """Another one with some of these changed."""
        return type(self)(self.parameters.values() if parameters is _void else parameters,
                          return_annotation=self._return_annotation if return_annotation is _void else
                          return_annotation)

    __replace__ = replace

    def _key(self):
        ordered = tuple([p for p in self.parameters.values() if p.kind is not _KEYWORD])
        return ordered, {p.name: p for p in self.parameters.values() if p.kind is _KEYWORD}, self.return_annotation

    def __hash__(self):
        ordered, named, result = self._key()
        return hash((ordered, frozenset(named.values()), result))

    def __eq__(self, other):
        if self is other:
            return True
        return self._key() == other._key() if isinstance(other, Signature) else NotImplemented

    def bind(self, /, *args, **kwargs):
        """The arguments of a call; TypeError if they do not fit."""
        return self._bind(args, kwargs, False)

    def bind_partial(self, /, *args, **kwargs):
        """The same where some may be missing."""
        return self._bind(args, kwargs, True)

    def _bind(self, args, kwargs, partial=False):
        arguments, args, kwargs, extra, wrong = {}, list(args), dict(kwargs), None, []
        for param in self.parameters.values():
            name, kind = param.name, param.kind
            if kind is _ARGS:
                if args:
                    arguments[name], args = tuple(args), []
            elif kind is _KWARGS:
                extra = name
            elif args and kind <= _EITHER:
                if name in kwargs and kind is _EITHER:
                    raise TypeError(f'multiple values for argument {name!r}')
                arguments[name] = args.pop(0)
                if name in kwargs:
                    wrong.append(name)
            elif name in kwargs and kind is not _ONLY:
                if args:
                    raise TypeError('too many positional arguments')
                arguments[name] = kwargs.pop(name)
            else:
                if name in kwargs and kind is _ONLY:
                    wrong.append(name)
                if args and kind is _KEYWORD:
                    raise TypeError('too many positional arguments')
                if not partial and param.default is _empty:
                    if name in kwargs and kind is _ONLY:
                        raise TypeError(f'{name!r} parameter is positional only, but was passed as a keyword')
                    only = ' keyword-only' if kind is _KEYWORD else ''
                    raise TypeError(f'missing a required{only} argument: {name!r}')
        if args:
            raise TypeError('too many positional arguments')
        if kwargs:
            if extra is not None:
                arguments[extra] = kwargs
            elif [name for name in wrong if name in kwargs]:
                names = ', '.join([repr(name) for name in wrong if name in kwargs])
                raise TypeError('got some positional-only arguments passed as keyword arguments: ' + repr(
                    ', '.join([name for name in wrong if name in kwargs])) if names else '')
            else:
                raise TypeError(f'got an unexpected keyword argument {next(iter(kwargs))!r}')
        return self._bound_arguments_cls(self, arguments)

    def format(self, *, max_width=None, quote_annotation_strings=True):
        """The text of it, on several lines if it is longer than max_width."""
        out, only, star = [], False, True
        for param in self.parameters.values():
            kind = param.kind
            if kind is _ONLY:
                only = True
            elif only:
                out.append('/')
                only = False
            if kind is _ARGS:
                star = False
            elif kind is _KEYWORD and star:
                out.append('*')
                star = False
            out.append(param._format(quote_annotation_strings))
        if only:
            out.append('/')
        text = f"({', '.join(out)})"
        if max_width is not None and len(text) > max_width:
            text = '(\n    ' + ',\n    '.join(out) + '\n)'
        if self.return_annotation is not _empty:
            text += ' -> ' + formatannotation(self.return_annotation,
                                              quote_annotation_strings=quote_annotation_strings)
        return text

    def __str__(self):
        return self.format()

    def __repr__(self):
        return f'<{self.__class__.__name__} {self}>'

    def __reduce__(self):
        return type(self), (tuple(self._parameters.values()),), {'_return_annotation': self._return_annotation}

    def __setstate__(self, state):
        self._return_annotation = state['_return_annotation']


def signature(obj, *, follow_wrapped=True, globals=None, locals=None, eval_str=False, annotation_format=1):
    """The signature of something that can be called."""
    return Signature.from_callable(obj, follow_wrapped=follow_wrapped, eval_str=eval_str)


def get_annotations(obj, *, globals=None, locals=None, eval_str=False):
    """The annotations of a function, class or module, as a new dict."""
    if not isclass(obj) and not ismodule(obj) and not callable(obj):
        raise TypeError(f'{obj!r} does not have annotations')
    # A class has those of its own: neither its metaclass's nor what that computes.
    read = type.__dict__['__annotations__'].__get__ if isclass(obj) else None
    found = getattr(obj, '__annotations__', None) if read is None else read(obj)
    found = dict(found or {})
    if eval_str:
        space = globals or getattr(unwrap(obj), '__globals__', None) or vars(sys.modules.get(obj.__module__))
        found = {key: eval(value, space, locals) if isinstance(value, str) else value for key, value in found.items()}
    return found


def _of_function(cls, f, annotations):
    code = f.__code__
    names, n, only = code.co_varnames, code.co_argcount, code.co_posonlyargcount
    defaults, named = f.__defaults__ or (), f.__kwdefaults__ or {}
    out = []

    def add(name, kind, default=_empty):
        out.append(cls._parameter_cls(name if name[:1] != '.' else 'implicit' + name[1:], kind, default=default,
                                      annotation=annotations.get(name, _empty)))
    for i in range(n):
        at = i - (n - len(defaults))
        add(names[i], _ONLY if i < only else _EITHER, defaults[at] if at >= 0 else _empty)
    end = n + code.co_kwonlyargcount
    if code.co_flags & CO_VARARGS:
        add(names[end], _ARGS)
    for name in names[n:end]:
        add(name, _KEYWORD, named.get(name, _empty))
    if code.co_flags & CO_VARKEYWORDS:
        add(names[end + bool(code.co_flags & CO_VARARGS)], _KWARGS)
    return cls(out, return_annotation=annotations.get('return', _empty), __validate_parameters__=False)


def _of_text(cls, obj, text, bound):
    """Of __text_signature__: '($self, x, /, y=1)'."""
    text = text[1:-1]
    if text[:1] == '$':
        first, comma, rest = text[1:].partition(',')
        text = rest.lstrip() if bound else first + comma + rest
        if bound and text[:1] == '/':
            text = text[1:].lstrip(', ')
    try:
        return _of_function(cls, eval(f'lambda {text}: 0', {}), {})
    except Exception:
        raise ValueError(f'{obj!r} builtin has invalid signature') from None


def _without_first(sig):
    params = list(sig.parameters.values())
    if not params or params[0].kind in (_KWARGS, _KEYWORD):
        raise ValueError('invalid method signature')
    if params[0].kind is not _ARGS:
        del params[0]
    return sig.replace(parameters=params)


def _of_partial(cls, made, follow_wrapped, eval_str):
    sig = _signature(cls, made.func, follow_wrapped, eval_str)
    args, keywords, params, given = list(made.args), made.keywords, [], False
    for param in sig.parameters.values():
        name, kind = param.name, param.kind
        if args and kind <= _EITHER:
            if args.pop(0) is functools.Placeholder:
                params.append(param.replace(kind=_ONLY, default=_empty))
            continue
        if kind is _EITHER and name in keywords or given and kind is _EITHER:
            given = True
            param = param.replace(kind=_KEYWORD, default=keywords.get(name, param.default))
        elif kind is _KEYWORD and name in keywords:
            param = param.replace(default=keywords[name])
        elif kind is _ARGS and given:
            continue
        params.append(param)
    kinds = {p.kind for p in sig.parameters.values()}
    named = {p.name for p in sig.parameters.values() if p.kind in (_EITHER, _KEYWORD)}
    if args and _ARGS not in kinds or keywords.keys() - named and _KWARGS not in kinds:
        raise ValueError(f'partial object {made!r} has incorrect arguments')
    return sig.replace(parameters=params)


def _of_class(cls, obj, follow_wrapped, eval_str):
    call = _lookup(type(obj), '__call__', None) if type(obj) is not type else None
    if isfunction(call):
        return _without_first(_signature(cls, call, follow_wrapped, eval_str))
    for c in obj.__mro__:
        names = _type_dict(c)
        made = names.get('__new__')
        found = names.get('__init__')
        if isinstance(made, staticmethod) and isfunction(made.__func__):
            if isfunction(found) and _has_star_only(made.__func__):
                return _without_first(_signature(cls, found, follow_wrapped, eval_str))
            return _without_first(_signature(cls, made.__func__, follow_wrapped, eval_str))
        if isfunction(found):
            return _without_first(_signature(cls, found, follow_wrapped, eval_str))
        if c is not object and _type_builtin(c) and (made is not None or found is not None):
            text = getattr(obj, '__text_signature__', None)
            if text:
                return _of_text(cls, obj, text, False)
            raise ValueError(f'no signature found for builtin type {obj!r}')
    if type in obj.__mro__:
        raise ValueError(f'no signature found for builtin {obj!r}' if obj is type else
                         f'no signature found for builtin type {obj!r}')
    return cls([])


def _has_star_only(f):
    return f.__code__.co_argcount <= 1 and f.__code__.co_flags & 12 == 12


def _signature(cls, obj, follow_wrapped, eval_str):
    if not callable(obj):
        raise TypeError(f'{obj!r} is not a callable object')
    if ismethod(obj):
        return _without_first(_signature(cls, obj.__func__, follow_wrapped, eval_str))
    if follow_wrapped:
        obj = unwrap(obj, stop=lambda f: hasattr(f, '__signature__') or ismethod(f))
        if ismethod(obj):
            return _signature(cls, obj, follow_wrapped, eval_str)
    sig = getattr(obj, '__signature__', None)
    if sig is not None and not isclass(obj) or isclass(obj) and _type_dict(obj).get('__signature__') is not None:
        if callable(sig):
            sig = sig()
        if not isinstance(sig, Signature):
            raise TypeError(f'unexpected object {sig!r} in __signature__ attribute')
        return sig
    made = getattr(obj, '__partialmethod__', None)
    if isinstance(made, functools.partialmethod):
        wrapped = _of_partial(cls, functools.partial(made.func, None, *made.args, **made.keywords), True, eval_str)
        first = next(iter(_signature(cls, made.func, follow_wrapped, eval_str).parameters.values()))
        return wrapped.replace(parameters=[first, *wrapped.parameters.values()])
    if isinstance(obj, functools.partial):
        return _of_partial(cls, obj, follow_wrapped, eval_str)
    if isfunction(obj):
        return _of_function(cls, obj, get_annotations(obj, eval_str=eval_str))
    if isclass(obj):
        return _of_class(cls, obj, follow_wrapped, eval_str)
    if isroutine(obj):
        text = getattr(obj, '__text_signature__', None)
        if not text:
            raise ValueError(f'no signature found for builtin {obj!r}')
        bound = getattr(obj, '__self__', None)
        return _of_text(cls, obj, text, bound is not None or text[:8] == '($module')
    call = _lookup(type(obj), '__call__', None)
    if call is not None:
        return _without_first(_signature(cls, call, follow_wrapped, eval_str))
    raise ValueError(f'callable {obj!r} is not supported by signature')


FullArgSpec = namedtuple('FullArgSpec', 'args varargs varkw defaults kwonlyargs kwonlydefaults annotations',
                         module='inspect')


def getfullargspec(func):
    """The parameters of a function by their kinds."""
    try:
        sig = _signature(Signature, getattr(func, '__func__', func), False, False)
    except Exception as e:
        raise TypeError('unsupported callable') from e
    args, varargs, varkw, defaults, only, named, annotations = [], None, None, (), [], {}, {}
    if sig.return_annotation is not _empty:
        annotations['return'] = sig.return_annotation
    for param in sig.parameters.values():
        if param.kind <= _EITHER:
            args.append(param.name)
            if param.default is not _empty:
                defaults += (param.default,)
        elif param.kind is _ARGS:
            varargs = param.name
        elif param.kind is _KEYWORD:
            only.append(param.name)
            if param.default is not _empty:
                named[param.name] = param.default
        else:
            varkw = param.name
        if param.annotation is not _empty:
            annotations[param.name] = param.annotation
    return FullArgSpec(args, varargs, varkw, defaults or None, only, named or None, annotations)


def getcallargs(func, /, *positional, **named):
    """The values of the parameters in a call."""
    if ismethod(func):
        return getcallargs(func.__func__, func.__self__, *positional, **named)
    bound = signature(func, follow_wrapped=False).bind(*positional, **named)
    bound.apply_defaults()
    return bound.arguments


def formatargvalues(args, varargs, varkw, locals, formatarg=str, formatvarargs=lambda name: '*' + name,
                    formatvarkw=lambda name: '**' + name, formatvalue=lambda value: '=' + repr(value)):
    """The text of what getargvalues() gives."""
    out = [formatarg(name) + formatvalue(locals[name]) for name in args]
    if varargs:
        out.append(formatvarargs(varargs) + formatvalue(locals[varargs]))
    if varkw:
        out.append(formatvarkw(varkw) + formatvalue(locals[varkw]))
    return f"({', '.join(out)})"


__all__ = [_name for _name in globals() if _name[:1] != '_' and _name not in (
    'enum', 'functools', 'linecache', 'sys', 'types', 'namedtuple')]
