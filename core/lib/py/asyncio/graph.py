"""Who waits for whom: the graph of a future's calls."""
import sys
from dataclasses import dataclass
from asyncio import events, futures, tasks

__all__ = ('capture_call_graph', 'format_call_graph', 'print_call_graph', 'FrameCallGraphEntry', 'FutureCallGraph')


@dataclass(frozen=True, slots=True)
class FrameCallGraphEntry:
    """A frame in the graph."""
    frame: object


@dataclass(frozen=True, slots=True)
class FutureCallGraph:
    """A future, the frames of its coroutine, and the futures that wait for it."""
    future: object
    call_stack: tuple
    awaited_by: tuple


def _frames_of(future, limit):
    coro = future.get_coro() if isinstance(future, tasks.Task) else None
    frames = []
    while coro is not None:
        frame = getattr(coro, 'cr_frame', None) or getattr(coro, 'gi_frame', None)
        if frame is None:
            break
        frames.append(FrameCallGraphEntry(frame))
        coro = getattr(coro, 'cr_await', None)
        coro = coro if hasattr(coro, 'cr_frame') or hasattr(coro, 'gi_frame') else None
    frames.reverse()
    return _cut(frames, limit)


def _cut(frames, limit):
    if limit is None or not frames:
        return tuple(frames)
    return tuple(frames[:limit] if limit >= 0 else frames[limit:])


def _graph_of(future, limit):
    waiting = future._asyncio_awaited_by or ()
    return FutureCallGraph(future, _frames_of(future, limit), tuple([_graph_of(each, limit) for each in waiting]))


def capture_call_graph(future=None, /, *, depth=1, limit=None):
    """The graph of a future, or of the task that runs; None: there is none."""
    loop = events._loop_here()
    me = tasks.current_task(loop) if loop is not None else None
    if future is not None and future is not me:
        if not futures.isfuture(future):
            raise TypeError(f'{future!r} object does not appear to be compatible with asyncio.Future')
        return _graph_of(future, limit)
    if loop is None:
        raise RuntimeError('capture_call_graph() is called outside of a running event loop and no *future* to introspect was provided')
    if me is None:
        return None
    frames, frame = [], sys._getframe(depth)
    while frame is not None and limit != 0:
        is_async = frame.f_code.co_flags & 0x280
        frames.append(FrameCallGraphEntry(frame))
        frame = frame.f_back
        if is_async and (frame is None or not frame.f_code.co_flags & 0x280):
            break
    return FutureCallGraph(me, _cut(frames, limit), tuple([_graph_of(each, limit) for each in me._asyncio_awaited_by or ()]))


def _lines_of(graph, level):
    indent = '    ' * level
    name = f' name={graph.future.get_name()!r}' if isinstance(graph.future, tasks.Task) else ''
    yield f'{indent}* {type(graph.future).__name__}({name.lstrip()}{", " if name else ""}id={id(graph.future):#x})'
    if graph.call_stack:
        yield f'{indent}  + Call stack:'
        for entry in graph.call_stack:
            code = entry.frame.f_code
            kind = 'async ' if code.co_flags & 0x280 else ''
            yield f'{indent}  |   File {code.co_filename!r}, line {entry.frame.f_lineno}, in {kind}{code.co_qualname}()'
    if graph.awaited_by:
        yield f'{indent}  + Awaited by:'
        for each in graph.awaited_by:
            yield from _lines_of(each, level + 1)


def format_call_graph(future=None, /, *, depth=1, limit=None):
    """The graph as text."""
    graph = capture_call_graph(future, depth=depth + 1, limit=limit)
    return '' if graph is None else '\n'.join(_lines_of(graph, 0))


def print_call_graph(future=None, /, *, file=None, depth=1, limit=None):
    """Write the graph."""
    print(format_call_graph(future, depth=depth + 1, limit=limit), file=file)
