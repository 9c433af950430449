"""What futures, tasks and handles show of themselves, and where they were made. Loaded when somebody looks."""
import sys
import traceback
from functools import partial, partialmethod
from inspect import unwrap
from reprlib import repr as _short
from asyncio.constants import DEBUG_STACK_DEPTH

_open = set()  # ids of futures whose texts are being made: one that contains itself is '...'


def stack_here():
    """Where the program is, for the debug mode."""
    return traceback.StackSummary.extract(traceback.walk_stack(None), limit=DEBUG_STACK_DEPTH, lookup_lines=False)[::-1]


def _place_of(function):
    """(file, line) of what a callback comes down to, or None."""
    function = unwrap(function)
    while isinstance(function, (partial, partialmethod)):
        function = unwrap(function.func)
    code = getattr(function, '__code__', None)
    return None if code is None or code.co_filename.startswith('<frozen ') else (code.co_filename, code.co_firstlineno)


def _call_text(function, args, debug, tail=''):
    while isinstance(function, partial):
        tail = _arguments_text(function.args, function.keywords, debug) + tail
        function = function.func
    name = getattr(function, '__qualname__', None) or getattr(function, '__name__', None) or repr(function)
    return f'{name}{_arguments_text(args or (), {}, debug)}{tail}'


def _arguments_text(args, keywords, debug):
    if not debug:
        return '()'
    return f"({', '.join([_short(arg) for arg in args] + [f'{name}={_short(v)}' for name, v in keywords.items()])})"


def source_text(function, args, debug=False):
    """A call and where its function is."""
    place = _place_of(function)
    text = _call_text(function, args, debug)
    return text if place is None else f'{text} at {place[0]}:{place[1]}'


def callback_text(handle):
    return source_text(handle._callback, handle._args, handle._loop.get_debug())


def tell_of_handle(handle, error):
    """A callback has raised."""
    about = {'message': f'Exception in callback {callback_text(handle)}', 'exception': error, 'handle': handle}
    if handle._source_traceback:
        about['source_traceback'] = handle._source_traceback
    handle._loop.call_exception_handler(about)


def handle_parts(handle):
    parts = [type(handle).__name__]
    if handle._cancelled:
        parts.append('cancelled')
    if handle._callback is not None:
        parts.append(callback_text(handle))
    if handle._source_traceback:
        place = handle._source_traceback[-1]
        parts.append(f'created at {place.filename}:{place.lineno}')
    return parts


# ---- futures ----

def _waiting_text(future):
    texts = [source_text(function, ()) for function, _ in future._callbacks[:2]]
    count = len(future._callbacks)
    if count > 2:
        texts[1:] = f'<{count - 2} more>', source_text(future._callbacks[-1][0], ())
    return f"cb=[{', '.join(texts)}]"


def _parts(future):
    parts = [future._state.lower()]
    if future._state == 'FINISHED':
        failed = future._exception is not None
        parts.append(f'exception={future._exception!r}' if failed else f'result={_short(future._result)}')
    if future._callbacks:
        parts.append(_waiting_text(future))
    if future._source_traceback:
        place = future._source_traceback[-1]
        parts.append(f'created at {place.filename}:{place.lineno}')
    return parts


def future_text(future):
    if id(future) in _open:
        return '...'
    _open.add(id(future))
    try:
        parts = _parts(future)
        if hasattr(future, '_fut_waiter'):
            _add_task(future, parts)
        return f"<{type(future).__name__} {' '.join(parts)}>"
    finally:
        _open.discard(id(future))


def _add_task(task, parts):
    if task.cancelling() and not task.done():
        parts[0] = 'cancelling'
    more = [f'name={task.get_name()!r}']
    if task.get_coro() is not None:
        more.append(f'coro=<{coroutine_text(task.get_coro())}>')
    if task._fut_waiter is not None:
        more.append(f'wait_for={task._fut_waiter!r}')
    parts[1:1] = more


def coroutine_text(coro):
    """What a coroutine is, and where it stands."""
    name = getattr(coro, '__qualname__', None) or getattr(coro, '__name__', None) or f'<{type(coro).__name__} without __name__>'
    name += '()'
    frame, code = [getattr(coro, f'cr_{what}', None) or getattr(coro, f'gi_{what}', None) for what in ('frame', 'code')]
    if code is None:
        running = getattr(coro, 'cr_running', None) or getattr(coro, 'gi_running', None)
        return f'{name} running' if running else name
    if frame is None:
        return f'{name} done, defined at {code.co_filename}:{code.co_firstlineno}'
    return f'{name} running at {code.co_filename}:{frame.f_lineno}'


# ---- stacks of tasks ----

def task_stack(task, limit):
    """The frames of a task: where it waits, or of its exception."""
    coro = task.get_coro()
    frame = getattr(coro, 'cr_frame', None) or getattr(coro, 'gi_frame', None)
    frames = []
    if frame is None and task._exception is not None:
        entry = task._exception.__traceback__
        while entry is not None and (limit is None or len(frames) < limit):
            frames.append(entry.tb_frame)
            entry = entry.tb_next
        return frames
    while frame is not None and (limit is None or len(frames) < limit):
        frames.insert(0, frame)
        frame = frame.f_back
    return frames


def task_stack_text(task, limit):
    """That, as a traceback is written."""
    import linecache
    lines = []
    for frame in task_stack(task, limit):
        code = frame.f_code
        lines.append((code.co_filename, frame.f_lineno, code.co_name, linecache.getline(code.co_filename, frame.f_lineno).strip()))
    if not lines:
        title = f'No stack for {task!r}'
    else:
        title = f"{'Stack' if task._exception is None else 'Traceback'} for {task!r} (most recent call last):"
    parts = [title, '\n', *traceback.format_list(lines)]
    if task._exception is not None:
        parts += traceback.format_exception_only(task._exception)
    return ''.join(parts)


# ---- what goes wrong where nobody waits ----

def failure_lines(context):
    """What is written of a failure that nobody catches."""
    lines = [context.get('message') or 'Unhandled exception in event loop']
    for key in sorted(context):
        if key in ('message', 'exception'):
            continue
        value = context[key]
        if key.endswith('traceback'):
            title = 'Object' if key == 'source_traceback' else 'Handle'
            value = f"{title} created at (most recent call last):\n{''.join(traceback.format_list(value)).rstrip()}"
        else:
            value = repr(value)
        lines.append(f'{key}: {value}')
    return '\n'.join(lines)


def tell_failure(context):
    """As the logger 'asyncio' does where a program has not set it up."""
    error = context.get('exception')
    text = failure_lines(context)
    if 'logging' in sys.modules:
        sys.modules['logging'].getLogger('asyncio').error(text, exc_info=error if error is not None else False)
        return
    if error is not None:
        text += '\n' + ''.join(traceback.format_exception(error)).rstrip('\n')
    print(text, file=sys.stderr)
