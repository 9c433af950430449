"""Functions whose types nobody checks: typeguard itself reads their syntax trees. Written for these tests."""


class TypeCheckError(Exception):
    """Never raised here."""


def typechecked(target=None, **options):
    return target if target is not None else lambda target: target


def check_type(value, expected_type, **options):
    return value
