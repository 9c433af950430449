"""Coroutines that run side by side: tasks, and what they wait for."""
from _hn.imports import _import_dotted

# The names of each module, which is loaded when one of them is asked for.
_parts = {
    'base_events': 'BaseEventLoop Server EventLoop',
    'coroutines': 'iscoroutinefunction iscoroutine',
    'events': 'AbstractEventLoop AbstractServer Handle TimerHandle get_event_loop_policy set_event_loop_policy get_event_loop '
              'set_event_loop new_event_loop _set_running_loop get_running_loop _get_running_loop',
    'exceptions': 'BrokenBarrierError CancelledError InvalidStateError TimeoutError IncompleteReadError LimitOverrunError '
                  'SendfileNotAvailableError',
    'futures': 'Future wrap_future isfuture future_discard_from_awaited_by future_add_to_awaited_by',
    'graph': 'capture_call_graph format_call_graph print_call_graph FrameCallGraphEntry FutureCallGraph',
    'locks': 'Lock Event Condition Semaphore BoundedSemaphore Barrier',
    'protocols': 'BaseProtocol Protocol DatagramProtocol SubprocessProtocol BufferedProtocol',
    'queues': 'Queue PriorityQueue LifoQueue QueueFull QueueEmpty QueueShutDown',
    'runners': 'Runner run',
    'taskgroups': 'TaskGroup',
    'tasks': 'Task create_task FIRST_COMPLETED FIRST_EXCEPTION ALL_COMPLETED wait wait_for as_completed sleep gather shield '
             'ensure_future run_coroutine_threadsafe current_task all_tasks create_eager_task_factory eager_task_factory '
             '_register_task _unregister_task _enter_task _leave_task',
    'threads': 'to_thread',
    'timeouts': 'Timeout timeout timeout_at',
    'transports': 'BaseTransport ReadTransport WriteTransport Transport DatagramTransport SubprocessTransport',
}
_modules = (*_parts, 'constants', 'mixins')
_home = {_name: _part for _part, _names in _parts.items() for _name in _names.split()}
_home['SelectorEventLoop'] = 'base_events'
__all__ = (*_home,)
_refused = {'open_connection': 'the network', 'start_server': 'the network', 'create_subprocess_exec': 'processes',
            'create_subprocess_shell': 'processes'}
del _parts


def __getattr__(name):
    if name in _home:
        found = getattr(_import_dotted(f'asyncio.{_home[name]}', False), 'EventLoop' if name == 'SelectorEventLoop' else name)
    elif name in _modules:
        found = _import_dotted(f'asyncio.{name}', False)
    elif name in ('AbstractEventLoopPolicy', 'DefaultEventLoopPolicy'):
        policies = _import_dotted('asyncio._policies', False)
        policies._tell(name)
        return getattr(policies, '_' + name)
    else:
        why = f': this sandbox gives no access to {_refused[name]}' if name in _refused else ''
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}{why}')
    globals()[name] = found
    return found


def __dir__():
    return sorted({*globals(), *__all__})
