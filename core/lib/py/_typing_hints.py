"""What annotations say once the names in their strings are looked up."""
import sys
import types
from annotationlib import ForwardRef, get_annotations
from _hn.typing import GenericAlias as GenericAlias, Union as Union
from _typing_forms import NotRequired, ReadOnly, Required, Unpack, _AnnotatedAlias, _GenericAlias, _LiteralGenericAlias, _is_param_expr, _type_check

__name__ = 'typing'  # what its functions say they are of


def evaluate_forward_ref(forward_ref, *, owner=None, globals=None, locals=None, type_params=None, format=None, _recursive_guard=frozenset()):
    """What a forward reference stands for, and what that refers to in turn."""
    if format == 4:
        return forward_ref.__forward_arg__
    if forward_ref.__forward_arg__ in _recursive_guard:
        return forward_ref
    if format is None:
        format = 1
    found = forward_ref.evaluate(globals=globals, locals=locals, type_params=type_params, owner=owner, format=format)
    if found is None:
        return type(None)
    if isinstance(found, str):
        found = ForwardRef(found, module=forward_ref.__forward_module__, owner=owner or forward_ref.__owner__,
                           is_argument=forward_ref.__forward_is_argument__, is_class=forward_ref.__forward_is_class__)
    if format == 3 and isinstance(found, ForwardRef):
        return found
    found = _type_check(found, 'Forward references must evaluate to types.', forward_ref.__forward_is_argument__,
                        allow_special_forms=forward_ref.__forward_is_class__)
    return _eval_type(found, globals, locals, type_params, _recursive_guard=_recursive_guard | {forward_ref.__forward_arg__},
                      format=format, owner=owner)


_not_given = object()


def _eval_type(t, globalns, localns, type_params=_not_given, *, recursive_guard=frozenset(), _recursive_guard=frozenset(), format=None,
               owner=None, prefer_fwd_module=False):
    if type_params is _not_given:
        from _typing_old import _warn_of_parameter
        _warn_of_parameter('_eval_type')
        type_params = ()
    guard = recursive_guard | _recursive_guard
    if isinstance(t, ForwardRef):
        if prefer_fwd_module and t.__forward_module__ is not None:
            globalns = None
        return evaluate_forward_ref(t, globals=globalns, locals=localns, type_params=type_params, owner=owner, format=format,
                                    _recursive_guard=guard)
    if isinstance(t, GenericAlias) and t.__unpacked__:
        plain = GenericAlias(t.__origin__, t.__args__)
        return Unpack[_eval_type(plain, globalns, localns, type_params, recursive_guard=guard, format=format, owner=owner)]
    if isinstance(t, list):
        return [_eval_type(x, globalns, localns, type_params, recursive_guard=guard, format=format, owner=owner) for x in t]

    def change(arg):
        if isinstance(arg, str) and isinstance(t, GenericAlias):
            arg = ForwardRef(arg)
        return _eval_type(arg, globalns, localns, type_params, recursive_guard=guard, format=format, owner=owner,
                          prefer_fwd_module=prefer_fwd_module)
    return _with_each(t, change)


# A hint with its arguments changed: itself where nothing changes.
def _with_each(hint, change):
    if not isinstance(hint, (_GenericAlias, GenericAlias, Union)) or isinstance(hint, _LiteralGenericAlias):
        return hint
    args = tuple([tuple([change(x) for x in arg]) if isinstance(arg, tuple) else change(arg) for arg in hint.__args__])
    if args == hint.__args__:
        return hint
    if isinstance(hint, _GenericAlias):
        return hint.copy_with(args)
    if isinstance(hint, Union):
        return Union[args]
    if type(hint) is not GenericAlias:
        *params, result = args
        args = (params[0] if len(params) == 1 and _is_param_expr(params[0]) else params, result)
    return type(hint)(hint.__origin__, args)


def _strip_annotations(t):
    if isinstance(t, _AnnotatedAlias):
        return _strip_annotations(t.__origin__)
    if isinstance(t, _GenericAlias) and t.__origin__ in (Required, NotRequired, ReadOnly):
        return _strip_annotations(t.__args__[0])
    return _with_each(t, _strip_annotations)


def _of_class(obj, globalns, localns, format):
    hints = {}
    for base in reversed(obj.__mro__):
        found = get_annotations(base, format=format)
        if format == 4:
            hints.update(found)
            continue
        names = globalns if globalns is not None else getattr(sys.modules.get(base.__module__), '__dict__', {})
        own = dict(vars(base)) if localns is None else localns
        if localns is None and globalns is None:
            names, own = own, names  # a class's own names do not hide those of its module
        for name, hint in found.items():
            if isinstance(hint, str):
                hint = ForwardRef(hint, is_argument=False, is_class=True)
            hints[name] = _eval_type(type(None) if hint is None else hint, names, own, base.__type_params__, format=format, owner=base,
                                     prefer_fwd_module=globalns is None)
    return hints


def get_type_hints(obj, globalns=None, localns=None, include_extras=False, *, format=None):
    """The annotations of a class, module or function, with names in strings looked up."""
    if getattr(obj, '__no_type_check__', None):
        return {}
    format = 1 if format is None else format
    if isinstance(obj, type):
        hints = _of_class(obj, globalns, localns, format)
    else:
        found = get_annotations(obj, format=format)
        if format == 4:
            return found
        if not found and not isinstance(obj, types.ModuleType) and not callable(obj) and not hasattr(obj, '__annotations__'):
            raise TypeError(f'{obj!r} is not a module, class, method, or function.')
        if globalns is None:
            target = obj
            while hasattr(target, '__wrapped__'):
                target = target.__wrapped__
            globalns = obj.__dict__ if isinstance(obj, types.ModuleType) else getattr(target, '__globals__', {})
            localns = globalns if localns is None else localns
        elif localns is None:
            localns = globalns
        params = getattr(obj, '__type_params__', ())
        hints = {}
        for name, hint in found.items():
            if isinstance(hint, str):
                hint = ForwardRef(hint, is_argument=not isinstance(obj, types.ModuleType), is_class=False)
            hints[name] = _eval_type(type(None) if hint is None else hint, globalns, localns, params, format=format, owner=obj)
    return hints if include_extras or format == 4 else {name: _strip_annotations(hint) for name, hint in hints.items()}
