"""Looking into functions, classes, frames and their sources."""

import linecache
import sys
import types
from collections import namedtuple
from _hn import _builtins, _compile, _position, _source_text, _type_dict, _type_of
from _hn.files import _own_names
from _hn.tracebacks import _tb_position
from _inspect_kinds import (CO_VARARGS, CO_VARKEYWORDS, isclass, iscode, isdatadescriptor, isframe, isfunction,
                            ismethod, ismodule, isroutine, istraceback, unwrap)
from _inspect_signatures import _ARGS, _EITHER, _empty, _KEYWORD, _signature, Signature

globals().update(_own_names('_inspect_signatures'))  # which has those of _inspect_kinds


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
    dynamic = [name for c in cls.__mro__ for name, value in _type_dict(c).items() if _is_dynamic(value)]
    for name in [*dir(cls), *dynamic]:  # a name that has several is told as often
        home = next((c for c in cls.__mro__ if name in _type_dict(c)), None)
        if home is None:
            home, value = _beside(cls, name)
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


def _is_dynamic(value):
    return isinstance(value, types.DynamicClassAttribute) and value.fget is not None


def _beside(cls, name):
    """An attribute that no class of the mro has, with where it is from: the last one that gives it, or the metaclass."""
    found = getattr(cls, name, None)
    same = [c for c in cls.__mro__ if found is not None and getattr(c, name, None) is found]
    if same:
        return same[-1], found
    return next((c for c in type(cls).__mro__ if name in _type_dict(c)), None), getattr_static(cls, name, None)


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


def _findclass(func):
    """The class whose body has a function."""
    where = sys.modules.get(func.__module__)
    for name in func.__qualname__.split('.')[:-1] if where is not None else ():
        where = getattr(where, name)
    return where if isclass(where) else None


def _class_of(object):
    if ismethod(object):
        return object.__self__ if isclass(object.__self__) else type(object.__self__)
    return getattr(object, '__objclass__', None) or _findclass(object)


def _finddoc(object):
    """What documents it in a base class."""
    if isclass(object):
        for base in object.__mro__[1:]:
            if base is not __builtins_object and base.__doc__ is not None:
                return base.__doc__
        return None
    if isinstance(object, property):
        object = object.fget
    try:
        cls, name = _class_of(object), object.__name__
    except AttributeError:
        return None
    for base in cls.__mro__ if cls is not None else ():
        found = getattr(base, name, _NOTHING)
        if found is not _NOTHING and found.__doc__ is not None:
            return found.__doc__
    return None


__builtins_object = object


def getdoc(object):
    """The doc string without its margin, perhaps that of a base class."""
    try:
        found = object.__doc__
        if found is None:
            found = _finddoc(object)
    except (AttributeError, TypeError):
        return None
    return cleandoc(found) if isinstance(found, str) else None


# ---- sources ----

def _code_running(module):
    # A program need not be a file: the frame of a module that still runs has its text.
    code, frame = None, sys._getframe()
    while frame is not None:
        if frame.f_globals.get('__name__') == module:
            code = frame.f_code
        frame = frame.f_back
    return code


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
    code = _code_running(cls.__module__)
    text = '' if code is None else _source_text(code) or ''
    below = text.split('\n')[cls.__dict__.get('__firstlineno__', 1) - 1:]
    return code if any([line.lstrip().startswith('class ' + cls.__name__) for line in below]) else None


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
    if isclass(object):
        code = _class_code(object)
    else:
        code = _code_running(object.__name__) if ismodule(object) else _code_of(unwrap(object))
    text = None if code is None else _source_text(code)
    if text is not None:
        return text.splitlines(True)
    file = getfile(object)
    linecache.checkcache(file)
    lines = linecache.getlines(file) or _lines_of_loader(object)
    if not lines:
        raise OSError('could not get source code')
    return lines


def _lines_of_loader(object):
    """Those of a module that the host has given as a text, of its classes, and of the functions in that text."""
    module = getmodule(object)
    try:
        if not (ismodule(object) or isclass(object)) and getfile(unwrap(object)) != '<%s>' % module.__name__:
            return []
        text = module.__loader__.get_source(module.__name__)
    except (AttributeError, ImportError):
        return []
    return text.splitlines(True) if text else []


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
    of = unwrap(object)
    lines, number = findsource(of)
    frame = of.tb_frame if istraceback(of) else of
    whole = ismodule(of) or isframe(frame) and frame.f_code.co_name == '<module>'
    return (lines, 0) if whole else (getblock(lines[number:]), number + 1)


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

