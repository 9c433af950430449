"""Signatures, and how they are found: a part of inspect."""

import enum
import functools
import sys
import types
from annotationlib import ForwardRef, get_annotations
from keyword import iskeyword as _iskeyword
from _hn import _function_plain, _lookup, _type_builtin, _type_dict
from _hn.files import _own_names
from _inspect_kinds import (CO_VARARGS, CO_VARKEYWORDS, isbuiltin, isclass, isfunction, ismethod, ismethoddescriptor,
                            isroutine, unwrap)

__name__ = 'inspect'  # what its classes say they are of
globals().update(_own_names('_inspect_kinds'))

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
_POSITIONAL_ONLY, _POSITIONAL_OR_KEYWORD, _VAR_POSITIONAL, _KEYWORD_ONLY, _VAR_KEYWORD = _ParameterKind  # for packages


def formatannotation(annotation, base_module=None, *, quote_annotation_strings=True):
    """The text of an annotation."""
    if not quote_annotation_strings and isinstance(annotation, str):
        return annotation
    if isinstance(annotation, ForwardRef):
        return annotation.__forward_arg__
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
        how = {'globals': globals, 'locals': locals, 'eval_str': eval_str, 'format': annotation_format}
        return _signature(cls, obj, follow_wrapped, how)

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

    def _place(self, args, kwargs, arguments, partial):
        """Binds what goes by its place. The parameters that are left, and those named that are known by their place only."""
        params, n, misnamed = [*self.parameters.values()], 0, []
        for i, param in enumerate(params):
            name, kind, named = param.name, param.kind, param.name in kwargs
            if kind is _ARGS:
                if n < len(args):
                    arguments[name] = tuple(args[n:])
                return params[i + 1:], misnamed
            if n < len(args):
                if kind > _ARGS:
                    raise TypeError('too many positional arguments')
                if named and kind is _EITHER:
                    raise TypeError(f'multiple values for argument {name!r}')
                arguments[name] = args[n]
                n += 1
            elif named and kind is _ONLY:
                if param.default is _empty:
                    raise TypeError(f'missing a required positional-only argument: {name!r}')
                misnamed.append(name)
            elif named or partial or kind is _KWARGS or param.default is not _empty:
                return params[i:], misnamed
            else:
                only = ' keyword-only' if kind is _KEYWORD else ''
                raise TypeError(f'missing a required{only} argument: {name!r}')
        if n < len(args):
            raise TypeError('too many positional arguments')
        return [], misnamed

    def _bind(self, args, kwargs, partial=False):
        arguments, kwargs, extra = {}, dict(kwargs), None
        rest, misnamed = self._place(args, kwargs, arguments, partial)
        for param in rest:
            name = param.name
            if param.kind is _KWARGS:
                extra = name
            elif name in kwargs and param.kind is not _ARGS:
                arguments[name] = kwargs.pop(name)
            elif param.default is _empty and not partial and param.kind is not _ARGS:
                raise TypeError(f'missing a required argument: {name!r}')
        if kwargs and extra is not None:
            arguments[extra] = kwargs
        elif kwargs and misnamed:
            raise TypeError('got some positional-only arguments passed as keyword arguments: ' + repr(', '.join(misnamed)))
        elif kwargs:
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
    return Signature.from_callable(obj, follow_wrapped=follow_wrapped, globals=globals, locals=locals, eval_str=eval_str,
                                   annotation_format=annotation_format)


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
        names = dict(sys.modules)  # which defaults are written with, and those of the function's module
        names.update(getattr(sys.modules.get(str(getattr(obj, '__module__', ''))), '__dict__', {}))
        return _of_function(cls, eval(f'(lambda {text}: 0)', names), {})
    except Exception:
        raise ValueError(f'{obj!r} builtin has invalid signature') from None


def _without_first(sig):
    params = list(sig.parameters.values())
    if not params or params[0].kind in (_KWARGS, _KEYWORD):
        raise ValueError('invalid method signature')
    if params[0].kind is not _ARGS:
        del params[0]
    return sig.replace(parameters=params)


def _of_method(sig):
    """That of a method in C, whose self has no keyword."""
    params = list(sig.parameters.values())
    if params and params[0].kind is _EITHER:
        params[0] = params[0].replace(kind=_ONLY)
    return sig.replace(parameters=params)


def _of_partial(cls, made, follow_wrapped, how):
    sig = _signature(cls, made.func, follow_wrapped, how)
    args, keywords, params, given = list(made.args), made.keywords, [], False
    try:
        bound = sig.bind_partial(*args, **keywords).arguments
    except TypeError as e:
        raise ValueError(f'partial object {made!r} has incorrect arguments') from e
    for param in sig.parameters.values():
        name, kind = param.name, param.kind
        if args and kind <= _EITHER:
            if args.pop(0) is functools.Placeholder:
                params.append(param.replace(kind=_ONLY, default=_empty))
            continue
        if kind is _ONLY and name in bound:
            continue
        if kind is _EITHER and name in keywords or given and kind is _EITHER:
            given = True
            param = param.replace(kind=_KEYWORD, default=keywords.get(name, param.default))
        elif kind is _KEYWORD and name in keywords:
            param = param.replace(default=keywords[name])
        elif kind is _ARGS and given:
            continue
        params.append(param)
    return sig.replace(parameters=params)


