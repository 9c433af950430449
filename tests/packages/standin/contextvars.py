"""Variables of one context. Written for these tests."""
_none = object()


class Token:
    MISSING = _none

    def __init__(self, var, old):
        self.var, self.old_value = var, old


class ContextVar:
    def __init__(self, name, *, default=_none):
        self.name, self._default, self._value = name, default, _none

    def get(self, default=_none):
        for value in (self._value, default, self._default):
            if value is not _none:
                return value
        raise LookupError(self)

    def set(self, value):
        token = Token(self, self._value)
        self._value = value
        return token

    def reset(self, token):
        self._value = token.old_value


class Context:
    def run(self, call, *args, **kwargs):
        return call(*args, **kwargs)


def copy_context():
    return Context()
