# The host: awaitable calls, calls that it makes, and its objects.

from _hn import (_entry, _exc_is, _host_decode, _host_object, _host_object_begin, _host_wait, _instance, _is_awaited,
                 _is_generator, _member_fix, _type, _type_is, _type_made, _type_seal)
from _hn.builtins import _tn
from _hn.files import _unkept
from _hn.generators import send
from _hn.imports import import_whole


class HostFuture:
    """The answer of the host to one call: any number of tasks may await it."""

    __slots__ = ("_record",)

    def done(self):
        return self._record[0] != 0

    def __await__(self):
        record = self._record
        while record[0] == 0:
            yield self
        if record[0] > 2:
            is_error = record[0] == 4
            record[1] = _decode_slowly(record[1], is_error)
            record[0] = 2 if is_error else 1
        if record[0] == 2:
            raise record[1]
        return record[1]

    def __repr__(self):
        return "<host call %s>" % ("done" if self._record[0] else "pending")

    def __getattr__(self, name):
        raise AttributeError("'HostFuture' object has no attribute %r; did you forget 'await'?" % name)

    def __getitem__(self, key):
        raise TypeError("'HostFuture' object is not subscriptable; did you forget 'await'?")

    def __iter__(self):
        raise TypeError("'HostFuture' object is not iterable; did you forget 'await'?")


# Decodes again until all is there that Python makes: what contains other such objects is made after them.
def _decode_slowly(data, is_error):
    made = []
    try:
        value = _host_decode(data, made)
    except RuntimeError:  # dates need their module
        import_whole('datetime', None, None, None, 0)
        made = []
        value = _host_decode(data, made)
    while tuple in [type(one) for one in made]:
        for i, one in enumerate(made):
            if type(one) is tuple:
                made[i] = (_exception_of(one[1]) if one[0] == 18516 else
                           import_whole('_host_values', None, None, None, 0).make(*one))
        value = _host_decode(data, made)
    return _exception_of(value) if is_error else value


# A part of such a description, once: it may contain itself.
def _host_part(given, name, kind):
    value = given.pop(name, None)
    return value if type(value) is kind else kind()


# The arguments of an OSError whose number the host names, such as ENOENT. Empty if no number has this name.
def _system_args(given):
    name = _host_part(given, 'errno', str)
    number = name and vars(_unkept('errno')).get(name)
    if type(number) is not int:
        return ()
    text = _host_part(given, 'strerror', str) or _unkept('_errors').text_of(number)
    return number, text, *_host_part(given, 'files', list)


# The exception that the host describes (docs/wire-format.md, "Exceptions"). What does not fit is left out.
def _exception_of(given):
    if type(given) is not dict:
        if _exc_is(given):
            return given
        given = {'message': given}
    name = _host_part(given, 'type', str)
    if not (name and name.isprintable()):
        name = 'RuntimeError'
    message = _host_part(given, 'message', str)
    alone = message and (message,)
    members = [_exception_of(one) for one in _host_part(given, 'exceptions', list)]
    args = given.get('args')
    system = _system_args(given)
    args = system or members and (message, members) or type(args) in (list, tuple) and args or alone
    for base in [name, *_host_part(given, 'bases', list), 'RuntimeError']:
        cls = type(base) is str and _type(base)
        if cls and _type_is(cls, BaseException):
            break
    if system and not _type_is(cls, OSError):
        name = 'OSError'
        cls = OSError
    for cls in cls.__mro__:
        try:
            e = (cls if name == cls.__name__ else type(name, (cls,), {}))(*args)
            break
        except (TypeError, ValueError):  # the class does not take these arguments
            args = alone
    for key, value in _host_part(given, 'fields', dict).items():
        if type(key) is str and key[:1] != '_':
            setattr(e, key, value)
    notes = _host_part(given, 'notes', list)
    if notes:
        e.__notes__ = notes
    for key in 'context', 'cause':
        other = _host_part(given, key, dict)
        if other:
            setattr(e, '__%s__' % key, _exception_of(other))
    return e


def host_decode(data, is_error):
    value = _decode_slowly(data, is_error)
    if is_error:
        raise value
    return value


_top_waits = {}  # 0: what waits for an `await` outside functions in place of the below, asyncio's


# There is no event loop below an `await` outside functions: whatever waits there waits for the host.
def _top_wait(waits_for):
    wait = _entry(_top_waits, 0, None)
    if wait is not None:
        wait(waits_for)
    elif type(waits_for) is HostFuture:
        if waits_for._record[0] == 0:
            _host_wait(None)
    elif waits_for is not None:
        raise RuntimeError('Task got bad yield: %r' % (waits_for,))


def top_yield(waits_for, iterator):
    """Drives what an `await` outside functions awaits, from its first wait on; ends as that does."""
    while True:
        try:
            _top_wait(waits_for)
        except BaseException as e:
            throw = getattr(iterator, 'throw', None)
            if throw is None:
                raise
            waits_for = throw(e)
        else:
            waits_for = None  # its answer may be large, and the next one, too
            waits_for = send(iterator, None)


# ---- calls that the host makes ----

def host_apply(function, args, kwargs):
    result = function(*args, **kwargs)
    if not (_is_generator(result) and _tn(result) == 'coroutine'):
        return result
    try:
        top_yield(result.send(None), result)
    except StopIteration as e:
        return e.value


# ---- objects of the host ----

# What the host knows it by. Programs can call the methods below with objects of their own: those have none.
def _host_id(o):
    if type(o) is not HostObject:
        raise TypeError('a host object is needed, not ' + _tn(o))
    return o._id


class HostObject:
    """Something of the host's, which says what of it there is."""

    __slots__ = ('_id', '_class', '_attributes', '_writable', '_methods')

    def _missing(self, name):
        e = AttributeError("'%s' object has no attribute '%s'" % (self._class, name))
        e.name = name
        e.obj = self
        return e

    def __getattr__(self, name):
        if name in self._methods:
            return _instance(HostMethod, self, name)
        if name in self._attributes:
            return _host_object('get', _host_id(self), name)
        raise self._missing(name)

    def __setattr__(self, name, value):
        if name in self._writable:
            _host_object('set', _host_id(self), name, value)
        elif name in self._attributes or name in self._methods:
            raise AttributeError("attribute '%s' of '%s' objects is not writable" % (name, self._class))
        else:
            raise self._missing(name)

    def __delattr__(self, name):
        raise AttributeError("attributes of '%s' objects cannot be deleted" % self._class)

    def __dir__(self):
        return list(self._attributes + self._methods)

    def __eq__(self, other):
        return self._id == other._id if type(other) is HostObject else NotImplemented

    def __hash__(self):
        return hash(self._id)

    def __repr__(self):
        return '<host object %s>' % self._class


class HostMethod:
    """A method of a host object."""

    __slots__ = ('__self__', '__name__')

    def __call__(self, /, *args, **kwargs):
        call = _host_object_begin if _is_awaited() else _host_object
        return call('call', _host_id(self.__self__), self.__name__, args, kwargs)

    def __eq__(self, other):
        return (type(other) is HostMethod and self.__name__ == other.__name__ and self.__self__ == other.__self__)

    def __hash__(self):
        return hash((self.__self__, self.__name__))

    def __repr__(self):
        return '<method %s of %r>' % (self.__name__, self.__self__)


# Made by C alone, with what the host has said of it: no slot can be set, no class changed or derived from.
for _slot in ('_id', '_class', '_attributes', '_writable', '_methods'):
    _member_fix(HostObject, _slot, _slot, False)
for _cls in HostObject, HostMethod:
    _type_seal(_cls, False)
    _type_made(_cls, False)
