# Frozen Python: raising, exception groups, except*, tracebacks.

from _hn import (_argument_name, _caller, _exc_args, _exc_is, _exc_new, _exc_set, _is_type, _isinstance, _lookup,
                 _payload, _tb_new, _type_is)
from _hn.builtins import _tn


def make_exception(what, cause, has_cause):
    e = _as_exception(what, 'exceptions must derive from BaseException')
    if has_cause:
        if cause is not None:
            cause = _as_exception(cause, 'exception causes must derive from BaseException')
        e.__cause__ = cause
    return e


def _as_exception(what, message):
    if _exc_is(what):
        return what
    if _is_type(what) and _type_is(what, BaseException):
        e = what()
        if not _exc_is(e):
            raise TypeError('calling %r should have returned an instance of BaseException, not %r' % (what, type(e)))
        return e
    raise TypeError(message)


def exception_repr(e):
    args = e.args
    if len(args) == 1:
        return '%s(%s)' % (_tn(e), repr(args[0]))
    return _tn(e) + repr(args)


def exception_str(e):
    if _isinstance(e, SyntaxError):
        text = str(e.msg)
        if e.filename is not None and type(e.lineno) is int:
            return '%s (%s, line %d)' % (text, e.filename.split('/')[-1], e.lineno)
        return text
    if _isinstance(e, OSError):
        text = '[Errno %s] %s' % (e.errno, e.strerror)
        if e.filename is not None:
            text += ': %r' % (e.filename,)
            if e.filename2 is not None:
                text += ' -> %r' % (e.filename2,)
        return text
    return str(e.args)


def exception_set_args(e, iterable):
    _exc_args(e, tuple(iterable))


# ---- groups ----

def group_new(cls, args):
    if len(args) != 2:
        raise TypeError('BaseExceptionGroup.__new__() takes exactly 2 arguments (%d given)' % len(args))
    message, given = args
    if not _isinstance(message, str):
        raise TypeError('BaseExceptionGroup.__new__() argument 1 must be str, not ' + _argument_name(message))
    if _lookup(type(given), '__getitem__', None) is None or _isinstance(given, (set, frozenset, dict)):
        raise TypeError('second argument (exceptions) must be a sequence')
    exceptions = tuple(given)
    if not exceptions:
        raise ValueError('second argument (exceptions) must be a non-empty sequence')
    base = False
    i = 0
    for e in exceptions:
        if not _exc_is(e):
            raise ValueError('Item %d of second argument (exceptions) is not an exception' % i)
        if not _isinstance(e, Exception):
            base = True
        i += 1
    if cls is BaseExceptionGroup:
        if not base:
            cls = ExceptionGroup
    elif base and _type_is(cls, Exception):
        if cls is ExceptionGroup:
            raise TypeError('Cannot nest BaseExceptions in an ExceptionGroup')
        raise TypeError("Cannot nest BaseExceptions in '%s'" % cls.__name__)
    group = _exc_new(cls, args)
    _exc_set(group, 'message', message)
    _exc_set(group, 'exceptions', exceptions)
    return group


def group_str(group):
    n = len(group.exceptions)
    return '%s (%d sub-exception%s)' % (group.message, n, '' if n == 1 else 's')


def group_repr(group):
    if len(group.args) == 2 and _isinstance(group.args[1], list):
        return '%s(%r, %r)' % (_tn(group), group.message, [e for e in group.exceptions])
    return '%s(%r, %r)' % (_tn(group), group.message, group.exceptions)


def group_derive(group, exceptions):
    return BaseExceptionGroup(group.message, exceptions)


def _condition(condition):
    if _is_type(condition) and _type_is(condition, BaseException):
        return condition
    if _isinstance(condition, tuple):
        for c in condition:
            if not (_is_type(c) and _type_is(c, BaseException)):
                break
        else:
            return condition
    elif callable(condition) and not _is_type(condition):
        return condition
    raise TypeError('expected an exception type, a tuple of exception types, or a callable (other than a class)')


def _matches(e, condition):
    if _is_type(condition) or _isinstance(condition, tuple):
        return _isinstance(e, condition)
    return True if condition(e) else False


def _derived(group, exceptions):
    new = group.derive(exceptions)
    if not _isinstance(new, BaseExceptionGroup):
        raise TypeError('derive must return an instance of BaseExceptionGroup')
    new.__traceback__ = group.__traceback__
    new.__context__ = group.__context__
    new.__cause__ = group.__cause__
    notes = getattr(group, '__notes__', None)
    if _isinstance(notes, (list, tuple)):
        new.__notes__ = list(notes)
    return new