def _of_class(cls, obj, follow_wrapped, how):
    call = _function_plain(_lookup(type(obj), '__call__', None)) if type(obj) is not type else None
    if isfunction(call):
        return _without_first(_signature(cls, call, follow_wrapped, how))
    for c in obj.__mro__:
        names = _type_dict(c)
        made = names.get('__new__')
        found = _function_plain(names.get('__init__'))
        make = _function_plain(made.__func__) if isinstance(made, staticmethod) else None
        if isfunction(make):
            if not isfunction(found) or not _has_star_only(make):
                found = make
            return _without_first(_signature(cls, found, follow_wrapped, how))
        if isfunction(found):
            return _without_first(_signature(cls, found, follow_wrapped, how))
        if c is not object and _type_builtin(c) and (made is not None or found is not None):
            text = getattr(obj, '__text_signature__', None)
            if text:
                return _of_text(cls, obj, text, False)
            raise ValueError(f"no signature found for builtin {'' if obj is type else 'type '}{obj!r}")
    if type in obj.__mro__:
        raise ValueError(f'no signature found for builtin {obj!r}' if obj is type else
                         f'no signature found for builtin type {obj!r}')
    return cls([])


def _has_star_only(f):
    return f.__code__.co_argcount <= 1 and f.__code__.co_flags & 12 == 12


def _signature(cls, obj, follow_wrapped, how):
    if not callable(obj):
        raise TypeError(f'{obj!r} is not a callable object')
    plain = _function_plain(obj)
    if isfunction(plain) and plain is not obj:
        return _of_method(_signature(cls, plain, follow_wrapped, how))
    obj = plain
    if ismethod(obj):
        return _without_first(_signature(cls, obj.__func__, follow_wrapped, how))
    if follow_wrapped:
        obj = unwrap(obj, stop=lambda f: hasattr(f, '__signature__') or ismethod(f))
        if ismethod(obj):
            return _signature(cls, obj, follow_wrapped, how)
    sig = getattr(obj, '__signature__', None)
    if sig is not None and (not isclass(obj) or _type_dict(obj).get('__signature__') is not None or ismethod(sig)):
        if callable(sig):
            sig = sig()
            if isinstance(sig, str):
                return _of_text(cls, obj, sig, False)
        if not isinstance(sig, Signature):
            raise TypeError(f'unexpected object {sig!r} in __signature__ attribute')
        return sig
    made = getattr(obj, '__partialmethod__', None)
    if isinstance(made, functools.partialmethod):
        wrapped = _of_partial(cls, functools.partial(made.func, None, *made.args, **made.keywords), True, how)
        first = next(iter(_signature(cls, made.func, follow_wrapped, how).parameters.values()))
        params = [*wrapped.parameters.values()]
        if params and params[0].kind is _ONLY:
            first = first.replace(kind=_ONLY)
        return wrapped.replace(parameters=[first, *params])
    if isinstance(obj, functools.partial):
        return _of_partial(cls, obj, follow_wrapped, how)
    if isfunction(obj):
        text = getattr(obj, '__text_signature__', None)
        return _of_text(cls, obj, text, False) if text else _of_function(cls, obj, get_annotations(obj, **how))
    if isclass(obj):
        return _of_class(cls, obj, follow_wrapped, how)
    if isroutine(obj):
        text = getattr(obj, '__text_signature__', None)
        if not text:
            raise ValueError(f'no signature found for builtin {obj!r}')
        bound = getattr(obj, '__self__', None)
        return _of_text(cls, obj, text, bound is not None or text[:8] == '($module')
    call = _lookup(type(obj), '__call__', None)
    if call is not None and not isroutine(call) and not isinstance(call, classmethod) and hasattr(type(call), '__get__'):
        return _signature(cls, call.__get__(obj, type(obj)), follow_wrapped, how)
    if call is not None:
        return _without_first(_signature(cls, call, follow_wrapped, how))
    raise ValueError(f'callable {obj!r} is not supported by signature')


# ---- names that packages use, although they are private ----

def _signature_from_callable(obj, *, follow_wrapper_chains=True, skip_bound_arg=True, globals=None, locals=None,
                             eval_str=False, sigcls, annotation_format=1):
    """Signature.from_callable(), which can leave the first parameter of methods."""
    how = {'globals': globals, 'locals': locals, 'eval_str': eval_str, 'format': annotation_format}
    if not skip_bound_arg:
        if ismethod(obj):
            obj = obj.__func__
        elif isclass(obj):
            obj = next((f for f in (obj.__init__, obj.__new__) if isfunction(f)), obj)
    return _signature(sigcls, obj, follow_wrapper_chains, how)


def _signature_from_function(cls, func, skip_bound_arg=True, globals=None, locals=None, eval_str=False, *,
                             annotation_format=1):
    """That of a function written in Python, or of an object like one."""
    if not isfunction(func) and not _signature_is_functionlike(func):
        raise TypeError(f'{func!r} is not a Python function')
    return _of_function(cls, func, get_annotations(func, globals=globals, locals=locals, eval_str=eval_str,
                                                   format=annotation_format))


def _signature_is_functionlike(obj):
    """Whether it has what a function written in Python has."""
    return callable(obj) and not isclass(obj) and isinstance(getattr(obj, '__name__', None), str) and \
        isinstance(getattr(obj, '__code__', None), types.CodeType) and \
        isinstance(getattr(obj, '__defaults__', _void), tuple | None) and \
        isinstance(getattr(obj, '__kwdefaults__', _void), dict | None)


def _signature_is_builtin(obj):
    """Whether its signature is a text."""
    return isbuiltin(obj) or ismethoddescriptor(obj) or obj in (type, object)


def _signature_fromstr(cls, obj, s, skip_bound_arg=True):
    """That of a text, as __text_signature__ has it."""
    return _of_text(cls, obj, s, skip_bound_arg and s[:8] == '($module' or getattr(obj, '__self__', None) is not None)


_signature_bound_method = _without_first
