"""What CPython deprecates of typing: the module is loaded when that is used."""
import typing
import warnings

__name__ = 'typing'  # what its functions say they are of


def _warn_of_parameter(name):
    warnings.warn(f"Failing to pass a value to the 'type_params' parameter of 'typing.{name}' is deprecated, as it leads to incorrect "
                  f'behaviour when calling typing.{name} on a stringified annotation that references a PEP 695 type parameter. It will be '
                  'disallowed in Python 3.15.', DeprecationWarning)


def _evaluate_reference(ref, globals, locals, type_params, guard):
    """ForwardRef._evaluate()."""
    if type_params is None:
        _warn_of_parameter('ForwardRef._evaluate')
        type_params = ()
    warnings.warn('ForwardRef._evaluate is a private API and is retained for compatibility, but will be removed in Python 3.16. Use '
                  'ForwardRef.evaluate() or typing.evaluate_forward_ref() instead.', DeprecationWarning)
    return typing.evaluate_forward_ref(ref, globals=globals, locals=locals, type_params=type_params, _recursive_guard=guard)


def _warn_of_collecting():
    warnings.warn('The private _collect_parameters function is deprecated and will be removed in a future version of Python. Any use of '
                  'private functions is discouraged and may break in the future.', DeprecationWarning)
