"""Annotations as values; a name that is not there yet is a forward reference. Written for these tests."""
import enum
import types
from typing import ForwardRef


class Format(enum.IntEnum):
    VALUE = 1
    VALUE_WITH_FAKE_GLOBALS = 2
    FORWARDREF = 3
    STRING = 4


def type_repr(value):
    if isinstance(value, (type, types.FunctionType, types.BuiltinFunctionType)):
        return value.__qualname__ if value.__module__ == 'builtins' else f'{value.__module__}.{value.__qualname__}'
    return '...' if value is ... else value if isinstance(value, str) else repr(value)


def annotations_to_string(annotations):
    return {name: type_repr(value) for name, value in annotations.items()}


def call_annotate_function(annotate, format, *, owner=None):
    found = annotate(1)
    return annotations_to_string(found) if format == Format.STRING else found


def call_evaluate_function(evaluate, format, *, owner=None):
    return evaluate(1)


def get_annotate_from_class_namespace(namespace):
    return namespace.get('__annotate__') or namespace.get('__annotate_func__')


def get_annotations(obj, *, globals=None, locals=None, eval_str=False, format=Format.VALUE):
    found = getattr(obj, '__annotations__', None) or {}
    if isinstance(obj, type):
        found = obj.__dict__.get('__annotations__') or obj.__annotations__ if '__annotate_func__' in obj.__dict__ or '__annotations__' in obj.__dict__ else {}
    found = dict(found)
    if eval_str:
        found = {n: eval(v, globals, locals) if isinstance(v, str) else v for n, v in found.items()}
    return annotations_to_string(found) if format == Format.STRING else found
