# Frozen Python: threads, as vm/thread.c has them. No thread is left in the middle of a frozen function, unless that calls
# what is not, or waits: so nothing here needs a lock.
# What is known of a thread (its info): [is it a daemon, numbers of those that wait for its end, what it waits for, its name,
# what it is to raise].

from _hn import (_entry, _host_wait, _thread_begin, _thread_block, _thread_current, _thread_exit, _thread_first, _thread_idents, _thread_info,
                 _thread_now, _thread_pass, _thread_ready, _thread_start)

_DAEMON, _JOINED, _AWAITED, _NAME, _RAISED = 0, 1, 2, 3, 4


def _new_info(daemon, name):
    return [daemon, [], None, name, None]


# Of the running thread. With the first that waits, or is begun, the main thread becomes one of many.
def _my_info():
    info = _thread_info(_thread_current())
    if info is None:
        info = _new_info(False, 'MainThread')
        _thread_begin(info)
    return info


# Begins function(*args, **kwargs). Its number.
def thread_start(function, args, kwargs, daemon, name):
    _my_info()
    return _thread_start(_new_info(daemon, name), function, (args, kwargs))


def thread_main(function, given):
    try:
        function(*given[0], **given[1])
    except SystemExit:
        pass
    finally:
        info = _thread_info(_thread_current())
        for ident in info[_JOINED]:
            _thread_ready(ident)
        info[_JOINED] = ()
        info[_DAEMON] = True
        while not _thread_exit():
            _idle()


# Waits until _thread_ready(this thread), or a time by _thread_now() (None: for ever), or the answer that a record is of.
def thread_block(time, record, awaited):
    info = _my_info()
    info[_AWAITED] = awaited
    while not _thread_block(time, record) and info[_RAISED] is None:
        _idle()
    info[_AWAITED] = None
    failure, info[_RAISED] = info[_RAISED], None
    if failure is not None:
        raise RuntimeError(failure)


# Others that can go on do so first.
def thread_yield():
    _thread_block(None, False)


# No thread can go on: the host is waited for.
def _idle():
    left = _thread_first()
    if left is not None:
        if left > 0 and _host_wait(left / 1e9) is True:
            _thread_pass()
        return
    try:
        _host_wait(None)
    except RuntimeError:  # no call is under way: nothing will ever happen
        _stop_main()


# The main thread is told what is wrong.
def _stop_main():
    _thread_info(1)[_RAISED] = _deadlock_text()
    _thread_ready(1)


def _deadlock_text():
    waiting = []
    for ident in _thread_idents():
        info = _thread_info(ident)
        waiting.append('%s waits for %s' % (info[_NAME], _awaited_what(info[_AWAITED])))
    more = '; %d more' % (len(waiting) - 5) if len(waiting) > 5 else ''
    return 'deadlock: nothing can wake a thread any more (%s%s)' % ('; '.join(waiting[:5]), more)


def _awaited_what(awaited):
    if type(awaited) is int:
        info = _thread_info(awaited)
        return 'the end of a thread' if info is None else 'the end of ' + info[_NAME]
    if type(awaited) is tuple:
        owner = _thread_info(awaited[1]) if awaited[1] else None
        return awaited[0] if owner is None else '%s that %s holds' % (awaited[0], owner[_NAME])
    return 'others' if awaited is None else str(awaited)


# Waits for the end of a thread, or until a time. Whether it has ended.
def thread_join(ident, time):
    info = _thread_info(ident)
    me = _thread_current()
    while info is not None and info[_JOINED] != ():
        if time is not None and _thread_now() >= time:
            return False
        if me not in info[_JOINED]:
            info[_JOINED].append(me)
        thread_block(time, None, ident)
    return True


def thread_lives(ident):
    info = _thread_info(ident)
    return info is not None and info[_JOINED] != ()


_thread_ends = {}  # 0: what is called when the main thread is over, the executors'


# The main thread is over: those that are no daemons go on.
def threads_over():
    end = _entry(_thread_ends, 0, None)
    if end is not None:
        end()
    while True:
        left = [ident for ident in _thread_idents() if ident != 1 and not _thread_info(ident)[_DAEMON]]
        if not left:
            break
        thread_join(left[0], None)


async def _ask_host(function, args, kwargs):
    return await function(*args, **kwargs)


def thread_call(function, /, *args, **kwargs):
    asked = _ask_host(function, args, kwargs)
    try:
        answer = asked.send(None)
        while True:
            thread_block(None, answer._record, 'the host')
            answer = asked.send(None)
    except StopIteration as e:
        return e.value


def thread_sleep(nanoseconds):
    end = _thread_now() + nanoseconds
    while _thread_now() < end:
        thread_block(end, None, 'the clock')
