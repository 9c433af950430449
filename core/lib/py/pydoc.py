"""Descriptions of modules, classes and functions, as plain text."""
import builtins
import importlib
import inspect
import sys

__all__ = ['help']


class ErrorDuringImport(Exception):
    """A module that was to be described cannot be imported."""

    def __init__(self, filename, exc_info):
        kind, value, tb = exc_info
        self.filename, self.exc, self.value, self.tb = filename, kind, value, tb

    def __str__(self):
        return f'problem in {self.filename} - {self.exc.__name__}: {self.value}'


def getdoc(object):
    """The doc string of an object, or the comments above it."""
    found = inspect.getdoc(object) or inspect.getcomments(object)
    return found and found.rstrip() or ''


def splitdoc(doc):
    """(the first line, the rest)."""
    lines = doc.strip().split('\n')
    if len(lines) == 1:
        return lines[0], ''
    if not lines[1].rstrip():
        return lines[0], '\n'.join(lines[2:])
    return '', '\n'.join(lines)


def pathdirs():
    """The directories in which modules are found."""
    return list(dict.fromkeys(sys.path))


def plain(text):
    """A text without letters that are typed over others."""
    while (at := text.find('\b')) > 0:
        text = text[:at - 1] + text[at + 1:]
    return text


def plainpager(text, title=''):
    """Prints a text."""
    sys.stdout.write(plain(text))


def pager(text, title=''):
    """Prints a text: there is no terminal to stop at."""
    plainpager(text, title)


def pipepager(text, cmd, title=''):
    """Prints a text: there are no other programs."""
    plainpager(text, title)


ttypager = tempfilepager = plainpager


_NOT_DATA = inspect.ismodule, inspect.isclass, inspect.isroutine, inspect.isframe, inspect.istraceback, inspect.iscode


def isdata(object):
    """Whether it is a value, not something to call or import."""
    return not any(kind(object) for kind in _NOT_DATA)


def describe(thing):
    """What kind of thing it is."""
    if inspect.ismodule(thing):
        kind = 'built-in module' if thing.__name__ in sys.builtin_module_names else 'package' if hasattr(thing, '__path__') else 'module'
        return f'{kind} {thing.__name__}'
    if inspect.isbuiltin(thing):
        return 'built-in function ' + thing.__name__
    for check, kind in ((inspect.isclass, 'class'), (inspect.isfunction, 'function'), (inspect.ismethod, 'method'),
                        (inspect.ismethodwrapper, 'method wrapper'), (inspect.ismethoddescriptor, 'method descriptor')):
        if check(thing) and hasattr(thing, '__name__'):
            return f'{kind} {thing.__name__}'
    return type(thing).__name__


def safeimport(path, forceload=0, cache={}):
    """A module by its name; None if there is none."""
    try:
        return importlib.import_module(path)
    except ModuleNotFoundError as e:
        if e.name and (path + '.').startswith(e.name + '.'):
            return None
        raise ErrorDuringImport(path, (type(e), e, e.__traceback__)) from e
    except Exception as e:
        raise ErrorDuringImport(path, (type(e), e, e.__traceback__)) from e


def locate(path, forceload=0):
    """What a dotted name names; None if that is nothing."""
    parts = [part for part in path.split('.') if part]
    found, n = None, 0
    while n < len(parts):
        module = safeimport('.'.join(parts[:n + 1]), forceload)
        if module is None:
            break
        found, n = module, n + 1
    if found is None:
        found = builtins
    for part in parts[n:]:
        try:
            found = getattr(found, part)
        except AttributeError:
            return None
    return found


def resolve(thing, forceload=0):
    """(an object, its name), given the object or a name."""
    if isinstance(thing, str):
        found = locate(thing, forceload)
        if found is None:
            raise ImportError(f'No Python documentation found for {thing!r}.\n'
                              'Use help() to get the interactive help utility.\nUse help(str) for help on the str class.')
        return found, thing
    name = getattr(thing, '__name__', None)
    return thing, name if isinstance(name, str) else None


def _line(name, thing):
    try:
        return name + str(inspect.signature(thing))
    except (TypeError, ValueError):
        return name + '(...)' if callable(thing) else f'{name} = {thing!r}'


def _indented(text, margin='    '):
    return '\n'.join([(margin + line).rstrip() for line in text.split('\n')])


def _members(thing):
    for name, value in vars(thing).items():
        if not name.startswith('_'):
            value = getattr(value, '__func__', value)
            text = _line(name, value) if inspect.isroutine(value) else 'class ' + name if inspect.isclass(value) else name
            doc = getdoc(value) if not isdata(value) or isinstance(value, property) else ''
            yield text + ('\n' + _indented(doc) if doc else '')


def render_doc(thing, title='Python Library Documentation: %s', forceload=0, renderer=None):
    """The description of an object as a text."""
    found, name = resolve(thing, forceload)
    text = describe(found)
    module = inspect.getmodule(found)
    if name and '.' in name:
        text += ' in ' + name.rpartition('.')[0]
    elif module is not None and module is not found:
        text += ' in module ' + module.__name__
    text = title % text
    parts = [getdoc(found)]
    if inspect.ismodule(found):
        parts.insert(0, 'NAME\n    ' + found.__name__ + (' - ' + splitdoc(parts[0])[0] if parts[0] else ''))
    elif inspect.isclass(found) or inspect.isroutine(found):
        head = 'class ' * inspect.isclass(found) + _line(found.__name__, found)
        parts = [head + ('\n' + _indented(parts[0]) if parts[0] else '')]
    if inspect.ismodule(found) or inspect.isclass(found):
        parts += [_indented(part) for part in _members(found)]
    return text + '\n\n' + '\n\n'.join([part for part in parts if part])


def doc(thing, title='Python Library Documentation: %s', forceload=0, output=None, is_cli=False):
    """Prints the description of an object."""
    try:
        text = render_doc(thing, title, forceload) + '\n'
    except (ImportError, ErrorDuringImport) as e:
        if is_cli:
            raise
        text = str(e) + '\n'
    (sys.stdout if output is None else output).write(text)


class Helper:
    """help(): prints a description."""

    def __init__(self, input=None, output=None):
        self.output = output

    def __repr__(self):
        return '<pydoc.Helper instance>'

    def __call__(self, request=None):
        self.help(Helper if request is None else request)

    def help(self, request, is_cli=False):
        """Describes an object, or what a name names."""
        doc(request, 'Help on %s:', output=self.output, is_cli=is_cli)


help = Helper()


def _refuse(*args, **kwargs):
    raise RuntimeError('pydoc gives plain text here: it has no server, and it writes no pages')


browse = writedoc = writedocs = apropos = cli = _refuse


def __getattr__(name):
    if name in ('HTMLDoc', 'TextDoc', 'Doc', 'HTMLRepr', 'TextRepr', 'ModuleScanner'):
        return type(name, (), {'__init__': _refuse, '__module__': __name__})
    raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