# (what matches or None, what does not or None); the second only when `both`.
def _split(e, condition, both):
    if _matches(e, condition):
        return e, None
    if not _isinstance(e, BaseExceptionGroup):
        return None, e
    yes = []
    no = []
    for x in e.exceptions:
        a, b = _split(x, condition, both)
        if a is not None:
            yes.append(a)
        if b is not None:
            no.append(b)
    return (_derived(e, yes) if yes else None), (_derived(e, no) if no and both else None)


def group_split(group, condition):
    return _split(group, _condition(condition), True)


def group_subgroup(group, condition):
    return _split(group, _condition(condition), False)[0]


# ---- except* ----

def _check_star_type(t):
    for c in t if _isinstance(t, tuple) else (t,):
        if not (_is_type(c) and _type_is(c, BaseException)):
            raise TypeError('catching classes that do not inherit from BaseException is not allowed')
        if _type_is(c, BaseExceptionGroup):
            raise TypeError('catching ExceptionGroup with except* is not allowed. Use except instead.')


def except_star_match(e, t):
    own = _isinstance(t, tuple) and type(t) is not tuple
    t = _payload(t)  # of a tuple of a class of its own, the tuple
    _check_star_type(t)
    if e is None:
        return None, None
    if _isinstance(e, t):
        if _isinstance(e, BaseExceptionGroup):
            return e, None
        group = BaseExceptionGroup('', (e,))
        globals, _, code, line, pc, _ = _caller(0)
        group.__traceback__ = _tb_new(None, None, code, globals, 2 * pc, line)
        return group, None
    if _isinstance(e, BaseExceptionGroup):
        if own:
            raise TypeError('expected an exception type, a tuple of exception types, or a callable (other than a class)')
        return _split(e, t, True)
    return None, e


# What is raised after the clauses of a try with except*: what they raised, and what nobody caught.
def except_star_raise(original, raised):
    if not raised:
        return None
    if not _isinstance(original, BaseExceptionGroup):
        return raised[0]
    new = []
    rest = []
    for e in raised:
        (rest if _part_of(e, original) else new).append(e)
    left = _projection(original, rest) if rest else None
    if not new:
        return left
    if left is not None:
        new.append(left)
    if len(new) == 1:
        return new[0]
    return BaseExceptionGroup('', new)


def _leaves(e, out):
    if _isinstance(e, BaseExceptionGroup):
        for x in e.exceptions:
            _leaves(x, out)
    else:
        out.append(e)
    return out


# Whether e is a piece of the original that was raised again as it was.
def _part_of(e, original):
    if e is original:
        return True
    if not _isinstance(e, BaseExceptionGroup):
        return False
    if e.__traceback__ is not original.__traceback__ or e.__context__ is not original.__context__ or \
            e.__cause__ is not original.__cause__:
        return False
    mine = [id(x) for x in _leaves(original, [])]
    for x in _leaves(e, []):
        if id(x) not in mine:
            return False
    return True


def _projection(original, parts):
    keep = []
    for part in parts:
        for x in _leaves(part, []):
            keep.append(id(x))
    return _keep_seen(original, keep)


def _keep_seen(e, ids):
    if not _isinstance(e, BaseExceptionGroup):
        return e if id(e) in ids else None
    left = []
    for x in e.exceptions:
        y = _keep_seen(x, ids)
        if y is not None:
            left.append(y)
    return _derived(e, left) if left else None


def exception_reduce(e):
    args = e.args
    state = e.__dict__
    if _isinstance(e, OSError):
        if len(args) == 2 and e.filename is not None:
            args += (e.filename,) if e.filename2 is None else (e.filename, None, e.filename2)
    elif _isinstance(e, AttributeError):
        return type(e), args, e.__getstate__()
    elif _isinstance(e, ImportError):
        state = state | {n: getattr(e, n) for n in ('name', 'path', 'name_from') if getattr(e, n) is not None}
    return (type(e), args, state) if state else (type(e), args)


def attribute_state(e):
    state = dict(e.__dict__)
    if e.name is not None:
        state['name'] = e.name
    state['args'] = e.args
    return state


def exception_state(self, state):
    if not _isinstance(state, dict):
        raise TypeError('state is not a dictionary')
    for name, value in state.items():
        setattr(self, name, value)