class _Placed:
    def __repr__(self):
        shown = [f'{name}={value!r}' for name, value in zip((*self._fields, 'positions'), (*self, self.positions))]
        return f"{type(self).__name__}({', '.join(shown)})"


class Traceback(_Placed, namedtuple('_Traceback', 'filename lineno function code_context index', module='inspect')):
    """Where a frame is, with lines around that."""

    def __new__(cls, filename, lineno, function, code_context, index, *, positions=None):
        made = super().__new__(cls, filename, lineno, function, code_context, index)
        made.positions = positions
        return made


class FrameInfo(_Placed, namedtuple('_FrameInfo', 'frame filename lineno function code_context index', module='inspect')):
    """The same with the frame."""

    def __new__(cls, frame, filename, lineno, function, code_context, index, *, positions=None):
        made = super().__new__(cls, frame, filename, lineno, function, code_context, index)
        made.positions = positions
        return made


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
    if istraceback(frame):
        line, place, frame = frame.tb_lineno, _tb_position(frame), frame.tb_frame
    elif isframe(frame):
        line, place = frame.f_lineno, _position(frame.f_code, frame.f_lasti // 2)
    else:
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
    from dis import Positions
    return Traceback(frame.f_code.co_filename, line, frame.f_code.co_name, lines, index, positions=Positions(*place))


def _framed(frame, found):
    return FrameInfo(frame, *found, positions=found.positions)


def getouterframes(frame, context=1):
    """A frame and those that called it."""
    out = []
    while frame:
        out.append(_framed(frame, getframeinfo(frame, context)))
        frame = frame.f_back
    return out


def getinnerframes(tb, context=1):
    """The frames of a traceback."""
    out = []
    while tb:
        out.append(_framed(tb.tb_frame, getframeinfo(tb, context)))
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


FullArgSpec = namedtuple('FullArgSpec', 'args varargs varkw defaults kwonlyargs kwonlydefaults annotations',
                         module='inspect')


def getfullargspec(func):
    """The parameters of a function by their kinds."""
    try:
        sig = _signature(Signature, getattr(func, '__func__', func), False, {})
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


def _plural(n, text):
    return f'{n} {text}' if n == 1 else f'{n} {text}s'


def _too_many(spec, given, named):
    """What a call is told that has more values than there are places for."""
    places, least = len(spec.args), len(spec.args) - len(spec.defaults or ())
    takes = f'from {least} to {places} positional arguments' if least < places else _plural(places, 'positional argument')
    apart = len(named.keys() & spec.kwonlyargs)
    if apart:
        return f"takes {takes} but {_plural(given, 'positional argument')} (and {_plural(apart, 'keyword-only argument')}) were given"
    return f"takes {takes} but {given} {'was' if given == 1 else 'were'} given"


def _filled(found, names, defaults, kind):
    """Takes the default values of what is not given; the text of the error where one has none."""
    found.update((name, defaults[name]) for name in names if name not in found and name in defaults)
    missing = [repr(name) for name in names if name not in found]
    if not missing:
        return None
    listed = ' and '.join([part for part in (', '.join(missing[:-1]), missing[-1]) if part])
    return f"missing {_plural(len(missing), f'required {kind} argument')}: {listed}"


def _call_fault(spec, found, positional, named):
    """Finds the values of the parameters; the text of the error where they do not fit."""
    found.update(zip(spec.args, positional))
    if spec.varargs:
        found[spec.varargs] = positional[len(spec.args):]
    if spec.varkw:
        found[spec.varkw] = {}
    places = {*spec.args, *spec.kwonlyargs}
    for name, value in named.items():
        if name in places:
            if name in found:
                return f'got multiple values for argument {name!r}'
            found[name] = value
        elif spec.varkw:
            found[spec.varkw][name] = value
        else:
            return f'got an unexpected keyword argument {name!r}'
    if len(positional) > len(spec.args) and not spec.varargs:
        return _too_many(spec, len(positional), named)
    defaults = dict(zip(reversed(spec.args), reversed(spec.defaults or ())))
    return (_filled(found, spec.args, defaults, 'positional') or
            _filled(found, spec.kwonlyargs, spec.kwonlydefaults or {}, 'keyword-only'))


def getcallargs(func, /, *positional, **named):
    """The values of the parameters in a call."""
    spec, found = getfullargspec(func), {}
    if ismethod(func) and func.__self__ is not None:
        positional = func.__self__, *positional
    fault = _call_fault(spec, found, positional, named)
    if fault:
        raise TypeError(f'{func.__name__}() {fault}')
    return found


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
